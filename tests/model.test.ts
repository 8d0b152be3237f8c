/** Every game has a model game: a strong one of the present rules, which its page shows as a film. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { Match, type MatchRecord } from '#kernel';

/** Weaker games teach nothing. */
const STRONG = 4;

interface Model {
  readonly record: MatchRecord;
  readonly scores: readonly number[];
  readonly level: number;
}

describe.each(games.map((g) => [g.meta.id, g] as const))('the model game of %s', async (id, entry) => {
  const { game } = (await entry.load()).module;
  const file = new URL(`../games/${id}/data/model.match.json`, import.meta.url);
  const model = JSON.parse(readFileSync(file, 'utf8')) as Model;

  it('was played by strong bots under the present rules', () => {
    expect(model.level).toBeGreaterThanOrEqual(STRONG);
    expect(model.record.game).toBe(id);
    expect(model.record.rulesVersion).toBe(game.rulesVersion);
  });

  it('replays to its end with its points', () => {
    const match = Match.replay(game, model.record);
    expect(match.over).toBe(true);
    expect(game.score(match.state, 'judge').seats.map((s) => s.total)).toEqual(model.scores);
  });
});
