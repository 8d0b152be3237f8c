/** What an effect would really do now: nothing is played to find it out, and nobody pays for nothing unawares. */
import { affordable, payable } from './costs.ts';
import { count } from './counters.ts';
import { EFFECTS, GOODS, SPECIALISTS } from './data.ts';
import { countTiles, hasEmpty, hasSite } from './landscape.ts';
import { EMPTY, type Estate, isTile } from './state.ts';
import type { Counter, Op } from './vocabulary.ts';
import { room } from './wheels.ts';

/** Why an effect does nothing: it cannot be paid, nothing can be built, no space is empty, nothing is counted, all is full. */
export type Vain = 'unpaid' | 'noBuilding' | 'noSpace' | 'noneCounted' | 'full';

/** One effect as it would go now. */
export type Outcome =
  | { readonly is: 'nothing'; readonly why: Vain }
  /** Goods that may be taken and fit; `counted` is what the effect counts, and how many there are. */
  | { readonly is: 'goods'; readonly goods: readonly number[]; readonly counted: { per: Counter; n: number } | null }
  /** One kind of good of the player's choice. */
  | { readonly is: 'oneKind'; readonly kinds: readonly number[]; readonly amount: number }
  /** Tiles that can be laid. */
  | { readonly is: 'place'; readonly tiles: number }
  /** Tiles of display and own area that can be built now. */
  | { readonly is: 'build'; readonly buildings: readonly number[] }
  /** Effects that say themselves what they do. */
  | { readonly is: 'asPrinted' };

/** What effects look at: the open display and one player's board and hand (a set of bits). */
export interface Scene {
  readonly rows: readonly (readonly number[])[];
  readonly estate: Estate;
  readonly hand: number;
}

/** What still fits of a good, both wheels together: all units of one receipt go on one wheel. */
function fits(e: Estate, good: number, n: number): number {
  let most = 0;
  for (const m of (GOODS[good] as (typeof GOODS)[number]).markers) most = Math.max(most, Math.min(n, room(e.stock, m)));
  return most;
}

/** Display and own area, as far as they can be paid and have a site: row by row, the own tiles last (DP7). */
export function buildable(scene: Scene, discount: readonly number[]): number[] {
  const { estate, rows } = scene;
  return [...rows.flat(), ...estate.private].filter(
    (tile) => tile >= 0 && affordable(estate, tile, discount) && hasSite(estate.cells, tile),
  );
}

export function outcomeOf(scene: Scene, op: Op): Outcome {
  const { estate } = scene;
  const taken = (offer: readonly number[], counted: { per: Counter; n: number } | null): Outcome => {
    const goods = offer.map((n, good) => (n > 0 ? fits(estate, good, n) : 0));
    return goods.some((n) => n > 0) ? { is: 'goods', goods, counted } : { is: 'nothing', why: 'full' };
  };
  switch (op.op) {
    case 'gain':
      return taken(op.goods, null);
    case 'gainChoice':
      return { is: 'oneKind', kinds: op.kinds, amount: op.amount };
    case 'gainPer': {
      const n = count(estate, scene.hand, op.per, -1);
      const amount = Math.min(op.max, op.each * n);
      if (amount === 0) return { is: 'nothing', why: 'noneCounted' };
      if (op.kinds.length > 1) return { is: 'oneKind', kinds: op.kinds, amount };
      return taken(
        GOODS.map((_, good) => (good === op.kinds[0] ? amount : 0)),
        { per: op.per, n },
      );
    }
    case 'gainPerTileKind': {
      const offer = GOODS.map(() => 0);
      for (const [tile, good] of op.map)
        if (countTiles(estate.cells, 1 << tile) > 0) offer[good] = (offer[good] as number) + 1;
      return offer.some((n) => n > 0) ? taken(offer, null) : { is: 'nothing', why: 'noneCounted' };
    }
    case 'place': {
      if (!hasEmpty(estate.cells)) return { is: 'nothing', why: 'noSpace' };
      return { is: 'place', tiles: Math.min(op.count, estate.cells.filter((c) => c === EMPTY).length) };
    }
    case 'build': {
      const buildings = buildable(scene, op.discount);
      return buildings.length > 0 ? { is: 'build', buildings } : { is: 'nothing', why: 'noBuilding' };
    }
    default:
      return { is: 'asPrinted' };
  }
}

/**
 * One action of a specialist. While the price of entry is not paid it may stand in the way, and it leaves less for the action;
 * a tile given up frees a space (GR-74).
 */
export function actionOutcomes(scene: Scene, card: number, action: number, paid: boolean): readonly Outcome[] {
  const { cost, actions } = SPECIALISTS[card] as (typeof SPECIALISTS)[number];
  if (!paid && !payable(scene.estate, cost)) return [{ is: 'nothing', why: 'unpaid' }];
  const after = paid ? scene : { ...scene, estate: entryPaid(scene.estate, cost.goods, cost.kinds, cost.tiles) };
  return (EFFECTS[actions[action] ?? -1] ?? []).map((op) => outcomeOf(after, op));
}

/** The estate without what the entry costs, as far as outcomes look at it. */
function entryPaid(e: Estate, goods: readonly number[], kinds: number, tiles: number): Estate {
  const stock = e.stock.slice();
  for (const [good, n] of goods.entries()) {
    let due = n;
    for (const m of (GOODS[good] as (typeof GOODS)[number]).markers) {
      const here = Math.min(due, stock[m] as number);
      stock[m] = (stock[m] as number) - here;
      due -= here;
    }
  }
  const cells = e.cells.slice();
  for (let left = tiles; left > 0; left--) {
    const at = cells.findIndex((c) => isTile(c) && (kinds & (1 << (c - 1))) !== 0);
    if (at >= 0) cells[at] = EMPTY;
  }
  return { ...e, stock, cells };
}

/** Whether an action does nothing at all now. */
export const isVain = (outcomes: readonly Outcome[]): boolean => outcomes.every((o) => o.is === 'nothing');
