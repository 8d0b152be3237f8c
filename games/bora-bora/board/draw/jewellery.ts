/** Jewellery, box −16 −17 32 34. */

import { g, ln } from './ink.ts';
import { emblem } from './tribes.ts';

const bead = (x: number, y: number, r: number, f: string): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="${f}"/>`;
const ring = (n: number, r: number, rb: number, cols: readonly string[], a0: number, a1: number, ky = 1): string =>
  Array.from({ length: n }, (_, i) => {
    const a = a0 + ((a1 - a0) * i) / (n - (Math.abs(a1 - a0 - 6.283) < 0.01 ? 0 : 1));
    return bead(Math.cos(a) * r, Math.sin(a) * r * ky, rb, cols[i % cols.length] as string);
  }).join('');
/** By id of the kind. */
const JEWELLERY: Readonly<Record<string, string>> = {
  bracelet: `<g ${ln} stroke-width="1.4">${ring(11, 10.5, 3, ['var(--bb-coral)', 'var(--bb-pearl)', 'var(--bb-teal)'], 0, 6.283, 0.86)}</g>`,
  necklace: `<g ${ln} stroke-width="1.4">${ring(10, 12, 2.6, ['var(--bb-pearl)', 'var(--bb-gold)'], -0.35, 3.49, 0.95)}<path d="M0 9 5 14 0 20-5 14Z" fill="var(--bb-teal)" transform="translate(0 -3)"/></g>`,
  earring: `<g ${ln} stroke-width="1.6"><path d="M-4-6Q-4-14 2-14 7-14 6-8" fill="none" stroke-width="2.2"/><circle cx="-4" cy="-3" r="3" fill="var(--bb-gold)"/><path d="M-4 0Q-12 8-4 14 4 8-4 0Z" fill="var(--bb-coral)"/><path d="M7-6 7 1" fill="none"/><path d="M7 1Q2 6 7 10 12 6 7 1Z" fill="var(--bb-pearl)"/></g>`,
  ring: `<g ${ln} stroke-width="1.6"><circle cy="4" r="9.5" fill="none" stroke-width="5.5"/><circle cy="4" r="9.5" fill="none" stroke="var(--bb-ring)" stroke-width="2.8"/><path d="M-6-8-3-13H3L6-8 0-2Z" fill="var(--bb-gem)"/></g>`,
  amulet: `<g ${ln} stroke-width="1.6"><path d="M-11-13Q-6-2 0-2T11-13" fill="none"/><path d="M0-4C11-4 13 12 1 13-8 13-9 2-1 2 5 3 4 9 0 8" fill="none" stroke-width="6"/><path d="M0-4C11-4 13 12 1 13-8 13-9 2-1 2 5 3 4 9 0 8" fill="none" stroke="var(--bb-jade)" stroke-width="3"/></g>`,
  headband: `<g ${ln} stroke-width="1.5"><path d="M-14 3Q0-9 14 3L13 9Q0-2-13 9Z" fill="var(--bb-basket)"/><path d="M-9 3 -6 0M-4 0-2-3M9 3 6 0" fill="none"/>${g(0, -1, 0.62, emblem('flower', 'var(--bb-hibiscus)'))}</g>`,
};

export const jewelBox = '-16 -17 32 34';
export const jewellery = (kind: string): string => JEWELLERY[kind] ?? '';
