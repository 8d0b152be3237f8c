/** Where a piece goes when it is tapped, dragged, turned or moved by the keyboard. Pure; legality comes from the options. */
import { shapeOf } from '../../rules/data.ts';
import type { GameMove, PlaceMove } from '../../rules/state.ts';
import { type Cell, distance, key, type Point } from '../draw/geometry.ts';
import { cellsOf, type Place, rotationOf } from './pieces.ts';

export const placesIn = (options: readonly GameMove[]): PlaceMove[] => options.filter((m) => m.do === 'place');

export const samePlace = (a: Place | null, b: Place | null): boolean =>
  a !== null && b !== null && a.rotation === b.rotation && a.x === b.x && a.y === b.y;

/** The option that puts the building there, or null. */
export function optionAt(places: readonly PlaceMove[], b: number, place: Place): PlaceMove | null {
  const { rotation } = rotationOf(b, place.rotation);
  return places.find((m) => samePlace(m, { ...place, rotation })) ?? null;
}

/** All cells that some placement in this rotation covers. */
export function legalCells(places: readonly PlaceMove[], b: number, rotation: number): Cell[] {
  const found = new Map<string, Cell>();
  for (const place of places)
    if (place.rotation === rotation) for (const cell of cellsOf(b, place)) found.set(key(cell[0], cell[1]), cell);
  return [...found.values()];
}

/** Middle of the covered cells, in cells. */
export function middleOf(b: number, place: Place): Point {
  const cells = cellsOf(b, place);
  const sum = cells.reduce(([sx, sy], [x, y]) => [sx + x + 0.5, sy + y + 0.5] as const, [0, 0] as readonly [
    number,
    number,
  ]);
  return [sum[0] / cells.length, sum[1] / cells.length];
}

/** The place whose middle is nearest to the point, not farther away than `within`. */
export function nearest(
  places: readonly PlaceMove[],
  b: number,
  point: Point,
  within = Number.POSITIVE_INFINITY,
): PlaceMove | null {
  let best: PlaceMove | null = null;
  let least = within;
  for (const place of places) {
    const far = distance(middleOf(b, place), point);
    if (far < least - 1e-9 || (best === null && far <= within)) {
      best = place;
      least = far;
    }
  }
  return best;
}

/** A slip of the finger that is still meant: half a cell and a bit. */
const REACH = 0.75;

/**
 * The placement meant by a tap: one that covers the cell, the one whose middle is nearest; otherwise one that comes
 * within reach of the finger.
 */
export function tapped(places: readonly PlaceMove[], b: number, point: Point): PlaceMove | null {
  const [tx, ty] = [Math.floor(point[0]), Math.floor(point[1])];
  const covering = places.filter((m) => cellsOf(b, m).some(([x, y]) => x === tx && y === ty));
  if (covering.length > 0) return nearest(covering, b, point);
  const close = places.filter((m) => cellsOf(b, m).some(([x, y]) => distance([x + 0.5, y + 0.5], point) <= REACH));
  return nearest(close, b, point);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const clamp = (n: number, max: number): number => Math.max(0, Math.min(max, n));

/** The position, legal or not, with its middle nearest to the point; the piece stays on the board. */
export function freePlace(board: Size, b: number, rotation: number, middle: Point): Place {
  const r = rotationOf(b, rotation);
  const [mx, my] = middleOf(b, { rotation, x: 0, y: 0 });
  return {
    rotation: r.rotation,
    x: clamp(Math.round(middle[0] - mx), board.width - r.width),
    y: clamp(Math.round(middle[1] - my), board.height - r.height),
  };
}

/** The piece under a tap that fits nowhere there: the tapped cell is part of it if it can be. */
export function placeUnder(board: Size, b: number, rotation: number, point: Point): Place {
  const r = rotationOf(b, rotation);
  const [tx, ty] = [Math.floor(point[0]), Math.floor(point[1])];
  let best = freePlace(board, b, rotation, point);
  let least = Number.POSITIVE_INFINITY;
  for (const [u, v] of r.cells) {
    const place = {
      rotation: r.rotation,
      x: clamp(tx - u, board.width - r.width),
      y: clamp(ty - v, board.height - r.height),
    };
    if (!cellsOf(b, place).some(([x, y]) => x === tx && y === ty)) continue;
    const far = distance(middleOf(b, place), point);
    if (far < least - 1e-9) {
      best = place;
      least = far;
    }
  }
  return best;
}

/** The next of the distinct rotations, clockwise (1) or back (−1). */
export function turnedBy(b: number, rotation: number, by: 1 | -1): number {
  const { rotations } = shapeOf(b);
  const at = rotations.findIndex((r) => r.rotation === rotationOf(b, rotation).rotation);
  return (rotations[(at + by + rotations.length) % rotations.length] as { rotation: number }).rotation;
}

/** The next legal placement in reading order, in this rotation first, then in the following ones. */
export function nextLegal(places: readonly PlaceMove[], from: Place | null, by: 1 | -1): PlaceMove | null {
  if (places.length === 0) return null;
  const at = places.findIndex((m) => samePlace(m, from));
  if (at >= 0) return places[(at + by + places.length) % places.length] as PlaceMove;
  const start = from === null ? undefined : places.find((m) => m.rotation === from.rotation);
  return start ?? (places[0] as PlaceMove);
}
