/** The drawing of every entry of the legend, by its id. */
import { Art, Picture } from '#web/kit/art.tsx';
import { BONUS } from '../board/draw/bonus.ts';
import { barrel, capital } from '../board/draw/capital.ts';
import { backArt } from '../board/draw/elements.ts';
import { face } from '../board/draw/face.ts';
import { INK } from '../board/draw/ink.ts';
import { metricPicture } from '../board/draw/metric.ts';
import { rider, smog, temple, treehouse } from '../board/draw/pieces.ts';
import { requirementPicture } from '../board/draw/requirement.ts';
import { cleanSpace, startTile } from '../board/draw/tiles.ts';
import { elementName, forestName, templeElement, tileArt, tribeName } from '../board/look.ts';
import { CategoryIcon } from '../board/parts/category.tsx';
import {
  cardOf,
  constants,
  elements,
  START_TILE,
  tileAt,
  tileOf,
  tribeAt,
  tribes,
  villageCardAt,
  villageCardOf,
} from '../rules/data.ts';
import type { Requirement } from '../rules/vocabulary.ts';
import { cardHigh, ElementFace, effectsArt } from './cards.tsx';
import { tileKinds } from './entries.ts';
import { needs } from './needs.ts';

const TILE_BOX = '-6 -6 164 168';

/** Signs that are the same for every tribe. */
const SIGNS: Readonly<Record<string, readonly [box: string, svg: string]>> = {
  rider: ['-30 -30 60 56', rider('falcons')],
  capital: ['-20 -146 360 130', capital('falcons', constants.riders)],
  waterStock: ['552 -120 80 96', barrel(4)],
  treehouse: ['-40 -64 80 114', treehouse('falcons')],
  temple: ['-28 -32 56 60', temple('yellow', 1, false, '#b98f5a')],
  smog: ['-34 -28 68 56', smog()],
  cleanSpace: ['-6 -6 162 162', cleanSpace(6)],
  turbine: ['-24 -28 48 54', BONUS.turbine],
  catapult: ['-24 -28 48 54', BONUS.catapult],
  portal: ['-24 -28 48 54', BONUS.portal],
  water: ['-26 -18 52 36', `<g transform="translate(-19 0)">${effectsArt([{ kind: 'water', n: 4 }]).svg}</g>`],
  move: ['-26 -18 52 36', `<g transform="translate(-19 0)">${effectsArt([{ kind: 'move', n: 4 }]).svg}</g>`],
  clean: ['-26 -18 52 36', `<g transform="translate(-19 0)">${effectsArt([{ kind: 'clean', n: 2 }]).svg}</g>`],
  forest: ['-30 -18 60 36', `<g transform="translate(-25 0)">${effectsArt([{ kind: 'forest', cost: 5 }]).svg}</g>`],
  mix: [
    '-36 -18 72 36',
    `<g transform="translate(-33 0)">${effectsArt([{ kind: 'mix', of: ['water', 'move'], n: 4 }]).svg}</g>`,
  ],
  villageCard: [
    '-34 -22 68 46',
    `<rect x="-32" y="-19" width="64" height="40" rx="5" fill="#fdf9ef" stroke="${INK}" stroke-width="1.6"/><path d="M8 -16V18" stroke="${INK}" stroke-dasharray="3 3"/><g transform="translate(-12 0)">${treehouse('roots', 0.3)}</g>`,
  ],
};

function Need({ requirement }: { requirement: Requirement }) {
  const { width, svg } = requirementPicture(requirement, elementName);
  return <Picture class="tw-need" box={`-2 -16 ${width + 4} 33`} svg={svg} />;
}

const indexIn = (list: readonly { readonly id: string }[], id: string): number => list.findIndex((x) => x.id === id);

/** Leaders and tribes. */
function PersonSign({ id }: { id: string }) {
  const tribe = indexIn(tribes, id);
  if (tribe >= 0)
    return (
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        <use href={`#tw-e-${tribeName(tribe)}`} x="-11" y="-11" width="22" height="22" />
      </svg>
    );
  const of = tribes.findIndex((t) => indexIn(t.leaders, id) >= 0);
  if (of < 0) return <CategoryIcon category={id} />;
  const leader = indexIn(tribeAt(of).leaders, id);
  return (
    <svg viewBox="-17 -17 34 34" aria-hidden="true">
      <Art svg={face(tribeName(of), leader, true)} />
    </svg>
  );
}

export function Sign({ id }: { id: string }) {
  const known = SIGNS[id];
  if (known !== undefined) return <Picture class="tw-sign" box={known[0]} svg={known[1]} />;
  const need = needs[id];
  if (need !== undefined) return <Need requirement={need} />;
  const element = indexIn(elements, id);
  if (element >= 0) return <Picture box="-20 -26 40 52" svg={backArt(elementName(element))} />;
  const card = cardOf(id);
  if (card >= 0)
    return (
      <svg viewBox={`-2 -2 226 ${cardHigh(card) + 4}`} aria-hidden="true">
        <ElementFace card={card} marks={[]} />
      </svg>
    );
  const village = villageCardOf(id);
  if (village >= 0) {
    const { objective, immediate } = villageCardAt(village);
    const effects = effectsArt(immediate);
    const svg = `<g transform="translate(36 -4)">${metricPicture(objective, 'roots')}</g><path d="M74 -18V18" stroke="currentColor" stroke-dasharray="3 3"/><g transform="translate(80 0) scale(.62)">${effects.svg}</g>`;
    return <Picture class="tw-sign" box="0 -26 134 52" svg={svg} />;
  }
  const kind = tileKinds.find((k) => k.id === id);
  if (kind !== undefined) return <Picture box={TILE_BOX} svg={tileArt(tileOf(kind.tile.id))} />;
  const tile = tileOf(id);
  if (tile >= START_TILE) {
    const seat = tile - START_TILE;
    return <Picture box={TILE_BOX} svg={startTile(forestName(tileAt(tile).color), tribeName(seat))} />;
  }
  const placed = tribeAt(0).temples.find((t) => t.id === id);
  if (placed !== undefined) return <Picture box="-28 -32 56 60" svg={temple(templeElement(placed.effects))} />;
  return <PersonSign id={id} />;
}
