/** Symbols that are used many times over, put into the page once. */
import { BONUS } from './bonus.ts';
import { ELEMENT, ELEMENT_NAMES, type ElementName, elementSign } from './elements.ts';
import { EMBLEMS } from './emblems.ts';
import { INK, square } from './ink.ts';
import { smog, temple, treehouse } from './pieces.ts';
import { canopy, FOREST_NAMES, tree } from './trees.ts';

const WING =
  '<path d="M-10.6 -1.6L-1.8 6M10.6 -1.6L1.8 6M-3.6 -4L-1 5M3.6 -4L1 5" fill="none" stroke="var(--tw-line)" stroke-width="1"/><path d="M-2.4 4.6L-3.6 10.6H3.6L2.4 4.6Z" fill="var(--tw-falcons)" stroke-width="1.2"/><circle cy="3" r="2.5" fill="var(--tw-skin-1)" stroke-width="1.2"/><path d="M-11.4 -1.4C-9 -8.4 -4 -10.6 0 -8.4C4 -10.6 9 -8.4 11.4 -1.4C7.6 -4.2 4 -5 0 -3.8C-4 -5 -7.6 -4.2 -11.4 -1.4Z" fill="var(--tw-cream)" stroke-width="1.3"/><path d="M-11.4 -1.4C-10.2 -5.2 -8.2 -7.4 -6 -8.7L-4.8 -4.6C-7.4 -4.5 -9.6 -3.2 -11.4 -1.4ZM11.4 -1.4C10.2 -5.2 8.2 -7.4 6 -8.7L4.8 -4.6C7.4 -4.5 9.6 -3.2 11.4 -1.4Z" fill="var(--tw-falcons)" stroke-width="1"/>';

const medal = (k: ElementName): string =>
  elementSign(
    k,
    k === 'yellow' ? 'var(--tw-breeze)' : ELEMENT[k].c,
    k === 'yellow' ? INK : k === 'blue' ? 'var(--tw-white)' : k === 'red' ? 'var(--tw-spark)' : INK,
  );

const elements = ELEMENT_NAMES.map(
  (
    k,
  ) => `<symbol id="tw-el-${k}" viewBox="-12 -12 24 24"><g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${medal(k)}</g></symbol>
 <symbol id="tw-ec-${k}" viewBox="-9 -12 18 24"><rect x="-8" y="-11" width="16" height="22" rx="3" fill="${ELEMENT[k].c}" stroke="${INK}" stroke-width="1.5"/><g transform="scale(.56)" stroke="${k === 'yellow' ? INK : 'var(--tw-cream)'}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">${elementSign(k, 'var(--tw-cream)', k === 'yellow' ? INK : ELEMENT[k].d)}</g></symbol>`,
).join('');

const icons = `<symbol id="tw-i-water" viewBox="-12 -12 24 24"><g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${elementSign('blue', 'var(--tw-water)', 'var(--tw-white)')}</g></symbol>
 <symbol id="tw-i-move" viewBox="-12.5 -11.5 25 23.5"><g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${WING}</g></symbol>
 <symbol id="tw-i-clean" viewBox="-13 -12 26 24"><g transform="translate(0 0) scale(.4)">${smog(1)}</g><path d="M-11 9L10 -9" stroke="var(--tw-cream)" stroke-width="4.6" stroke-linecap="round"/><path d="M-11 9L10 -9" stroke="var(--tw-cure)" stroke-width="2.4" stroke-linecap="round"/></symbol>
 <symbol id="tw-i-smog" viewBox="-32 -26 64 52">${smog(1)}</symbol>
 <symbol id="tw-i-forest" viewBox="-12 -12 24 24"><g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"><path d="M-1.8 10V3H1.8V10Z" fill="var(--tw-trunk)"/><path d="M0 4C-8 6 -11 -1 -6.6 -4C-7 -10 3 -12.4 5 -7C11 -7 11 4 0 4Z" fill="var(--tw-leaf)"/></g></symbol>
 <symbol id="tw-i-catapult" viewBox="-21 -23 42 46">${BONUS.catapult}</symbol><symbol id="tw-i-portal" viewBox="-21 -23 42 46">${BONUS.portal}</symbol><symbol id="tw-i-turbine" viewBox="-21 -25 42 50">${BONUS.turbine}</symbol>
 <symbol id="tw-i-temple" viewBox="-25 -29 50 54">${temple('yellow', 1, false, 'var(--tw-shrine)')}</symbol>
 <symbol id="tw-i-house" viewBox="-37 -62 74 110">${treehouse('falcons')}</symbol>
 ${FOREST_NAMES.map((k) => `<symbol id="tw-f-${k}" viewBox="-13 -13 26 26">${tree(k, 0, 0, 11, 5)}</symbol>`).join('')}`;

const more = `<symbol id="tw-i-card" viewBox="-9 -12 18 24"><rect x="-8" y="-11" width="16" height="22" rx="3" fill="var(--tw-paper)" stroke="${INK}" stroke-width="1.5"/><g transform="translate(0 2) scale(.2)">${treehouse('roots')}</g></symbol><symbol id="tw-i-capital" viewBox="-12 -12 24 24"><path d="M-10 -2H10L8 8H-8Z" fill="var(--tw-perch-hi)" stroke="${INK}" stroke-width="1.5"/><path d="${canopy('teal', 5.4, 2)}" transform="translate(0 -5)" fill="var(--tw-canopy)" stroke="${INK}" stroke-width="1.2"/></symbol>`;

/** One space is 150 units wide. */
const clip = `<clipPath id="tw-tclip"><path d="${square(150, 150, 16, 0, 1)}"/></clipPath>`;

export const DEFS = elements + icons + more + EMBLEMS + clip;
