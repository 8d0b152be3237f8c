import { describe, expect, it } from 'vitest';
import { constants } from '../rules/data.ts';
import { spaceOf } from '../rules/geometry.ts';
import { tilesInTerrain } from '../rules/metrics.ts';
import { pathHolds } from '../rules/path.ts';
import { canPlantOn } from '../rules/terrain.ts';
import {
  asked,
  at,
  bless,
  deal,
  endTurn,
  go,
  lay,
  lead,
  options,
  passTo,
  player,
  pollute,
  refused,
  station,
  type Table,
  table,
  told,
  villageDisplay,
} from './table.ts';

const pollution = (t: Table, name: string): number => player(t).pollution[spaceOf(name)] as number;

/** Example E6: a tile on r1c0 with four riders and a temple. */
function surplus(tile: string): Table {
  const t = table();
  lay(t, 0, { r1c0: tile });
  station(t, 0, { r1c0: 4 });
  bless(t, 0, { r1c0: 't-water' });
  pollute(t, 0, { r1c1: 1 });
  return t;
}

describe('building a village', () => {
  it('TW-24 a tile may hold more riders than slots; only the required number returns', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01' });
    station(t, 0, { r0c1: 1 });
    expect(refused(t, 'build r0c1')).toBe('TW-24');
    station(t, 0, { r0c1: 4 });
    go(t, 'build r0c1');
    expect(at(t, 0, 'r0c1')).toBe(3);
    expect(player(t).capital).toBe(4);
  });

  it('TW-25 the riders need not have arrived in the same turn', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01' });
    deal(t, { racks: ['yellow-01 Y G R B', 'blue-01 B R R G', 'blue-02 B R R G'] });
    go(t, 'play yellow-01 1', 'step capital r0c0', 'step r0c0 r0c1', 'step capital r0c0', 'step r0c0 r0c1', 'drawDeck');
    passTo(t, 0, 2);
    expect(options(t)).toContain('build r0c1');
    expect(refused(t, 'build r2c2')).toBe('TW-25');
  });

  it('TW-26 only one village a turn: building is the action', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01', r1c0: 'teal-02' });
    station(t, 0, { r0c1: 2, r1c0: 2 });
    villageDisplay(t, ['v04', 'v05', 'v06', 'v07']);
    go(t, 'build r0c1');
    expect(refused(t, 'build r1c0')).not.toBe(null);
    go(t, 'takeVillageCard v04', 'keep');
    endTurn(t);
    expect(t.s.active).toBe(1);
    expect(player(t).village.filter((v) => v === 1).length).toBe(1);
  });

  it('TW-27 each orthogonal neighbour space without a tile gets one token, polluted or not', () => {
    const t = table();
    lay(t, 0, { r1c1: 'teal-01' });
    station(t, 0, { r1c1: 2 });
    pollute(t, 0, { r1c0: 3 });
    go(t, 'build r1c1');
    expect(['r0c1', 'r1c0', 'r1c2', 'r2c1'].map((n) => pollution(t, n))).toEqual([1, 4, 1, 1]);
  });

  it('TW-28 no pollution on tiles, on diagonal spaces or outside the grid', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01', r1c1: 'amber-01', r0c2: 'amber-02!' });
    station(t, 0, { r0c1: 2 });
    pollute(t, 0, {});
    go(t, 'build r0c1');
    expect(player(t).pollution.every((n) => n === 0)).toBe(true);
  });

  it('TW-29 a turbine protects only its own village at its own moment', () => {
    const t = table();
    lay(t, 0, { r1c1: 'teal-05!', r1c2: 'amber-01' });
    station(t, 0, { r1c2: 2 });
    pollute(t, 0, {});
    go(t, 'build r1c2');
    expect(['r0c2', 'r1c3', 'r2c2'].map((n) => pollution(t, n))).toEqual([1, 1, 1]);
  });

  it('TW-30 a village still counts as a forest tile of its colour', () => {
    const t = table(3, ['falcons', 'springs', 'embers']);
    lay(t, 0, { r0c1: 'amber-01!', r0c2: 'violet-01!', r0c3: 'amber-02!' });
    expect(tilesInTerrain(player(t))).toBe(4);
    expect(pathHolds(player(t))).toBe(true);
    pollute(t, 0, {});
    expect(canPlantOn(player(t), spaceOf('r1c3'))).toBe(true);
    expect(refused(t, 'build r0c1')).toBe('TW-30');
  });

  it('TW-31 a start tile counts as a tile but never becomes a village', () => {
    const t = table();
    station(t, 0, { r0c0: 7 });
    expect(refused(t, 'build r0c0')).toBe('TW-31');
    expect(tilesInTerrain(player(t))).toBe(1);
  });

  it('TW-41 the village card is taken after pollution and catapult', () => {
    const t = table();
    lay(t, 0, { r1c0: 'teal-06' });
    station(t, 0, { r1c0: 3 });
    pollute(t, 0, {});
    go(t, 'build r1c0');
    expect(pollution(t, 'r1c1')).toBe(1);
    expect(asked(t)).toBe('catapult');
    go(t, 'fly capital r0c0');
    expect(asked(t)).toBe('takeVillageCard');
  });

  it('TW-45 after building no cards are drawn and the display stays', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01' });
    station(t, 0, { r0c1: 2 });
    villageDisplay(t, ['v04', 'v05', 'v06', 'v07']);
    const display = t.s.elementDisplay.slice();
    const rack = player(t).rack.slice();
    go(t, 'build r0c1', 'takeVillageCard v04', 'keep');
    expect(t.s.active).toBe(1);
    expect(player(t).rack).toEqual(rack);
    expect(t.s.elementDisplay).toEqual(display);
    expect(told(t, 'drew')).toEqual([]);
  });

  it('TW-59 with slotDiscount only the reduced number is needed and returns', () => {
    const t = table(3, ['roots', 'falcons', 'springs']);
    lead(t, 0, 'roots-3');
    lay(t, 0, { r0c1: 'teal-05', r1c0: 'teal-01' });
    station(t, 0, { r0c1: 2, r1c0: 1 });
    expect(refused(t, 'build r1c0')).toBe('TW-24');
    go(t, 'build r0c1');
    expect(at(t, 0, 'r0c1')).toBe(0);
    expect(player(t).capital).toBe(6);
  });

  it('TW-73 a player with five villages plays on but has no treehouse left', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01!', r0c2: 'teal-02!', r1c1: 'amber-01!', r1c2: 'amber-02!', r1c0: 'violet-01!' });
    lay(t, 0, { r0c3: 'violet-02' });
    station(t, 0, { r0c3: 2 });
    expect(player(t).treehouses).toBe(0);
    expect(options(t)).not.toContain('build r0c3');
    expect(refused(t, 'build r0c3')).toBe('TW-73');
    expect(options(t).length).toBeGreaterThan(0);
  });

  it('TW-78 pollution of the village comes before the effects of leaders', () => {
    const t = table(3, ['springs', 'falcons', 'embers']);
    lead(t, 0, 'springs-4');
    lay(t, 0, { r0c1: 'teal-01' });
    station(t, 0, { r0c1: 2 });
    pollute(t, 0, {});
    player(t).water = 10;
    go(t, 'build r0c1');
    expect(asked(t)).toBe('forestTile');
    go(t, options(t)[0] as string);
    // r0c2 and r1c1 were polluted by this village.
    expect(options(t)).toEqual(['plant r1c0']);
  });

  it('E6 a village with surplus', () => {
    const t = surplus('teal-08');
    const rack = player(t).rack.length;
    go(t, 'build r1c0');
    expect(at(t, 0, 'r1c0')).toBe(1);
    expect(player(t).capital).toBe(6);
    expect(player(t).temple[spaceOf('r1c0')]).toBe(0);
    expect([pollution(t, 'r1c1'), pollution(t, 'r2c0'), pollution(t, 'r0c0')]).toEqual([2, 1, 0]);
    expect(player(t).treehouses).toBe(constants.treehouses - 1);
    go(t, options(t)[0] as string, 'keep');
    expect(player(t).objectives.length).toBe(2);
    expect(player(t).rack.length).toBe(rack);
    expect(t.s.active).toBe(1);
  });

  it('E7 the same with a turbine and with a catapult', () => {
    const turbine = surplus('teal-05');
    go(turbine, 'build r1c0');
    expect([pollution(turbine, 'r1c1'), pollution(turbine, 'r2c0')]).toEqual([1, 0]);
    const catapult = surplus('teal-06');
    go(catapult, 'build r1c0');
    expect([pollution(catapult, 'r1c1'), pollution(catapult, 'r2c0')]).toEqual([2, 1]);
    go(catapult, 'fly capital r0c0');
    expect(at(catapult, 0, 'r0c0')).toBe(1);
  });
});
