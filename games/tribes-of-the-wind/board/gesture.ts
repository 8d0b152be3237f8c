/** What the hand has said, as moves: word after word, each an answer to the question that is open by then. Pure. */
import type { Gesture, Situation } from '#web/kit/contract.ts';
import { cardOf, constants, tileOf, villageCardOf } from '../rules/data.ts';
import { CAPITAL, type Place, placeOf } from '../rules/geometry.ts';
import { playerAt } from '../rules/inspect.ts';
import type { Event, Frame, GameMove, MoveOf, PlayerView, Verb, View } from '../rules/state.ts';
import { chosenTraveller, flyTargets, leftOf, riderPlaces, stepTargets, type Target, topFrame } from './model.ts';
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

/** One point of a gesture: the moves so far, and the question that is open then. */
export interface Point {
  readonly seat: number;
  readonly chain: readonly GameMove[];
  readonly held: Held;
  readonly kind: string | undefined;
  readonly options: readonly GameMove[];
  readonly view: View;
  readonly land: PlayerView;
  readonly frame: Frame | undefined;
  /** Places of the display drawn from on the way here, from 1. */
  readonly drawn: readonly number[];
}

export interface Offer {
  readonly thing: string;
  readonly word: string;
  readonly what: What;
  /** Units, cards or draws: several of them make the answer, so a further tap adds or takes back. */
  readonly several: boolean;
  /** How many more times the same word could be said. */
  readonly times: number;
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

function pointAt(s: At, seat: number, chain: readonly GameMove[], held: Held, drawn: readonly number[]): Point | null {
  const there = chain.length === 0 ? s : s.after(chain);
  if (there === null) return null;
  const decision = there.decisions[0];
  return {
    seat,
    chain,
    held,
    drawn,
    kind: decision?.kind,
    options: decision?.options ?? [],
    view: there.view,
    land: playerAt(there.view, seat),
    frame: topFrame(there.view),
  };
}

/** Every point of a gesture, the open hand first; a word nobody understands ends it. */
export function pointsOf(s: At, seat: number, gesture: Gesture): readonly Point[] {
  const start = pointAt(s, seat, [], NOTHING, []);
  if (start === null) return [];
  const points = [start];
  for (const word of gesture) {
    const next = say(s, points.at(-1) as Point, word);
    if (next === null) break;
    points.push(next);
  }
  return points;
}

/** The point after one more word. */
function say(s: At, p: Point, word: string): Point | null {
  const offer = offersAt(s, p).find((o) => o.word === word);
  return offer === undefined ? null : answer(s, p, offer);
}

function answer(s: At, p: Point, offer: Offer): Point | null {
  const to = (moves: readonly (GameMove | undefined)[], held: Held = NOTHING, drawn = p.drawn): Point | null =>
    moves.includes(undefined) ? null : pointAt(s, p.seat, [...p.chain, ...(moves as GameMove[])], held, drawn);
  const id = idOf(offer.word);
  if (p.kind === 'nextEffect' && offer.what !== 'effect') {
    const first = startOf(s, p, offer);
    return first === null ? null : answer(s, first, offer);
  }
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
      return to(targets(p).get(placeOf(spaceName(offer)))?.moves ?? [undefined]);
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
  return pointAt(s, p.seat, p.kind === 'chooseTemple' ? [...p.chain, temple] : p.chain, NOTHING, p.drawn);
}

export const needed = (p: Point): number => of(p.options, 'discard')[0]?.cards.length ?? 0;

function discardOf(p: Point, marks: readonly string[]): GameMove | undefined {
  return of(p.options, 'discard').find(
    (m) => m.cards.length === marks.length && m.cards.every((c) => marks.includes(c)),
  );
}

/** Where a tap on the terrain lets a rider fly. */
export function targets(p: Point): ReadonlyMap<Place, Target> {
  const from = chosenTraveller(p.land, p.held.from);
  const list = has(p.options, 'fly')
    ? flyTargets(p.options, p.land, from)
    : has(p.options, 'step')
      ? stepTargets(p.land, leftOf(p.frame), from)
      : [];
  return new Map(list.map((t) => [t.place, t]));
}

/** The effect that has to be begun for an offer; the first that can take it. */
function startOf(s: At, p: Point, offer: Offer): Point | null {
  for (const m of of(p.options, 'effect')) {
    const begun = pointAt(s, p.seat, [...p.chain, m], p.held, p.drawn);
    if (begun !== null && offersAt(s, begun).some((o) => o.word === offer.word)) return begun;
  }
  return null;
}

const known = new WeakMap<View, Map<string, readonly Offer[]>>();

/** Everything that can be said at a point. Worked out once for every point of a position. */
export function offersAt(s: At, p: Point): readonly Offer[] {
  let list = known.get(s.view);
  if (list === undefined) {
    list = new Map();
    known.set(s.view, list);
  }
  const key = `${JSON.stringify(p.chain)}${p.held.marks.join()}|${p.held.from}|${p.held.temple}`;
  let offers = list.get(key);
  if (offers === undefined) {
    offers = makeOffers(s, p);
    list.set(key, offers);
  }
  return offers;
}

function makeOffers(s: At, p: Point): Offer[] {
  const { options, seat, land } = p;
  const offers: Offer[] = [];
  const left = Math.max(1, leftOf(p.frame));
  const put = (thing: string, what: What, variant = '', several = false, times = 1): void => {
    offers.push({ thing, word: variant === '' ? thing : `${thing}=${variant}`, what, several, times });
  };
  if (p.kind === 'discardCards') {
    for (const { card } of land.rack)
      if (card >= 0 && !p.held.marks.includes(idOf(cardThing(card)))) put(cardThing(card), 'card', '', true);
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
  if (p.kind === 'nextEffect') putEffects(s, p, offers);
  return offers;
}

type Put = (thing: string, what: What, variant?: string, several?: boolean, times?: number) => void;

/** Backs by their places in the display as it lies there now; the deck may be drawn from again and again. */
function putDraws(s: At, p: Point, put: Put): void {
  const several = rackSpace(p) > 1;
  s.view.element.display.forEach((_, i) => {
    if (!p.drawn.includes(i + 1)) put(drawThing(i), 'draw', '', several);
  });
  if (has(p.options, 'drawDeck')) put(DECK, 'draw', '', several);
}

/** Cards the rack still lacks. */
export const rackSpace = (p: Point): number => constants.handSize - p.land.rack.length;

function putFlights(p: Point, left: number, put: Put): void {
  if (!has(p.options, 'step') && !has(p.options, 'fly')) return;
  for (const t of targets(p).values()) {
    const from = placeOf((t.moves[0] as MoveOf<'step' | 'fly'>).from);
    const riders = from === CAPITAL ? p.land.capital : (p.land.riders[from] ?? 0);
    const times = t.cost === 0 ? 1 : Math.min(riders, Math.floor(left / t.cost));
    put(placeThing(p.seat, t.place), 'fly', '', left > 1, times);
  }
  for (const place of riderPlaces(p.land)) if (place !== p.held.from) put(placeThing(p.seat, place), 'from', 'from');
}

/** The order of effects is free: whatever one of them could do begins it. */
function putEffects(s: At, p: Point, offers: Offer[]): void {
  for (const m of of(p.options, 'effect')) {
    const id = `effect:${m.index}`;
    offers.push({ thing: id, word: id, what: 'effect', several: false, times: 1 });
  }
  const seen = new Set<string>();
  for (const m of of(p.options, 'effect')) {
    const begun = pointAt(s, p.seat, [...p.chain, m], p.held, p.drawn);
    if (begun === null) continue;
    for (const o of offersAt(s, begun)) {
      if (seen.has(o.word) || o.what === 'done' || o.what === 'decline') continue;
      seen.add(o.word);
      offers.push(o);
    }
  }
}
