/** The piece in hand at a point of the walk: how it is turned, where it lies if a place is chosen, and which places a tap reaches. Pure. */
import type { Here } from '#web/kit/contract.ts';
import { boardOf } from '../../rules/board.ts';
import { shapeOf } from '../../rules/data.ts';
import type { Event, GameMove, PlaceMove, View } from '../../rules/state.ts';
import type { Point } from '../draw/geometry.ts';
import { cellAtIndex, cellsOf } from './pieces.ts';
import { middleOf, placesIn, tapped } from './placing.ts';

export interface Held {
  /** The building to be placed. */
  readonly b: number;
  readonly rotation: number;
  /** The rotation it is picked up in. */
  readonly usual: number;
  /** All legal places, in every rotation. */
  readonly places: readonly PlaceMove[];
  readonly place: PlaceMove | null;
  /** Where it lay before turning left it without a place: turning on puts it back there. */
  readonly middle: Point | null;
  /** Every place that one tap reaches. */
  readonly reaches: readonly Reach[];
}

/** Where a place can be touched: a square around a point, in cells. */
export interface Reach {
  readonly place: PlaceMove;
  readonly at: Point;
  readonly side: number;
}

/** A piece turned in the hand, over the point where it lay. */
export const turnWord = (rotation: number, middle: Point | null = null): string =>
  `~turn=${rotation}${middle === null ? '' : `@${middle.join()}`}`;

const TURNED = /^~turn=(\d)(?:@([\d.]+),([\d.]+))?$/;

/** The piece I am asked to place, or null. */
export const held = (here: Here<View, GameMove, Event>): Held | null => here.once('held', () => pickUp(here));

function pickUp({ root, chain, words }: Here<View, GameMove, Event>): Held | null {
  const question = root.decisions.find((d) => d.kind === 'build');
  const b = root.view.current;
  if (question === undefined || b < 0) return null;
  const places = root.once('places', () => placesIn(question.options));
  const usual = root.once('usual', () => usualRotation(places, b));
  const [move] = chain;
  const place = move?.do === 'place' ? move : null;
  const [, turned, x, y] = words.map((word) => TURNED.exec(word)).findLast((found) => found !== null) ?? [];
  const known = shapeOf(b).rotations.find((r) => r.rotation === Number(turned))?.rotation;
  const rotation = place?.rotation ?? known ?? usual;
  const middle: Point | null = place !== null ? middleOf(b, place) : x === undefined ? null : [Number(x), Number(y)];
  return {
    ...{ b, rotation, usual, places, place, middle },
    get reaches() {
      return root.once(`reaches ${rotation}`, () => reachesOf(this, boardOf(root.view.board)));
    },
  };
}

/** The rotation a piece is picked up in: the one with most places, the first of equals. */
function usualRotation(places: readonly PlaceMove[], b: number): number {
  const count = (rotation: number): number => places.filter((m) => m.rotation === rotation).length;
  const rotations = shapeOf(b).rotations.map((r) => r.rotation);
  return rotations.reduce((best, r) => (count(r) > count(best) ? r : best), rotations[0] ?? 0);
}

export const placesOfRotation = (h: Held, rotation = h.rotation): readonly PlaceMove[] =>
  h.places.filter((m) => m.rotation === rotation);

/**
 * The place meant by a tap on a point of the board: in this rotation if one comes near, otherwise in the rotation that
 * fits there best.
 */
export const meant = (h: Held, point: Point): PlaceMove | null =>
  tapped(placesOfRotation(h), h.b, point) ?? tapped(h.places, h.b, point);

/**
 * Every place that one tap reaches: those of other rotations where this one does not come near, then all of this rotation. One
 * shape in one rotation has its middles on a grid of cells, so that each place has a whole square of its own.
 */
function reachesOf(h: Held, board: { readonly width: number }): readonly Reach[] {
  const others = new Map<PlaceMove, Reach>();
  const free = new Set(h.places.flatMap((m) => cellsOf(h.b, m).map(([x, y]) => y * board.width + x)));
  for (const cell of free) {
    const [x, y] = cellAtIndex(board, cell);
    const at: Point = [x + 0.5, y + 0.5];
    const place = meant(h, at);
    if (place !== null && place.rotation !== h.rotation) others.set(place, { place, at, side: 0.6 });
  }
  const own = placesOfRotation(h).map((place) => ({ place, at: middleOf(h.b, place), side: 1 }));
  return [...others.values(), ...own];
}
