/** Every small drawing as a symbol, referred to by <use href="#gr-s-…">. Put once into the page. */
import { GOOD_ART, SIGN_ART } from './goods.ts';
import { house } from './house.ts';
import { INK } from './kit.ts';
import { PEOPLE } from './people.ts';

const ring = (fill: string, colour: string, product: string): string =>
  `<circle r="14.5" fill="${fill}" stroke="${INK}" stroke-width="2"/><circle r="12.3" fill="none" stroke="${colour}" stroke-width="3" stroke-dasharray="5 1.44"/><circle r="10" fill="var(--gr-cream-1)" stroke="${INK}" stroke-width="1.6"/><g transform="scale(.5)">${product}</g>`;

const WHEEL_ART: Readonly<Record<string, string>> = {
  'w-glassworks': ring('var(--gr-glass-8)', 'var(--gr-glass-3)', GOOD_ART.glass),
  'w-brickworks': ring('var(--gr-bark-1)', 'var(--gr-clay-7)', GOOD_ART.brick),
};

const symbol = (id: string, art: string): string =>
  `<symbol id="gr-s-${id}" viewBox="-16 -16 32 32" overflow="visible">${art}</symbol>`;
const all = (table: Readonly<Record<string, string>>, prefix = ''): string =>
  Object.entries(table)
    .map(([id, art]) => symbol(prefix + id, art))
    .join('');

const UNKNOWN = `<circle r="12" fill="var(--gr-cream-1)" stroke="${INK}" stroke-width="2" stroke-dasharray="4 3"/><path d="M-4.500 -3.500q0-5 4.700-5t4.700 4.600q0 3-3 4.600-1.600.9-1.600 3M0 7.800v.4" fill="none" stroke="${INK}" stroke-width="2.800" stroke-linecap="round"/>`;
const BUILD = `<g transform="translate(-19.500 -23.600) scale(.4)">${house({ chim: 1 })}</g>`;

export const DEFS = `<radialGradient id="gr-dial" cx=".42" cy=".36" r=".7"><stop offset="0" stop-color="var(--gr-cream-7)" stop-opacity=".34"/><stop offset=".6" stop-color="var(--gr-cream-7)" stop-opacity="0"/><stop offset="1" stop-color="var(--gr-bark-22)" stop-opacity=".2"/></radialGradient><radialGradient id="gr-ember"><stop offset="0" stop-color="var(--gr-sand)"/><stop offset=".5" stop-color="var(--gr-ember-9)"/><stop offset="1" stop-color="var(--gr-clay-8)"/></radialGradient><clipPath id="gr-cell"><rect width="100" height="100" rx="11"/></clipPath>${all(GOOD_ART)}${all(SIGN_ART)}${all(PEOPLE, 'p-')}${all(WHEEL_ART)}${symbol('unknown', UNKNOWN)}${symbol('build', BUILD)}`;
