import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { partPoints2, pointsNow } from '../rules/scoring.ts';
import { Table } from './table.ts';

/** The last question of the last period is open. */
function lastCard(seats: number): Table {
  const t = new Table(seats);
  t.s.period = t.s.periods;
  return t.using(0, 'builder');
}

describe('end and scoring', () => {
  it('GR-57 conversions are allowed until scoring begins, building is not', () => {
    const t = lastCard(1).own(0, 'joinery', 'r3c3').stock(0, 'GW(0,0,0,0,4|0) BW(0,0,0|0)').play(0, 'done');
    expect([t.s.phase, t.question(0)?.kind]).toEqual(['final', 'final']);
    expect(t.options(0)).toEqual(['convert joinery', 'pass']);
    expect(t.whyNot(0, 'build kiln')).toMatchObject({ ruling: 'GR-65' });
    t.play(0, 'convert joinery', 'take 1', 'pass');
    expect([t.s.phase, t.points(0)]).toEqual(['over', 2 + 1]);
    expect(t.whyNot(0, 'convert joinery')).toMatchObject({ ruling: 'GR-57' });
  });

  it('GR-72 in the final window only conversions are possible', () => {
    const t = lastCard(2)
      .own(0, 'joinery', 'r3c3')
      .own(1, 'sawmill', 'r3c3')
      .stock(0, 'GW(0,0,0,0,4|0)')
      .play(0, 'done');
    expect(t.s.goblet).toBe(1);
    expect(t.options(1)).toEqual(['convert sawmill', 'pass']);
    expect(t.whyNot(1, 'discard r1c4')).toMatchObject({ ruling: 'GR-72' });
    expect(t.offer(0)).toEqual(['convert joinery']);
    t.play(1, 'pass');
    expect(t.options(0)).toEqual(['convert joinery', 'pass']);
    t.play(0, 'pass');
    expect(t.open).toEqual([]);
  });

  it('GR-58 half points count fully', () => {
    const t = new Table(2).stock(0, 'GW(3,0,0,0,0|0)').stock(1, 'GW(2,0,0,0,0|0)');
    const standing = game.score(t.s, 'judge');
    expect(standing.seats.map((x) => [x.total, x.rank])).toEqual([
      [1.5, 1],
      [1, 2],
    ]);
  });

  it('GR-59 equal totals share the victory', () => {
    const standing = game.score(new Table(3).s, 'judge');
    expect(standing.seats.map((x) => x.rank)).toEqual([1, 1, 1]);
  });

  it('GR-60 a bonus part never exceeds its maximum', () => {
    const t = new Table(1).meadow(0, 'pond').own(0, 'bathhouse', 'r3c3').stock(0, 'GW(0,0,0,0,0|0)');
    expect(t.points(0)).toBe(4);
    const per = { count: 'goods', kinds: [0] } as const;
    const five = new Table(1).stock(0, 'GW(0,0,0,0,5|0)').player(0);
    expect(partPoints2(five, { per, points2: 2, max2: 6 }, 0)).toBe(6);
    expect(
      partPoints2(
        five,
        {
          per,
          table: [
            [3, 2],
            [5, 4],
            [8, 8],
          ],
        },
        0,
      ),
    ).toBe(4);
  });

  it('E17 a whole score', () => {
    const t = new Table(1)
      .meadow(0)
      .land(0, { r1c2: 'forest', r1c3: 'forest' })
      .stock(0, 'GW(3,0,0,0,0|2) BW(0,0,0|1)');
    t.own(0, 'kiln', 'r3c3').own(0, 'foresters-office', 'r4c4');
    expect(pointsNow(t.player(0))).toBe(9.5);
    expect(game.score(t.s, 0).seats[0]?.parts).toEqual({ processing: 3, immediate: 0, bonus: 2, starting: 4.5 });
  });

  it('goods, tiles and private tiles have no value of their own', () => {
    const t = new Table(1).stock(0, 'GW(0,7,7,7,7|0) BW(7,7,7|0)').private_(0, 'mansion');
    expect(t.points(0)).toBe(0);
  });
});
