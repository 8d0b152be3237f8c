/** Busts of men and women, box −17 −21 34 37. */

import { g, ln } from './ink.ts';
import { emblem } from './tribes.ts';

const pick = (list: readonly string[], i: number): string => list[i % list.length] as string;

export function bust(sex: 'man' | 'woman', seed = 0): string {
  const sk = pick(['var(--bb-skin-1)', 'var(--bb-skin-2)', 'var(--bb-skin-3)'], seed),
    hr = pick(['var(--bb-hair-1)', 'var(--bb-hair-2)', 'var(--bb-hair-3)'], seed + 1);
  const body =
    sex === 'man'
      ? `<path d="M-15 15Q-15 4-4 3H4Q15 4 15 15Z" fill="${sk}"/><path d="M-11 13Q-8 9-4 13T4 13 11 12" fill="none" stroke="var(--bb-tattoo)" stroke-width="1.7"/>`
      : `<path d="M-13 15Q-13 4-4 3H4Q13 4 13 15Z" fill="${sk}"/><path d="M-11 15Q-10 8-5 9 0 12 5 9 10 8 11 15Z" fill="${pick(['var(--bb-coral)', 'var(--bb-teal)', 'var(--bb-ochre)'], seed)}"/>`;
  const hair =
    sex === 'man'
      ? `<path d="M-8-5Q-9-15 0-15T8-5Q5-9 0-9T-8-5Z" fill="${hr}"/>${seed % 2 ? `<path d="M-8-7H8" stroke="var(--bb-tribe-red)" stroke-width="2.2"/>` : `<path d="M-3-15Q0-20 3-15Z" fill="${hr}"/>`}`
      : `<path d="M-9 6Q-12-4-8-10-4-16 0-16T8-10Q12-4 9 6Q6 3 6-5 0-10-6-5-6 3-9 6Z" fill="${hr}"/>`;
  const fl =
    sex === 'woman'
      ? g(7, -9, 0.38, emblem('flower', pick(['var(--bb-hibiscus)', 'var(--bb-petal)', 'var(--bb-petal-gold)'], seed)))
      : '';
  return `<g ${ln} stroke-width="1.5">${body}${sex === 'woman' ? hair : ''}<ellipse cy="-4" rx="7" ry="8" fill="${sk}"/>${sex === 'woman' ? `<path d="M-7-5Q-6-12 0-12T7-5Q4-8 0-8.5T-7-5Z" fill="${hr}"/>` : hair}<path d="M-3-3.5h.1M3-3.5h.1" stroke-width="2"/><path d="M-2.5 0.5Q0 2.5 2.5 0.5" fill="none" stroke-width="1.2"/>${fl}</g>`;
}
