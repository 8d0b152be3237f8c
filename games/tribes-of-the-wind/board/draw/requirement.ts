/**
 * Requirements as pictograms with one grammar: upright on a ledge is your rack, leaning is a neighbour's, dashed means one of
 * the two is enough, struck means none.
 */
import type { Requirement, Who } from '../../rules/vocabulary.ts';
import { ELEMENT_NAMES, type ElementName } from './elements.ts';

export interface Pictogram {
  readonly width: number;
  readonly svg: string;
}

const upright = (k: ElementName, x: number, turn = 0): string =>
  `<g transform="translate(${x} 0) rotate(${turn})"><use href="#tw-ec-${k}" x="-8.4" y="-11.2" width="16.8" height="22.4"/></g>`;

const dashed = (x: number, turn: number): string =>
  `<g transform="translate(${x} 0) rotate(${turn})"><rect x="-7" y="-10" width="14" height="20" rx="3" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="3 2.4"/></g>`;

const ledge = (a: number, b: number): string =>
  `<path d="M${a} 12.6H${b}" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>`;

const word = (x: number, value: string, size = 17): string =>
  `<text x="${x}" y="6.4" text-anchor="middle" class="tw-num" font-size="${size}" fill="currentColor">${value}</text>`;

/** Two neighbours: left and right lean apart; the one that does not matter is dashed. */
const pair = (k: ElementName, x: number, who: Who): string => {
  const left = who === 'right' ? dashed(x, -14) : upright(k, x, -14);
  const right = who === 'one' || who === 'left' ? dashed(x + 21, 14) : upright(k, x + 21, 14);
  return left + right;
};

export function requirementPicture(r: Requirement, name: (color: number) => ElementName): Pictogram {
  switch (r.kind) {
    case 'own': {
      const width = r.min * 17 + 2;
      const cards = Array.from({ length: r.min }, (_, i) => upright(name(r.color), 9 + i * 17)).join('');
      return { width, svg: cards + ledge(3, width - 3) };
    }
    case 'ownNone':
      return {
        width: 26,
        svg: `${upright(name(r.color), 13)}${ledge(5, 21)}<path d="M2 10L24 -10" stroke="#fffaf0" stroke-width="5" stroke-linecap="round"/><path d="M2 10L24 -10" stroke="#9f2d22" stroke-width="2.8" stroke-linecap="round"/>`,
      };
    case 'ownAllColors':
      return { width: 66, svg: ELEMENT_NAMES.map((k, i) => upright(k, 9 + i * 16)).join('') + ledge(3, 63) };
    case 'neighbour':
      return r.min === 1
        ? { width: 45, svg: pair(name(r.color), 12, r.who) }
        : { width: 72, svg: pair(name(r.color), 12, r.who) + word(58, `≥${r.min}`) };
    case 'more':
    case 'fewer':
      return {
        width: 76,
        svg: `${upright(name(r.color), 9)}${ledge(2, 16)}${word(27, r.kind === 'more' ? '&gt;' : '&lt;', 20)}${pair(name(r.color), 44, r.who)}`,
      };
    case 'group':
      return {
        width: 88,
        svg: `${upright(name(r.color), 10, -14)}${upright(name(r.color), 29)}${upright(name(r.color), 48, 14)}${ledge(22, 36)}${word(73, `≥${r.min}`)}`,
      };
  }
}
