/** The ratings of the levels that look ahead: every question by the best way through the rest of the period. */
import type { Decision, Rng } from '#kernel';
import { cardOf, type GameMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { rateByEnd } from './course.ts';
import { Once } from './once.ts';
import type { Depth } from './period.ts';
import { type Care, rateCards, rateKeep, type Ways, waysThrough } from './planner.ts';

/** The present card is thought out with care, those after it less. */
const CARE: Care = {
  card: { width: 4, reach: { conversions: 2, most: 150 } },
  later: { width: 2, reach: { conversions: 1, most: 40 } },
};
const HAND: Depth = { width: 6, reach: { conversions: 1, most: 60 } };
/** Positions looked at until an action under way has come to its end. */
const NODES = 300;

const ratings = new Once<readonly number[]>();
const ways = new Once<Ways>();

const keptBy = (m: GameMove): number => (m.do === 'keep' ? cardOf(m.card) : -1);

export function rateAhead(s: State, d: Decision<GameMove>, rng: Rng): readonly number[] {
  switch (d.kind) {
    case 'keep': {
      // The ways are the same for every card of the hand; moods differ.
      const found = ways.get(s, d.seat, null, () => waysThrough(s, d.seat, HAND));
      return rateKeep(s, d.seat, d.options.map(keptBy), found, rng);
    }
    case 'choose':
    case 'extra':
      return ratings.get(s, d.seat, d, () => rateCards(s, d, CARE));
    case 'stack':
      // What lies there differs from world to world.
      return rateByEnd(s, d, d.options, CARE, NODES);
    default:
      return ratings.get(s, d.seat, d, () => rateByEnd(s, d, d.options, CARE, NODES));
  }
}
