/**
 * The archipelago as points: 1000 wide, height 1000 × `ys`. Only positions are scaled by the height of the frame, pieces never, so
 * that the same drawing fills a flat and a tall place. Coasts are drawn by hand once: a seed from the name moves every point.
 */
import raw from '../../data/bora-bora.json' with { type: 'json' };

export type Point = readonly [number, number];

/** A small stream of numbers from a word: looks random, is the same on every render. */
export function stream(seed: string): () => number {
  let h = 2166136261;
  for (const ch of seed) h = Math.imul(h ^ ch.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

const at = <T>(list: readonly T[], i: number): T => list[((i % list.length) + list.length) % list.length] as T;

const ISLANDS = ['central', 'north', 'south', 'west', 'east'] as const;
type IslandId = (typeof ISLANDS)[number];
const OUTLINES = raw.layout.islandOutlines as unknown as Readonly<Record<IslandId, readonly Point[]>>;
const CENTRES: Readonly<Record<IslandId, Point>> = {
  central: [500, 505],
  north: [500, 130],
  south: [500, 870],
  west: [130, 500],
  east: [870, 500],
};
/** Samples between two points of an outline. */
const SAMPLES = 8;
/** Below this height the frame counts as flat. */
const FLAT = 0.8;

export interface RegionShape {
  readonly id: string;
  readonly island: IslandId;
  readonly terrain: string;
  readonly pts: readonly Point[];
  /** The border to the neighbours on the same island. */
  readonly inner: readonly Point[];
  readonly site: Point;
  readonly fish: Point;
  /** West of the middle: pushed huts stand on this side. */
  readonly west: boolean;
  /** The northern one of two on an island. */
  readonly upper: boolean;
}

export interface PathShape {
  readonly id: string;
  readonly land: boolean;
  readonly value: number;
  readonly a: number;
  readonly b: number;
  readonly label: Point;
  readonly d: string;
}

export interface Geo {
  readonly ys: number;
  readonly islands: readonly { readonly id: IslandId; readonly pts: readonly Point[]; readonly c: Point }[];
  readonly regions: readonly RegionShape[];
  readonly paths: readonly PathShape[];
}

const f = (p: Point): string => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;

/** Straight lines through the points. */
export function lines(pts: readonly Point[], close = true): string {
  return `M${pts.map(f).join('L')}${close ? 'Z' : ''}`;
}

/** A soft closed line along the points. */
export function smooth(pts: readonly Point[]): string {
  const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  let d = `M${f(mid(at(pts, -1), at(pts, 0)))}`;
  for (let i = 0; i < pts.length; i++) d += `Q${f(at(pts, i))} ${f(mid(at(pts, i), at(pts, i + 1)))}`;
  return `${d}Z`;
}

/** The outline pushed outwards by d. */
export function pushed(pts: readonly Point[], by: number): Point[] {
  return pts.map((p, i) => {
    const a = at(pts, i - 2);
    const b = at(pts, i + 2);
    const nx = b[1] - a[1];
    const ny = a[0] - b[0];
    const l = Math.hypot(nx, ny) || 1;
    return [p[0] + (nx / l) * by, p[1] + (ny / l) * by];
  });
}

export function inside(p: Point, poly: readonly Point[]): boolean {
  let c = false;
  for (let i = 0; i < poly.length; i++) {
    const [a, b] = at(poly, i);
    const [e, h] = at(poly, i - 1);
    if (b > p[1] !== h > p[1] && p[0] < ((e - a) * (p[1] - b)) / (h - b) + a) c = !c;
  }
  return c;
}

/** Distance to the edge of a shape. */
export function edge(p: Point, poly: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < poly.length; i++) {
    const [a, b] = at(poly, i);
    const [c, d] = at(poly, i - 1);
    const l = (c - a) ** 2 + (d - b) ** 2 || 1;
    const t = Math.max(0, Math.min(1, ((p[0] - a) * (c - a) + (p[1] - b) * (d - b)) / l));
    least = Math.min(least, Math.hypot(p[0] - a - t * (c - a), p[1] - b - t * (d - b)));
  }
  return least;
}

type Place = (island: IslandId, p: Point) => Point;

function placer(ys: number, grow: number): Place {
  const side = grow > 1.3 ? 1.22 : 1.15;
  const scale: Readonly<Record<IslandId, Point>> = {
    central: [1.07, 1.05],
    north: [1, grow],
    south: [1, grow],
    west: [side, 1.02],
    east: [side, 1.02],
  };
  return (island, [x, y]) => {
    const [cx, cy] = CENTRES[island];
    const [a, b] = scale[island];
    return [cx + (x - cx) * a, (cy + (y - cy) * b) * ys];
  };
}

const catmull = (t: number, a: number, b: number, c: number, d: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** A spline through the outline, moved by three waves whose phases come from the island's name. */
function coast(id: IslandId, place: Place): Point[] {
  const p = OUTLINES[id].map((q) => place(id, q));
  const base: Point[] = [];
  for (let i = 0; i < p.length; i++) {
    const [a, b, c, d] = [at(p, i - 1), at(p, i), at(p, i + 1), at(p, i + 2)];
    for (let k = 0; k < SAMPLES; k++) {
      const t = k / SAMPLES;
      base.push([catmull(t, a[0], b[0], c[0], d[0]), catmull(t, a[1], b[1], c[1], d[1])]);
    }
  }
  const next = stream(`coast${id}`);
  const phase = [next() * 6.3, next() * 6.3, next() * 6.3] as const;
  const big = id === 'central' ? 1.25 : 0.8;
  return base.map((q, i) => {
    const a = at(base, i - 2);
    const b = at(base, i + 2);
    const nx = b[1] - a[1];
    const ny = a[0] - b[0];
    const l = Math.hypot(nx, ny) || 1;
    const t = (i / base.length) * 6.283;
    const wave = 6 * Math.sin(3 * t + phase[0]) + 5 * Math.sin(5 * t + phase[1]) + 4 * Math.sin(8 * t + phase[2]);
    const by = big * wave + (next() - 0.5) * 3;
    return [q[0] + (nx / l) * by, q[1] + (ny / l) * by] as const;
  });
}

/** A shared S-curve, the same from both sides. */
function border(p: Point, q: Point): Point[] {
  const curve = (a: Point, b: Point): Point[] =>
    Array.from({ length: 7 }, (_, i) => {
      const t = (i + 1) / 8;
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const by = 0.075 * Math.sin(t * 6.283) + 0.03 * Math.sin(t * 9.4);
      return [a[0] + dx * t - dy * by, a[1] + dy * t + dx * by] as const;
    });
  return p[0] * 1.3 + p[1] < q[0] * 1.3 + q[1] ? curve(p, q) : curve(q, p).reverse();
}

type RawRegion = (typeof raw.regions.rows)[number];

function region(r: RawRegion, isle: Geo['islands'][number], place: Place, ys: number): RegionShape {
  const outline = OUTLINES[isle.id];
  const corners = new Set(
    r.polygon.map((q) => outline.findIndex((o) => o[0] === q[0] && o[1] === q[1])).filter((i) => i >= 0),
  );
  const n = outline.length;
  const start = [...corners].find((i) => !corners.has((i + n - 1) % n)) ?? 0;
  const shore: Point[] = [];
  for (let k = 0; k < (corners.size - 1) * SAMPLES + 1; k++) shore.push(at(isle.pts, start * SAMPLES + k));
  const first = at(shore, 0);
  const last = at(shore, -1);
  const inner =
    isle.id === 'central' ? [...border(last, isle.c), isle.c, ...border(isle.c, first)] : border(last, first);
  const [sx, sy] = r.site as unknown as Point;
  const [fx, fy] = r.fish as unknown as Point;
  const out = isle.id === 'north' && ys < FLAT;
  const fishX = fx + (out ? (fx < 500 ? -54 : 54) : 0);
  const site = place(isle.id, [sx, sy]);
  return {
    id: r.id,
    island: isle.id,
    terrain: r.terrain,
    pts: [...shore, ...inner],
    inner: [last, ...inner, first],
    site,
    fish: [fishX, (fy + (out ? 10 : 0)) * ys],
    west: sx < 500,
    upper: site[1] < isle.c[1],
  };
}

/** Ring lanes keep the corners free for cards. */
const RING: Readonly<Record<string, Point>> = { W9: [271, 256], W10: [729, 256], W11: [729, 744], W12: [271, 744] };

function path(p: (typeof raw.paths.rows)[number], regions: readonly RegionShape[], ys: number): PathShape {
  const a = regions.findIndex((r) => r.id === p.a);
  const b = regions.findIndex((r) => r.id === p.b);
  const from = at(regions, a);
  const to = at(regions, b);
  const land = p.type === 'land';
  const [x, y] = RING[p.id] ?? (p.label as unknown as Point);
  const mid: Point = [(from.site[0] + to.site[0]) / 2, (from.site[1] + to.site[1]) / 2];
  let label: Point = [x, y * ys];
  if (land && from.island === 'central') label = [x + (x - 500) * 0.06, y * ys];
  else if (land) {
    const dx = ys >= FLAT ? 0 : from.island === 'west' ? 46 : from.island === 'east' ? -46 : 0;
    label = [mid[0] + dx, mid[1] + (dx === 0 ? 0 : 4)];
  }
  const bend: Point = [2 * label[0] - mid[0], 2 * label[1] - mid[1]];
  return { id: p.id, land, value: p.value, a, b, label, d: `M${f(from.site)}Q${f(bend)} ${f(to.site)}` };
}

const made = new Map<string, Geo>();

/** All points for a frame of this height. */
export function geometry(ys: number, grow: number): Geo {
  const key = `${ys}/${grow}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const place = placer(ys, grow);
  const islands = ISLANDS.map((id) => ({ id, pts: coast(id, place), c: place(id, CENTRES[id]) }));
  const regions = raw.regions.rows.map((r) =>
    region(r, islands.find((i) => i.id === r.island) ?? at(islands, 0), place, ys),
  );
  const geo = { ys, islands, regions, paths: raw.paths.rows.map((p) => path(p, regions, ys)) };
  made.set(key, geo);
  return geo;
}
