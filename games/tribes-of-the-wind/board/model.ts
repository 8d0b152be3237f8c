/** What a tap means: from listed moves to gestures. Pure, so that it can be tested without a browser. */
import { sameMove } from '#kernel';
import { cardAt, cardOf, SPACES } from '../rules/data.ts';
import { CAPITAL, PLACE_NAMES, type Place, placeOf } from '../rules/geometry.ts';
import type { Frame, GameMove, Land, MoveOf, View } from '../rules/state.ts';
import { adjacent, ridersAt } from '../rules/terrain.ts';

export const placeName = (place: Place): string => PLACE_NAMES[place] as string;

export type DockPlace =
  | 'rack'
  | 'effects'
  | 'riders'
  | 'forest'
  | 'element'
  | 'village'
  | 'use'
  | 'objectives'
  | 'leaders'
  | 'temples';

/** Where the answer to a question lies. */
const DOCK: Readonly<Record<string, DockPlace>> = {
  action: 'rack',
  discardCards: 'rack',
  chooseTemple: 'temples',
  templeTile: 'rack',
  nextEffect: 'effects',
  moveStep: 'riders',
  cleanStep: 'riders',
  mixStep: 'riders',
  catapult: 'riders',
  forestTile: 'forest',
  forestSpace: 'forest',
  takeVillageCard: 'village',
  villageCardUse: 'use',
  replaceObjective: 'objectives',
  draw: 'element',
  leader: 'leaders',
};
export const dockFor = (kind: string | undefined): DockPlace => DOCK[kind ?? ''] ?? 'rack';

const ON_TERRAIN = ['templeTile', 'moveStep', 'cleanStep', 'mixStep', 'catapult', 'forestSpace'];
/** Questions that are answered on the terrain: it is large then, also on a phone. */
export const isOnTerrain = (kind: string | undefined): boolean => kind !== undefined && ON_TERRAIN.includes(kind);

const TALL: readonly DockPlace[] = ['village', 'use', 'objectives', 'leaders', 'temples', 'forest'];
/** Places that need room: on a phone the terrain steps back for them. */
export const isTall = (place: DockPlace): boolean => TALL.includes(place);

export const topFrame = (v: View): Frame | undefined => v.stack.at(-1);
/** Steps, cleanings or flights left in the running effect. */
export const leftOf = (f: Frame | undefined): number => (f !== undefined && 'left' in f ? f.left : 0);

export interface Target {
  readonly place: Place;
  /** Moves that lead there; only the first is made at once. */
  readonly moves: readonly GameMove[];
  /** Steps, 0 where nothing is counted. */
  readonly cost: number;
}

/** Shortest ways of a rider from one place to all others, each as the list of places passed. */
export function ways(land: Land, from: Place, most: number): ReadonlyMap<Place, readonly Place[]> {
  const found = new Map<Place, readonly Place[]>([[from, []]]);
  const queue: Place[] = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const way = found.get(at) as readonly Place[];
    if (way.length >= most) continue;
    for (let to = 0; to <= CAPITAL; to++) {
      if (found.has(to) || !adjacent(land, at, to)) continue;
      found.set(to, [...way, to]);
      queue.push(to);
    }
  }
  found.delete(from);
  return found;
}

/** Places with riders, the capital first. */
export function riderPlaces(land: Land): Place[] {
  const places: Place[] = land.capital > 0 ? [CAPITAL] : [];
  for (let i = 0; i < SPACES; i++) if (ridersAt(land, i) > 0) places.push(i);
  return places;
}

/** The chosen traveller while a rider stands there, else −1. */
export const chosenTraveller = (land: Land, from: Place): Place => (from >= 0 && ridersAt(land, from) > 0 ? from : -1);

function steps(from: Place, way: readonly Place[]): GameMove[] {
  return way.map((to, i) => ({
    do: 'step',
    from: placeName(i === 0 ? from : (way[i - 1] as Place)),
    to: placeName(to),
  }));
}

/** Where the chosen rider can get to; with nobody chosen the capital sends one, else the nearest rider flies. */
export function stepTargets(land: Land, left: number, from: Place): Target[] {
  const chosen = chosenTraveller(land, from) >= 0;
  const origins = chosen ? [from] : riderPlaces(land);
  const best = new Map<Place, Target>();
  for (const origin of origins)
    for (const [place, way] of ways(land, origin, left)) {
      if (place === CAPITAL && !chosen) continue;
      const known = best.get(place);
      const fromCapital = known !== undefined && (known.moves[0] as MoveOf<'step'>).from === placeName(CAPITAL);
      if (known === undefined || (!fromCapital && way.length < known.cost))
        best.set(place, { place, moves: steps(origin, way), cost: way.length });
    }
  return [...best.values()];
}

function flyTargets(options: readonly GameMove[], land: Land, from: Place): Target[] {
  const order = chosenTraveller(land, from) >= 0 ? [from] : riderPlaces(land);
  const best = new Map<Place, Target>();
  for (const origin of order)
    for (const m of options)
      if (m.do === 'fly' && placeOf(m.from) === origin && !best.has(placeOf(m.to)))
        best.set(placeOf(m.to), { place: placeOf(m.to), moves: [m], cost: 0 });
  return [...best.values()];
}

/** Every place on the terrain that a tap can use now. */
export function targetsOf(options: readonly GameMove[], land: Land, left: number, from: Place): Map<Place, Target> {
  const list: Target[] = [];
  if (options.some((m) => m.do === 'step')) list.push(...stepTargets(land, left, from));
  if (options.some((m) => m.do === 'fly')) list.push(...flyTargets(options, land, from));
  for (const m of options)
    if (m.do === 'build' || m.do === 'templeOn' || m.do === 'plant' || m.do === 'clean')
      list.push({ place: placeOf(m.space), moves: [m], cost: 0 });
  return new Map(list.map((t) => [t.place, t]));
}

export type Tap =
  | { readonly what: 'select'; readonly target: Target }
  | { readonly what: 'traveller'; readonly place: Place }
  | { readonly what: 'explain'; readonly move: GameMove };

/** What a tap on a place of the own terrain means for the open question. */
export function tap(
  kind: string,
  frame: Frame | undefined,
  land: Land,
  targets: ReadonlyMap<Place, Target>,
  from: Place,
  place: Place,
): Tap {
  const target = targets.get(place);
  if (target !== undefined) return { what: 'select', target };
  const flying = kind === 'moveStep' || kind === 'catapult' || (frame?.f === 'mix' && frame.units.includes('move'));
  if (flying && place !== from && ridersAt(land, place) > 0) return { what: 'traveller', place };
  return { what: 'explain', move: wrong(kind, frame, land, from, place) };
}

/** The impossible move a tap on this place most likely meant. */
function wrong(kind: string, frame: Frame | undefined, land: Land, from: Place, place: Place): GameMove {
  const space = placeName(place);
  const origin = placeName(from >= 0 ? from : (riderPlaces(land)[0] ?? CAPITAL));
  switch (kind) {
    case 'templeTile':
      return { do: 'templeOn', space };
    case 'forestSpace':
      return { do: 'plant', space };
    case 'cleanStep':
      return { do: 'clean', space };
    case 'catapult':
      return { do: 'fly', from: origin, to: space };
    case 'moveStep':
      return { do: 'step', from: origin, to: space };
    case 'mixStep':
      return frame?.f === 'mix' &&
        (place === CAPITAL || (land.tiles[place] as number) >= 0 || !frame.units.includes('clean'))
        ? { do: 'step', from: origin, to: space }
        : { do: 'clean', space };
    default:
      return { do: 'build', space };
  }
}

/** The next move of a flight once the last one has landed; null while it is in the air or when it ended otherwise. */
export function nextLeg(
  moves: readonly GameMove[],
  leftBefore: number,
  leftNow: number,
  options: readonly GameMove[],
): GameMove | null {
  const next = moves[1];
  if (next === undefined || leftNow !== leftBefore - 1) return null;
  return options.find((m) => sameMove(m, next)) ?? null;
}

/** The discard of exactly the marked cards, or null while it is not one of the options. */
export function discardOf(
  options: readonly GameMove[],
  rack: readonly { readonly card: number }[],
  marked: readonly number[],
): GameMove | null {
  const ids = [...marked].sort((a, b) => a - b).map((i) => cardAt(rack[i]?.card ?? 0).id);
  return (
    options.find((m) => m.do === 'discard' && m.cards.length === ids.length && m.cards.every((c, i) => c === ids[i])) ??
    null
  );
}

/** How many cards the open question wants to see discarded; 0 if none. */
export const discardCount = (options: readonly GameMove[]): number => {
  const first = options[0];
  return first?.do === 'discard' ? first.cards.length : 0;
};

/** Marks or unmarks; with all hands full the oldest mark goes. */
export const toggle = (marks: readonly number[], i: number, most: number): readonly number[] =>
  marks.includes(i) ? marks.filter((x) => x !== i) : [...marks, i].slice(-most);

/** Rows of a card that can be played now, from 0. */
export const playableRows = (options: readonly GameMove[], card: number): number[] =>
  options.flatMap((m) => (m.do === 'play' && cardOf(m.card) === card ? [m.row - 1] : []));

export const findMove = <K extends GameMove['do']>(
  options: readonly GameMove[],
  verb: K,
  fits: (m: MoveOf<K>) => boolean = () => true,
): MoveOf<K> | null => (options.find((m) => m.do === verb && fits(m as MoveOf<K>)) as MoveOf<K> | undefined) ?? null;
