/** The keyboard on the board: every legal place can be reached, and impossible ones can be asked about. */
import { boardOf } from '../../rules/board.ts';
import {
  buildingInHand,
  choose,
  handOf,
  type Props,
  placesFor,
  putBack,
  rotationInHand,
  selectedPlace,
  setHand,
  turnHand,
} from './hand.ts';
import type { Place } from './pieces.ts';
import { nextLegal, startPlace, stepped } from './placing.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Where the piece is now: selected, held by the keyboard, or tried in vain. */
export function placeNow(p: Props): Place | null {
  const { at, tried, dragged } = handOf(p);
  return dragged === null ? (selectedPlace(p) ?? at ?? tried) : at;
}

function hold(p: Props, at: Place): void {
  if (p.selected !== null) p.select(null);
  setHand(p, { rotation: at.rotation, at, tried: null });
}

/** True if the key meant something here. */
export function pressed(p: Props, key: string, shift: boolean): boolean {
  const b = buildingInHand(p);
  if (b < 0) return false;
  const board = boardOf(p.view.board);
  const now = placeNow(p);
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    hold(p, now === null ? startPlace(placesFor(p), board, b, rotationInHand(p)) : stepped(board, b, now, ...arrow));
    return true;
  }
  if (key === 'r' || key === 'R') {
    turnHand(p, shift ? -1 : 1);
    return true;
  }
  if (key === 'n' || key === 'N') {
    const next = nextLegal(placesFor(p), now, shift ? -1 : 1);
    if (next !== null) hold(p, next);
    return next !== null;
  }
  if (key === 'Enter' || key === ' ') {
    const selected = selectedPlace(p);
    if (selected !== null) p.play(selected);
    else if (now !== null) choose(p, now);
    return selected !== null || now !== null;
  }
  if (key === 'Escape' && (now !== null || p.selected !== null)) {
    putBack(p);
    return true;
  }
  return false;
}
