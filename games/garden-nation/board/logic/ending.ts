/** What everybody turns over at the end: cards and population, each with its points. Pure. */
import { PUBLIC, type PublicProject } from '../../rules/data.ts';
import { populationPoints } from '../../rules/numbers.ts';
import { secretValue } from '../../rules/scoring.ts';
import type { View } from '../../rules/state.ts';

interface Scored {
  readonly card: number;
  readonly points: number;
}

export interface Ending {
  readonly secrets: readonly Scored[];
  readonly projects: readonly Scored[];
  readonly population: number;
  readonly populationPoints: number;
}

export function endingOf(view: View, seat: number): Ending {
  const population = view.population[seat] as number;
  return {
    secrets: (view.kept[seat] ?? []).map((card) => ({ card, points: secretValue(view, seat, card) })),
    projects: (view.done[seat] ?? []).map((card) => ({ card, points: (PUBLIC[card] as PublicProject).points })),
    population,
    populationPoints: populationPoints(population),
  };
}

/** How many turn over before a seat does: whoever is last begins, the winner closes. */
export const turnsBefore = (ranks: readonly number[], seat: number): number =>
  ranks.filter((rank, other) => rank > (ranks[seat] as number) || (rank === ranks[seat] && other > seat)).length;
