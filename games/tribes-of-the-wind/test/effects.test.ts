import { describe, expect, it } from 'vitest';
import { cardOf } from '../rules/data.ts';
import { asked, deal, go, lay, lead, options, player, refused, station, table, told, villageDisplay } from './table.ts';

describe('effects', () => {
  it('TW-5 a row may be chosen although its effects cannot be used', () => {
    const t = table();
    deal(t, { racks: ['green-03 R R B B', 'G R R R B', 'R R B B Y'] });
    player(t).water = 0;
    go(t, 'play green-03 1');
    expect(options(t)).toEqual(['decline']);
    go(t, 'decline');
    expect(t.s.elementDiscard).toEqual([cardOf('green-03')]);
    expect(asked(t)).toBe('draw');
  });

  it('TW-6 only one row is carried out, and it may be the weaker one', () => {
    const t = table();
    deal(t, { racks: ['blue-01 B B G Y'] });
    expect(options(t)).toEqual(expect.arrayContaining(['play blue-01 1', 'play blue-01 2']));
    expect(refused(t, 'play blue-01 3')).toBe('TW-6');
    const before = player(t).water;
    go(t, 'play blue-01 1');
    expect(player(t).water).toBe(before + 4);
    expect(asked(t)).toBe('draw');
  });

  it('TW-7 the played card is discarded after its effects and before drawing', () => {
    const t = table();
    deal(t, { racks: ['yellow-01 Y R G B'] });
    go(t, 'play yellow-01 1');
    expect(asked(t)).toBe('moveStep');
    expect(t.s.elementDiscard).toEqual([]);
    expect(player(t).rack).not.toContain(cardOf('yellow-01'));
    go(t, 'done');
    expect(asked(t)).toBe('draw');
    expect(t.s.elementDiscard).toEqual([cardOf('yellow-01')]);
  });

  it('TW-8 requirements are not checked again while effects are resolved', () => {
    const t = table();
    deal(t, { racks: ['yellow-01 Y R G B'] });
    go(t, 'play yellow-01 1', 'step capital r0c0');
    // The played card has left the rack: just one yellow is there, and the effect goes on.
    expect(asked(t)).toBe('moveStep');
    go(t, 'step capital r0c0', 'step capital r0c0', 'step capital r0c0');
    expect(asked(t)).toBe('draw');
  });

  it('TW-9 pending effects may be resolved in any order, and water of the row pays for its forest', () => {
    const t = table();
    deal(t, { racks: ['red-09 R R B B', 'G R R R B', 'G R B B Y'] });
    go(t, 'play red-09 2');
    expect(asked(t)).toBe('nextEffect');
    expect(options(t)).toEqual(['effect 0', 'effect 1']);
    expect(refused(t, 'effect 2')).toBe('TW-9');
    go(t, 'effect 1');
    expect(asked(t)).toBe('forestTile');
    const u = table();
    deal(u, { racks: ['blue-10 R R B B', 'G R R R B', 'G R B B Y'] });
    player(u).water = 1;
    go(u, 'play blue-10 2');
    expect(player(u).water).toBe(4);
    expect(options(u).length).toBe(6);
  });

  it('TW-10 water is taken in full; the others may be used partly or not at all', () => {
    const t = table();
    deal(t, { racks: ['red-01 R G Y B'] });
    go(t, 'play red-01 1', 'clean r1c0');
    expect(options(t).at(-1)).toBe('done');
    go(t, 'done');
    expect(asked(t)).toBe('draw');
    const u = table();
    deal(u, { racks: ['blue-02 B R G Y'] });
    const before = player(u).water;
    go(u, 'play blue-02 1');
    expect(player(u).water).toBe(before + 3);
    go(u, 'done');
    expect(told(u, 'gained').at(-1)).toEqual({ e: 'gained', seat: 0, water: 3 });
  });

  it('TW-11 a mix may be split in any way', () => {
    for (const [waters, moves] of [
      [4, 0],
      [1, 3],
      [0, 4],
    ] as const) {
      const t = table();
      deal(t, { racks: ['blue-05 B G G Y', 'R B B G G', 'B B G G Y'] });
      const before = player(t).water;
      go(t, 'play blue-05 1');
      expect(options(t)).toEqual(['takeWater', 'step capital r0c0', 'done']);
      for (let i = 0; i < moves; i++) go(t, 'step capital r0c0');
      for (let i = 0; i < waters; i++) go(t, 'takeWater');
      expect(asked(t)).toBe('draw');
      expect(player(t).water).toBe(before + waters);
      expect(player(t).riders[0]).toBe(moves);
    }
    const u = table();
    deal(u, { racks: ['red-05 B G G R', 'Y B B G G', 'B B G G R'] });
    go(u, 'play red-05 1');
    expect(refused(u, 'takeWater')).toBe('TW-11');
  });

  it('TW-60 plain water is credited first, without a question', () => {
    const t = table();
    deal(t, { racks: ['blue-14 Y R G B'] });
    const before = player(t).water;
    go(t, 'play blue-14 2');
    expect(player(t).water).toBe(before + 3);
    expect(asked(t)).toBe('nextEffect');
    expect(options(t)).toEqual(['effect 0', 'effect 1']);
  });

  it('TW-61 two equal pending effects are one option', () => {
    const t = table();
    deal(t, { racks: ['green-14 Y R B B'] });
    player(t).water = 20;
    go(t, 'play green-14 2');
    // Two forests for 5: nothing to choose, the first begins by itself.
    expect(asked(t)).toBe('forestTile');
    go(t, 'decline');
    expect(asked(t)).toBe('forestTile');
    const u = table(3, ['embers', 'falcons', 'springs']);
    lead(u, 0, 'embers-1');
    deal(u, { racks: ['red-03 Y Y B B', 'R Y Y B B', 'Y Y B B G'] });
    go(u, 'play red-03 1');
    expect(asked(u)).toBe('nextEffect');
    // Cleaning of the card, a move, cleaning of the leader: the last equals the first.
    expect(options(u)).toEqual(['effect 0', 'effect 1']);
    expect(refused(u, 'effect 2')).toBe('TW-61');
  });

  it('TW-62 effects opened by an effect are finished before the outer list', () => {
    const t = table(3, ['pilgrims', 'falcons', 'springs']);
    lead(t, 0, 'pilgrims-3');
    lay(t, 0, { r0c1: 'teal-01' });
    station(t, 0, { r0c1: 2 });
    villageDisplay(t, ['v15', 'v01', 'v02', 'v03']);
    go(t, 'build r0c1', 'takeVillageCard v15', 'useNow');
    expect(asked(t)).toBe('nextEffect');
    go(t, 'effect 0', 'temple t-clean', 'templeOn r0c0');
    expect(asked(t)).toBe('cleanStep');
    go(t, 'done');
    expect(asked(t)).toBe('moveStep');
  });

  it('TW-64 a rider may fly there and back; every step counts', () => {
    const t = table();
    deal(t, { racks: ['yellow-01 Y R G B'] });
    go(t, 'play yellow-01 1');
    go(t, 'step capital r0c0', 'step r0c0 capital', 'step capital r0c0', 'step r0c0 capital');
    expect(asked(t)).toBe('draw');
    expect(player(t).capital).toBe(7);
  });

  it('E13 an empty effect', () => {
    const t = table();
    deal(t, { racks: ['green-03 R R B B', 'G R R R B', 'R R B B Y'] });
    player(t).water = 0;
    go(t, 'play green-03 1', 'decline');
    expect(asked(t)).toBe('draw');
    go(t, 'drawDeck');
    expect(player(t).rack.length).toBe(5);
    expect(t.s.active).toBe(1);
  });
});
