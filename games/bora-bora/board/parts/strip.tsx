/** A seat at a glance: dice left, then everything it owns. */
import type { SeatStripProps } from '#web/table/contract.ts';
import { HUTS, MATERIAL_IDS } from '../../rules/data.ts';
import { countBuildings, countMaterials } from '../../rules/effects/ceremony.ts';
import { countPersons } from '../../rules/effects/persons.ts';
import { countPriests } from '../../rules/effects/temple.ts';
import { NOBODY, type PlayerView, type View } from '../../rules/state.ts';
import { GOODS } from '../draw/goods.ts';
import { ACTION_SIGNS, godCardSign, godTileSign } from '../draw/signs.ts';
import { TRIBES, type Tribe } from '../draw/tribes.ts';
import { cardsInHand } from '../logic/changes.ts';
import { words } from '../words.ts';
import { Die, Disc, Hut, Jewel, Priest, Sign } from './glyph.tsx';

/** The first of these are shown even if there is none. */
const ALWAYS = 6;

export function SeatStrip({ view, person, lang }: SeatStripProps<View>) {
  const w = words(lang);
  const p = view.players[person.seat] as PlayerView;
  const tribe = TRIBES[person.colour % TRIBES.length] as Tribe;
  const left = p.dice.flatMap((v, i) => (v > 0 && p.placed[i] === NOBODY && view.phase === 'A' ? [{ v, i }] : []));
  const items = [
    [<Hut key="h" tribe={tribe} />, HUTS - p.huts.reduce((a, b) => a + b, 0), w.hutsOnMap(2).replace('2 ', '')],
    [<Sign key="p" svg={ACTION_SIGNS.takeWoman} />, countPersons(p), w.persons],
    [<Sign key="s" svg={GOODS.shell} />, p.shells, w.shells],
    [<Sign key="o" svg={GOODS.offering} />, p.offerings, w.offerings],
    [<Sign key="g" svg={godCardSign} />, cardsInHand(p), w.gods],
    [<Sign key="t" svg={godTileSign} />, p.godTiles, w.godTiles],
    [<Sign key="m" svg={GOODS.material} />, countMaterials(p, MATERIAL_IDS.length), w.materials],
    [<Sign key="b" svg={GOODS.build} />, countBuildings(p), w.buildings],
    [<Priest key="r" tribe={tribe} />, countPriests(view, person.seat), w.priests],
    [<Jewel key="j" kind="necklace" />, p.jewels.length, w.jewels],
    [<Sign key="k" svg={GOODS.vp} />, p.fulfilled.length, w.tasks],
  ] as const;
  return (
    <div class="bb-strip">
      <ul>
        <li class="bb-stripdice">
          <Disc tribe={tribe} />
          <b class="num">{view.order.indexOf(person.seat) + 1}.</b>
          {left.map(({ v, i }) => (
            <Die key={`die-${i}`} tribe={tribe} value={v} />
          ))}
        </li>
        {items.map(([art, n, name], i) =>
          i >= ALWAYS && n === 0 ? null : (
            <li key={name} title={name}>
              {art}
              <b class="num">{n}</b>
              <span class="sr">{name}</span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
