/** Bora Bora on a drawn board. */
import type { TouchBoard } from '#web/kit/contract.ts';
import { useHand } from '#web/kit/table-context.ts';
import type { Event } from '../rules/events.ts';
import type { GameMove, PlayerView, View } from '../rules/state.ts';
import './css/tokens.css';
import './css/map.css';
import './css/strip.css';
import './css/village.css';
import './css/displays.css';
import './css/layout.css';
import { placeWith } from './logic/place.ts';
import { moments } from './moments.ts';
import { CategorySign } from './parts/category.tsx';
import { Ceremony } from './parts/ceremony.tsx';
import { GodDisplay, Jewels, People } from './parts/displays.tsx';
import { EndBoard } from './parts/end.tsx';
import { Hand } from './parts/hand.tsx';
import { ArchipelagoMap } from './parts/map.tsx';
import { PHONE_PLACES, PlaceBody, Places, TABLET_PLACES, usePlaces } from './parts/places.tsx';
import { RailLine } from './parts/rail.tsx';
import { Extras, Strip } from './parts/strip.tsx';
import { MyTasks, NewTasks } from './parts/tasks.tsx';
import { Status, Temple } from './parts/tracks.tsx';
import { useLayout } from './parts/use-layout.ts';
import { Fields } from './parts/village.tsx';
import { places } from './places.ts';
import type { Props } from './props.ts';
import { touch } from './touch.ts';

function Desk({ p }: { p: Props }) {
  const seat = p.shown;
  return (
    <div class="bb bb-desk">
      <div class="bb-strip">
        <Strip p={p} />
        <Extras p={p} />
      </div>
      <ArchipelagoMap p={p} layout="desk" />
      <div class={`bb-own ${p.seat === seat || p.seat === null ? '' : 'other'}`}>
        <MyTasks p={p} seat={seat} />
        <Fields p={p} seat={seat} />
        <Ceremony p={p} seat={seat} />
        <Hand p={p} seat={seat} />
      </div>
      <div class="bb-displays">
        <Status p={p} />
        <div class="bb-two">
          <Temple p={p} />
          <GodDisplay p={p} />
        </div>
        <People p={p} />
        <Jewels p={p} />
        <NewTasks p={p} />
      </div>
    </div>
  );
}

function Tablet({ p }: { p: Props }) {
  const [now, look] = usePlaces(p, TABLET_PLACES);
  const { things } = useHand().reading;
  // Where the answers lie elsewhere the map gives way: nothing of a question lies below the fold.
  const away = placeWith(things, p.view.phase) !== 'map';
  return (
    <div class={`bb bb-tablet ${away ? 'away' : ''}`}>
      <div class="bb-strip">
        <Strip p={p} />
        <Extras p={p} building />
      </div>
      <ArchipelagoMap p={p} layout="tablet" />
      <Places p={p} places={TABLET_PLACES} now={now} onLook={look} />
      <PlaceBody p={p} id={now} seat={p.shown} />
    </div>
  );
}

/** The map with dice and cards at the thumb; another place has what stands beside its action above it. */
function Phone({ p }: { p: Props }) {
  const [now, look] = usePlaces(p, PHONE_PLACES);
  const extras = <Extras p={p} building />;
  const lays = p.view.phase === 'A';
  // With a die on a card the fire bonus may come, and the gods that change it.
  const asks = lays && p.decision !== null && (p.decision.kind !== 'placeDie' || p.gesture.length > 1);
  return (
    <div class={`bb bb-phone ${lays ? 'lays' : ''} ${asks ? 'asks' : ''}`}>
      <Places p={p} places={PHONE_PLACES} now={now} onLook={look} />
      {now === 'map' ? <ArchipelagoMap p={p} layout="phone" /> : extras}
      <PlaceBody p={p} id={now} seat={p.shown} />
      <div class="bb-strip">
        {lays ? <Strip p={p} /> : null}
        {now === 'map' ? extras : null}
      </div>
    </div>
  );
}

function Board(p: Props) {
  const layout = useLayout();
  // The end screen shows everybody's boards below; the map is what they share.
  if (p.ended)
    return (
      <div class="bb bb-over">
        <ArchipelagoMap p={p} layout={layout} />
      </div>
    );
  return layout === 'desk' ? <Desk p={p} /> : layout === 'tablet' ? <Tablet p={p} /> : <Phone p={p} />;
}

const board: TouchBoard<View, GameMove, Event> = {
  touch,
  places,
  moments,
  layout: 'full',
  Board,
  RailLine,
  EndBoard,
  CategoryIcon: CategorySign,
  track: (view, seat) => (view.players[seat] as PlayerView).vp,
  acting: (view) => view.acting ?? view.order[0] ?? 0,
  order: (view) => view.order,
};

export default board;
