/** DP13: an immediate conversion, used several times (GR-69). */
import { payable } from '../costs.ts';
import { AGAIN, type GameMove, STOP } from '../moves.ts';
import type { Frame, RepeatFrame, State } from '../state.ts';
import { type FrameRules, opAt, playerOf } from './common.ts';
import { startPay } from './pay.ts';
import { startReceive } from './receive.ts';

export function startRepeat(stack: Frame[], seat: number, list: number, at: number): void {
  stack.push({ f: 'repeat', seat, list, at, times: 0 });
}

export function mayRepeat(s: State, frame: RepeatFrame): boolean {
  const op = opAt(frame, 'convert');
  return frame.times < op.maxTimes && payable(playerOf(s, frame.seat), op.pay);
}

export const repeat: FrameRules<RepeatFrame> = {
  run() {
    return true;
  },

  question(s, frame) {
    const options: GameMove[] = mayRepeat(s, frame) ? [AGAIN, STOP] : [STOP];
    return { kind: 'repeat', options, about: { left: opAt(frame, 'convert').maxTimes - frame.times } };
  },

  answer(_s, stack, frame, move) {
    if (move.do === 'stop') {
      stack.pop();
      return;
    }
    const op = opAt(frame, 'convert');
    frame.times++;
    startReceive(stack, frame.seat, op.gain);
    startPay(stack, frame.seat, op.pay.goods, op.pay);
  },
};
