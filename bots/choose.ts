import { type Decision, type GameModule, type Move, type Seat, SeededRng } from '#kernel';
import { type Level, PLAYERS } from './levels.ts';

/**
 * The answer of a bot. It is given what its seat can see, never the state: from the view it imagines a position it
 * cannot tell from the true one. The same view and seed always give the same move.
 */
export function chooseMove(module: GameModule, level: Level, view: unknown, seat: Seat, seed: string): Move {
  const rng = new SeededRng(seed);
  const s = module.game.imagine(view, rng);
  const decision = questionTo(module.game.decisions(s), seat);
  if (decision === null) throw new Error(`${module.game.id}: seat ${seat} is not asked anything`);
  if (decision.options.length === 1) return decision.options[0] as Move;
  return PLAYERS[level](module.brain, s, decision, rng);
}

/** The question a bot answers: standing offers are for people. */
export function questionTo(open: readonly Decision<Move>[], seat: Seat): Decision<Move> | null {
  return open.find((d) => d.seat === seat && d.optional === undefined) ?? null;
}
