import type { AnyBrain, Decision, Move, Rng } from '#kernel';

/** Answers one question on an imagined state, at once. */
type Player = (brain: AnyBrain, s: unknown, decision: Decision<Move>, rng: Rng) => Move;

/** Level 1, the beginner: any sensible option is as good as another. */
export const beginner: Player = (brain, s, decision, rng) => {
  const moves = brain.sensible(s, decision);
  return moves[rng.int('beginner', moves.length)] as Move;
};

/** Level 2, the casual player: follows the ratings of the game's heuristic, with a little temperature. */
export const casual: Player = (brain, s, decision, rng) => {
  const ratings = rated(brain, s, decision, rng);
  const best = Math.max(...ratings);
  const weights = ratings.map((r) =>
    brain.temperature > 0 ? Math.exp((r - best) / brain.temperature) : r === best ? 1 : 0,
  );
  let point = (rng.int('casual', RESOLUTION) / RESOLUTION) * weights.reduce((a, b) => a + b, 0);
  for (const [i, w] of weights.entries()) {
    point -= w;
    if (point < 0) return decision.options[i] as Move;
  }
  return decision.options[ratings.indexOf(best)] as Move;
};

const RESOLUTION = 1 << 30;

/** The ratings of all options; a brain that forgets one has a bug. */
export function rated(brain: AnyBrain, s: unknown, decision: Decision<Move>, rng: Rng): readonly number[] {
  const ratings = brain.rate(s, decision, rng);
  if (ratings.length !== decision.options.length) throw new Error(`${decision.kind}: a rating is missing`);
  return ratings;
}
