import { C, type Cell, type Line, member, type Point } from './geometry.ts';
import type { Direction } from './land.ts';

/** Roofs stop this far inside the cell's side, so that they end at the bank of the river. */
export const EAVE = 9;
const HIP = 15;
const RIDGE = 21;
const COURT = 10;
const AROUND: readonly Direction[] = ['N', 'E', 'S', 'W'];
const STEP: Readonly<Record<Direction, Cell>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** One plane of a roof and the way it falls. */
export interface Plane {
  readonly falls: Direction;
  readonly corners: readonly Point[];
}

export interface Roof {
  readonly planes: readonly Plane[];
  readonly ridges: readonly Line[];
  readonly creases: readonly Line[];
  /** Upper left cells of 2×2 blocks, which get a courtyard, a dome or a skylight. */
  readonly blocks: readonly Cell[];
}

interface Drawing {
  planes: Plane[];
  ridges: Line[];
  creases: Line[];
}

/** The roof over a polyomino: hips at the ends, valleys in inner corners, a courtyard in a 2×2 block. */
export function roofOver(cells: readonly Cell[]): Roof {
  const has = member(cells);
  const blocks = cells.filter(([x, y]) => has(x + 1, y) && has(x, y + 1) && has(x + 1, y + 1));
  const inBlock = member(
    blocks.flatMap(([x, y]): Cell[] => [
      [x, y],
      [x + 1, y],
      [x, y + 1],
      [x + 1, y + 1],
    ]),
  );
  const drawing: Drawing = { planes: [], ridges: [], creases: [] };
  for (const block of blocks) blockRoof(drawing, block);
  for (const [x, y] of cells) if (!inBlock(x, y)) wing(drawing, x, y, has, inBlock);
  return { ...drawing, blocks };
}

function blockRoof(out: Drawing, [x, y]: Cell): void {
  const square = (inset: number): Point[] => {
    const [x0, y0, x1, y1] = [x * C + inset, y * C + inset, (x + 2) * C - inset, (y + 2) * C - inset];
    return [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
  };
  const eave = square(EAVE);
  const top = square(EAVE + RIDGE);
  const court = square(C - COURT);
  for (let i = 0; i < 4; i++) {
    const j = (i + 1) % 4;
    const [a, b] = [eave[i] as Point, eave[j] as Point];
    const [ta, tb] = [top[i] as Point, top[j] as Point];
    const [ca, cb] = [court[i] as Point, court[j] as Point];
    out.planes.push({ falls: AROUND[i] as Direction, corners: [a, b, tb, ta] });
    out.planes.push({ falls: AROUND[(i + 2) % 4] as Direction, corners: [ta, tb, cb, ca] });
    out.ridges.push([ta, tb]);
    out.creases.push([a, ta], [ta, ca]);
  }
}

type Has = (x: number, y: number) => boolean;

function wing(out: Drawing, x: number, y: number, has: Has, inBlock: Has): void {
  const beside = AROUND.map((d) => has(x + STEP[d][0], y + STEP[d][1]));
  const count = beside.filter(Boolean).length;
  const hand = (turns: number) => new Pen(out, x, y, turns);
  for (let i = 0; i < 4; i++) {
    if (beside[i] !== true) continue;
    const [sx, sy] = STEP[AROUND[i] as Direction];
    const joins = inBlock(x + sx, y + sy);
    hand(i).ridge([C / 2, C / 2], [C / 2, joins ? -EAVE - 12 : 0]);
    if (joins) bridge(hand(i));
  }
  if (count === 1) gableEnd(hand(beside.indexOf(true) - 1));
  else if (count === 2 && beside[0] === beside[2]) straight(hand(beside[1] === true ? 0 : 1));
  else if (count === 2) corner(hand(cornerTurns(beside)));
  else if (count === 3) junction(hand(beside.indexOf(false)));
}

/** A corner joins two sides that follow each other clockwise; E and S is the drawing's own position. */
function cornerTurns(beside: readonly boolean[]): number {
  const first = beside.findIndex((b, i) => b && beside[(i + 1) % 4] === true);
  return first - 1;
}

/** Draws in a cell that has been turned clockwise by quarter turns. */
class Pen {
  readonly #out: Drawing;
  readonly #x: number;
  readonly #y: number;
  readonly #turns: number;

  constructor(out: Drawing, x: number, y: number, turns: number) {
    this.#out = out;
    this.#x = x * C;
    this.#y = y * C;
    this.#turns = (turns + 4) % 4;
  }

  #at([u, v]: Point): Point {
    let p: Point = [u - C / 2, v - C / 2];
    for (let i = 0; i < this.#turns; i++) p = [-p[1], p[0]];
    return [this.#x + p[0] + C / 2, this.#y + p[1] + C / 2];
  }

  plane(falls: Direction, ...corners: Point[]): void {
    const turned = AROUND[(AROUND.indexOf(falls) + this.#turns) % 4] as Direction;
    this.#out.planes.push({ falls: turned, corners: corners.map((p) => this.#at(p)) });
  }

  ridge(a: Point, b: Point): void {
    this.#out.ridges.push([this.#at(a), this.#at(b)]);
  }

  crease(a: Point, b: Point): void {
    this.#out.creases.push([this.#at(a), this.#at(b)]);
  }
}

const M = C / 2;
const LO = EAVE;
const HI = C - EAVE;
const MIDDLE: Point = [M, M];

/** The ridge runs from W to E. */
function straight(pen: Pen): void {
  pen.plane('N', [0, LO], [C, LO], [C, M], [0, M]);
  pen.plane('S', [0, M], [C, M], [C, HI], [0, HI]);
}

/** The wing goes on in the E; a hip closes it in the W. */
function gableEnd(pen: Pen): void {
  const top: Point = [LO + HIP, M];
  pen.plane('N', [LO, LO], [C, LO], [C, M], top);
  pen.plane('S', top, [C, M], [C, HI], [LO, HI]);
  pen.plane('W', [LO, LO], top, [LO, HI]);
  pen.crease([LO, LO], top);
  pen.crease([LO, HI], top);
  pen.ridge(MIDDLE, top);
}

/** Wings in the E and S: outer planes meet in a hip, inner planes in a valley. */
function corner(pen: Pen): void {
  pen.plane('N', [LO, LO], [C, LO], [C, M], MIDDLE);
  pen.plane('W', [LO, LO], MIDDLE, [M, C], [LO, C]);
  pen.plane('S', MIDDLE, [C, M], [C, HI], [HI, HI]);
  pen.plane('E', MIDDLE, [HI, HI], [HI, C], [M, C]);
  pen.crease([LO, LO], MIDDLE);
  pen.crease(MIDDLE, [HI, HI]);
}

/** Wings everywhere but in the N. */
function junction(pen: Pen): void {
  pen.plane('N', [0, LO], [C, LO], [C, M], [0, M]);
  pen.plane('S', [0, M], MIDDLE, [LO, HI], [0, HI]);
  pen.plane('S', MIDDLE, [C, M], [C, HI], [HI, HI]);
  pen.plane('W', MIDDLE, [LO, HI], [LO, C], [M, C]);
  pen.plane('E', MIDDLE, [HI, HI], [HI, C], [M, C]);
  pen.crease(MIDDLE, [LO, HI]);
  pen.crease(MIDDLE, [HI, HI]);
}

/** The wing runs into the slope of a block in the N. */
function bridge(pen: Pen): void {
  const reach: Point = [M, -EAVE - RIDGE];
  pen.plane('W', [LO, 0], [M, 0], reach, [LO, -EAVE]);
  pen.plane('E', [M, 0], [HI, 0], [HI, -EAVE], reach);
  pen.crease([LO, -EAVE], reach);
  pen.crease([HI, -EAVE], reach);
}

export const wingCells = (cells: readonly Cell[], blocks: readonly Cell[]): Cell[] =>
  cells.filter(([x, y]) => !blocks.some(([a, b]) => x >= a && x < a + 2 && y >= b && y < b + 2));
