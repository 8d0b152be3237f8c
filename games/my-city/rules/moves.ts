import type { MoveShapes, Seat } from '#kernel';
import { shapeOf } from './data.ts';
import type { GameMove, State } from './state.ts';

/** Every verb with its arguments: notation, and the check of what comes in. */
export const moves: MoveShapes = {
  place: { rotation: 'int', x: 'int', y: 'int' },
  decline: {},
  end: {},
  withdraw: {},
};

/** MC-7: another rotation of the same cells is rewritten to the lowest one. */
export function canonical(s: State, _seat: Seat, move: GameMove): GameMove {
  if (move.do !== 'place' || s.current < 0) return move;
  const lowest = shapeOf(s.current).lowest[move.rotation];
  return lowest === undefined || lowest === move.rotation ? move : { ...move, rotation: lowest };
}
