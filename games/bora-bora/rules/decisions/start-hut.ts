import { FIRST_FISH, REGION_IDS } from '../data.ts';
import { settle, siteHolder } from '../effects/huts.ts';
import * as moves from '../moves.ts';
import { type GameMove, NOBODY, type State } from '../state.ts';
import { type Question, refuse, wrongMove } from './question.ts';

const allowed = (s: State, region: number): boolean =>
  s.fish[region] === FIRST_FISH && siteHolder(s, region) === NOBODY;

/** S1: a start hut on a free region with fish value 1, last player first (BB-4, BB-5). */
export const startHut: Question = {
  verbs: ['startHut'],
  options(s) {
    const list: GameMove[] = [];
    for (let r = 0; r < REGION_IDS.length; r++) if (allowed(s, r)) list.push(moves.startHut[r] as GameMove);
    return list;
  },
  apply(s, seat, move, _rng, out) {
    if (move.do !== 'startHut') wrongMove(move);
    settle(s, seat, REGION_IDS.indexOf(move.region), true, out);
  },
  refuse(s, _seat, move) {
    if (move.do !== 'startHut') return null;
    const region = REGION_IDS.indexOf(move.region);
    if (region < 0) return refuse('BB-4', 'noSuchRegion');
    if (s.fish[region] !== FIRST_FISH) return refuse('BB-4', 'startFish', { fish: s.fish[region] as number });
    if (siteHolder(s, region) !== NOBODY) return refuse('BB-4', 'startTaken');
    return null;
  },
};
