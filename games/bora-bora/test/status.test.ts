import { describe, expect, it } from 'vitest';
import { STATUS_VP } from '../rules/data.ts';
import { advanceStatus, scoreStatus, statusOrder } from '../rules/effects/status.ts';
import { Table } from './table.ts';

const steps = (t: Table, ...moves: (readonly [seat: number, steps: number])[]): Table => {
  for (const [seat, n] of moves) advanceStatus(t.s, seat, n, t.out);
  return t;
};

describe('status and turn order', () => {
  it('BB-58 status is scored before the order changes, the rest of phase C follows the new order', () => {
    const t = steps(Table.bare(3), [2, 5], [1, 3]).phase('B', 2);
    t.s.temple[0] = 0;
    t.player(0).priests = 3;
    t.play('end');
    expect([0, 1, 2].map((seat) => t.part('status', seat))).toEqual([0, 2, 4]);
    expect(t.s.order).toEqual([2, 1, 0]);
    const names = t.events().map((e) => e.e);
    expect(names.indexOf('statusVp')).toBeLessThan(names.indexOf('newOrder'));
    expect(names.indexOf('newOrder')).toBeLessThan(names.indexOf('templeVp'));
    expect(t.kind).toBe('buyJewel');
    const asked: (number | null)[] = [];
    for (const kind of ['buyJewel', 'resolveTask', 'takeTask'])
      while (t.kind === kind) {
        asked.push(t.asked);
        t.play(t.options()[0] as string);
      }
    expect(asked).toEqual([2, 1, 0, 2, 1, 0, 2, 1, 0]);
    expect(t.s.order).toEqual([2, 1, 0]);
  });

  it('BB-59 on the same space the later arrival is on top and earlier in turn order', () => {
    expect(statusOrder(steps(Table.bare(3), [0, 2], [1, 2]).s)).toEqual([1, 0, 2]);
    expect(statusOrder(steps(Table.bare(3), [1, 2], [2, 1], [2, 1]).s)).toEqual([2, 1, 0]);
  });

  it('BB-60 a player without status keeps his relative place in the stack', () => {
    expect(statusOrder(Table.bare(4).s)).toEqual([0, 1, 2, 3]);
    const t = steps(Table.bare(4), [3, 1]);
    scoreStatus(t.s, t.out);
    expect(t.s.order).toEqual([3, 0, 1, 2]);
    expect(t.s.status).toEqual([0, 0, 0, 0]);
    expect(statusOrder(t.s)).toEqual([3, 0, 1, 2]);
  });

  it('BB-61 steps beyond the last space are lost and do not change the stack', () => {
    const last = STATUS_VP.length - 1;
    const t = steps(Table.bare(2), [0, last + 3], [1, last], [0, 2]);
    expect(t.s.status).toEqual([last, last]);
    expect(statusOrder(t.s)).toEqual([1, 0]);
    scoreStatus(t.s, t.out);
    expect([t.part('status', 0), t.part('status', 1)]).toEqual([15, 15]);
  });
});
