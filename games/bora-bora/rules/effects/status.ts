import type { Seat } from '#kernel';
import { STATUS_VP } from '../data.ts';
import type { Out } from '../events.ts';
import type { State } from '../state.ts';
import { addPoints } from './points.ts';

const LAST_SPACE = STATUS_VP.length - 1;

/** The marker goes on top of a stack; surplus steps are lost, and one that cannot move keeps its place (BB-59, BB-61). */
export function advanceStatus(s: State, seat: Seat, steps: number, out: Out): void {
  const from = s.status[seat] as number;
  const to = Math.min(LAST_SPACE, from + steps);
  if (to === from) return;
  s.status[seat] = to;
  s.statusStack.splice(s.statusStack.indexOf(seat), 1);
  s.statusStack.push(seat);
  out.tell({ e: 'status', seat, steps: to - from, space: to });
}

/** Turn order that the status track would give now: higher space first, then the upper marker (5.8). */
export function statusOrder(s: Pick<State, 'status' | 'statusStack'>): Seat[] {
  return [...s.statusStack]
    .reverse()
    .map((seat, depth) => ({ seat, depth, space: s.status[seat] as number }))
    .sort((a, b) => b.space - a.space || a.depth - b.depth)
    .map((x) => x.seat);
}

/** C1: status is scored, then the turn order changes (BB-58), and all markers go back to space 0 in this order. */
export function scoreStatus(s: State, out: Out): void {
  for (const seat of s.order) {
    const space = s.status[seat] as number;
    const vp = STATUS_VP[space] as number;
    addPoints(s, seat, 'status', vp);
    out.tell({ e: 'statusVp', seat, space, vp });
  }
  s.order = statusOrder(s);
  const status = s.order.map((seat) => s.status[seat] as number);
  s.statusStack = [...s.order].reverse();
  s.status.fill(0);
  out.tell({ e: 'newOrder', order: s.order.slice(), status });
}
