import { describe, expect, it } from 'vitest';
import { grid, tileOf } from '../rules/data.ts';
import { spaceOf } from '../rules/geometry.ts';
import { score } from '../rules/scoring.ts';
import {
  asked,
  bless,
  go,
  idle,
  lay,
  objectives,
  passTo,
  player,
  pollute,
  station,
  type Table,
  table,
  told,
  villageDisplay,
} from './table.ts';

const FOUR = { r0c1: 'teal-01!', r0c2: 'teal-02!', r1c1: 'amber-01!', r1c2: 'amber-02!' };

/** The seat has four villages and a fifth ready on r1c0. */
function almost(t: Table, seat: number, tiles: Record<string, string> = { ...FOUR, r1c0: 'violet-01' }): void {
  lay(t, seat, tiles);
  station(t, seat, { r1c0: 2 });
}

function buildFifth(t: Table): void {
  villageDisplay(t, ['v04', 'v05', 'v06', 'v07']);
  go(t, 'build r1c0', 'takeVillageCard v04', 'keep');
}

const parts = (t: Table, seat = 0): Readonly<Record<string, number | null>> => score(t.s).seats[seat]?.parts ?? {};

describe('end and scoring', () => {
  it('TW-51 the end tile goes to the first player with five villages only', () => {
    const t = table(2);
    almost(t, 0);
    almost(t, 1, {
      r0c1: 'teal-05!',
      r0c2: 'teal-06!',
      r1c1: 'amber-05!',
      r1c2: 'amber-06!',
      r1c0: 'violet-02',
    });
    buildFifth(t);
    passTo(t, 1);
    go(t, 'build r1c0');
    expect(t.s.endTile).toBe(0);
    expect(told(t, 'endTile').length).toBe(1);
    expect(parts(t, 0).endTile).toBe(5);
    expect(parts(t, 1).endTile).toBe(0);
    expect(parts(t, 1).treehouses).toBe(15);
  });

  it('TW-52 if the last seat triggers the end one more full round follows all the same', () => {
    const t = table(2);
    almost(t, 1);
    passTo(t, 1);
    buildFifth(t);
    const round = t.s.round;
    while (t.s.active === 1 && asked(t) !== 'action') idle(t);
    expect(t.s.phase).toBe('play');
    const seats: number[] = [];
    while (t.s.phase !== 'over') {
      if (asked(t) === 'action') seats.push(t.s.active);
      idle(t);
    }
    expect(seats).toEqual([0, 1]);
    expect(t.s.lastRound).toBe(t.s.round);
    expect(t.s.round - round).toBeLessThanOrEqual(1);
  });

  it('TW-53 pollution scoring counts spaces, not tokens', () => {
    const t = table();
    for (const [tokens, points] of [
      [{}, 12],
      [{ r1c1: 5 }, 7],
      [{ r1c1: 1, r2c2: 1 }, 3],
      [{ r1c1: 1, r2c2: 1, r2c3: 1 }, 0],
      [{ r1c1: 1, r2c2: 1, r2c3: 1, r0c3: 2 }, 0],
    ] as const) {
      pollute(t, 0, tokens);
      expect(parts(t).pollution).toBe(points);
    }
  });

  it('TW-54 exactly three temples score 3, four score 7, fewer 0', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01', r0c2: 'teal-02', r0c3: 'amber-01' });
    const points: unknown[] = [parts(t).temples];
    for (const [space, temple] of [
      ['r0c0', 't-water'],
      ['r0c1', 't-move'],
      ['r0c2', 't-clean'],
      ['r0c3', 't-forest'],
    ] as const) {
      bless(t, 0, { [space]: temple });
      points.push(parts(t).temples);
    }
    expect(points).toEqual([0, 0, 0, 3, 7]);
  });

  it('TW-55 an objective scores only its best fulfilled tier', () => {
    const t = table();
    objectives(t, 0, ['v01']);
    lay(t, 0, { r0c1: 'teal-01!' });
    expect(parts(t).objectives).toBe(0);
    lay(t, 0, { r0c2: 'teal-02!' });
    expect(parts(t).objectives).toBe(4);
    lay(t, 0, { r0c3: 'teal-05!' });
    expect(parts(t).objectives).toBe(8);
  });

  it('TW-56 ties are broken by water; with equal water the victory is shared', () => {
    const t = table();
    for (const [seat, p] of t.s.players.entries()) {
      objectives(t, seat, []);
      p.water = 3;
    }
    expect(score(t.s).seats.map((x) => x.rank)).toEqual([1, 1, 1]);
    player(t, 1).water = 4;
    expect(score(t.s).seats.map((x) => x.rank)).toEqual([2, 1, 2]);
    expect(score(t.s).seats[1]?.tieBreak).toEqual([4]);
    pollute(t, 2, {});
    expect(score(t.s).seats.map((x) => x.rank)).toEqual([3, 2, 1]);
  });

  it('E11 the round is finished and one more is played', () => {
    const t = table(4);
    almost(t, 1);
    passTo(t, 1);
    t.s.round = 12;
    buildFifth(t);
    const turns: string[] = [];
    while (t.s.phase !== 'over') {
      if (asked(t) === 'action') turns.push(`${t.s.round}.${t.s.active + 1}`);
      idle(t);
    }
    expect(turns).toEqual(['12.3', '12.4', '13.1', '13.2', '13.3', '13.4']);
    expect(score(t.s).over).toBe(true);
  });

  it('E12 a scoring', () => {
    const t = table();
    t.s.endTile = 0;
    objectives(t, 0, ['v01', 'v23']);
    lay(t, 0, { ...FOUR, r1c0: 'violet-01!', r2c0: 'violet-02', r2c1: 'violet-05', r2c2: 'amber-05' });
    bless(t, 0, { r0c0: 't-water', r0c1: 't-move', r0c2: 't-clean', r1c0: 't-forest' });
    pollute(t, 0, { r2c3: 3 });
    expect(parts(t)).toEqual({ endTile: 5, treehouses: 15, temples: 7, pollution: 7, tiles: 4, objectives: 4 });
    expect(score(t.s).seats[0]?.total).toBe(42);
  });

  it('tiles are scored by the table, the start tile included', () => {
    const t = table();
    const points = [0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 6, 9, 12];
    const p = player(t);
    for (let n = 1; n <= grid.rows * grid.columns; n++) {
      p.tiles[n - 1] = n === 1 ? (p.tiles[0] as number) : tileOf('teal-01');
      expect(parts(t).tiles).toBe(points[n]);
    }
    expect(spaceOf('r2c3')).toBe(11);
  });
});
