import { TEMPLE_SPACES } from '../data.ts';
import { putPriest } from '../effects/temple.ts';
import * as moves from '../moves.ts';
import { type Question, refuse, wrongMove } from './question.ts';
import { work } from './work.ts';

/** A3: a priest on any space up to the value, occupied or not (BB-38). */
export const placePriest: Question = {
  verbs: ['priest'],
  options: (s) => moves.priest.slice(0, work(s).power),
  about: (s) => ({ power: work(s).power }),
  apply(s, seat, move, _rng, out) {
    if (move.do !== 'priest') wrongMove(move);
    s.stack.pop();
    putPriest(s, seat, move.space, out);
  },
  refuse(s, _seat, move) {
    if (move.do !== 'priest') return null;
    if (move.space < 1 || move.space > TEMPLE_SPACES) return refuse('BB-38', 'noSuchSpace');
    return move.space > work(s).power ? refuse('BB-16', 'spaceTooHigh', { power: work(s).power }) : null;
  },
};
