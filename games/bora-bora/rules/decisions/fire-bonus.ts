import { gainOfferings, gainShells } from '../effects/ceremony.ts';
import { cardToTake } from '../effects/gods.ts';
import { advanceStatus } from '../effects/status.ts';
import * as moves from '../moves.ts';
import { type Question, refuse, wrongMove } from './question.ts';

/** First half of the fire bonus: god card or offering (BB-41, BB-42). */
export const fire1: Question = {
  verbs: ['fire'],
  options: (s) => (cardToTake(s) ? [moves.fire.godCard, moves.fire.offering] : [moves.fire.offering]),
  apply(s, seat, move, _rng, out) {
    if (move.do !== 'fire') wrongMove(move);
    s.stack.pop();
    s.stack.push({ f: 'fire', first: false });
    if (move.bonus === 'godCard') s.stack.push({ f: 'draw', left: 1 });
    else gainOfferings(s, seat, 1, out);
  },
  refuse(s, _seat, move) {
    if (move.do !== 'fire') return null;
    if (move.bonus === 'godCard') return cardToTake(s) ? null : refuse('BB-93', 'noGodCardLeft');
    return move.bonus === 'offering' ? null : refuse('BB-41', 'fireFirst');
  },
};

/** Second half: a step on the status track or a shell. */
export const fire2: Question = {
  verbs: ['fire'],
  options: () => [moves.fire.status, moves.fire.shell],
  apply(s, seat, move, _rng, out) {
    if (move.do !== 'fire') wrongMove(move);
    s.stack.pop();
    if (move.bonus === 'status') advanceStatus(s, seat, 1, out);
    else gainShells(s, seat, 1, out);
  },
  refuse(_s, _seat, move) {
    if (move.do !== 'fire') return null;
    return move.bonus === 'status' || move.bonus === 'shell' ? null : refuse('BB-41', 'fireSecond');
  },
};
