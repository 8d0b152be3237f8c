/** What all share: men and women, gods to take, jewellery of the rounds. */
import {
  GOD_NAMES,
  JEWEL_IDS,
  JEWEL_TYPE_IDS,
  JEWEL_TYPE_NAMES,
  JEWELS,
  JEWELS_PER_ROUND,
  type Jewel as JewelTile,
  type Names,
  PERSON_SLOTS,
  ROUNDS,
} from '../../rules/data.ts';
import { type GameMove, NOBODY, type PlayerView } from '../../rules/state.ts';
import { GOD_IDS, SEXES } from '../../rules/words.ts';
import { GOODS } from '../draw/goods.ts';
import { act, isSelected, may, type Props } from '../props.ts';
import { words } from '../words.ts';
import { GodTile, Jewel, Mask, Sign } from './glyph.tsx';
import { PersonTile, personName } from './person-tile.tsx';

const slots = Array.from({ length: PERSON_SLOTS }, (_, i) => i + 1);

function Row({ p, sex }: { p: Props; sex: number }) {
  const word = SEXES[sex] as string;
  const w = words(p.lang);
  return (
    <div class={`bb-prow ${word}`}>
      {slots.map((slot) => {
        const tile = p.view.slots[sex]?.[slot - 1] ?? NOBODY;
        const move: GameMove = { do: 'take', sex: word, slot };
        const look = isSelected(p, move) ? 'sel' : may(p, move) ? 'can' : '';
        return (
          <button
            key={slot}
            type="button"
            class={`bb-slot ${tile === NOBODY ? 'empty' : ''} ${look}`}
            data-slot={`${word}-${slot}`}
            aria-pressed={isSelected(p, move)}
            aria-label={`${slot}: ${tile === NOBODY ? w.empty : personName(tile, p.lang)}`}
            title={tile === NOBODY ? undefined : personName(tile, p.lang)}
            onClick={() => act(p, move)}
          >
            {tile === NOBODY ? null : <PersonTile tile={tile} />}
          </button>
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
  const deck: GameMove = { do: 'draw', from: 'deck' };
  return (
    <section class="bb-gods" aria-label={w.gods}>
      <header>
        <h3>{w.gods}</h3>
      </header>
      <div class="bb-gdis">
        {p.view.godDisplay.map((god, i) => {
          const id = GOD_IDS[god] ?? 'blue';
          const move: GameMove = { do: 'draw', from: id };
          const key = `${id}-${i}`;
          return (
            <button
              key={key}
              type="button"
              class={`bb-gc ${isSelected(p, move) ? 'sel' : may(p, move) ? 'can' : ''}`}
              aria-label={`${(GOD_NAMES[god] as Names)[p.lang]}: ${w.godUse[id]}`}
              title={`${(GOD_NAMES[god] as Names)[p.lang]}: ${w.godUse[id]}`}
              data-god={id}
              onClick={() => act(p, move)}
            >
              <Mask god={id} />
            </button>
          );
        })}
        <button
          type="button"
          class={`bb-gc facedown ${isSelected(p, deck) ? 'sel' : may(p, deck) ? 'can' : ''}`}
          aria-label={w.deck(p.view.godDeckSize)}
          data-god="deck"
          onClick={() => act(p, deck)}
        >
          <b class="num" data-n={p.view.godDeckSize} />
        </button>
      </div>
      <p class="bb-gt">
        <GodTile />
        <b class="num">{p.view.templeTiles}</b> {w.godTiles}
      </p>
    </section>
  );
}

function JewelButton({ p, jewel, now }: { p: Props; jewel: number; now: boolean }) {
  const w = words(p.lang);
  const { type, cost, vp } = JEWELS[jewel] as JewelTile;
  const move: GameMove = { do: 'buy', jewel: JEWEL_IDS[jewel] as string };
  const shells = p.seat === null ? 0 : (p.view.players[p.seat] as PlayerView).shells;
  const look = isSelected(p, move) ? 'sel' : may(p, move) ? 'can lit' : now && cost <= shells ? 'can' : '';
  const name = (JEWEL_TYPE_NAMES[type] as Names)[p.lang];
  return (
    <button
      type="button"
      class={`bb-jt ${look}`}
      data-jewel={JEWEL_IDS[jewel]}
      aria-pressed={isSelected(p, move)}
      aria-label={`${name}: ${w.cost(cost)}, ${w.points(vp)}`}
      title={name}
      onClick={() => act(p, move)}
    >
      <Jewel kind={JEWEL_TYPE_IDS[type] as string} />
      <span class="pr">
        <Sign svg={GOODS.shell} />
        <span data-n={cost} />
      </span>
      <b class="num" data-n={vp} />
    </button>
  );
}

export function Jewels({ p }: { p: Props }) {
  const w = words(p.lang);
  const { view } = p;
  const shells = p.seat === null ? null : (view.players[p.seat] as PlayerView).shells;
  // Before the first round the first column is the one to look at.
  const current = Math.max(1, view.round);
  return (
    <section class="bb-jewels" aria-label={w.jewels}>
      <header>
        <h3>{w.jewels}</h3>
        {shells === null ? null : (
          <small>
            <Sign svg={GOODS.shell} />
            {w.cost(shells)}
          </small>
        )}
      </header>
      <div class="bb-jg">
        {Array.from({ length: ROUNDS }, (_, r) => {
          const column = view.jewels.slice(r * JEWELS_PER_ROUND, (r + 1) * JEWELS_PER_ROUND);
          const now = r + 1 === current;
          const past = r + 1 < current;
          return (
            <div key={w.round(r + 1)} class={`bb-jc ${now ? 'now' : ''} ${past ? 'old' : ''}`}>
              <i class="num">{now ? w.round(r + 1) : r + 1}</i>
              {past
                ? null
                : column.map((j, i) => {
                    const key = `${r}-${i}`;
                    return j === NOBODY ? (
                      <span key={key} class="bb-jt gone" />
                    ) : (
                      <JewelButton key={key} p={p} jewel={j} now={now} />
                    );
                  })}
            </div>
          );
        })}
      </div>
    </section>
  );
}
