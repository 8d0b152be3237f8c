/** One turn in one line: the die and its card, what it did there, what it cost and brought. */
import { type Names, type Seat, type TurnSaid, type Who, whoIs } from '#kernel';
import { JEWELS, type Jewel, MATERIAL_IDS, SPACE_MATERIAL } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { PAY_CARD, PAY_TILE } from '../rules/moves.ts';
import { NOBODY } from '../rules/state.ts';
import { GOD_IDS, type GodId, WHITE } from '../rules/words.ts';
import * as names from './names.ts';
import type { Amount, Words } from './words.ts';

/** What is counted: materials by their id. */
type Counted = Amount | (typeof MATERIAL_IDS)[number];
type Change = readonly [what: Counted, by: number];

const materialOn = (space: number): Counted => MATERIAL_IDS[SPACE_MATERIAL[space] as number] as string;

/** What an event changes of what its seat has. */
export function changes(e: Event): readonly Change[] {
  switch (e.e) {
    case 'redFish':
    case 'points':
    case 'fulfilled':
    case 'statusVp':
    case 'templeVp':
    case 'final':
      return [['points', e.vp]];
    case 'templeTile':
      return [['godTile', 1]];
    case 'gained':
      return [[e.what, e.n]];
    case 'status':
      return [['status', e.steps]];
    case 'tookCard':
    case 'tookBlind':
      return [['godCard', 1]];
    case 'stored':
    case 'surplus':
      return [[MATERIAL_IDS[e.material] as string, 1]];
    case 'paid':
      if (e.pay === PAY_TILE) return [['godTile', -1]];
      return [
        ['godCard', e.pay === PAY_CARD ? -1 : -2],
        ['offering', -1],
      ];
    case 'built':
      return [
        ['points', e.vp],
        [materialOn(e.a), -1],
        [materialOn(e.b), -1],
      ];
    case 'bought':
      return [['shell', -(JEWELS[e.jewel] as Jewel).cost]];
    default:
      return [];
  }
}

/** All that a seat has more and less: points first, then what came, then what went. */
export function changesOf(seat: Seat, events: readonly Event[]): readonly Change[] {
  const sums = new Map<Counted, number>([['points', 0]]);
  for (const e of events)
    if ('seat' in e && e.seat === seat) for (const [what, by] of changes(e)) sums.set(what, (sums.get(what) ?? 0) + by);
  const all = [...sums];
  return [...all.filter(([, by]) => by > 0), ...all.filter(([, by]) => by < 0)];
}

/** '+6 VP, −1 offering' */
export function inWords(w: Words, list: readonly Change[]): string {
  const name = (what: Counted, n: number): string => {
    const material = MATERIAL_IDS.indexOf(what);
    return material < 0 ? w.amounts[what as Amount](n) : names.good(w, material);
  };
  return list.map(([what, by]) => `${by < 0 ? '−' : '+'}${Math.abs(by)} ${name(what, Math.abs(by))}`).join(', ');
}

/** What one event was, without its subject; null for what the figures say already. */
function deed(w: Words, e: Event, seats: Names, own: readonly Event[], who: Who): string | null {
  const { does } = w;
  switch (e.e) {
    case 'startHut':
      return does.startHut(who, names.region(w, e.region));
    case 'die': {
      const said = does.die(who, String(e.face), names.card(w, e.card));
      return own.some((x) => x.e === 'paid' && x.god === WHITE) ? `${said} ${does.asSix}` : said;
    }
    case 'paid':
      return e.god === WHITE ? null : does.god(who, w.played[GOD_IDS[e.god] as GodId]);
    case 'settled':
      return does.settled(who, names.region(w, e.region));
    case 'redFish':
      return does.scored(who, names.region(w, e.region), String(e.vp));
    case 'tookPerson':
      return does.took(who, names.person(w, e.person));
    case 'priest':
      return does.priest(who, String(e.space));
    case 'priestOut':
      return own.includes(e) ? does.outOwn : does.out(whoIs(seats, e.seat));
    case 'built':
      return does.built(who, String(e.tile));
    case 'used':
      return does.used(who, String(e.tiles), names.kind(w, e.kind, e.sex), e.way);
    case 'tattooed':
    case 'gathered':
      return does[e.e](who, own.flatMap((x) => (x.e === e.e ? [names.person(w, x.person)] : [])).join(', '));
    case 'movedHut':
      return does.movedHuts(who, own.filter((x) => x.e === 'movedHut').length);
    case 'helperLost':
      return e.n === 0 ? null : does.lost(who, String(e.n));
    case 'bought':
      return does.bought(who, names.jewel(w, e.jewel), String((JEWELS[e.jewel] as Jewel).vp));
    case 'fulfilled':
    case 'discarded':
      return does[e.e](who, names.task(w, e.task));
    case 'tookTask':
      return does.task(who, names.task(w, e.task));
    case 'endedPersons':
      return own.some((x) => x.e === 'used') ? null : does.noPersons(who);
    case 'passed':
    case 'finished':
      return does[e.e](who);
    default:
      return null;
  }
}

/** Told once, with all of the turn. */
const TOGETHER: ReadonlySet<Event['e']> = new Set(['tattooed', 'gathered', 'movedHut']);
/** What the table does by itself after the last seat of a phase. */
const BY_ITSELF: ReadonlySet<Event['e']> = new Set([
  'statusVp',
  'newOrder',
  'templeVp',
  'templeTile',
  'round',
  'final',
]);

export function turn(w: Words, seat: Seat, events: readonly Event[], seats: Names): TurnSaid | null {
  const who = whoIs(seats, seat);
  const end = events.findIndex((e) => BY_ITSELF.has(e.e));
  const own = (end < 0 ? events : events.slice(0, end)).filter((e) => 'seat' in e && e.seat === seat);
  if (!own.some((e) => e.e !== 'priestOut')) return null;
  const pushes = own.some((e) => e.e === 'priest');
  const did: string[] = [];
  let hurts = false;
  for (const e of events.slice(0, end < 0 ? events.length : end)) {
    const out = e.e === 'priestOut';
    if (out ? !pushes : !own.includes(e)) continue;
    const said = deed(w, e, seats, own, who);
    if (said !== null && !(TOGETHER.has(e.e) && own.find((x) => x.e === e.e) !== e)) did.push(said);
    const aside = e.e === 'settled' && e.pushed !== NOBODY ? whoIs(seats, e.pushed) : null;
    if (aside !== null) did.push(w.does.pushed(aside));
    hurts ||= aside?.you === true || (out && !who.you && whoIs(seats, e.seat).you);
  }
  if (did.length === 0) return null;
  const brought = inWords(w, changesOf(seat, own));
  return {
    said: `${who.name} ${did.join(', ')}`,
    ...(brought === '' ? {} : { brought }),
    ...(hurts ? { hurts: true } : {}),
  };
}
