/** DP8: one kind of good for a whole action. */
import { EFFECTS, GOODS } from '../data.ts';
import { type GameMove, GOOD_KIND, goodOf } from '../moves.ts';
import type { Frame, KindFrame, RunFrame } from '../state.ts';
import type { Op } from '../vocabulary.ts';
import type { FrameRules } from './common.ts';
import { startReceive } from './receive.ts';

export function startKind(stack: Frame[], seat: number, list: number, at: number, amount: number): void {
  stack.push({ f: 'kind', seat, list, at, amount });
}

/** The kinds to choose from. */
export function kindsOf(frame: KindFrame): readonly number[] {
  const op = (EFFECTS[frame.list] as readonly Op[])[frame.at] as Op;
  return op.op === 'gainChoice' || op.op === 'gainPer' ? op.kinds : [];
}

export const kind: FrameRules<KindFrame> = {
  run() {
    return true;
  },

  question(_s, frame) {
    return {
      kind: 'goodKind',
      options: kindsOf(frame).map((k) => GOOD_KIND[k] as GameMove),
      about: { amount: frame.amount },
    };
  },

  answer(_s, stack, frame, move, out) {
    if (move.do !== 'kind') return;
    stack.pop();
    const good = goodOf(move.kind);
    (stack[stack.length - 1] as RunFrame).kind = good;
    out.tell({ e: 'picked', seat: frame.seat, good: move.kind });
    startReceive(
      stack,
      frame.seat,
      GOODS.map((_, g) => (g === good ? frame.amount : 0)),
    );
  },
};
