/** The piece in hand: how it is turned and where it hovers. Shared by the board, the card and the turn buttons. */
import { signal } from '@preact/signals';
import type { BoardProps } from '#web/table/contract.ts';
import { boardOf } from '../../rules/board.ts';
import type { Event, GameMove, PlaceMove, View } from '../../rules/state.ts';
import type { Point } from '../draw/geometry.ts';
import type { Place } from './pieces.ts';
import { firstRotation, freePlace, optionAt, placesIn, snapped, turnedBy, turnedPlace } from './placing.ts';

export type Props = BoardProps<View, GameMove, Event>;

interface Hand {
  /** The question it belongs to: a new card empties the hand. */
  readonly question: string;
  readonly rotation: number;
  /** Where the keyboard or a drag holds the piece, legal or not. */
  readonly at: Place | null;
  /** An impossible place that was tried. */
  readonly tried: Place | null;
  /** Middle of a dragged piece in cells, while it is dragged. */
  readonly dragged: Point | null;
  /** It was selected before turning made its place impossible: turning on to a possible place selects it again. */
  readonly chosen: boolean;
}

const hand = signal<Hand>({ question: '', rotation: 0, at: null, tried: null, dragged: null, chosen: false });

const questionOf = (view: View, seat: number | null): string => `${view.board}/${view.round}/${view.current}/${seat}`;

/** The town that is mine, also when the match is over or the past is shown; the first one for spectators. */
export const ownSeat = (p: Props): number => p.seat ?? p.people.find((x) => x.me)?.seat ?? 0;

/** The building I am asked to place, or −1. */
export const buildingInHand = (p: Props): number =>
  p.decision !== null && p.decision.kind === 'build' ? p.view.current : -1;

export const placesFor = (p: Props): PlaceMove[] => (p.decision === null ? [] : placesIn(p.decision.options));

export const selectedPlace = (p: Props): PlaceMove | null => (p.selected?.do === 'place' ? p.selected : null);

export function handOf(p: Props): Hand {
  const question = questionOf(p.view, p.seat);
  const now = hand.value;
  if (now.question === question) return now;
  const b = buildingInHand(p);
  const rotation = b < 0 ? 0 : firstRotation(placesFor(p), b);
  return { question, rotation, at: null, tried: null, dragged: null, chosen: false };
}

export function setHand(p: Props, change: Partial<Omit<Hand, 'question'>>): void {
  hand.value = { ...handOf(p), chosen: false, ...change };
}

export const rotationInHand = (p: Props): number =>
  selectedPlace(p)?.rotation ?? handOf(p).at?.rotation ?? handOf(p).rotation;

/** Turns the piece wherever it is: in the hand, hovering, or selected. */
export function turnHand(p: Props, by: 1 | -1): void {
  const b = buildingInHand(p);
  if (b < 0) return;
  const now = handOf(p);
  const selected = selectedPlace(p);
  const from = selected ?? now.at ?? now.tried;
  const rotation = turnedBy(b, rotationInHand(p), by);
  if (from === null) {
    setHand(p, { rotation, tried: null });
    return;
  }
  const { place, legal } = turnedPlace(placesFor(p), boardOf(p.view.board), b, from, rotation);
  const chosen = selected !== null || now.chosen;
  if (chosen) p.select(legal);
  const lies = chosen && legal !== null;
  setHand(p, { rotation, at: lies ? null : place, tried: null, chosen: chosen && !lies });
}

/** Chooses a legal place, or tells why it is none. */
export function choose(p: Props, place: Place): void {
  const b = buildingInHand(p);
  if (b < 0) return;
  const option = optionAt(placesFor(p), b, place);
  if (option !== null) {
    setHand(p, { rotation: option.rotation, at: null, tried: null, dragged: null });
    p.select(option);
    return;
  }
  setHand(p, { rotation: place.rotation, at: null, tried: place, dragged: null });
  if (p.selected !== null) p.select(null);
  p.explain({ do: 'place', rotation: place.rotation, x: place.x, y: place.y });
}

/** A dragged piece whose middle is here: it falls into a legal place close by. */
export function dragTo(p: Props, middle: Point): void {
  const b = buildingInHand(p);
  if (b < 0) return;
  const rotation = rotationInHand(p);
  const at = snapped(placesFor(p), b, rotation, middle) ?? freePlace(boardOf(p.view.board), b, rotation, middle);
  setHand(p, { rotation, at, tried: null, dragged: middle });
}

export function putBack(p: Props): void {
  setHand(p, { at: null, tried: null, dragged: null });
  if (p.selected !== null) p.select(null);
}
