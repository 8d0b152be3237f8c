/** Bora Bora on a drawn board. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameBoard } from '#web/table/contract.ts';
import { type ActionCard, CARDS } from '../rules/data.ts';
import type { Kinds } from '../rules/decisions.ts';
import type { Event } from '../rules/events.ts';
import type { GameMove, View } from '../rules/state.ts';
import './css/tokens.css';
import './css/map.css';
import './css/preview.css';
import './css/cards.css';
import './css/village.css';
import './css/displays.css';
import './css/layout.css';
import './css/low.css';
import './css/phone.css';
import { cardSign } from './draw/signs.ts';
import { drop, panelThere, place } from './hand.ts';
import { endings, placeOf } from './logic/gestures.ts';
import { animateRest, showAnswers } from './motion.ts';
import { Announce, toTell, useNews } from './parts/announce.tsx';
import { Cards, Tray } from './parts/cards.tsx';
import { CategorySign } from './parts/category.tsx';
import { barOf, ChoiceBar } from './parts/choice.tsx';
import { GodDisplay, Jewels, People } from './parts/displays.tsx';
import { Die, Sign, tribeOf } from './parts/glyph.tsx';
import { ArchipelagoMap } from './parts/map.tsx';
import { currentPlace, PHONE_PLACES, PlaceBody, Places, TABLET_PLACES } from './parts/places.tsx';
import { PreviewCard } from './parts/preview.tsx';
import { SeatStrip } from './parts/strip.tsx';
import { MyTasks, NewTasks } from './parts/tasks.tsx';
import { Status, Temple } from './parts/tracks.tsx';
import { type Layout, useLayout } from './parts/use-layout.ts';
import { Village } from './parts/village.tsx';
import { act, isSelected, type Props } from './props.ts';
import { words } from './words.ts';

/** Whose village is shown: the seat looked at closely, the own one, or the one that acts. */
function shownSeat(p: Props): number {
  return p.focusSeat ?? p.seat ?? p.view.acting ?? p.view.order[0] ?? 0;
}

/** The die that is being acted with, where a phone has no room for all cards. */
function Picked({ p }: { p: Props }) {
  const frame = p.view.stack[0];
  const seat = p.view.acting;
  if (frame?.f !== 'card' || seat === null) return null;
  const { name, actions } = CARDS[frame.card] as ActionCard;
  return (
    <p class="bb-picked">
      <Die tribe={tribeOf(p.people, seat)} value={frame.face} />
      <span aria-hidden="true">→</span>
      <Sign svg={cardSign(actions)} />
      <b>{name[p.lang]}</b>
      {frame.power > frame.face ? <small class="num">= {frame.power}</small> : null}
    </p>
  );
}

/** Dice and cards, or the choices or news that stand instead of them. */
function Top({ p, layout }: { p: Props; layout: Layout }) {
  if (barOf(p).length > 0) return <ChoiceBar p={p} />;
  if (toTell(p)) return <Announce p={p} />;
  const elsewhere = p.decision !== null && p.decision.kind !== 'placeDie';
  if (layout === 'phone' && elsewhere) return <Picked p={p} />;
  if (layout === 'phone' && p.view.phase !== 'A') return null;
  return (
    <div class="bb-acrow">
      <Tray p={p} />
      <Cards p={p} />
    </div>
  );
}

function Board(p: Props) {
  const layout = useLayout();
  const root = useRef<HTMLDivElement>(null);
  const kind = p.decision?.kind ?? '';
  const asked = p.decision === null ? '' : `${kind}/${p.view.stack.length}/${p.view.pass}/${p.view.round}/${p.tick}`;
  useEffect(() => {
    drop();
    const to = kind === '' ? null : placeOf(kind as Kinds);
    if (to !== null) place.value = to;
    if (kind === '' || root.current === null) return;
    const frame = requestAnimationFrame(() => showAnswers(root.current, layout));
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  useEffect(() => {
    if (root.current !== null) animateRest(root.current.ownerDocument, p);
  }, [p.tick]);
  useNews(p);
  const seat = shownSeat(p);
  const places = layout === 'phone' ? PHONE_PLACES : TABLET_PLACES;
  const now = currentPlace(places);
  // Where the shell shows no panel the displays lie on the board itself.
  const alone = layout === 'desk' && !panelThere.value;
  const map = (
    <ArchipelagoMap p={p} layout={layout}>
      {layout === 'phone' ? null : <PreviewCard p={p} />}
    </ArchipelagoMap>
  );
  return (
    <div class={`bb bb-${layout} ${alone ? 'alone' : ''}`} ref={root}>
      <div class="bb-main">
        <Top p={p} layout={layout} />
        {layout === 'phone' ? <Places p={p} places={places} /> : null}
        {layout !== 'phone' || now === 'map' ? map : null}
        {layout === 'phone' && now === 'map' ? <PreviewCard p={p} /> : null}
        {layout === 'tablet' ? <Places p={p} places={places} /> : null}
        {layout === 'desk' ? (
          <Village p={p} seat={seat} />
        ) : (
          <PlaceBody p={p} id={now} seat={seat} phone={layout === 'phone'} />
        )}
        {layout === 'tablet' ? <MyTasks p={p} seat={seat} /> : null}
      </div>
      {alone ? (
        <div class="bb-panel bb-displays">
          <Displays p={p} />
        </div>
      ) : null}
    </div>
  );
}

/** Buttons for what has no place on the board: passing, stopping, ending a phase. */
function SideTools(p: Props) {
  const w = words(p.lang);
  return (
    <>
      {endings(p.decision?.options ?? []).map((m) => (
        <button
          key={m.do}
          type="button"
          class="btn quiet small"
          data-ending={m.do}
          aria-pressed={isSelected(p, m)}
          onClick={() => act(p, m)}
        >
          {m.do === 'help' ? w.helpDone : w.confirm[m.do]}
        </button>
      ))}
    </>
  );
}

/** Everything that all share, and the tasks of the seat that is shown. */
function Displays({ p }: { p: Props }) {
  return (
    <>
      <MyTasks p={p} seat={shownSeat(p)} />
      <Status p={p} />
      <div class="bb-two">
        <Temple p={p} />
        <GodDisplay p={p} />
      </div>
      <People p={p} />
      <Jewels p={p} />
      <NewTasks p={p} />
    </>
  );
}

function PanelContent(p: Props) {
  useLayoutEffect(() => {
    panelThere.value = true;
    return () => {
      panelThere.value = false;
    };
  }, []);
  return (
    <div class="bb bb-panel">
      <Displays p={p} />
    </div>
  );
}

const board: GameBoard<View, GameMove, Event> = {
  Board,
  SeatStrip,
  SideTools,
  Panel: { title: { de: words('de').displays, en: words('en').displays }, Content: PanelContent },
  CategoryIcon: CategorySign,
  confirmLabel: (move, lang) =>
    move.do === 'help' && move.item === 'done' ? words(lang).helpDone : words(lang).confirm[move.do],
};

export default board;
