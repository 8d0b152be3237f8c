/** The quiet part of the map, drawn once for a frame: sea, reefs, islands, regions, what grows there, borders and trails. */
import { edge, type Geo, inside, lines, type Point, pushed, type RegionShape, smooth, stream } from './geometry.ts';
import { g } from './ink.ts';
import { MOTIFS, type Motif } from './motifs.ts';
import { emblem } from './tribes.ts';

const every = (pts: readonly Point[], n: number): Point[] => pts.filter((_, i) => i % n === 0);

interface SeaLook {
  readonly rose: boolean;
}

/** Waves, compass rose and turtle in the free corners, then the reefs. */
export function sea(geo: Geo, look: SeaLook): string {
  const H = 1000 * geo.ys;
  const next = stream('sea');
  const shores = geo.islands.map((i) => pushed(i.pts, 46));
  let waves = '';
  for (let i = 0; i < 46; i++) {
    const x = next() * 1000;
    const y = next() * H;
    if (shores.some((s) => inside([x, y], s))) continue;
    waves += `<path d="M${(x - 14).toFixed(1)} ${y.toFixed(1)}q7-6 14 0t14 0"/>`;
  }
  let out = `<g class="bb-waves">${waves}</g>`;
  if (look.rose)
    out += g(
      88,
      Math.max(H * 0.125, 80),
      0.86,
      `<g class="bb-rose"><circle r="46"/><circle r="38" stroke-dasharray="2 5"/><path class="f" d="M0-60 9-9 0 0ZM0 60-9 9 0 0ZM60 0 9 9 0 0ZM-60 0-9-9 0 0Z"/><path d="M0-60 9-9 60 0 9 9 0 60-9 9-60 0-9-9Z"/><path d="M-24-24-9-9M24-24 9-9M24 24 9 9M-24 24-9 9"/><text y="-66" text-anchor="middle">N</text></g>`,
    );
  out += g(
    93,
    H * 0.885,
    1,
    `<g class="bb-turtle"><path d="M-62 26q14-10 28 0t28 0M30 30q12-9 24 0" fill="none"/>${g(0, 0, 2.6, `<g transform="rotate(38)">${emblem('turtle', 'var(--bb-turtle)')}</g>`)}</g>`,
  );
  for (const [by, n, name] of [
    [40, 3, 'bb-reef3'],
    [26, 2, 'bb-reef2'],
    [14, 2, 'bb-reef1'],
  ] as const)
    for (const i of geo.islands) out += `<path class="${name}" d="${smooth(every(pushed(i.pts, by), n))}"/>`;
  for (const i of geo.islands) out += `<path class="bb-foam" d="${smooth(every(pushed(i.pts, 20), 2))}"/>`;
  return out;
}

/** Islands with cliff and rim, then every region with its watercolour. */
export function ground(geo: Geo): string {
  let out = '';
  for (const i of geo.islands) {
    const rim = smooth(pushed(i.pts, 9));
    out += `<path d="${smooth(pushed(i.pts, 10))}" class="bb-ishadow" transform="translate(3 9)"/><path d="${rim}" class="bb-cliff" transform="translate(0 5)"/><path d="${rim}" class="bb-rim"/>`;
  }
  for (const r of geo.regions) {
    const next = stream(r.id);
    const d = lines(r.pts);
    let blots = '';
    for (let i = 0; i < 7; i++)
      blots += `<ellipse cx="${(r.site[0] + (next() - 0.5) * 170).toFixed(0)}" cy="${(r.site[1] + (next() - 0.5) * 140).toFixed(0)}" rx="${(26 + next() * 34).toFixed(0)}" ry="${(12 + next() * 16).toFixed(0)}" class="${i % 2 === 1 ? 'bb-blo' : 'bb-bhi'}"/>`;
    out += `<path d="${d}" class="bb-reg ${r.terrain}"/><clipPath id="bb-clip-${r.id}"><path d="${d}"/></clipPath><g clip-path="url(#bb-clip-${r.id})">${blots}<path d="${d}" class="bb-wash w1 ${r.terrain}"/><path d="${d}" class="bb-wash w2 ${r.terrain}"/></g>`;
  }
  return out;
}

interface Growth {
  readonly many: number;
  readonly apart: number;
  readonly margin: number;
  readonly tall: number;
  readonly kinds: readonly Motif[];
}
const GROWTH: Readonly<Record<string, Growth>> = {
  mountain: { many: 9, apart: 27, margin: 10, tall: 26, kinds: ['peak', 'peak', 'peak', 'rock'] },
  forest: { many: 17, apart: 19, margin: 8, tall: 26, kinds: ['palm', 'palm', 'bush', 'palm'] },
  steppe: { many: 14, apart: 19, margin: 10, tall: 14, kinds: ['tuft', 'grass', 'tuft'] },
  beach: { many: 14, apart: 19, margin: 10, tall: 14, kinds: ['dune', 'star', 'dune', 'cowrie'] },
};

/** Scattered from a seed, clear of site, fish and numbers. */
function motifs(geo: Geo, r: RegionShape, index: number): string {
  const grow = GROWTH[r.terrain];
  if (grow === undefined) return '';
  const next = stream(`${r.id}m`);
  const labels = geo.paths.filter((p) => p.land && (p.a === index || p.b === index)).map((p) => p.label);
  const xs = r.pts.map((p) => p[0]);
  const ys = r.pts.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const spots: (readonly [number, number, number])[] = [];
  for (let i = 0; i < 420 && spots.length < grow.many; i++) {
    const p: Point = [x0 + next() * (x1 - x0), y0 + next() * (y1 - y0)];
    const [dx, dy] = [p[0] - r.site[0], p[1] - r.site[1]];
    if (!inside(p, r.pts) || edge(p, r.pts) < grow.margin) continue;
    if ((dy > -60 && dy < 22 && Math.abs(dx) < 52) || Math.hypot(dx, dy * 1.2) < 46) continue;
    if (labels.some((l) => Math.hypot(p[0] - l[0], p[1] - l[1] - 8) < 40)) continue;
    if (Math.hypot(p[0] - r.fish[0], p[1] - r.fish[1]) < 40) continue;
    if (spots.some((s) => Math.hypot(p[0] - s[0], (p[1] - s[1]) * 1.3) < grow.apart)) continue;
    if (!inside([p[0], p[1] - grow.tall * 0.55], r.pts)) continue;
    spots.push([p[0], p[1], next()]);
  }
  return spots
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, n], i) =>
      g(x.toFixed(1), y.toFixed(1), 1, MOTIFS[grow.kinds[i % grow.kinds.length] as Motif](Number(n.toFixed(2)))),
    )
    .join('');
}

/** Palms, peaks, grass and dunes; borders, coastline and land trails. */
export function growth(geo: Geo): string {
  let out = geo.regions.map((r, i) => motifs(geo, r, i)).join('');
  const seen = new Set<string>();
  for (const r of geo.regions) {
    if (r.island !== 'central' && seen.has(r.island)) continue;
    seen.add(r.island);
    out += `<path class="bb-border" d="${lines(r.inner, false)}"/>`;
  }
  for (const i of geo.islands) out += `<path d="${lines(i.pts)}" class="bb-coastline"/>`;
  for (const p of geo.paths)
    if (p.land) out += `<path class="bb-trail-a" d="${p.d}"/><path class="bb-trail-b" d="${p.d}"/>`;
  return out;
}
