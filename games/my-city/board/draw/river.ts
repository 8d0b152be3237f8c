import { type Cell, key, type Point, roundLine } from './geometry.ts';
import { type LandMap, region } from './land.ts';

/** The middle line of the river in drawing units, running `over` units past the border at both ends. */
export function riverLine(land: LandMap, c: number, over: number, r: number): string {
  const points = land.river.mode === 'edges' ? edgePoints(land, c) : streamPoints(land, c);
  if (points.length < 2) return '';
  return roundLine(stretch(points, land, c, over), r * c);
}

function edgePoints(land: LandMap, c: number): Point[] {
  return (land.river.path ?? []).map(([x, y]) => [x * c, y * c]);
}

/** Through the middles of the river cells, from one border to the other. */
function streamPoints(land: LandMap, c: number): Point[] {
  return streamCourse(land).map(([x, y]) => [(x + 0.5) * c, (y + 0.5) * c]);
}

const onBorder = (land: LandMap, [x, y]: Cell): boolean =>
  x === 0 || y === 0 || x === land.width - 1 || y === land.height - 1;

/** The shortest way along river cells between the two border cells that lie farthest apart. */
export function streamCourse(land: LandMap): Cell[] {
  const cells = region(land, '~');
  const ends = cells.filter((cell) => onBorder(land, cell));
  let best: Cell[] = [];
  for (const start of ends.slice(0, 1)) {
    for (const way of waysFrom(cells, start)) {
      const end = way[way.length - 1];
      if (end !== undefined && onBorder(land, end) && way.length > best.length) best = way;
    }
  }
  return best;
}

function waysFrom(cells: readonly Cell[], start: Cell): Cell[][] {
  const open = new Map(cells.map((cell) => [key(cell[0], cell[1]), cell]));
  open.delete(key(start[0], start[1]));
  const ways: Cell[][] = [[start]];
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i] as Cell[];
    const [x, y] = way[way.length - 1] as Cell;
    for (const at of [key(x, y - 1), key(x + 1, y), key(x, y + 1), key(x - 1, y)]) {
      const next = open.get(at);
      if (next === undefined) continue;
      open.delete(at);
      ways.push([...way, next]);
    }
  }
  return ways;
}

function stretch(points: readonly Point[], land: LandMap, c: number, over: number): Point[] {
  const out = points.map((p) => [...p] as [number, number]);
  const first = out[0] as [number, number];
  const last = out[out.length - 1] as [number, number];
  for (const end of [first, last]) {
    const half = land.river.mode === 'cells' ? c / 2 : 0;
    if (end[1] <= half) end[1] = -over;
    else if (end[1] >= land.height * c - half) end[1] = land.height * c + over;
    else if (end[0] <= half) end[0] = -over;
    else if (end[0] >= land.width * c - half) end[0] = land.width * c + over;
  }
  return out;
}

/** Tufts of reed and water lilies along a broad stream: seats for them, seeded by place. */
export function reedPlaces(land: LandMap, c: number): readonly { at: Point; lily: boolean }[] {
  const out: { at: Point; lily: boolean }[] = [];
  const course = streamCourse(land);
  for (let i = 1; i + 1 < course.length; i++) {
    const [ax, ay] = course[i - 1] as Cell;
    const [x, y] = course[i] as Cell;
    const [bx, by] = course[i + 1] as Cell;
    const middle: Point = [(x + 0.5) * c, (y + 0.5) * c];
    // In a bend the outer corner of the cell stays dry land: reeds grow there.
    const outX = 2 * x - ax - bx;
    const outY = 2 * y - ay - by;
    if (outX !== 0 && outY !== 0)
      out.push({ at: [middle[0] + outX * c * 0.34, middle[1] + outY * c * 0.34], lily: false });
    else if ((x + y) % 2 === 0)
      out.push({ at: [middle[0] + (i % 2 ? 0.2 : -0.22) * c, middle[1] + 0.12 * c], lily: true });
  }
  return out;
}
