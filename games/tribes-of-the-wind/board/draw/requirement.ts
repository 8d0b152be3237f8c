/**
 * Requirements as pictograms with one grammar: upright on a ledge is your rack, leaning is a neighbour's, dashed means one of
 * the two is enough, struck means none. Who must have more shows the larger pile: the picture is what is asked for.
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

const number = (x: number, min: number): string =>
  `<text x="${x}" y="6.8" text-anchor="middle" class="tw-num" font-size="19" fill="currentColor">≥${min}</text>`;

/** How far the cards of a pile stand apart. */
const APART = 6;
const pile = (k: ElementName, x: number, turn: number, n: number): string =>
  Array.from({ length: n }, (_, i) => upright(k, x + (i - (n - 1) / 2) * APART, turn)).join('');

/** Two neighbours: left and right lean apart; the one that does not matter is dashed. */
const pair = (k: ElementName, x: number, who: Who, n = 1): string => {
  const far = 21 + (n - 1) * APART;
  const left = who === 'right' ? dashed(x, -14) : pile(k, x, -14, n);
  const right = who === 'one' || who === 'left' ? dashed(x + far, 14) : pile(k, x + far, 14, n);
  return left + right;
};

/** So many cards show more, so many show fewer. */
const MORE = 3;
const FEWER = 1;

export function requirementPicture(r: Requirement, name: (color: number) => ElementName): Pictogram {
  switch (r.kind) {
    case 'own': {
      const step = r.min > 2 ? 13 : 17;
      const width = (r.min - 1) * step + 19;
      const cards = Array.from({ length: r.min }, (_, i) => upright(name(r.color), 9 + i * step)).join('');
      return { width, svg: cards + ledge(3, width - 3) };
    }
    case 'ownNone':
      return {
        width: 26,
        svg: `${upright(name(r.color), 13)}${ledge(5, 21)}<path d="M2 10L24 -10" stroke="var(--tw-cream)" stroke-width="5" stroke-linecap="round"/><path d="M2 10L24 -10" stroke="var(--tw-ban)" stroke-width="2.8" stroke-linecap="round"/>`,
      };
    case 'ownAllColors':
      return { width: 61, svg: ELEMENT_NAMES.map((k, i) => upright(k, 9 + i * 14)).join('') + ledge(3, 58) };
    case 'neighbour':
      return r.min === 1
        ? { width: 45, svg: pair(name(r.color), 12, r.who) }
        : { width: 74, svg: pair(name(r.color), 12, r.who) + number(59, r.min) };
    case 'more':
    case 'fewer': {
      const [own, others] = r.kind === 'more' ? [MORE, FEWER] : [FEWER, MORE];
      const ground = 17 + (own - 1) * APART;
      const x = ground + 19 + ((others - 1) * APART) / 2;
      return {
        width: x + 21 + (others - 1) * APART * 1.5 + 12,
        svg: `${pile(name(r.color), ground / 2, 0, own)}${ledge(1, ground - 1)}${pair(name(r.color), x, r.who, others)}`,
      };
    }
    case 'group':
      return {
        width: 78,
        svg: `${upright(name(r.color), 10, -14)}${upright(name(r.color), 25)}${upright(name(r.color), 40, 14)}${ledge(18, 32)}${number(63, r.min)}`,
      };
  }
}
