/** The two production wheels (5.1). A stock is a list of numbers by marker. */
import { GOODS, MARKERS, WHEELS } from './data.ts';

/** Both wheels together. */
export function have(stock: readonly number[], good: number): number {
  let n = 0;
  for (const m of (GOODS[good] as (typeof GOODS)[number]).markers) n += stock[m] as number;
  return n;
}

/** GR-24: what still fits on a marker. */
export function room(stock: readonly number[], marker: number): number {
  return (MARKERS[marker] as (typeof MARKERS)[number]).max - (stock[marker] as number);
}

/** GR-21: how often a wheel turns now. */
export function turnsOf(stock: readonly number[], wheel: number): number {
  const w = WHEELS[wheel] as (typeof WHEELS)[number];
  let n = w.productMax - (stock[w.product] as number);
  for (const m of w.basics) {
    const here = stock[m] as number;
    if (here < n) n = here;
  }
  return n;
}

/** Turns one wheel as far as it goes; returns the number of steps. */
export function turn(stock: number[], wheel: number): number {
  const n = turnsOf(stock, wheel);
  if (n <= 0) return 0;
  const w = WHEELS[wheel] as (typeof WHEELS)[number];
  for (const m of w.basics) stock[m] = (stock[m] as number) - n;
  stock[w.product] = (stock[w.product] as number) + n;
  return n;
}

/** The stock after a change and the turns it brings: a preview for boards and bots. */
export function wheelsAfter(
  stock: readonly number[],
  change: readonly { readonly marker: number; readonly by: number }[],
): { readonly stock: number[]; readonly turns: readonly number[] } {
  const after = stock.slice();
  for (const { marker, by } of change) {
    const limit = (MARKERS[marker] as (typeof MARKERS)[number]).max;
    after[marker] = Math.max(0, Math.min(limit, (after[marker] as number) + by));
  }
  const turns = WHEELS.map((_, wheel) => turn(after, wheel));
  return { stock: after, turns };
}
