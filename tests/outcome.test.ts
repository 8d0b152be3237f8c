/** What the search believes at its leaves, held against how kept games of level 2 ended. */
import { describe, expect, it } from 'vitest';
import { searcherOf } from '#bots';
import { games } from '#games';
import { readKept, replayKept } from './kept.ts';

const PHASES = [0.25, 0.5, 0.75, 1] as const;

/** Mean error in points of the expected final points of a seat, by phase of the game, with room for other kept games. These may only fall. */
const MOST: Readonly<Record<string, readonly number[]>> = {
  'bora-bora': [24, 16, 9.5, 0.1],
  'garden-nation': [7, 6, 4, 0.1],
  'glass-road': [2.6, 2.4, 2.2, 0.1],
  'my-city': [7, 5, 5, 0.1],
  'tribes-of-the-wind': [7, 7.5, 7.5, 0.1],
};

describe.each(games.map((g) => [g.meta.id, g] as const))('%s', (id, entry) => {
  it('expected points come nearer to the real ones, and are not further off than they were', async () => {
    const { game, brain: casual } = (await entry.load()).module;
    const brain = searcherOf(casual);
    const errors = PHASES.map(() => 0);
    let seen = 0;
    for (const seats of game.seats) {
      const { record, scores } = readKept(
        new URL(`../games/${id}/test/fixtures/level2-${seats}.match.json`, import.meta.url),
      );
      const match = replayKept(game, record);
      for (const [i, phase] of PHASES.entries()) {
        const points = brain.evaluate(match.at(Math.round(match.length * phase)).state);
        for (const [seat, final] of scores.entries())
          errors[i] = (errors[i] as number) + Math.abs((points[seat] as number) - final);
      }
      seen += scores.length;
    }
    const means = errors.map((sum) => sum / seen);
    console.log(
      `${id}: expected points are off by ${means.map((x) => x.toFixed(1)).join(', ')} at a quarter, half, three quarters and the end`,
    );
    expect(means.at(-1)).toBeLessThan(means[0] as number);
    const most = MOST[id] ?? [];
    expect(most).toHaveLength(PHASES.length);
    for (const [i, x] of means.entries()) expect(x).toBeLessThanOrEqual(most[i] as number);
  });
});
