/** What the hand has said, as moves: word after word, each an answer to the question that is open by then. Pure. */
import type { Gesture, Situation } from '#web/kit/contract.ts';
import { cardOf, constants, tileOf, villageCardOf } from '../rules/data.ts';
import { CAPITAL, type Place, placeName, placeOf } from '../rules/geometry.ts';
import { playerAt } from '../rules/inspect.ts';
import type { Event, Frame, GameMove, MoveOf, PlayerView, Verb, View } from '../rules/state.ts';
import { bestCleaned, bestPlanted, leastUseful } from './gains.ts';
import {
  catapultFlights,
  chosenTraveller,
  crewFlight,
  type Flight,
  leftOf,
  riderPlaces,
  stepFlights,
  topFrame,
  waits,
} from './model.ts';
import {
  cardThing,
  DECK,
  drawThing,
  keepThing,
  nowThing,
  objectiveThing,
  placeThing,
  rowThing,
  templeThing,
  tileThing,
  waterThing,
} from './things.ts';

export type At = Situation<View, GameMove, Event>;

/** What the hand holds between two moves: cards marked, who is to fly, which temple is to be built. */
export interface Held {
  readonly marks: readonly string[];
  readonly from: Place;
  readonly temple: string | null;
}
const NOTHING: Held = { marks: [], from: -1, temple: null };

/** One point of a gesture: the moves so far, and the question that is open then. Made once for every position. */
export interface Point {
  readonly seat: number;
  /** What was said on the way here. */
  readonly words: Gesture;
  readonly chain: readonly GameMove[];
  readonly held: Held;
  readonly kind: string | undefined;
  readonly options: readonly GameMove[];
  readonly view: View;
  readonly land: PlayerView;
  readonly frame: Frame | undefined;
  /** Places of the display drawn from on the way here, from 1. */
  readonly drawn: readonly number[];
  /** Points one word further, as far as somebody has asked. */
  readonly next: Map<string, Point | null>;
}

export interface Offer {
  readonly thing: string;
  readonly word: string;
  readonly what: What;
  /** Units, cards or draws: several of them make the answer, so a further tap adds or takes back. */
  readonly several: boolean;
  /** How many more times the same word could be said. */
  readonly times: number;
  /** Once is meant before all of them. */
  readonly once?: true;
  /** Goes without saying before it: an effect is begun, or one is over. */
  readonly via?: string;
  /** Said so, what is running is over: the rest of it goes without saying, or is given away. */
  readonly ends?: true;
}

export type What =
  | 'row'
  | 'temple'
  | 'card'
  | 'build'
  | 'templeOn'
  | 'plant'
  | 'clean'
  | 'fly'
  | 'from'
  | 'water'
  | 'tile'
  | 'keep'
  | 'now'
  | 'replace'
  | 'draw'
  | 'leader'
  | 'effect'
  | 'discard'
  | 'done'
  | 'decline';

const of = <K extends Verb>(options: readonly GameMove[], verb: K): MoveOf<K>[] =>
  options.filter((m): m is MoveOf<K> => m.do === verb);
const has = (options: readonly GameMove[], verb: Verb): boolean => options.some((m) => m.do === verb);

function pointAt(
  s: At,
  seat: number,
  words: Gesture,
  chain: readonly GameMove[],
  held: Held,
  drawn: readonly number[],
): Point | null {
  const there = chain.length === 0 ? s : s.after(chain);
  if (there === null) return null;
  const decision = there.decisions[0];
  return {
    seat,
    words,
    chain,
    held,
    drawn,
    kind: decision?.kind,
    options: decision?.options ?? [],
    view: there.view,
    land: playerAt(there.view, seat),
    frame: topFrame(there.view),
    next: new Map(),
  };
}

/** The open hand over a position. */
const open = new WeakMap<View, Point>();

/** Every point of a gesture, the open hand first; a word nobody understands ends it. */
export function pointsOf(s: At, seat: number, gesture: Gesture): readonly Point[] {
  const start = open.get(s.view) ?? pointAt(s, seat, [], [], NOTHING, []);
  if (start === null) return [];
  open.set(s.view, start);
  const points = [start];
  for (const word of gesture) {
    const next = say(s, points.at(-1) as Point, word);
    if (next === null) break;
    points.push(next);
  }
  return points;
}

/** The point after one more word. */
function say(s: At, p: Point, word: string, offers?: readonly Offer[]): Point | null {
  let next = p.next.get(word);
  if (next === undefined) {
    const offer = word === REST ? undefined : (offers ?? offersAt(s, p)).find((o) => o.word === word);
    next = offer === undefined ? (word === REST ? finished(s, p) : null) : answer(s, p, offer);
    p.next.set(word, next);
  }
  return next;
}

/** What goes without saying: never a word of a gesture, only on the way from one to the next. */
const REST = 'rest';

/** Where a gesture leads if nothing more is said about what is running; the point itself where nothing goes without saying. */
export function restOf(s: At, p: Point): Point {
  const next = p.words.length === 0 ? null : say(s, p, REST);
  return next === null ? p : restOf(s, next);
}

function finished(s: At, p: Point): Point | null {
  if (p.held.from >= 0) return null;
  let at: Point | null = p;
  while (at !== null) {
    const moves = natural(at);
    if (moves === null || at.kind !== p.kind) break;
    at = named(s, pointAt(s, p.seat, p.words, [...at.chain, ...moves], { ...at.held, marks: [] }, p.drawn));
  }
  return at === p ? null : at;
}

/**
 * The natural answer: cards that can do least, a temple on the first tile without one, the rest of a mix as water, cleanings where a forest
 * could grow, a tile on its path.
 */
function natural(p: Point): readonly GameMove[] | null {
  switch (p.kind) {
    case 'discardCards': {
      const others = leastUseful(p.view, p.seat).map((c) => idOf(cardThing(c)));
      const marks = [...p.held.marks, ...others.filter((c) => !p.held.marks.includes(c))].slice(0, needed(p));
      const move = discardOf(p, marks);
      return move === undefined ? null : [move];
    }
    case 'mixStep':
    case 'cleanStep': {
      const water = of(p.options, 'takeWater')[0];
      if (water !== undefined) return [water];
      const space = bestCleaned(p.land);
      const clean = of(p.options, 'clean').find((m) => placeOf(m.space) === space);
      return clean === undefined ? null : [clean];
    }
    case 'templeTile':
      return of(p.options, 'templeOn').slice(0, 1);
    case 'forestSpace': {
      if (p.frame?.f !== 'forestSpace') return null;
      const free = of(p.options, 'plant').map((m) => placeOf(m.space));
      // Whoever has just cleaned a space for it means that one.
      const cleaned = of(p.chain, 'clean').map((m) => placeOf(m.space));
      const meant = free.filter((i) => cleaned.includes(i));
      const space = bestPlanted(p.land, p.frame.tile, meant.length > 0 ? meant : free);
      const plant = of(p.options, 'plant').find((m) => placeOf(m.space) === space);
      return plant === undefined ? null : [plant];
    }
    default:
      return null;
  }
}

function answer(s: At, p: Point, offer: Offer): Point | null {
  const words = [...p.words, offer.word];
  if (offer.via !== undefined) {
    const first = say(s, p, offer.via);
    const there = first === null ? null : say(s, first, offer.word);
    return there === null ? null : { ...there, words, next: new Map() };
  }
  const to = (moves: readonly (GameMove | undefined)[], held: Held = NOTHING, drawn = p.drawn): Point | null =>
    moves.includes(undefined) ? null : pointAt(s, p.seat, words, [...p.chain, ...(moves as GameMove[])], held, drawn);
  const id = idOf(offer.word);
  switch (offer.what) {
    case 'row': {
      const at = id.lastIndexOf('.');
      return to([{ do: 'play', card: id.slice(0, at), row: Number(id.slice(at + 1)) }]);
    }
    case 'temple': {
      const temple = id.slice(id.indexOf('.') + 1);
      if (p.kind === 'chooseTemple') return to([{ do: 'temple', temple }]);
      return named(s, to([{ do: 'placeTemple' }], { ...NOTHING, temple }));
    }
    case 'card': {
      const marks = [...p.held.marks, id];
      if (marks.length < needed(p)) return to([], { ...p.held, marks });
      const move = discardOf(p, marks);
      return named(s, to([move], { ...p.held, marks: [] }));
    }
    case 'discard':
      return to([{ do: 'discardThree' }]);
    case 'build':
    case 'templeOn':
    case 'plant':
    case 'clean':
      return to([{ do: offer.what, space: spaceName(offer) }]);
    case 'fly':
      return to(flightOf(p, offer)?.moves ?? [undefined]);
    case 'from':
      return to([], { ...p.held, from: placeOf(spaceName(offer)) });
    case 'water':
      return to([{ do: 'takeWater' }]);
    case 'tile':
      return to([{ do: 'forest', tile: id }]);
    case 'keep':
    case 'now': {
      const use: GameMove = { do: offer.what === 'keep' ? 'keep' : 'useNow' };
      return to(p.kind === 'takeVillageCard' ? [{ do: 'takeVillageCard', card: id }, use] : [use]);
    }
    case 'replace':
      return to([{ do: 'replace', card: id }]);
    case 'draw': {
      if (offer.thing === DECK) return to([{ do: 'drawDeck' }]);
      const i = Number(id);
      const position = i - p.drawn.filter((j) => j < i).length;
      return to([{ do: 'draw', position }], NOTHING, [...p.drawn, i]);
    }
    case 'leader':
      return to([{ do: 'leader', leader: id.slice(id.indexOf('.') + 1) }]);
    case 'effect':
      return to([{ do: 'effect', index: Number(id) }]);
    case 'done':
    case 'decline':
      return to([{ do: offer.what }]);
  }
}

const idOf = (word: string): string => word.slice(word.indexOf(':') + 1).split('=')[0] ?? '';
const spaceName = (offer: Offer): string => offer.thing.slice(offer.thing.indexOf('.') + 1);

/** The temple was chosen before its cards were: now it can be named. */
function named(s: At, p: Point | null): Point | null {
  if (p === null || p.held.temple === null || p.kind === 'discardCards') return p;
  const temple: GameMove = { do: 'temple', temple: p.held.temple };
  return pointAt(s, p.seat, p.words, p.kind === 'chooseTemple' ? [...p.chain, temple] : p.chain, NOTHING, p.drawn);
}

export const needed = (p: Point): number => of(p.options, 'discard')[0]?.cards.length ?? 0;

function discardOf(p: Point, marks: readonly string[]): GameMove | undefined {
  return of(p.options, 'discard').find(
    (m) => m.cards.length === marks.length && m.cards.every((c) => marks.includes(c)),
  );
}

type Flights = ReadonlyMap<Place, readonly Flight[]>;
const flights = new WeakMap<Point, Flights>();

/** Where riders can fly to: for each place whoever could, the likeliest first. */
function flightsOf(p: Point): Flights {
  const known = flights.get(p) ?? findFlights(p);
  flights.set(p, known);
  return known;
}

function findFlights(p: Point): Flights {
  const from = chosenTraveller(p.land, p.held.from);
  if (has(p.options, 'fly')) return catapultFlights(p.options, p.land, from);
  return has(p.options, 'step') ? stepFlights(p.land, leftOf(p.frame), from) : new Map();
}

/** Riders who fly together. */
const CREW = 'crew';

const crewOf = (p: Point, place: Place): Flight | null =>
  has(p.options, 'step') ? crewFlight(p.land, place, leftOf(p.frame), p.held.from) : null;

/** The flight an offer stands for: the one it names, else the likeliest. */
export function flightOf(p: Point, offer: Offer): Flight | undefined {
  const place = placeOf(spaceName(offer));
  const list = flightsOf(p).get(place) ?? [];
  const origin = offer.word.split('=')[1];
  if (origin === CREW) return crewOf(p, place) ?? undefined;
  return origin === undefined ? list[0] : list.find((f) => placeName(f.from) === origin);
}

const offered = new WeakMap<Point, readonly Offer[]>();

/** Everything that can be said at a point. */
export function offersAt(s: At, p: Point): readonly Offer[] {
  let offers = offered.get(p);
  if (offers === undefined) {
    offers = makeOffers(s, p);
    offered.set(p, offers);
  }
  return offers;
}

function makeOffers(s: At, p: Point): Offer[] {
  const { options, seat, land } = p;
  const offers: Offer[] = [];
  const left = Math.max(1, leftOf(p.frame));
  const put: Put = (thing, what, variant = '', several = false, times = 1, once = false) => {
    const word = variant === '' ? thing : `${thing}=${variant}`;
    offers.push({ thing, word, what, several, times, ...(once ? { once: true as const } : {}) });
  };
  if (p.kind === 'discardCards') {
    for (const { card } of land.rack)
      if (card >= 0 && !p.held.marks.includes(idOf(cardThing(card)))) put(cardThing(card), 'card', '', true);
    putBeyond(s, p, REST, offers, true);
    return offers;
  }
  for (const m of options)
    switch (m.do) {
      case 'play':
        put(rowThing(cardOf(m.card), m.row - 1), 'row');
        break;
      case 'placeTemple':
        for (const t of land.unplaced) put(templeThing(seat, land.tribe, t), 'temple');
        break;
      case 'temple':
        put(`temple:${seat}.${m.temple}`, 'temple');
        break;
      case 'build':
      case 'templeOn':
      case 'plant':
        put(placeThing(seat, placeOf(m.space)), m.do);
        break;
      case 'clean': {
        const space = placeOf(m.space);
        put(placeThing(seat, space), 'clean', '', left > 1, Math.min(left, land.pollution[space] ?? 1));
        break;
      }
      case 'takeWater':
        put(waterThing(seat), 'water', '', left > 1, left);
        break;
      case 'forest':
        put(tileThing(tileOf(m.tile)), 'tile');
        break;
      case 'takeVillageCard':
        put(keepThing(villageCardOf(m.card)), 'keep');
        put(nowThing(villageCardOf(m.card)), 'now');
        break;
      case 'keep':
      case 'useNow':
        if (p.frame?.f === 'villageCardUse')
          put(m.do === 'keep' ? keepThing(p.frame.card) : nowThing(p.frame.card), m.do === 'keep' ? 'keep' : 'now');
        break;
      case 'replace':
        put(objectiveThing(villageCardOf(m.card)), 'replace');
        break;
      case 'leader':
        put(`leader:${seat}.${m.leader}`, 'leader');
        break;
      case 'discardThree':
        put('discard', 'discard');
        break;
      case 'done':
      case 'decline':
        put(m.do, m.do);
        break;
      default:
        break;
    }
  if (p.kind === 'draw') putDraws(s, p, put);
  putFlights(p, left, put);
  if (p.kind === 'nextEffect') {
    const begun = of(options, 'effect').map((m) => `effect:${m.index}`);
    for (const via of begun) put(via, 'effect');
    for (const via of begun) putBeyond(s, p, via, offers);
    // What another effect leads to at once comes before what is possible only when this one is over.
    for (const via of begun) putBeyond(s, p, via, offers, true);
  }
  putBeyond(s, p, REST, offers, true);
  if (has(options, 'done')) putBeyond(s, p, 'done', offers, true);
  if (has(options, 'decline')) putBeyond(s, p, 'decline', offers, true);
  return offers;
}

type Put = (thing: string, what: What, variant?: string, several?: boolean, times?: number, once?: boolean) => void;

/** Backs by their places in the display as it lies there now; the deck may be drawn from again and again. */
function putDraws(s: At, p: Point, put: Put): void {
  const missing = constants.handSize - p.land.rack.length;
  s.view.element.display.forEach((_, i) => {
    if (!p.drawn.includes(i + 1)) put(drawThing(i), 'draw', '', missing > 1);
  });
  if (has(p.options, 'drawDeck')) put(DECK, 'draw', '', missing > 1, Math.min(missing, p.view.element.left));
}

function putFlights(p: Point, left: number, put: Put): void {
  if (!has(p.options, 'step') && !has(p.options, 'fly')) return;
  const takeOff = (place: Place): void => {
    if (place !== p.held.from) put(placeThing(p.seat, place), 'from', 'from');
  };
  // Whoever touches the capital means the riders there; to fly home is said apart.
  if (p.land.capital > 0) takeOff(CAPITAL);
  for (const [place, list] of flightsOf(p)) {
    const crew = crewOf(p, place);
    if (crew !== null) put(placeThing(p.seat, place), 'fly', CREW, true);
    list.forEach((f, i) => {
      const riders = f.from === CAPITAL ? p.land.capital : (p.land.riders[f.from] ?? 0);
      const most = f.cost === 0 ? 1 : Math.min(riders, Math.floor(left / f.cost));
      const times = most === crew?.riders && most * f.cost === crew.cost ? 1 : most;
      const likeliest = i === 0 && (place !== CAPITAL || p.held.from >= 0);
      const variant = likeliest ? '' : placeName(f.from);
      // A tile that waits for its last rider wants no more of them.
      put(placeThing(p.seat, place), 'fly', variant, left > 1, likeliest ? times : 1, waits(p.land, place));
    });
  }
  for (const place of riderPlaces(p.land)) if (place !== CAPITAL) takeOff(place);
}

/**
 * What could be said after a word that goes without saying: an effect is begun by what it does, and over with what comes next. What ends one
 * must mean nothing else at this point; what only begins one may.
 */
function putBeyond(s: At, p: Point, via: string, offers: Offer[], ends = false): void {
  const there = say(s, p, via, offers);
  if (there === null) return;
  const said = new Set(offers.map((o) => (ends ? o.thing : o.word)));
  const over = via === REST || via === 'done' || via === 'decline';
  for (const o of offersAt(s, there)) {
    if (o.what === 'done' || o.what === 'decline' || said.has(ends ? o.thing : o.word)) continue;
    if (ends || o.ends !== true) offers.push({ ...o, via, ...(over ? { ends: true as const } : {}) });
  }
}
