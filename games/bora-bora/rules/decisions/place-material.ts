import { MATERIAL_IDS, SPACE_MATERIAL } from '../data.ts';
import { freeSpaces, storeMaterial } from '../effects/ceremony.ts';
import * as moves from '../moves.ts';
import { FREE, type GameMove, type Player } from '../state.ts';
import { type Question, refuse, top, wrongMove } from './question.ts';

/** S2: a space for a material (BB-46). */
export const placeMaterial: Question = {
  verbs: ['store'],
  options(s, seat) {
    const free = freeSpaces(s.players[seat] as Player, top(s, 'store').material);
    return free.map((space) => moves.store[space] as GameMove);
  },
  about: (s) => ({ material: MATERIAL_IDS[top(s, 'store').material] as string }),
  apply(s, seat, move, _rng, out) {
    if (move.do !== 'store') wrongMove(move);
    s.stack.pop();
    storeMaterial(s, seat, move.space, out);
  },
  refuse(s, seat, move) {
    if (move.do !== 'store') return null;
    const here = (s.players[seat] as Player).ceremony[move.space];
    if (here === undefined) return refuse('BB-46', 'noSuchSpace');
    const { material } = top(s, 'store');
    if (SPACE_MATERIAL[move.space] !== material)
      return refuse('BB-46', 'otherMaterial', {
        material: MATERIAL_IDS[SPACE_MATERIAL[move.space] as number] as string,
      });
    if (here !== FREE) return refuse('BB-46', 'spaceTaken');
    return null;
  },
};
