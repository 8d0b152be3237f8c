import { describe, expect, it } from 'vitest';
import { TASK_IDS } from '../rules/data.ts';
import { deficit } from '../rules/tasks.ts';
import { region, Table } from './table.ts';

const missing = (t: Table, id: string, seat = 0): number => deficit(t.s, seat, t.player(seat), TASK_IDS.indexOf(id));
const NINE = ['forest', 'steppe', 'mountain', 'beach']
  .map((x) => `central-${x}`)
  .concat('north-beach', 'north-mountain', 'west-steppe', 'west-mountain', 'east-forest');

describe('tasks', () => {
  it('BB-67 in C4 each player loses exactly one task', () => {
    const start = (): Table => Table.bare().tasks(0, 'd30', 'd31', 'd29').phase('C4');
    expect(start().give(0, { offerings: 3 }).play('fulfil d30').player().tasks).toHaveLength(2);
    expect(start().give(0, { offerings: 2, godTiles: 1 }).play('yellow d30 tile').player().tasks).toHaveLength(2);
    const t = start().play('discard d29');
    expect(t.player().tasks.map((x) => TASK_IDS[x])).toEqual(['d30', 'd31']);
    expect([t.vp(), t.asked]).toEqual([0, 1]);
    expect(start().whyNot('fulfil d30')).toMatchObject({ ruling: 'BB-67', key: 'notFulfilled' });
    expect(start().whyNot('discard d01')).toEqual({ ruling: 'BB-67', key: 'notYourTask' });
    const full = start().give(0, { offerings: 3 }).play('fulfil d30');
    expect([full.vp(), full.player().fulfilled.length]).toEqual([6, 1]);
  });

  it('BB-68 no task may be discarded while one is fulfilled', () => {
    const t = Table.bare().tasks(0, 'd30', 'd31', 'd29').give(0, { offerings: 3 }).phase('C4');
    expect(t.options()).toEqual(['fulfil d30']);
    expect(t.whyNot('discard d31')).toEqual({ ruling: 'BB-68', key: 'mustFulfil' });
  });

  it('BB-69 instead of a fulfilled task another may be fulfilled with yellow', () => {
    const t = Table.bare().tasks(0, 'd30', 'd31', 'd01').give(0, { offerings: 3, shells: 3, godTiles: 1 }).phase('C4');
    expect(t.options()).toEqual(['fulfil d30', 'yellow d31 tile']);
    expect(t.play('yellow d31 tile').vp()).toBe(4);
  });

  it('BB-70 yellow is optional', () => {
    const t = Table.bare().tasks(0, 'd31', 'd01', 'd02').give(0, { shells: 3, godTiles: 1 }).phase('C4');
    expect(t.options()).toEqual(['yellow d31 tile', 'discard d31', 'discard d01', 'discard d02']);
    expect(t.play('discard d31').player().godTiles).toBe(1);
  });

  it('BB-71 yellow replaces one unit: of a number, of two parts, a kind, an island or a region', () => {
    const cases: [string, (t: Table) => void][] = [
      ['d31', (t) => t.give(0, { shells: 3 })],
      ['s1', (t) => t.room(0, 1).person(0, 'man-vp-1')],
      ['s3', (t) => t.room(0, 1).person(0, 'man-vp-1')],
      ['d17', (t) => t.room(0, 4).person(0, 'man-vp-1').person(0, 'man-vp-2').person(0, 'man-land-1')],
      ['d53', (t) => t.hut(0, 'central-beach', 'north-beach', 'west-steppe', 'east-beach')],
      ['d38', (t) => t.hut(0, 'central-forest', 'east-forest')],
    ];
    for (const [id, prepare] of cases) {
      const t = Table.bare().tasks(0, id).give(0, { godTiles: 1 }).phase('C4');
      prepare(t);
      expect(missing(t, id), id).toBe(1);
      expect(t.options(), id).toContain(`yellow ${id} tile`);
    }
  });

  it('BB-72 only one yellow god a task, a deficit of two cannot be bridged', () => {
    const t = Table.bare().tasks(0, 'd31', 'd01', 'd02').give(0, { shells: 2, godTiles: 2 }).phase('C4');
    expect(t.options('yellow')).toEqual([]);
    expect(t.whyNot('yellow d31 tile')).toEqual({ ruling: 'BB-72', key: 'tooMuchMissing', args: { missing: 2 } });
  });

  it('BB-73 what is paid for yellow no longer counts for the task', () => {
    const offer = Table.bare().tasks(0, 'd30').give(0, { offerings: 2 }).hand(0, 'yellow').phase('C4');
    expect(offer.options('yellow')).toEqual([]);
    expect(offer.whyNot('yellow d30 card')).toEqual({ ruling: 'BB-73', key: 'paidNoLongerCounts' });
    offer.give(0, { godTiles: 1 });
    expect(offer.options('yellow')).toEqual(['yellow d30 tile']);
    const tiles = Table.bare().tasks(0, 'd29').give(0, { godTiles: 1, offerings: 1 }).hand(0, 'yellow').phase('C4');
    expect(tiles.options('yellow')).toEqual(['yellow d29 card']);
    const cards = Table.bare().tasks(0, 's7').give(0, { offerings: 1 }).hand(0, 'blue', 'blue').phase('C4');
    expect(cards.options('yellow')).toEqual([]);
    cards.hand(0, 'yellow');
    expect(cards.options('yellow')).toEqual(['yellow s7 card']);
  });

  it('BB-74 god tiles and pairs do not stand in for cards inside a requirement', () => {
    const t = Table.bare().hand(0, 'blue', 'blue', 'red', 'red').give(0, { godTiles: 4, offerings: 5 });
    expect(missing(t, 's7')).toBe(1);
    expect(missing(t, 'd48')).toBe(2);
    expect(missing(t.hand(0, 'green', 'white'), 'd48')).toBe(0);
  });

  it('BB-75 tasks for a kind count men and women together', () => {
    const t = Table.bare().room(0, 2).person(0, 'man-vp-1').person(0, 'woman-vp-3');
    expect([missing(t, 'd08'), missing(t, 'd09')]).toEqual([0, 2]);
  });

  it('BB-77 fish tasks count regions with an own hut, on the site or not', () => {
    const t = Table.bare().fish('central-beach', 3).hut(0, 'central-beach').hut(1, 'central-beach');
    expect([missing(t, 'd42', 0), missing(t, 'd42', 1)]).toEqual([1, 1]);
    expect(t.s.fish[region('central-beach')]).toBe(3);
  });

  it('BB-78 the task with turn order 1. looks at the new order', () => {
    const t = Table.bare().room(1, 1).person(1, 'man-vp-1').tasks(1, 's5').phase('B', 1);
    expect(missing(t, 's5', 1)).toBe(1);
    t.s.status[1] = 2;
    t.play('use man vp', 'end', 'pass', 'pass');
    expect([t.asked, t.s.order[0]]).toEqual([1, 1]);
    expect(t.options()).toEqual(['fulfil s5']);
  });

  it('BB-79 new tasks are taken after all players have resolved one', () => {
    const t = Table.bare().tasks(0, 'd01', 'd02', 'd03').tasks(1, 'd04', 'd05', 'd06').phase('C4');
    t.play('discard d01');
    expect([t.asked, t.kind]).toEqual([1, 'resolveTask']);
    t.play('discard d04');
    expect([t.asked, t.kind]).toEqual([0, 'takeTask']);
    expect(t.options()).toHaveLength(4);
    const taken = (t.options()[0] as string).split(' ')[1] as string;
    t.play(`task ${taken}`);
    expect(t.options()).not.toContain(`task ${taken}`);
    expect(t.whyNot(`task ${taken}`)).toEqual({ ruling: 'BB-79', key: 'taskNotThere' });
  });

  it('BB-80 a new task is taken in round 6 too', () => {
    const t = Table.bare().tasks(0, 'd01', 'd02').tasks(1, 'd04', 'd05').give(0, { godTiles: 1 }).phase('C5');
    t.s.round = 6;
    expect(t.kind).toBe('takeTask');
    t.play(t.options()[0] as string);
    expect(t.player(0).tasks).toHaveLength(3);
    t.play(t.options()[0] as string);
    expect(t.s.phase).toBe('end');
  });

  it('BB-102 yellow is never offered for a fulfilled task', () => {
    const t = Table.bare().tasks(0, 'd31', 'd01', 'd02').give(0, { shells: 4, godTiles: 1 }).phase('C4');
    expect(t.options()).toEqual(['fulfil d31']);
    expect(t.whyNot('yellow d31 tile')).toEqual({ ruling: 'BB-102', key: 'noYellowNeeded' });
  });

  it('BB-EX13 two of three wood and yellow', () => {
    const t = Table.bare().tasks(0, 'd32').stored(0, 2, 4).hand(0, 'yellow').give(0, { offerings: 1 }).phase('C4');
    expect(t.play('yellow d32 card').vp()).toBe(4);
    expect(t.player().offerings).toBe(0);
  });

  it('BB-EX14 huts in eight of nine regions and yellow', () => {
    const t = Table.bare()
      .tasks(0, 'd52')
      .hut(0, ...NINE.slice(0, 8))
      .give(0, { godTiles: 1 })
      .phase('C4');
    expect(missing(t, 'd52')).toBe(1);
    expect(t.play('yellow d52 tile').vp()).toBe(4);
    expect(missing(Table.bare().hut(0, ...NINE), 'd52')).toBe(0);
  });

  it('counts every other requirement of the vocabulary', () => {
    const t = Table.bare().room(0, 6);
    t.person(0, 'man-vp-1', true).person(0, 'man-land-1', true).person(0, 'woman-vp-1', true).person(0, 'woman-land-2');
    t.s.temple[2] = 0;
    t.built(0, 1, 0, 1).built(0, 2, 4, 5).jewel(0, 'j01', 'j09', 'j02');
    expect(['d13', 'd15', 'd14', 'd46', 'd44', 'd45'].map((id) => missing(t, id))).toEqual([2, 3, 2, 2, 1, 2]);
    expect(['d47', 'd27', 'd28', 'd20', 'd19', 'd21', 'd22'].map((id) => missing(t, id))).toEqual([
      2, 1, 2, 0, 1, 0, 1,
    ]);
    expect(['d43', 'd35', 's6', 's2'].map((id) => missing(t, id))).toEqual([0, 5, 3, 0]);
  });
});
