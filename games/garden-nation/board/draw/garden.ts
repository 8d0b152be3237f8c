/** The garden itself as SVG: beds, fields, numbers. Strings, because this ground changes seldom and is large. */
import { NUMBERS, PRINTED_LAND, TERRITORIES } from '../../rules/data.ts';
import { positionOf, territoryOf } from '../../rules/garden.ts';
import type { View } from '../../rules/state.ts';
import { bedXY, fieldXY, seedOf } from '../logic/geometry.ts';
import { clanOf, landName } from '../logic/model.ts';
import { BED_R, CREAM, FIELD_R, f1, hexPath, INK, jitter } from './hex.ts';
import { type LandName, landArt } from './land.ts';
import { CLAN } from './pieces.ts';

/** Small garden finds in the corners of a bed. */
function finds(territory: number): string {
  const r = jitter((territory + 1) * 97);
  const drawings = [
    '<path d="M-9 5C-9 -2 -2 -4 0 1C2 -4 9 -2 9 5Z"/><path d="M-4 5V9M4 5V9"/>',
    '<ellipse cx="-6" cy="3" rx="8" ry="5.4"/><ellipse cx="6" cy="5" rx="6" ry="4"/><ellipse cx="2" cy="-4" rx="5" ry="3.6"/>',
    '<path d="M0 9C-1 2 -7 0 -11 -6M0 9C0 0 0 -4 1 -11M0 9C2 2 7 0 11 -5"/>',
    '<path d="M0 8V0"/><circle cx="-4.4" cy="-2" r="4.4"/><circle cx="4.4" cy="-2" r="4.4"/><circle cx="0" cy="-8" r="4.4"/>',
  ];
  return [1, 2, 4, 5]
    .map((i) => {
      const a = ((-90 + 60 * i) * Math.PI) / 180;
      const x = Math.cos(a) * (BED_R - 36);
      const y = Math.sin(a) * (BED_R - 36);
      return `<g class="gn-find" transform="translate(${f1(x)} ${f1(y)})">${drawings[Math.floor(r() * drawings.length)]}</g>`;
    })
    .join('');
}

const territories: readonly number[] = Array.from({ length: TERRITORIES }, (_, t) => t);

/** The ground of these territories. */
export function beds(view: View, shown: readonly number[] = territories): string {
  let s = '';
  for (const t of shown) {
    const [x, y] = bedXY(view.layout, t);
    const p = hexPath(BED_R, 34, 5, (t + 1) * 13);
    const stones = hexPath(BED_R - 9, 28, 4, (t + 1) * 13 + 1);
    const central = positionOf(view.layout, t) === 0;
    s += `<g transform="translate(${f1(x)} ${f1(y)})" class="gn-bed${t === view.crane ? ' on' : ''}">
<path d="${p}" class="gn-bed-shadow" transform="translate(3 8)"/><path d="${p}" class="gn-bed-edge" transform="translate(0 4)"/><path d="${p}" class="gn-bed-ground"/>
<path d="${stones}" class="gn-stones-a"/><path d="${stones}" class="gn-stones-b"/>
${central ? `<path d="${hexPath(BED_R - 19, 24, 3, t + 1)}" class="gn-midline"/>` : ''}${finds(t)}</g>`;
  }
  return s;
}

const landsDrawn = new Map<string, string>();

/**
 * Land of one field, around its middle. `bare` leaves the motif out where a building or a preview floor stands. Fields are
 * drawn one by one and kept: a tap changes two of them, not the whole garden.
 */
export function fieldLand(view: View, f: number, lit: boolean, bare: boolean): string {
  const land = landName(view.land[f] as number);
  const built = bare || (view.owner[f] as number) >= 0;
  const veil = lit ? '' : territoryOf(f) === view.crane ? 'gn-veil cur' : 'gn-veil';
  const key = `${f} ${land} ${built} ${veil}`;
  const known = landsDrawn.get(key);
  if (known !== undefined) return known;
  const drawn = drawLand(f, land, built, veil);
  landsDrawn.set(key, drawn);
  return drawn;
}

function drawLand(f: number, land: LandName, built: boolean, veil: string): string {
  const seed = seedOf(f);
  const p = hexPath(FIELD_R, 9, 2.4, seed);
  const printed = landName(PRINTED_LAND[f] as number);
  const soil =
    printed === land
      ? ''
      : `<path d="${hexPath(FIELD_R * 0.8, 8, 2, seed)}" transform="translate(1 3)" fill="var(--gn-shadow)" opacity=".3"/>
<path d="${hexPath(FIELD_R * 0.8, 8, 2, seed)}" class="gn-hex soil ${land}"/><path d="${hexPath(FIELD_R * 0.7, 7, 1, seed)}" class="gn-seam" stroke="var(--gn-${land}-ink)"/>
<g transform="scale(.78)">${landArt(land, seed, !built)}</g>`;
  return `<path d="${p}" class="gn-hex ${printed}"/><g clip-path="url(#gn-hexclip)">${landArt(printed, seed, !built || soil !== '')}</g>${soil}${veil === '' ? '' : `<path d="${p}" class="${veil}"/>`}<path d="${p}" class="gn-hex-line"/>`;
}

/** The lamp over a field that can be used; it makes room for the mark of what changed there, so that both are seen. */
export function lamp(field: number, selected: boolean, changed = false): string {
  const ring = hexPath(FIELD_R - (changed ? 8 : 1), 9, 2.4, seedOf(field));
  const as = selected ? ' sel' : changed ? ' inner' : '';
  return `<path d="${hexPath(FIELD_R - 2, 9, 2.4, seedOf(field))}" fill="url(#gn-lamp)"/><path d="${ring}" class="gn-ring-a${as}"/><path d="${ring}" class="gn-ring-b${as}"/>`;
}

export const fieldOutline = (field: number): string => hexPath(FIELD_R - 1, 9, 2.4, seedOf(field));

/** Stones with the numbers of the territories. */
export function bedNumbers(view: View, small: boolean, shown: readonly number[] = territories): string {
  let s = '';
  for (const t of shown) {
    const [x, y] = bedXY(view.layout, t);
    const stone = small
      ? `<circle r="27" class="gn-tn"/><text y="14" font-size="40" class="gn-num" text-anchor="middle">${t + 1}</text>`
      : `<path d="M-19 -4C-20 -17 -6 -20 3 -19C15 -18 21 -9 19 3C18 15 8 19 -3 18C-14 17 -19 9 -19 -4Z" class="gn-tn"/><text y="8.6" font-size="26" class="gn-num" text-anchor="middle">${t + 1}</text>`;
    s += `<g transform="translate(${f1(x)} ${f1(y - BED_R + 34)})" class="gn-tnum${t === view.crane ? ' on' : ''}">${stone}</g>`;
  }
  return s;
}

/** Printed number with its land; small: one number a field, the height of a building where there is one. */
export function pill(view: View, f: number, small: boolean, own: boolean): string {
  const [x, y] = fieldXY(view.layout, f);
  const seat = view.owner[f] as number;
  const floors = view.floors[f] as number;
  const number = NUMBERS[f] as number;
  if (small)
    return seat >= 0
      ? `<g transform="translate(${f1(x)} ${f1(y + 31)})"><circle r="18.5" fill="${CLAN[clanOf(view, seat)].d}" stroke="${CREAM}" stroke-width="3.4"/><circle r="20.4" fill="none" stroke="${INK}" stroke-width="1.6"/><text y="10.4" font-size="31" class="gn-num" fill="var(--gn-white)" text-anchor="middle" data-value="floors.${f}">${floors}</text></g>`
      : `<g transform="translate(${f1(x)} ${f1(y + 30)})"><rect x="-21" y="-17" width="42" height="34" rx="12" class="gn-pill"/><text y="11.4" font-size="34" class="gn-num gn-pilltext" text-anchor="middle">${number}</text></g>`;
  const plus = own && seat >= 0 ? `+${floors}` : '';
  const w = plus === '' ? 48 : 72;
  return `<g transform="translate(${f1(x)} ${f1(y + 36)})"><rect x="${-w / 2}" y="-13" width="${w}" height="26" rx="13" class="gn-pill"/><use href="#gn-s-${landName(view.land[f] as number)}" x="${-w / 2 + 3}" y="-9.5" width="19" height="19"/><text x="${-w / 2 + 24}" y="8.2" font-size="24" class="gn-num gn-pilltext">${number}<tspan class="gn-plus" data-value="floors.${f}">${plus}</tspan></text></g>`;
}
