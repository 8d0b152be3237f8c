/** Glass Road on a drawn board. */
import { useEffect } from 'preact/hooks';
import { Art } from '#web/kit/art.tsx';
import { usePhone } from '#web/kit/use-phone.ts';
import type { GameBoard } from '#web/table/contract.ts';
import { BUILDINGS, ROWS, WHEELS } from '../rules/data.ts';
import type { GameMove } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import './tokens.css';
import './board.css';
import './wheels.css';
import './land.css';
import './display.css';
import './cards.css';
import './questions.css';
import './low.css';
import './tablet.css';
import './phone.css';
import { stay, wayOf } from './consequence.ts';
import { DEFS } from './draw/symbols.ts';
import { anytimeOpen, clearing, face, looked, lookedCard, marked, markedAt, place, row } from './hand.ts';
import { isSelected, placeFor, shownSeat } from './model.ts';
import { anytimeCount } from './parts/anytime.tsx';
import { Bench } from './parts/bench.tsx';
import { Picker } from './parts/cards.tsx';
import { Display, Private } from './parts/display.tsx';
import { Glyph } from './parts/glyph.tsx';
import { Land } from './parts/land.tsx';
import { Faces, Places } from './parts/places.tsx';
import { SeatStrip } from './parts/seat.tsx';
import { Track } from './parts/track.tsx';
import { Ledger, Legend, WheelView } from './parts/wheel.tsx';
import type { Props } from './props.ts';
import { words } from './words.ts';

function Board(p: Props) {
  const phone = usePhone();
  const seat = shownSeat(p.view, p.seat, p.focusSeat);
  const kind = p.decision?.kind ?? '';
  const about = JSON.stringify(p.decision?.about ?? null);
  useEffect(() => {
    clearing.value = false;
    if (kind !== '') place.value = placeFor(kind);
    if (kind !== 'build') looked.value = -1;
    lookedCard.value = -1;
    if (kind !== 'keep') {
      marked.value = [];
      markedAt.value = -1;
    }
  }, [kind, about]);
  useEffect(() => {
    if (kind === 'build') row.value = rowToShow(p);
  }, [kind, about]);
  // Who only looks on has no cards to begin with.
  const looksOn = p.seat === null;
  useEffect(() => {
    if (looksOn) place.value = 'wheels';
  }, [looksOn]);
  const keeping = kind === 'keep' || (p.view.phase === 'keep' && p.seat !== null && kind === '');
  const foreign = p.focusSeat !== null && p.focusSeat !== ownSeat(p);
  const stock = p.view.players[seat]?.stock ?? [];
  const way = p.selected !== null && p.seat === seat ? wayOf(p.view, seat, p.selected) : stay(stock);
  const at = place.value;
  const shows = (what: typeof at): boolean => !phone || at === what;
  return (
    <div
      class={`gr${phone ? ' phone' : ''}${keeping ? ' keeping' : ''}${kind !== '' && !foreign ? ' asking' : ''} at-${at}`}
      data-asked={kind}
    >
      <svg class="gr-defs" aria-hidden="true">
        <defs>
          <Art svg={DEFS} />
        </defs>
      </svg>
      {foreign ? (
        <div class="gr-foreign" role="status">
          <b>{words(p.lang).boardOf(p.names(seat))}</b>
          {p.seat === null ? null : (
            <button type="button" class="btn small" onClick={() => p.setFocusSeat(null)}>
              {words(p.lang).backToMine}
            </button>
          )}
        </div>
      ) : null}
      {phone ? <Places p={p} way={way} /> : null}
      {keeping && !foreign && shows('cards') ? <Picker p={p} /> : null}
      <div class="gr-table">
        {shows('wheels') ? (
          <div class={`gr-wheels face-${face.value}`}>
            {phone && (kind === '' || keeping || foreign) ? <Faces p={p} /> : null}
            {WHEELS.map((w, i) => (
              <div key={w.id} class={`gr-wheelbox ${i === 0 ? 'gw' : 'bw'}`}>
                {i === 1 && !keeping ? <Track p={p} /> : null}
                <WheelView p={p} wheel={i} seat={seat} way={way} />
                {i === 0 && !phone ? <Legend p={p} way={way} /> : null}
                <Ledger p={p} wheel={i} way={way} />
              </div>
            ))}
          </div>
        ) : null}
        {shows('land') ? (
          <div class="gr-landbox">
            <Land p={p} seat={seat} />
          </div>
        ) : null}
        {phone && at === 'display' ? (
          <>
            <Display p={p} single={kind !== 'stack'} />
            <Private p={p} />
          </>
        ) : null}
        <Bench p={p} phone={phone} seat={seat} foreign={foreign} />
        {phone ? null : (
          <div class="gr-narrow">
            <Display p={p} />
          </div>
        )}
      </div>
    </div>
  );
}

const ownSeat = (p: Props): number | null => p.seat ?? (typeof p.view.viewer === 'number' ? p.view.viewer : null);

/** The first row with something to build. */
function rowToShow(p: Props): number {
  const wanted = new Set((p.decision?.options ?? []).flatMap((m) => (m.do === 'build' ? [m.building] : [])));
  const found = p.view.rows.findIndex((tiles) => tiles.some((b) => b >= 0 && wanted.has(BUILDINGS[b]?.id ?? '')));
  return found < 0 ? Math.min(row.value, ROWS.length - 1) : found;
}

/** Opens the anytime actions on a phone. */
function Tools(p: Props) {
  const phone = usePhone();
  const n = anytimeCount(p);
  if (!phone || n === 0) return null;
  return (
    <button
      type="button"
      class="btn icon gr-anybtn"
      aria-label={words(p.lang).anytimeCount(n)}
      aria-pressed={anytimeOpen.value}
      onClick={() => {
        anytimeOpen.value = !anytimeOpen.value;
      }}
    >
      <Glyph id="processing" size={20} />
      {n}
    </button>
  );
}

const PLAIN: readonly GameMove['do'][] = ['done', 'stop', 'skip', 'none', 'decline', 'pass'];

const isPlain = (m: GameMove): boolean => PLAIN.includes(m.do) || (m.do === 'take' && m.amount === 0);

/** Answers without a thing on the board: done, stop, skip, none, decline, pass, take nothing. */
function SideTools(p: Props) {
  const w = words(p.lang);
  const label = (verb: GameMove['do']): string =>
    verb === 'none' ? w.noneOf : verb === 'take' ? w.none : w.confirm[verb];
  return (
    <>
      {(p.decision?.options ?? []).map((m) =>
        isPlain(m) ? (
          <button
            key={m.do}
            type="button"
            class="btn quiet small"
            aria-pressed={isSelected(p, m)}
            data-plain={m.do}
            onClick={() => (isSelected(p, m) ? p.play(m) : p.select(m))}
          >
            {label(m.do)}
          </button>
        ) : null,
      )}
    </>
  );
}

const PanelContent = (p: Props) => (
  <div class="gr gr-panel">
    <Display p={p} />
  </div>
);

const board: GameBoard<View, GameMove, Event> = {
  Board,
  SeatStrip,
  Tools,
  SideTools,
  Panel: {
    title: { de: words('de').display, en: words('en').display },
    note: (view, lang) => words(lang).stacks(view.stackSizes),
    Content: PanelContent,
  },
  CategoryIcon: ({ category }) => (
    <svg class="cat" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#gr-s-${category === 'starting' ? 'glass' : category}`} width="24" height="24" />
    </svg>
  ),
  confirmLabel: (move, lang) => words(lang).confirm[move.do],
};

export default board;
