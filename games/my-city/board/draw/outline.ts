import { C, type Cell, distance, key, member, type Point, poly, pt, towards } from './geometry.ts';

interface Side {
  a: Point;
  b: Point;
  /** 0 top, 1 right, 2 bottom, 3 left. */
  d: number;
}

const INWARDS: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

/** Outline of a set of cells as path data, clockwise, every side moved inwards, corners rounded by r. */
export function outline(cells: readonly Cell[], inset: number, r: number, c = C): string {
  return loops(cells)
    .map((loop) => corners(loop, inset, c))
    .map((ps) => roundLoop(ps, r))
    .join('');
}

function openSides(cells: readonly Cell[]): Map<string, Side[]> {
  const has = member(cells);
  const sides = new Map<string, Side[]>();
  const add = (a: Point, b: Point, d: number) => {
    const at = key(a[0], a[1]);
    const list = sides.get(at);
    if (list === undefined) sides.set(at, [{ a, b, d }]);
    else list.push({ a, b, d });
  };
  for (const [x, y] of cells) {
    if (!has(x, y - 1)) add([x, y], [x + 1, y], 0);
    if (!has(x + 1, y)) add([x + 1, y], [x + 1, y + 1], 1);
    if (!has(x, y + 1)) add([x + 1, y + 1], [x, y + 1], 2);
    if (!has(x - 1, y)) add([x, y + 1], [x, y], 3);
  }
  return sides;
}

/** Takes the next side from a grid point; where two loops meet in a point, the one that turns right. */
function take(sides: Map<string, Side[]>, at: string, after: Side | null): Side | null {
  const list = sides.get(at);
  if (list === undefined) return null;
  let i = 0;
  if (list.length > 1 && after !== null)
    i = Math.max(
      0,
      list.findIndex((n) => n.d === (after.d + 1) % 4),
    );
  const [side] = list.splice(i, 1);
  if (list.length === 0) sides.delete(at);
  return side ?? null;
}

function loops(cells: readonly Cell[]): Side[][] {
  const sides = openSides(cells);
  const out: Side[][] = [];
  for (let first = sides.keys().next(); first.done !== true; first = sides.keys().next()) {
    const loop: Side[] = [];
    const start = first.value;
    let side = take(sides, start, null);
    while (side !== null) {
      loop.push(side);
      const end = key(side.b[0], side.b[1]);
      side = end === start ? null : take(sides, end, side);
    }
    out.push(straighten(loop));
  }
  return out;
}

function straighten(loop: readonly Side[]): Side[] {
  const runs: Side[] = [];
  for (const side of loop) {
    const last = runs[runs.length - 1];
    if (last !== undefined && last.d === side.d) last.b = side.b;
    else runs.push({ ...side });
  }
  const first = runs[0];
  const last = runs[runs.length - 1];
  if (first !== undefined && last !== undefined && runs.length > 1 && first.d === last.d) {
    first.a = last.a;
    runs.pop();
  }
  return runs;
}

function corners(runs: readonly Side[], inset: number, c: number): Point[] {
  return runs.map((run, i) => {
    const before = runs[(i + runs.length - 1) % runs.length] as Side;
    const n1 = INWARDS[run.d] as Point;
    const n2 = INWARDS[before.d] as Point;
    return [run.a[0] * c + (n1[0] + n2[0]) * inset, run.a[1] * c + (n1[1] + n2[1]) * inset];
  });
}

function roundLoop(ps: readonly Point[], r: number): string {
  if (r === 0) return poly(ps);
  const n = ps.length;
  let d = '';
  for (let i = 0; i < n; i++) {
    const p = ps[i] as Point;
    const a = ps[(i + n - 1) % n] as Point;
    const b = ps[(i + 1) % n] as Point;
    const k = Math.min(r, distance(p, a) / 2, distance(p, b) / 2);
    d += `${i > 0 ? 'L' : 'M'}${pt(towards(p, a, k))}Q${pt(p)} ${pt(towards(p, b, k))}`;
  }
  return `${d}Z`;
}
