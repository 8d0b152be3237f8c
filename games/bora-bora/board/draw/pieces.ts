/** What lies on the map: building sites with huts, fish tiles, path numbers. */
import type { PathShape, Point, RegionShape } from './geometry.ts';
import { g, INK, ln } from './ink.ts';
import { hut, type Tribe } from './tribes.ts';

/** The fish carries its number; golden when the red god would score it. Box −34 −26 70 52. */
export function fishTile(value: number, hot: boolean, of = ''): string {
  return `<g class="bb-fish${hot ? ' hot' : ''}" ${ln}><path d="M-30 2Q-14-23 15-11 20-9 22-7L33-17Q28 0 33 17L22 9Q20 11 15 13-14 25-30 2Z" fill="var(--bb-shade)" opacity=".22" transform="translate(2 5)" stroke="none"/><path class="fb" d="M-31 0Q-14-24 14-13 19-10 22-7L33-16Q28 0 33 16L22 7Q19 10 14 13-14 24-31 0Z" stroke-width="1.9"/><path d="M-15-13Q-9 0-15 13" fill="none" stroke-width="1.5"/><circle cx="-21" cy="-3" r="2.1" fill="${INK}"/><path d="M-2-15Q4-23 12-20L11-13" class="fb" stroke-width="1.6"/><path d="M25-6 30-10M25 0 29 0M25 6 30 10" fill="none" stroke-width="1.2"/><text x="3" y="9.5" text-anchor="middle" class="bb-fnum"${of === '' ? '' : ` data-value="${of}"`}>${value}</text></g>`;
}

/** The number of a path: a disc with a wave on water, a rounded stone on land. */
export function pathNumber(p: PathShape, scale: number, look: string): string {
  const shape = p.land
    ? '<path d="M-19-11Q-17-18-8-19L10-18Q19-16 20-8L19 10Q17 18 8 19L-10 19Q-19 17-20 9Z" class="pn"/>'
    : '<circle r="22" class="pn"/><path d="M-13 12q4.3-4 8.6 0t8.6 0 8.6 0" class="pw"/>';
  return g(
    p.label[0].toFixed(1),
    p.label[1].toFixed(1),
    scale,
    `${shape}<text y="${p.land ? 8 : 6}" text-anchor="middle" class="bb-pnum">${p.value}</text>`,
    `class="bb-plabel ${p.land ? 'land' : 'water'} ${look}"`,
  );
}

interface SiteLook {
  /** From the first to arrive to the one who holds the site. */
  readonly huts: readonly Tribe[];
  readonly fish: number;
  /** The tribe that would settle here by the selected move. */
  readonly coming: Tribe | null;
  /** Its fish is meant. */
  readonly hot: boolean;
  /** The last hut placed on the map. */
  readonly last: Tribe | null;
}

export interface Sizes {
  readonly hut: number;
  readonly label: number;
  readonly fish: number;
}

/** Pieces never shrink with the frame: how large they are in each. */
export const SIZES = {
  desk: { hut: 1.08, label: 0.95, fish: 1 },
  tablet: { hut: 1.02, label: 0.92, fish: 0.96 },
  phone: { hut: 1.22, label: 1.32, fish: 1.34 },
  /** A phone with dice and cards below the map. */
  flat: { hut: 1.04, label: 1.08, fish: 1.14 },
  /** A phone that looks closely. */
  close: { hut: 1.06, label: 0.9, fish: 1 },
} satisfies Record<string, Sizes>;

/** Where pushed huts stand around the site: outwards first, never on the number of the path between two regions of an island. */
function beside(r: RegionShape): readonly Point[] {
  const out = r.west ? -1 : 1;
  if (r.island !== 'west' && r.island !== 'east')
    return [
      [out * 47, 10],
      [out * 44, -20],
      [out * -45, 12],
    ];
  return [
    [out * 30, 30],
    [out * 34, -20],
    [out * -30, r.upper ? -24 : 32],
  ];
}

/** The hut that holds the site, and those that stepped aside: base and size. */
export function hutSpots(r: RegionShape, size: number): readonly (readonly [x: number, y: number, scale: number])[] {
  const [x, y] = [r.site[0], r.site[1] + 12];
  return [
    [x, y + 1, size * 1.02],
    ...beside(r).map(([dx, dy]) => [x + dx * size * 0.98, y + dy * size, 0.72 * size] as const),
  ];
}

/** Half of a fish tile, its tail and shadow included. */
const FISH = [35, 25] as const;

/** The fish lies at its region's shore, whole within the frame. */
export function fishSpot(r: RegionShape, ys: number, size: number): Point {
  const [w, h] = [FISH[0] * size, FISH[1] * size];
  return [Math.max(w, Math.min(1000 - w, r.fish[0])), Math.max(h, Math.min(1000 * ys - h, r.fish[1]))];
}

/** A drawn thing and how far down the page it stands. */
export type Drawn = readonly [depth: number, svg: string];

/** Everything of one region, to be painted from north to south with all others. */
export function regionPieces(r: RegionShape, ys: number, id: string, look: SiteLook, sizes: Sizes): Drawn[] {
  const s = sizes.hut;
  const [x, y] = [r.site[0], r.site[1] + 12];
  const list: Drawn[] = [];
  const last =
    look.last === null
      ? ''
      : `<ellipse rx="40" ry="18" fill="none" stroke="${look.last.d}" stroke-width="3.4" stroke-dasharray=".1 7" stroke-linecap="round"/>`;
  list.push([
    y - 20,
    g(
      x,
      y,
      s,
      `<ellipse cy="3" rx="34" ry="13" class="bb-site0"/><ellipse rx="34" ry="13" class="bb-site1"/><ellipse rx="27" ry="9.5" class="bb-site2"/>${last}`,
    ),
  ]);
  const holder = look.coming === null ? (look.huts.at(-1) ?? null) : null;
  const aside = holder === null ? look.huts : look.huts.slice(0, -1);
  const [here, ...spots] = hutSpots(r, s);
  for (const [i, k] of [...aside].reverse().entries()) {
    const [hx, hy, scale] = spots[i % spots.length] as (typeof spots)[number];
    list.push([hy, g(hx, hy, scale, hut(k, { line: 2.2 }))]);
  }
  if (holder !== null && here !== undefined)
    list.push([y, g(here[0], here[1], here[2], `<g data-piece="${id}"><g>${hut(holder)}</g></g>`)]);
  if (look.coming !== null)
    list.push([
      y + 0.5,
      g(x, y + 2, s, '<ellipse rx="27" ry="8" fill="var(--bb-shade)" opacity=".35"/>') +
        g(x, y - 9, s * 1.14, hut(look.coming, { flat: true }), 'class="bb-ghost"') +
        g(x, y, s, '<g class="bb-drop"><path d="M-31-12l6 6 6-6M19-12l6 6 6-6"/></g>'),
    ]);
  const [fx, fy] = fishSpot(r, ys, sizes.fish);
  list.push([fy, g(fx, fy, sizes.fish, fishTile(look.fish, look.hot || look.coming !== null, `fish.${id}`))]);
  return list;
}
