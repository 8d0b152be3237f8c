/** Lines as somebody would draw them with a pencil: open rings around things, around shapes of several, and ways between them. Pure. */
import type { Box } from '../parts/spots.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 48;
/** More than once round, and a little wider at the end, where it reaches the edge of what it means: drawn by hand. */
const ROUND = 2.1 * Math.PI;
const WIDER = 4;
/** 1 is an ellipse; less of it fills the corners of a card. */
const ROUNDNESS = 0.62;

const corner = (x: number): number => Math.sign(x) * Math.abs(x) ** ROUNDNESS;

const line = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

export function ring({ x, y, w, h }: Box): string {
  return line(
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const part = i / STEPS;
      const angle = -0.7 * Math.PI + part * ROUND;
      const narrow = Math.min(WIDER, w / 4, h / 4) * (1 - part);
      const [rx, ry] = [w / 2 - narrow, h / 2 - narrow];
      return { x: x + w / 2 + corner(Math.cos(angle)) * rx, y: y + h / 2 + corner(Math.sin(angle)) * ry };
    }),
  );
}

/** Edges that lie this close are one: boxes are measured in parts of a pixel. */
const NEAR = 3;

/** Values in order, those that are nearly the same as one. */
function grid(values: readonly number[]): number[] {
  const lines: number[] = [];
  for (const v of [...values].sort((a, b) => a - b)) if (v - (lines.at(-1) ?? -Infinity) > NEAR) lines.push(v);
  return lines;
}

const nearest = (lines: readonly number[], v: number): number => lines.findIndex((x) => Math.abs(x - v) <= NEAR);

/** Corners of the shape that boxes make together, clockwise, the outer edge of each part that hangs together. */
export function outlines(boxes: readonly Box[]): Point[][] {
  const xs = grid(boxes.flatMap(({ x, w }) => [x, x + w]));
  const ys = grid(boxes.flatMap(({ y, h }) => [y, y + h]));
  const full = new Set<string>();
  for (const { x, y, w, h } of boxes)
    for (let i = nearest(xs, x); i < nearest(xs, x + w); i++)
      for (let j = nearest(ys, y); j < nearest(ys, y + h); j++) full.add(`${i} ${j}`);
  /** From corner to corner, the shape at the right hand. */
  const edges = new Map<string, [number, number][]>();
  const edge = (a: number, b: number, c: number, d: number): void => {
    const from = `${a} ${b}`;
    edges.set(from, [...(edges.get(from) ?? []), [c, d]]);
  };
  for (const cell of full) {
    const [i, j] = cell.split(' ').map(Number) as [number, number];
    if (!full.has(`${i} ${j - 1}`)) edge(i, j, i + 1, j);
    if (!full.has(`${i + 1} ${j}`)) edge(i + 1, j, i + 1, j + 1);
    if (!full.has(`${i} ${j + 1}`)) edge(i + 1, j + 1, i, j + 1);
    if (!full.has(`${i - 1} ${j}`)) edge(i, j + 1, i, j);
  }
  const found: Point[][] = [];
  while (edges.size > 0) {
    const loop: Point[] = [];
    let [at] = edges.keys() as IterableIterator<string>;
    while (at !== undefined && edges.has(at)) {
      const [i, j] = at.split(' ').map(Number) as [number, number];
      loop.push({ x: xs[i] as number, y: ys[j] as number });
      const [next, ...others] = edges.get(at) as [number, number][];
      if (others.length === 0) edges.delete(at);
      else edges.set(at, others);
      at = (next as [number, number]).join(' ');
    }
    // What goes round the other way is a hole.
    if (area(loop) > 0) found.push(loop);
  }
  return found;
}

const area = (loop: readonly Point[]): number =>
  loop.reduce((sum, a, i) => {
    const b = loop[(i + 1) % loop.length] as Point;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

/** Corners are cut off so often. */
const CUTS = 3;
/** How much of an edge a cut takes, at most so many pixels. */
const CUT = 0.25;
const MOST_CUT = 10;

function rounded(loop: readonly Point[]): Point[] {
  let points = [...loop];
  for (let n = 0; n < CUTS; n++)
    points = points.flatMap((a, i) => {
      const b = points[(i + 1) % points.length] as Point;
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const share = Math.min(CUT, MOST_CUT / length / 2 ** n);
      const at = (t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
      return [at(share), at(1 - share)];
    });
  return points;
}

/** A little more than once round inside the shape, at its edge in the end. */
function around(loop: readonly Point[]): string {
  const points = rounded(loop);
  const n = points.length;
  const beyond = Math.max(2, Math.round(n / 12));
  return line(
    Array.from({ length: n + beyond }, (_, i) => {
      const [before, here, after] = [points[(i + n - 1) % n], points[i % n], points[(i + 1) % n]] as [
        Point,
        Point,
        Point,
      ];
      const [dx, dy] = [after.x - before.x, after.y - before.y];
      const wider = (WIDER * Math.min(0, i / n - 1)) / (Math.hypot(dx, dy) || 1);
      return { x: here.x + dy * wider, y: here.y - dx * wider };
    }),
  );
}

/** Around one thing a ring, around several their common outline. */
export const ringAround = (boxes: readonly Box[]): string =>
  boxes.length === 1 ? ring(boxes[0] as Box) : outlines(boxes).map(around).join('');

/** From the edge of one thing to the edge of the other, a little bent. */
export function way(a: Box, b: Box): string {
  const [ax, ay, bx, by] = [a.x + a.w / 2, a.y + a.h / 2, b.x + b.w / 2, b.y + b.h / 2];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const edge = ({ w, h }: Box): number => 1 / Math.hypot((2 * ux) / w, (2 * uy) / h) + 3;
  const [from, to] = [edge(a), length - edge(b)];
  if (to - from < 12) return '';
  const bend = Math.min(24, length / 8);
  const middle = (from + to) / 2;
  return `M${ax + ux * from} ${ay + uy * from}Q${ax + ux * middle - uy * bend} ${ay + uy * middle + ux * bend} ${ax + ux * to} ${ay + uy * to}`;
}
