import { describe, expect, it } from 'vitest';
import { PATHS, REGION_IDS } from '../rules/data.ts';
import { bits, hutsIn, reachable, settled, siteHolder } from '../rules/effects/huts.ts';
import { region, Table } from './table.ts';

/** Four players: land and water are cards of their own. */
const from = (...huts: string[]): Table => Table.bare(4).hut(0, ...huts);
const targets = (t: Table): string[] => t.options('expand').map((line) => line.split(' ')[1] as string);

describe('expanding', () => {
  it('BB-17 an expansion starts from any own hut and uses one path', () => {
    const t = from('west-steppe', 'east-beach').dice(0, [1]).play('die 1 water');
    expect(targets(t)).toEqual(['south-steppe']);
    expect(t.whyNot('expand central-forest')).toMatchObject({ ruling: 'BB-16', key: 'pathTooDear' });
    expect(t.whyNot('expand north-mountain')).toMatchObject({ ruling: 'BB-17', key: 'noPath' });
  });

  it('BB-18 paths work in both directions with the same value', () => {
    for (const p of PATHS) {
      for (const [a, b] of [
        [p.a, p.b],
        [p.b, p.a],
      ] as const) {
        const t = from(REGION_IDS[a] as string);
        const land = p.type === 'land';
        expect(reachable(t.s, 0, land, !land, p.value) & (1 << b)).not.toBe(0);
        expect(reachable(t.s, 0, land, !land, p.value - 1) & (1 << b)).toBe(0);
      }
    }
  });

  it('BB-19 a land card allows land paths, a water card water paths, a double card either', () => {
    expect(targets(from('central-mountain').dice(0, [6]).play('die 6 land'))).toEqual([
      'central-steppe',
      'central-beach',
    ]);
    expect(targets(from('central-mountain').dice(0, [6]).play('die 6 water'))).toEqual(['east-beach', 'south-steppe']);
    const t = Table.bare(2).hut(0, 'central-mountain').dice(0, [6]).play('die 6 landWater');
    expect(targets(t)).toEqual(['central-steppe', 'central-beach', 'east-beach', 'south-steppe']);
    const land = from('central-mountain').dice(0, [6]).play('die 6 land');
    expect(land.whyNot('expand east-beach')).toEqual({ ruling: 'BB-19', key: 'onlyLand' });
  });

  it('BB-20 a region with an own hut is no target, on the site or pushed aside', () => {
    const t = from('central-mountain', 'central-beach').hut(1, 'central-beach').dice(0, [6]).play('die 6 land');
    expect(siteHolder(t.s, region('central-beach'))).toBe(1);
    expect(targets(t)).toEqual(['central-forest', 'central-steppe']);
    expect(t.whyNot('expand central-beach')).toEqual({ ruling: 'BB-20', key: 'ownHut' });
  });

  it('BB-21 huts of others never block and are pushed aside', () => {
    const t = from('central-mountain').hut(1, 'central-beach').hut(2, 'central-beach').dice(0, [2]);
    t.play('die 2 land', 'expand central-beach');
    expect(hutsIn(t.s, region('central-beach'))).toEqual([1, 2, 0]);
    expect(t.events()).toContainEqual({ e: 'settled', seat: 0, region: region('central-beach'), pushed: 2 });
  });

  it('BB-22 a pushed hut is a starting point and counts for huts in regions', () => {
    const t = from('central-mountain').hut(1, 'central-mountain').dice(0, [4]);
    expect(siteHolder(t.s, region('central-mountain'))).toBe(1);
    expect(bits(settled(t.s, 0))).toBe(1);
    expect(targets(t.play('die 4 water'))).toEqual(['east-beach']);
  });

  it('BB-23 every expansion offers red once, right after the yield', () => {
    const t = from('central-mountain').dice(0, [2]).give(0, { godTiles: 2 });
    t.play('die 2 land', 'white none', 'expand central-beach');
    expect(t.kind).toBe('placeMaterial');
    t.play(t.options()[0] as string);
    expect(t.kind).toBe('redGod');
    expect(t.options()).toEqual(['red none', 'red tile']);
    t.play('red tile');
    expect(t.asked).toBe(1);
    expect(t.whyNot('red tile', 1)).toEqual({ ruling: 'BB-23', key: 'notNow' });
  });

  it('BB-24 a scored fish tile stays for later arrivals', () => {
    const t = from('central-mountain').hut(1, 'central-mountain').dice(0, [3]).dice(1, [2]).fish('central-beach', 6);
    for (const seat of [0, 1]) {
      t.give(seat, { godTiles: 1 });
      t.play(t.options('die').find((line) => line.endsWith(' land')) as string, 'white none', 'expand central-beach');
      t.until((x) => x.kind === 'redGod').play('red tile');
    }
    expect([t.part('redFish', 0), t.part('redFish', 1)]).toEqual([6, 6]);
    expect(t.s.fish[region('central-beach')]).toBe(6);
  });

  it('BB-25 an offering from a steppe may pay the red god of the same expansion', () => {
    const t = from('central-mountain').dice(0, [4]).hand(0, 'red').fish('central-steppe', 4);
    t.play('die 4 land', 'expand central-steppe');
    expect(t.kind).toBe('redGod');
    expect(t.player().offerings).toBe(1);
    t.play('red card');
    expect(t.player().offerings).toBe(0);
    expect(t.part('redFish')).toBe(4);
  });

  it('BB-26 huts leave fields 1 to 11 first, field 12 last', () => {
    const t = from('central-mountain').dice(0, [2]);
    t.player().huts.fill(0, 0, 10);
    t.play('die 2 land', 'expand central-beach');
    expect(t.player().huts.slice(10)).toEqual([0, 1]);
    const last = from('central-mountain').dice(0, [2]);
    last.player().huts.fill(0, 0, 11);
    last.play('die 2 land', 'expand central-beach');
    expect(last.player().huts.reduce((a, b) => a + b)).toBe(0);
    const none = from('central-mountain').dice(0, [6]);
    none.player().huts.fill(0);
    expect(none.options().some((line) => line.endsWith(' land'))).toBe(false);
  });

  it('BB-95 a region reachable by several paths is one option', () => {
    const t = from('central-steppe', 'central-beach').dice(0, [6]).play('die 6 land');
    expect(targets(t)).toEqual(['central-forest', 'central-mountain']);
  });

  it('BB-EX2 the water card from the central mountain', () => {
    const water = (face: number): string[] => {
      const t = from('central-mountain').dice(0, [face]);
      return t.options().includes(`die ${face} water`) ? targets(t.play(`die ${face} water`)) : [];
    };
    expect([1, 2, 3, 4, 5, 6].map(water)).toEqual([
      [],
      [],
      [],
      ['east-beach'],
      ['east-beach', 'south-steppe'],
      ['east-beach', 'south-steppe'],
    ]);
  });

  it('BB-EX3 the land card from the central mountain', () => {
    const land = (face: number): string[] => {
      const t = from('central-mountain').dice(0, [face]);
      return t.options().includes(`die ${face} land`) ? targets(t.play(`die ${face} land`)) : [];
    };
    const both = ['central-steppe', 'central-beach'];
    expect([1, 2, 3, 4, 5, 6].map(land)).toEqual([[], ['central-beach'], ['central-beach'], both, both, both]);
  });

  it('BB-EX9 blue, white and red for one die', () => {
    const t = from('central-steppe').lies(1, 1, 'water').dice(0, [3]).hand(0, 'blue', 'white', 'red');
    t.give(0, { offerings: 3 }).fish('east-forest', 5);
    t.play('die 3 water blue=card', 'white card', 'expand east-forest')
      .until((x) => x.kind === 'redGod')
      .play('red card');
    expect(t.player().offerings).toBe(0);
    expect(t.vp()).toBe(5);
    expect(t.player().dice[0]).toBe(3);
    expect(siteHolder(t.s, region('east-forest'))).toBe(0);
    expect(t.player().ceremony.filter((x) => x === 0)).toHaveLength(1);
  });
});
