import { describe, expect, it } from 'vitest';
import { JEWEL_IDS } from '../rules/data.ts';
import { NOBODY } from '../rules/state.ts';
import { Table } from './table.ts';

describe('jewellery', () => {
  it('BB-64 at most one tile a player and round, only from the current column', () => {
    const t = Table.bare().column(1, 'j01', 'j05', 'j09', 'j13').column(2, 'j02').give(0, { shells: 3 }).phase('C3');
    expect(t.options()).toEqual(['buy j01', 'buy j05', 'buy j09', 'pass']);
    expect(t.whyNot('buy j02')).toEqual({ ruling: 'BB-64', key: 'otherColumn' });
    expect(t.whyNot('buy j13')).toMatchObject({ ruling: 'BB-66', key: 'tooFewShells' });
    t.play('buy j01');
    expect(t.player().shells).toBe(2);
    expect(t.asked).toBe(1);
    t.play('pass');
    expect(t.kind).toBe('resolveTask');
  });

  it('BB-65 what is left after all had their chance leaves the game', () => {
    const t = Table.bare()
      .column(1, 'j01', 'j05', 'j09', 'j13')
      .give(0, { shells: 3 })
      .phase('C3')
      .play('buy j01', 'pass');
    expect(t.s.jewels.slice(0, 4)).toEqual([NOBODY, NOBODY, NOBODY, NOBODY]);
    expect(t.s.goneJewels).toEqual(['j05', 'j09', 'j13'].map((id) => JEWEL_IDS.indexOf(id)));
    const later = Table.bare().column(1, 'j01').phase('C3');
    later.s.round = 2;
    later.s.jewels[0] = NOBODY;
    expect(later.whyNot('buy j01')).toEqual({ ruling: 'BB-65', key: 'jewelGone' });
  });

  it('BB-66 paid shells are gone before tasks, a tile just bought counts for them', () => {
    const t = Table.bare().column(1, 'j01', 'j02', 'j05', 'j09').jewel(0, 'j03', 'j04').give(0, { shells: 4 });
    t.tasks(0, 'd31', 'd20', 's4').phase('C3').play('buy j01', 'pass');
    expect(t.asked).toBe(0);
    expect(t.options()).toEqual(['fulfil d20']);
    expect(t.whyNot('fulfil d31')).toEqual({ ruling: 'BB-67', key: 'notFulfilled', args: { missing: 1 } });
  });
});
