/** What an objective counts, as a picture of 68 x 40 around (0, 4). */
import type { Measure, Metric } from '../../rules/vocabulary.ts';
import { BONUS } from './bonus.ts';
import { INK } from './ink.ts';
import { rider, smog, temple, treehouse } from './pieces.ts';
import { FOREST_NAMES, type ForestName } from './trees.ts';
import type { TribeName } from './tribes.ts';

type Painter = (tribe: TribeName, color: ForestName) => string;

const put = (x: number, y: number, art: string): string => `<g transform="translate(${x} ${y})">${art}</g>`;
const row = (xs: readonly number[], y: number, art: (i: number) => string): string =>
  xs.map((x, i) => put(x, y, art(i))).join('');
const field = (fill: string, s = 19, dash = false): string =>
  `<rect x="${-s / 2}" y="${-s / 2}" width="${s}" height="${s}" rx="4" fill="${fill}" stroke="${dash ? 'currentColor' : INK}" stroke-width="1.3" ${dash ? 'stroke-dasharray="3 3"' : ''}/>`;
const forest = (k: ForestName, s = 19): string => field(`var(--tw-${k})`, s);
const crown = (k: ForestName, s: number): string =>
  `<use href="#tw-f-${k}" x="${-s / 2}" y="${-s / 2}" width="${s}" height="${s}"/>`;
const house = (t: TribeName, s = 0.3): string => treehouse(t, s);
const shrine = (s = 0.5): string => temple('yellow', s, false, 'var(--tw-shrine)');
const line = (d: string): string => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2"/>`;
const dashes = (d: string): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3 3"/>`;
const small = (t: TribeName): string => `<g transform="scale(.42)">${rider(t, false)}</g>`;
const paper = (inside: string): string =>
  `<rect x="-8" y="-11" width="16" height="22" rx="3" fill="var(--tw-paper)" stroke="${INK}" stroke-width="1.4"/>${inside}`;
const head = (t: TribeName): string => `<use href="#tw-e-${t}" x="-11" y="-11" width="22" height="22"/>`;

const PAINTERS: Readonly<Record<Metric, Painter>> = {
  villagesOfColor: (t, k) => row([-20, 0, 20], 6, () => `${forest(k)}${house(t, 0.22)}${put(9, -8, crown(k, 12))}`),
  tilesOfColor: (_, k) => row([-20, 0, 20], 5, () => `${forest(k)}${crown(k, 15)}`),
  largestColorGroup: (_, k) =>
    row([-19, 0, 19], -2, () => forest(k)) + put(0, 17, forest(k, 15)) + row([-19, 0, 19], -2, () => crown(k, 14)),
  villageLine: (t) => row([-20, 0, 20], 7, () => house(t)) + dashes('M-28 22H28'),
  villageSquares: (t) =>
    put(0, 4, field('none', 36, true)) + row([-8, 8], -2, () => house(t, 0.2)) + row([-8, 8], 14, () => house(t, 0.2)),
  largestVillageGroup: (t) => line('M-18 10H18') + row([-18, 0, 18], 6, () => house(t)),
  isolatedVillages: (t) => row([-18, 18], 5, () => `${field('none', 31, true)}${house(t)}`),
  cornerVillages: (t) =>
    `<rect x="-28" y="-13" width="56" height="34" rx="4" fill="none" stroke="currentColor" stroke-width="1.6"/>${row([-20, 20], -4, () => house(t, 0.18))}${row([-20, 20], 15, () => house(t, 0.18))}`,
  temples: () => row([-20, 0, 20], 6, () => shrine()),
  templesOnVillages: (t) => put(-10, 5, house(t, 0.36)) + put(14, 9, shrine(0.46)),
  templesOnForests: (_, k) => row([-17, 17], 4, () => `${forest(k, 24)}${shrine(0.42)}`),
  colorsWithTemple: () => row([-21, 0, 21], 4, (i) => `${forest(FOREST_NAMES[i] as ForestName)}${shrine(0.34)}`),
  water: () => row([-18, 0, 18], 4, () => '<use href="#tw-i-water" x="-10" y="-10" width="20" height="20"/>'),
  ridersOnTiles: (t, k) =>
    put(0, 5, field(`var(--tw-${k}-g)`, 34)) + row([-9, 9], 1, () => small(t)) + put(0, 13, small(t)),
  ridersInCapital: (t) =>
    `<path d="M-30 8H30L27 20H-27Z" fill="var(--tw-plank)" stroke="${INK}" stroke-width="1.4"/>${row([-18, 0, 18], 1, () => small(t))}`,
  tilesWithRider: (t) =>
    row([-22, 0, 22], 5, (i) => `${field(`var(--tw-${FOREST_NAMES[i]}-g)`, 20)}${put(0, -1, small(t))}`),
  completeRows: () =>
    row([-24, -8, 8, 24], 3, (i) => forest(FOREST_NAMES[i % 3] as ForestName, 14)) + line('M-32 17H31'),
  completeColumns: () =>
    row([-6, -6, -6], 0, () => '') +
    [-10, 4, 18].map((y, i) => put(-4, y, forest(FOREST_NAMES[i] as ForestName, 13))).join('') +
    line('M9 -16V24'),
  columnsWithVillage: (t) =>
    `<path d="M-16 -15V23M0 -15V23M16 -15V23" stroke="currentColor" stroke-width="1.3" stroke-dasharray="3 3"/>${[
      [-24, 8],
      [-8, 0],
      [8, 12],
      [24, 2],
    ]
      .map(([x, y]) => put(x as number, y as number, house(t, 0.2)))
      .join('')}`,
  cleanEmptySpaces: () => row([-21, 0, 21], 4, () => field('var(--tw-soil)')),
  pollutionTokens: () =>
    `${put(0, 5, smog(0.52))}<path d="M-16 17L17 -9" stroke="var(--tw-cream)" stroke-width="5" stroke-linecap="round"/><path d="M-16 17L17 -9" stroke="var(--tw-cure)" stroke-width="3" stroke-linecap="round"/>`,
  bonusVillages: (t) =>
    put(-20, 6, house(t)) +
    put(4, 4, `<g transform="scale(.5)">${BONUS.turbine}</g>`) +
    put(25, 6, `<g transform="scale(.5)">${BONUS.portal}</g>`),
  activeLeaders: (t) => row([-14, 14], 4, () => head(t)),
  villageCardsUsed: () =>
    row([-14, 14], 4, () => paper(`<path d="M-4 1L-1 4L5 -4" fill="none" stroke="var(--tw-yes)" stroke-width="2.4"/>`)),
  objectiveCards: (t) => row([-20, 0, 20], 4, () => paper(house(t, 0.16))),
};

export const metricPicture = (m: Measure, tribe: TribeName): string =>
  PAINTERS[m.metric](tribe, FOREST_NAMES[m.color] ?? 'teal');
