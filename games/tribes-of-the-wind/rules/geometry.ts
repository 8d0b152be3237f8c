import { grid, SPACES } from './data.ts';

/** A location of riders: a space (row by row from r0c0), or the capital outside the grid. */
export type Place = number;
export const CAPITAL: Place = SPACES;

export const rowOf = (space: number): number => Math.floor(space / grid.columns);
export const columnOf = (space: number): number => space % grid.columns;

const all = Array.from({ length: SPACES }, (_, i) => i);

/** Orthogonal neighbours of every space, in reading order; no wrap-around. */
export const NEIGHBOURS: readonly (readonly number[])[] = all.map((a) =>
  all.filter((b) => Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1),
);

export const DIAGONALS: readonly (readonly number[])[] = all.map((a) =>
  all.filter((b) => Math.abs(rowOf(a) - rowOf(b)) === 1 && Math.abs(columnOf(a) - columnOf(b)) === 1),
);

/** TOUCHES[a * SPACES + b]: a and b are orthogonal neighbours. */
export const TOUCHES: readonly boolean[] = all.flatMap((a) => all.map((b) => (NEIGHBOURS[a] ?? []).includes(b)));

export const ROWS: readonly (readonly number[])[] = Array.from({ length: grid.rows }, (_, r) =>
  all.filter((i) => rowOf(i) === r),
);
export const COLUMNS: readonly (readonly number[])[] = Array.from({ length: grid.columns }, (_, c) =>
  all.filter((i) => columnOf(i) === c),
);
export const SQUARES: readonly (readonly number[])[] = all
  .filter((i) => rowOf(i) < grid.rows - 1 && columnOf(i) < grid.columns - 1)
  .map((i) => [i, i + 1, i + grid.columns, i + grid.columns + 1]);
export const CORNERS: readonly number[] = all.filter(
  (i) => (rowOf(i) === 0 || rowOf(i) === grid.rows - 1) && (columnOf(i) === 0 || columnOf(i) === grid.columns - 1),
);

export const placeName = (place: Place): string =>
  place === CAPITAL ? 'capital' : `r${rowOf(place)}c${columnOf(place)}`;

/** Names of all places; the capital is the last. */
export const PLACE_NAMES: readonly string[] = [...all, CAPITAL].map(placeName);

const places = new Map(PLACE_NAMES.map((name, i) => [name, i]));

/** The place of a name, -1 if there is none. */
export const placeOf = (name: string): Place => places.get(name) ?? -1;
/** The space of a name, -1 for the capital and for nonsense. */
export const spaceOf = (name: string): number => {
  const place = placeOf(name);
  return place === CAPITAL ? -1 : place;
};
