/** Where riders can fly to, and what is running. Pure. */
import { SPACES } from '../rules/data.ts';
import { CAPITAL, type Place, placeName, placeOf } from '../rules/geometry.ts';
import { ridersNeeded } from '../rules/inspect.ts';
import type { Frame, GameMove, Land, View } from '../rules/state.ts';
import { adjacent, ridersAt } from '../rules/terrain.ts';

export const topFrame = (v: View): Frame | undefined => v.stack.at(-1);
/** Steps, cleanings or flights left in the running effect. */
export const leftOf = (f: Frame | undefined): number => (f !== undefined && 'left' in f ? f.left : 0);

/** A rider's way to a place. */
export interface Flight {
  readonly from: Place;
  readonly moves: readonly GameMove[];
  /** Steps, 0 where nothing is counted. */
  readonly cost: number;
  /** How many fly together, where it is not one. */
  readonly riders?: number;
}

/** For each place whoever could fly there, the likeliest first. */
export type Flights = ReadonlyMap<Place, readonly Flight[]>;

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

/** Riders at home, on the start tile and in villages have nothing to wait for where they are. */
export const waits = (land: Land, place: Place): boolean => place !== CAPITAL && ridersNeeded(land, place) > 0;

/** For each place whoever could fly there, the likeliest first: one with nothing to wait for, then the nearest. */
function likeliest(land: Land, flights: ReadonlyMap<Place, Flight[]>): Flights {
  for (const list of flights.values())
    list.sort((a, b) => Number(waits(land, a.from)) - Number(waits(land, b.from)) || a.cost - b.cost);
  return flights;
}

const origins = (land: Land, chosen: Place): readonly Place[] => (chosen >= 0 ? [chosen] : riderPlaces(land));

function add(flights: Map<Place, Flight[]>, to: Place, flight: Flight): void {
  const list = flights.get(to);
  if (list === undefined) flights.set(to, [flight]);
  else list.push(flight);
}

/** Where riders get to with so many steps. */
export function stepFlights(land: Land, left: number, chosen: Place): Flights {
  const flights = new Map<Place, Flight[]>();
  for (const from of origins(land, chosen))
    for (const [to, way] of ways(land, from, left))
      add(flights, to, { from, moves: steps(from, way), cost: way.length });
  return likeliest(land, flights);
}

/** A land with one rider moved. */
function shift(land: Land, from: Place, to: Place): Land {
  const by = (place: Place): number => Number(place === to) - Number(place === from);
  return { ...land, riders: land.riders.map((n, i) => n + by(i)), capital: land.capital + by(CAPITAL) };
}

/**
 * Whoever touches a tile wants a village there: all riders it still lacks, the nearest first, as far as the steps go; nobody comes who waits for
 * a village elsewhere. Null where one rider alone would come.
 */
export function crewFlight(land: Land, place: Place, left: number): Flight | null {
  if (place === CAPITAL) return null;
  const moves: GameMove[] = [];
  let [there, riders, from] = [land, 0, -1];
  while (ridersAt(there, place) < ridersNeeded(there, place)) {
    const next = stepFlights(there, left - moves.length, -1).get(place)?.[0];
    if (next === undefined || waits(there, next.from)) break;
    if (from < 0) from = next.from;
    moves.push(...next.moves);
    there = shift(there, next.from, place);
    riders++;
  }
  return riders < 2 ? null : { from, moves, cost: moves.length, riders };
}

/** Where a catapult throws riders. */
export function catapultFlights(options: readonly GameMove[], land: Land, chosen: Place): Flights {
  const flights = new Map<Place, Flight[]>();
  for (const from of origins(land, chosen))
    for (const m of options)
      if (m.do === 'fly' && placeOf(m.from) === from) add(flights, placeOf(m.to), { from, moves: [m], cost: 0 });
  return likeliest(land, flights);
}
