import { takePerson as takeTile } from '../effects/persons.ts';
import * as moves from '../moves.ts';
import { type GameMove, NOBODY, type State } from '../state.ts';
import { MAN, SEXES, sexIndex, WOMAN } from '../words.ts';
import { type Question, refuse, wrongMove } from './question.ts';
import { work } from './work.ts';

function mayTake(s: State, sex: number): boolean {
  return work(s).actions.includes(sex === MAN ? 'takeMan' : 'takeWoman');
}

/** A3 and B3: a man or a woman from a slot up to the value (BB-16, BB-31). */
export const takePerson: Question = {
  verbs: ['take'],
  options(s) {
    const { actions, power } = work(s);
    const list: GameMove[] = [];
    for (const sex of [WOMAN, MAN]) {
      if (!actions.includes(sex === MAN ? 'takeMan' : 'takeWoman')) continue;
      const slots = s.slots[sex] as number[];
      for (let i = 0; i < slots.length && i < power; i++)
        if (slots[i] !== NOBODY) list.push(moves.take[sex]?.[i] as GameMove);
    }
    return list;
  },
  about: (s) => ({ woman: mayTake(s, WOMAN), man: mayTake(s, MAN), power: work(s).power }),
  apply(s, seat, move, _rng, out) {
    if (move.do !== 'take') wrongMove(move);
    s.stack.pop();
    takeTile(s, seat, move.sex === SEXES[MAN] ? MAN : WOMAN, move.slot, out);
  },
  refuse(s, _seat, move) {
    if (move.do !== 'take') return null;
    const sex = sexIndex(move.sex);
    if (sex < 0 || !mayTake(s, sex)) return refuse('BB-16', sex === MAN ? 'onlyWomen' : 'onlyMen');
    const tile = s.slots[sex]?.[move.slot - 1];
    if (tile === undefined) return refuse('BB-16', 'noSuchSlot');
    if (move.slot > work(s).power) return refuse('BB-16', 'slotTooHigh', { power: work(s).power });
    if (tile === NOBODY) return refuse('BB-31', 'slotEmpty');
    return null;
  },
};
