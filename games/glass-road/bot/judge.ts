/** What a line is worth to its player: points now, and what can still be made of the rest. */
import type { WeightValues } from '#kernel';
import { count } from '../rules/counters.ts';
import { BUILDINGS, EFFECTS, GOODS, MARKERS, STARTING_BUILDINGS, TILES, WHEELS } from '../rules/data.ts';
import { DISCARDABLE } from '../rules/landscape.ts';
import { EMPTY, isTile, startCell } from '../rules/state.ts';
import type { Counter, Op, Scoring, ScoringPart } from '../rules/vocabulary.ts';
import type { Line } from './line.ts';
import { searching, W } from './weights-searching.ts';

type Building = (typeof BUILDINGS)[number];

function counted(line: Line, counter: Counter, cell: number): number {
  const { tiles } = line.land;
  let n = 0;
  switch (counter.count) {
    case 'tiles':
      for (const kind of counter.kinds) n += tiles[kind] as number;
      return n;
    case 'sets':
      n = Number.POSITIVE_INFINITY;
      for (const kind of counter.kinds) n = Math.min(n, tiles[kind] as number);
      return n;
    default:
      return count(line, 0, counter, cell);
  }
}

function scoring2(line: Line, scoring: Scoring, cell: number): number {
  let points2 = 0;
  for (const part of scoring.parts) {
    const n = counted(line, part.per, cell);
    if ('points2' in part) points2 += Math.min(part.max2, part.points2 * n);
    else points2 += reached(part.table, n);
  }
  return points2;
}

type Table = Extract<ScoringPart, { table: unknown }>['table'];

function reached(table: Table, n: number): number {
  let points2 = 0;
  for (let i = 0; i < table.length; i++) {
    const row = table[i] as Table[number];
    if (n >= row[0]) points2 = row[1];
  }
  return points2;
}

/** The same points as the rules count, from what a line knows of its land. */
function buildingPoints2(line: Line, building: number, cell: number): number {
  const b = BUILDINGS[building] as Building;
  let points2 = b.points2 + scoring2(line, b.scoring, cell);
  if (b.scoring.keepsCovered)
    for (const start of STARTING_BUILDINGS) if (start.cell === cell) points2 += scoring2(line, start.scoring, cell);
  return points2;
}

export function pointsOf(line: Line): number {
  let points2 = 0;
  for (let i = 0; i < line.built.length; i++)
    points2 += buildingPoints2(line, line.built[i] as number, line.sites[i] as number);
  for (let i = 0; i < STARTING_BUILDINGS.length; i++) {
    const b = STARTING_BUILDINGS[i] as (typeof STARTING_BUILDINGS)[number];
    if (line.cells[b.cell] === startCell(i)) points2 += scoring2(line, b.scoring, b.cell);
  }
  return points2 / 2;
}

const PRODUCT: readonly boolean[] = GOODS.map((g) => !g.basic);
const GOOD_OF: readonly number[] = MARKERS.map((m) => m.good);
const MOST_UNITS = Math.max(...MARKERS.map((m) => m.max));

/** Tables made of the numbers in use, once. */
interface Tables {
  readonly values: WeightValues;
  /** Worth by marker and units in stock. */
  readonly stock: readonly (readonly number[])[];
  readonly tiles: readonly number[];
  /** Worth of a building that is not built beside its points, and the most it can ever be worth. */
  readonly extra: readonly number[];
  readonly most: readonly number[];
}

function tablesOf(values: WeightValues): Tables {
  const extra = BUILDINGS.map((b) => (b.conversion === null ? 0 : W.engine) + W.effect * unitsOf(b));
  return {
    values,
    stock: GOOD_OF.map((good) => {
      const g = GOODS[good] as (typeof GOODS)[number];
      const unit = values[g.id] as number;
      const worth = [0];
      for (let n = 1, share = 1; n <= MOST_UNITS; n++, share *= g.basic ? W.decay : 1)
        worth.push((worth[n - 1] as number) + unit * share);
      return worth;
    }),
    tiles: TILES.map((t) => values[t.id] as number),
    extra,
    most: BUILDINGS.map((b, i) => mostPoints(b) + (extra[i] as number)),
  };
}

/** The most points a building can ever bring. */
function mostPoints(b: Building): number {
  if (b.scoring.keepsCovered) return Number.POSITIVE_INFINITY;
  let most2 = b.points2;
  for (const part of b.scoring.parts)
    most2 += 'points2' in part ? part.max2 : Math.max(...part.table.map(([, points2]) => points2));
  return most2 / 2;
}

/** How much the immediate effect of a building gives, roughly, in goods or tiles. */
function unitsOf(b: Building): number {
  return (EFFECTS[b.immediate] ?? []).reduce((sum, op) => sum + units(op), 0);
}

function units(op: Op): number {
  switch (op.op) {
    case 'gain':
      return op.goods.reduce((sum, n, good) => sum + n * (PRODUCT[good] === true ? 3 : 1), 0);
    case 'gainPer':
      return Math.min(op.max, op.each * 2);
    case 'place':
      return op.count;
    default:
      return 2;
  }
}

let tables: Tables | null = null;
function current(): Tables {
  if (tables === null || tables.values !== searching.values) tables = tablesOf(searching.values);
  return tables;
}

const FOREST = DISCARDABLE.indexOf(false);

function goods(line: Line, t: Tables): number {
  let worth = 0;
  for (let m = 0; m < line.stock.length; m++)
    worth += (t.stock[m] as readonly number[])[line.stock[m] as number] as number;
  let full = 0;
  for (const w of WHEELS) {
    let there = 0;
    for (const m of w.basics) if ((line.stock[m] as number) > 0) there++;
    full += (there / w.basics.length) ** 2;
  }
  return worth + W.wheel * full;
}

function land(line: Line, t: Tables): number {
  const { tiles, empty } = line.land;
  let worth = 0;
  let small = 0;
  for (let kind = 0; kind < tiles.length; kind++) {
    const n = tiles[kind] as number;
    worth += n * (t.tiles[kind] as number);
    if (kind !== FOREST) small += n;
  }
  // What can be cleared at any time is as good as empty when a building is to come.
  if (empty > 0 || small > 0) worth += W.empty;
  if (empty > 1) worth += W.emptyNext * Math.min(empty - 1, 2);
  return worth;
}

/** What every building costs: good, units, good, units, … */
const PRICES: readonly (readonly number[])[] = BUILDINGS.map((b) =>
  b.cost.goods.flatMap((due, good) => (due > 0 ? [good, due] : [])),
);
const have = new Int32Array(GOODS.length);

/** Units missing for a building, of what `have` says. */
function shortOf(building: number): number {
  const price = PRICES[building] as readonly number[];
  let short = 0;
  for (let i = 0; i < price.length; i += 2) {
    const good = price[i] as number;
    const due = (price[i + 1] as number) - (have[good] as number);
    if (due > 0) short += PRODUCT[good] === true ? due * W.missingProduct : due;
  }
  return short;
}

/** An ordinary site: where a wood-pattern building would probably stand, or -1. */
function siteOf(line: Line): number {
  const at = line.cells.indexOf(EMPTY);
  if (at >= 0) return at;
  return line.cells.findIndex((content) => isTile(content) && content - 1 !== FOREST);
}

function siteFor(line: Line, b: Building, wood: number): number {
  if (b.pattern === 'wood') return wood;
  for (const start of b.covers) {
    const { cell } = STARTING_BUILDINGS[start] as (typeof STARTING_BUILDINGS)[number];
    if (line.cells[cell] === startCell(start)) return cell;
  }
  return -1;
}

/** How many buildings within reach are looked at. */
const REACH = 4;
const found = new Float64Array(REACH + 1);

let seen: { readonly display: readonly number[]; readonly t: Tables; readonly tiles: readonly number[] } | null = null;

/** Tiles of a display, those that can bring most first: all lines of a plan look at the same one. */
function byMost(display: readonly number[], t: Tables): readonly number[] {
  if (seen?.display !== display || seen.t !== t) {
    const tiles = display.filter((tile) => tile >= 0).sort((a, b) => (t.most[b] as number) - (t.most[a] as number));
    seen = { display, t, tiles };
  }
  return seen.tiles;
}

/** The best tiles within reach. */
function chances(line: Line, display: readonly number[], left: number, t: Tables): number {
  found.fill(0);
  have.fill(0);
  for (let m = 0; m < GOOD_OF.length; m++) {
    const good = GOOD_OF[m] as number;
    have[good] = (have[good] as number) + (line.stock[m] as number);
  }
  const wood = siteOf(line);
  for (const tile of byMost(display, t)) {
    if ((t.most[tile] as number) <= (found[REACH - 1] as number)) break;
    look(line, tile, wood, t);
  }
  for (const tile of line.private) look(line, tile, wood, t);
  let worth = 0;
  let share = W.chance;
  for (let i = 0; i < REACH; i++) {
    worth += share * (found[i] as number) * Math.min(1, left / (i + 1));
    share *= W.chanceDecay;
  }
  return worth;
}

function look(line: Line, tile: number, wood: number, t: Tables): void {
  const short = shortOf(tile) * W.missing;
  // Most tiles cannot get among the best whatever they count.
  if ((t.most[tile] as number) - short <= (found[REACH - 1] as number)) return;
  if (line.built.includes(tile)) return;
  const cell = siteFor(line, BUILDINGS[tile] as Building, wood);
  if (cell < 0) return;
  const worth = buildingPoints2(line, tile, cell) / 2 + (t.extra[tile] as number) - short;
  let i = REACH - 1;
  if (worth <= (found[i] as number)) return;
  for (; i > 0 && worth > (found[i - 1] as number); i--) found[i] = found[i - 1] as number;
  found[i] = worth;
}

/** What a seat may expect, by group. */
export interface Groups {
  readonly points: number;
  readonly goods: number;
  readonly land: number;
  readonly workshops: number;
  readonly plans: number;
}

export function groupsOf(line: Line, display: readonly number[], left: number): Groups {
  const points = pointsOf(line);
  if (left <= 0) return { points, goods: 0, land: 0, workshops: 0, plans: 0 };
  const t = current();
  const time = Math.min(1, left / W.horizon);
  let workshops = 0;
  for (const b of line.built) if ((BUILDINGS[b] as Building).conversion !== null) workshops++;
  return {
    points,
    goods: time * goods(line, t),
    land: time * land(line, t),
    workshops: workshops * W.engine * Math.min(1, left / W.engineHorizon),
    plans: time * line.private.length * W.private + line.drafts * draftWorth(left) + chances(line, display, left, t),
  };
}

/** A tile still to be looked at and put in front of the player. */
export const draftWorth = (left: number): number => Math.min(1, left / W.horizon) * W.draft;

export function worthOf(line: Line, display: readonly number[], left: number): number {
  const g = groupsOf(line, display, left);
  return g.points + g.goods + g.land + g.workshops + g.plans;
}
