import type { Rng } from '#kernel';
import { type Board, boardOf } from './board.ts';
import type { State, Town, TownView, View } from './state.ts';
import { cover, END } from './town.ts';

/** A town as the rules work with it. */
export function thawTown(board: Board, t: TownView): Town {
  const town: Town = {
    cells: t.cells.slice(),
    built: t.built.slice(),
    status: t.status.slice(),
    score: t.score,
    ended: t.ended,
    answer: t.answer ?? (t.decided ? END : null),
    covered: [0, 0, 0, 0],
    near: [0, 0, 0, 0],
  };
  for (const [c, b] of t.cells.entries()) if (b !== 0) cover(board, town, c);
  return town;
}

/** Unknown cards in any order; a sealed decision of another seat is imagined as an end, which is always possible. */
export function imagine(v: View, rng: Rng): State {
  const board = boardOf(v.board);
  return {
    board: v.board,
    phase: v.phase,
    round: v.round,
    current: v.current,
    blocked: v.blocked,
    deck: v.deck === null ? rng.shuffle('deck', v.remaining.slice()) : v.deck.slice(),
    pile: v.pile.slice(),
    goldClaimed: v.goldClaimed,
    towns: v.towns.map((t) => thawTown(board, t)),
  };
}
