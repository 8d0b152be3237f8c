/** DP4 and DP4b: a payment. Tiles first, then goods in table order; nothing turns before all is paid (GR-68). */
import { CELL_COUNT, GOODS, MARKERS, WHEELS } from '../data.ts';
import { removeTile, tileAt } from '../landscape.ts';
import { cellOf, type GameMove, REMOVE, SPLIT } from '../moves.ts';
import type { Frame, PayFrame, State } from '../state.ts';
import type { Cost } from '../vocabulary.ts';
import { cellName, type FrameRules, goodId, type Out, playerOf, tileId, turnWheels } from './common.ts';

export function startPay(stack: Frame[], seat: number, goods: readonly number[], cost: Cost): void {
  stack.push({ f: 'pay', seat, due: goods.slice(), good: 0, kinds: cost.kinds, tiles: cost.tiles });
}

/** The least and the most that the first wheel can pay (GR-20). */
export function splitRange(stock: readonly number[], good: number, due: number): readonly [number, number] {
  const [first, second] = (GOODS[good] as (typeof GOODS)[number]).markers as readonly [number, number];
  return [Math.max(0, due - (stock[second] as number)), Math.min(due, stock[first] as number)];
}

function spend(s: State, seat: number, marker: number, amount: number, out: Out): void {
  if (amount === 0) return;
  const { stock } = playerOf(s, seat);
  stock[marker] = (stock[marker] as number) - amount;
  const m = MARKERS[marker] as (typeof MARKERS)[number];
  const wheel = (WHEELS[m.wheel] as (typeof WHEELS)[number]).id;
  out.tell({ e: 'paid', seat, good: goodId(m.good), amount, wheel });
}

function split(s: State, frame: PayFrame, first: number, out: Out): void {
  const markers = (GOODS[frame.good] as (typeof GOODS)[number]).markers as readonly [number, number];
  const due = frame.due[frame.good] as number;
  spend(s, frame.seat, markers[0], first, out);
  spend(s, frame.seat, markers[1], due - first, out);
  frame.due[frame.good] = 0;
}

/** Cells a tile of the cost can be taken from. */
export function mayRemove(s: State, frame: PayFrame, cell: number): boolean {
  const tile = tileAt(playerOf(s, frame.seat).cells, cell);
  return tile >= 0 && (frame.kinds & (1 << tile)) !== 0;
}

export const pay: FrameRules<PayFrame> = {
  run(s, stack, frame, out) {
    if (frame.tiles > 0) return true;
    const { stock } = playerOf(s, frame.seat);
    for (; frame.good < frame.due.length; frame.good++) {
      const due = frame.due[frame.good] as number;
      if (due === 0) continue;
      const { markers } = GOODS[frame.good] as (typeof GOODS)[number];
      if (markers.length === 1) {
        spend(s, frame.seat, markers[0] as number, due, out);
        frame.due[frame.good] = 0;
        continue;
      }
      const [least, most] = splitRange(stock, frame.good, due);
      if (least < most) return true;
      split(s, frame, least, out);
    }
    stack.pop();
    turnWheels(s, frame.seat, out);
    return false;
  },

  question(s, frame) {
    const options: GameMove[] = [];
    if (frame.tiles > 0) {
      for (let i = 0; i < CELL_COUNT; i++) if (mayRemove(s, frame, i)) options.push(REMOVE[i] as GameMove);
      return { kind: 'remove', options };
    }
    const due = frame.due[frame.good] as number;
    const [least, most] = splitRange(playerOf(s, frame.seat).stock, frame.good, due);
    for (let n = least; n <= most; n++) options.push(SPLIT[n] as GameMove);
    return { kind: 'split', options, about: { good: goodId(frame.good), amount: due } };
  },

  answer(s, stack, frame, move, out) {
    if (move.do === 'remove') {
      const cell = cellOf(move.cell);
      const tile = removeTile(playerOf(s, frame.seat), s.supply, cell);
      frame.tiles--;
      const below = stack[stack.length - 2];
      if (below?.f === 'run') below.removed = cell;
      out.tell({ e: 'removed', seat: frame.seat, tile: tileId(tile), cell: cellName(cell) });
    } else if (move.do === 'split') {
      split(s, frame, move.first, out);
    }
  },
};
