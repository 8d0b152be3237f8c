import { DIE_FACES, REGION_IDS } from '../data.ts';
import { reachable, settle, settled } from '../effects/huts.ts';
import * as moves from '../moves.ts';
import type { GameMove } from '../state.ts';
import { type Question, refuse, wrongMove } from './question.ts';
import { work } from './work.ts';

/** A3 and B3: every reachable region once, the path is not chosen (BB-95). */
export const expand: Question = {
  verbs: ['expand'],
  options(s, seat) {
    const { actions, power } = work(s);
    const mask = reachable(s, seat, actions.includes('expandLand'), actions.includes('expandWater'), power);
    const list: GameMove[] = [];
    for (let r = 0; r < REGION_IDS.length; r++) if (mask & (1 << r)) list.push(moves.expand[r] as GameMove);
    return list;
  },
  about(s) {
    const { actions, power } = work(s);
    return { land: actions.includes('expandLand'), water: actions.includes('expandWater'), power };
  },
  apply(s, seat, move, _rng, out) {
    if (move.do !== 'expand') wrongMove(move);
    s.stack.pop();
    settle(s, seat, REGION_IDS.indexOf(move.region), false, out);
  },
  refuse(s, seat, move) {
    if (move.do !== 'expand') return null;
    const region = REGION_IDS.indexOf(move.region);
    if (region < 0) return refuse('BB-17', 'noSuchRegion');
    const { actions, power } = work(s);
    const land = actions.includes('expandLand');
    const water = actions.includes('expandWater');
    const bit = 1 << region;
    if (settled(s, seat) & bit) return refuse('BB-20', 'ownHut');
    if (reachable(s, seat, land, water, power) & bit) return null;
    if (reachable(s, seat, land, water, DIE_FACES) & bit) return refuse('BB-16', 'pathTooDear', { power });
    if (reachable(s, seat, true, true, DIE_FACES) & bit) return refuse('BB-19', land ? 'onlyLand' : 'onlyWater');
    return refuse('BB-17', 'noPath');
  },
};
