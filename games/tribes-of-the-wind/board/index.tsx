/** Tribes of the Wind on a drawn board. */
import { useEffect } from 'preact/hooks';
import { sameMove } from '#kernel';
import { Art } from '#web/kit/art.tsx';
import { usePhone } from '#web/kit/use-phone.ts';
import type { GameBoard } from '#web/table/contract.ts';
import { constants } from '../rules/data.ts';
import { playerAt } from '../rules/inspect.ts';
import { villages } from '../rules/metrics.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import './css/tokens.css';
import './css/board.css';
import './css/cards.css';
import './css/dock.css';
import './css/drawing.css';
import './css/side.css';
import './css/displays.css';
import './css/laptop.css';
import './css/small.css';
import './css/phone.css';
import './css/opened.css';
import { DEFS } from './draw/symbols.ts';
import { focusOf } from './focus.ts';
import { drop, news, opened, route } from './hand.ts';
import { isOnTerrain, isTall, leftOf, nextLeg, topFrame } from './model.ts';
import { Ask } from './parts/ask.tsx';
import { CategoryIcon } from './parts/category.tsx';
import { ElementDisplay, ForestDisplay } from './parts/displays.tsx';
import { Dock, DockTabs, placeOfDock } from './parts/dock.tsx';
import { Emblem, Houses } from './parts/glyph.tsx';
import { Leaders } from './parts/leaders.tsx';
import { Objectives, VillageDisplay } from './parts/objectives.tsx';
import { SeatStrip } from './parts/strip.tsx';
import { Terrain } from './parts/terrain.tsx';
import type { Props } from './props.ts';
import { isOpenSeat, seatShown } from './shown.ts';
import { confirmLabel, words } from './words.ts';

/** Flies on: when a step has landed the next one of the chosen way follows. */
function follow(p: Props): void {
  const way = route.value;
  if (way === null) return;
  const first = way.moves[0] as GameMove;
  if (p.selected !== null) {
    if (!sameMove(p.selected, first)) route.value = null;
    return;
  }
  const left = leftOf(topFrame(p.view));
  if (p.decision !== null && left === way.left) return;
  const next = nextLeg(way.moves, way.left, left, p.decision?.options ?? []);
  route.value = next === null ? null : { moves: way.moves.slice(1), left };
  if (next !== null) p.play(next);
}

function Board(p: Props) {
  const phone = usePhone();
  const seat = seatShown(p);
  const kind = p.decision?.kind;
  useEffect(drop, [kind, p.seat]);
  useEffect(() => follow(p), [p.view, p.decision, p.selected]);
  useEffect(() => {
    news.value = { events: p.events, speed: p.speed };
  }, [p.tick]);
  const mine = p.seat === seat;
  const wide = !phone || isOnTerrain(kind) || !isOpenSeat(p, seat);
  const card = phone && isOpenSeat(p, seat) && opened.value === null && focusOf(p) !== null;
  return (
    <div
      class={`tw tw-table${phone ? ' phone' : ''}${wide ? '' : ' peek'}${!wide && isTall(placeOfDock(p)) ? ' low' : ''}${card ? ' has-card' : ''}${p.speed === 0 ? ' still' : ''}`}
    >
      <svg class="tw-defs" aria-hidden="true">
        <defs>
          <Art svg={DEFS} />
        </defs>
      </svg>
      {mine || !wide ? null : <Whose p={p} seat={seat} />}
      <div class="tw-field">
        <div class="tw-tuck l">
          <Objectives p={p} seat={seat} />
        </div>
        <div class="tw-stage">
          <Terrain p={p} seat={seat} roomy={!phone} />
        </div>
        <div class="tw-tuck r">
          <Leaders p={p} seat={seat} />
        </div>
        <DockTabs p={p} seat={seat} />
        {wide ? null : mine ? <Ask p={p} /> : <Whose p={p} seat={seat} />}
      </div>
      <Dock p={p} seat={seat} />
    </div>
  );
}

/** Whose terrain this is, and the way home. */
function Whose({ p, seat }: { p: Props; seat: number }) {
  return (
    <div class="tw-whose">
      <span>
        <Emblem tribe={playerAt(p.view, seat).tribe} />
        <b>{p.names(seat)}</b>
      </span>
      {p.seat === null ? null : (
        <button type="button" class="btn small tw-home" onClick={() => p.setFocusSeat(null)}>
          {words(p.lang).back}
        </button>
      )}
    </div>
  );
}

/** Answers that have no place on the table: done, no thank you, throwing three cards away. */
function SideTools(p: Props) {
  const w = words(p.lang);
  const frame = topFrame(p.view)?.f ?? '';
  const label = (m: GameMove): string | null =>
    m.do === 'done'
      ? w.done
      : m.do === 'decline'
        ? (w.decline[frame] ?? w.done)
        : m.do === 'discardThree'
          ? w.discardThree
          : null;
  return (
    <>
      {(p.decision?.options ?? []).map((m) => {
        const name = label(m);
        const on = p.selected?.do === m.do;
        return name === null ? null : (
          <button
            key={m.do}
            type="button"
            class="btn quiet small"
            aria-pressed={on}
            data-answer={m.do}
            onClick={() => (on ? p.play(m) : p.select(m))}
          >
            {name}
          </button>
        );
      })}
    </>
  );
}

/** The race to the fifth village. */
function Race({ p }: { p: Props }) {
  const w = words(p.lang);
  const seats = p.people.map((x) => ({ ...x, land: playerAt(p.view, x.seat) }));
  seats.sort((a, b) => villages(b.land) - villages(a.land));
  return (
    <section class="tw-dsp v tw-race" aria-label={w.race}>
      <h3>{w.race}</h3>
      <div class="tw-rl">
        {seats.map((x) => (
          <span key={x.seat}>
            <Emblem tribe={x.land.tribe} />
            <b>{x.name}</b>
            <Houses tribe={x.land.tribe} built={villages(x.land)} all={constants.treehouses} />
            <em>{`${villages(x.land)}/${constants.treehouses}`}</em>
          </span>
        ))}
      </div>
    </section>
  );
}

function PanelContent(p: Props) {
  const seat = p.seat ?? seatShown(p);
  return (
    <div class="tw tw-panel">
      <ForestDisplay p={p} seat={seat} />
      <ElementDisplay p={p} />
      <VillageDisplay p={p} seat={seat} />
      <Race p={p} />
    </div>
  );
}

const board: GameBoard<View, GameMove, Event> = {
  Board,
  SeatStrip,
  SideTools,
  CategoryIcon,
  Panel: {
    title: { de: words('de').displays, en: words('en').displays },
    note: (view, lang) => `${words(lang).tabs.village}: ${words(lang).inStack(view.village.left)}`,
    Content: PanelContent,
  },
  confirmLabel,
};

export default board;
