/** A hand for whoever does not know the cards yet: those that bring most as the board lies, and somebody who builds. */
import { HAND_SIZE } from '../rules/cards.ts';
import { SPECIALISTS } from '../rules/data.ts';
import { ACTIONS } from '../rules/moves.ts';
import { actionOutcomes, type Outcome, type Scene } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';

/** Two who build are enough for a hand. */
const BUILDERS = 2;

function worth(o: Outcome): number {
  switch (o.is) {
    case 'goods':
      return o.goods.reduce((a, n) => a + n, 0);
    case 'oneKind':
      return o.amount;
    case 'place':
      return o.tiles;
    case 'build':
      return 3;
    default:
      return 0;
  }
}

const builds = (outcomes: readonly Outcome[]): boolean => outcomes.some((o) => o.is === 'build');

/** Cards by their places in the table, as many as are still to be chosen. */
export function suggestedHand(view: View, seat: number): readonly number[] {
  const estate = view.players[seat];
  if (estate === undefined) return [];
  const scene: Scene = { rows: view.rows, estate, hand: 0 };
  const kept = estate.hand ?? [];
  const cards = SPECIALISTS.map((c, card) => {
    const actions = ACTIONS.map((_, action) => actionOutcomes(scene, card, action, false));
    const price = c.cost.goods.reduce((a, n) => a + n, 0);
    const brings = actions.map((list) => list.reduce((a, o) => a + worth(o), 0));
    // With a follower there is one action: the better one counts twice.
    return {
      card,
      builds: actions.some(builds),
      value: Math.max(...brings) + brings.reduce((a, n) => a + n, 0) - price,
    };
  })
    .filter(({ card }) => !kept.includes(card))
    .sort((a, b) => b.value - a.value);
  const chosen: number[] = [];
  let builders = 0;
  for (const c of cards) {
    if (chosen.length === HAND_SIZE - kept.length) break;
    if (c.builds && builders++ >= BUILDERS) continue;
    chosen.push(c.card);
  }
  return chosen;
}
