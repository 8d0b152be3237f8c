/** One seat's estate after some own moves: never changed, only followed by the next one. What does not change is shared. */
import { BUILDINGS, CELL_COUNT, EFFECTS, NEIGHBOURS, STARTING_BUILDINGS, TILES } from '../rules/data.ts';
import type { GameMove } from '../rules/moves.ts';
import { buildingPoints2, startPoints2 } from '../rules/scoring.ts';
import { BUILT, builtCell, EMPTY, type Estate, isTile, tileCell } from '../rules/state.ts';
import type { Counter } from '../rules/vocabulary.ts';

/** The moves that lead to a line, the last one first. */
export interface Step {
  readonly move: GameMove;
  readonly before: Step | null;
}

/** What is counted on the cells, once for all lines that share them. */
export interface Land {
  /** Tiles by kind. */
  readonly tiles: readonly number[];
  readonly empty: number;
  readonly print: number;
}

export interface Line extends Estate {
  readonly land: Land;
  /** Tiles of a stack that this line would look at: nobody knows them yet. */
  readonly drafts: number;
  /** Cell freed by the last payment, or -1. */
  readonly freed: number;
  readonly last: Step | null;
}

const PRIME = 0x01000193;

export function landOf(cells: readonly number[]): Land {
  const tiles = TILES.map(() => 0);
  let empty = 0;
  let print = 0;
  for (let i = 0; i < CELL_COUNT; i++) {
    const content = cells[i] as number;
    print = Math.imul(print ^ (content + 4), PRIME);
    if (content === EMPTY) empty++;
    else if (isTile(content)) tiles[content - 1] = (tiles[content - 1] as number) + 1;
  }
  return { tiles, empty, print };
}

export function lineOf(e: Estate): Line {
  return {
    stock: e.stock,
    cells: e.cells,
    built: e.built,
    sites: e.sites,
    private: e.private,
    land: landOf(e.cells),
    drafts: 0,
    freed: -1,
    last: null,
  };
}

/** Lines with equal prints are alike, whatever led to them. */
export function printOf(line: Line, more: number): number {
  let print = Math.imul(line.land.print ^ (more + line.drafts * 64), PRIME);
  for (let m = 0; m < line.stock.length; m++) print = Math.imul(print ^ (line.stock[m] as number), PRIME);
  return print;
}

export const after = (line: Line, move: GameMove): Line => ({ ...line, last: { move, before: line.last } });

export const withStock = (line: Line, stock: number[], last: Step | null): Line => ({ ...line, stock, last });

export function withCell(line: Line, cell: number, content: number, freed: number, last: Step | null): Line {
  const cells = line.cells.slice();
  cells[cell] = content;
  return { ...line, cells, land: landOf(cells), freed, last };
}

export const withTile = (line: Line, tile: number, cell: number, last: Step | null): Line =>
  withCell(line, cell, tileCell(tile), -1, last);

export function withBuilding(line: Line, building: number, cell: number): Line {
  const next = withCell(line, cell, builtCell(building), -1, line.last);
  const mine = line.private.includes(building);
  return {
    ...next,
    built: [...line.built, building],
    sites: [...line.sites, cell],
    private: mine ? line.private.filter((t) => t !== building) : line.private,
  };
}

/** Buildings that count the tiles beside them. */
const WATCHES: readonly number[] = BUILDINGS.map(
  (b) => b.scoring.parts.filter((part) => part.per.count === 'adjacentTiles').length,
);

/** How many own buildings count this cell as a neighbour. */
function watched(e: Estate, cell: number): number {
  let n = 0;
  for (const i of NEIGHBOURS[cell] as readonly number[]) {
    const content = e.cells[i] as number;
    if (content >= BUILT) n += WATCHES[content - BUILT] as number;
  }
  return n;
}

/** The cell of a kind that is missed least, or -1. */
export function leastUseful(e: Estate, kinds: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < CELL_COUNT; i++) {
    const content = e.cells[i] as number;
    if (!isTile(content) || (kinds & (1 << (content - 1))) === 0) continue;
    const n = watched(e, i);
    if (n < least) {
      least = n;
      best = i;
    }
  }
  return best;
}

/** The empty cell most buildings look at, or -1. */
export function bestPlace(e: Estate): number {
  let best = -1;
  let most = -1;
  for (let i = 0; i < CELL_COUNT; i++) {
    if (e.cells[i] !== EMPTY) continue;
    const n = watched(e, i);
    if (n > most) {
      most = n;
      best = i;
    }
  }
  return best;
}

/** What a building counts beside itself, for its points or for its effect. */
const BESIDE: readonly (Extract<Counter, { count: 'adjacentTiles' }> | null)[] = BUILDINGS.map((b) => {
  for (const part of b.scoring.parts) if (part.per.count === 'adjacentTiles') return part.per;
  for (const op of EFFECTS[b.immediate] ?? [])
    if (op.op === 'gainPer' && op.per.count === 'adjacentTiles') return op.per;
  return null;
});

/** Where a building counts most neighbours, otherwise where it takes no useful place; -1 if it has no site. */
export function bestSite(e: Estate, building: number): number {
  const b = BUILDINGS[building] as (typeof BUILDINGS)[number];
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  if (b.pattern === 'brick') {
    for (const start of b.covers) {
      const { cell } = STARTING_BUILDINGS[start] as (typeof STARTING_BUILDINGS)[number];
      if (e.cells[cell] !== -1 - start) continue;
      const n = buildingPoints2(e, building, cell) - startPoints2(e, start);
      if (n > most) {
        most = n;
        best = cell;
      }
    }
    return best;
  }
  const beside = BESIDE[building] as (typeof BESIDE)[number];
  for (let i = 0; i < CELL_COUNT; i++) {
    if (e.cells[i] !== EMPTY) continue;
    let n = -watched(e, i) - (NEIGHBOURS[i] as readonly number[]).length * 0.01;
    if (beside !== null)
      for (const near of NEIGHBOURS[i] as readonly number[]) {
        const content = e.cells[near] as number;
        if (isTile(content) && beside.kinds.includes(content - 1)) n += 2;
      }
    if (n > most) {
      most = n;
      best = i;
    }
  }
  return best;
}
