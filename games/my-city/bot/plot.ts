/**
 * One town on typed arrays and bit masks: building, taking back and asking for room without garbage. Ratings and
 * playouts put thousands of buildings a second on it.
 */
import { type Board, boardOf, WORDS } from '../rules/board.ts';
import { buildings, constants, shapes } from '../rules/data.ts';
import type { Town } from '../rules/state.ts';

const points = constants.scoring;
const SIDES = 4;

interface Fits {
  readonly count: number;
  readonly size: number;
  /** `size` cells a placement. */
  readonly cells: Int16Array;
  readonly masks: Int32Array;
  readonly atRiver: Uint8Array;
}

/** What never changes on a board. */
export interface Ground {
  readonly board: Board;
  readonly cells: number;
  readonly neighbours: Int16Array;
  readonly near: Int32Array;
  readonly bank: Int8Array;
  /** Points of an uncovered cell at the end; wells apart. */
  readonly bare: Int8Array;
  /** 1: ground worth building on; trees are better left alone. */
  readonly wanted: Uint8Array;
  readonly wells: readonly number[];
  readonly gold: readonly number[];
  /** By shape. */
  readonly fits: readonly Fits[];
}

const grounds = new Map<Board, Ground>();

export function groundOf(id: string): Ground {
  const board = boardOf(id);
  let g = grounds.get(board);
  if (g === undefined) {
    g = makeGround(board);
    grounds.set(board, g);
  }
  return g;
}

function makeGround(board: Board): Ground {
  const bare = { '.': points.emptyField, t: points.treeField, r: points.rockField } as Record<string, number>;
  return {
    board,
    cells: board.terrain.length,
    neighbours: Int16Array.from(board.neighbours),
    near: Int32Array.from(board.near.flat()),
    bank: Int8Array.from(board.bank),
    bare: Int8Array.from(board.terrain, (t) => bare[t] ?? 0),
    wanted: Uint8Array.from(board.terrain, (t) => ('.rgw'.includes(t) ? 1 : 0)),
    wells: board.wells,
    gold: board.gold,
    fits: board.placements.map((p, i) => ({
      count: p.moves.length,
      size: (shapes[i] as (typeof shapes)[number]).size,
      cells: Int16Array.from(p.cells.flat()),
      masks: p.masks,
      atRiver: p.atRiver,
    })),
  };
}

export const SHAPE: readonly number[] = buildings.map((b) => b.shape);
export const SIZE: readonly number[] = buildings.map((b) => (shapes[b.shape] as (typeof shapes)[number]).size);
export const SQUARE = shapes.findIndex((s) => s.rotations.length === 1);
const maskOf = (of: (b: (typeof buildings)[number]) => boolean): number =>
  buildings.reduce((mask, b) => (of(b) ? mask | (1 << b.index) : mask), 0);
export const CHURCHES = maskOf((b) => b.church);
/** Buildings of each normal colour, as bits. */
export const COLOURS: readonly number[] = ['yellow', 'red', 'blue'].map((c) =>
  maskOf((b) => b.colour === c && !b.church),
);

export class Plot {
  readonly ground: Ground;
  /** Per cell: index of the covering building + 1, or 0. */
  readonly cells: Uint8Array;
  readonly covered = new Int32Array(WORDS);
  readonly near = new Int32Array(WORDS);
  /** Built buildings, as bits. */
  built = 0;
  score = constants.startScore;

  constructor(ground: Ground) {
    this.ground = ground;
    this.cells = new Uint8Array(ground.cells);
  }

  load(town: Pick<Town, 'cells' | 'built' | 'covered' | 'near' | 'score'>): this {
    this.cells.set(town.cells);
    this.covered.set(town.covered);
    this.near.set(town.near);
    this.built = 0;
    for (const { b } of town.built) this.built |= 1 << b;
    this.score = town.score;
    return this;
  }

  copyFrom(other: Plot): this {
    this.cells.set(other.cells);
    this.covered.set(other.covered);
    this.near.set(other.near);
    this.built = other.built;
    this.score = other.score;
    return this;
  }

  /** Placement number i of the building's shape. */
  build(b: number, i: number): void {
    const { cells, size } = this.ground.fits[SHAPE[b] as number] as Fits;
    const { near } = this.ground;
    for (let k = i * size; k < (i + 1) * size; k++) {
      const c = cells[k] as number;
      this.cells[c] = b + 1;
      this.covered[c >> 5] = (this.covered[c >> 5] as number) | (1 << (c & 31));
      for (let w = 0; w < WORDS; w++) this.near[w] = (this.near[w] as number) | (near[c * WORDS + w] as number);
    }
    this.built |= 1 << b;
  }

  /** Points of the ground under placement i of building b that covering it gains at once. */
  coveredBare(b: number, i: number): number {
    const { cells, size } = this.ground.fits[SHAPE[b] as number] as Fits;
    let gain = 0;
    for (let k = i * size; k < (i + 1) * size; k++) gain -= this.ground.bare[cells[k] as number] as number;
    return gain;
  }

  hasRoom(shape: number): boolean {
    const f = this.ground.fits[shape] as Fits;
    for (let i = 0; i < f.count; i++) if (this.#fits(f, i)) return true;
    return false;
  }

  /** Number of places for a shape, counted up to `enough`. */
  places(shape: number, enough: number): number {
    const f = this.ground.fits[shape] as Fits;
    let n = 0;
    for (let i = 0; i < f.count && n < enough; i++) if (this.#fits(f, i)) n++;
    return n;
  }

  /** Open squares of two by two. */
  blocks(): number {
    const { masks, count } = this.ground.fits[SQUARE] as Fits;
    const { covered } = this;
    let n = 0;
    for (let m = 0; m < count * WORDS; m += WORDS)
      if (
        (((masks[m] as number) & (covered[0] as number)) |
          ((masks[m + 1] as number) & (covered[1] as number)) |
          ((masks[m + 2] as number) & (covered[2] as number)) |
          ((masks[m + 3] as number) & (covered[3] as number))) ===
        0
      )
        n++;
    return n;
  }

  #fits(f: Fits, i: number): boolean {
    const { masks } = f;
    const { covered, near } = this;
    const m = i * WORDS;
    const m0 = masks[m] as number;
    const m1 = masks[m + 1] as number;
    const m2 = masks[m + 2] as number;
    const m3 = masks[m + 3] as number;
    if (
      ((m0 & (covered[0] as number)) |
        (m1 & (covered[1] as number)) |
        (m2 & (covered[2] as number)) |
        (m3 & (covered[3] as number))) !==
      0
    )
      return false;
    if (this.built === 0) return f.atRiver[i] === 1;
    return (
      ((m0 & (near[0] as number)) |
        (m1 & (near[1] as number)) |
        (m2 & (near[2] as number)) |
        (m3 & (near[3] as number))) !==
      0
    );
  }

  /** Both veins are covered. */
  get overGold(): boolean {
    for (const c of this.ground.gold) if (this.cells[c] === 0) return false;
    return this.ground.gold.length > 0;
  }
}

export { SIDES };
