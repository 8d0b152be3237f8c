/** One turn in one line: the die and its card, what it did there, what it brought. */
import type { Names, Seat, TurnSaid } from '#kernel';
import { JEWELS, type Jewel } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { NOBODY, type View } from '../rules/state.ts';
import { WHITE } from '../rules/words.ts';
import * as names from './names.ts';
import type { Words } from './words.ts';

/** What a seat did and gained, by its own events. */
interface Told {
  readonly did: string[];
  /** Materials by their names, the others by what they are. */
  readonly goods: Map<string, number>;
  points: number;
  hurts: boolean;
}

function settled(w: Words, e: Extract<Event, { e: 'settled' }>, seats: Names, view: View): string {
  const where = names.region(w, e.region);
  if (e.pushed === NOBODY) return w.turn.settled(where);
  return e.pushed === view.viewer ? w.turn.yoursPushed(where) : w.turn.pushed(where, seats(e.pushed));
}

function note(w: Words, told: Told, e: Event, seats: Names, view: View, white: boolean): void {
  const x = w.turn;
  const gain = (what: string, n: number): void => {
    told.goods.set(what, (told.goods.get(what) ?? 0) + n);
  };
  switch (e.e) {
    case 'startHut':
      told.did.push(x.startHut(names.region(w, e.region)));
      break;
    case 'die':
      told.did.push(x.die(String(e.face), names.card(w, e.card), white));
      break;
    case 'settled':
      told.did.push(settled(w, e, seats, view));
      told.hurts ||= e.pushed !== NOBODY && e.pushed === view.viewer;
      break;
    case 'tookPerson':
      told.did.push(x.took(names.person(w, e.person)));
      break;
    case 'priest':
      told.did.push(x.priest(String(e.space)));
      break;
    case 'priestOut':
      told.did.push(e.seat === view.viewer ? x.yoursOut : x.out(seats(e.seat)));
      told.hurts ||= e.seat === view.viewer;
      break;
    case 'built':
      told.did.push(x.built(String(e.tile)));
      told.points += e.vp;
      break;
    case 'used':
      told.did.push(x.used(String(e.tiles), names.kind(w, e.kind, e.sex)));
      break;
    case 'tattooed':
    case 'gathered':
      told.did.push(x.shifted(names.person(w, e.person)));
      break;
    case 'bought':
      told.did.push(x.bought(names.jewel(w, e.jewel), String((JEWELS[e.jewel] as Jewel).vp)));
      break;
    case 'passed':
      told.did.push(x.passed);
      break;
    case 'fulfilled':
      told.did.push(x.fulfilled(names.task(w, e.task)));
      told.points += e.vp;
      break;
    case 'discarded':
      told.did.push(x.discarded(names.task(w, e.task)));
      break;
    case 'tookTask':
      told.did.push(x.task(names.task(w, e.task)));
      break;
    case 'endedPersons':
      if (told.did.length === 0) told.did.push(x.noPersons);
      break;
    case 'finished':
      told.did.push(x.finished);
      break;
    case 'redFish':
    case 'points':
      told.points += e.vp;
      break;
    case 'gained':
      gain(e.what, e.n);
      break;
    case 'status':
      gain('status', e.steps);
      break;
    case 'tookCard':
    case 'tookBlind':
      gain('godCard', 1);
      break;
    case 'stored':
    case 'surplus':
      gain(names.good(w, e.material), 1);
      break;
    default:
  }
}

const COUNTED = ['offering', 'shell', 'status', 'godCard'] as const;
const isCounted = (what: string): what is (typeof COUNTED)[number] => (COUNTED as readonly string[]).includes(what);

/** Whether an event belongs to what this seat did: its own, and priests that its priest pushes out. */
const belongs = (e: Event, seat: Seat): boolean => e.e === 'priestOut' || ('seat' in e && e.seat === seat);

export function turn(w: Words, seat: Seat, events: readonly Event[], seats: Names, view: View): TurnSaid | null {
  // What the table does by itself after the last seat of a phase is no part of anybody's turn.
  const end = events.findIndex((e) => e.e === 'statusVp' || e.e === 'newOrder' || e.e === 'round' || e.e === 'final');
  const own = (end < 0 ? events : events.slice(0, end)).filter((e) => belongs(e, seat));
  if (!own.some((e) => e.e !== 'priestOut')) return null;
  const told: Told = { did: [], goods: new Map(), points: 0, hurts: false };
  const white = own.some((e) => e.e === 'paid' && e.god === WHITE);
  for (const e of own) note(w, told, e, seats, view, white);
  if (told.did.length === 0) return null;
  const brought = [
    ...(told.points > 0 ? [w.turn.points(String(told.points))] : []),
    ...[...told.goods].map(([what, n]) => `+${n} ${isCounted(what) ? w.turn[what](n) : what}`),
  ].join(', ');
  return {
    said: `${seats(seat)} ${told.did.join(', ')}`,
    ...(brought === '' ? {} : { brought }),
    ...(told.hurts ? { hurts: true } : {}),
  };
}
