import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../rules/data.ts';
import { lowestDie } from '../rules/decisions/place-die.ts';
import { Table } from './table.ts';

const facesFor = (t: Table, card: string): string[] => t.options('die').filter((line) => line.split(' ')[2] === card);

describe('dice on cards', () => {
  it('BB-7 a die needs to be lower than every die on the card', () => {
    const t = Table.bare().lies(1, 4, 'helper').dice(0, [3, 4, 5]);
    expect(facesFor(t, 'helper')).toEqual(['die 3 helper']);
    expect(t.whyNot('die 4 helper')).toEqual({ ruling: 'BB-7', key: 'dieBlocked', args: { low: 4 } });
    expect(t.whyNot('die 2 helper')).toMatchObject({ ruling: 'BB-7', key: 'noSuchDie' });
  });

  it('BB-EX1 on 5 and 3 only 2 or 1 may be placed, the others need blue', () => {
    const low = Table.bare().lies(1, 5, 'temple').lies(1, 3, 'temple').dice(0, [1, 2, 3]).give(0, { godTiles: 1 });
    expect(facesFor(low, 'temple')).toEqual(['die 1 temple', 'die 2 temple', 'die 3 temple blue=tile']);
    const high = Table.bare().lies(1, 5, 'temple').lies(1, 3, 'temple').dice(0, [4, 5, 6]).give(0, { godTiles: 1 });
    expect(facesFor(high, 'temple')).toEqual([4, 5, 6].map((v) => `die ${v} temple blue=tile`));
    high.give(0, { godTiles: -1 });
    expect(facesFor(high, 'temple')).toEqual([]);
  });

  it('BB-8 fishing takes every die at any time and gives 2 points', () => {
    const t = Table.bare().lies(1, 1, 'fishing').dice(0, [6, 6, 6]);
    const before = t.vp();
    t.play('die 6 fishing');
    expect(t.vp() - before).toBe(2);
    expect(t.part('fishing')).toBe(2);
    expect(t.asked).toBe(1);
  });

  it('BB-9 each blue god serves one die only', () => {
    const t = Table.bare()
      .dice(0, [5, 5])
      .lies(1, 1, 'helper')
      .lies(1, 1, 'temple')
      .hand(0, 'blue')
      .give(0, { offerings: 2 });
    t.play('die 5 helper blue=card', 'help done');
    t.phase('A', 0);
    expect(t.options()).toEqual(['die 5 fishing']);
    expect(t.whyNot('die 5 temple blue=card')).toMatchObject({ ruling: 'BB-82', key: 'noGodCard' });
  });

  it('BB-10 blue is offered only where the die is blocked, and never for fishing', () => {
    const t = Table.bare().dice(0, [4]).lies(1, 1, 'helper').lies(1, 1, 'fishing').give(0, { godTiles: 1 });
    expect(t.options('die')).toEqual(['die 4 helper blue=tile', 'die 4 temple', 'die 4 fishing']);
    expect(t.whyNot('die 4 temple blue=tile')).toEqual({ ruling: 'BB-10', key: 'blueNotNeeded' });
    expect(t.whyNot('die 4 fishing blue=tile')).toEqual({ ruling: 'BB-10', key: 'blueNotNeeded' });
  });

  it('BB-11 a die raised by white keeps its face', () => {
    const t = Table.bare().dice(0, [3]).dice(1, [4, 2]).hand(0, 'white').give(0, { offerings: 1 });
    t.play('die 3 temple', 'white card');
    expect(t.about).toEqual({ power: 6 });
    t.play('priest 6', 'fire offering', 'fire shell');
    expect(lowestDie(t.s, CARD_IDS.indexOf('temple'))).toBe(3);
    expect(facesFor(t, 'temple')).toEqual(['die 2 temple']);
  });

  it('BB-12 white is offered for faces 1 to 5 on every card, never for fishing', () => {
    for (const card of ['helper', 'temple', 'womanMan', 'landWater']) {
      for (let face = 1; face <= 6; face++) {
        const t = Table.bare().room(0, 2).hut(0, 'central-forest').dice(0, [face]).give(0, { godTiles: 1 });
        t.play(`die ${face} ${card}`);
        expect(t.kind === 'whiteGod', `${card} ${face}`).toBe(face < 6);
      }
    }
    const t = Table.bare().dice(0, [2]).give(0, { godTiles: 1 }).play('die 2 fishing');
    expect(t.asked).toBe(1);
  });

  it('BB-13 blue, white and red serve the same die, each with its own payment', () => {
    const t = Table.bare().hut(0, 'central-mountain').dice(0, [4]).lies(1, 1, 'landWater');
    t.hand(0, 'blue', 'white', 'red').give(0, { offerings: 3 }).fish('east-beach', 5);
    t.play('die 4 landWater blue=card', 'white card', 'expand east-beach').until((x) => x.kind !== 'placeMaterial');
    t.play('red card');
    expect(t.player().offerings).toBe(0);
    expect(t.player().hand).toEqual([0, 0, 0, 0, 0]);
    expect(t.part('redFish')).toBe(5);
  });

  it('BB-14 a card whose action cannot be carried out is closed, unless white makes it possible', () => {
    const t = Table.bare().hut(0, 'central-mountain').dice(0, [1]);
    expect(facesFor(t, 'landWater')).toEqual([]);
    expect(t.whyNot('die 1 landWater')).toEqual({ ruling: 'BB-14', key: 'dieTooLow', args: { need: 2 } });
    t.give(0, { godTiles: 1 });
    expect(facesFor(t, 'landWater')).toEqual(['die 1 landWater']);
    t.play('die 1 landWater');
    expect(t.options()).toEqual(['white tile']);
    expect(t.whyNot('white none')).toMatchObject({ ruling: 'BB-14', key: 'needsWhite' });
  });

  it('BB-14 blue and white together need two payments', () => {
    const t = Table.bare().hut(0, 'central-mountain').dice(0, [1]).lies(1, 1, 'landWater').give(0, { godTiles: 1 });
    expect(facesFor(t, 'landWater')).toEqual([]);
    t.give(0, { godTiles: 1 });
    expect(facesFor(t, 'landWater')).toEqual(['die 1 landWater blue=tile']);
  });

  it('BB-15 fishing is always a legal placement', () => {
    const t = Table.bare().dice(0, [6]).lies(1, 1, 'helper');
    t.player(0).priests = 0;
    expect(t.options()).toEqual(['die 6 fishing']);
  });

  it('BB-16 the die value is a maximum', () => {
    const temple = Table.bare().dice(0, [3]).play('die 3 temple');
    expect(temple.options()).toEqual(['priest 1', 'priest 2', 'priest 3']);
    expect(temple.whyNot('priest 4')).toEqual({ ruling: 'BB-16', key: 'spaceTooHigh', args: { power: 3 } });
    const person = Table.bare().room(0, 1).dice(0, [2]).play('die 2 womanMan');
    expect(person.options()).toEqual(['take woman 1', 'take woman 2', 'take man 1', 'take man 2']);
    expect(person.whyNot('take man 3')).toMatchObject({ ruling: 'BB-16', key: 'slotTooHigh' });
    const build = Table.bare().stored(0, 0, 1).dice(0, [2]).play('die 2 build');
    expect(build.options()).toEqual(['build 1 0 1', 'build 2 0 1']);
    expect(build.whyNot('build 3 0 1')).toMatchObject({ ruling: 'BB-16', key: 'tileTooHigh' });
  });

  it('BB-EX15 both actions of a double card share one row of dice', () => {
    const t = Table.bare().room(0, 1).room(1, 1).dice(0, [3]).dice(1, [1, 2, 3]);
    t.play('die 3 womanMan', 'take woman 1');
    expect(facesFor(t, 'womanMan')).toEqual(['die 1 womanMan', 'die 2 womanMan']);
    t.play('die 2 womanMan');
    expect(t.options()).toContain('take man 1');
  });

  it('BB-94 white is decided before any part of the action', () => {
    const t = Table.bare().dice(0, [5]).hand(0, 'blue').give(0, { offerings: 1 }).display('white');
    t.play('die 5 helper', 'help godCard', 'draw white');
    expect(t.player().hand[1]).toBe(1);
    expect(t.kind).toBe('helper');
    expect(t.whyNot('white card')).toEqual({ ruling: 'BB-94', key: 'notNow' });
  });

  it('BB-96 the action of a placed die must be carried out, only helper points may be left', () => {
    const t = Table.bare().dice(0, [2]).play('die 2 temple');
    expect(t.options().every((line) => line.startsWith('priest'))).toBe(true);
    expect(t.whyNot('pass')).toMatchObject({ key: 'notNow' });
    expect(Table.bare().dice(0, [2]).play('die 2 helper').options()).toContain('help done');
  });
});
