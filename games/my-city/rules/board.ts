/**
 * Boards: what is where, which cells border on each other, which bank they lie on, and every placement of every shape
 * with its mask. Computed once per board; enumerating options is then a few ANDs a placement.
 */
import { checkBoard } from './board-check.ts';
import { type Rotation, rawBoards, type Shape, shapes } from './data.ts';
import { BUILDABLE, banks, type RawBoard, riverSides, STEPS, type Terrain } from './ground.ts';
import type { PlaceMove } from './state.ts';

export { BUILDABLE, type RawBoard, type Terrain } from './ground.ts';

/** All placements of one shape that keep to light-green ground on one bank, in option order: rotation, y, x. */
export interface Placements {
  readonly moves: readonly PlaceMove[];
  readonly cells: readonly (readonly number[])[];
  /** WORDS words a placement. */
  readonly masks: Int32Array;
  /** Whether the placement lies at the river. */
  readonly atRiver: Uint8Array;
  /** `${rotation} ${x} ${y}` → index. */
  readonly index: ReadonlyMap<string, number>;
}

export interface Board {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly Terrain[];
  /** Four entries a cell (N, E, S, W): the bordering cell or −1; the river between does not matter (5.1). */
  readonly neighbours: readonly number[];
  readonly bank: readonly number[];
  readonly atRiver: readonly boolean[];
  readonly gold: readonly number[];
  readonly wells: readonly number[];
  /** By shape. */
  readonly placements: readonly Placements[];
  /** Words of a mask with the bit of each cell; bordering cells of each cell. */
  readonly near: readonly (readonly number[])[];
  readonly raw: RawBoard;
}

export const WORDS = 4;
export function makeBoard(raw: RawBoard): Board {
  const { width, height } = raw;
  const terrain = [...raw.rows.join('')] as Terrain[];
  const sides = riverSides(raw);
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x);
  const buildable = (c: number): boolean => c >= 0 && BUILDABLE.has(terrain[c] as string);

  const neighbours: number[] = [];
  const atRiver: boolean[] = [];
  for (let c = 0; c < terrain.length; c++) {
    const x = c % width;
    const y = (c - x) / width;
    let river = false;
    for (const [d, [dx, dy]] of STEPS.entries()) {
      let n = at(x + dx, y + dy);
      if (sides.has(`${c}/${d}`)) river = true;
      if (n >= 0 && terrain[n] === '~') {
        river = true;
        n = at(x + 2 * dx, y + 2 * dy);
      }
      neighbours.push(buildable(n) ? n : -1);
    }
    atRiver.push(river && terrain[c] !== '~');
  }
  const bank = banks(raw, terrain, sides);
  const near = terrain.map((_, c) => {
    const words = [0, 0, 0, 0];
    for (let d = 0; d < 4; d++) setBit(words, neighbours[c * 4 + d] as number);
    return words;
  });
  const partial = { width, height, terrain, bank, atRiver };
  return {
    id: raw.id,
    ...partial,
    neighbours,
    gold: cellsWith(terrain, 'g'),
    wells: cellsWith(terrain, 'w'),
    placements: shapes.map((s) => placementsOf(partial, s)),
    near,
    raw,
  };
}

function cellsWith(terrain: readonly Terrain[], kind: Terrain): number[] {
  return terrain.flatMap((t, c) => (t === kind ? [c] : []));
}

export function setBit(words: number[], cell: number): void {
  if (cell >= 0) words[cell >> 5] = (words[cell >> 5] as number) | (1 << (cell & 31));
}

function placementsOf(b: Pick<Board, 'width' | 'height' | 'terrain' | 'bank' | 'atRiver'>, shape: Shape): Placements {
  const moves: PlaceMove[] = [];
  const cells: number[][] = [];
  const words: number[] = [];
  const atRiver: number[] = [];
  const index = new Map<string, number>();
  for (const r of shape.rotations)
    for (let y = 0; y + r.height <= b.height; y++)
      for (let x = 0; x + r.width <= b.width; x++) {
        const covered = cellsAt(b.width, r, x, y);
        if (!covered.every((c) => BUILDABLE.has(b.terrain[c] as string))) continue;
        if (!covered.every((c) => b.bank[c] === b.bank[covered[0] as number])) continue;
        index.set(`${r.rotation} ${x} ${y}`, moves.length);
        moves.push({ do: 'place', rotation: r.rotation, x, y });
        cells.push(covered);
        const mask = [0, 0, 0, 0];
        for (const c of covered) setBit(mask, c);
        words.push(...mask);
        atRiver.push(covered.some((c) => b.atRiver[c]) ? 1 : 0);
      }
  return { moves, cells, masks: Int32Array.from(words), atRiver: Uint8Array.from(atRiver), index };
}

export function cellsAt(width: number, r: Rotation, x: number, y: number): number[] {
  return r.cells.map(([cx, cy]) => (y + cy) * width + x + cx);
}

const registry = new Map<string, Board>();

/** Puts a board on the shelf. The small boards of the worked examples are exempt from the checks of 9. */
export function addBoard(raw: RawBoard, checked = false): Board {
  if (checked) checkBoard(raw as (typeof rawBoards)[number]);
  const board = makeBoard(raw);
  registry.set(raw.id, board);
  return board;
}

for (const raw of rawBoards) addBoard(raw as RawBoard, true);

export const boardIds: readonly string[] = rawBoards.map((b) => b.id);

export function boardOf(id: string): Board {
  const board = registry.get(id);
  if (board === undefined) throw new Error(`unknown board ${id}`);
  return board;
}
