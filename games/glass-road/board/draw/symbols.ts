/** Every small drawing as a symbol, referred to by <use href="#gr-s-…">. Put once into the page. */
import { GOOD_ART, SIGN_ART } from './goods.ts';
import { house } from './house.ts';
import { INK } from './kit.ts';
import { PEOPLE } from './people.ts';

const ring = (fill: string, colour: string, product: string): string =>
  `<circle r="14.5" fill="${fill}" stroke="${INK}" stroke-width="2"/><circle r="12.3" fill="none" stroke="${colour}" stroke-width="3" stroke-dasharray="5 1.44"/><circle r="10" fill="#fffaf0" stroke="${INK}" stroke-width="1.6"/><g transform="scale(.5)">${product}</g>`;

const WHEEL_ART: Readonly<Record<string, string>> = {
  'w-glassworks': ring('#3f5a50', '#8fd0b6', GOOD_ART.glass),
  'w-brickworks': ring('#f0dcc4', '#c4694a', GOOD_ART.brick),
};

const symbol = (id: string, art: string): string =>
  `<symbol id="gr-s-${id}" viewBox="-16 -16 32 32" overflow="visible">${art}</symbol>`;
const all = (table: Readonly<Record<string, string>>, prefix = ''): string =>
  Object.entries(table)
    .map(([id, art]) => symbol(prefix + id, art))
    .join('');

const UNKNOWN = `<circle r="12" fill="#fffaf0" stroke="${INK}" stroke-width="2" stroke-dasharray="4 3"/><path d="M-4.500 -3.500q0-5 4.700-5t4.700 4.600q0 3-3 4.600-1.600.9-1.600 3M0 7.800v.4" fill="none" stroke="${INK}" stroke-width="2.800" stroke-linecap="round"/>`;
const BUILD = `<g transform="translate(-19.500 -23.600) scale(.4)">${house({ chim: 1 })}</g>`;

export const DEFS = `<radialGradient id="gr-dial" cx=".42" cy=".36" r=".7"><stop offset="0" stop-color="#fff6dc" stop-opacity=".34"/><stop offset=".6" stop-color="#fff6dc" stop-opacity="0"/><stop offset="1" stop-color="#3a2410" stop-opacity=".2"/></radialGradient><radialGradient id="gr-ember"><stop offset="0" stop-color="#fff1b8"/><stop offset=".5" stop-color="#fbb24e"/><stop offset="1" stop-color="#d9602b"/></radialGradient><clipPath id="gr-cell"><rect width="100" height="100" rx="11"/></clipPath>${all(GOOD_ART)}${all(SIGN_ART)}${all(PEOPLE, 'p-')}${all(WHEEL_ART)}${symbol('unknown', UNKNOWN)}${symbol('build', BUILD)}`;
