/** What effects and points count (section 10, Counter): one named function each. */
import { BUILDINGS, GOODS } from './data.ts';
import { countAdjacent, countTiles } from './landscape.ts';
import type { Estate } from './state.ts';
import { bits, type Counter, type CounterName } from './vocabulary.ts';
import { have } from './wheels.ts';

type Of<N extends CounterName> = Extract<Counter, { count: N }>;

export function tiles(e: Estate, c: Of<'tiles'>): number {
  return countTiles(e.cells, maskOf(c.kinds));
}

export function adjacentTiles(e: Estate, c: Of<'adjacentTiles'>, self: number): number {
  return countAdjacent(e.cells, self, maskOf(c.kinds));
}

export function goods(e: Estate, c: Of<'goods'>): number {
  let n = 0;
  for (const good of c.kinds) n += have(e.stock, good);
  return n;
}

export function goodKindsAtLeast(e: Estate, c: Of<'goodKindsAtLeast'>): number {
  let n = 0;
  for (const [good, g] of GOODS.entries()) if (g.basic && have(e.stock, good) >= c.atLeast) n++;
  return n;
}

/** GR-61: the printed cost counts. Printed starting buildings are not built tiles (5.5). */
export function buildings(e: Estate, c: Of<'buildings'>, self: number): number {
  let n = 0;
  for (let i = 0; i < e.built.length; i++) {
    if (c.excludeSelf && e.sites[i] === self) continue;
    const b = BUILDINGS[e.built[i] as number] as (typeof BUILDINGS)[number];
    if (c.types.length > 0 && !c.types.includes(b.type)) continue;
    if (c.costIncludes >= 0 && b.cost.goods[c.costIncludes] === 0) continue;
    n++;
  }
  return n;
}

export function sets(e: Estate, c: Of<'sets'>): number {
  return Math.min(...c.kinds.map((kind) => countTiles(e.cells, 1 << kind)));
}

/** GR-46: neither the face-down card nor the card being played is in hand. */
export function handCards(hand: number): number {
  let n = 0;
  for (let rest = hand; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The number a counter shows for the building on cell `self` (-1: a specialist). */
export function count(e: Estate, hand: number, counter: Counter, self: number): number {
  switch (counter.count) {
    case 'tiles':
      return tiles(e, counter);
    case 'adjacentTiles':
      return adjacentTiles(e, counter, self);
    case 'goods':
      return goods(e, counter);
    case 'goodKindsAtLeast':
      return goodKindsAtLeast(e, counter);
    case 'buildings':
      return buildings(e, counter, self);
    case 'sets':
      return sets(e, counter);
    case 'handCards':
      return handCards(hand);
  }
}

const masks = new Map<readonly number[], number>();
function maskOf(kinds: readonly number[]): number {
  let mask = masks.get(kinds);
  if (mask === undefined) {
    mask = bits(kinds);
    masks.set(kinds, mask);
  }
  return mask;
}
