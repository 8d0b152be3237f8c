/** What the numbers on the table have to be, from the rules alone (tests/truth.test.ts). */
import type { Seat } from '#kernel';
import type { Unseen } from '#web/kit/laws/views.ts';
import { tribeAt, villageCards } from '../rules/data.ts';
import { objectivePoints, placedTemples, villages } from '../rules/metrics.ts';
import { pathProgress } from '../rules/path.ts';
import type { PlayerView, View } from '../rules/state.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

export function figures(view: View, seat: Seat | null): Record<string, number> {
  if (seat === null) return {};
  const land = view.players[seat] as PlayerView;
  return {
    villages: villages(land),
    water: land.water,
    temples: placedTemples(land),
    riders: land.capital,
    path: land.pathSpent ? tribeAt(land.tribe).path.length : (pathProgress(land)?.matches ?? 0),
    smog: sum(land.pollution),
    tiles: land.tiles.filter((tile) => tile >= 0).length,
    ...Object.fromEntries(
      villageCards.map(({ id, objective }) => {
        return [`objective:${id}`, objectivePoints(land, objective)];
      }),
    ),
  };
}

/** Numbers of the box, and of the hand. */
export const printed = {
  'tw-steps': 'how far a flight would be',
  'tw-num': 'which flag of the path it is',
};

export const bad: readonly string[] = ['smog'];

export const unseen: Unseen = {
  'players.treehouses': ['never', 'the villages say how many are left'],
  'players.used': ['sometimes', 'used cards are gone; they are named at the end'],
  'players.temple': ['sometimes', 'only where there is a tile'],
  'players.pollution': ['sometimes', 'only where there is no tile'],
  'players.village': ['sometimes', 'only where there is a tile'],
  'players.riders': ['sometimes', 'only where there is a tile'],
  'players.pathSpent': ['over', 'no leader comes any more'],
  'players.specialSpent': ['over', 'no leader comes any more'],
  'players.rack': ['sometimes', 'only that of whoever looks and of the neighbours'],
};
export const shared: Readonly<Record<string, string>> = {
  'players.rack': 'cards of neighbours decide which rows can be played',
};
