/** Points, numbers and seeded jitter that every drawing of this board shares. */

export type Cell = readonly [x: number, y: number];
export type Point = readonly [x: number, y: number];
export type Line = readonly [Point, Point];

/** Side of one cell on the large board, in drawing units. */
export const C = 60;
/** Side of one cell in a small town. */
export const SMALL = 20;

export const f = (n: number): string => (Math.round(n * 10) / 10).toString();
export const pt = (p: Point): string => `${f(p[0])} ${f(p[1])}`;
export const poly = (ps: readonly Point[]): string => `M${ps.map(pt).join('L')}Z`;
export const line = (l: Line): string => `M${pt(l[0])}L${pt(l[1])}`;
export const key = (x: number, y: number): string => `${x},${y}`;

/** Membership test of a list of cells. */
export function member(cells: readonly Cell[]): (x: number, y: number) => boolean {
  const set = new Set(cells.map(([x, y]) => key(x, y)));
  return (x, y) => set.has(key(x, y));
}

/** Seeded by position, so that a redraw never wobbles. */
export function jitter(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The point on the way from p towards q that is k away from p. */
export function towards(p: Point, q: Point, k: number): Point {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  return [p[0] + ((q[0] - p[0]) / length) * k, p[1] + ((q[1] - p[1]) / length) * k];
}

export const distance = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

/** An open path through the points with corners rounded by at most r. */
export function roundLine(ps: readonly Point[], r: number): string {
  const first = ps[0] as Point;
  const last = ps[ps.length - 1] as Point;
  let d = `M${pt(first)}`;
  for (let i = 1; i < ps.length - 1; i++) {
    const a = ps[i - 1] as Point;
    const p = ps[i] as Point;
    const b = ps[i + 1] as Point;
    const k = Math.min(r, distance(a, p) / 2, distance(p, b) / 2);
    d += `L${pt(towards(p, a, k))}Q${pt(p)} ${pt(towards(p, b, k))}`;
  }
  return `${d}L${pt(last)}`;
}
