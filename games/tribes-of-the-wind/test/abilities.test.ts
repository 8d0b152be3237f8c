import { describe, expect, it } from 'vitest';
import * as abilities from '../rules/abilities.ts';
import { type Leader, tileOf, tribeOf, tribes } from '../rules/data.ts';
import { spaceOf } from '../rules/geometry.ts';
import { readAbility } from '../rules/read-words.ts';
import { score } from '../rules/scoring.ts';
import { adjacent, canPlantOn } from '../rules/terrain.ts';
import type { Ability } from '../rules/vocabulary.ts';
import {
  asked,
  bless,
  deal,
  go,
  lay,
  lead,
  options,
  player,
  pollute,
  station,
  type Table,
  table,
  villageDisplay,
} from './table.ts';

const COLORS = { elements: ['blue', 'yellow', 'red', 'green'], forests: ['teal', 'amber', 'violet'] };

/** A table whose seat 0 has one leader in play. */
function led(id: string): Table {
  const tribe = id.split('-')[0] as string;
  const t = table(3, [tribe, ...tribes.map((x) => x.id).filter((x) => x !== tribe)].slice(0, 3));
  lead(t, 0, id);
  return t;
}

/** The same with an ability that no leader of the present data has. */
function withAbility(raw: unknown, run: (t: Table) => void): void {
  const leader = tribes[tribeOf('falcons')]?.leaders[0] as Leader;
  const before: Ability = leader.ability;
  Reflect.set(leader, 'ability', readAbility(raw, COLORS, 'test'));
  try {
    run(table());
  } finally {
    Reflect.set(leader, 'ability', before);
  }
}

describe('each word of the leader abilities', () => {
  it('trigger on playCard: only cards of its colour', () => {
    const t = led('roots-1');
    deal(t, { racks: ['green-03 yellow-03 R B B', 'G Y R R B', 'R R B B Y'] });
    const water = player(t).water;
    go(t, 'play green-03 1');
    expect(player(t).water).toBe(water + 2);
    const u = led('roots-1');
    deal(u, { racks: ['green-03 yellow-03 R B B', 'G Y R R B', 'R R B B Y'] });
    const before = player(u).water;
    go(u, 'play yellow-03 1');
    expect(player(u).water).toBe(before);
  });

  it('trigger on buildVillage: after the catapult of the tile and before the village card', () => {
    const t = led('pilgrims-4');
    lay(t, 0, { r0c1: 'teal-06' });
    station(t, 0, { r0c1: 3 });
    const water = player(t).water;
    go(t, 'build r0c1');
    expect(t.s.stack.at(-1)).toMatchObject({ f: 'catapult', leader: -1 });
    // 5.6: step 5 is over before step 6 gives anything, water included.
    expect(player(t).water).toBe(water);
    go(t, 'fly capital r0c0');
    expect(player(t).water).toBe(water + 2);
    expect(t.s.stack.at(-1)).toMatchObject({ f: 'catapult', leader: 3 });
    go(t, 'fly capital r0c0');
    expect(asked(t)).toBe('takeVillageCard');
  });

  it('trigger on placeTemple joins the effects of the temple', () => {
    const t = led('embers-3');
    go(t, 'placeTemple');
    go(t, options(t)[0] as string, 'temple t-move', 'templeOn r0c0');
    expect(options(t)).toEqual(['effect 0', 'effect 1']);
    go(t, 'effect 1');
    expect(t.s.stack.at(-1)).toMatchObject({ f: 'clean', left: 2, leader: 2 });
  });

  it('trigger on useVillageCard joins the right side of the card, and not a kept one', () => {
    const t = led('pilgrims-3');
    lay(t, 0, { r0c1: 'teal-01' });
    station(t, 0, { r0c1: 2 });
    villageDisplay(t, ['v04', 'v05', 'v06', 'v07']);
    go(t, 'build r0c1', 'takeVillageCard v04', 'useNow');
    expect(t.s.stack.at(-1)).toMatchObject({ f: 'move', left: 2, leader: 2 });
  });

  it('immediate: once, when the leader is laid out', () => {
    withAbility(
      {
        kind: 'immediate',
        effects: [
          { kind: 'water', n: 3 },
          { kind: 'clean', n: 1 },
        ],
      },
      (t) => {
        lay(t, 0, { r0c1: 'amber-01', r0c2: 'violet-01', r0c3: 'amber-02' });
        deal(t, { racks: ['red-01 R G Y B'] });
        go(t, 'play red-01 1', 'done', 'drawDeck');
        const water = player(t).water;
        go(t, 'leader falcons-1');
        expect(player(t).water).toBe(water + 3);
        expect(asked(t)).toBe('cleanStep');
        go(t, 'done');
        expect(t.s.active).toBe(1);
      },
    );
  });

  it('templeAdjacency: tiles with a temple are next to the capital, not to each other', () => {
    const t = led('falcons-2');
    lay(t, 0, { r0c2: 'teal-01', r2c2: 'teal-02' });
    bless(t, 0, { r0c2: 't-water', r2c2: 't-move' });
    const p = player(t);
    expect(adjacent(p, 12, spaceOf('r0c2'))).toBe(true);
    expect(adjacent(p, spaceOf('r0c2'), 12)).toBe(true);
    expect(adjacent(p, spaceOf('r0c2'), spaceOf('r2c2'))).toBe(false);
    p.leaders = [];
    expect(adjacent(p, 12, spaceOf('r0c2'))).toBe(false);
  });

  it('substitute: printed water of element cards may be taken as moves, other water may not', () => {
    const t = led('falcons-4');
    deal(t, { racks: ['blue-01 B R G Y'] });
    go(t, 'play blue-01 1');
    expect(t.s.stack.at(-1)).toMatchObject({ f: 'mix', units: ['water', 'move'], left: 4 });
    go(t, 'step capital r0c0', 'takeWater', 'step capital r0c0', 'takeWater');
    expect(asked(t)).toBe('draw');
    const p = player(led('falcons-4'));
    expect(abilities.substituted(p, { kind: 'mix', of: ['water', 'clean'], n: 2 })).toEqual({
      kind: 'mix',
      of: ['water', 'clean', 'move'],
      n: 2,
    });
    expect(abilities.substituted(p, { kind: 'mix', of: ['move', 'water'], n: 2 })).toEqual({
      kind: 'mix',
      of: ['move', 'water'],
      n: 2,
    });
    expect(abilities.substituted(p, { kind: 'move', n: 2 })).toEqual({ kind: 'move', n: 2 });
    const u = led('falcons-4');
    go(u, 'placeTemple');
    const water = player(u).water;
    go(u, options(u)[0] as string, 'temple t-water', 'templeOn r0c0');
    expect(player(u).water).toBe(water + 5);
  });

  it('forestDiscount: one water less, not below zero', () => {
    const t = led('springs-2');
    expect(abilities.forestCost(player(t), 4)).toBe(3);
    expect(abilities.forestCost(player(t), 0)).toBe(0);
    deal(t, { racks: ['green-03 G R B B', 'G R R R B', 'R R B B Y'] });
    player(t).water = 4;
    go(t, 'play green-03 1');
    go(t, options(t)[0] as string);
    expect(player(t).water).toBe(0);
  });

  it('countBonus: only its colour', () => {
    const t = led('springs-3');
    expect([0, 1, 2, 3].map((c) => abilities.countBonus(player(t), c))).toEqual([1, 0, 0, 0]);
  });

  it('endScore: whole portions, up to the limit', () => {
    withAbility({ kind: 'endScore', metric: 'water', per: 3, vp: 2, max: 5 }, (t) => {
      lead(t, 0, 'falcons-1');
      player(t).water = 2;
      expect(abilities.endScore(player(t))).toBe(0);
      player(t).water = 5;
      expect(abilities.endScore(player(t))).toBe(2);
      player(t).water = 50;
      expect(abilities.endScore(player(t))).toBe(5);
      expect(score(t.s).seats.length).toBe(3);
    });
  });

  it('noVillagePollution: building leaves the neighbours clean', () => {
    const t = led('embers-2');
    lay(t, 0, { r1c1: 'teal-01' });
    station(t, 0, { r1c1: 2 });
    pollute(t, 0, {});
    go(t, 'build r1c1');
    expect(player(t).pollution.every((n) => n === 0)).toBe(true);
  });

  it('freeFirstRow: only the first row, only its colour', () => {
    const t = led('embers-4');
    deal(t, { racks: ['red-01 blue-06 Y Y G', 'B B R R R', 'B B R R R'] });
    expect(options(t)).toContain('play red-01 1');
    expect(options(t)).not.toContain('play red-01 2');
    expect(options(t)).not.toContain('play blue-06 1');
    expect(abilities.freeFirstRow(player(t), 3)).toBe(false);
  });

  it('diagonalPlacement: a corner contact is enough', () => {
    const t = led('roots-2');
    pollute(t, 0, {});
    expect(canPlantOn(player(t), spaceOf('r1c1'))).toBe(true);
    expect(canPlantOn(player(t), spaceOf('r2c1'))).toBe(false);
    player(t).leaders = [];
    expect(canPlantOn(player(t), spaceOf('r1c1'))).toBe(false);
  });

  it('slotDiscount: one rider fewer, at least two', () => {
    const t = led('roots-3');
    const need = (id: string): number => abilities.requiredRiders(player(t), tileOf(id));
    expect([need('teal-01'), need('teal-05'), need('teal-10')]).toEqual([2, 2, 3]);
  });

  it('templeDiscount: the temple action costs fewer cards, discardThree does not', () => {
    withAbility({ kind: 'templeDiscount', n: 1 }, (t) => {
      lead(t, 0, 'falcons-1');
      expect(abilities.templeCost(player(t))).toBe(2);
      go(t, 'placeTemple');
      expect(options(t).length).toBe(10);
      go(t, options(t)[0] as string);
      expect(player(t).rack.length).toBe(3);
    });
    withAbility({ kind: 'templeDiscount', n: 9 }, (t) => {
      lead(t, 0, 'falcons-1');
      expect(abilities.templeCost(player(t))).toBe(0);
      go(t, 'placeTemple');
      expect(asked(t)).toBe('chooseTemple');
      go(t, 'temple t-water', 'templeOn r0c0');
      // No card was spent, so none is drawn.
      expect(t.s.active).toBe(1);
      t.s.active = 0;
      t.s.stack = [{ f: 'action' }];
      go(t, 'discardThree');
      expect(t.s.stack.at(-1)).toEqual({ f: 'discard', n: 3, temple: false });
    });
  });

  it('extraObjectiveSlot: one place more', () => {
    expect(abilities.objectiveSlots(player(led('pilgrims-2')))).toBe(5);
    expect(abilities.objectiveSlots(player(led('pilgrims-1')))).toBe(4);
  });

  it('an ability of a leader who is not in play does nothing', () => {
    const t = table(3, ['embers', 'falcons', 'springs']);
    deal(t, { racks: ['red-01 blue-06 Y Y G', 'B B R R R', 'B B R R R'] });
    expect(options(t)).not.toContain('play red-01 1');
  });
});
