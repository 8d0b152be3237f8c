import { type AnyBrain, type GameModule, type Move, type Rng, type Seat, SeededRng, stateHash } from '#kernel';
import type { Budget } from './budget.ts';
import { type Level, levelInfo } from './levels.ts';
import { looksAhead, searcherOf } from './looks-ahead.ts';
import type { Plan } from './plans.ts';
import { beginner, casual } from './players.ts';
import { questionTo } from './question.ts';
import { type Contender, scoreOf, search } from './search.ts';

export interface Question {
  readonly module: GameModule;
  readonly level: Level;
  /** What the seat can see, never the state. */
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
  /** For levels that look ahead; theirs if left out. */
  readonly budget?: Budget;
  /** What this bot had in mind with its last answer. */
  readonly plan?: Plan;
  /** Another brain than the game's own: training compares them. */
  readonly brain?: AnyBrain;
}

export interface Answer {
  readonly move: Move;
  /** The rest of the turn, to be handed back with the next question. */
  readonly plan?: Plan;
  /** The level that really answered: a game that cannot look ahead is played by the level below. */
  readonly level: Level;
}

/** How many turns a level compares. */
const PLANS: Readonly<Record<number, number>> = { 3: 8, 4: 12, 5: 16 };

/**
 * The answer of a bot. It is given what its seat can see, never the state: from the view it imagines positions it
 * cannot tell from the true one. The same view, seed, plan and node budget always give the same move.
 */
export function answer(q: Question): Answer {
  const { module, view, seat, seed } = q;
  const brain = q.brain ?? module.brain;
  const rng = new SeededRng(seed);
  const s = module.game.imagine(view, rng);
  const decision = questionTo(module.game.decisions(s), seat);
  if (decision === null) throw new Error(`${module.game.id}: seat ${seat} is not asked anything`);
  if (decision.options.length === 1) return { move: decision.options[0] as Move, level: q.level };
  if (q.level === 1) return { move: beginner(brain, s, decision, rng), level: 1 };
  if (q.level === 2 || !looksAhead(module.game, brain)) return { move: casual(brain, s, decision, rng), level: 2 };
  const followed = follow(q.plan, view);
  if (followed !== null && module.game.whyNot(s, seat, followed.move) === null) return { ...followed, level: q.level };
  const budget = q.budget ?? { ms: levelInfo(q.level).ms };
  const found = search({ module, brain: searcherOf(brain), view, seat, seed, budget, plans: PLANS[q.level] ?? 1 });
  const best = judged(found.contenders, searcherOf(brain).trust, levelInfo(q.level).misjudges, rng);
  if (best === undefined) throw new Error(`${module.game.id}: ${decision.kind} has no plan`);
  return { ...step(best.plan), level: q.level };
}

/** Among so many of the best a level may take the wrong one; and nobody is off by more than this many points, times `misjudges`. */
const CLOSE = 4;
const MOST_SPREAD = 1.5;
const RESOLUTION = 1 << 20;

/** The turn that is taken for the best. */
export function judged(
  found: readonly Contender[],
  trust: number | undefined,
  misjudges: number,
  rng: Rng,
): Contender | undefined {
  if (misjudges === 0) return found[0];
  const close = found.slice(0, CLOSE).map((c) => ({ c, score: scoreOf(c, trust) }));
  const mean = close.reduce((sum, x) => sum + x.score, 0) / close.length;
  const spread = Math.sqrt(close.reduce((sum, x) => sum + (x.score - mean) ** 2, 0) / close.length);
  // The sum of three even numbers is nearly normal, with a standard deviation of one half: twice that is one.
  const error = (): number =>
    2 * ([0, 1, 2].reduce((sum) => sum + rng.int('misjudged', RESOLUTION) / RESOLUTION, 0) - 1.5);
  const taken = close.map(({ c, score }) => ({
    c,
    score: score + misjudges * Math.min(spread, MOST_SPREAD) * error(),
  }));
  return taken.reduce((a, b) => (b.score > a.score ? b : a)).c;
}

/** Only the move, for whoever does not go on with the plan. */
export function chooseMove(module: GameModule, level: Level, view: unknown, seat: Seat, seed: string): Move {
  return answer({ module, level, view, seat, seed }).move;
}

/** The first move of a plan, and what is left of it. */
export function step(plan: Plan): { move: Move; plan?: Plan } {
  const move = plan.moves[0] as Move;
  if (plan.moves.length === 1) return { move };
  return { move, plan: { ...plan, moves: plan.moves.slice(1), seen: plan.seen.slice(1) } };
}

/** The next move of the plan, as long as everything has come as expected. */
export function follow(plan: Plan | undefined, view: unknown): { move: Move; plan?: Plan } | null {
  if (plan === undefined || plan.moves.length === 0 || plan.seen[0] !== stateHash(view)) return null;
  return step(plan);
}
