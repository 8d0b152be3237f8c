/** What a placement changes, seen on the board: read off the rules' own scoring, before and after. */
import { type Board, boardOf } from '../../rules/board.ts';
import { constants } from '../../rules/data.ts';
import { bordering, churchColours, groups, type Parts, partsOf, wellBuildings } from '../../rules/scoring.ts';
import type { Built, TownView, View } from '../../rules/state.ts';
import type { Cell } from '../draw/geometry.ts';
import { buildingAt, cellAtIndex, cellIndex, cellsOf, type Place } from './pieces.ts';

export type PartKey = keyof Parts;

export interface Covered {
  readonly at: Cell;
  readonly ground: string;
  /** Points won or lost by covering the cell. */
  readonly points: number;
}

export interface Effects {
  readonly covered: readonly Covered[];
  /** Change of every category; gold that will be paid at once counts as track. */
  readonly parts: Readonly<Record<PartKey, number>>;
  readonly total: number;
  /** Buildings of the group this one joins, itself included. */
  readonly group: readonly number[];
  readonly groupPoints: number;
  readonly churches: readonly { readonly b: number; readonly points: number }[];
  readonly wells: readonly { readonly at: Cell; readonly points: number }[];
  /** How many of the veins are covered afterwards, if this placement covers one. */
  readonly gold: { readonly veins: number; readonly of: number; readonly points: number } | null;
}

type Ground = Pick<TownView, 'cells' | 'built' | 'score'>;

/** The town with one more building. */
export function withBuilding(board: Board, town: Ground, b: number, place: Place, round: number): TownGround {
  const cells = town.cells.slice();
  for (const cell of cellsOf(b, place)) cells[cellIndex(board, cell)] = b + 1;
  const { rotation, x, y } = place;
  return { cells, built: [...town.built, { b, rotation, x, y, round }], score: town.score };
}

export interface TownGround {
  cells: number[];
  built: Built[];
  score: number;
}

const groundOf = (town: Ground): TownGround => ({
  cells: town.cells.slice(),
  built: town.built.slice(),
  score: town.score,
});

const GROUND_POINTS: Readonly<Record<string, number>> = {
  '.': -constants.scoring.emptyField,
  t: -constants.scoring.treeField,
  r: -constants.scoring.rockField,
};

export function effectsOf(view: View, seat: number, b: number, place: Place): Effects {
  const board = boardOf(view.board);
  const town = groundOf(view.towns[seat] as TownView);
  const after = withBuilding(board, town, b, place, view.round);
  const covered = cellsOf(b, place).map((at): Covered => {
    const ground = board.terrain[cellIndex(board, at)] ?? '';
    return { at, ground, points: GROUND_POINTS[ground] ?? 0 };
  });
  const gold = goldOf(view, board, covered, after);
  const parts = differences(partsOf(board, town), partsOf(board, after));
  parts.track += gold?.points ?? 0;
  const links = bordering(board, after);
  const group = groups(after, links).find((members) => members.includes(b)) ?? [];
  const { colour } = buildingAt(b);
  return {
    covered,
    parts,
    total: Object.values(parts).reduce((a, n) => a + n, 0),
    group,
    groupPoints: colour === 'purple' ? 0 : parts[colour],
    churches: changedChurches(board, town, after),
    wells: changedWells(board, town, after),
    gold,
  };
}

function goldOf(view: View, board: Board, covered: readonly Covered[], after: TownGround): Effects['gold'] {
  if (!covered.some((c) => c.ground === 'g')) return null;
  const veins = board.gold.filter((cell) => after.cells[cell] !== 0).length;
  const of = board.gold.length;
  return { veins, of, points: veins === of && !view.goldClaimed ? constants.goldBonus : 0 };
}

export function differences(before: Parts, after: Parts): Parts {
  const out = { ...after };
  for (const key of Object.keys(after) as PartKey[]) out[key] = after[key] - before[key];
  return out;
}

function changedChurches(board: Board, before: TownGround, after: TownGround): Effects['churches'] {
  const worth = (town: TownGround): Map<number, number> => {
    const links = bordering(board, town);
    const points = (b: number) => (churchColours(links, b).size === 3 ? constants.scoring.churchThreeColours : 0);
    return new Map(town.built.filter(({ b }) => buildingAt(b).church).map(({ b }) => [b, points(b)]));
  };
  const old = worth(before);
  return [...worth(after)]
    .map(([b, points]) => ({ b, points: points - (old.get(b) ?? 0) }))
    .filter(({ points }) => points !== 0);
}

function changedWells(board: Board, before: TownGround, after: TownGround): Effects['wells'] {
  const worth = (town: TownGround, cell: number) =>
    town.cells[cell] === 0 && wellBuildings(board, town, cell).size === 4 ? constants.scoring.wellFourBuildings : 0;
  return board.wells
    .map((cell) => ({ at: cellAtIndex(board, cell), points: worth(after, cell) - worth(before, cell) }))
    .filter(({ points }) => points !== 0);
}
