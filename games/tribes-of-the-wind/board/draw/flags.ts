/** The leader path: a string of flags over the terrain. */
import { f1, INK, type XY } from './ink.ts';
import type { ForestName } from './trees.ts';

export interface Flag {
  /** Middle of its space. */
  readonly at: XY;
  readonly kind: ForestName;
  /** A fitting tile lies there; else the flag shows the treetop it needs. */
  readonly placed: boolean;
}

const rope = (a: XY, b: XY): string =>
  `M${f1(a[0])} ${f1(a[1])}Q${f1((a[0] + b[0]) / 2 + (a[0] === b[0] ? -5 : 0))} ${f1((a[1] + b[1]) / 2 + (a[1] === b[1] ? 11 : 0))} ${f1(b[0])} ${f1(b[1])}`;

const number = (i: number): string =>
  `<text y="14.4" text-anchor="middle" class="tw-num" font-size="15" fill="#fffaf0" stroke="${INK}" stroke-width="2.4" paint-order="stroke" stroke-linejoin="round">${i + 1}</text>`;

export function flags(list: readonly Flag[], scale: number): string {
  const n = list.length;
  const cx = list.reduce((s, f) => s + f.at[0], 0) / n;
  const cy = list.reduce((s, f) => s + f.at[1], 0) / n;
  // Half way to the middle of the chain, so that the flags of neighbouring tiles hang close together.
  const points = list.map((f): XY => [f.at[0] + (cx - f.at[0]) * 0.5, f.at[1] + (cy - f.at[1]) * 0.5]);
  let s = '';
  for (let i = 0; i + 1 < n; i++) {
    const d = rope(points[i] as XY, points[i + 1] as XY);
    const missing = !(list[i] as Flag).placed || !(list[i + 1] as Flag).placed;
    s += `<path d="${d}" fill="none" stroke="${INK}" stroke-width="6.4" stroke-linecap="round" ${missing ? 'opacity=".35"' : ''}/><path d="${d}" fill="none" stroke="#fff3d6" stroke-width="3.4" stroke-linecap="round" ${missing ? 'stroke-dasharray="4 6"' : ''}/>`;
  }
  list.forEach((f, i) => {
    const [x, y] = points[i] as XY;
    const cloth = `<path d="M-12 -3H12V12L0 21L-12 12Z" fill="${f.placed ? `var(--tw-${f.kind})` : 'var(--tw-pill)'}" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round" ${f.placed ? '' : 'stroke-dasharray="4 3"'}/>`;
    s += `<g transform="translate(${f1(x)} ${f1(y)}) scale(${scale})">${cloth}${f.placed ? number(i) : `<use href="#tw-f-${f.kind}" x="-9" y="-3" width="18" height="18" opacity=".95"/>`}<circle r="3.6" cy="-2" fill="#fff3d6" stroke="${INK}" stroke-width="1.4"/></g>`;
  });
  return s;
}
