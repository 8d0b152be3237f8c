/** Which way the markers go with a move: the rules themselves tell it, on an imagined state. */
import { WHEELS } from '../rules/data.ts';
import { wheelOf } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Way } from './draw/wheel.ts';

/** The table at some point of a gesture, and what was told on the way there. */
interface Point {
  readonly view: View;
  readonly events: readonly Event[];
}

/** Turns by wheel among these events of a seat. */
export function turnsIn(events: readonly Event[], seat: number): number[] {
  const turns = WHEELS.map(() => 0);
  for (const e of events)
    if (e.e === 'turned' && e.seat === seat) {
      const w = wheelOf(e.wheel);
      turns[w] = (turns[w] ?? 0) + e.times;
    }
  return turns;
}

/** The stock before the turns that led to it. */
export function undoTurns(stock: readonly number[], turns: readonly number[]): number[] {
  const before = stock.slice();
  for (const [i, w] of WHEELS.entries()) {
    const n = turns[i] ?? 0;
    for (const m of w.basics) before[m] = (before[m] as number) + n;
    before[w.product] = (before[w.product] as number) - n;
  }
  return before;
}

/** The way of the markers from one point of a gesture to a later one. */
export function wayOf(from: Point, to: Point | null, seat: number): Way {
  const now = from.view.players[seat]?.stock ?? [];
  const end = to?.view.players[seat]?.stock ?? now;
  const turns = turnsIn(to?.events.slice(from.events.length) ?? [], seat);
  return { now, mid: undoTurns(end, turns), end, turns };
}

/** Nothing selected: everything stays. */
export const stay = (stock: readonly number[]): Way => ({
  now: stock,
  mid: stock,
  end: stock,
  turns: WHEELS.map(() => 0),
});
