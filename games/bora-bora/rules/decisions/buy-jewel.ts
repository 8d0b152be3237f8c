import { JEWEL_IDS, JEWELS, JEWELS_PER_ROUND, type Jewel } from '../data.ts';
import { nextSeat } from '../flow.ts';
import * as moves from '../moves.ts';
import { type GameMove, NOBODY, type Player, type State } from '../state.ts';
import { type Question, refuse, wrongMove } from './question.ts';

/** First entry of the column of the current round. */
const column = (s: State): number => (s.round - 1) * JEWELS_PER_ROUND;

/** C3: at most one tile of the current column (BB-64). */
export const buyJewel: Question = {
  verbs: ['buy', 'pass'],
  options(s, seat) {
    const { shells } = s.players[seat] as Player;
    const list: GameMove[] = [];
    for (let i = column(s); i < column(s) + JEWELS_PER_ROUND; i++) {
      const j = s.jewels[i] as number;
      if (j !== NOBODY && (JEWELS[j] as Jewel).cost <= shells) list.push(moves.buy[j] as GameMove);
    }
    list.push(moves.pass);
    return list;
  },
  apply(s, seat, move, rng, out) {
    if (move.do === 'buy') {
      const p = s.players[seat] as Player;
      const j = JEWEL_IDS.indexOf(move.jewel);
      s.jewels[s.jewels.indexOf(j)] = NOBODY;
      p.shells -= (JEWELS[j] as Jewel).cost;
      p.jewels.push(j);
      out.tell({ e: 'bought', seat, jewel: j });
    } else if (move.do === 'pass') out.tell({ e: 'passed', seat });
    else wrongMove(move);
    nextSeat(s, rng, out);
  },
  refuse(s, seat, move) {
    if (move.do !== 'buy') return null;
    const j = JEWEL_IDS.indexOf(move.jewel);
    const at = j < 0 ? -1 : s.jewels.indexOf(j);
    if (at < 0) return refuse('BB-65', 'jewelGone');
    if (at < column(s) || at >= column(s) + JEWELS_PER_ROUND) return refuse('BB-64', 'otherColumn');
    const { cost } = JEWELS[j] as Jewel;
    const { shells } = s.players[seat] as Player;
    return cost > shells ? refuse('BB-66', 'tooFewShells', { cost, shells }) : null;
  },
};
