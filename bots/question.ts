import type { Decision, Move, Seat } from '#kernel';

/** The question a bot answers: standing offers are for people. */
export function questionTo(open: readonly Decision<Move>[], seat: Seat): Decision<Move> | null {
  return open.find((d) => d.seat === seat && d.optional === undefined) ?? null;
}
