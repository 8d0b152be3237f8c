import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SeededRng } from '#kernel';
import { moved, probesAround, uphill } from '../evolve.ts';
import { elo, sequentialTest, shareInterval } from '../stats.ts';
import { tafelrunde } from './command.ts';

interface Report {
  rows: {
    level: number;
    against: number;
    seats: number;
    games: number;
    share: number;
    share95: [number, number];
    points: number;
    otherPoints: number;
  }[];
}

describe('ladder', () => {
  const run = (...args: string[]): Report => {
    const { code, out, err } = tafelrunde(['ladder', 'my-city', '--json', ...args]);
    expect([code, err]).toEqual([0, '']);
    return JSON.parse(out) as Report;
  };

  it('measures levels against each other, the same way every time with a budget of nodes', () => {
    const args = ['--pairs', '3:1,1:0', '--seats', '2', '--nodes', '12000', '--games', '6', '--full'];
    const one = run(...args);
    expect(one.rows.map((r) => [r.level, r.against, r.seats, r.games])).toEqual([
      [3, 1, 2, 6],
      [1, 0, 2, 6],
    ]);
    expect(one.rows[0]?.share).toBeGreaterThan(0.5);
    const shares = (r: Report) => r.rows.map((row) => [row.share, row.share95]);
    expect(shares(run(...args))).toEqual(shares(one));
  });

  it('alone, both levels play the same cards and more points win', () => {
    const args = ['--pairs', '2:1', '--seats', '1', '--games', '6', '--full'];
    const [row] = run(...args).rows;
    expect([row?.seats, row?.games]).toEqual([1, 6]);
    expect(row?.share).toBeGreaterThan(0.5);
    expect(row?.points).toBeGreaterThan(row?.otherPoints ?? 0);
  });

  it('refuses what cannot be measured', () => {
    for (const [args, message] of [
      [['--pairs', '9:1'], '--pairs looks like'],
      [['--seats', '7'], '--seats: my-city has ladders for'],
      [['--ms', '0'], 'a budget must be larger than 0'],
      [['--percent', '0'], 'a budget must be larger than 0'],
      [['--games', '0'], '--games must be at least 1'],
    ] as const) {
      const { code, err } = tafelrunde(['ladder', 'my-city', ...args]);
      expect(err).toContain(message);
      expect(code).toBe(2);
    }
  });
});

describe('scores', () => {
  it('tells the usual points of every level', () => {
    const { code, out } = tafelrunde([
      'scores',
      'my-city',
      '--seats',
      '1',
      '--games',
      '2',
      '--nodes',
      '800',
      '--dry',
      '--json',
    ]);
    expect(code).toBe(0);
    const { rows } = JSON.parse(out) as { rows: { seats: number; level: number; low: number; high: number }[] };
    expect(rows.map((r) => r.level)).toEqual([1, 2, 3, 4, 5]);
    for (const r of rows) expect(r.low).toBeLessThanOrEqual(r.high);
  });
});

describe('train', () => {
  it('goes on where the run before has ended, and tells how strong the champion is', () => {
    const folder = mkdtempSync(join(tmpdir(), 'train-'));
    const file = join(folder, 'state.json');
    const run = (): string => {
      const short = ['--seats', '1', '--level', '2', '--games', '2', '--generations', '1', '--state', file, '--dry'];
      const { code, out, err } = tafelrunde(['train', 'my-city', ...short]);
      expect([code, err]).toEqual([0, '']);
      return out;
    };
    try {
      expect(run()).toMatch(
        /^ {2}1 {2}probes .*\nchampion alone: \d+\.\d ± \d+\.\d points, 2 games\n24 games, 1 generations/,
      );
      const before = JSON.parse(readFileSync(file, 'utf8')) as { here: object; champion: object };
      expect(before.here).not.toEqual(before.champion);
      expect(run()).toMatch(/^ {2}2 {2}probes/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('refuses a state of another game', () => {
    const folder = mkdtempSync(join(tmpdir(), 'train-'));
    const file = join(folder, 'state.json');
    writeFileSync(file, JSON.stringify({ game: 'chess', rulesVersion: 1 }));
    try {
      const { code, err } = tafelrunde(['train', 'my-city', '--state', file, '--dry']);
      expect([code, err]).toEqual([2, `tafelrunde: ${file} is of chess, rules 1: name another --state\n`]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('evolution of weights', () => {
  it('finds the way up a hill', () => {
    const top: Readonly<Record<string, number>> = { a: 3, b: -2, c: 0.5 };
    const height = (v: Readonly<Record<string, number>>): number =>
      -Object.keys(top).reduce((sum, k) => sum + ((v[k] ?? 0) - (top[k] ?? 0)) ** 2, 0);
    let values: Readonly<Record<string, number>> = { a: 1, b: 1, c: 1 };
    const begin = height(values);
    const rng = new SeededRng('hill');
    for (let i = 0; i < 60; i++) {
      const probes = probesAround(values, 4, 0.2, rng);
      const direction = uphill(
        probes,
        probes.map((p) => height(p.values)),
      );
      const next = direction === null ? values : moved(values, direction, 0.2);
      if (height(next) > height(values)) values = next;
    }
    expect(height(values)).toBeGreaterThan(begin / 10);
  });

  it('knows no way where all are alike', () => {
    const probes = probesAround({ a: 1 }, 2, 0.1, new SeededRng('flat'));
    expect(uphill(probes, [1, 1, 1, 1])).toBeNull();
  });
});

describe('sequential test', () => {
  it('stops when it knows, and not before', () => {
    expect(sequentialTest([1, 1, 1], 0.5, 0.6)).toBeNull();
    expect(sequentialTest(Array<number>(12).fill(1), 0.5, 0.6)).toBe('high');
    expect(sequentialTest(Array<number>(12).fill(0), 0.5, 0.6)).toBe('low');
    expect(sequentialTest([1, 0, 1, 0, 1, 0, 1, 0, 1, 0], 0.5, 0.6)).toBeNull();
  });

  it('an interval holds the share, Elo is 0 for the fair share', () => {
    const [low, high] = shareInterval([1, 0.5, 0, 1], 8);
    expect(low).toBeLessThan(0.625);
    expect(high).toBeGreaterThan(0.625);
    expect(elo(0.5, 2)).toBeCloseTo(0);
    expect(elo(0.25, 4)).toBeCloseTo(0);
    expect(elo(0.75, 2)).toBeCloseTo(190.8, 0);
  });
});
