import type { Decision, Move, Rng, Seat } from './types.ts';

/**
 * What a game knows about playing itself well. Brains work on imagined states (see Game.imagine): whatever is hidden
 * from the seat is a guess in there, so a brain cannot cheat.
 */
export interface Brain<S, M extends Move> {
  /** Level 1: the options without plain self-damage, never empty. */
  sensible(s: S, decision: Decision<M>): readonly M[];
  /** Level 2: one rating an option, higher is better, in points; read as preferences with a little temperature. */
  rate(s: S, decision: Decision<M>, rng: Rng): readonly number[];
  /** Temperature of level 2 in points; 0 plays the best rating. */
  readonly temperature: number;
  /** Expected final margin of a seat; for levels that look ahead. */
  evaluate?(s: S, seat: Seat): number;
}

export type AnyBrain = Brain<unknown, Move>;
