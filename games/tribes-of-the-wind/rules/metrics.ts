import { forestColors, SPACES, tileAt } from './data.ts';
import { COLUMNS, CORNERS, NEIGHBOURS, ROWS, SQUARES } from './geometry.ts';
import type { Land } from './state.ts';
import type { Condition, Measure, Metric, Objective, Op } from './vocabulary.ts';

/** One named function a metric (10.3). "Tile" includes the start tile and villages (TW-30, TW-31). */
type Measurer = (land: Land, color: number) => number;

const hasTile = (land: Land, space: number): boolean => (land.tiles[space] as number) >= 0;
const isVillage = (land: Land, space: number): boolean => land.village[space] === 1;
const isColor = (land: Land, space: number, color: number): boolean =>
  hasTile(land, space) && tileAt(land.tiles[space] as number).color === color;

function count(test: (space: number) => boolean): number {
  let n = 0;
  for (let i = 0; i < SPACES; i++) if (test(i)) n++;
  return n;
}

/** Size of the largest orthogonally connected group of spaces that pass the test. Sets of spaces are bits of a number. */
function largestGroup(test: (space: number) => boolean): number {
  let left = 0;
  for (let i = 0; i < SPACES; i++) if (test(i)) left |= 1 << i;
  let best = 0;
  while (left !== 0) {
    let size = 0;
    let edge = left & -left;
    left &= ~edge;
    for (; edge !== 0; size++) {
      const at = 31 - Math.clz32(edge);
      const more = (BESIDE[at] as number) & left;
      left &= ~more;
      edge = (edge & ~(1 << at)) | more;
    }
    if (size > best) best = size;
  }
  return best;
}

/** The set of orthogonal neighbours of every space. */
const BESIDE: readonly number[] = NEIGHBOURS.map((list) => list.reduce((set, b) => set | (1 << b), 0));

/** The longest run of villages on consecutive spaces of one line. */
function longestRun(land: Land, line: readonly number[]): number {
  let run = 0;
  let best = 0;
  for (const space of line) {
    run = isVillage(land, space) ? run + 1 : 0;
    if (run > best) best = run;
  }
  return best;
}

const villagesOfColor: Measurer = (l, c) => count((i) => isVillage(l, i) && isColor(l, i, c));
const tilesOfColor: Measurer = (l, c) => count((i) => isColor(l, i, c));
const largestColorGroup: Measurer = (l, c) => largestGroup((i) => isColor(l, i, c));
const LINES = [...ROWS, ...COLUMNS];
const villageLine: Measurer = (l) => {
  let best = 0;
  for (const line of LINES) best = Math.max(best, longestRun(l, line));
  return best;
};
const villageSquares: Measurer = (l) => SQUARES.filter((q) => q.every((i) => isVillage(l, i))).length;
const largestVillageGroup: Measurer = (l) => largestGroup((i) => isVillage(l, i));
const isolatedVillages: Measurer = (l) =>
  count((i) => isVillage(l, i) && !(NEIGHBOURS[i] as readonly number[]).some((b) => isVillage(l, b)));
const cornerVillages: Measurer = (l) => CORNERS.filter((i) => isVillage(l, i)).length;
const temples: Measurer = (l) => count((i) => (l.temple[i] as number) >= 0);
const templesOnVillages: Measurer = (l) => count((i) => (l.temple[i] as number) >= 0 && isVillage(l, i));
const templesOnForests: Measurer = (l) => count((i) => (l.temple[i] as number) >= 0 && !isVillage(l, i));
const colorsWithTemple: Measurer = (l) => {
  let n = 0;
  for (let c = 0; c < forestColors.length; c++)
    for (let i = 0; i < SPACES; i++)
      if ((l.temple[i] as number) >= 0 && isColor(l, i, c)) {
        n++;
        break;
      }
  return n;
};
const water: Measurer = (l) => l.water;
const ridersOnTiles: Measurer = (l) => l.riders.reduce((a, b) => a + b, 0);
const ridersInCapital: Measurer = (l) => l.capital;
const tilesWithRider: Measurer = (l) => count((i) => (l.riders[i] as number) > 0);
const completeRows: Measurer = (l) => ROWS.filter((line) => line.every((i) => hasTile(l, i))).length;
const completeColumns: Measurer = (l) => COLUMNS.filter((line) => line.every((i) => hasTile(l, i))).length;
const columnsWithVillage: Measurer = (l) => COLUMNS.filter((line) => line.some((i) => isVillage(l, i))).length;
const cleanEmptySpaces: Measurer = (l) => count((i) => !hasTile(l, i) && l.pollution[i] === 0);
const pollutionTokens: Measurer = (l) => l.pollution.reduce((a, b) => a + b, 0);
const bonusVillages: Measurer = (l) => count((i) => isVillage(l, i) && tileAt(l.tiles[i] as number).bonus !== null);
const activeLeaders: Measurer = (l) => l.leaders.length;
const villageCardsUsed: Measurer = (l) => l.used.length;
const objectiveCards: Measurer = (l) => l.objectives.length;

const MEASURERS: Readonly<Record<Metric, Measurer>> = {
  villagesOfColor,
  tilesOfColor,
  largestColorGroup,
  villageLine,
  villageSquares,
  largestVillageGroup,
  isolatedVillages,
  cornerVillages,
  temples,
  templesOnVillages,
  templesOnForests,
  colorsWithTemple,
  water,
  ridersOnTiles,
  ridersInCapital,
  tilesWithRider,
  completeRows,
  completeColumns,
  columnsWithVillage,
  cleanEmptySpaces,
  pollutionTokens,
  bonusVillages,
  activeLeaders,
  villageCardsUsed,
  objectiveCards,
};

export const measure = (land: Land, m: Measure): number => MEASURERS[m.metric](land, m.color);

export const compares = (value: number, op: Op, at: number): boolean => (op === 'atLeast' ? value >= at : value <= at);

/** Points of an objective: its best fulfilled tier (TW-55). */
export const objectivePoints = (land: Land, objective: Objective): number =>
  pointsFor(objective, measure(land, objective));

/** The same for whoever has measured already. */
export function pointsFor(objective: Objective, value: number): number {
  let best = 0;
  for (const tier of objective.tiers) if (compares(value, objective.op, tier.at) && tier.vp > best) best = tier.vp;
  return best;
}

export const conditionHolds = (land: Land, c: Condition): boolean => compares(measure(land, c), c.op, c.at);

export { pollutionTokens, ridersOnTiles };
export const tilesInTerrain = (land: Land): number => count((i) => hasTile(land, i));
export const villages = (land: Land): number => count((i) => isVillage(land, i));
export const placedTemples = (land: Land): number => temples(land, -1);
export const pollutedSpaces = (land: Land): number => count((i) => (land.pollution[i] as number) > 0);
