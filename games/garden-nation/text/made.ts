/** What the figures of the score are made of: every card with its points. */
import type { Made, Seat } from '#kernel';
import { PUBLIC } from '../rules/data.ts';
import { populationPoints } from '../rules/numbers.ts';
import { secretValue } from '../rules/scoring.ts';
import type { View } from '../rules/state.ts';
import type { Terms } from './names.ts';
import type { Category, Words } from './words.ts';

export function made(w: Words, t: Terms, category: Category, seat: Seat, view: View): readonly Made[] {
  const parts = ((): Made[] => {
    switch (category) {
      case 'projects':
        return (view.done[seat] ?? []).map((card) => ({ text: t.publicName(card), points: PUBLIC[card]?.points ?? 0 }));
      case 'secret':
        return (view.kept[seat] ?? []).map((card) => ({
          text: t.secretName(card),
          points: secretValue(view, seat, card),
        }));
      case 'population': {
        const population = view.population[seat] ?? 0;
        return [{ text: w.made.population(population), points: populationPoints(population) }];
      }
    }
  })();
  return parts.toSorted((a, b) => b.points - a.points);
}
