/** What all share: men and women, gods to take, jewellery of the rounds. */
import { Num } from '#web/kit/num.tsx';
import { Said, Target } from '#web/kit/target.tsx';
import {
  JEWEL_TYPE_IDS,
  JEWELS,
  JEWELS_PER_ROUND,
  type Jewel as JewelTile,
  PERSON_SLOTS,
  ROUNDS,
} from '../../rules/data.ts';
import { NOBODY } from '../../rules/state.ts';
import { GOD_IDS, SEXES } from '../../rules/words.ts';
import { GOODS } from '../draw/goods.ts';
import { DECK, displayThing, jewelThing, slotThing } from '../logic/ids.ts';
import { type Props, playerOf } from '../props.ts';
import { words } from '../words.ts';
import { Disc, GodTile, Jewel, Mask, Sign, tribeOf } from './glyph.tsx';
import { PersonTile } from './person-tile.tsx';

const slots = Array.from({ length: PERSON_SLOTS }, (_, i) => i + 1);

function Row({ p, sex }: { p: Props; sex: number }) {
  const word = SEXES[sex] as string;
  return (
    <div class={`bb-prow ${word}`}>
      {slots.map((slot) => {
        const tile = p.view.slots[sex]?.[slot - 1] ?? NOBODY;
        const taker = p.view.takers[sex]?.[slot - 1] ?? NOBODY;
        const id = slotThing(word, slot);
        return (
          <Target key={id} thing={id} class={`bb-slot ${tile === NOBODY ? 'empty' : ''}`}>
            {tile !== NOBODY ? (
              <PersonTile tile={tile} />
            ) : taker === NOBODY ? null : (
              <Disc tribe={tribeOf(p.people, taker)} />
            )}
          </Target>
        );
      })}
    </div>
  );
}

export function People({ p }: { p: Props }) {
  const w = words(p.lang);
  return (
    <section class="bb-people" aria-label={w.peopleLong}>
      <header>
        <h3>{w.peopleLong}</h3>
        <small>{w.slotRule}</small>
      </header>
      <Row p={p} sex={0} />
      <div class="bb-nos" aria-hidden="true">
        {slots.map((n) => (
          <i key={n} class="num">
            {n}
          </i>
        ))}
      </div>
      <Row p={p} sex={1} />
    </section>
  );
}

export function GodDisplay({ p }: { p: Props }) {
  const w = words(p.lang);
  return (
    <section class="bb-gods" aria-label={w.gods}>
      <header>
        <h3>{w.gods}</h3>
        <small class="bb-gt" title={w.godTiles}>
          <span class="sr">{w.godTiles}</span>
          <GodTile />
          <Num of="templeTiles" n={p.view.templeTiles} />
        </small>
      </header>
      <div class="bb-gdis">
        {p.view.godDisplay.map((god, i) => (
          <Target key={displayThing(i)} thing={displayThing(i)} class="bb-gc">
            <Mask god={GOD_IDS[god] ?? 'blue'} />
          </Target>
        ))}
        <Target thing={DECK} words class="bb-gc facedown">
          <Said thing={DECK} />
          <b class="num" aria-hidden="true" data-value="godDeck">
            {p.view.godDeckSize}
          </b>
        </Target>
      </div>
    </section>
  );
}

function JewelButton({ jewel }: { jewel: number }) {
  const { type, cost, vp } = JEWELS[jewel] as JewelTile;
  return (
    <Target thing={jewelThing(jewel)} words class="bb-jt">
      <Said thing={jewelThing(jewel)} />
      <Jewel kind={JEWEL_TYPE_IDS[type] as string} />
      <span class="pr" aria-hidden="true">
        <Sign svg={GOODS.shell} />
        {cost}
      </span>
      <b class="num" aria-hidden="true">
        {vp}
      </b>
    </Target>
  );
}

export function Jewels({ p }: { p: Props }) {
  const w = words(p.lang);
  const { view } = p;
  // Before the first round the first column is the one to look at; past ones are folded away.
  const current = Math.max(1, view.round);
  const rounds = Array.from({ length: ROUNDS - current + 1 }, (_, i) => current + i);
  return (
    <section class="bb-jewels" aria-label={w.jewels}>
      <header>
        <h3>{w.jewels}</h3>
        {p.seat === null ? null : (
          <small>
            <Sign svg={GOODS.shell} />
            {w.cost(playerOf(p, p.seat).shells)}
          </small>
        )}
      </header>
      <div class="bb-jg">
        {rounds.map((round) => (
          <div key={round} class={`bb-jc ${round === current ? 'now' : ''}`}>
            <i class="num">{round}</i>
            {view.jewels.slice((round - 1) * JEWELS_PER_ROUND, round * JEWELS_PER_ROUND).map((j, i) => {
              const key = `${round}-${i}`;
              return j === NOBODY ? <span key={key} class="bb-jt gone" /> : <JewelButton key={key} jewel={j} />;
            })}
          </div>
        ))}
      </div>
    </section>
  );
}
