import { describe, expect, it } from 'vitest';
import { BUILD_VP } from '../rules/data.ts';
import { countMaterials } from '../rules/effects/ceremony.ts';
import { spacesOf, Table } from './table.ts';

describe('ceremony place', () => {
  it('BB-43 a building needs two neighbouring materials of any kinds', () => {
    expect(Table.bare().stored(0, 0, 2).dice(0, [6]).whyNot('die 6 build')).toEqual({
      ruling: 'BB-43',
      key: 'noBuildingGround',
    });
    const t = Table.bare().stored(0, 0, 1, 4).dice(0, [1]).play('die 1 build');
    expect(t.options()).toEqual(['build 1 0 1', 'build 1 0 4']);
    expect(t.whyNot('build 1 1 4')).toEqual({ ruling: 'BB-43', key: 'notNeighbours' });
    expect(t.whyNot('build 1 3 4')).toEqual({ ruling: 'BB-43', key: 'notNeighbours' });
    expect(t.whyNot('build 1 1 2')).toEqual({ ruling: 'BB-43', key: 'noMaterials' });
    t.play('build 1 0 4');
    expect(t.player().ceremony.slice(0, 5)).toEqual([1, 0, -1, -1, 1]);
  });

  it('BB-44 a built tile scores by round, whatever its number', () => {
    expect(BUILD_VP).toEqual([10, 10, 7, 7, 4, 4]);
    for (const tile of [1, 6])
      for (let round = 1; round <= 6; round++) {
        const t = Table.bare().stored(0, 0, 1).dice(0, [6]);
        t.s.round = round;
        t.play('die 6 build', `build ${tile} 0 1`);
        expect(t.vp()).toBe(BUILD_VP[round - 1]);
      }
    const again = Table.bare().built(0, 2, 5, 6).stored(0, 0, 1).dice(0, [6]).play('die 6 build');
    expect(again.whyNot('build 2 0 1')).toEqual({ ruling: 'BB-44', key: 'tileBuilt' });
  });

  it('BB-45 a surplus material lies beside the board and cannot be built with', () => {
    const t = Table.bare()
      .stored(0, ...spacesOf(0))
      .dice(0, [2])
      .play('die 2 helper', 'fetch sand');
    expect(t.asked).toBe(1);
    expect(t.player().surplus).toEqual([1, 0, 0]);
    expect(countMaterials(t.player(), 0)).toBe(spacesOf(0).length + 1);
    const alone = Table.bare().dice(0, [6]);
    alone.player().surplus = [3, 3, 3];
    expect(alone.whyNot('die 6 build')).toMatchObject({ ruling: 'BB-43' });
  });

  it('BB-46 a material goes to a free matching space if there is one', () => {
    const [first = 0, second = 0, ...rest] = spacesOf(2);
    const t = Table.bare()
      .stored(0, ...rest)
      .dice(0, [4])
      .play('die 4 helper', 'fetch wood');
    expect(t.options()).toEqual([`store ${first}`, `store ${second}`]);
    expect(t.whyNot(`store ${rest[0]}`)).toEqual({ ruling: 'BB-46', key: 'spaceTaken' });
    expect(t.whyNot(`store ${spacesOf(0)[0]}`)).toMatchObject({ ruling: 'BB-46', key: 'otherMaterial' });
    t.play(`store ${second}`, 'fetch wood');
    expect(t.player().ceremony[first]).toBe(0);
    expect(t.player().surplus[2]).toBe(0);
  });

  it('BB-76 material tasks count the place and the surplus, not what lies under tiles', () => {
    const t = Table.bare().stored(0, 0, 1, 2).built(0, 1, 4, 5);
    t.player().surplus = [0, 0, 2];
    expect([0, 1, 2, 3].map((m) => countMaterials(t.player(), m))).toEqual([1, 1, 3, 5]);
    t.stored(0, 6).dice(0, [2]).play('die 2 build', 'build 2 2 6');
    expect(countMaterials(t.player(), 3)).toBe(4);
  });

  it('BB-88 the ceremony bonus needs all 12 spaces, covered in any mix', () => {
    const t = Table.bare().built(0, 1, 0, 1).stored(0, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    expect(t.part('bonuses')).toBe(0);
    t.stored(0, 11);
    expect(t.part('bonuses')).toBe(6);
  });
});
