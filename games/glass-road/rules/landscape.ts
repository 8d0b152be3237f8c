/** The landscape board (5.2): tiles, empty spaces and sites. */
import { BUILDINGS, CELL_COUNT, NEIGHBOURS, STARTING_BUILDINGS, TILES } from './data.ts';
import { EMPTY, type Estate, isTile, startCell, tileCell } from './state.ts';

/** Kind of the tile on a cell, or -1. GR-44, GR-45: a building is never a tile. */
export function tileAt(cells: readonly number[], cell: number): number {
  const content = cells[cell] as number;
  return isTile(content) ? content - 1 : -1;
}

export function hasTile(cells: readonly number[], kinds: number): boolean {
  return countTiles(cells, kinds) > 0;
}

/** Tiles of these kinds (a set of bits) on the whole board. */
export function countTiles(cells: readonly number[], kinds: number): number {
  let n = 0;
  for (let i = 0; i < CELL_COUNT; i++) {
    const content = cells[i] as number;
    if (isTile(content) && (kinds & (1 << (content - 1))) !== 0) n++;
  }
  return n;
}

/** GR-43: the same on the cells sharing an edge with this one. */
export function countAdjacent(cells: readonly number[], cell: number, kinds: number): number {
  let n = 0;
  for (const i of NEIGHBOURS[cell] ?? []) {
    const content = cells[i] as number;
    if (isTile(content) && (kinds & (1 << (content - 1))) !== 0) n++;
  }
  return n;
}

export function hasEmpty(cells: readonly number[]): boolean {
  return cells.includes(EMPTY);
}

/** GR-29: groves, ponds and pits may be discarded, forests may not. */
export const DISCARDABLE: readonly boolean[] = TILES.map((t) => t.removableAnytime);

export function mayDiscard(cells: readonly number[], cell: number): boolean {
  const tile = tileAt(cells, cell);
  return tile >= 0 && DISCARDABLE[tile] === true;
}

/** GR-31: whether a landscape tile may lie here. */
export function mayPlace(cells: readonly number[], cell: number): boolean {
  return cells[cell] === EMPTY;
}

/** GR-32, GR-33, GR-34: whether this building may stand here. */
export function maySite(cells: readonly number[], building: number, cell: number): boolean {
  const b = BUILDINGS[building] as (typeof BUILDINGS)[number];
  const content = cells[cell] as number;
  if (b.pattern === 'wood') return content === EMPTY;
  return b.covers.some((start) => content === startCell(start));
}

export function hasSite(cells: readonly number[], building: number): boolean {
  const b = BUILDINGS[building] as (typeof BUILDINGS)[number];
  if (b.pattern === 'wood') return hasEmpty(cells);
  return b.covers.some((start) => cells[startSite(start)] === startCell(start));
}

function startSite(start: number): number {
  return (STARTING_BUILDINGS[start] as (typeof STARTING_BUILDINGS)[number]).cell;
}

/** Every legal site of a building, in cell order. */
export function sitesOf(cells: readonly number[], building: number): number[] {
  const sites: number[] = [];
  for (let i = 0; i < CELL_COUNT; i++) if (maySite(cells, building, i)) sites.push(i);
  return sites;
}

export function placeTile(e: Estate, supply: number[], tile: number, cell: number): void {
  e.cells[cell] = tileCell(tile);
  supply[tile] = (supply[tile] as number) - 1;
}

/** Returns the kind that lay there. */
export function removeTile(e: Estate, supply: number[], cell: number): number {
  const tile = tileAt(e.cells, cell);
  e.cells[cell] = EMPTY;
  supply[tile] = (supply[tile] as number) + 1;
  return tile;
}
