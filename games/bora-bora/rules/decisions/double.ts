import { KIND_IDS, KINDS, type Kind } from '../data.ts';
import { payGod, payments } from '../effects/gods.ts';
import { tilesOfKind } from '../effects/persons.ts';
import { usePersonsOfKind } from '../effects/use-kind.ts';
import * as moves from '../moves.ts';
import { PAY_NONE, PAY_WORDS } from '../moves.ts';
import type { GameMove, Player } from '../state.ts';
import { GREEN, SEXES } from '../words.ts';
import { kindFeasible } from './feasible.ts';
import { type Question, refuse, refusePay, top, wrongMove } from './question.ts';

/** B2: green doubles the value after adding (BB-52, BB-53). */
export const double: Question = {
  verbs: ['double'],
  options(s, seat) {
    const p = s.players[seat] as Player;
    const { sex, kind } = top(s, 'person');
    const plain = (KINDS[kind] as Kind).values[tilesOfKind(p, sex, kind) - 1] as number;
    const list: GameMove[] = [];
    if (kindFeasible(s, seat, kind, plain)) list.push(moves.double[PAY_NONE] as GameMove);
    for (const pay of payments(p, GREEN)) list.push(moves.double[pay] as GameMove);
    return list;
  },
  about(s, seat) {
    const { sex, kind } = top(s, 'person');
    const k = KINDS[kind] as Kind;
    const i = tilesOfKind(s.players[seat] as Player, sex, kind) - 1;
    return {
      sex: SEXES[sex] as string,
      kind: KIND_IDS[kind] as string,
      plain: k.values[i] as number,
      doubled: k.doubled[i] as number,
    };
  },
  apply(s, seat, move, _rng, out) {
    if (move.do !== 'double') wrongMove(move);
    const { sex, kind } = top(s, 'person');
    s.stack.pop();
    const pay = PAY_WORDS.indexOf(move.pay);
    if (pay !== PAY_NONE) {
      s.green = true;
      payGod(s, seat, GREEN, pay, out);
    }
    usePersonsOfKind(s, seat, sex, kind, pay === PAY_NONE ? 'plain' : 'doubled', out);
  },
  refuse(s, seat, move) {
    if (move.do !== 'double') return null;
    const p = s.players[seat] as Player;
    if (move.pay !== PAY_WORDS[PAY_NONE]) return refusePay(p, GREEN, move.pay);
    const { sex, kind } = top(s, 'person');
    const plain = (KINDS[kind] as Kind).values[tilesOfKind(p, sex, kind) - 1] as number;
    return kindFeasible(s, seat, kind, plain) ? null : refuse('BB-14', 'needsGreen');
  },
};
