/** Narrow screens look at one place at a time. */
import { GOODS } from '../draw/goods.ts';
import { ACTION_SIGNS } from '../draw/signs.ts';
import { place } from '../hand.ts';
import { readyTasks } from '../logic/changes.ts';
import type { Place } from '../logic/gestures.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { GodDisplay, Jewels, People } from './displays.tsx';
import { Jewel, Sign } from './glyph.tsx';
import { MyTasks, NewTasks } from './tasks.tsx';
import { Status, Temple } from './tracks.tsx';
import { Village } from './village.tsx';

export const PHONE_PLACES: readonly Place[] = ['map', 'village', 'tasks', 'markets'];
export const TABLET_PLACES: readonly Place[] = ['village', 'people', 'markets', 'tasks'];

/** The place that is looked at, among those this screen has. */
export function currentPlace(places: readonly Place[]): Place {
  if (places.includes(place.value)) return place.value;
  return place.value === 'people' && places.includes('markets') ? 'markets' : (places[0] as Place);
}

function PlaceSign({ id }: { id: Place }) {
  if (id === 'markets') return <Jewel kind="necklace" />;
  const svg = { map: GOODS.water, village: GOODS.hut, people: ACTION_SIGNS.takeWoman, tasks: GOODS.vp }[id];
  return <Sign svg={svg} />;
}

export function Places({ p, places }: { p: Props; places: readonly Place[] }) {
  const w = words(p.lang);
  const now = currentPlace(places);
  const phone = places === PHONE_PLACES;
  const names: Readonly<Record<Place, string>> = {
    map: w.map,
    village: phone ? w.village : w.myVillage,
    people: w.people,
    markets: phone ? w.display : w.markets,
    tasks: w.tasks,
  };
  const ready = p.seat === null ? 0 : readyTasks(p.view, p.preview?.view ?? null, p.seat);
  return (
    <nav class="bb-places" aria-label={w.displays}>
      {places.map((id) => (
        <button
          key={id}
          type="button"
          class={id === now ? 'on' : ''}
          aria-pressed={id === now}
          data-place={id}
          onClick={() => {
            place.value = id;
          }}
        >
          <PlaceSign id={id} />
          <span>{names[id]}</span>
          {id === 'tasks' && ready > 0 ? <b class="badge num">{ready}</b> : null}
        </button>
      ))}
    </nav>
  );
}

/** The content of every place but the map. */
export function PlaceBody({ p, id, seat, phone }: { p: Props; id: Place; seat: number; phone: boolean }) {
  switch (id) {
    case 'map':
      return null;
    case 'village':
      return <Village p={p} seat={seat} />;
    case 'people':
      return (
        <div class="bb-body people">
          <People p={p} />
          <GodDisplay p={p} />
        </div>
      );
    case 'markets':
      return (
        <div class="bb-body markets">
          {phone ? <People p={p} /> : null}
          <Jewels p={p} />
          <div class="bb-two">
            <Temple p={p} />
            {phone ? <GodDisplay p={p} /> : null}
          </div>
          {phone ? <Status p={p} /> : null}
        </div>
      );
    case 'tasks':
      return (
        <div class="bb-body tasks">
          {phone ? <MyTasks p={p} seat={seat} /> : null}
          <NewTasks p={p} />
          {phone ? null : <Status p={p} />}
        </div>
      );
  }
}
