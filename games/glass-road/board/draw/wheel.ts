/** The production wheel as a wood-and-lead instrument: ground, beams, hub, paths and markers (see circle.ts). */
import { MARKERS, NAMES, WHEELS, type Wheel } from '../../rules/data.ts';
import { angleBasic, angleProduct, arc, BASIC_NUMBERS, PRODUCT_NUMBERS, wedge, xy } from './circle.ts';
import { INK, use } from './kit.ts';

interface Look {
  readonly glass: boolean;
  readonly R: number;
  readonly step: number;
  readonly shift: readonly number[];
  readonly productR: number;
  readonly productScale: number;
  readonly fan: string;
}
const HUB = 41;
const RIM = 24;
const LOOKS: readonly Look[] = [
  { glass: true, R: 200, step: 26.2, shift: [0, 5, -5, 5, -5], productR: 118, productScale: 1.62, fan: 'gw' },
  { glass: false, R: 150, step: 27, shift: [-5, 5, 0], productR: 90, productScale: 1.3, fan: 'bw' },
];
const look = (wheel: number): Look => LOOKS[wheel] as Look;
const wheelAt = (wheel: number): Wheel => WHEELS[wheel] as Wheel;
const goodId = (marker: number): string => NAMES.goods[MARKERS[marker]?.good ?? -1] ?? '';
const at = (stock: readonly number[], marker: number): number => stock[marker] as number;

export function wheelBox(wheel: number): string {
  const m = look(wheel).R + 16;
  return `${-m} ${-m} ${2 * m} ${2 * m}`;
}

/** Where a marker lies: radius and angle for a number. */
export function lane(wheel: number, marker: number): { readonly r: number; angle(n: number): number } {
  const l = look(wheel);
  const w = wheelAt(wheel);
  if (marker === w.product) return { r: l.productR, angle: angleProduct };
  const i = w.basics.indexOf(marker);
  const shift = l.shift[i] ?? 0;
  const rank = l.glass ? w.basics.length - 1 - i : i;
  return { r: l.R - RIM - 16 - rank * l.step, angle: (n) => angleBasic(n) + shift };
}

function rim(wheel: number): string {
  const { glass, R } = look(wheel);
  const ri = R - RIM;
  let s = '';
  if (glass) {
    for (let i = 0; i < 24; i++)
      s += `<path d="${wedge(ri, R + 1, i * 15 - 60, i * 15 - 45)}" fill="var(--gr-pane-${i % 4 === 3 ? 1 : i % 3})" stroke="var(--gr-coal-7)" stroke-width="2"/>`;
    const glint = arc(R - 3.5, -148, -122) + arc(R - 3.5, -88, -72) + arc(R - 3.5, 92, 104);
    return `${s}<path d="${glint}" fill="none" stroke="var(--gr-white)" stroke-opacity=".6" stroke-width="2.5" stroke-linecap="round"/>`;
  }
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 18; i++)
      s += `<path d="${wedge(ri + j * 13, ri + 13 + j * 13, i * 20 + j * 10, i * 20 + 20 + j * 10)}" fill="var(--gr-course-${(i * 2 + j) % 3})" stroke="var(--gr-mortar)" stroke-width="1.8"/>`;
  return s;
}

const BUBBLES: readonly (readonly [number, number, number])[] = [
  [-40, 140, 5],
  [-28, 92, 3.5],
  [-8, 150, 4],
  [4, 78, 3],
  [20, 146, 5],
  [24, 110, 3],
  [-20, 160, 2.5],
  [-50, 104, 3],
];

function fanTexture(wheel: number): string {
  const { glass, R } = look(wheel);
  const ri = R - RIM;
  let s = '';
  if (glass) {
    for (const [a, r, z] of BUBBLES) {
      const [x, y] = xy(r, a);
      s += `<circle cx="${x}" cy="${y}" r="${z}" fill="var(--gr-white)" fill-opacity=".22" stroke="var(--gr-white)" stroke-opacity=".65" stroke-width="1.2"/>`;
    }
    return s;
  }
  for (const [q, r] of [64, 86, 108].entries()) {
    s += `<path d="${arc(r, -58, 28)}" fill="none" stroke="var(--gr-course-1)" stroke-opacity=".38" stroke-width="1.6"/>`;
    for (let t = -52 + q * 6; t < 26; t += 16) {
      const [x, y] = xy(r, t);
      const [X, Y] = xy(Math.min(ri, r + 22), t);
      s += `<path d="M${x} ${y}L${X} ${Y}" stroke="var(--gr-course-1)" stroke-opacity=".38" stroke-width="1.6"/>`;
    }
  }
  return s;
}

function plate(r: number, a: number, n: number, brown: boolean): string {
  const [x, y] = xy(r, a);
  return `<g class="gr-np${brown ? ' br' : ''}"><circle cx="${x}" cy="${y}" r="15"/><text x="${x}" y="${y + 8}" text-anchor="middle">${n}</text></g>`;
}

/** All that never changes: rim, dial, fan, brown sectors, lanes, numbers. */
export function ground(wheel: number): string {
  const { R, fan } = look(wheel);
  const w = wheelAt(wheel);
  const ri = R - RIM;
  const full = w.productMax;
  let s = `<ellipse cx="3" cy="9" rx="${R + 1}" ry="${R}" fill="var(--gr-drop)"/><circle r="${R + 3}" fill="${INK}"/>${rim(wheel)}`;
  s += `<circle r="${ri}" fill="var(--gr-wood)" stroke="${INK}" stroke-width="2.2"/>`;
  const sector = (a: number, fill: string): string =>
    `<path d="${wedge(HUB, ri, a - 15, a + 15)}" fill="${fill}" stroke="var(--gr-joint)" stroke-width="1.4"/>`;
  for (const v of BASIC_NUMBERS)
    s += sector(angleBasic(v), v === 0 ? 'var(--gr-brown)' : v % 2 === 1 ? 'var(--gr-wood)' : 'var(--gr-wood-2)');
  for (const v of PRODUCT_NUMBERS)
    s += sector(angleProduct(v), v === full ? 'var(--gr-brown)' : `var(--gr-${fan}-fan${v % 2 === 1 ? '' : '-2'})`);
  for (const a of [angleBasic(0), angleProduct(full)])
    for (let j = 0; j < 7; j++)
      s += `<path d="${arc(HUB + 10 + j * ((ri - HUB) / 7), a - 13, a + 13)}" fill="none" stroke="var(--gr-brown-2)" stroke-width="2" stroke-dasharray="9 5"/>`;
  s += fanTexture(wheel);
  for (const m of w.basics)
    s += `<path d="${arc(lane(wheel, m).r, 62, 298)}" fill="none" stroke="var(--gr-lane)" stroke-width="1.5" stroke-dasharray=".1 5" stroke-linecap="round"/>`;
  s += `<circle r="${ri}" fill="url(#gr-dial)"/><path d="${arc(ri - 2.5, -88, 50)}" fill="none" stroke="rgb(30 20 10/.22)" stroke-width="5"/>`;
  for (const v of BASIC_NUMBERS) s += plate(R - 12, angleBasic(v), v, v === 0);
  for (const v of PRODUCT_NUMBERS) s += plate(R - 12, angleProduct(v), v, v === full);
  return s;
}

/** The two stop beams: a marker in a brown sector lies against its beam. Green tick free, red bar blocked. */
export function beams(wheel: number, stock: readonly number[]): string {
  const { R } = look(wheel);
  const w = wheelAt(wheel);
  const free: readonly (readonly [number, boolean])[] = [
    [60, at(stock, w.product) < w.productMax],
    [-60, w.basics.every((m) => at(stock, m) > 0)],
  ];
  return free
    .map(
      ([a, ok]) =>
        `<g transform="rotate(${a})"><rect x="-6" y="${-R - 6}" width="12" height="${R - HUB + 12}" rx="4" fill="var(--gr-beam)" stroke="${INK}" stroke-width="2"/><path d="M-2 ${-R + 4}V${-HUB - 6}" stroke="var(--gr-beam-hi)" stroke-width="2" stroke-linecap="round"/><g transform="translate(0 ${-R - 2}) rotate(${-a})"><circle r="13.5" fill="${ok ? 'var(--gr-glass-7)' : 'var(--gr-brick-5)'}" stroke="${INK}" stroke-width="2"/><circle r="10.5" fill="none" stroke="var(--gr-white)" stroke-opacity=".35" stroke-width="1.4"/>${
          ok
            ? '<path d="M-5 .5 -1.5 4.5 5.5 -4" fill="none" stroke="var(--gr-cream-1)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
            : '<path d="M-6 0H6" stroke="var(--gr-cream-1)" stroke-width="4" stroke-linecap="round"/>'
        }</g></g>`,
    )
    .join('');
}

/** Markers that keep a wheel from turning. */
export function blockers(wheel: number, stock: readonly number[]): number[] {
  const w = wheelAt(wheel);
  const zero = w.basics.filter((m) => at(stock, m) === 0);
  return at(stock, w.product) === w.productMax ? [...zero, w.product] : zero;
}

const STONES = ['var(--gr-straw-14)', 'var(--gr-slate-6)', 'var(--gr-straw-10)'];
const BRICKS = ['var(--gr-clay-6)', 'var(--gr-brick-4)', 'var(--gr-clay-5)'];

/** The furnace: glows and says how often the wheel turns, or shows what stands in its way. */
export function hub(wheel: number, stock: readonly number[], turns: number): string {
  const { glass } = look(wheel);
  let s = `<circle r="${HUB + 1}" fill="${glass ? 'var(--gr-slate-11)' : 'var(--gr-clay-11)'}" stroke="${INK}" stroke-width="2.4"/>`;
  for (let i = 0; i < 12; i++)
    s += `<path d="${wedge(HUB - 9, HUB, i * 30 + 2, i * 30 + 28)}" fill="${(glass ? STONES : BRICKS)[i % 3]}" stroke="${INK}" stroke-width="1.2"/>`;
  if (turns > 0)
    return `${s}<circle r="${HUB - 10}" fill="url(#gr-ember)" stroke="${INK}" stroke-width="2"/><path class="gr-spin" d="${arc(HUB - 4.5, -130, 120)}"/><text y="10" text-anchor="middle" class="gr-hubn">${turns}×</text>`;
  s += `<circle r="${HUB - 10}" fill="var(--gr-door)" stroke="${INK}" stroke-width="2"/>`;
  const block = blockers(wheel, stock);
  const shown = block.slice(0, 3);
  return (
    s +
    (block.length === 1
      ? use(goodId(block[0] as number), 0, 0, 1)
      : shown.map((m, i) => use(goodId(m), (i - (shown.length - 1) / 2) * 18, 0, 0.6)).join(''))
  );
}

/** The stock now, after payment and receipt, and after the turns. */
export interface Way {
  readonly now: readonly number[];
  readonly mid: readonly number[];
  readonly end: readonly number[];
  readonly turns: readonly number[];
}

function segment(r: number, a0: number, a1: number, c0: number, c1: number, kind: string): string {
  const d = a1 > a0 ? 1 : -1;
  const g0 = (c0 / r) * 57.3;
  const g1 = (c1 / r) * 57.3;
  if (Math.abs(a1 - a0) < g0 + g1 + 3) return '';
  const path = arc(r, a0 + d * g0, a1 - d * g1);
  return `<path class="gr-pa" d="${path}"/><path class="gr-pb ${kind}" d="${path}"/>`;
}

/** Dotted paths, one a lane: ink for paying and taking, accent for the turn. */
export function paths(wheel: number, way: Way): string {
  const w = wheelAt(wheel);
  const l = look(wheel);
  return [...w.basics, w.product]
    .map((m) => {
      const { r, angle } = lane(wheel, m);
      const big = m === w.product;
      const [near, far] = big ? (l.glass ? [23, 25] : [21, 21]) : [17, 16];
      const a = angle(at(way.now, m));
      const b = angle(at(way.mid, m));
      const c = angle(at(way.end, m));
      if (b !== a && c !== b) {
        const back = (b - a) * (c - b) < 0;
        const part = back ? 4.5 : 0;
        const [x, y] = xy(r, b);
        return `${segment(r - part, a, b, near, 5, 'pay')}${segment(r + part, b, c, 5, far, '')}<circle class="gr-way" cx="${x}" cy="${y}" r="${back ? 8 : 6}"/>`;
      }
      if (b !== a) return segment(r, a, b, near, far, 'pay');
      return c === b ? '' : segment(r, b, c, near, far, '');
    })
    .join('');
}

/** Where the markers would be. */
export function ghosts(wheel: number, way: Way): string {
  const w = wheelAt(wheel);
  const kind = (way.turns[wheel] ?? 0) > 0 ? '' : ' pay';
  return [...w.basics, w.product]
    .filter((m) => at(way.end, m) !== at(way.now, m))
    .map((m) => {
      const { r, angle } = lane(wheel, m);
      const z = m === w.product ? look(wheel).productScale : 1;
      const [x, y] = xy(r, angle(at(way.end, m)));
      return `<g class="gr-ghost${kind}"><circle cx="${x}" cy="${y}" r="${15 * z}"/>${use(goodId(m), x, y, z * 0.76)}</g>`;
    })
    .join('');
}

/** All markers of a wheel, the product last: it lies on top. */
export const markersOf = (wheel: number): readonly number[] => [...wheelAt(wheel).basics, wheelAt(wheel).product];

/** A marker alone, its middle at the origin. */
export function markerArt(wheel: number, marker: number): string {
  const big = marker === wheelAt(wheel).product;
  const z = big ? look(wheel).productScale : 1.1;
  const shadow = big
    ? `<ellipse cx="1" cy="${14 * z}" rx="${13 * z}" ry="${4.5 * z}" fill="rgb(46 30 14/.32)"/>`
    : '<ellipse cx="1" cy="8" rx="13" ry="5.5" fill="rgb(46 30 14/.32)"/>';
  return shadow + use(goodId(marker), 0, 0, z);
}

/** The markers where they are now. */
export function markers(wheel: number, stock: readonly number[]): string {
  return markersOf(wheel)
    .map((m) => {
      const { r, angle } = lane(wheel, m);
      const [x, y] = xy(r, angle(at(stock, m)));
      return `<g class="gr-tok" transform="translate(${x} ${y})">${markerArt(wheel, m)}</g>`;
    })
    .join('');
}

/** The arrow outside the rim repeats the turn. */
export function turnArrow(wheel: number, way: Way): string {
  const w = wheelAt(wheel);
  if ((way.turns[wheel] ?? 0) === 0) return '';
  const r = look(wheel).R + 9.5;
  const a0 = angleProduct(at(way.mid, w.product));
  const a1 = angleProduct(at(way.end, w.product));
  const [x, y] = xy(r, a1);
  const d = arc(r, a0 - 3, a1 - 4);
  return `<g class="gr-rimgo"><path class="a" d="${d}"/><path class="b" d="${d}"/><path class="h" d="M-9 -9 9 0 -9 9z" transform="translate(${x} ${y}) rotate(${a1})"/></g>`;
}
