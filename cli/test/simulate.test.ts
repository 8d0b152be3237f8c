import { describe, expect, it } from 'vitest';
import { mean, median, wilson } from '../stats.ts';
import { tafelrunde } from './command.ts';

interface Result {
  game: string;
  games: number;
  seed: string;
  decisionsPerSecond: number;
  seats: { bot: string; meanScore: number; medianScore: number; winShare: number; winShare95: [number, number] }[];
}

const simulate = (...args: string[]): Result => {
  const { code, out, err } = tafelrunde(['simulate', 'my-city', '--json', ...args]);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Result;
};

describe('simulate', () => {
  it('plays bots against each other and tells the shares', () => {
    const r = simulate('--seats', 'level2,level1', '--games', '8', '--seed', 'test');
    expect(r).toMatchObject({ game: 'my-city', games: 8, seed: 'test' });
    expect(r.decisionsPerSecond).toBeGreaterThan(0);
    expect(r.seats.map((s) => s.bot)).toEqual(['level2', 'level1']);
    expect(r.seats.reduce((n, s) => n + s.winShare, 0)).toBeCloseTo(1, 3);
    for (const { winShare, winShare95 } of r.seats) {
      expect(winShare95[0]).toBeLessThanOrEqual(winShare);
      expect(winShare95[1]).toBeGreaterThanOrEqual(winShare);
    }
  });

  it('the same seed gives the same games, another one others', () => {
    const scores = (seed: string) =>
      simulate('--seats', 'level1,level1,level1', '--games', '4', '--seed', seed).seats.map((s) => s.meanScore);
    expect(scores('a')).toEqual(scores('a'));
    expect(scores('a')).not.toEqual(scores('b'));
  });

  it('rotates the seats: a bot keeps its own line wherever it sits', () => {
    const one = simulate('--seats', 'level2,level1', '--games', '6', '--seed', 'rotate');
    const other = simulate('--seats', 'level1,level2', '--games', '6', '--seed', 'rotate');
    expect((one.seats[0]?.meanScore ?? 0) > (one.seats[1]?.meanScore ?? 0)).toBe(true);
    expect((other.seats[1]?.meanScore ?? 0) > (other.seats[0]?.meanScore ?? 0)).toBe(true);
  });

  it('prints a table for people', () => {
    const { code, out } = tafelrunde(['simulate', 'my-city', '--seats', 'level1', '--games', '3']);
    expect(code).toBe(0);
    expect(out).toMatch(/^My City: 3 games, seats rotated, seed [0-9a-f]{32}\n/);
    expect(out).toMatch(/bot +mean +median +min +max +win share +95 % interval\nlevel1 /);
    expect(out).toMatch(/decisions in [\d.]+ s, [\d,]+ a second\n$/);
  });
});

describe('statistics', () => {
  it('mean and median', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(median([5, 1, 9])).toBe(5);
    expect(median([9, 1, 5, 7])).toBe(6);
  });

  it("Wilson's interval as published: 10 of 100 is 5.5 % to 17.4 %, 0 of 10 up to 27.8 %", () => {
    const [low, high] = wilson(10, 100);
    expect(low).toBeCloseTo(0.0552, 3);
    expect(high).toBeCloseTo(0.1744, 3);
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(0, 10)[1]).toBeCloseTo(0.2775, 3);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});
