/** Goods, actions and signs, box −17 … 17. */
import { g, INK, ln } from './ink.ts';

export const GOODS = {
  sand: `<g ${ln} stroke-width="1.7"><path d="M-14 9Q-9 6-6-2-3-10 0-10 4-10 7-1 9 6 14 9 0 13-14 9Z" fill="var(--bb-sand)"/><path d="M-6-2Q-3 2 0-1T7-1" fill="none" stroke="var(--bb-sand-line)"/><path d="M-5 5h.1M1 6h.1M6 4h.1M0 2h.1" stroke="var(--bb-sand-line)" stroke-width="2.2"/></g>`,
  stone: `<g ${ln} stroke-width="1.7"><path d="M-14 8-12-2-4-6 2 1 2 10-10 11Z" fill="var(--bb-stone-shade)"/><path d="M-3-2 0-10 9-11 14-1 12 9 0 10-2 2Z" fill="var(--bb-stone)"/><path d="M0-10 3-3 12-2M3-3 1 9" fill="none" stroke="var(--bb-stone-line)" stroke-width="1.3"/></g>`,
  wood: `<g ${ln} stroke-width="1.7"><path d="M-13 3 5-8 10 0-8 11Z" fill="var(--bb-log)"/><path d="M-11 6 7-5M-9 9 9-2" stroke="var(--bb-log-line)" stroke-width="1.2" fill="none"/><ellipse cx="-10.5" cy="7" rx="4.8" ry="4.8" fill="var(--bb-log-cut)"/><circle cx="-10.5" cy="7" r="2" fill="none" stroke="var(--bb-log-ring)" stroke-width="1.2"/><path d="M2-9 13-8 14-1 5-3Z" fill="var(--bb-log)" opacity="0"/><ellipse cx="7.5" cy="-4" rx="3" ry="4.6" transform="rotate(-30 7.5 -4)" fill="var(--bb-log-ring)"/></g>`,
  offering: `<g ${ln} stroke-width="1.7"><circle cx="-5" cy="-3" r="5" fill="var(--bb-fruit)"/><circle cx="5" cy="-3" r="5" fill="var(--bb-coral)"/><path d="M0-2C-5-6-3-12 0-14 3-12 5-6 0-2Z" fill="var(--bb-leaf)"/><path d="M-14 0H14Q11 11 4 12H-4Q-11 11-14 0Z" fill="var(--bb-basket)"/><path d="M-13 4H13M-10 8H10M-6 1-4 11M6 1 4 11M0 1V12" fill="none" stroke="var(--bb-basket-line)" stroke-width="1.1"/></g>`,
  shell: `<g ${ln} stroke-width="1.7"><path d="M-4 10-13 0C-14-9-6-13 0-13S14-9 13 0L4 10Z" fill="var(--bb-shell)"/><path d="M-2 9-9-6M0 9V-12M2 9 9-6" fill="none" stroke="var(--bb-shell-line)" stroke-width="1.4"/><path d="M-6 8H6L4 13H-4Z" fill="var(--bb-shell-foot)"/></g>`,
  tattoo: `<g ${ln} stroke-width="2.6" fill="none"><path d="M-9 9C-15-4-5-13 4-10 12-7 10 4 3 5-3 5-4-2 0-3" /><path d="M7 9l4-3M11 4l3-4" stroke-width="2"/></g>`,
  vp: `<g ${ln} stroke-width="1.7"><path d="M0-13 4-4 14-4 6 2 9 12 0 6-9 12-6 2-14-4-4-4Z" fill="var(--bb-star-vp)"/></g>`,
  land: `<g ${ln} stroke-width="1.5" fill="var(--bb-footprint)"><path d="M-10 9Q-13 1-8-2-3-3-3 4-4 11-7 12-9 12-10 9Z"/><path d="M3 1Q1-7 5-10 10-11 10-4 9 4 6 5 4 5 3 1Z"/><path d="M-10-5h.1M-7-6.5h.1M-3.5-5h.1M4-13.5h.1M7.5-14h.1M11-11.5h.1" stroke-width="2.6"/></g>`,
  water: `<g ${ln} stroke-width="1.6"><path d="M0-14 0 2M0-14Q10-8 11 0L0 0Z" fill="var(--bb-sail)"/><path d="M-14 1H13Q11 8 5 8H-8Q-12 6-14 1Z" fill="var(--bb-boat)"/><path d="M-14 12q3.5-3 7 0t7 0 7 0 7 0" fill="none" stroke="var(--bb-boat-wave)" stroke-width="2"/></g>`,
  fish: `<g ${ln} stroke-width="1.6"><path d="M-14 0Q-5-11 6-4L14-9Q11 0 14 9L6 4Q-5 11-14 0Z" fill="var(--bb-fish-sign)"/><circle cx="-7" cy="-2" r="1.3" fill="${INK}"/><path d="M-2-5Q1 0-2 5" fill="none"/></g>`,
  temple: `<g ${ln} stroke-width="1.6"><path d="M-14 12V7H-9V2H-4V-3H4V2H9V7H14V12Z" fill="var(--bb-temple)"/><path d="M-3-3Q-6-8 0-14 6-8 3-3Z" fill="var(--bb-flame)"/><path d="M0-3Q-2-6 0-9 2-6 0-3Z" fill="var(--bb-flame-core)" stroke="none"/></g>`,
  build: `<g ${ln} stroke-width="1.6"><rect x="-13" y="-7" width="26" height="16" rx="3" fill="var(--bb-tile)"/><path d="M0-7V9" stroke-dasharray="2.5 2.5"/><path d="M-9 5V1L-6-3-3 1V5ZM3 5V1L6-3 9 1V5Z" fill="var(--bb-roof)"/></g>`,
  helper: `<g ${ln} stroke-width="1.6"><path d="M-12 12Q-12 0 0 0T12 12Z" fill="var(--bb-helper)"/><circle cy="-6" r="6.5" fill="var(--bb-helper-face)"/><path d="M-6.5-7Q-5-14 0-14T6.5-7Q0-10-6.5-7Z" fill="var(--bb-helper-hair)"/><path d="M-5 7H5M0 3V11" stroke="var(--bb-helper-mark)" stroke-width="2.6"/></g>`,
  hut: g(
    0,
    13,
    0.62,
    `<g ${ln} stroke-width="2.4"><path d="M-15-14H15V-1Q0 3-15-1Z" fill="var(--bb-wall)"/><path d="M-5 .5V-9a5 5 0 0 1 10 0V.5Z" fill="var(--bb-door)"/><path d="M-24-11Q-9-20-2-42H2Q9-20 24-11 12-6 0-6T-24-11Z" fill="var(--bb-straw)"/><path d="M-14-16Q0-11 14-16M-9-23Q0-20 9-23M-5-31Q0-29 5-31" fill="none" stroke="var(--bb-straw-line)" stroke-width="1.6"/><path d="M0-42V-48M-4-46 0-49 4-46" fill="none"/></g>`,
  ),
  material:
    g(
      -6,
      5,
      0.56,
      `<g ${ln} stroke-width="2.5"><path d="M-14 9Q-9 6-6-2-3-10 0-10 4-10 7-1 9 6 14 9 0 13-14 9Z" fill="var(--bb-sand)"/></g>`,
    ) +
    g(7, 5, 0.56, `<g ${ln} stroke-width="2.5"><path d="M-12 8-9-4 2-9 12-2 11 9-2 11Z" fill="var(--bb-stone)"/></g>`) +
    g(
      0,
      -6,
      0.66,
      `<g ${ln} stroke-width="2.5"><path d="M-13 3 5-8 10 0-8 11Z" fill="var(--bb-log)"/><circle cx="-10.5" cy="7" r="4.8" fill="var(--bb-log-cut)"/></g>`,
    ),
  islands: `<g fill="var(--bb-islands)" ${ln} stroke-width="1.5"><circle r="6"/><ellipse cy="-12" rx="6" ry="3"/><ellipse cy="12" rx="6" ry="3"/><ellipse cx="-12" rx="3" ry="6"/><ellipse cx="12" rx="3" ry="6"/></g>`,
} as const;
export type Good = keyof typeof GOODS;
