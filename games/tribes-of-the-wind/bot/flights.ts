import { requiredRiders, templeAdjacency } from '../rules/abilities.ts';
import { SPACES, tileAt } from '../rules/data.ts';
import { CAPITAL, NEIGHBOURS } from '../rules/geometry.ts';
import type { Land } from '../rules/state.ts';
import { hasPortal, hasTile, nextToCapital } from '../rules/terrain.ts';

/** How far the riders are from filling the forests: the heart of the race. Sets of places are bits of a number. */

const PLACES = SPACES + 1;
/** Steps a rider counts for that cannot get there on foot. */
const OUT_OF_REACH = 6;

const NEXT_TO: readonly number[] = NEIGHBOURS.map((list) => list.reduce((set, b) => set | (1 << b), 0));

/** The set of neighbours of every place for riders of this land. */
export function ways(land: Land): number[] {
  const temples = templeAdjacency(land);
  let tiles = 0;
  let portals = 0;
  let home = 0;
  for (let i = 0; i < SPACES; i++) {
    if (!hasTile(land, i)) continue;
    tiles |= 1 << i;
    if (nextToCapital(land, i, temples)) home |= 1 << i;
    if (hasPortal(land, i)) portals |= 1 << i;
  }
  const list: number[] = [];
  for (let i = 0; i < SPACES; i++) {
    const bit = 1 << i;
    if ((tiles & bit) === 0) list.push(0);
    else
      list.push(
        ((NEXT_TO[i] as number) & tiles) |
          ((home & bit) === 0 ? 0 : 1 << CAPITAL) |
          ((portals & bit) === 0 ? 0 : portals & ~bit),
      );
  }
  list.push(home);
  return list;
}

const NOWHERE: readonly number[] = Array.from({ length: PLACES }, () => -1);

/** Steps from every place to one; -1 where there is no way. */
export function stepsTo(graph: readonly number[], target: number): number[] {
  const steps = NOWHERE.slice();
  let edge = 1 << target;
  let seen = edge;
  for (let d = 0; edge !== 0; d++) {
    let next = 0;
    for (; edge !== 0; edge &= edge - 1) {
      const at = 31 - Math.clz32(edge & -edge);
      steps[at] = d;
      next |= graph[at] as number;
    }
    edge = next & ~seen;
    seen |= edge;
  }
  return steps;
}

/** A forest that could become a village. */
export interface Site {
  readonly space: number;
  readonly need: number;
  /** Steps from every place to the site. */
  readonly steps: readonly number[];
  /** Steps that are missing until it is full. */
  readonly missing: number;
}

/** Riders on every place, the capital last. */
export const ridersOf = (land: Land): number[] => {
  const riders = land.riders.slice();
  riders.push(land.capital);
  return riders;
};

/** Sends the nearest riders to a site, takes them out of `riders`, and tells how many steps they are short of it. */
export function send(steps: readonly number[], need: number, riders: number[]): number {
  let left = need;
  let sum = 0;
  for (let d = 0; d <= OUT_OF_REACH && left > 0; d++)
    for (let i = 0; i < PLACES && left > 0; i++) {
      if (riders[i] === 0 || distance(steps, i) !== d) continue;
      const k = Math.min(left, riders[i] as number);
      left -= k;
      sum += k * d;
      riders[i] = (riders[i] as number) - k;
    }
  return sum + left * OUT_OF_REACH;
}

const distance = (steps: readonly number[], i: number): number => {
  const d = steps[i] as number;
  return d < 0 || d > OUT_OF_REACH ? OUT_OF_REACH : d;
};

/** All sites, the nearest to completion first. */
export function sites(land: Land): Site[] {
  const list: Site[] = [];
  if (land.treehouses === 0) return list;
  let graph: number[] | null = null;
  for (let space = 0; space < SPACES; space++) {
    const tile = land.tiles[space] as number;
    if (tile < 0 || land.village[space] === 1 || tileAt(tile).slots === 0) continue;
    graph ??= ways(land);
    const need = requiredRiders(land, tile);
    const steps = stepsTo(graph, space);
    list.push({ space, need, steps, missing: send(steps, need, ridersOf(land)) });
  }
  return list.length < 2 ? list : list.sort((a, b) => a.missing - b.missing);
}
