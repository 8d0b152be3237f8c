import { describe, expect, it } from 'vitest';
import { CAPITAL, spaceOf } from '../rules/geometry.ts';
import { stepCosts } from '../rules/inspect.ts';
import { adjacent } from '../rules/terrain.ts';
import {
  asked,
  at,
  bless,
  deal,
  go,
  lay,
  lead,
  options,
  player,
  refused,
  station,
  type Table,
  table,
  villageDisplay,
} from './table.ts';

/** A turn in the middle of six steps. */
function flying(tribe = 'falcons'): Table {
  const t = table(3, [tribe, ...['springs', 'embers', 'roots'].filter((x) => x !== tribe).slice(0, 2)]);
  deal(t, { racks: ['yellow-01 Y Y G B'] });
  return t;
}

describe('movement', () => {
  it('TW-18 a rider cannot stop on or cross a space without a tile', () => {
    const t = flying();
    lay(t, 0, { r0c1: 'teal-01', r0c3: 'amber-01' });
    station(t, 0, { r0c1: 1 });
    go(t, 'play yellow-01 2');
    expect(options(t).filter((o) => o.startsWith('step r0c1'))).toEqual(['step r0c1 r0c0']);
    expect(refused(t, 'step r0c1 r0c2')).toBe('TW-18');
    expect(refused(t, 'step r0c1 r0c3')).toBe('TW-18');
    expect(refused(t, 'step r0c3 r0c2')).toBe('TW-18');
  });

  it('TW-19 the capital and the start tile are adjacent in both directions', () => {
    const t = flying();
    lay(t, 0, { r0c1: 'teal-01' });
    go(t, 'play yellow-01 2', 'step capital r0c0');
    expect(refused(t, 'step capital r0c1')).toBe('TW-19');
    go(t, 'step r0c0 capital');
    expect(player(t).capital).toBe(7);
  });

  it('TW-20 a portal village is adjacent to the capital and to every other portal village', () => {
    const t = flying();
    lay(t, 0, { r0c2: 'teal-08!', r2c3: 'amber-08!' });
    const p = player(t);
    for (const [a, b] of [
      [CAPITAL, spaceOf('r0c2')],
      [CAPITAL, spaceOf('r2c3')],
      [spaceOf('r0c2'), spaceOf('r2c3')],
    ] as const) {
      expect(adjacent(p, a, b)).toBe(true);
      expect(adjacent(p, b, a)).toBe(true);
    }
  });

  it('TW-21 a portal on a forest side has no effect', () => {
    const t = flying();
    lay(t, 0, { r0c2: 'teal-08', r2c3: 'amber-08!' });
    go(t, 'play yellow-01 2');
    expect(options(t)).not.toContain('step capital r0c2');
    expect(refused(t, 'step capital r0c2')).toBe('TW-19');
    expect(adjacent(player(t), spaceOf('r2c3'), spaceOf('r0c2'))).toBe(false);
  });

  it('TW-22 a catapult flight may start in the capital and end on any other tile, full ones included', () => {
    const t = catapult();
    expect(asked(t)).toBe('catapult');
    expect(options(t)).toEqual([
      'fly capital r0c0',
      'fly capital r0c1',
      'fly capital r0c2',
      'fly r0c2 r0c0',
      'fly r0c2 r0c1',
      'decline',
    ]);
    go(t, 'fly capital r0c2');
    expect(at(t, 0, 'r0c2')).toBe(3);
    expect(refused(t, 'fly capital r0c0')).not.toBe(null);
  });

  it('TW-23 a catapult cannot bring a rider to the capital', () => {
    expect(refused(catapult(), 'fly r0c2 capital')).toBe('TW-23');
  });

  it('TW-65 with only the start tile and all riders on it a catapult can only be declined', () => {
    const t = table(3, ['pilgrims', 'falcons', 'springs']);
    player(t).riders[0] = 7;
    player(t).capital = 0;
    t.s.stack.push({ f: 'catapult', left: 1, of: 1, leader: -1 });
    expect(options(t)).toEqual(['decline']);
    expect(refused(t, 'fly r0c0 r0c0')).toBe('TW-65');
  });

  it('TW-74 a tile connected only diagonally is reached by temple adjacency or catapult, not by steps', () => {
    const t = flying('falcons');
    lay(t, 0, { r1c1: 'teal-01' });
    bless(t, 0, { r1c1: 't-water' });
    expect(stepCosts(player(t), CAPITAL)[spaceOf('r1c1')]).toBe(-1);
    lead(t, 0, 'falcons-2');
    expect(stepCosts(player(t), CAPITAL)[spaceOf('r1c1')]).toBe(1);
    lay(t, 0, { r0c1: 'amber-01' });
    expect(stepCosts(player(t), spaceOf('r0c0'))[spaceOf('r1c1')]).toBe(2);
  });

  it('E4 six moves bring two riders three steps far', () => {
    const t = flying();
    lay(t, 0, { r0c1: 'teal-01', r1c1: 'amber-01' });
    go(t, 'play yellow-01 2');
    for (let i = 0; i < 2; i++) go(t, 'step capital r0c0', 'step r0c0 r0c1', 'step r0c1 r1c1');
    expect(at(t, 0, 'r1c1')).toBe(2);
    expect(player(t).capital).toBe(5);
    expect(asked(t)).toBe('draw');
  });

  it('E5 portals shorten the way', () => {
    const t = flying();
    lay(t, 0, { r0c2: 'teal-08!', r2c3: 'amber-08!' });
    expect(stepCosts(player(t), CAPITAL)[spaceOf('r2c3')]).toBe(1);
    expect(stepCosts(player(t), spaceOf('r0c2'))[spaceOf('r2c3')]).toBe(1);
    expect(stepCosts(player(t), spaceOf('r0c2'))[CAPITAL]).toBe(1);
    station(t, 0, { r0c2: 1 });
    go(t, 'play yellow-01 2', 'step r0c2 r2c3', 'step r2c3 capital', 'step capital r2c3');
    expect(at(t, 0, 'r2c3')).toBe(1);
  });
});

/** Two riders wait on a full tile; the catapult of a new village is ready. */
function catapult(): Table {
  const t = flying();
  lay(t, 0, { r0c1: 'teal-06', r0c2: 'amber-01' });
  station(t, 0, { r0c1: 3, r0c2: 2 });
  villageDisplay(t, ['v04', 'v05', 'v06', 'v07']);
  go(t, 'build r0c1');
  return t;
}
