/**
 * Every placement of every shape on a board as one numbered lot, with all that never changes about it. What a building takes away
 * from all others is one AND of bit sets over the lots; nothing is searched while a playout runs.
 */
import { type Board, boardOf, type Placements } from '../rules/board.ts';
import { constants } from '../rules/data.ts';

const points = constants.scoring;
export const SIDES = 4;

export interface Lots {
  readonly board: Board;
  readonly cells: number;
  readonly count: number;
  /** The lot that nothing is built on: it takes nothing from the others. */
  readonly nowhere: number;
  /** Words of a set of lots. */
  readonly words: number;
  /** By shape: its first lot, a multiple of 32, and the lots of all shapes before; one more entry at the end. */
  readonly first: Int32Array;
  /** By shape: number of lots. */
  readonly number: Int32Array;
  /** `words` a lot: the lots it overlaps, itself included; the lots it borders on. */
  readonly overlaps: Int32Array;
  readonly borders: Int32Array;
  /** The lots at the river, as a set. */
  readonly atRiver: Int32Array;
  /** Points for covering its ground, at once. */
  readonly gain: Int8Array;
  /** Its cells worth building on (no trees). */
  readonly wanted: Int8Array;
  readonly veins: Int8Array;
  /** By well: sides of it that the lot takes; −1 where it covers the well. */
  readonly wellSides: Int8Array;
  /** `words` a well: the lots that take one side of it. */
  readonly serves: Int32Array;
  readonly covered: Lists;
  /** Bordering cells, also across the river, once for each common side. */
  readonly fence: Lists;
  /** Cells worth building on beside own ones on the same bank, once for each common side. */
  readonly rim: Lists;
  /** Sides of its wanted cells that face what nobody wants to build on. */
  readonly walls: Int8Array;
  /** Four a cell: its neighbours on the same bank, if both are worth building on, or −1. */
  readonly beside: Int16Array;
  readonly wantedCell: Uint8Array;
  /** Of an empty town: all lots, the points of its ground, its cells worth building on and their sides that face no other. */
  readonly all: Int32Array;
  readonly ground: number;
  readonly open: number;
  readonly ragged: number;
  numberOf(shape: number, rotation: number, x: number, y: number): number;
}

/** Lists of cells, one a lot: those of lot i are items[at[i]] to items[at[i + 1]], the end not included. */
interface Lists {
  readonly at: Int32Array;
  readonly items: Int16Array;
}

function listsOf(lists: readonly (readonly number[])[]): Lists {
  const at = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) at[i + 1] = (at[i] as number) + list.length;
  return { at, items: Int16Array.from(lists.flat()) };
}

const known = new Map<Board, Lots>();

export function lotsOf(id: string): Lots {
  const board = boardOf(id);
  let lots = known.get(board);
  if (lots === undefined) {
    lots = makeLots(board);
    known.set(board, lots);
  }
  return lots;
}

const BITS = 32;
const roundUp = (n: number): number => Math.ceil(n / BITS) * BITS;

function makeLots(board: Board): Lots {
  const { terrain, neighbours, bank } = board;
  const bareOf = { '.': points.emptyField, t: points.treeField, r: points.rockField } as Record<string, number>;
  const bare = Int8Array.from(terrain, (t) => bareOf[t] ?? 0);
  const wantedCell = Uint8Array.from(terrain, (t) => ('.rgw'.includes(t) ? 1 : 0));
  const first = new Int32Array(board.placements.length + 1);
  const number = Int32Array.from(board.placements, (p) => p.moves.length);
  for (const [shape, n] of number.entries()) first[shape + 1] = (first[shape] as number) + roundUp(n);
  const count = first[board.placements.length] as number;
  const words = count / BITS;

  const cellsOf: (readonly number[])[] = Array.from({ length: count + 1 }, () => []);
  const atRiver = new Int32Array(words);
  for (const [shape, p] of board.placements.entries())
    for (const [i, cells] of (p as Placements).cells.entries()) {
      const lot = (first[shape] as number) + i;
      cellsOf[lot] = cells;
      if (p.atRiver[i] === 1) add(atRiver, 0, lot);
    }

  // By cell: the lots that cover it.
  const over = new Int32Array(terrain.length * words);
  for (const [lot, cells] of cellsOf.entries()) for (const c of cells) add(over, c * words, lot);

  const numbers = (): Int8Array => new Int8Array(count + 1);
  const overlaps = new Int32Array((count + 1) * words);
  const borders = new Int32Array((count + 1) * words);
  const gain = numbers();
  const wanted = numbers();
  const veins = numbers();
  const walls = numbers();
  const wellSides = new Int8Array((count + 1) * board.wells.length);
  const serves = new Int32Array(board.wells.length * words);
  const fences: number[][] = [];
  const rims: number[][] = [];
  for (const [lot, cells] of cellsOf.entries()) {
    const fence: number[] = [];
    const rim: number[] = [];
    for (const c of cells) {
      join(overlaps, lot * words, over, c * words, words);
      gain[lot] = (gain[lot] as number) - (bare[c] as number);
      if (board.gold.includes(c)) veins[lot] = (veins[lot] as number) + 1;
      wanted[lot] = (wanted[lot] as number) + (wantedCell[c] as number);
      for (let d = 0; d < SIDES; d++) {
        const n = neighbours[c * SIDES + d] as number;
        if (n >= 0 && cells.includes(n)) {
          if (wantedCell[c] === 1 && wantedCell[n] === 0) walls[lot] = (walls[lot] as number) + 1;
          continue;
        }
        if (n >= 0) {
          fence.push(n);
          join(borders, lot * words, over, n * words, words);
        }
        if (wantedCell[c] === 0) continue;
        if (n >= 0 && wantedCell[n] === 1 && bank[n] === bank[c]) rim.push(n);
        else walls[lot] = (walls[lot] as number) + 1;
      }
    }
    for (const [w, well] of board.wells.entries()) {
      const taken = cells.includes(well) ? -1 : fence.filter((n) => n === well).length;
      wellSides[lot * board.wells.length + w] = taken;
      if (taken === 1) add(serves, w * words, lot);
    }
    fences.push(fence);
    rims.push(rim);
  }
  const beside = Int16Array.from(neighbours, (n, i) => {
    const c = i >> 2;
    return n >= 0 && wantedCell[c] === 1 && wantedCell[n] === 1 && bank[n] === bank[c] ? n : -1;
  });
  const all = new Int32Array(words);
  for (const [lot, cells] of cellsOf.entries()) if (cells.length > 0) add(all, 0, lot);
  const sum = (list: Iterable<number>): number => [...list].reduce((a, b) => a + b, 0);
  return {
    board,
    nowhere: count,
    cells: terrain.length,
    count,
    words,
    first,
    number,
    overlaps,
    borders,
    atRiver,
    gain,
    wanted,
    veins,
    wellSides,
    serves,
    covered: listsOf(cellsOf),
    fence: listsOf(fences),
    rim: listsOf(rims),
    walls,
    beside,
    wantedCell,
    all,
    ground: sum(bare),
    open: sum(wantedCell),
    ragged: beside.filter((n, i) => n < 0 && wantedCell[i >> 2] === 1).length,
    numberOf(shape, rotation, x, y) {
      const i = board.placements[shape]?.index.get(`${rotation} ${x} ${y}`);
      if (i === undefined) throw new Error(`no placement ${rotation} ${x} ${y}`);
      return (first[shape] as number) + i;
    },
  };
}

function add(sets: Int32Array, at: number, lot: number): void {
  const w = at + (lot >> 5);
  sets[w] = (sets[w] as number) | (1 << (lot & 31));
}

function join(sets: Int32Array, at: number, other: Int32Array, from: number, words: number): void {
  for (let w = 0; w < words; w++) sets[at + w] = (sets[at + w] as number) | (other[from + w] as number);
}
