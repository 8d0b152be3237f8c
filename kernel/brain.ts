import type { Learner } from './learned.ts';
import type { Decision, Move, Rng, Seat } from './types.ts';
import type { LiveWeights, Weights, WeightValues } from './weights.ts';

/**
 * What a game knows about playing itself well. Brains work on imagined states (see Game.imagine): whatever is hidden
 * from the seat is a guess in there, so a brain cannot cheat.
 *
 * All values are final points: an option rated 3 higher, a position evaluated 3 higher and a feature group 3 higher mean
 * the same three points at the end of the game.
 */
export interface Brain<S, M extends Move> {
  /** Level 1: the options somebody would think of who has understood the game; never empty. */
  sensible(s: S, decision: Decision<M>): readonly M[];
  /** Level 2: one rating an option, higher is better, in points; read as preferences with a little temperature. */
  rate(s: S, decision: Decision<M>, rng: Rng): readonly number[];
  /** Temperature of level 2 in points; 0 plays the best rating. */
  readonly temperature: number;

  /** Expected final points of every seat. Cheap (5–20 µs): it judges the leaves of the search. */
  evaluate(s: S): readonly number[];
  /**
   * A plausible answer, as an index into the options. Fast (on average tens of µs; a few hundred where that makes its play much more like
   * `rate`'s: rollouts by a player half as quick as the real one mislead). It plays all sides of a rollout.
   */
  policy(s: S, decision: Decision<M>, rng: Rng): number;
  /** A number that grows whenever a turn ends: there, and only there, a position can be judged. */
  turn(s: S): number;
  /** After so many turns (of all seats, as `turn` counts them) a rollout is cut and evaluated; about a round. */
  readonly horizon: number;
  /** The same for this position, where it depends on it, mostly on the number of players. */
  ahead?(s: S): number;
  /**
   * Rollouts count at most as much as so many of them, however many are played; without a number, as many as there are. Few where the
   * policy plays much worse than `rate` tells: its mistakes do not average out. 0 trusts ratings alone, averaged over worlds.
   */
  readonly trust?: number;
  /** Nodes of a search that a middling computer plays in about a second: a hint thinks as long, so that it is the same everywhere. */
  readonly pace?: number;
  /** The expected points of a seat by group (sum: about what `evaluate` says), for the reasons of a hint. */
  features(s: S, seat: Seat): Readonly<Record<string, number>>;
  /**
   * Where a game plays a world on to its end much faster than move by move: what that end brings in any continuation of this world.
   * Rollouts then play the plan and ask this instead of going on by `policy`. The work that all plans have in common is done once.
   */
  endings?(world: S, seat: Seat): Endings<S>;
  /** `imagine` with better guesses: hidden cards by what their owner has done, not evenly. */
  believe?(view: unknown, rng: Rng): S;

  /** The numbers this brain judges with; without them, or with those of other rules, no level looks ahead. */
  readonly weights?: Weights;
  /** The same brain with other numbers: training compares them. */
  retuned?(values: WeightValues): Brain<S, M>;
  /** What `tafelrunde train --habits` improves, where rollouts go by habit. */
  readonly learner?: Learner<S, M>;
  /** The brain of the levels that look ahead, where it judges with other numbers than Casual's. */
  readonly searching?: Brain<S, M>;
}

export interface Endings<S> {
  of(s: S): Ending;
}

/** How a world ends, and how many moves it took to find out. */
export interface Ending {
  readonly points: readonly number[];
  readonly moves: number;
}

/** What a game hands over that can be tuned; see `tuned`. */
export type Tunable<S, M extends Move> = Omit<Brain<S, M>, 'weights' | 'retuned' | 'searching'>;

/** A brain whose numbers can be exchanged: every call sets its own first. `weights` are those it begins with. */
export function tuned<S, M extends Move>(
  brain: Tunable<S, M>,
  live: LiveWeights,
  weights: Weights = live.made,
): Brain<S, M> {
  const { believe, endings, learner } = brain;
  const dressed = (values: WeightValues): Brain<S, M> => ({
    ...brain,
    sensible(s, d) {
      live.use(values);
      return brain.sensible(s, d);
    },
    rate(s, d, rng) {
      live.use(values);
      return brain.rate(s, d, rng);
    },
    evaluate(s) {
      live.use(values);
      return brain.evaluate(s);
    },
    policy(s, d, rng) {
      live.use(values);
      return brain.policy(s, d, rng);
    },
    features(s, seat) {
      live.use(values);
      return brain.features(s, seat);
    },
    ...(believe && {
      believe(view: unknown, rng: Rng) {
        live.use(values);
        return believe(view, rng);
      },
    }),
    ...(endings && {
      endings(world: S, seat: Seat) {
        live.use(values);
        return endings(world, seat);
      },
    }),
    ...(learner && {
      learner: {
        ...learner,
        consider(s: S, d: Decision<M>, each: (option: number) => void) {
          live.use(values);
          return learner.consider(s, d, each);
        },
        look(s: S, seat: Seat) {
          live.use(values);
          return learner.look(s, seat);
        },
      },
    }),
    weights: { ...weights, values },
    retuned: (other) => dressed({ ...weights.values, ...other }),
  });
  return dressed(weights.values);
}

export type AnyBrain = Brain<unknown, Move>;
