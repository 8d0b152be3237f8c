/** The leader's path: a flag at the corner of every space of the chain. */
import { CREAM, f1, INK, type XY } from './ink.ts';
import type { ForestName } from './trees.ts';

export interface Flag {
  /** Where it hangs. */
  readonly at: XY;
  readonly kind: ForestName;
  /** A fitting tile lies there; else the flag shows the treetop it needs. */
  readonly placed: boolean;
}

const number = (i: number): string =>
  `<text y="15" text-anchor="middle" class="tw-num" font-size="20" fill="${CREAM}" stroke="${INK}" stroke-width="2.4" paint-order="stroke" stroke-linejoin="round">${i + 1}</text>`;

export function flags(list: readonly Flag[], scale = 1.2): string {
  return list
    .map(({ at: [x, y], kind, placed }, i) => {
      const cloth = `<path d="M-12 -3H12V12L0 21L-12 12Z" fill="${placed ? `var(--tw-${kind})` : 'var(--tw-pill)'}" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round" ${placed ? '' : 'stroke-dasharray="4 3"'}/>`;
      const sign = placed
        ? number(i)
        : `<use href="#tw-f-${kind}" x="-9" y="-3" width="18" height="18" opacity=".95"/>`;
      return `<g transform="translate(${f1(x)} ${f1(y)}) scale(${scale})">${cloth}${sign}</g>`;
    })
    .join('');
}
