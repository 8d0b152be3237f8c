import { describe, expect, it } from 'vitest';
import { cardOf, villageCardOf } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { CAPITAL, spaceOf } from '../rules/geometry.ts';
import { leaderProgress, objectiveProgress, racksOf, ridersNeeded, rowReports, stepCosts } from '../rules/inspect.ts';
import { legalSpaces } from '../rules/terrain.ts';
import { deal, lay, lead, player, pollute, table } from './table.ts';

describe('helpers for the board', () => {
  it('reports of rows name the counts and the backs that decide', () => {
    const t = table();
    deal(t, { racks: ['red-08 Y Y G B', 'B B R R Y', 'G B Y Y R'] });
    const [first, second] = rowReports(game.view(t.s, 0), 0, cardOf('red-08'));
    expect([first?.playable, second?.playable]).toEqual([true, false]);
    expect(first?.requirements[0]).toMatchObject({ color: 0, own: 1, left: 2, right: 1, holds: true });
    expect(first?.requirements[0]?.backs).toEqual({ own: [4], left: [0, 1], right: [1] });
  });

  it('with two players the right rack is the market', () => {
    const t = table(2);
    deal(t, { racks: ['blue-04 R R G G', 'Y R R G G'], display: 'B Y R R', top: 'Y' });
    const v = game.view(t.s, 0);
    expect(racksOf(v, 0).right.seat).toBe(-1);
    expect(rowReports(v, 0, cardOf('blue-04'))[1]?.requirements[0]?.backs.right).toEqual([1, 4]);
  });

  it('a waived requirement is marked as free', () => {
    const t = table(3, ['embers', 'falcons', 'springs']);
    deal(t, { racks: ['red-01 Y Y G B'] });
    lead(t, 0, 'embers-4');
    const reports = rowReports(game.view(t.s, 0), 0, cardOf('red-01'));
    expect(reports.map((r) => [r.playable, r.free])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('progress of objectives and leaders', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01!', r0c2: 'teal-02!' });
    expect(objectiveProgress(player(t), villageCardOf('v01'))).toEqual({ value: 2, points: 4, next: { at: 3, vp: 8 } });
    expect(objectiveProgress(player(t), villageCardOf('v27')).next).toEqual({ at: 3, vp: 4 });
    const progress = leaderProgress(player(t));
    expect(progress.special).toMatchObject({ spent: false, holds: false, value: 0, at: 3 });
    expect(progress.left).toBe(2);
    expect(progress.path.progress?.placed.filter(Boolean).length).toBe(progress.path.progress?.matches);
  });

  it('legal spaces, riders needed and steps', () => {
    const t = table();
    pollute(t, 0, { r1c0: 1 });
    lay(t, 0, { r0c1: 'teal-05' });
    expect(legalSpaces(player(t))).toEqual(['r0c2', 'r1c1'].map(spaceOf));
    expect(ridersNeeded(player(t), spaceOf('r0c1'))).toBe(3);
    expect(ridersNeeded(player(t), spaceOf('r0c0'))).toBe(0);
    expect(stepCosts(player(t), CAPITAL).slice(0, 3)).toEqual([1, 2, -1]);
  });
});
