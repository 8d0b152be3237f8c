import { SPACES, tileAt, tribeAt } from './data.ts';
import { NEIGHBOURS } from './geometry.ts';
import type { Land } from './state.ts';

const colorAt = (land: Land, space: number): number => {
  const tile = land.tiles[space] as number;
  return tile < 0 ? -1 : tileAt(tile).color;
};

/** 5.9: a chain of different own tiles that reads as the path of the tribe, in either direction (TW-50). */
export function pathHolds(land: Land): boolean {
  const { path } = tribeAt(land.tribe);
  for (let i = 0; i < SPACES; i++) if (colorAt(land, i) === path[0] && extend(land, path, i, 1, 1 << i)) return true;
  return false;
}

// A chain that fits backwards is found from its other end, so one reading direction is enough.
function extend(land: Land, path: readonly number[], at: number, n: number, seen: number): boolean {
  if (n === path.length) return true;
  for (const b of NEIGHBOURS[at] as readonly number[])
    if ((seen & (1 << b)) === 0 && colorAt(land, b) === path[n] && extend(land, path, b, n + 1, seen | (1 << b)))
      return true;
  return false;
}

/** How far the path is: spaces in reading order of the tribe's path and which of them already fit. */
export interface PathProgress {
  /** Spaces of the best chain, one a colour of the path. */
  readonly spaces: readonly number[];
  /** For every space whether a tile of the right colour lies there; else a tile is missing. */
  readonly placed: readonly boolean[];
  readonly matches: number;
}

/** The chain with most matches that can still be closed: missing tiles only on empty spaces. Null if none is possible. */
export function pathProgress(land: Land): PathProgress | null {
  const { path } = tribeAt(land.tribe);
  let best: number[] | null = null;
  let most = -1;
  const chain: number[] = [];
  const fits = (space: number): boolean => {
    const color = colorAt(land, space);
    return color === -1 || color === path[chain.length];
  };
  const search = (space: number, matches: number): void => {
    if (!fits(space)) return;
    const now = matches + (colorAt(land, space) === -1 ? 0 : 1);
    chain.push(space);
    if (chain.length === path.length) {
      if (now > most) {
        most = now;
        best = chain.slice();
      }
    } else for (const b of NEIGHBOURS[space] as readonly number[]) if (!chain.includes(b)) search(b, now);
    chain.pop();
  };
  for (let i = 0; i < SPACES; i++) search(i, 0);
  if (best === null) return null;
  const spaces: number[] = best;
  return { spaces, placed: spaces.map((i) => colorAt(land, i) !== -1), matches: most };
}
