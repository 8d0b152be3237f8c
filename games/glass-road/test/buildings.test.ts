/** Every one of the 92 buildings is built, used and scored, with a model of the rules written from RULES.md and the raw data. */
import { describe, expect, it } from 'vitest';
import type { Decision } from '#kernel';
import raw from '../data/glass-road.json' with { type: 'json' };
import type { GameMove } from '../rules/moves.ts';
import { buildingPoints2 } from '../rules/scoring.ts';
import { buildingOf, cellOf, Table } from './table.ts';

interface Per {
  readonly count: string;
  readonly kinds?: readonly string[];
  readonly atLeast?: number;
  readonly types?: readonly string[];
  readonly costIncludes?: string;
  readonly excludeSelf?: boolean;
}
interface RawOp {
  readonly op: string;
  readonly goods?: Readonly<Record<string, number>>;
  readonly gain?: Readonly<Record<string, number>>;
  readonly pay?: RawCost;
  readonly maxTimes?: number;
  readonly kinds?: readonly string[];
  readonly count?: number;
  readonly distinct?: boolean;
  readonly at?: string;
  readonly per?: Per;
  readonly each?: number;
  readonly max?: number;
}
interface RawCost {
  readonly goods?: Readonly<Record<string, number>>;
  readonly remove?: { readonly kinds: readonly string[]; readonly count: number };
}
interface RawBuilding {
  readonly id: string;
  readonly type: string;
  readonly cost: RawCost;
  readonly pattern: string;
  readonly points: number;
  readonly upgradeOf?: string;
  readonly conversion?: { readonly pay: RawCost; readonly effect: readonly RawOp[] };
  readonly immediate?: readonly RawOp[];
  readonly scoring?: {
    readonly parts: readonly { per: Per; points?: number; max?: number; table?: readonly (readonly number[])[] }[];
    readonly keepsCovered?: boolean;
  };
}
const BUILDINGS = (raw.buildings as readonly RawBuilding[]).filter((b) => b.type !== 'reference');
const ORDER = raw.goods.map((g) => g.id);

/** A wheel by wheel model of the stock: GW before BW in everything. */
class Model {
  readonly wheels: Record<string, number>[];
  readonly tiles: Record<string, number>;
  constructor(stock: readonly Record<string, number>[], tiles: Record<string, number>) {
    this.wheels = stock.map((w) => ({ ...w }));
    this.tiles = { ...tiles };
  }
  turn(): void {
    for (const [i, w] of raw.wheels.entries()) {
      const now = this.wheels[i] as Record<string, number>;
      while (w.basics.every((g) => (now[g] as number) >= 1) && (now[w.product] as number) < w.productMax) {
        for (const g of w.basics) now[g] = (now[g] as number) - 1;
        now[w.product] = (now[w.product] as number) + 1;
      }
    }
  }
  has(cost: RawCost): boolean {
    const goods = Object.entries(cost.goods ?? {}).every(
      ([g, n]) => this.wheels.reduce((a, w) => a + (w[g] ?? 0), 0) >= n,
    );
    const kinds = cost.remove?.kinds ?? [];
    return goods && kinds.reduce((a, k) => a + (this.tiles[k] ?? 0), 0) >= (cost.remove?.count ?? 0);
  }
  pay(cost: RawCost): void {
    for (const kind of cost.remove?.kinds.slice(0, 1) ?? []) this.tiles[kind] = (this.tiles[kind] as number) - 1;
    for (const [g, n] of Object.entries(cost.goods ?? {})) {
      let due = n;
      for (const w of this.wheels) {
        if (w[g] === undefined) continue;
        const here = Math.min(due, w[g]);
        w[g] -= here;
        due -= here;
      }
    }
    this.turn();
  }
  gain(goods: Readonly<Record<string, number>>): void {
    for (const g of ORDER) {
      const n = goods[g] ?? 0;
      const i = this.wheels.findIndex((w) => w[g] !== undefined);
      const w = this.wheels[i] as Record<string, number>;
      const wheel = raw.wheels[i] as (typeof raw.wheels)[number];
      const limit = wheel.product === g ? wheel.productMax : wheel.basicMax;
      w[g] = Math.min(limit, (w[g] as number) + n);
    }
    this.turn();
  }
  get stock(): number[] {
    return raw.wheels.flatMap((w, i) => [...w.basics, w.product].map((g) => this.wheels[i]?.[g] as number));
  }
}

/** Board: two forests, two groves, two ponds and a pit around r3c3, where wood-pattern tiles are built. */
const LAND = { r2c3: 'pond', r4c3: 'pond', r3c2: 'grove', r3c4: 'pit', r1c2: 'forest', r1c3: 'forest', r4c5: 'grove' };
const COUNTS = { pond: 2, grove: 2, pit: 1, forest: 2 };
const ADJACENT: Readonly<Record<string, number>> = { pond: 2, grove: 1, pit: 1, forest: 0 };
/** Nothing can turn while it rests: food is missing on both wheels, or the products are full. */
const STOCK = [
  { sand: 4, food: 4, charcoal: 4, water: 4, wood: 4, glass: 3 },
  { clay: 4, charcoal: 4, food: 0, brick: 3 },
];
const LOW = 'GW(0,4,4,0,4|3) BW(4,4,0|3)';

function tableFor(): Table {
  return new Table(1).meadow(0).land(0, LAND).stock(0, 'GW(4,4,4,4,4|3) BW(4,4,0|3)');
}

/** The tile itself is counted by "built building", so nothing else stands here. */
function counted(per: Per): number {
  if (per.count === 'tiles') return (per.kinds ?? []).reduce((a, k) => a + (COUNTS[k as keyof typeof COUNTS] ?? 0), 0);
  if (per.count === 'adjacentTiles') return (per.kinds ?? []).reduce((a, k) => a + (ADJACENT[k] ?? 0), 0);
  if (per.count === 'buildings') return per.types === undefined ? 1 : 0;
  throw new Error(`${per.count} is not expected in an immediate effect`);
}

const first = (d: Decision<GameMove>): GameMove => d.options[0] as GameMove;
/** First wheel, most goods, most of a payment from the first wheel, the first kind of tile on the first space. */
function pick(d: Decision<GameMove>): GameMove {
  if (d.kind === 'split') return d.options[d.options.length - 1] as GameMove;
  if (d.kind !== 'take') return first(d);
  const onFirst = d.options.filter((m) => m.do === 'take' && (m.wheel === undefined || m.wheel === raw.wheels[0]?.id));
  return onFirst[onFirst.length - 1] as GameMove;
}
const INSIDE = ['remove', 'split', 'take', 'goodKind', 'tileKind', 'place', 'site', 'repeat'];

/** What an effect does in the model; returns the tiles it places. */
function perform(m: Model, ops: readonly RawOp[]): string[] {
  const placed: string[] = [];
  for (const op of ops) {
    if (op.op === 'gain') m.gain(op.goods ?? {});
    if (op.op === 'gainPer') {
      const n = Math.min(op.max as number, (op.each as number) * counted(op.per as Per));
      if (n > 0) m.gain({ [op.kinds?.[0] as string]: n });
    }
    if (op.op === 'convert')
      for (let i = 0; i < (op.maxTimes as number) && m.has(op.pay as RawCost); i++) {
        m.pay(op.pay as RawCost);
        m.gain(op.gain ?? {});
      }
    if (op.op === 'place')
      for (let i = 0; i < (op.count as number); i++)
        placed.push((op.distinct === true ? op.kinds?.[i] : op.kinds?.[0]) as string);
  }
  return placed;
}

const tilesOn = (t: Table): Record<string, number> => {
  const n: Record<string, number> = { pond: 0, grove: 0, pit: 0, forest: 0 };
  for (let r = 1; r <= 4; r++)
    for (let c = 1; c <= 5; c++) {
      const kind = t.cell(0, `r${r}c${c}`);
      if (kind in n) n[kind] = (n[kind] as number) + 1;
    }
  return n;
};

function buildIt(b: RawBuilding): Table {
  const t = tableFor().show(b.id).using(0, 'feudal-lord').play(0, 'act B', `build ${b.id}`);
  if (b.pattern === 'wood') t.play(0, 'site r3c3');
  return t.answer(0, INSIDE, pick);
}

describe('the 92 buildings', () => {
  it('are 92', () => expect(BUILDINGS).toHaveLength(92));

  describe.each(BUILDINGS.map((b) => [b.id, b] as const))('%s', (_id, b) => {
    it('is built for its cost, with its immediate effect', () => {
      const t = buildIt(b);
      const m = new Model(STOCK, COUNTS);
      m.pay(b.cost);
      const placed = perform(m, b.immediate ?? []);
      for (const kind of placed) m.tiles[kind] = (m.tiles[kind] ?? 0) + 1;
      expect(t.player(0).stock).toEqual(m.stock);
      expect(tilesOn(t)).toEqual(m.tiles);
      const slots: Readonly<Record<string, string>> = { glass: 'r1c1', sand: 'r2c1', brick: 'r3c1', any: 'r1c1' };
      const cell = b.pattern === 'wood' ? 'r3c3' : (slots[b.upgradeOf as string] as string);
      expect(t.cell(0, cell)).toBe(b.id);
      expect(t.question(0)?.kind).toBe('resolve');
    });

    it('is not on offer when one good of its cost is missing', () => {
      for (const g of Object.keys(b.cost.goods ?? {})) {
        // Without glass the full wheel would turn, so food is missing there too.
        const t = tableFor().show(b.id);
        if (g === 'glass') t.stock(0, 'GW(4,0,4,4,4|0)');
        for (const [i, w] of raw.wheels.entries())
          for (const [k, id] of [...w.basics, w.product].entries())
            if (id === g) t.player(0).stock[k + (i === 0 ? 0 : (raw.wheels[0]?.basics.length ?? 0) + 1)] = 0;
        t.using(0, 'feudal-lord').play(0, 'act B');
        expect(t.options(0)).not.toContain(`build ${b.id}`);
      }
    });

    if (b.conversion !== undefined)
      it('converts at its rate', () => {
        const t = tableFor().stock(0, LOW).own(0, b.id, 'r3c3').using(0, 'builder');
        if (t.options(0).includes(`convert ${b.id}`) === false) t.stock(0, 'GW(4,4,4,4,4|3) BW(4,4,0|3)');
        const m = new Model(
          raw.wheels.map((w, i) => {
            const names = [...w.basics, w.product];
            const at = i === 0 ? 0 : (raw.wheels[0]?.basics.length ?? 0) + 1;
            return Object.fromEntries(names.map((g, k) => [g, t.player(0).stock[at + k] as number]));
          }),
          COUNTS,
        );
        t.play(0, `convert ${b.id}`);
        // The model removes a tile of the first kind it may.
        const kind = b.conversion?.pay.remove?.kinds[0];
        t.answer(0, ['remove'], (d) => d.options.find((o) => o.do === 'remove' && t.cell(0, o.cell) === kind));
        t.answer(0, INSIDE, pick);
        m.pay(b.conversion?.pay ?? {});
        for (const k of perform(m, b.conversion?.effect ?? [])) m.tiles[k] = (m.tiles[k] ?? 0) + 1;
        expect(t.player(0).stock).toEqual(m.stock);
        expect(tilesOn(t)).toEqual(m.tiles);
      });

    it('scores what it says', () => {
      const slots: Readonly<Record<string, string>> = { glass: 'r1c1', sand: 'r2c1', brick: 'r3c1', any: 'r2c1' };
      const cell = b.pattern === 'wood' ? 'r3c3' : (slots[b.upgradeOf as string] as string);
      const t = tableFor().own(0, b.id, cell).stock(0, 'GW(5,2,3,1,6|2) BW(4,5,1|1)');
      const company = ['mansion', 'kiln', 'spa', 'half-timbered-house'].filter((id) => id !== b.id).slice(0, 3);
      for (const [i, id] of company.entries()) t.own(0, id, `r2c${[2, 4, 5][i]}`);
      const goods: Readonly<Record<string, number>> = {
        sand: 5,
        food: 3,
        charcoal: 8,
        water: 1,
        wood: 6,
        glass: 2,
        clay: 4,
        brick: 1,
      };
      const count = (per: Per): number => {
        const kinds = per.kinds ?? [];
        if (per.count === 'goods') return kinds.reduce((a, k) => a + (goods[k] as number), 0);
        if (per.count === 'goodKindsAtLeast') return 5;
        if (per.count === 'sets') return Math.min(...kinds.map((k) => COUNTS[k as keyof typeof COUNTS]));
        if (per.count !== 'buildings') return counted(per);
        return company
          .map((id) => BUILDINGS.find((x) => x.id === id) as RawBuilding)
          .filter((x) => (per.types ?? [x.type]).includes(x.type))
          .filter((x) => per.costIncludes === undefined || (x.cost.goods?.[per.costIncludes] ?? 0) > 0).length;
      };
      let points = b.points;
      for (const part of b.scoring?.parts ?? []) {
        const n = count(part.per);
        if (part.points !== undefined) points += Math.min(part.max ?? 99, part.points * n);
        else
          points += Math.max(
            0,
            ...(part.table ?? []).filter((row) => n >= (row[0] as number)).map((row) => row[1] as number),
          );
      }
      if (b.scoring?.keepsCovered === true) points += (goods.sand as number) / 2;
      expect(buildingPoints2(t.player(0), buildingOf(b.id), cellOf(cell)) / 2).toBe(points);
    });
  });
});
