import { type Brain, type Rng, tuned } from '#kernel';
import { STRUCTURE } from '../rules/data.ts';
import { isOpen } from '../rules/flow.ts';
import { imagine } from '../rules/imagine.ts';
import type { GameMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { rateAhead } from './ahead.ts';
import { evaluate, features } from './forecast.ts';
import { rateAtSight } from './glance.ts';
import { likelyCards, policy } from './policy.ts';
import { sensible } from './sensible.ts';
import { weights } from './weights.ts';
import { searching } from './weights-searching.ts';

/** Cards led in a period: a turn of the game is one of them, with all that follows from it. */
const cardsPerPeriod = (s: State): number =>
  s.neighbour !== null
    ? 2 * STRUCTURE.roundsPerPeriod
    : isOpen(s)
      ? 2 * STRUCTURE.handSize
      : s.seats * STRUCTURE.roundsPerPeriod;

function turn(s: State): number {
  if (s.phase === 'final' || s.phase === 'over') return s.periods * cardsPerPeriod(s) + (s.phase === 'over' ? 1 : 0);
  let led = s.stack.length > 0 ? -1 : 0;
  for (const p of s.players) led += p.played.length;
  if (s.neighbour !== null) led += s.neighbour.played.length;
  return (s.period - 1) * cardsPerPeriod(s) + Math.max(0, led);
}

/** What every level knows. */
const common = {
  sensible,
  temperature: 0.05,
  evaluate,
  policy,
  turn,
  pace: 6000,
  horizon: 6,
  // Alone the policy makes 26 points, the search 30: rollouts tell much, but not all.
  trust: 20,
  features,
  believe: (view: unknown, rng: Rng) =>
    imagine(view as View, rng, (from, n) => likelyCards(view as View, from, n, rng)),
};

/** Level 2 and the levels above it rate in ways of their own, each with its own numbers. */
export const brain: Brain<State, GameMove> = {
  ...tuned<State, GameMove>({ ...common, rate: rateAtSight }, weights),
  searching: tuned<State, GameMove>({ ...common, rate: rateAhead }, searching),
};
