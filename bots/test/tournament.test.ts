/**
 * A small tournament, always the same: Master against one Casual, so many imagined moves a decision, the same cards for both seats in turn.
 * It notices a search that has lost its way, not a change of strength (that is what `tafelrunde ladder` measures): a change of weights or
 * rules may win or lose a game more. Whoever changes play for good writes down the new figures.
 */
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { readOptions } from '#kernel';
import { type Bot, playGame } from '../index.ts';

interface Kept {
  readonly nodes: number;
  readonly games: number;
  readonly won: number;
  /** Points more than the other, on average. */
  readonly lead: number;
}

const KEPT: Readonly<Record<string, Kept>> = {
  'bora-bora': { nodes: 300, games: 12, won: 12, lead: 34.8 },
  'garden-nation': { nodes: 600, games: 16, won: 13, lead: 13.4 },
  'glass-road': { nodes: 150, games: 8, won: 7, lead: 16.4 },
  'my-city': { nodes: 1200, games: 16, won: 15, lead: 7.6 },
  'tribes-of-the-wind': { nodes: 300, games: 12, won: 10, lead: 15.8 },
};
/** So many games may be lost that were won, and this share of the lead has to be there. */
const SLACK = 2;
const LEAD = 0.5;

describe.each(games.map((g) => [g.meta.id, g] as const))('a tournament in %s', (id, entry) => {
  it('is won by whoever looks ahead', async () => {
    const { module } = await entry.load();
    const kept = KEPT[id];
    if (kept === undefined) throw new Error(`no figures are kept for ${id}`);
    const read = readOptions(module.game.options, {}, 2);
    if (!read.ok) throw new Error(read.bad);
    const master: Bot = { level: 5, budget: { nodes: kept.nodes } };
    let won = 0;
    let lead = 0;
    for (let k = 0; k < kept.games; k++) {
      const seat = k % 2;
      const players: Bot[] = seat === 0 ? [master, { level: 2 }] : [{ level: 2 }, master];
      const { seats } = playGame(module, read.options, players, `tour/${k}`).standing;
      const [own, other] = [seats[seat], seats[1 - seat]];
      if (own === undefined || other === undefined) throw new Error('two play');
      if (own.rank < other.rank) won++;
      lead += (own.total - other.total) / kept.games;
    }
    console.log(`${id}: Master won ${won} of ${kept.games}, ${lead.toFixed(1)} points ahead`);
    expect(won).toBeGreaterThanOrEqual(kept.won - SLACK);
    expect(lead).toBeGreaterThan(kept.lead * LEAD);
  });
});
