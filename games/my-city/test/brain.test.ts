import { describe, expect, it } from 'vitest';
import { playGame } from '#bots';
import { module } from '../index.ts';

const SEEDS = 200;

describe('bots', () => {
  it('level 2 reaches a median of 30 alone on board 1 over 200 seeds', () => {
    const totals = Array.from({ length: SEEDS }, (_, i) => playGame(module, { board: 'valley' }, [2], `median-${i}`))
      .map((r) => r.standing.seats[0]?.total ?? Number.NEGATIVE_INFINITY)
      .sort((a, b) => a - b);
    expect(totals[SEEDS / 2]).toBeGreaterThanOrEqual(30);
  });

  it('level 2 beats level 1', () => {
    let wins = 0;
    for (let i = 0; i < 40; i++) {
      const levels = i % 2 === 0 ? ([2, 1] as const) : ([1, 2] as const);
      const { standing } = playGame(module, { board: 'valley' }, levels, `duel-${i}`);
      if (standing.seats[levels.indexOf(2)]?.rank === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(38);
  });
});
