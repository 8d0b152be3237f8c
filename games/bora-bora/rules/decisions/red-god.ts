import { REGION_IDS } from '../data.ts';
import { payGod, payments } from '../effects/gods.ts';
import { addPoints } from '../effects/points.ts';
import * as moves from '../moves.ts';
import { PAY_NONE, PAY_WORDS } from '../moves.ts';
import type { GameMove, Player } from '../state.ts';
import { RED } from '../words.ts';
import { type Question, refusePay, top, wrongMove } from './question.ts';

/** After every expansion: the fish tile of the region just settled, once (BB-23 to BB-25). */
export const redGod: Question = {
  verbs: ['red'],
  options(s, seat) {
    const list: GameMove[] = [moves.red[PAY_NONE] as GameMove];
    for (const pay of payments(s.players[seat] as Player, RED)) list.push(moves.red[pay] as GameMove);
    return list;
  },
  about: (s) => {
    const { region } = top(s, 'red');
    return { region: REGION_IDS[region] as string, fish: s.fish[region] as number };
  },
  apply(s, seat, move, _rng, out) {
    if (move.do !== 'red') wrongMove(move);
    const { region } = top(s, 'red');
    s.stack.pop();
    const pay = PAY_WORDS.indexOf(move.pay);
    if (pay === PAY_NONE) return;
    payGod(s, seat, RED, pay, out);
    const vp = s.fish[region] as number;
    addPoints(s, seat, 'redFish', vp);
    out.tell({ e: 'redFish', seat, region, vp });
  },
  refuse(s, seat, move) {
    if (move.do !== 'red' || move.pay === PAY_WORDS[PAY_NONE]) return null;
    return refusePay(s.players[seat] as Player, RED, move.pay);
  },
};
