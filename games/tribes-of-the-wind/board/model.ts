/** Where riders can fly to, and what is running. Pure. */
import { SPACES } from '../rules/data.ts';
import { CAPITAL, type Place, placeName, placeOf } from '../rules/geometry.ts';
import type { Frame, GameMove, Land, MoveOf, View } from '../rules/state.ts';
import { adjacent, ridersAt } from '../rules/terrain.ts';

export const topFrame = (v: View): Frame | undefined => v.stack.at(-1);
/** Steps, cleanings or flights left in the running effect. */
export const leftOf = (f: Frame | undefined): number => (f !== undefined && 'left' in f ? f.left : 0);

export interface Target {
  readonly place: Place;
  /** Moves that lead there. */
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

export function flyTargets(options: readonly GameMove[], land: Land, from: Place): Target[] {
  const order = chosenTraveller(land, from) >= 0 ? [from] : riderPlaces(land);
  const best = new Map<Place, Target>();
  for (const origin of order)
    for (const m of options)
      if (m.do === 'fly' && placeOf(m.from) === origin && !best.has(placeOf(m.to)))
        best.set(placeOf(m.to), { place: placeOf(m.to), moves: [m], cost: 0 });
  return [...best.values()];
}
