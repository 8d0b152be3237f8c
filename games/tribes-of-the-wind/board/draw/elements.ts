/** The four elements: always colour, symbol and pattern together. */
import { CREAM, INK } from './ink.ts';

export const ELEMENT_NAMES = ['blue', 'yellow', 'red', 'green'] as const;
export type ElementName = (typeof ELEMENT_NAMES)[number];

export const ELEMENT: Readonly<Record<ElementName, { readonly c: string; readonly l: string; readonly d: string }>> = {
  blue: { c: 'var(--tw-blue)', l: 'var(--tw-blue-l)', d: 'var(--tw-blue-d)' },
  yellow: { c: 'var(--tw-yellow)', l: 'var(--tw-yellow-l)', d: 'var(--tw-yellow-d)' },
  red: { c: 'var(--tw-red)', l: 'var(--tw-red-l)', d: 'var(--tw-red-d)' },
  green: { c: 'var(--tw-green)', l: 'var(--tw-green-l)', d: 'var(--tw-green-d)' },
};

const SHAPES: Readonly<Record<ElementName, string>> = {
  blue: `<path d="M0 -10C3.6 -5 7.4 -1 7.4 3.4C7.4 7.4 4 10 0 10C-4 10 -7.4 7.4 -7.4 3.4C-7.4 -1 -3.6 -5 0 -10Z" fill="F"/><path d="M-4 3.6C-2.6 1.8 -1.2 1.8 0 3.2C1.2 4.6 2.6 4.6 4 3" fill="none" stroke="S" stroke-width="1.5"/>`,
  yellow: `<path d="M-10 -2.6H3.4C7.6 -2.6 7.8 -8.8 3.6 -8.8C1 -8.8 .2 -6.4 1.6 -5.2M-8 1.8H7C11 1.8 10.6 7.4 7 7.2C5 7.1 4.4 5.2 5.6 4.4M-9 6H0C3.4 6 3 10.4 .2 10" fill="none" stroke="S" stroke-width="4.6"/><path d="M-10 -2.6H3.4C7.6 -2.6 7.8 -8.8 3.6 -8.8C1 -8.8 .2 -6.4 1.6 -5.2M-8 1.8H7C11 1.8 10.6 7.4 7 7.2C5 7.1 4.4 5.2 5.6 4.4M-9 6H0C3.4 6 3 10.4 .2 10" fill="none" stroke="F" stroke-width="2.2"/>`,
  red: `<path d="M1 -10.4C2 -6 7.6 -3 7.6 3C7.6 7.4 4.4 10 0 10C-4.4 10 -7.6 7.4 -7.6 3.2C-7.6 0 -5.6 -1.6 -4.8 -4.4C-3 -3.6 -2.4 -2.2 -2.4 -.8C0 -3.4 1.8 -6 1 -10.4Z" fill="F"/><path d="M.4 2C2.4 4 3 5 3 6.4C3 8.2 1.6 9 0 9C-1.6 9 -3 8 -3 6.4C-3 4.8 -.6 4.4 .4 2Z" fill="S" stroke="none"/>`,
  green: `<path d="M0 10V-1" fill="none" stroke="S" stroke-width="1.9"/><path d="M0 .6C-1 -6 -5 -8.6 -10 -8.4C-9.8 -2.4 -6 1 0 .6Z" fill="F"/><path d="M0 4C.8 -1.6 4.4 -4.4 9.6 -4.6C9.8 .8 6 4.4 0 4Z" fill="F"/><path d="M-6 10H6" fill="none" stroke="S" stroke-width="1.9"/>`,
};

/** The symbol of an element in a fill and a stroke. */
export const elementSign = (k: ElementName, fill: string, stroke: string): string =>
  SHAPES[k].replaceAll('"F"', `"${fill}"`).replaceAll('"S"', `"${stroke}"`);

const PATTERNS: Readonly<Record<ElementName, string>> = {
  blue: '<path d="M-13 -13q4 -4 8 0t9 0t9 0M-13 14q4 -4 8 0t9 0t9 0"/>',
  yellow: '<path d="M-12 -14h16q5 -3 1 -5M12 14h-16q-5 3 -1 5"/>',
  red: '<path d="M-12 -12l4 -5l4 5l4 -5l4 5l4 -5l4 5M-12 17l4 -5l4 5l4 -5l4 5l4 -5l4 5"/>',
  green: '<path d="M-12 -16q6 6 12 0q6 6 12 0M-12 14q6 6 12 0q6 6 12 0"/>',
};

const second = (k: ElementName): string => (k === 'red' ? 'var(--tw-spark)' : k === 'blue' ? 'var(--tw-white)' : INK);

/** The back of an element card, 36 x 48 around the middle. */
export const backArt = (k: ElementName): string =>
  `<rect x="-17" y="-23" width="34" height="46" rx="5" fill="${ELEMENT[k].c}" stroke="${INK}" stroke-width="1.6"/><rect x="-13.6" y="-19.6" width="27.2" height="39.2" rx="3" fill="none" stroke="${ELEMENT[k].l}" stroke-width="1.2"/><g stroke="${ELEMENT[k].l}" stroke-width="1" fill="none" opacity=".75">${PATTERNS[k]}</g><circle r="10" fill="${CREAM}" stroke="${INK}" stroke-width="1.4"/><g transform="scale(.68)" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">${elementSign(k, k === 'yellow' ? 'var(--tw-breeze-d)' : ELEMENT[k].c, second(k))}</g>`;
