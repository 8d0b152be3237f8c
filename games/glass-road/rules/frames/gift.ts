/** DP9: each other player in turn may take some of the chosen good (GR-47 to GR-49, GR-71). */
import { listConversions, startConversion } from '../anytime.ts';
import { buildingOf, DECLINE, type GameMove } from '../moves.ts';
import type { Frame, GiftFrame, State } from '../state.ts';
import { type FrameRules, goodId, playerOf, turnWheels } from './common.ts';
import { gainOn, listTakes, markerOf } from './receive.ts';

export function startGift(s: State, stack: Frame[], from: number, good: number, amount: number): void {
  if (s.seats > 1) stack.push({ f: 'gift', seat: (from + 1) % s.seats, from, good, amount });
}

export const gift: FrameRules<GiftFrame> = {
  run(_s, stack, frame) {
    if (frame.seat !== frame.from) return true;
    stack.pop();
    return false;
  },

  question(s, frame) {
    const player = playerOf(s, frame.seat);
    const options: GameMove[] = [];
    listTakes(player.stock, frame.good, frame.amount, options);
    listConversions(player, options);
    options.push(DECLINE);
    return { kind: 'gift', options, about: { good: goodId(frame.good), amount: frame.amount, from: frame.from } };
  },

  answer(s, stack, frame, move, out) {
    const { seat } = frame;
    if (move.do === 'convert') {
      startConversion(stack, seat, buildingOf(move.building), out);
      return;
    }
    frame.seat = (seat + 1) % s.seats;
    if (move.do === 'take') {
      gainOn(s, seat, markerOf(frame.good, move.wheel), move.amount, out);
      turnWheels(s, seat, out);
    } else {
      out.tell({ e: 'declined', seat, good: goodId(frame.good) });
    }
  },
};
