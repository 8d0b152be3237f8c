/** What can be paid: goods and landscape tiles. */
import { BUILDINGS, EFFECTS, GOODS } from './data.ts';
import { countTiles } from './landscape.ts';
import type { Estate, Frame } from './state.ts';
import type { Cost } from './vocabulary.ts';
import { have } from './wheels.ts';

export function goodsPayable(stock: readonly number[], due: readonly number[]): boolean {
  for (let g = 0; g < due.length; g++) {
    const n = due[g] as number;
    if (n > 0 && have(stock, g) < n) return false;
  }
  return true;
}

export function tilesPayable(cells: readonly number[], cost: Cost): boolean {
  return cost.tiles === 0 || countTiles(cells, cost.kinds) >= cost.tiles;
}

export function payable(e: Estate, cost: Cost): boolean {
  return goodsPayable(e.stock, cost.goods) && tilesPayable(e.cells, cost);
}

/** GR-63: a discount lowers only the named good, never below nothing. */
export function discounted(goods: readonly number[], discount: readonly number[]): number[] {
  return goods.map((n, g) => Math.max(0, n - (discount[g] as number)));
}

export const NO_DISCOUNT: readonly number[] = GOODS.map(() => 0);

/** What a building costs now. */
export function priceOf(building: number, discount: readonly number[] = NO_DISCOUNT): readonly number[] {
  const { goods } = (BUILDINGS[building] as (typeof BUILDINGS)[number]).cost;
  return discount === NO_DISCOUNT ? goods : discounted(goods, discount);
}

export function affordable(e: Estate, building: number, discount: readonly number[] = NO_DISCOUNT): boolean {
  const { cost } = BUILDINGS[building] as (typeof BUILDINGS)[number];
  for (let g = 0; g < cost.goods.length; g++) {
    const n = (cost.goods[g] as number) - (discount[g] as number);
    if (n > 0 && have(e.stock, g) < n) return false;
  }
  return tilesPayable(e.cells, cost);
}

/** The discount of the build under way for a seat: prompts, labels, details and tiles all ask here. */
export function discountNow(stack: readonly Frame[], seat: number): readonly number[] {
  const top = stack[stack.length - 1];
  if (top?.f !== 'build' || top.seat !== seat) return NO_DISCOUNT;
  const op = EFFECTS[top.list]?.[top.at];
  return op?.op === 'build' ? op.discount : NO_DISCOUNT;
}

/** Goods that are missing for a building, by good. */
export function missing(e: Estate, building: number, discount: readonly number[] = NO_DISCOUNT): number[] {
  return priceOf(building, discount).map((n, g) => Math.max(0, n - have(e.stock, g)));
}
