import { moveHutToReserve } from '../effects/huts.ts';
import * as moves from '../moves.ts';
import { type Question, refuse, top, wrongMove } from './question.ts';

/** B3: resettlers move huts to field 12; after the first one they may stop (BB-27, BB-92). */
export const moveHuts: Question = {
  verbs: ['moveHut', 'stop'],
  options: (s) => (top(s, 'huts').moved ? [moves.moveHut, moves.stop] : [moves.moveHut]),
  about: (s) => ({ left: top(s, 'huts').left }),
  apply(s, seat, move, _rng, out) {
    if (move.do === 'stop') {
      s.stack.pop();
      return;
    }
    if (move.do !== 'moveHut') wrongMove(move);
    const frame = top(s, 'huts');
    frame.left--;
    frame.moved = true;
    moveHutToReserve(s, seat, out);
  },
  refuse: (s, _seat, move) => (move.do === 'stop' && !top(s, 'huts').moved ? refuse('BB-96', 'moveOneHut') : null),
};
