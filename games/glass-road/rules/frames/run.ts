/** An effect list under way: starts one operation after the other. */
import { EFFECTS } from '../data.ts';
import { OPERATIONS } from '../operations.ts';
import type { Frame, RunFrame, State } from '../state.ts';
import type { Op } from '../vocabulary.ts';
import type { FrameRules } from './common.ts';

export function startRun(stack: Frame[], seat: number, list: number, self: number): void {
  stack.push({ f: 'run', seat, list, at: 0, self, removed: -1, kind: -1 });
}

export const run: FrameRules<RunFrame> = {
  run(s, stack, frame) {
    const ops = EFFECTS[frame.list] as readonly Op[];
    if (frame.at >= ops.length) {
      stack.pop();
      return false;
    }
    const at = frame.at++;
    const op = ops[at] as Op;
    (OPERATIONS[op.op] as (s: State, stack: Frame[], frame: RunFrame, op: Op, at: number) => void)(
      s,
      stack,
      frame,
      op,
      at,
    );
    return false;
  },

  question() {
    throw new Error('an effect list asks nothing itself');
  },

  answer() {
    throw new Error('an effect list asks nothing itself');
  },
};
