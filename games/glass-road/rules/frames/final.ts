/** DP12: the last conversions before scoring (GR-57, GR-72). */
import { listConversions, startConversion } from '../anytime.ts';
import { buildingOf, type GameMove, PASS } from '../moves.ts';
import type { FinalFrame, State } from '../state.ts';
import { type FrameRules, playerOf } from './common.ts';

/** Clockwise from the goblet holder. */
export function startFinal(s: State): void {
  s.stack.push({ f: 'final', seat: s.goblet, left: s.seats });
}

export const final: FrameRules<FinalFrame> = {
  run(_s, stack, frame) {
    if (frame.left > 0) return true;
    stack.pop();
    return false;
  },

  question(s, frame) {
    const options: GameMove[] = [];
    listConversions(playerOf(s, frame.seat), options);
    options.push(PASS);
    return { kind: 'final', options };
  },

  answer(s, stack, frame, move, out) {
    if (move.do === 'convert') {
      startConversion(stack, frame.seat, buildingOf(move.building), out);
      return;
    }
    frame.left--;
    frame.seat = (frame.seat + 1) % s.seats;
  },
};
