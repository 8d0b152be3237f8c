/** Narrow screens look at one place at a time: where the answers lie, or where somebody wants to look. */
import { useState } from 'preact/hooks';
import { useHand } from '#web/kit/table-context.ts';
import { tabProps } from '#web/kit/tabs.ts';
import { GOODS } from '../draw/goods.ts';
import type { Place } from '../logic/place.ts';
import { placeWith } from '../logic/place.ts';
import type { Props } from '../props.ts';
import { readyTasks } from '../stock.ts';
import { words } from '../words.ts';
import { Ceremony } from './ceremony.tsx';
import { GodDisplay, Jewels, People } from './displays.tsx';
import { Jewel, Sign } from './glyph.tsx';
import { Hand } from './hand.tsx';
import { MyTasks, NewTasks } from './tasks.tsx';
import { Status, Temple } from './tracks.tsx';
import { Fields } from './village.tsx';

export const PHONE_PLACES: readonly Place[] = ['map', 'village', 'tasks', 'markets'];
export const TABLET_PLACES: readonly Place[] = ['village', 'markets', 'tasks'];

/** The place looked at: it follows the answers, and stays where somebody looks until they lie elsewhere. */
export function usePlaces(p: Props, places: readonly Place[]): readonly [Place, (place: Place) => void] {
  const { reading } = useHand();
  const [looked, look] = useState<{ readonly place: Place; readonly at: string } | null>(null);
  const wanted = placeWith(reading.things, p.view.phase);
  const at = `${p.view.round}/${p.view.phase}/${p.decision?.kind}/${wanted}`;
  const place = looked !== null && looked.at === at ? looked.place : wanted;
  const shown = places.includes(place) ? place : (places[0] as Place);
  return [shown, (next) => look({ place: next, at })];
}

function PlaceSign({ id }: { id: Place }) {
  if (id === 'markets') return <Jewel kind="necklace" />;
  const svg = { map: GOODS.water, village: GOODS.hut, tasks: GOODS.vp }[id];
  return <Sign svg={svg} />;
}

interface PlacesProps {
  readonly p: Props;
  readonly places: readonly Place[];
  readonly now: Place;
  onLook(place: Place): void;
}

export function Places({ p, places, now, onLook }: PlacesProps) {
  const w = words(p.lang);
  const names: Readonly<Record<Place, string>> = {
    map: w.map,
    village: w.village,
    markets: w.display,
    tasks: w.tasks,
  };
  const ready = p.seat === null ? 0 : readyTasks(p.view, p.preview?.view ?? null, p.seat);
  return (
    <nav class="bb-places" aria-label={w.display}>
      {places.map((id) => (
        <button
          key={id}
          type="button"
          class={id === now ? 'on' : ''}
          {...tabProps(id, id === now)}
          onClick={(e) => {
            e.stopPropagation();
            onLook(id);
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

const MARKETS = [
  [/^temple:/, Temple],
  [/^(display:|deck)/, GodDisplay],
  [/^slot:/, People],
  [/^jewel:/, Jewels],
  [/^marker:/, Status],
] as const;

/** Where something can be chosen comes first: nothing of a question lies below the fold. */
export function Markets({ p }: { p: Props }) {
  const lit = [...useHand().reading.things.values()].filter((t) => t.ways.length > 0);
  const isLit = (what: RegExp): boolean => lit.some((t) => what.test(t.id));
  const order = [...MARKETS.filter(([what]) => isLit(what)), ...MARKETS.filter(([what]) => !isLit(what))];
  return (
    <div class="bb-body markets">
      {order.map(([what, Market]) => (
        <Market key={what.source} p={p} />
      ))}
    </div>
  );
}

function Village({ p, seat }: { p: Props; seat: number }) {
  const lit = [...useHand().reading.things.values()].filter((t) => t.ways.length > 0);
  const isLit = (what: RegExp): boolean => lit.some((t) => what.test(t.id));
  // A material that is chosen lies on a space next, and then fields may be asked about: the order stays.
  const builds = p.decision?.kind === 'chooseMaterial' || (isLit(/^space:/) && !isLit(/^field:/));
  return (
    <div class={`bb-body village ${builds ? 'builds' : ''}`}>
      <Fields p={p} seat={seat} />
      <Ceremony p={p} seat={seat} />
      <Hand p={p} seat={seat} />
    </div>
  );
}

/** The content of every place but the map. */
export function PlaceBody({ p, id, seat }: { p: Props; id: Place; seat: number }) {
  switch (id) {
    case 'map':
      return null;
    case 'village':
      return <Village p={p} seat={seat} />;
    case 'markets':
      return <Markets p={p} />;
    case 'tasks':
      return (
        <div class="bb-body tasks">
          <MyTasks p={p} seat={seat} />
          <NewTasks p={p} />
        </div>
      );
  }
}
