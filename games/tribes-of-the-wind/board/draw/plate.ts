/** The birch board with its rope rim and the bed under the spaces. */
import { INK, square, type XY } from './ink.ts';
import { treehouse } from './pieces.ts';
import { CELL, PITCH } from './tiles.ts';
import type { TribeName } from './tribes.ts';

export const TOP = -146;
const RIM = 56;
const NO_RIM = 14;

export interface Size {
  readonly columns: number;
  readonly rows: number;
  /** With the lower rim that carries the treehouses. */
  readonly rim: boolean;
}

const wide = (s: Size): number => s.columns * PITCH - (PITCH - CELL);
const high = (s: Size): number => s.rows * PITCH - (PITCH - CELL);
const bottom = (s: Size): number => high(s) + (s.rim ? RIM : NO_RIM);

export const viewBox = (s: Size): string => `-26 ${TOP - 6} ${wide(s) + 52} ${bottom(s) - TOP + 18}`;

export function plate(s: Size): string {
  const h = bottom(s) - TOP;
  const whole = square(wide(s) + 44, h, 26, 0, 1);
  const rope = square(wide(s) + 32, h - 12, 21, 0, 1);
  return `<path d="${whole}" transform="translate(-19 ${TOP + 9})" fill="var(--tw-plate-shade)" opacity=".22"/><path d="${whole}" transform="translate(-22 ${TOP + 4})" fill="var(--tw-plate-e)"/><path d="${whole}" transform="translate(-22 ${TOP})" fill="var(--tw-plate)" stroke="${INK}" stroke-width="1.8"/><g transform="translate(-22 ${TOP})" fill="none"><path d="${rope}" transform="translate(6 6)" stroke="var(--tw-rope-d)" stroke-width="5"/><path d="${rope}" transform="translate(6 6)" stroke="var(--tw-rope)" stroke-width="3" stroke-dasharray="6 3.2"/></g><path d="${square(wide(s) + 16, high(s) + 16, 20, 0, 1)}" transform="translate(-8 -8)" fill="var(--tw-bed)" stroke="${INK}" stroke-width="1.3"/>`;
}

/** Treehouses on their way to the end of the game. */
export function treehouseRow(s: Size, tribe: TribeName, built: number, all: number, words: readonly string[]): string {
  const places = Array.from({ length: all }, (_, i) => {
    const house = `<g ${i < built ? '' : 'opacity=".26"'} transform="translate(0 -4)">${treehouse(tribe, 0.36)}</g>`;
    return `<g transform="translate(${i * 46 + 16} 0)"><ellipse cy="11" rx="19" ry="6.4" fill="var(--tw-socket)" stroke="${INK}" stroke-width="1.2" ${i < built ? '' : 'stroke-dasharray="4 3"'}/>${house}</g>`;
  }).join('');
  return `<g transform="translate(6 ${high(s) + 34})">${places}<text x="244" y="7" fill="var(--tw-plate-ink)"><tspan font-size="22" class="tw-num">${words[0]}</tspan><tspan dx="10" font-size="18">${words[1]}</tspan></text></g>`;
}

export const cellXY = (space: number, columns: number): XY => [
  (space % columns) * PITCH,
  Math.floor(space / columns) * PITCH,
];
