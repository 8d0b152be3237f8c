import { describe, expect, it } from 'vitest';
import { PERSON_IDS, RESERVE } from '../rules/data.ts';
import { countPersons, freeField } from '../rules/effects/persons.ts';
import { NOBODY } from '../rules/state.ts';
import { Table } from './table.ts';

describe('huts and persons on the own board', () => {
  it('BB-27 moving a hut to field 12 needs a hut on fields 1 to 11', () => {
    const t = Table.bare().hut(0, 'central-forest').dice(0, [4]).play('die 4 helper', 'moveHut');
    expect(t.player().huts).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
    expect(t.s.huts.filter((x) => x === 0)).toHaveLength(1);
    const none = Table.bare().room(0, 11).dice(0, [4]).play('die 4 helper');
    expect(none.player().huts[RESERVE]).toBe(12);
    expect(none.options()).not.toContain('moveHut');
    expect(none.whyNot('moveHut')).toEqual({ ruling: 'BB-27', key: 'noHutToMove' });
  });

  it('BB-28 any number of huts stand on field 12, but no person beside them', () => {
    const t = Table.bare().room(0, 11);
    for (let i = 0; i < RESERVE; i++) t.player().persons[i] = i;
    expect(freeField(t.player())).toBe(NOBODY);
    t.player().huts[RESERVE] = 0;
    expect(freeField(t.player())).toBe(RESERVE);
  });

  it('BB-29 without a free field persons cannot be taken', () => {
    const t = Table.bare().dice(0, [6]);
    expect(t.options().some((line) => line.includes('womanMan'))).toBe(false);
    expect(t.whyNot('die 6 womanMan')).toEqual({ ruling: 'BB-29', key: 'noFieldOrPerson' });
    t.room(0, 1);
    expect(t.options()).toContain('die 6 womanMan');
  });

  it('BB-30 taking a person has no immediate effect', () => {
    const t = Table.bare().room(0, 1).slot('man-vp-3', 1).dice(0, [1]).play('die 1 womanMan', 'take man 1');
    const p = t.player();
    expect([t.vp(), p.shells, p.offerings, t.s.status[0]]).toEqual([0, 0, 0, 0]);
    expect([p.persons[0], p.down[0]]).toEqual([PERSON_IDS.indexOf('man-vp-3'), 0]);
  });

  it('BB-31 a taken person leaves an empty slot until the next round', () => {
    const t = Table.bare().room(0, 1).room(1, 1).dice(0, [2]).dice(1, [1]).play('die 2 womanMan', 'take man 1');
    expect(t.s.slots[0]?.[0]).toBe(NOBODY);
    expect(t.s.takers[0]?.[0]).toBe(0);
    t.play('die 1 womanMan');
    expect(t.options()).toEqual(['take woman 1']);
    expect(t.whyNot('take man 1')).toEqual({ ruling: 'BB-31', key: 'slotEmpty' });
    const later = Table.fresh(2).until((x) => x.kind === 'placeDie');
    later.s.gonePersons.push(...(later.s.slots[0] as number[]));
    later.s.slots[0]?.fill(NOBODY);
    later.until((x) => x.s.round === 2);
    expect(later.s.slots.flat()).not.toContain(NOBODY);
  });

  it('BB-32 each man is tattooed and each woman gathers at most once', () => {
    const t = Table.bare().room(0, 2).person(0, 'man-land-2').person(0, 'woman-vp-1').dice(0, [6]);
    t.play('die 6 helper', 'tattoo man-land-2', 'gather woman-vp-1');
    expect(t.options('tattoo')).toEqual([]);
    expect(t.options('gather')).toEqual([]);
    expect(t.whyNot('tattoo man-land-2')).toEqual({ ruling: 'BB-32', key: 'alreadyDown' });
    expect(t.whyNot('gather woman-vp-1')).toEqual({ ruling: 'BB-32', key: 'alreadyDown' });
  });

  it('BB-33 a man gives status steps, a woman shells, by the symbols of the tile', () => {
    const t = Table.bare().room(0, 2).person(0, 'man-land-3').person(0, 'woman-vp-2').dice(0, [2]);
    t.play('die 2 helper', 'tattoo man-land-3', 'gather woman-vp-2');
    expect([t.s.status[0], t.player().shells]).toEqual([3, 2]);
    const mixed = Table.bare().room(0, 1).person(0, 'woman-vp-2').dice(0, [2]).play('die 2 helper');
    expect(mixed.whyNot('tattoo woman-vp-2')).toEqual({ ruling: 'BB-33', key: 'tattooMen' });
    expect(mixed.whyNot('gather man-vp-1')).toEqual({ ruling: 'BB-33', key: 'notYourPerson' });
  });

  it('BB-97 twelve persons need all twelve huts on the map', () => {
    const t = Table.bare().room(0, 11);
    for (let i = 0; i < RESERVE; i++) t.player().persons[i] = i;
    expect(countPersons(t.player())).toBe(11);
    expect(freeField(t.player())).toBe(NOBODY);
    t.player().huts.fill(0);
    t.player().persons[freeField(t.player())] = RESERVE;
    expect(countPersons(t.player())).toBe(12);
  });

  it('BB-EX4 die 4 on the woman card takes women in slots 1 to 4', () => {
    const t = Table.bare(3).room(0, 1).dice(0, [4]).play('die 4 woman');
    expect(t.options()).toEqual([1, 2, 3, 4].map((slot) => `take woman ${slot}`));
    expect(t.whyNot('take man 1')).toMatchObject({ key: 'onlyWomen' });
  });
});
