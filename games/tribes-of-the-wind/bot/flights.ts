import { requiredRiders, templeAdjacency } from '../rules/abilities.ts';
import { SPACES, tileAt } from '../rules/data.ts';
import { CAPITAL, NEIGHBOURS } from '../rules/geometry.ts';
import type { Land } from '../rules/state.ts';
import { hasPortal, hasTile, nextToCapital } from '../rules/terrain.ts';

/** How far the riders are from filling the forests: the heart of the race. */

const PLACES = SPACES + 1;
/** Steps a rider counts for that cannot get there on foot. */
const OUT_OF_REACH = 6;

/** Neighbours of every place for riders of this land. */
export function ways(land: Land): number[][] {
  const temples = templeAdjacency(land);
  const list: number[][] = [];
  const portals: number[] = [];
  for (let i = 0; i < SPACES; i++) {
    const next: number[] = [];
    list.push(next);
    if (!hasTile(land, i)) continue;
    for (const b of NEIGHBOURS[i] as readonly number[]) if (hasTile(land, b)) next.push(b);
    if (nextToCapital(land, i, temples)) next.push(CAPITAL);
    if (hasPortal(land, i)) portals.push(i);
  }
  const home: number[] = [];
  for (let i = 0; i < SPACES; i++) if (list[i]?.includes(CAPITAL)) home.push(i);
  list.push(home);
  for (const a of portals) for (const b of portals) if (a !== b && !list[a]?.includes(b)) list[a]?.push(b);
  return list;
}

/** Steps from every place to one. */
export function stepsTo(graph: readonly (readonly number[])[], target: number): number[] {
  const steps: number[] = new Array<number>(PLACES).fill(-1);
  steps[target] = 0;
  const queue = [target];
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head] as number;
    for (const b of graph[at] as readonly number[]) {
      if (steps[b] !== -1) continue;
      steps[b] = (steps[at] as number) + 1;
      queue.push(b);
    }
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
export const ridersOf = (land: Land): number[] => [...land.riders, land.capital];

/** Sends the nearest riders to a site, takes them out of `riders`, and tells how many steps they are short of it. */
export function send(steps: readonly number[], need: number, riders: number[]): number {
  let left = need;
  let sum = 0;
  for (let d = 0; d <= OUT_OF_REACH && left > 0; d++)
    for (let i = 0; i < PLACES && left > 0; i++) {
      const k = Math.min(left, riders[i] as number);
      if (k === 0 || distance(steps, i) !== d) continue;
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
  const graph = ways(land);
  for (let space = 0; space < SPACES; space++) {
    const tile = land.tiles[space] as number;
    if (tile < 0 || land.village[space] === 1 || tileAt(tile).slots === 0) continue;
    const need = requiredRiders(land, tile);
    const steps = stepsTo(graph, space);
    list.push({ space, need, steps, missing: send(steps, need, ridersOf(land)) });
  }
  return list.sort((a, b) => a.missing - b.missing);
}
