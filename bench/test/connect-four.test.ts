import { describe, expect, it } from 'vitest';
import type { AnyGame } from '#kernel';
import * as laws from '#kernel/laws/index.ts';
import { game as connectFour } from '../connect-four.ts';
import { playPlain } from '../plain.ts';

const game = connectFour as unknown as AnyGame;

describe('connect four, the game we measure with', () => {
  it('keeps the laws', () => {
    for (let i = 0; i < 10; i++) {
      const conserve = laws.conservation();
      laws.walk(game, {}, 2, `c4-${i}`, (p) => {
        conserve(p);
        laws.nothingLeaks(p);
        laws.copyIsIndependent(p);
        laws.thawedIsEqual(p);
        laws.optionsAreCanonical(p);
        laws.standingIsSound(p);
        laws.whyNotEqualsOptions([
          { do: 'drop', column: 0 },
          { do: 'drop', column: 9 },
        ])(p);
      });
    }
  });

  it('has as many openings as connect four has', () => {
    // 7^n until a column can be full (7 ways at seven moves).
    expect(laws.perft(game, {}, 2, 'x', 4)).toBe(7 ** 4);
    expect(laws.perft(game, {}, 2, 'x', 6)).toBe(7 ** 6);
    expect(laws.perft(game, {}, 2, 'x', 7)).toBe(7 ** 7 - 7);
  });

  it('sees a line in each direction and not around an edge', () => {
    const play = (columns: readonly number[]): number => {
      const s = connectFour.setup(
        {},
        2,
        { int: () => 0, shuffle: (_n, x) => x },
        { tell() {}, whisper() {}, commit() {} },
      );
      for (const [i, column] of columns.entries())
        connectFour.apply(
          s,
          i % 2,
          { do: 'drop', column },
          { int: () => 0, shuffle: (_n, x) => x },
          { tell() {}, whisper() {}, commit() {} },
        );
      return s.winner;
    };
    expect(play([0, 0, 1, 1, 2, 2, 3])).toBe(0);
    expect(play([0, 1, 0, 1, 0, 1, 0])).toBe(0);
    expect(play([0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3])).toBe(0);
    expect(play([6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3])).toBe(0);
    expect(play([4, 4, 5, 5, 6, 6, 0, 0])).toBe(-1);
  });

  it('the plain one plays whole games of the same length', () => {
    let seed = 7;
    const random = (n: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return (seed >>> 8) % n;
    };
    let moves = 0;
    for (let i = 0; i < 2000; i++) moves += playPlain(random);
    expect(moves / 2000).toBeGreaterThan(20);
    expect(moves / 2000).toBeLessThan(23);
  });
});
