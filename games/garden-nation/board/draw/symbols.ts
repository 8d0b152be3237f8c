/** Symbols of lands, clans and small icons (box −11..11), referred to by <use href="#gn-…">. */
import { CREAM, FIELD_R, f1, hexPath, INK } from './hex.ts';
import type { ClanName } from './pieces.ts';

function gear(): string {
  let s = '';
  for (let i = 0; i < 8; i++) {
    const a = (i * 45 * Math.PI) / 180;
    const at = (r: number, o: number): string => `${f1(Math.cos(a + o) * r)} ${f1(Math.sin(a + o) * r)}`;
    s += `${i === 0 ? 'M' : 'L'}${at(6.4, -0.3)}L${at(9, -0.2)}L${at(9, 0.2)}L${at(6.4, 0.3)}`;
  }
  return `${s}Z`;
}

const petals = (n: number, rx: number, ry: number, r: number): string =>
  Array.from(
    { length: n },
    (_, i) => `<ellipse rx="${rx}" ry="${ry}" transform="rotate(${(360 / n) * i}) translate(0 ${-r})"/>`,
  ).join('');
/** The clans' emblems. */
export const EMBLEMS: Readonly<Record<ClanName, string>> = {
  sylphs: `<g stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"><path d="M0 -9.2C2 -7 9 -5 9 1.6C9 6.8 4.6 9 0 9C-4.6 9 -9 6.8 -9 1.6C-9 -5 -2 -7 0 -9.2Z" fill="var(--gn-chestnut)"/><path d="M-6.8 5.2C-4 2.6 4 2.6 6.8 5.2C5 8.4 2.4 9 0 9C-2.4 9 -5 8.4 -6.8 5.2Z" fill="var(--gn-chestnut-base)"/><path d="M-5.4 -.6C-4.6 -3 -3.2 -4 -1.6 -4.8" fill="none" stroke="var(--gn-gleam)" stroke-width="1.6" stroke-linecap="round"/></g>`,
  mecass: `<g stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"><path d="M-5.8 -6.4L-6.6 -4.4V6.4L-5.6 8.4C-3 9.8 3 9.8 5.6 8.4L6.6 6.4V-4.4L5.8 -6.4Z" fill="var(--gn-mecass)"/><path d="M-6.6 -2.4C-3 -.8 3 -.8 6.6 -2.4V4C3 5.6 -3 5.6 -6.6 4Z" fill="var(--gn-gleam)"/><ellipse cy="-6.6" rx="5.8" ry="2.3" fill="var(--gn-can-lid)"/><path d="M-1.4 -7H2.2" stroke-width="1.4" stroke-linecap="round"/></g>`,
  pterygotes: `<g stroke="${INK}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"><path d="M-5 -1L-9.6 -3.4M-5.4 3H-10M-5 6L-9 9M5 -1L9.6 -3.4M5.4 3H10M5 6L9 9M-2 -7.4L-4.6 -10.2M2 -7.4L4.6 -10.2" fill="none"/><path d="M-4.4 -4C-4.4 -8.6 4.4 -8.6 4.4 -4Z" fill="var(--gn-beetle-head)"/><path d="M0 -4.4C6 -4.4 6.8 1 6.2 4.4C5.6 7.8 2.6 9.8 0 9.8C-2.6 9.8 -5.6 7.8 -6.2 4.4C-6.8 1 -6 -4.4 0 -4.4Z" fill="var(--gn-beetle)"/><path d="M0 -4.4V9.8" /><circle cx="-3" cy="0" r=".9" fill="${INK}"/><circle cx="3" cy="0" r=".9" fill="${INK}"/><circle cx="-2.6" cy="4.6" r=".9" fill="${INK}"/><circle cx="2.6" cy="4.6" r=".9" fill="${INK}"/></g>`,
  azagayah: `<g stroke="${INK}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"><path d="M-5.6 6.4C-8.6 0 -2 -8.6 8.4 -9.4C10 -2 4.4 6.6 -1.6 7.4L-1.2 4.4L-3.4 7.2Z" fill="var(--gn-quill)"/><path d="M-8.6 9.8C-4.6 4 .6 -2.2 6 -7M-2.6 2.4L-4 -1.4M.4 -1L-.4 -5M-1 1L3.4 1.6M2 -2.2L6 -2" fill="none" stroke-width="1"/></g>`,
};

const emblemSymbols = Object.entries(EMBLEMS)
  .map(([clan, art]) => `<symbol id="gn-e-${clan}" viewBox="-11 -11 22 22">${art}</symbol>`)
  .join('');

export const SYMBOLS = `${emblemSymbols}
<symbol id="gn-s-meadow" viewBox="-11 -11 22 22"><g stroke="${INK}" stroke-width="1.1" fill="var(--gn-petal)">${petals(7, 2.5, 4.2, 5.2)}<circle r="3.3" fill="var(--gn-petal-heart)"/></g></symbol>
<symbol id="gn-s-straw" viewBox="-11 -11 22 22"><g stroke="${INK}" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"><path d="M-6 9.5Q0 7 6 9.5L2.2 1Q8 -4 8.6 -8.6Q6 -8 5.4 -6.4Q5.6 -9.6 4 -10.4Q2.4 -9 2 -6.8Q1.6 -10 0 -10.8Q-1.6 -10 -2 -6.8Q-2.4 -9 -4 -10.4Q-5.6 -9.6 -5.4 -6.4Q-6 -8 -8.6 -8.6Q-8 -4 -2.2 1Z" fill="var(--gn-sheaf)"/><path d="M0 -6V8M-3.4 -5L-.9 1L-3.2 8M3.4 -5L.9 1L3.2 8" fill="none" stroke-width=".8" stroke="var(--gn-sheaf-line)"/><path d="M-3.4 .2Q0 2.6 3.4 .2V2.6Q0 5 -3.4 2.6Z" fill="var(--gn-flag)"/></g></symbol>
<symbol id="gn-s-leaf" viewBox="-11 -11 22 22"><g transform="rotate(28)" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"><path d="M0 8C-2 6.2 -6.4 7.2 -6.6 4.6C-6.7 3.4 -5 3 -5.6 1.6C-9 1 -9.2 -2.6 -6.2 -3.4C-5 -3.8 -5.6 -5 -5 -6.2C-3.6 -8.6 -1.2 -7.6 0 -10.6C1.2 -7.6 3.6 -8.6 5 -6.2C5.6 -5 5 -3.8 6.2 -3.4C9.2 -2.6 9 1 5.6 1.6C5 3 6.7 3.4 6.6 4.6C6.4 7.2 2 6.2 0 8Z" fill="var(--gn-oak-leaf)"/><path d="M0 10.6V-6.6M0 5L-3.6 2.6M0 5L3.6 2.6M0 .4L-4.4 -1.6M0 .4L4.4 -1.6M0 -3.6L-2.6 -5.2M0 -3.6L2.6 -5.2" fill="none" stroke-width=".85"/></g></symbol>
<symbol id="gn-s-thornbush" viewBox="-11 -11 22 22"><g stroke="${INK}" stroke-width="1.1" stroke-linejoin="round" fill="var(--gn-berry)"><path d="M0 -4.6C-2 -9 -6 -9.6 -9 -8C-7 -4.6 -3 -3.4 0 -4.6C3 -3.4 7 -4.6 9 -8C6 -9.6 2 -9 0 -4.6Z" fill="var(--gn-berry-leaf)"/><circle cx="-4.6" cy="-1.4" r="3.1"/><circle cx="4.6" cy="-1.4" r="3.1"/><circle cx="0" cy="-2.2" r="3.1"/><circle cx="-4.8" cy="3.4" r="3"/><circle cx="4.8" cy="3.4" r="3"/><circle cx="0" cy="2.6" r="3.1" fill="var(--gn-berry-light)"/><circle cx="-2.4" cy="7.2" r="2.8"/><circle cx="2.4" cy="7.2" r="2.8"/></g></symbol>
<symbol id="gn-i-population" viewBox="-10 -11 20 22"><g stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"><path d="M-7 9.6C-7 3.4 -4 1 0 1C4 1 7 3.4 7 9.6Z" fill="var(--gn-folk-coat)"/><circle cy="-1.4" r="4" fill="var(--gn-folk-face)"/><path d="M-5 -2.4C-2 -4 2 -4 5 -2.4C4 -6 2.6 -8 -.6 -10.6C-3 -8.6 -4.6 -6 -5 -2.4Z" fill="var(--gn-flag)"/></g></symbol>
<symbol id="gn-i-floors" viewBox="-10 -10 20 20"><g stroke="currentColor" stroke-width="1.4" fill="none"><path d="M-8 -3V4A8 3 0 0 0 8 4V-3"/><ellipse cy="-3" rx="8" ry="3.2"/></g></symbol>
<symbol id="gn-i-gear" viewBox="-10 -10 20 20"><g stroke="${INK}" stroke-width="1.1"><path d="${gear()}" fill="var(--gn-gear)" stroke-linejoin="round"/><circle r="2.6" fill="${CREAM}"/></g></symbol>
<symbol id="gn-i-roof" viewBox="-12 -11 24 20"><g stroke="${INK}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"><path d="M0 -6C-.4 -8 .6 -9.4 2.6 -10" fill="none" stroke-width="2"/><path d="M-10.4 4C-10.4 -3 -5 -6.4 0 -6.4C5 -6.4 10.4 -3 10.4 4C7 7.4 -7 7.4 -10.4 4Z" fill="var(--gn-acorn-small)"/><path d="M-7.6 -.8C-4 3 0 5.4 4 6M-3.6 -4.8C0 .4 4 3.4 8.4 4.6M7.6 -.8C4 3 0 5.4 -4 6M3.6 -4.8C0 .4 -4 3.4 -8.4 4.6" fill="none" stroke-width=".8"/></g></symbol>
<symbol id="gn-i-ploys" viewBox="-11 -11 22 22"><circle r="9.6" fill="var(--gn-parchment)" stroke="${INK}" stroke-width="1.3"/><circle r="7.4" fill="none" stroke="var(--gn-token-rim)" stroke-width=".8" stroke-dasharray="1.6 1.4"/><path d="M-6 -1.6C-3.6 -3.4 -1.4 -2.8 0 -1.6C1.4 -2.8 3.6 -3.4 6 -1.6C6 2.6 3.4 3.6 0 1.4C-3.4 3.6 -6 2.6 -6 -1.6Z" fill="var(--gn-mask)" stroke="${INK}" stroke-width="1"/><circle cx="-3" cy="-.2" r="1" fill="var(--gn-white)"/><circle cx="3" cy="-.2" r="1" fill="var(--gn-white)"/></symbol>
`;

/** Clip and gradients; drawn once in the page. */
export const DEFS = `${SYMBOLS}<clipPath id="gn-hexclip"><path d="${hexPath(FIELD_R - 1, 9)}"/></clipPath>
<linearGradient id="gn-shade" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="var(--gn-white)" stop-opacity=".2"/><stop offset=".4" stop-color="var(--gn-white)" stop-opacity="0"/><stop offset="1" stop-color="var(--gn-black)" stop-opacity=".3"/></linearGradient>
<radialGradient id="gn-lamp"><stop offset="0" class="gn-lamp-in"/><stop offset="1" class="gn-lamp-out"/></radialGradient>`;
