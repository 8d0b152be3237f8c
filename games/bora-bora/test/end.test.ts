import { describe, expect, it } from 'vitest';
import { REGION_IDS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { Table } from './table.ts';

/** Before the last task of round 6 is taken. */
function lastMoment(t: Table): Table {
  t.s.round = 6;
  return t.phase('C5', (t.s.order[t.s.seats - 1] as number) ?? 0);
}
const takeAny = (t: Table): Table => t.play(t.options()[0] as string);

describe('end of the game', () => {
  it('BB-81 at the end up to three yellow gods, one a task, each paid separately', () => {
    const t = Table.bare()
      .tasks(0, 'd31', 'd30', 'd32')
      .give(0, { shells: 3, offerings: 2, godTiles: 3 })
      .stored(0, 2, 4);
    t.phase('end');
    t.play('yellow d31 tile', 'yellow d30 tile', 'yellow d32 tile');
    expect([t.vp(), t.player().godTiles, t.player().fulfilled.length]).toEqual([12, 0, 3]);
    expect(t.asked).not.toBe(0);
  });

  it('BB-86 at the end a fish tile scores only for the hut on the site', () => {
    const t = Table.bare().hut(0, 'central-beach').fish('central-beach', 5);
    expect(t.part('fish', 0)).toBe(5);
    t.hut(1, 'central-beach');
    expect([t.part('fish', 0), t.part('fish', 1)]).toEqual([0, 5]);
  });

  it('BB-87 the bonus for nine tasks counts tiles fulfilled with yellow, not discarded ones', () => {
    const t = Table.bare().tasks(0, 'd31', 'd01', 'd02').give(0, { shells: 3, godTiles: 1 }).phase('C4');
    t.player().fulfilled = [10, 11, 12, 13, 14, 15, 16, 17];
    expect(t.part('bonuses')).toBe(0);
    const discarded = new Table(game.copy(t.s)).play('discard d01');
    expect(discarded.part('bonuses')).toBe(0);
    expect(t.play('yellow d31 tile').part('bonuses')).toBe(6);
  });

  it('BB-89 the six bonuses are independent and give 6 points each at most once', () => {
    const t = Table.bare();
    const p = t.player();
    const steps: (() => void)[] = [
      () => t.hut(0, ...REGION_IDS),
      () => (p.persons = p.persons.map((_, i) => i)),
      () => (p.jewels = [0, 1, 2, 3, 4, 5, 6]),
      () => (p.fulfilled = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
      () => (p.ceremony = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 0, 0]),
      () => {
        p.ceremony = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
        p.built.fill(1);
      },
    ];
    for (const [i, step] of steps.entries()) {
      step();
      expect(t.part('bonuses')).toBe(6 * (i + 1));
    }
    expect(t.part('bonuses', 1)).toBe(0);
  });

  it('BB-90 a tie goes to the player earlier in the turn order of round 6', () => {
    const t = Table.bare(3);
    t.s.order = [2, 0, 1];
    for (const p of t.s.players) p.points[1] = 40;
    expect(game.score(t.s, 'judge').seats.map((x) => x.rank)).toEqual([2, 3, 1]);
    t.player(1).points[1] = 41;
    expect(game.score(t.s, 'judge').seats.map((x) => x.rank)).toEqual([3, 1, 2]);
  });

  it('BB-101 fulfilled tasks come first and by themselves, then each player decides on yellow', () => {
    const t = Table.bare()
      .tasks(0, 'd31', 'd30')
      .tasks(1, 'd01', 'd02')
      .give(0, { shells: 4, offerings: 2, godTiles: 1 });
    t.tasks(0, 'd31', 'd30', 'd32');
    t.player().tasks.pop();
    t.player(1).tasks.length = 2;
    lastMoment(t);
    takeAny(t);
    expect(t.s.phase).toBe('end');
    expect(t.vp(0)).toBe(6);
    expect(t.player().godTiles).toBe(1);
    expect(t.options()).toEqual(['yellow d30 tile', 'finish']);
    t.play('finish');
    expect(t.asked).toBe(1);
    expect([t.vp(0), t.part('godTiles', 0)]).toEqual([6, 2]);
    t.until((x) => x.kind === null, ['finish']);
    expect(game.score(t.s, 'judge').over).toBe(true);
    expect(t.events().some((e) => e.e === 'over')).toBe(true);
  });

  it('scores what is left over with nothing', () => {
    const t = Table.bare().stored(0, 0, 1, 2).give(0, { offerings: 5, shells: 5 }).hand(0, 'red', 'red');
    expect(game.score(t.s, 'judge').seats[0]?.total).toBe(0);
    t.jewel(0, 'j21', 'j01');
    expect(t.part('jewellery')).toBe(10);
  });
});
