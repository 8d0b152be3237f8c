/** What grows and lies on the land. Colours come from the theme. */
import { g, ln } from './ink.ts';

export const MOTIFS = {
  palm: (r: number) =>
    `<g ${ln} stroke-width="1.4"><path d="M-2 1Q-1-9 ${2 + r * 3}-17L${5 + r * 3}-16Q2-8 2 1Z" fill="var(--bb-trunk)"/><g transform="translate(${3.5 + r * 3} -17)" fill="var(--bb-palm)"><path d="M0 0Q-8-7-15-1-7-4 0 0Z"/><path d="M0 0Q8-7 15-1 7-4 0 0Z"/><path d="M0 0Q-9 0-12 8-6 3 0 0Z"/><path d="M0 0Q9 0 12 8 6 3 0 0Z"/><path d="M0 0Q-4-10 3-13 4-6 0 0Z" fill="var(--bb-palm2)"/></g></g>`,
  bush: () =>
    `<g ${ln} stroke-width="1.3"><path d="M-9 0Q-12-7-6-8-4-14 2-11 9-12 9-5 12 0 8 1Z" fill="var(--bb-palm2)"/></g>`,
  peak: (r: number) =>
    `<g ${ln} stroke-width="1.5" transform="scale(${0.85 + r * 0.35})"><path d="M-19 0Q-10-10-5-25L-1-22 4-27Q10-10 20 0Q0 3-19 0Z" fill="var(--bb-peak)"/><path d="M4-27Q10-10 20 0Q10 2 4 1 8-8 1-14 4-20 4-27Z" fill="var(--bb-peak2)" stroke="none"/><path d="M-5-25-1-22 4-27 7-18 3-15 0-18-4-14-8-17Z" fill="var(--bb-peak3)"/></g>`,
  rock: () => `<path d="M-7 0-6-6 0-8 6-4 7 0Z" fill="var(--bb-peak)" ${ln} stroke-width="1.2"/>`,
  tuft: () =>
    `<path d="M0 0Q-2-9-8-13M0 0Q0-10 1-17M0 0Q3-8 9-12M-3 0Q-6-4-10-5" fill="none" stroke="var(--bb-grass)" stroke-width="1.9" stroke-linecap="round"/><g fill="var(--bb-seed)" stroke="var(--bb-grass)" stroke-width="1"><ellipse cx="-8" cy="-14" rx="1.8" ry="3.4" transform="rotate(-30 -8 -14)"/><ellipse cx="1" cy="-18" rx="1.8" ry="3.6"/><ellipse cx="9" cy="-13" rx="1.8" ry="3.4" transform="rotate(30 9 -13)"/></g>`,
  grass: () =>
    `<path d="M-4 0Q-5-4-8-6M-4 0V-7M4 0Q4-5 8-7M4 0V-6" fill="none" stroke="var(--bb-grass)" stroke-width="1.5" stroke-linecap="round"/>`,
  dune: () =>
    `<path d="M-13 0Q-6-6 0-1T13-2" fill="none" stroke="var(--bb-dune)" stroke-width="1.7" stroke-linecap="round"/><path d="M-7 4h.1M2 5h.1M8 3h.1" stroke="var(--bb-dune)" stroke-width="2" stroke-linecap="round"/>`,
  star: (r: number) =>
    `<path transform="rotate(${r * 70})" d="M0-8 2-2.5 8-2.5 3 1 5 7 0 3.5-5 7-3 1-8-2.5-2-2.5Z" fill="var(--bb-star)" ${ln} stroke-width="1.3"/>`,
  cowrie: () =>
    g(
      0,
      -3,
      0.5,
      `<g ${ln} stroke-width="2"><path d="M-4 10-13 0C-14-9-6-13 0-13S14-9 13 0L4 10Z" fill="var(--bb-cowrie)"/><path d="M0 9V-12M-2 9-8-6M2 9 8-6" fill="none" stroke="var(--bb-shell-line)"/></g>`,
    ),
} as const;
export type Motif = keyof typeof MOTIFS;
