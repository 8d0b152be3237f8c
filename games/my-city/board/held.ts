/** The piece in hand: how it is turned, and where it lies if a place is chosen. Read from the gesture; nothing else remembers it. */
import type { Decision } from '#kernel';
import type { Gesture } from '#web/kit/contract.ts';
import { boardOf } from '../rules/board.ts';
import { shapeOf } from '../rules/data.ts';
import type { GameMove, PlaceMove, View } from '../rules/state.ts';
import type { Point } from './draw/geometry.ts';
import { cellAtIndex, cellsOf } from './logic/pieces.ts';
import { middleOf, nearest, placesIn, tapped, turnedBy } from './logic/placing.ts';
import { placeThing } from './things.ts';

export interface Held {
  /** The building to be placed. */
  readonly b: number;
  readonly rotation: number;
  /** All legal places, in every rotation. */
  readonly places: readonly PlaceMove[];
  readonly place: PlaceMove | null;
  /** Where it lay before turning left it without a place: turning on puts it back there. */
  readonly middle: Point | null;
}

const TURN = 'turn=';

/** A piece turned in the hand, over the point where it lay. */
function turnWord(rotation: number, middle: Point | null): string {
  return middle === null ? `${TURN}${rotation}` : `${TURN}${rotation}@${middle[0]},${middle[1]}`;
}

/** The rotation a piece is picked up in: the one with most places, the first of equals. */
function usualRotation(places: readonly PlaceMove[], b: number): number {
  const count = (rotation: number): number => places.filter((m) => m.rotation === rotation).length;
  const rotations = shapeOf(b).rotations.map((r) => r.rotation);
  return rotations.reduce((best, r) => (count(r) > count(best) ? r : best), rotations[0] ?? 0);
}

/** Remembered by question: the hand asks for every gesture it thinks of. */
const known = new WeakMap<readonly GameMove[], readonly PlaceMove[]>();

function placesOf(options: readonly GameMove[]): readonly PlaceMove[] {
  const found = known.get(options) ?? placesIn(options);
  known.set(options, found);
  return found;
}

/** The piece I am asked to place, or null. */
export function held(view: View, decisions: readonly Decision<GameMove>[], gesture: Gesture): Held | null {
  const question = decisions.find((d) => d.kind === 'build');
  if (question === undefined || view.current < 0) return null;
  const b = view.current;
  const places = placesOf(question.options);
  const word = gesture[0] ?? '';
  const place = places.find((m) => placeThing(m) === word) ?? null;
  if (place !== null) return { b, places, rotation: place.rotation, place, middle: middleOf(b, place) };
  if (!word.startsWith(TURN)) return { b, places, rotation: usualRotation(places, b), place: null, middle: null };
  const [turned, at] = word.slice(TURN.length).split('@');
  const [mx, my] = (at ?? '').split(',').map(Number);
  const middle: Point | null = mx === undefined || my === undefined ? null : [mx, my];
  const known = shapeOf(b).rotations.some((r) => r.rotation === Number(turned));
  return { b, places, rotation: known ? Number(turned) : usualRotation(places, b), place: null, middle };
}

export const placesOfRotation = (h: Held, rotation: number): readonly PlaceMove[] =>
  h.places.filter((m) => m.rotation === rotation);

/** How far a turned piece may slip to find a legal place, in cells. */
const TURN_REACH = 1.6;

/** The gesture that turns the piece: it slips into a legal place close by, otherwise it stays in the hand above it. */
export function turned(h: Held, by: 1 | -1): Gesture {
  const rotation = turnedBy(h.b, h.rotation, by);
  if (h.middle === null) return [turnWord(rotation, null)];
  const legal = nearest(placesOfRotation(h, rotation), h.b, h.middle, TURN_REACH);
  return [legal === null ? turnWord(rotation, h.middle) : placeThing(legal)];
}

/**
 * The place meant by a tap on a point of the board: in this rotation if one comes near, otherwise in the rotation that
 * fits there best.
 */
export function meant(h: Held, point: Point): PlaceMove | null {
  const here = tapped(placesOfRotation(h, h.rotation), h.b, point);
  return here ?? tapped(h.places, h.b, point);
}

/** Where a place can be touched: a square around a point, in cells. */
export interface Reach {
  readonly place: PlaceMove;
  readonly at: Point;
  readonly side: number;
}

const reachable = new WeakMap<readonly PlaceMove[], Map<number, readonly Reach[]>>();

/**
 * Every place that one tap reaches: those of other rotations where this one does not come near, then all of this rotation. One
 * shape in one rotation has its middles on a grid of cells, so that each place has a whole square of its own.
 */
export function reaches(view: View, h: Held): readonly Reach[] {
  const byRotation = reachable.get(h.places) ?? new Map<number, readonly Reach[]>();
  reachable.set(h.places, byRotation);
  const found = byRotation.get(h.rotation) ?? findReaches(view, h);
  byRotation.set(h.rotation, found);
  return found;
}

function findReaches(view: View, h: Held): readonly Reach[] {
  const board = boardOf(view.board);
  const others = new Map<PlaceMove, Reach>();
  const free = new Set(h.places.flatMap((m) => cellsOf(h.b, m).map(([x, y]) => y * board.width + x)));
  for (const cell of free) {
    const [x, y] = cellAtIndex(board, cell);
    const at: Point = [x + 0.5, y + 0.5];
    const place = meant(h, at);
    if (place !== null && place.rotation !== h.rotation) others.set(place, { place, at, side: 0.6 });
  }
  const own = placesOfRotation(h, h.rotation).map((place) => ({ place, at: middleOf(h.b, place), side: 1 }));
  return [...others.values(), ...own];
}
