/** One turn in one line: the die and its card, what it did there, what it cost and brought; and what came by itself, a line each. */
import { type Gain, type Names, type Seat, type TurnSaid, type Who, whoIs } from '#kernel';
import { JEWELS, type Jewel, MATERIAL_IDS, SPACE_MATERIAL, TILE_OFFERINGS } from '../rules/data.ts';
import { countBuildings, countMaterials } from '../rules/effects/ceremony.ts';
import { bits, settled } from '../rules/effects/huts.ts';
import { countPersons } from '../rules/effects/persons.ts';
import { countPriests } from '../rules/effects/temple.ts';
import type { Event } from '../rules/events.ts';
import { PAY_CARD, PAY_TILE } from '../rules/moves.ts';
import { finalParts } from '../rules/scoring.ts';
import { NOBODY, type PlayerView, type View } from '../rules/state.ts';
import { GOD_IDS, type GodId, WHITE } from '../rules/words.ts';
import * as names from './names.ts';
import type { Amount, Words } from './words.ts';

/** What is counted: materials by their id. Pieces are told one by one, so that no figure of them stands in a line. */
type Piece = 'hut' | 'person' | 'priest' | 'building' | 'jewel' | 'task' | 'fulfilled';
type Counted = Amount | Piece | (typeof MATERIAL_IDS)[number];
type Change = readonly [what: Counted, by: number];

const PIECES: ReadonlySet<Counted> = new Set(['hut', 'person', 'priest', 'building', 'jewel', 'task', 'fulfilled']);

const materialOn = (space: number): Counted => MATERIAL_IDS[SPACE_MATERIAL[space] as number] as string;

/** What a seat has, by the keys that gains are told in; at the end with what the last scoring brought. */
export function stock(view: View, seat: Seat): Readonly<Record<string, number>> {
  const p = view.players[seat] as PlayerView;
  const last = view.phase === 'over' ? Object.values(finalParts(view, seat)) : [];
  const all: Record<Amount | Piece, number> = {
    points: last.reduce((a, b) => a + b, p.vp),
    offering: p.offerings,
    shell: p.shells,
    status: view.status[seat] as number,
    godCard: p.handSize,
    godTile: p.godTiles,
    hut: bits(settled(view, seat)),
    person: countPersons(p),
    priest: countPriests(view, seat),
    building: countBuildings(p),
    jewel: p.jewels.length,
    task: p.tasks.length,
    fulfilled: p.fulfilled.length,
  };
  return { ...all, ...Object.fromEntries(MATERIAL_IDS.map((id, m) => [id, countMaterials(p, m)])) };
}

/** What an event changes of what its seat has. */
function changes(e: Event): readonly Change[] {
  switch (e.e) {
    case 'redFish':
    case 'points':
    case 'templeVp':
    case 'final':
      return [['points', e.vp]];
    case 'statusVp':
      // The markers go back.
      return [
        ['points', e.vp],
        ['status', -e.space],
      ];
    case 'fulfilled':
      return [
        ['points', e.vp],
        ['task', -1],
        ['fulfilled', 1],
      ];
    case 'discarded':
      return [['task', -1]];
    case 'tookTask':
      return [['task', 1]];
    case 'startHut':
    case 'settled':
      return [['hut', 1]];
    case 'tookPerson':
      return [['person', 1]];
    case 'priest':
      return [['priest', 1]];
    case 'priestOut':
      return [['priest', -1]];
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
      if (e.pay === PAY_TILE)
        return [
          ['godTile', -1],
          ['offering', -TILE_OFFERINGS],
        ];
      return [
        ['godCard', e.pay === PAY_CARD ? -1 : -2],
        ['offering', -1],
      ];
    case 'built':
      return [
        ['points', e.vp],
        [materialOn(e.a), -1],
        [materialOn(e.b), -1],
        ['building', 1],
      ];
    case 'bought':
      return [
        ['shell', -(JEWELS[e.jewel] as Jewel).cost],
        ['jewel', 1],
      ];
    default:
      return [];
  }
}

const gainsOf = (e: Event): readonly Gain[] => {
  const seat = 'seat' in e ? e.seat : null;
  return seat === null ? [] : changes(e).flatMap(([what, by]) => (by === 0 ? [] : [{ seat, what, by }]));
};

/** '+6 VP, −1 offering': points first, then what came, then what went. */
function inWords(w: Words, gains: readonly Gain[]): string {
  const signed = (sign: 1 | -1): string[] => {
    const sums = new Map<Counted, number>([['points', 0]]);
    for (const { what, by } of gains)
      if (by * sign > 0 && !PIECES.has(what)) sums.set(what, (sums.get(what) ?? 0) + by * sign);
    return [...sums].flatMap(([what, n]) => (n === 0 ? [] : [`${sign < 0 ? '−' : '+'}${n} ${nameOf(w, what, n)}`]));
  };
  return [...signed(1), ...signed(-1)].join(', ');
}

function nameOf(w: Words, what: Counted, n: number): string {
  const material = MATERIAL_IDS.indexOf(what);
  return material < 0 ? w.amounts[what as Amount](n) : names.good(w, material);
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
/** What the table does by itself, whoever was the last to act. */
const BY_ITSELF: ReadonlySet<Event['e']> = new Set([
  'order',
  'round',
  'rolled',
  'ends',
  'statusVp',
  'newOrder',
  'templeVp',
  'templeTile',
  'final',
  'over',
]);

/** At the end tasks are fulfilled without being asked for: after the last one that somebody took or fulfilled with the yellow god. */
function isOwnDeed(e: Event, i: number, events: readonly Event[]): boolean {
  if (e.e !== 'fulfilled' || e.yellow) return !BY_ITSELF.has(e.e);
  return !events.slice(0, i).some((x) => x.e === 'tookTask' || x.e === 'finished' || (x.e === 'fulfilled' && x.yellow));
}

/** Whose deed it is: a priest leaves because somebody puts one. */
const doer = (e: Event, i: number, events: readonly Event[]): Seat | null => {
  const why = e.e === 'priestOut' ? events.slice(0, i).findLast((x) => x.e === 'priest') : e;
  return why !== undefined && 'seat' in why ? why.seat : null;
};

export function turn(w: Words, seat: Seat, events: readonly Event[], seats: Names): TurnSaid | null {
  const who = whoIs(seats, seat);
  const deeds = events.filter((e, i) => isOwnDeed(e, i, events) && doer(e, i, events) === seat);
  const own = deeds.filter((e) => 'seat' in e && e.seat === seat);
  const did: string[] = [];
  let hurts = false;
  for (const e of deeds) {
    const said = deed(w, e, seats, own, who);
    if (said !== null && !(TOGETHER.has(e.e) && own.find((x) => x.e === e.e) !== e)) did.push(said);
    const aside = e.e === 'settled' && e.pushed !== NOBODY ? whoIs(seats, e.pushed) : null;
    if (aside !== null) did.push(w.does.pushed(aside));
    hurts ||= aside?.you === true || (e.e === 'priestOut' && !who.you && whoIs(seats, e.seat).you);
  }
  if (did.length === 0) return null;
  const brought = inWords(w, own.flatMap(gainsOf));
  return {
    said: `${who.name} ${did.join(', ')}`,
    ...(brought === '' ? {} : { brought }),
    ...(hurts ? { hurts: true } : {}),
    gains: deeds.flatMap(gainsOf),
  };
}

/** What phase C brings one seat without asking: each cause with its points, and their sum. */
function scored(w: Words, seat: Seat, events: readonly Event[], seats: Names): readonly TurnSaid[] {
  const own = events.filter((e) => 'seat' in e && e.seat === seat);
  const causes = own.flatMap((e) =>
    e.e === 'statusVp' && e.space > 0
      ? [w.causes.status(e.space, e.vp)]
      : e.e === 'templeVp'
        ? [w.causes.priests(e.priests, e.vp)]
        : e.e === 'templeTile'
          ? [w.causes.majority(e.tied)]
          : [],
  );
  const gains = own.flatMap(gainsOf);
  const brought = inWords(
    w,
    gains.filter((x) => x.what !== 'status'),
  );
  return causes.length === 0 ? [] : [{ said: `${seats(seat)}: ${causes.join(', ')}`, brought, gains }];
}

/** Told for each seat with all that it gets. */
const SCORED: ReadonlySet<Event['e']> = new Set(['statusVp', 'templeVp', 'templeTile']);

/** What came by itself, as the log says it; phase C and the last scoring in one line for each seat. */
export function between(
  w: Words,
  events: readonly Event[],
  seats: Names,
  log: (e: Event) => string | null,
): readonly TurnSaid[] {
  return events.flatMap((e, i): readonly TurnSaid[] => {
    if (isOwnDeed(e, i, events) || e.e === 'rolled' || e.e === 'order') return [];
    if (e.e === 'final') return last(w, e, events, seats);
    const said = SCORED.has(e.e) && !(e.e === 'templeTile' && e.seat === null) ? null : log(e);
    const line = said === null ? [] : [{ said: said.replace(/\.$/, ''), gains: gainsOf(e) }];
    const scoring = events.filter((x) => SCORED.has(x.e));
    return e.e === 'newOrder' ? [...line, ...e.order.flatMap((seat) => scored(w, seat, scoring, seats))] : line;
  });
}

/** The last scoring of one seat, at the first of its parts. */
function last(w: Words, first: Event & { e: 'final' }, events: readonly Event[], seats: Names): readonly TurnSaid[] {
  const parts = events.flatMap((x) => (x.e === 'final' && x.seat === first.seat ? [x] : []));
  const each = parts.flatMap(({ part, vp }) => (vp === 0 ? [] : [`${w.categories[part]} ${vp}`]));
  if (parts[0] !== first || each.length === 0) return [];
  const gains = parts.flatMap(gainsOf);
  return [{ said: `${seats(first.seat)}: ${each.join(', ')}`, brought: inWords(w, gains), gains }];
}
