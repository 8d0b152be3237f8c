import type { Seat } from '#kernel';
import { CARD_IDS, DIE_FACES } from '../data.ts';
import { canPay, payGod, payments } from '../effects/gods.ts';
import * as moves from '../moves.ts';
import { PAY_NONE, PAY_WORDS } from '../moves.ts';
import type { Frame, GameMove, Player, State } from '../state.ts';
import { WHITE } from '../words.ts';
import { cardNeeds } from './feasible.ts';
import { type Question, refuse, refusePay, top, wrongMove } from './question.ts';

/** BB-12, BB-94: white is asked once, for faces below 6, when it can be paid. */
export function asksWhite(s: State, seat: Seat, frame: Extract<Frame, { f: 'card' }>): boolean {
  return !frame.asked && frame.face < DIE_FACES && canPay(s.players[seat] as Player, WHITE);
}

/** A2: the die counts as 6, or not. */
export const whiteGod: Question = {
  verbs: ['white'],
  options(s, seat) {
    const { card, face } = top(s, 'card');
    const list: GameMove[] = [];
    if (face >= cardNeeds(s, seat, card)) list.push(moves.white[PAY_NONE] as GameMove);
    for (const pay of payments(s.players[seat] as Player, WHITE)) list.push(moves.white[pay] as GameMove);
    return list;
  },
  about: (s) => {
    const { card, face } = top(s, 'card');
    return { card: CARD_IDS[card] as string, face };
  },
  apply(s, seat, move, _rng, out) {
    if (move.do !== 'white') wrongMove(move);
    const frame = top(s, 'card');
    frame.asked = true;
    const pay = PAY_WORDS.indexOf(move.pay);
    if (pay === PAY_NONE) return;
    payGod(s, seat, WHITE, pay, out);
    frame.power = DIE_FACES;
  },
  refuse(s, seat, move) {
    if (move.do !== 'white') return null;
    const { card, face } = top(s, 'card');
    if (move.pay === PAY_WORDS[PAY_NONE])
      return face >= cardNeeds(s, seat, card)
        ? null
        : refuse('BB-14', 'needsWhite', { need: cardNeeds(s, seat, card) });
    return refusePay(s.players[seat] as Player, WHITE, move.pay);
  },
};
