/** A building drawn flat: recognisable without colour by ridge line, dots, bars or crosses. Pure. */
import type { Kind } from './furniture.tsx';
import { type Cell, f, member, SMALL } from './geometry.ts';
import { outline } from './outline.ts';

export interface FlatTile {
  /** Its walls. */
  readonly walls: string;
  /** Ridge, bars or crosses; empty where it has dots. */
  readonly signs: string;
  readonly dots: readonly (readonly [x: number, y: number])[];
}

export const DOT = SMALL * 0.15;

export function flatTile(kind: Kind, cells: readonly Cell[]): FlatTile {
  const c = SMALL;
  const m = c / 2;
  const has = member(cells);
  let signs = '';
  for (const [x, y] of cells) {
    if (kind === 'y') {
      if (has(x + 1, y)) signs += `M${x * c + m} ${y * c + m}h${c}`;
      if (has(x, y + 1)) signs += `M${x * c + m} ${y * c + m}v${c}`;
    } else if (kind === 'b') {
      const flat = has(x + 1, y) || has(x - 1, y);
      for (const o of [0.3, 0.52, 0.74])
        signs += flat
          ? `M${f((x + o) * c)} ${f((y + 0.2) * c)}v${f(c * 0.6)}`
          : `M${f((x + 0.2) * c)} ${f((y + o) * c)}h${f(c * 0.6)}`;
    } else if (kind === 'k')
      signs += `M${x * c + m} ${f((y + 0.22) * c)}v${f(c * 0.56)}M${f((x + 0.28) * c)} ${f((y + 0.42) * c)}h${f(c * 0.44)}`;
  }
  return {
    walls: outline(cells, c * 0.06, c * 0.14, c),
    signs,
    dots: kind === 'r' ? cells.map(([x, y]) => [x * c + m, y * c + m] as const) : [],
  };
}

/** Class of the signs of a kind. */
export const SIGNS: Readonly<Record<Kind, string>> = { y: 'mc-mtl', r: 'mc-mtd', b: 'mc-mts', k: 'mc-mtk' };
