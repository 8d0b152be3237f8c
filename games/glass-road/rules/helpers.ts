/**
 * Pure helpers for whoever draws or explains a position. An Estate is the open part of a board, in the state and in a
 * view alike, so all of these work on `view.players[seat]`.
 */

import { goodsPayable } from './costs.ts';
import { BUILDINGS, EFFECTS, GOODS, MARKERS } from './data.ts';
import { BUILT, EMPTY, type Estate, isTile } from './state.ts';
import type { Op } from './vocabulary.ts';
import { wheelsAfter } from './wheels.ts';

export { mayConvert } from './anytime.ts';
export { affordable, missing, priceOf } from './costs.ts';
export { mayDiscard, maySite, sitesOf } from './landscape.ts';
export { buildingPoints2, pointsNow, startPoints2 } from './scoring.ts';
export { have, room, turnsOf, wheelsAfter } from './wheels.ts';

export type Content =
  | { readonly is: 'empty' }
  | { readonly is: 'tile'; readonly tile: number }
  | { readonly is: 'start'; readonly start: number }
  | { readonly is: 'building'; readonly building: number };

/** What lies on a cell, by its place in TILES, STARTING_BUILDINGS or BUILDINGS. */
export function contentOf(e: Estate, cell: number): Content {
  const content = e.cells[cell] as number;
  if (content === EMPTY) return { is: 'empty' };
  if (content < EMPTY) return { is: 'start', start: -1 - content };
  return isTile(content) ? { is: 'tile', tile: content - 1 } : { is: 'building', building: content - BUILT };
}

type Change = { readonly marker: number; readonly by: number };

/** The marker of a good on the preferred wheel, or its only one. */
function markerOn(good: number, wheel: number): number {
  const { markers } = GOODS[good] as (typeof GOODS)[number];
  return markers.find((m) => MARKERS[m]?.wheel === wheel) ?? (markers[0] as number);
}

/** A payment: from the preferred wheel first, the rest from the other. */
export function paymentOf(e: Estate, goods: readonly number[], wheel: number): Change[] {
  const changes: Change[] = [];
  for (const [good, n] of goods.entries()) {
    if (n === 0) continue;
    const first = markerOn(good, wheel);
    const here = Math.min(n, e.stock[first] as number);
    changes.push({ marker: first, by: -here });
    const other = GOODS[good]?.markers.find((m) => m !== first);
    if (here < n && other !== undefined) changes.push({ marker: other, by: here - n });
  }
  return changes;
}

export interface ConversionPreview {
  readonly stock: readonly number[];
  /** Turns by wheel, payment and receipt together. */
  readonly turns: readonly number[];
}

/** One use of a processing building, everything taken, food and charcoal on the preferred wheel; null if it cannot be paid. */
export function afterConversion(e: Estate, building: number, wheel: number): ConversionPreview | null {
  const conversion = BUILDINGS[building]?.conversion;
  if (conversion === null || conversion === undefined || !goodsPayable(e.stock, conversion.pay.goods)) return null;
  const paid = wheelsAfter(e.stock, paymentOf(e, conversion.pay.goods, wheel));
  const changes: Change[] = [];
  for (const op of EFFECTS[conversion.effect] as readonly Op[])
    if (op.op === 'gain')
      for (const [good, n] of op.goods.entries()) if (n > 0) changes.push({ marker: markerOn(good, wheel), by: n });
  const got = wheelsAfter(paid.stock, changes);
  return { stock: got.stock, turns: got.turns.map((n, i) => n + (paid.turns[i] as number)) };
}
