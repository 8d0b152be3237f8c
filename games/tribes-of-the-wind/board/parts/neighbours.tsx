/** The neighbours sit left and right of the own rack, because left and right decide: land, means and backs. */
import type { ComponentChildren } from 'preact';
import { Art } from '#web/kit/art.tsx';
import { Num } from '#web/kit/num.tsx';
import { Target, usePlace } from '#web/kit/target.tsx';
import { cardOf, constants, elements, grid, SPACES, tileAt } from '../../rules/data.ts';
import { columnOf, rowOf } from '../../rules/geometry.ts';
import { playerAt, racksOf, rowReports } from '../../rules/inspect.ts';
import { placedTemples, villages } from '../../rules/metrics.ts';
import type { Land, SeenCard } from '../../rules/state.ts';
import { countedClass, counts } from '../counted.ts';
import { miniSpace, type SmallSpace } from '../draw/minimap.ts';
import { placeThing, rackThing, waterThing } from '../ids.ts';
import { elementName, forestName, tribeName } from '../look.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { Back, Emblem, Glyph, Houses } from './glyph.tsx';

const SMALL = 29;

const smallSpace = (land: Land, i: number): SmallSpace => {
  const tile = land.tiles[i] as number;
  return {
    kind: tile < 0 ? null : forestName(tileAt(tile).color),
    slots: tile < 0 ? 0 : tileAt(tile).slots,
    village: land.village[i] === 1,
    riders: land.riders[i] as number,
    temple: (land.temple[i] as number) >= 0,
    smog: land.pollution[i] as number,
  };
};

interface SmallProps {
  readonly seat: number;
  readonly land: Land;
  /** Its places carry their marks: the same land is not shown large. */
  readonly named: boolean;
  readonly category?: string | null;
}

function SmallPlace({ seat, land, space, named, category = null }: SmallProps & { readonly space: number }) {
  const { class: marks, ...place } = usePlace(placeThing(seat, space));
  return (
    <g
      transform={`translate(${columnOf(space) * SMALL} ${rowOf(space) * SMALL})`}
      class={`${named ? marks : ''}${countedClass(counts(land, space, category))}`}
      {...(named ? place : {})}
    >
      <g>
        <Art svg={miniSpace(smallSpace(land, space), tribeName(land.tribe), SMALL)} />
      </g>
      <rect x="-1" y="-1" width={SMALL} height={SMALL} rx="5" class="ring" />
    </g>
  );
}

/** A whole land in small. */
export function SmallLand(small: SmallProps) {
  return (
    <svg class="tw-small" viewBox={`-3 -3 ${grid.columns * SMALL + 4} ${grid.rows * SMALL + 4}`} aria-hidden="true">
      {Array.from({ length: SPACES }, (_, i) => (
        <SmallPlace key={i} {...small} space={i} />
      ))}
    </svg>
  );
}

/** Positions on the rack of a side that the chosen row asks about; null where it does not look there. */
function litBacks(p: Props, side: 'left' | 'right'): readonly number[] | null {
  const [first] = p.chain;
  if (first?.do !== 'play' || p.seat === null) return null;
  const report = rowReports(p.view, p.seat, cardOf(first.card))[first.row - 1]?.requirements[0];
  if (report === undefined || ['own', 'ownNone', 'ownAllColors'].includes(report.requirement.kind)) return null;
  return report.backs[side];
}

function Backs({ p, at, cards, side }: { p: Props; at: number; cards: readonly SeenCard[]; side: 'left' | 'right' }) {
  const lit = litBacks(p, side);
  return (
    <Target thing={rackThing(at)} class="tw-backs">
      {cards.map((c, i) => (
        <Back
          key={`${i}-${c.color}`}
          name={elementName(c.color)}
          mark={lit === null ? '' : lit.includes(i) ? 'lit' : 'dim'}
        />
      ))}
      <i class="tw-wood" />
      <span class="tw-sr">{cards.map((c) => elements[c.color]?.colorName[p.lang] ?? '').join(', ')}</span>
    </Target>
  );
}

function Water({ p, seat, n }: { p: Props; seat: number; n: number }) {
  const { class: marks, ...place } = usePlace(waterThing(seat));
  const named = p.shown !== seat;
  return (
    <span class={named ? marks : ''} {...(named ? place : {})} title={words(p.lang).water}>
      <Glyph id="i-water" size={16} />
      <Num of="water" n={n} />
    </span>
  );
}

export function Neighbour({ p, home, side }: { p: Props; home: number; side: 'left' | 'right' }) {
  const w = words(p.lang);
  const { [side]: at } = racksOf(p.view, home);
  const frame = (name: string, children: ComponentChildren) => (
    <section
      class={`tw-panel tw-nb ${side}`}
      data-seat={at.seat < 0 ? undefined : at.seat}
      aria-label={`${name}, ${w[side]}`}
    >
      {children}
      <Backs p={p} at={at.seat} cards={at.cards} side={side} />
    </section>
  );
  if (at.seat < 0)
    return frame(
      w.market,
      <p class="tw-nh">
        <Glyph id="ec-red" size={20} high={27} />
        <b>{w.market}</b>
        <small>{w.marketNote}</small>
      </p>,
    );
  const land = playerAt(p.view, at.seat);
  const name = p.names(at.seat);
  return frame(
    name,
    <>
      <Target thing={`seat:${at.seat}`} class="tw-nh" words>
        <Emblem tribe={land.tribe} />
        <b>{name}</b>
        <small>{w.sides[side]}</small>
        <Houses tribe={land.tribe} built={villages(land)} all={constants.treehouses} />
      </Target>
      <div class="tw-means">
        <Water p={p} seat={at.seat} n={land.water} />
        <span title={w.ridersHome}>
          <Glyph id="i-move" size={18} />
          <Num of="riders" n={land.capital} />
        </span>
        <span title={p.text.category('temples')}>
          <Glyph id="i-temple" size={16} />
          <Num of="temples" n={placedTemples(land)} />
        </span>
      </div>
      <SmallLand seat={at.seat} land={land} named={p.shown !== at.seat} />
    </>,
  );
}
