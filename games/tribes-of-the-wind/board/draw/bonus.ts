/** Wind turbine, catapult and wind portal. */
import type { Bonus } from '../../rules/vocabulary.ts';
import { INK } from './ink.ts';

export const BONUS: Readonly<Record<Bonus, string>> = {
  turbine: `<g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"><path d="M-2.4 22L-1 -4H1L2.4 22Z" fill="var(--tw-mast)"/><g transform="translate(0 -5)">${[0, 120, 240].map((a) => `<path transform="rotate(${a + 14})" d="M0 0C-5 -5 -5 -13 -1 -18C3.6 -13 3 -6 0 0Z" fill="var(--tw-cream)"/>`).join('')}<circle r="3" fill="var(--tw-yellow)"/></g></g>`,
  catapult: `<g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"><path d="M-14 20L-2 2M12 20L2 2M-16 20H16" fill="none" stroke-width="5"/><path d="M-14 20L-2 2M12 20L2 2M-16 20H16" fill="none" stroke="var(--tw-beam)" stroke-width="2.6"/><path d="M-12 10L12 -15" stroke-width="5.4"/><path d="M-12 10L12 -15" stroke="var(--tw-arm)" stroke-width="2.8"/><path d="M7 -19Q17 -22 19 -11Q12 -8 7 -19Z" fill="var(--tw-cream)"/><circle cx="-12" cy="11" r="4.4" fill="var(--tw-iron)"/></g>`,
  portal: `<g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"><path d="M-13 20V4A13 15 0 0 1 13 4V20" fill="none" stroke-width="7"/><path d="M-13 20V4A13 15 0 0 1 13 4V20" fill="none" stroke="var(--tw-arch)" stroke-width="4"/><path d="M-9 20V5A9 11 0 0 1 9 5V20Z" fill="var(--tw-portal)"/><path d="M0 6C3 4 5 8 2.6 10.6C-.6 14 -6 11.4 -5.2 6.6C-4.4 1.6 2 0 5.4 3" fill="none" stroke="var(--tw-swirl)" stroke-width="2"/></g>`,
};
