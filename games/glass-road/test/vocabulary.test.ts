import { describe, expect, it } from 'vitest';
import { affordable, discounted, goodsPayable, missing, payable, tilesPayable } from '../rules/costs.ts';
import * as counters from '../rules/counters.ts';
import { BUILDINGS, EFFECTS, GOODS, NAMES } from '../rules/data.ts';
import { runStack } from '../rules/frames/index.ts';
import { OPERATIONS } from '../rules/operations.ts';
import type { Op, OpName } from '../rules/vocabulary.ts';
import {
  BUILDING_OPS,
  CONVERSION_OPS,
  readCost,
  readCounter,
  readEffect,
  readScoring,
  SPECIALIST_OPS,
} from '../rules/vocabulary.ts';
import { buildingOf, cellOf, Table } from './table.ts';

const read = (raw: unknown): Op => readEffect('test', [raw], NAMES, SPECIALIST_OPS)[0] as Op;
const good = (id: string): number => NAMES.goods.indexOf(id);
const tile = (id: string): number => NAMES.tiles.indexOf(id);

describe('unknown words are errors when the data is loaded', () => {
  it.each([
    ['operation', () => read({ op: 'steal' })],
    ['field', () => read({ op: 'gain', goods: {}, twice: true })],
    ['missing field', () => read({ op: 'gain' })],
    ['good', () => read({ op: 'gain', goods: { gold: 1 } })],
    ['amount', () => read({ op: 'gain', goods: { wood: -1 } })],
    ['tile', () => read({ op: 'place', kinds: ['lake'], count: 1 })],
    ['place', () => read({ op: 'place', kinds: ['pond'], count: 1, at: 'anywhere' })],
    ['counter', () => readCounter('test', { count: 'cows' }, NAMES)],
    ['counter field', () => readCounter('test', { count: 'tiles', kinds: ['pond'], near: 1 }, NAMES)],
    ['building type', () => readCounter('test', { count: 'buildings', types: ['castle'] }, NAMES)],
    ['cost', () => readCost('test', { money: 3 }, NAMES)],
    ['points', () => readScoring('test', { parts: [{ per: { count: 'handCards' }, points: 0.3 }] }, NAMES)],
    ['scoring field', () => readScoring('test', { parts: [], doubles: true }, NAMES)],
    ['gift without a kind', () => read({ op: 'othersGain', amount: 1 })],
    ['building in a tile', () => readEffect('test', [{ op: 'build' }], NAMES, BUILDING_OPS)],
    [
      'draft in a conversion',
      () => readEffect('test', [{ op: 'draftPrivate', look: 3, keep: 1 }], NAMES, CONVERSION_OPS),
    ],
  ])('%s', (_what, load) => {
    expect(load).toThrow(/glass-road data/);
  });
});

/** Starts one operation for seat 0 of a position and returns the top frame. */
function start<N extends OpName>(t: Table, name: N, self = -1): unknown {
  const list = EFFECTS.findIndex((ops) => ops.some((op) => op.op === name));
  const ops = EFFECTS[list] as readonly Op[];
  const at = ops.findIndex((op) => op.op === name);
  t.using(0, 'builder');
  const frame = { f: 'run', seat: 0, list, at: at + 1, self, removed: -1, kind: good('sand') } as const;
  t.s.stack.push({ ...frame });
  (OPERATIONS[name] as (s: unknown, stack: unknown, f: unknown, op: Op, at: number) => void)(
    t.s,
    t.s.stack,
    frame,
    ops[at] as Op,
    at,
  );
  runStack(t.s, t.s.stack, t.out);
  return t.s.stack.at(-1);
}

describe('operations', () => {
  it('gain offers all listed goods as one receipt', () => {
    expect(start(new Table(1), 'gain')).toMatchObject({
      f: 'receive',
      offer: GOODS.map((g) => (g.id === 'wood' ? 2 : 0)),
    });
  });
  it('gainChoice asks for one kind', () => {
    const t = new Table(1);
    start(t, 'gainChoice');
    expect(t.options(0)).toEqual(['wood', 'charcoal', 'water', 'food', 'clay', 'sand'].map((k) => `kind ${k}`));
  });
  it('gainPer offers as many as counted, up to its maximum', () => {
    const t = new Table(1);
    t.player(0).hand = 0b111;
    expect(start(t, 'gainPer')).toMatchObject({ f: 'receive', offer: GOODS.map((g) => (g.id === 'charcoal' ? 3 : 0)) });
    const none = new Table(1);
    expect(start(none, 'gainPer')).toMatchObject({ f: 'resolve' });
  });
  it('gainPerTileKind offers one good for each kind present', () => {
    const t = new Table(1).meadow(0).land(0, { r1c2: 'pond', r1c3: 'pond', r1c4: 'pit' });
    expect(start(t, 'gainPerTileKind')).toMatchObject({
      f: 'receive',
      offer: GOODS.map((g) => (g.id === 'water' || g.id === 'sand' ? 1 : 0)),
    });
  });
  it('place asks for a tile and its space', () => {
    expect(start(new Table(1), 'place')).toMatchObject({ f: 'place', left: 1, only: -1 });
  });
  it('convert asks before every use', () => {
    const t = new Table(1);
    expect(start(t, 'convert')).toMatchObject({ f: 'repeat', times: 0 });
    expect(t.options(0)).toEqual(['again', 'stop']);
  });
  it('build asks for a tile', () => {
    expect(start(new Table(1), 'build')).toMatchObject({ f: 'build', tile: -1 });
  });
  it('draftPrivate asks for a stack', () => {
    expect(start(new Table(1), 'draftPrivate')).toMatchObject({ f: 'draft', row: -1 });
  });
  it('othersGain asks the next player', () => {
    expect(start(new Table(3), 'othersGain')).toMatchObject({ f: 'gift', seat: 1, from: 0, amount: 1 });
  });
});

describe('counters', () => {
  const t = new Table(1).own(0, 'kiln', 'r3c3').own(0, 'sawmill', 'r4c1').own(0, 'village-church', 'r1c2');
  t.stock(0, 'GW(3,1,2,0,7|2) BW(4,1,2|0)');
  const e = t.player(0);
  it('tiles', () => expect(counters.tiles(e, { count: 'tiles', kinds: [tile('pond'), tile('pit')] })).toBe(6));
  it('adjacentTiles', () =>
    expect(
      counters.adjacentTiles(e, { count: 'adjacentTiles', kinds: [tile('grove'), tile('pit')] }, cellOf('r3c3')),
    ).toBe(3));
  it('goods adds both wheels', () => {
    expect(counters.goods(e, { count: 'goods', kinds: [good('food')] })).toBe(3);
    expect(counters.goods(e, { count: 'goods', kinds: [good('charcoal'), good('glass')] })).toBe(5);
  });
  it('goodKindsAtLeast counts basic goods on both wheels together', () =>
    expect(counters.goodKindsAtLeast(e, { count: 'goodKindsAtLeast', atLeast: 3 })).toBe(5));
  it('buildings', () => {
    const c = { count: 'buildings', types: [], costIncludes: -1, excludeSelf: false } as const;
    expect(counters.buildings(e, c, -1)).toBe(3);
    expect(counters.buildings(e, { ...c, excludeSelf: true }, cellOf('r1c2'))).toBe(2);
    expect(counters.buildings(e, { ...c, types: [0] }, -1)).toBe(2);
    expect(counters.buildings(e, { ...c, costIncludes: good('brick') }, -1)).toBe(2);
  });
  it('sets is the minimum over the kinds', () =>
    expect(counters.sets(e, { count: 'sets', kinds: [tile('grove'), tile('pond'), tile('pit')] })).toBe(3));
  it('handCards', () => expect(counters.handCards(0b10101)).toBe(3));
});

describe('costs', () => {
  const e = new Table(1).stock(0, 'GW(0,1,0,0,2|0) BW(0,0,1|0)').player(0);
  const due = (goods: Record<string, number>): number[] => NAMES.goods.map((id) => goods[id] ?? 0);
  it('goods may come from both wheels', () => {
    expect(goodsPayable(e.stock, due({ food: 2, wood: 2 }))).toBe(true);
    expect(goodsPayable(e.stock, due({ food: 3 }))).toBe(false);
  });
  it('remove needs enough tiles of the kinds', () => {
    const cost = { goods: due({}), kinds: 1 << tile('forest'), tiles: 6 };
    expect(tilesPayable(e.cells, cost)).toBe(true);
    expect(tilesPayable(e.cells, { ...cost, tiles: 7 })).toBe(false);
    expect(payable(e, { ...cost, goods: due({ clay: 1 }) })).toBe(false);
  });
  it('a discount lowers the named good', () =>
    expect(discounted(due({ wood: 3, clay: 1 }), due({ wood: 2 }))).toEqual(due({ wood: 1, clay: 1 })));
  it('affordable and missing agree', () => {
    expect(affordable(e, buildingOf('sand-factory'))).toBe(true);
    expect(affordable(e, buildingOf('clay-lake'))).toBe(false);
    expect(missing(e, buildingOf('clay-lake'))).toEqual(due({ wood: 1 }));
    expect(affordable(e, buildingOf('clay-lake'), due({ wood: 2 }))).toBe(true);
  });
});

describe('data', () => {
  it('has 30 processing, 31 immediate and 31 bonus buildings and 15 specialists', () => {
    expect([0, 1, 2].map((type) => BUILDINGS.filter((b) => b.type === type).length)).toEqual([30, 31, 31]);
  });

  it('no conversion runs upstream: endless gains are impossible', () => {
    const rank: Readonly<Record<string, number>> = {
      wood: 0,
      charcoal: 1,
      water: 2,
      food: 3,
      clay: 3,
      sand: 4,
      brick: 5,
      glass: 6,
    };
    for (const b of BUILDINGS) {
      if (b.conversion === null || b.conversion.pay.tiles > 0) continue;
      const paid = NAMES.goods.filter((_, g) => (b.conversion?.pay.goods[g] ?? 0) > 0);
      const got = (EFFECTS[b.conversion.effect] ?? []).flatMap((op) =>
        op.op === 'gain' ? NAMES.goods.filter((_, g) => (op.goods[g] ?? 0) > 0) : [],
      );
      const products = paid.every((id) => id === 'glass' || id === 'brick');
      if (products)
        for (const id of got)
          expect(['food', 'clay', 'sand', ...(paid.includes('glass') ? ['brick'] : [])]).toContain(id);
      else {
        const first = Math.min(...paid.map((id) => rank[id] as number));
        for (const id of got) expect(rank[id]).toBeGreaterThan(first);
      }
    }
  });
});
