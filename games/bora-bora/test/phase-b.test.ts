import { describe, expect, it } from 'vitest';
import { KINDS } from '../rules/data.ts';
import { Table } from './table.ts';

/** Phase B of seat 0 with these persons. */
function people(...ids: string[]): Table {
  const t = Table.bare().room(0, ids.length).phase('B');
  for (const id of ids) t.person(0, id);
  return t;
}

describe('phase B', () => {
  it('BB-48 one kind of man and one kind of woman, in either order, or only one, or none', () => {
    const ids = ['man-vp-1', 'man-shell-1', 'woman-vp-1', 'woman-offering-1'] as const;
    const t = people(...ids);
    expect(t.options()).toEqual(['use man vp', 'use man shell', 'use woman vp', 'use woman offering', 'end']);
    t.play('use woman offering');
    expect(t.options()).toEqual(['use man vp', 'use man shell', 'end']);
    expect(t.whyNot('use woman vp')).toEqual({ ruling: 'BB-48', key: 'sexUsed', args: { sex: 'woman' } });
    t.play('use man vp');
    expect(t.options()).toEqual(['end']);
    expect(people(...ids).play('end').asked).toBe(1);
  });

  it('BB-49 equal tiles of one sex are added into one action', () => {
    const t = people('man-shell-1', 'man-shell-2', 'man-shell-3').play('use man shell');
    expect(t.player().shells).toBe(3);
    expect(t.options()).toEqual(['end']);
  });

  it('BB-50 men and women of one kind are not added but both used', () => {
    const t = people('man-shell-1', 'man-shell-2', 'woman-shell-1').play('use man shell');
    expect(t.player().shells).toBe(2);
    t.play('use woman shell');
    expect(t.player().shells).toBe(3);
  });

  it('BB-51 the third tile of kinds woman, man and build has no additional effect', () => {
    for (const id of ['woman', 'man', 'build']) {
      const k = KINDS.find((x) => x.id === id);
      expect(k?.values[2]).toBe(k?.values[1]);
    }
    const t = people('man-build-1', 'man-build-2', 'man-build-3').stored(0, 0, 1).give(0, { godTiles: 1 });
    t.play('use man build');
    expect(t.kind).toBe('build');
    expect(t.about).toEqual({ power: 6 });
  });

  it('BB-52 at most one green god, for doubling or for an extra kind', () => {
    const t = people('man-vp-1', 'man-shell-1', 'woman-vp-1').give(0, { godTiles: 3 });
    t.play('use man vp', 'double tile');
    expect(t.vp()).toBe(4);
    expect(t.options()).toEqual(['use woman vp', 'end']);
    expect(t.whyNot('extra man shell tile')).toEqual({ ruling: 'BB-52', key: 'greenUsed' });
    t.play('use woman vp');
    expect(t.vp()).toBe(6);
    const extra = people('man-vp-1', 'man-shell-1', 'woman-vp-1').give(0, { godTiles: 3 });
    extra.play('use man vp', 'double none', 'extra man shell tile', 'use woman vp');
    expect([extra.vp(), extra.player().shells, extra.kind]).toEqual([4, 1, 'usePersons']);
    expect(extra.options()).toEqual(['end']);
  });

  it('BB-53 doubling comes after adding, path values stay at most 6', () => {
    for (const k of KINDS)
      if (k.mode === 'maxValue') expect(Math.max(...k.doubled)).toBe(6);
      else expect(k.doubled).toEqual(k.values.map((v) => 2 * v));
    const t = people('man-land-1', 'man-land-2').hut(0, 'central-mountain').give(0, { godTiles: 1 });
    t.play('use man land', 'double tile');
    expect(t.about).toMatchObject({ land: true, water: false, power: 6 });
    t.play('expand central-steppe');
    expect(t.options()).toEqual(['end']);
  });

  it('BB-54 an extra kind differs from the kind used in its sex but may equal that of the other', () => {
    const t = people('man-vp-1', 'man-shell-1', 'woman-shell-1').give(0, { godTiles: 1 });
    expect(t.whyNot('extra man vp tile')).toEqual({ ruling: 'BB-54', key: 'useFirst' });
    t.play('use man vp', 'double none', 'use woman shell', 'double none');
    expect(t.options()).toEqual(['extra man shell tile', 'end']);
    expect(t.whyNot('extra man vp tile')).toEqual({ ruling: 'BB-54', key: 'sameKind' });
  });

  it('BB-55 a god card gained in phase B may be played in the same phase', () => {
    const t = people('man-godCard-1', 'woman-vp-1').give(0, { offerings: 1 }).display('green');
    t.play('use man godCard', 'draw green', 'use woman vp');
    expect(t.options()).toEqual(['double none', 'double card']);
    t.play('double card');
    expect(t.vp()).toBe(4);
  });

  it('BB-56 a person gained in phase B may be used if its sex has not been used', () => {
    const t = people('man-woman-1').room(0, 2).slot('woman-vp-2', 1).play('use man woman', 'take woman 1');
    expect(t.options()).toEqual(['use woman vp', 'end']);
    const same = people('man-man-1').room(0, 2).slot('man-vp-2', 1).play('use man man', 'take man 1');
    expect(same.options()).toEqual(['end']);
  });

  it('BB-57 red works in phase B, blue and white do not', () => {
    const t = people('man-land-1').hut(0, 'central-mountain').hand(0, 'red', 'white', 'blue').give(0, { offerings: 3 });
    t.fish('central-beach', 4).play('use man land');
    expect(t.kind).toBe('expand');
    expect(t.whyNot('white card')).toEqual({ ruling: 'BB-94', key: 'notNow' });
    t.play('expand central-beach')
      .until((x) => x.kind === 'redGod')
      .play('red card');
    expect(t.part('redFish')).toBe(4);
    expect(t.whyNot('die 1 helper blue=card')).toMatchObject({ key: 'notNow' });
  });

  it('BB-92 equal tiles are always all added, hut moves may stop early', () => {
    const t = people('man-hut-1', 'man-hut-2', 'man-hut-3').play('use man hut');
    expect(t.about).toEqual({ left: 3 });
    expect(t.options()).toEqual(['moveHut']);
    expect(t.whyNot('stop')).toEqual({ ruling: 'BB-96', key: 'moveOneHut' });
    t.play('moveHut');
    expect(t.options()).toEqual(['moveHut', 'stop']);
    t.play('stop');
    expect(t.kind).toBe('usePersons');
    expect(people('man-vp-1', 'man-vp-2', 'man-vp-3').play('use man vp').vp()).toBe(6);
  });

  it('BB-EX8 two male pathfinders make one expansion, a female one another', () => {
    const t = people('man-land-1', 'woman-land-1').room(0, 3).person(0, 'man-land-2', true).hut(0, 'central-mountain');
    t.play('use man land');
    expect(t.options()).toEqual(['expand central-steppe', 'expand central-beach']);
    t.play('expand central-steppe');
    expect(t.options()).toEqual(['use woman land', 'end']);
    t.play('use woman land');
    expect(t.options()).toEqual(['expand central-forest', 'expand central-beach']);
    expect(t.about).toMatchObject({ power: 2 });
  });

  it('BB-EX10 two dancers and green give 8 points', () => {
    const t = people('woman-vp-1', 'woman-vp-2').hand(0, 'green').give(0, { offerings: 1 });
    t.play('use woman vp', 'double card');
    expect(t.part('persons')).toBe(8);
  });

  it('BB-EX11 one builder and green build any one tile', () => {
    const t = people('man-build-1').stored(0, 0, 1, 2, 3).give(0, { godTiles: 1 }).play('use man build', 'double tile');
    const tiles = new Set(t.options().map((line) => line.split(' ')[1]));
    expect([...tiles]).toEqual(['1', '2', '3', '4', '5', '6']);
    t.play('build 6 0 1', 'fire offering', 'fire shell');
    expect(t.options()).toEqual(['end']);
  });

  it('BB-EX12 land, shaman, then carriers as extra kind', () => {
    const t = people('woman-land-1', 'woman-land-2', 'man-godCard-1', 'woman-material-1', 'woman-material-2');
    t.hut(0, 'central-mountain').give(0, { offerings: 1 }).display('green');
    t.play('use woman land');
    expect(t.about).toMatchObject({ power: 4 });
    t.play('expand central-beach').until((x) => x.kind === 'usePersons');
    t.play('use man godCard', 'draw green', 'extra woman material card');
    expect(t.player().offerings).toBe(0);
    expect(t.about).toEqual({ left: 2 });
    t.play('fetch stone').until((x) => x.kind === 'chooseMaterial');
    t.play('fetch stone').until((x) => x.kind === 'usePersons');
    expect(t.player().ceremony.filter((x) => x === 0)).toHaveLength(3);
  });
});
