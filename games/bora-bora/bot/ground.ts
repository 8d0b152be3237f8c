import { NEIGHBOURS, SPACE_MATERIAL, SPACES } from '../rules/data.ts';
import { type Player, STORED } from '../rules/state.ts';

/** Spaces of the ceremony place beside each space. */
export const BESIDE: readonly (readonly number[])[] = SPACE_MATERIAL.map((_, i) =>
  NEIGHBOURS.flatMap(([a, b]) => (a === i ? [b] : b === i ? [a] : [])),
);

/** How many neighbours of a space are free, or hold a material. */
export function beside(p: Pick<Player, 'ceremony'>, space: number, what: number): number {
  let n = 0;
  for (const x of BESIDE[space] as readonly number[]) if (p.ceremony[x] === what) n++;
  return n;
}

/** Pairs of neighbouring materials that do not share one: about as many buildings could be built. */
export function groundsOf(p: Pick<Player, 'ceremony'>): number {
  let n = 0;
  let used = 0;
  for (let i = 0; i < NEIGHBOURS.length; i++) {
    const [a, b] = NEIGHBOURS[i] as readonly [number, number];
    if (p.ceremony[a] !== STORED || p.ceremony[b] !== STORED || used & (1 << a) || used & (1 << b)) continue;
    used |= (1 << a) | (1 << b);
    n++;
  }
  return n;
}

/** The most building tiles that fit on open spaces, by mask of spaces. */
const MOST_TILES = new Int8Array(1 << SPACES).fill(-1);
export function mostTiles(open: number): number {
  if (open === 0) return 0;
  const known = MOST_TILES[open] as number;
  if (known >= 0) return known;
  const low = 31 - Math.clz32(open & -open);
  const rest = open & (open - 1);
  let most = mostTiles(rest);
  for (const x of BESIDE[low] as readonly number[])
    if (rest & (1 << x)) most = Math.max(most, 1 + mostTiles(rest & ~(1 << x)));
  MOST_TILES[open] = most;
  return most;
}
