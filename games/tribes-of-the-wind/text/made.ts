/** What the figures of the score are made of: cards and leaders by name, the rest by how many there are. */
import type { Made, Seat } from '#kernel';
import { leaderScore } from '../rules/abilities.ts';
import { objectiveProgress, playerAt } from '../rules/inspect.ts';
import { placedTemples, pollutedSpaces, tilesInTerrain, villages } from '../rules/metrics.ts';
import { partsOf } from '../rules/scoring.ts';
import type { Land, View } from '../rules/state.ts';
import type { Phrases } from './phrases.ts';
import type { Sentences } from './sentences.ts';

const COUNTED: Readonly<Record<string, (land: Land) => number>> = {
  treehouses: villages,
  temples: placedTemples,
  pollution: pollutedSpaces,
  tiles: tilesInTerrain,
};

export function makeMade(p: Phrases, s: Sentences) {
  return (category: string, seat: Seat, view: View): readonly Made[] => {
    const land = playerAt(view, seat);
    const points = partsOf(land, view.endTile === seat)[category] ?? 0;
    const count = COUNTED[category];
    const parts =
      category === 'objectives'
        ? land.objectives.map((card) => ({ text: s.village(card), points: objectiveProgress(land, card).points }))
        : category === 'leaders'
          ? land.leaders
              .map((leader) => ({ text: s.leader(land.tribe, leader), points: leaderScore(land, leader) }))
              .filter((x) => x.points !== 0)
          : count === undefined
            ? points === 0
              ? []
              : [{ text: p.categories[category] ?? category, points }]
            : [{ text: p.made(category, count(land)), points }];
    return parts.toSorted((a, b) => b.points - a.points);
  };
}
