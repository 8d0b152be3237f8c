/**
 * The closed vocabulary of the data file (RULES.md, section 10), read word by word: a word that is not known here
 * is an error when the data is loaded.
 */

export interface Cost {
  /** Amount by good. */
  readonly goods: readonly number[];
  /** Tile kinds one of which has to be removed, as a set of bits, and how many tiles. */
  readonly kinds: number;
  readonly tiles: number;
}

export type Counter =
  | { readonly count: 'tiles'; readonly kinds: readonly number[] }
  | { readonly count: 'adjacentTiles'; readonly kinds: readonly number[] }
  | { readonly count: 'goods'; readonly kinds: readonly number[] }
  | { readonly count: 'goodKindsAtLeast'; readonly atLeast: number }
  | {
      readonly count: 'buildings';
      /** Empty: every type. */
      readonly types: readonly number[];
      /** Good that must be in the printed cost, or -1. */
      readonly costIncludes: number;
      readonly excludeSelf: boolean;
    }
  | { readonly count: 'sets'; readonly kinds: readonly number[] }
  | { readonly count: 'handCards' };

export type Op =
  | { readonly op: 'gain'; readonly goods: readonly number[] }
  | { readonly op: 'gainChoice'; readonly kinds: readonly number[]; readonly amount: number }
  | {
      readonly op: 'gainPer';
      readonly kinds: readonly number[];
      readonly per: Counter;
      readonly each: number;
      readonly max: number;
    }
  | { readonly op: 'gainPerTileKind'; readonly map: readonly (readonly [tile: number, good: number])[] }
  | {
      readonly op: 'place';
      readonly kinds: readonly number[];
      readonly count: number;
      readonly distinct: boolean;
      readonly atRemoved: boolean;
    }
  | { readonly op: 'convert'; readonly pay: Cost; readonly gain: readonly number[]; readonly maxTimes: number }
  | { readonly op: 'build'; readonly discount: readonly number[] }
  | { readonly op: 'draftPrivate'; readonly look: number; readonly keep: number }
  | { readonly op: 'othersGain'; readonly amount: number };

export type OpName = Op['op'];
export type CounterName = Counter['count'];

/** Points are kept doubled, because half points exist. */
export type ScoringPart =
  | { readonly per: Counter; readonly points2: number; readonly max2: number }
  | { readonly per: Counter; readonly table: readonly (readonly [threshold: number, points2: number])[] };

export interface Scoring {
  readonly parts: readonly ScoringPart[];
  readonly keepsCovered: boolean;
}

/** Names of the tables in their order: a word is turned into its place in the table. */
export interface Names {
  readonly goods: readonly string[];
  readonly tiles: readonly string[];
  readonly types: readonly string[];
}

type Raw = Readonly<Record<string, unknown>>;

export function bad(where: string, what: string): never {
  throw new Error(`glass-road data, ${where}: ${what}`);
}

/** An object with no other fields than these. */
export function fields(
  where: string,
  raw: unknown,
  required: readonly string[],
  optional: readonly string[] = [],
): Raw {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) bad(where, 'is not an object');
  for (const name of required) if (!(name in raw)) bad(where, `has no ${name}`);
  for (const name of Object.keys(raw))
    if (!required.includes(name) && !optional.includes(name)) bad(where, `unknown word ${name}`);
  return raw as Raw;
}

export function whole(where: string, raw: unknown): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < 0) bad(where, `${String(raw)} is not a whole number`);
  return raw;
}

export function doubled(where: string, raw: unknown): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw * 2))
    bad(where, `${String(raw)} is not a number of half points`);
  return raw * 2;
}

export function word(where: string, table: readonly string[], raw: unknown): number {
  const at = typeof raw === 'string' ? table.indexOf(raw) : -1;
  if (at < 0) bad(where, `unknown word ${String(raw)}`);
  return at;
}

export function words(where: string, table: readonly string[], raw: unknown): number[] {
  if (!Array.isArray(raw) || raw.length === 0) bad(where, 'is not a list of words');
  return raw.map((x) => word(where, table, x));
}

export function bits(kinds: readonly number[]): number {
  return kinds.reduce((mask, k) => mask | (1 << k), 0);
}

export function readGoods(where: string, raw: unknown, names: Names): number[] {
  const goods = names.goods.map(() => 0);
  for (const [id, n] of Object.entries(fields(where, raw, [], names.goods)))
    goods[word(where, names.goods, id)] = whole(where, n);
  return goods;
}

export function readCost(where: string, raw: unknown, names: Names): Cost {
  const cost = fields(where, raw, [], ['goods', 'remove']);
  const goods = readGoods(where, cost.goods ?? {}, names);
  if (cost.remove === undefined) return { goods, kinds: 0, tiles: 0 };
  const remove = fields(where, cost.remove, ['kinds', 'count']);
  return { goods, kinds: bits(words(where, names.tiles, remove.kinds)), tiles: whole(where, remove.count) };
}

const COUNTERS: Readonly<Record<CounterName, (where: string, raw: Raw, names: Names) => Counter>> = {
  tiles(where, raw, names) {
    const { kinds } = fields(where, raw, ['count', 'kinds']);
    return { count: 'tiles', kinds: words(where, names.tiles, kinds) };
  },
  adjacentTiles(where, raw, names) {
    const { kinds } = fields(where, raw, ['count', 'kinds']);
    return { count: 'adjacentTiles', kinds: words(where, names.tiles, kinds) };
  },
  goods(where, raw, names) {
    const { kinds } = fields(where, raw, ['count', 'kinds']);
    return { count: 'goods', kinds: words(where, names.goods, kinds) };
  },
  goodKindsAtLeast(where, raw) {
    const { atLeast } = fields(where, raw, ['count', 'atLeast']);
    return { count: 'goodKindsAtLeast', atLeast: whole(where, atLeast) };
  },
  buildings(where, raw, names) {
    const c = fields(where, raw, ['count'], ['types', 'costIncludes', 'excludeSelf']);
    return {
      count: 'buildings',
      types: c.types === undefined ? [] : words(where, names.types, c.types),
      costIncludes: c.costIncludes === undefined ? -1 : word(where, names.goods, c.costIncludes),
      excludeSelf: c.excludeSelf === true,
    };
  },
  sets(where, raw, names) {
    const { kinds } = fields(where, raw, ['count', 'kinds']);
    return { count: 'sets', kinds: words(where, names.tiles, kinds) };
  },
  handCards(where, raw) {
    fields(where, raw, ['count']);
    return { count: 'handCards' };
  },
};

export function readCounter(where: string, raw: unknown, names: Names): Counter {
  const name = fields(where, raw, ['count'], Object.keys((raw ?? {}) as Raw)).count;
  if (typeof name !== 'string' || !Object.hasOwn(COUNTERS, name)) bad(where, `unknown counter ${String(name)}`);
  return COUNTERS[name as CounterName](where, raw as Raw, names);
}

const OPS: Readonly<Record<OpName, (where: string, raw: Raw, names: Names) => Op>> = {
  gain(where, raw, names) {
    const { goods } = fields(where, raw, ['op', 'goods']);
    return { op: 'gain', goods: readGoods(where, goods, names) };
  },
  gainChoice(where, raw, names) {
    const { kinds, amount } = fields(where, raw, ['op', 'kinds', 'amount']);
    return { op: 'gainChoice', kinds: words(where, names.goods, kinds), amount: whole(where, amount) };
  },
  gainPer(where, raw, names) {
    const o = fields(where, raw, ['op', 'kinds', 'per', 'each', 'max']);
    return {
      op: 'gainPer',
      kinds: words(where, names.goods, o.kinds),
      per: readCounter(where, o.per, names),
      each: whole(where, o.each),
      max: whole(where, o.max),
    };
  },
  gainPerTileKind(where, raw, names) {
    const { map } = fields(where, raw, ['op', 'map']);
    const pairs = Object.entries(fields(where, map, [], names.tiles));
    return {
      op: 'gainPerTileKind',
      map: pairs.map(([tile, good]) => [word(where, names.tiles, tile), word(where, names.goods, good)]),
    };
  },
  place(where, raw, names) {
    const o = fields(where, raw, ['op', 'kinds', 'count'], ['distinct', 'at']);
    if (o.at !== undefined && o.at !== 'removed') bad(where, `unknown place ${String(o.at)}`);
    return {
      op: 'place',
      kinds: words(where, names.tiles, o.kinds),
      count: whole(where, o.count),
      distinct: o.distinct === true,
      atRemoved: o.at === 'removed',
    };
  },
  convert(where, raw, names) {
    const o = fields(where, raw, ['op', 'pay', 'gain', 'maxTimes']);
    return {
      op: 'convert',
      pay: readCost(where, o.pay, names),
      gain: readGoods(where, o.gain, names),
      maxTimes: whole(where, o.maxTimes),
    };
  },
  build(where, raw, names) {
    const { discount } = fields(where, raw, ['op'], ['discount']);
    return { op: 'build', discount: readGoods(where, discount ?? {}, names) };
  },
  draftPrivate(where, raw) {
    const { look, keep } = fields(where, raw, ['op', 'look', 'keep']);
    return { op: 'draftPrivate', look: whole(where, look), keep: whole(where, keep) };
  },
  othersGain(where, raw) {
    const { amount } = fields(where, raw, ['op', 'amount']);
    return { op: 'othersGain', amount: whole(where, amount) };
  },
};

/** What a conversion may hold: a passive player uses it beside the running game, so it may touch nobody else. */
export const CONVERSION_OPS: readonly OpName[] = ['gain', 'gainChoice', 'gainPer', 'gainPerTileKind', 'place'];
/** GR-65: no building tile allows building. */
export const BUILDING_OPS: readonly OpName[] = [...CONVERSION_OPS, 'convert'];
export const SPECIALIST_OPS: readonly OpName[] = [...BUILDING_OPS, 'build', 'draftPrivate', 'othersGain'];

export function readEffect(where: string, raw: unknown, names: Names, allowed: readonly OpName[]): Op[] {
  if (!Array.isArray(raw)) bad(where, 'is not a list of operations');
  const ops = raw.map((x: unknown) => {
    const name = fields(where, x, ['op'], Object.keys((x ?? {}) as Raw)).op;
    if (typeof name !== 'string' || !Object.hasOwn(OPS, name)) bad(where, `unknown operation ${String(name)}`);
    if (!allowed.includes(name as OpName)) bad(where, `${name} is not possible here`);
    return OPS[name as OpName](where, x as Raw, names);
  });
  for (const [i, o] of ops.entries())
    if (o.op === 'othersGain' && !ops.slice(0, i).some((before) => before.op === 'gainChoice'))
      bad(where, 'othersGain without a kind chosen before');
  return ops;
}

export function readScoring(where: string, raw: unknown, names: Names): Scoring {
  const s = fields(where, raw, ['parts'], ['keepsCovered']);
  if (!Array.isArray(s.parts)) bad(where, 'parts is not a list');
  const parts = s.parts.map((x: unknown): ScoringPart => {
    const p = fields(where, x, ['per'], ['points', 'max', 'table']);
    const per = readCounter(where, p.per, names);
    if (p.table === undefined) {
      const max2 = p.max === undefined ? Number.MAX_SAFE_INTEGER : doubled(where, p.max);
      return { per, points2: doubled(where, p.points), max2 };
    }
    if (!Array.isArray(p.table)) bad(where, 'table is not a list');
    return {
      per,
      table: p.table.map((row: unknown) => {
        if (!Array.isArray(row)) bad(where, 'a row of the table is not a list');
        return [whole(where, row[0]), doubled(where, row[1])] as const;
      }),
    };
  });
  return { parts, keepsCovered: s.keepsCovered === true };
}
