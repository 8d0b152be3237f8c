import { BLOCK, type Building, buildings } from '../rules/data.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** People see letters and numbers: (4, 7) is E8. */
export const cellName = (x: number, y: number): string => `${LETTERS[x] ?? '?'}${y + 1}`;

export const buildingName = (b: number, lang: 'de' | 'en'): string =>
  b === BLOCK ? (lang === 'de' ? 'Sperrkarte' : 'Blocking card') : (buildings[b] as Building).name[lang];
