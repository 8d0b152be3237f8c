import type { AnyBrain, Decision, Move, Rng } from '#kernel';

export type Level = 1 | 2;
export const LEVELS: readonly Level[] = [1, 2];

/** How a level answers one question on an imagined state. */
type Player = (brain: AnyBrain, s: unknown, decision: Decision<Move>, rng: Rng) => Move;

/** Level 1, the beginner: any sensible option is as good as another. */
const beginner: Player = (brain, s, decision, rng) => {
  const moves = brain.sensible(s, decision);
  return moves[rng.int('beginner', moves.length)] as Move;
};

/** Level 2, the casual player: follows the ratings of the game's heuristic, with a little temperature. */
const casual: Player = (brain, s, decision, rng) => {
  const ratings = brain.rate(s, decision, rng);
  if (ratings.length !== decision.options.length) throw new Error(`${decision.kind}: a rating is missing`);
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

export const PLAYERS: Readonly<Record<Level, Player>> = { 1: beginner, 2: casual };
