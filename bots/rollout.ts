import {
  type AnyBrain,
  type Decision,
  type Endings,
  type GameModule,
  type Move,
  type Seat,
  SILENT,
  sameMove,
  settle,
} from '#kernel';
import type { Meter } from './budget.ts';
import { FastRng } from './fast-rng.ts';
import type { Plan } from './plans.ts';
import { questionTo } from './question.ts';

/** A game that answers more questions than this within the horizon has lost its way. */
const LONGEST = 5000;

export interface Leaf {
  readonly s: unknown;
  /** Expected final points of every seat. */
  readonly points: readonly number[];
}

/** Plays a plan in a world, then everybody by the game's policy until the horizon, and judges what has become of it. */
export function rollout(
  module: GameModule,
  brain: AnyBrain,
  world: unknown,
  seat: Seat,
  plan: Plan,
  seed: number,
  meter: Meter,
  /** Tells how this world ends, where the game can. */
  endings?: Endings<unknown>,
): Leaf {
  const { game } = module;
  const s = game.copy(world);
  const chance = new FastRng(seed);
  const whim = new FastRng(~seed);
  const until = brain.turn(s) + (brain.ahead?.(s) ?? brain.horizon);
  let open = game.decisions(s);
  let steps = 0;
  for (const move of plan.moves) {
    const d = questionTo(open, seat);
    const listed = d?.options.find((o) => o === move || sameMove(o, move));
    // In this world the turn goes another way: the policy goes on.
    if (listed === undefined) break;
    game.apply(s, seat, listed, chance, SILENT);
    open = settle(game, s, chance, SILENT);
    steps++;
  }
  if (endings !== undefined && open.length > 0) {
    const { points, moves } = endings.of(s);
    meter.nodes += steps + moves;
    return { s, points };
  }
  while (open.length > 0 && brain.turn(s) < until) {
    const d = required(open);
    game.apply(s, d.seat, d.options[brain.policy(s, d, whim)] as Move, chance, SILENT);
    open = settle(game, s, chance, SILENT);
    if (++steps > LONGEST) throw new Error(`${game.id}: a rollout does not end`);
  }
  meter.nodes += steps;
  const points = open.length > 0 ? brain.evaluate(s) : game.score(s, 'judge').seats.map((x) => x.total);
  return { s, points };
}

function required(open: readonly Decision<Move>[]): Decision<Move> {
  for (let i = 0; i < open.length; i++) {
    const d = open[i] as Decision<Move>;
    if (d.optional === undefined) return d;
  }
  throw new Error('only offers are open');
}

/** A lead larger than this is hardly worth more: a game is won once. */
const CLEAR_LEAD = 30;

/** What a seat wants: to be ahead of the best other; alone: points. */
export function worth(points: readonly number[], seat: Seat): number {
  const own = points[seat] as number;
  if (points.length === 1) return own;
  return CLEAR_LEAD * Math.tanh((own - bestOther(points, seat)) / CLEAR_LEAD);
}

/** Points of whoever is to be beaten. */
export function bestOther(points: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < points.length; i++) if (i !== seat) best = Math.max(best, points[i] as number);
  return best;
}
