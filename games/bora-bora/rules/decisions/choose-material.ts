import { MATERIAL_IDS } from '../data.ts';
import { receive } from '../effects/ceremony.ts';
import * as moves from '../moves.ts';
import { type Question, refuse, top, wrongMove } from './question.ts';

/** B3: carriers bring materials one by one (BB-47). */
export const chooseMaterial: Question = {
  verbs: ['fetch'],
  options: () => [...moves.fetch],
  about: (s) => ({ left: top(s, 'materials').left }),
  apply(s, seat, move, _rng, out) {
    if (move.do !== 'fetch') wrongMove(move);
    top(s, 'materials').left--;
    receive(s, seat, MATERIAL_IDS.indexOf(move.material), out);
  },
  refuse(_s, _seat, move) {
    if (move.do !== 'fetch') return null;
    return MATERIAL_IDS.includes(move.material) ? null : refuse('BB-47', 'noSuchMaterial');
  },
};
