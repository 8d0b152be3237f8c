import { BLOCK, type Building, buildings, shapeOf } from '../rules/data.ts';
import type { PlaceMove } from '../rules/state.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** People see letters and numbers: (4, 7) is E8. */
export const cellName = (x: number, y: number): string => `${LETTERS[x] ?? '?'}${y + 1}`;

export const buildingName = (b: number, lang: 'de' | 'en'): string =>
  b === BLOCK ? (lang === 'de' ? 'Sperrkarte' : 'Blocking card') : (buildings[b] as Building).name[lang];

/** The spaces a placement covers, as people name them. */
export function spacesOf(b: number, move: Pick<PlaceMove, 'rotation' | 'x' | 'y'>): string {
  const shape = shapeOf(b);
  const r = shape.rotations.find((x) => x.rotation === shape.lowest[move.rotation]) ?? shape.rotations[0];
  return (r?.cells ?? []).map(([x, y]) => cellName(move.x + x, move.y + y)).join(' ');
}

/** With the minus −, which stands as wide as a digit. */
export const number = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** Points are written with a sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : number(n));
