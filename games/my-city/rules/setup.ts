import type { Rng, Sink } from '#kernel';
import { boardOf } from './board.ts';
import { cardCount } from './data.ts';
import { reveal } from './flow.ts';
import type { Event, Options, State } from './state.ts';
import { emptyTown } from './town.ts';

export function setup(options: Options, seats: number, rng: Rng, out: Sink<Event>): State {
  return start(
    options.board,
    seats,
    rng.shuffle(
      'deck',
      Array.from({ length: cardCount }, (_, i) => i),
    ),
    out,
  );
}

/** A match on a board with a deck, the next card last. Worked examples bring their own. */
export function start(boardId: string, seats: number, deck: number[], out: Sink<Event>): State {
  const board = boardOf(boardId);
  const s: State = {
    board: boardId,
    phase: 'decide',
    round: 0,
    current: -1,
    blocked: -1,
    deck,
    pile: [],
    goldClaimed: false,
    towns: Array.from({ length: seats }, () => emptyTown(board)),
  };
  reveal(s, out);
  return s;
}
