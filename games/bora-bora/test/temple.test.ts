import { describe, expect, it } from 'vitest';
import { putPriest, scoreTemple, templeLeader } from '../rules/effects/temple.ts';
import { NOBODY, type State } from '../rules/state.ts';
import { Table } from './table.ts';

const _ = NOBODY;
/** Priests on spaces 1 to 6; the supplies follow. */
function temple(t: Table, ...priests: number[]): Table {
  t.s.temple = priests;
  for (const [seat, p] of t.s.players.entries()) p.priests = 4 - priests.filter((x) => x === seat).length;
  return t;
}
const put = (s: State, seat: number, space: number, t: Table): number[] => {
  putPriest(s, seat, space, t.out);
  s.stack.pop();
  return s.temple;
};

describe('temple and fire bonus', () => {
  it('BB-37 a priest must be in the own supply', () => {
    const t = temple(Table.bare(), 0, 0, 0, 0, _, _).dice(0, [6]);
    expect(t.options().some((line) => line.includes('temple'))).toBe(false);
    expect(t.whyNot('die 6 temple')).toEqual({ ruling: 'BB-37', key: 'noPriest' });
  });

  it('BB-38 any space up to the value, occupied or not, also an own priest', () => {
    const t = temple(Table.bare(), 0, 1, _, _, _, _).dice(0, [3]).play('die 3 temple');
    expect(t.options()).toEqual(['priest 1', 'priest 2', 'priest 3']);
    t.play('priest 1');
    expect(t.s.temple).toEqual([0, 1, _, _, _, _]);
    expect(t.player().priests).toBe(3);
  });

  it('BB-39 only the unbroken row below the chosen space moves', () => {
    const t = temple(Table.bare(), 0, _, 1, 1, _, 0);
    expect(put(t.s, 1, 4, t)).toEqual([0, 1, 1, 1, _, 0]);
    const gap = temple(Table.bare(), 0, _, 1, _, 1, 0);
    expect(put(gap.s, 0, 6, gap)).toEqual([0, _, 1, 1, 0, 0]);
  });

  it('BB-40 a priest pushed out of space 1 returns to his supply', () => {
    const t = temple(Table.bare(), 1, 0, 0, _, _, _);
    expect(put(t.s, 0, 3, t)).toEqual([0, 0, 0, _, _, _]);
    expect([t.player(0).priests, t.player(1).priests]).toEqual([1, 4]);
    expect(t.events()).toContainEqual({ e: 'priestOut', seat: 1 });
    expect([t.vp(0), t.vp(1)]).toEqual([0, 0]);
  });

  it('BB-41 the fire bonus is one of each pair', () => {
    const t = Table.bare().dice(0, [2]).play('die 2 temple', 'priest 2');
    expect(t.options()).toEqual(['fire godCard', 'fire offering']);
    expect(t.whyNot('fire shell')).toEqual({ ruling: 'BB-41', key: 'fireFirst' });
    t.play('fire offering');
    expect(t.options()).toEqual(['fire status', 'fire shell']);
    expect(t.whyNot('fire offering')).toEqual({ ruling: 'BB-41', key: 'fireSecond' });
    t.play('fire status');
    expect([t.player().offerings, t.s.status[0]]).toEqual([1, 1]);
  });

  it('BB-EX7 god card and shell together are legal', () => {
    const t = Table.bare()
      .dice(0, [2])
      .display('red')
      .play('die 2 temple', 'priest 2', 'fire godCard', 'draw red', 'fire shell');
    expect([t.player().hand[2], t.player().shells]).toEqual([1, 1]);
    expect(t.asked).toBe(1);
  });

  it('BB-42 the fire bonus comes with a priest and a building, in phases A and B', () => {
    expect(Table.bare().dice(0, [1]).play('die 1 temple', 'priest 1').kind).toBe('fire1');
    expect(Table.bare().stored(0, 0, 1).dice(0, [1]).play('die 1 build', 'build 1 0 1').kind).toBe('fire1');
    const b = Table.bare().room(0, 1).person(0, 'man-build-1').stored(0, 0, 1).phase('B');
    b.play('use man build', 'build 2 0 1');
    expect(b.kind).toBe('fire1');
    b.play('fire offering', 'fire shell');
    expect(b.kind).toBe('usePersons');
  });

  it('BB-62 majority counts priests, only a tie looks at the highest space', () => {
    expect(templeLeader(temple(Table.bare(), 0, 0, _, _, _, 1).s)).toBe(0);
    expect(templeLeader(temple(Table.bare(), 0, 1, _, 0, 1, _).s)).toBe(1);
    const t = temple(Table.bare(), 0, 0, 1, _, _, _);
    for (const [round, vp] of [1, 1, 2, 2, 3, 3].entries()) {
      t.s.round = round + 1;
      const before = t.part('temple');
      scoreTemple(t.s, t.out);
      expect(t.part('temple') - before).toBe(2 * vp);
    }
    expect([t.player(0).godTiles, t.player(1).godTiles, t.s.templeTiles]).toEqual([6, 0, 0]);
    expect(t.events()).toContainEqual({ e: 'templeTile', seat: 0, tied: false });
    const even = temple(Table.bare(), 0, 1, _, 0, 1, _);
    scoreTemple(even.s, even.out);
    expect(even.events()).toContainEqual({ e: 'templeTile', seat: 1, tied: true });
  });

  it('BB-63 without priests the god tile leaves the game', () => {
    const t = Table.bare();
    const out = t.s.godTilesOut;
    scoreTemple(t.s, t.out);
    expect([t.s.templeTiles, t.s.godTilesOut]).toEqual([5, out + 1]);
    expect(t.events()).toContainEqual({ e: 'templeTile', seat: null, tied: false });
  });
});
