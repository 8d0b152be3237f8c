/** The picture of every building, made from the data where it has no drawing of its own. */
import { BUILDINGS, type Building, EFFECTS, NAMES, ROWS, STARTING_BUILDINGS } from '../../rules/data.ts';
import type { Counter, Op } from '../../rules/vocabulary.ts';
import { BLD } from './buildings.ts';
import { GOOD_ART } from './goods.ts';
import { house, sign, smoke, wheelIcon, win } from './house.ts';
import { EL, grp, K, P, PK, RC } from './kit.ts';
import { LAND } from './land.ts';
import { fir, tree, tuft } from './nature.ts';

const COLOURS: Readonly<Record<string, string>> = {
  processing: 'var(--gr-blue)',
  immediate: 'var(--gr-yellow)',
  bonus: 'var(--gr-orange)',
};
const building = (b: number): Building => BUILDINGS[b] as Building;
export const rowOfBuilding = (b: number): string => ROWS[building(b).type] as string;
export const typeColour = (b: number): string => COLOURS[rowOfBuilding(b)] ?? '';

const good = (g: number | undefined): string | null => (g === undefined ? null : (NAMES.goods[g] ?? null));
const tile = (t: number | undefined): string | null => (t === undefined ? null : (NAMES.tiles[t] ?? null));
const firstGood = (goods: readonly number[]): string | null => good(goods.findIndex((n) => n > 0));

function signOfOp(op: Op | undefined): string | null {
  if (op === undefined) return null;
  if (op.op === 'gain') return firstGood(op.goods);
  if (op.op === 'gainPer' || op.op === 'gainChoice') return good(op.kinds[0]);
  if (op.op === 'place') return tile(op.kinds[0]);
  return op.op === 'convert' ? firstGood(op.gain) : null;
}

function signOfCounter(c: Counter | undefined): string | null {
  if (c === undefined) return null;
  if (c.count === 'goods') return good(c.kinds[0]);
  if (c.count === 'tiles' || c.count === 'adjacentTiles' || c.count === 'sets') return tile(c.kinds[0]);
  if (c.count === 'buildings') return good(c.costIncludes) ?? 'build';
  return null;
}

/** What a building is about: the good or tile it gives or counts. */
function topic(b: Building): string | null {
  if (b.conversion !== null) return signOfOp(EFFECTS[b.conversion.effect]?.[0]);
  if (b.immediate >= 0) return signOfOp(EFFECTS[b.immediate]?.[0]);
  return signOfCounter(b.scoring.parts[0]?.per);
}

const ROOFS = [
  'var(--gr-clay-12)',
  'var(--gr-moss-4)',
  'var(--gr-slate-12)',
  'var(--gr-straw-25)',
  'var(--gr-heather)',
  'var(--gr-lake-5)',
];

/** Silhouettes by topic, so that a row of tiles is not a row of the same house. */
function silhouette(b: Building): string {
  const about = topic(b);
  const roof = ROOFS[b.no % ROOFS.length] as string;
  const wide = b.no % 2 === 0;
  const plain = house({ roof, w: wide ? 58 : 46, h: wide ? 24 : 32, chim: b.no % 3 === 0 ? 1 : 0 });
  const board = (x: number, y: number): string => (about === null ? '' : sign(x, y, about, 0.52));
  switch (about) {
    case 'wood':
      return `${house({ roof: 'var(--gr-straw-25)', x: 42, w: 44, wall: 'var(--gr-straw-16)', timber: b.no % 2 })}${grp(74, 78, 0.95, GOOD_ART.wood)}${grp(80, 68, 0.8, GOOD_ART.wood)}`;
    case 'charcoal':
      return `${EL(50, 85, 36, 6, 'var(--gr-drop)')}${smoke(40, 40)}${PK('M22 84Q26 50 46 46T72 84z', 'var(--gr-coal-1)', 1.9)}${K('M30 72q14-6 32 0M34 60q10-4 22 0', 1.4, 'var(--gr-coal-8)')}${PK('M40 84V74q6-6 12 0V84z', 'var(--gr-ember-10)', 1.5)}${grp(80, 76, 0.85, GOOD_ART.charcoal)}`;
    case 'water':
      return `${house({ roof: 'var(--gr-lake-4)', x: 42, w: 42 })}${PK('M66 84V64H88V84z', 'var(--gr-slate-3)', 1.7)}${EL(77, 64, 11, 4, 'var(--gr-pond)', 1.6)}${K('M66 64V50H88V64M62 50 77 40 92 50', 2, 'var(--gr-bark-13)')}`;
    case 'food':
      return `${house({ roof, w: 50, h: 30, chim: 1 })}${board(50, 46)}`;
    case 'clay':
      return `${house({ roof: 'var(--gr-clay-9)', x: 40, w: 44, h: 22 })}${EL(74, 84, 20, 7, 'var(--gr-straw-13)', 1.5)}${grp(74, 74, 0.95, GOOD_ART.clay)}`;
    case 'sand':
      return `${house({ roof: 'var(--gr-straw-21)', x: 40, w: 42, h: 22 })}${grp(74, 74, 1.1, GOOD_ART.sand)}`;
    case 'brick':
      return `${EL(50, 85, 36, 6, 'var(--gr-drop)')}${smoke(66, 22)}${PK('M60 48 62 26H72L74 48z', 'var(--gr-brick-3)', 1.7)}${PK('M18 84V56L34 42H82V84z', 'var(--gr-brick-2)', 1.9)}${K('M18 62H82M18 73H82M34 62v11M50 52v10M66 62v11M42 73v11M58 73v11', 1.3, 'var(--gr-brick-7)')}${board(42, 58)}`;
    case 'glass':
      return `${plain}${win(30, 62)}${win(63, 62)}${board(50, 46)}`;
    case 'forest':
      return `${fir(82, 82, 1.15)}${fir(18, 80, 0.9)}${house({ roof: 'var(--gr-moss-7)', x: 50, w: 42, h: 22, wall: 'var(--gr-bark-3)', timber: 0 })}`;
    case 'grove':
      return `${house({ roof: 'var(--gr-moss-4)', x: 42, w: 44 })}${tree(80, 84, 1.2)}`;
    case 'pond':
      return `${P('M4 84Q30 76 50 84T96 82V98H4z', 'var(--gr-pond)')}${K('M14 90h12M60 92h16', 2, 'var(--gr-pond-hi)')}${house({ roof: 'var(--gr-lake-4)', w: 46, h: 24, y: 80 })}${b.no % 2 === 0 ? wheelIcon(22, 74, 13) : ''}`;
    case 'pit':
      return `${house({ roof: 'var(--gr-straw-23)', x: 40, w: 44, h: 22 })}${EL(76, 82, 19, 8, 'var(--gr-bark-5)', 1.6)}${EL(76, 82, 11, 4, 'var(--gr-bark-12)', 1.2)}`;
    default:
      return plain + (about === null ? win(30, 62) + win(63, 62) : board(50, 46));
  }
}

/** The building alone, base at (50, 84). */
export const buildingArt = (b: number): string => BLD[building(b).id] ?? silhouette(building(b));

/** A cell of 100 × 100 with a building on its lot; the edge has the colour of the kind. */
export const lotArt = (b: number): string =>
  `${RC(0, 0, 100, 100, 'var(--gr-lot)')}${tuft(10, 30, 0.8)}${tuft(92, 60, 0.8)}${P('M0 88Q50 80 100 88V100H0z', 'var(--gr-lot-2)')}${buildingArt(b)}${RC(0, 0, 9, 100, typeColour(b))}`;

const ASHLAR = 'M0 20H100M0 44H100M0 68H100M30 0V20M70 0V20M14 20V44M58 20V44M36 44V68M82 44V68M20 68V88M64 68V88';
export function startArt(start: number): string {
  const slot = STARTING_BUILDINGS[start]?.slot ?? '';
  return `${RC(0, 0, 100, 100, 'var(--gr-stone)')}${P('M0 88H100V100H0z', 'var(--gr-stone-2)')}${K(ASHLAR, 1.1, 'var(--gr-stone-2)')}${BLD[`start-${slot}`] ?? house()}`;
}
export const landArt = (id: string): string => LAND[id] ?? '';

/** Points in a black disc, top right of a cell; it grows with the number. */
export function pointsDisc(text: string, hot = false, of = 'worth'): string {
  const width = 31 + 9 * (text.length - 1);
  const x = 98 - width;
  return `<g class="gr-ptb${hot ? ' hot' : ''}"><rect x="${x}" y="2" width="${width}" height="31" rx="15.5"/><text x="${x + width / 2}" y="24.5" text-anchor="middle" data-value="${of}">${text}</text></g>`;
}
