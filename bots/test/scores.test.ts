import { describe, expect, it } from 'vitest';
import { ENOUGH, type Level, type Scores, shownScores } from '#bots';

const row = (level: Level, mean: number, n = ENOUGH, seats = 2): Scores['rows'][number] => ({
  seats,
  level,
  mean,
  low: mean - 5,
  high: mean + 5,
  n,
});
const levels = (...rows: Scores['rows'][number][]): number[] =>
  shownScores({ game: 'x', rulesVersion: 1, made: '', rows }, 2).map((r) => r.level);

describe('numbers beside levels', () => {
  it('are shown where they rise', () => {
    expect(levels(row(1, 10), row(2, 20), row(3, 30), row(4, 40), row(5, 50))).toEqual([1, 2, 3, 4, 5]);
  });

  it('are not shown where a stronger level has no more', () => {
    expect(levels(row(1, 10), row(2, 20), row(3, 60), row(4, 40), row(5, 54))).toEqual([1, 2]);
    expect(levels(row(1, 10), row(2, 20), row(3, 20), row(4, 40))).toEqual([1, 4]);
  });

  it('come from enough games, and a row of too few hides no other', () => {
    expect(levels(row(1, 10), row(2, 99, ENOUGH - 1), row(3, 30))).toEqual([1, 3]);
  });

  it('belong to this number of players', () => {
    expect(levels(row(1, 10), row(2, 5, ENOUGH, 3))).toEqual([1]);
  });
});
