/** DP3: a participant uses a specialist (4.2). */
import { listConversions, listDiscards, startAnytime } from '../anytime.ts';
import { payable } from '../costs.ts';
import { SPECIALISTS } from '../data.ts';
import { ACT, actionOf, DONE, type GameMove } from '../moves.ts';
import type { Frame, ResolveFrame, State } from '../state.ts';
import { type FrameRules, playerOf } from './common.ts';
import { startPay } from './pay.ts';
import { startRun } from './run.ts';

export function startResolve(stack: Frame[], seat: number, card: number, left: number): void {
  stack.push({ f: 'resolve', seat, card, left, used: 0, paid: false });
}

/** GR-13, GR-14: not used yet, and the entry cost paid or payable. */
export function mayAct(s: State, frame: ResolveFrame, action: number): boolean {
  if ((frame.used & (1 << action)) !== 0) return false;
  const card = SPECIALISTS[frame.card] as (typeof SPECIALISTS)[number];
  return frame.paid || payable(playerOf(s, frame.seat), card.cost);
}

export const resolve: FrameRules<ResolveFrame> = {
  run(_s, stack, frame, out) {
    if (frame.left > 0) return true;
    stack.pop();
    finished(frame, out);
    return false;
  },

  question(s, frame) {
    const player = playerOf(s, frame.seat);
    const options: GameMove[] = [];
    for (let action = 0; action < ACT.length; action++)
      if (mayAct(s, frame, action)) options.push(ACT[action] as GameMove);
    listConversions(player, options);
    listDiscards(player, options);
    options.push(DONE);
    const card = (SPECIALISTS[frame.card] as (typeof SPECIALISTS)[number]).id;
    return { kind: 'resolve', options, about: { card, left: frame.left } };
  },

  answer(s, stack, frame, move, out) {
    if (move.do === 'done') {
      stack.pop();
      finished(frame, out);
    } else if (move.do === 'act') {
      const card = SPECIALISTS[frame.card] as (typeof SPECIALISTS)[number];
      const action = actionOf(move.action);
      frame.used |= 1 << action;
      frame.left--;
      out.tell({ e: 'acted', seat: frame.seat, card: card.id, action: move.action });
      startRun(stack, frame.seat, card.actions[action] as number, -1);
      if (!frame.paid) startPay(stack, frame.seat, card.cost.goods, card.cost);
      frame.paid = true;
    } else {
      startAnytime(s, stack, frame.seat, move, out);
    }
  },
};

function finished(frame: ResolveFrame, out: Parameters<typeof resolve.answer>[4]): void {
  const card = (SPECIALISTS[frame.card] as (typeof SPECIALISTS)[number]).id;
  out.tell({ e: 'finished', seat: frame.seat, card, used: frame.used });
}
