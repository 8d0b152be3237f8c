import { type Brain, type Decision, SILENT, tuned } from '#kernel';
import { startAnytime } from '../rules/anytime.ts';
import { STRUCTURE } from '../rules/data.ts';
import { isOpen } from '../rules/flow.ts';
import { imagine } from '../rules/imagine.ts';
import { cellOf, type GameMove } from '../rules/moves.ts';
import { EMPTY, type Player, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { rateChoose, rateKeep } from './hand.ts';
import { likelyCards, policy } from './policy.ts';
import { answer, branch } from './sandbox.ts';
import { best } from './search.ts';
import { sensible } from './sensible.ts';
import { cardsLeft, groupsOf, worthOf } from './value.ts';
import { use, WEIGHTS, weights } from './weights.ts';

/** Positions looked at for one option of a real question, and for one card of a plan. */
const NODES = 300;
const PLAN_NODES = 80;

/** A tile is discarded for something that takes its place at once: at any time is soon enough, and a pit for a pit is no gain. */
function used(before: State, after: State, seat: number, cell: number): boolean {
  const content = (after.players[seat] as Player).cells[cell];
  return content !== EMPTY && content !== (before.players[seat] as Player).cells[cell];
}

/** Everything else: answer, and play what is under way to its best end. */
function rateByEnd(s: State, d: Decision<GameMove>): number[] {
  const left = cardsLeft(s, d.seat);
  const aside = s.aside[d.seat] ?? [];
  return d.options.map((m) => {
    // A conversion beside the game has a stack of its own; a standing offer starts a new one.
    const next = branch(aside.length > 0 ? { ...s, stack: aside } : s, d.seat);
    if (d.optional === undefined) answer(next, m);
    else {
      next.stack = [];
      startAnytime(next, next.stack, d.seat, m, SILENT);
    }
    const { worth, end } = best(next, d.seat, left, 2, { nodes: NODES });
    return m.do === 'discard' && !used(s, end, d.seat, cellOf(m.cell)) ? worth - WEIGHTS.discard : worth;
  });
}

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

export const brain: Brain<State, GameMove> = tuned(
  {
    sensible,
    rate(s, decision, rng) {
      switch (decision.kind) {
        case 'keep':
          return rateKeep(s, decision, rng, PLAN_NODES);
        case 'choose':
        case 'extra':
          return rateChoose(s, decision, PLAN_NODES);
        default:
          return rateByEnd(s, decision);
      }
    },
    temperature: 0.05,
    evaluate: (s) => s.players.map((_, seat) => worthOf(s, seat, cardsLeft(s, seat))),
    policy,
    turn,
    horizon: 6,
    // In rollouts the policy makes 18 points alone, `rate` 24: what it sees counts, but not for more than so many worlds.
    trust: 8,
    features: (s, seat) => ({ ...groupsOf(s, seat, cardsLeft(s, seat)) }),
    believe: (view, rng) => imagine(view as View, rng, (from, n) => likelyCards(view as View, from, n, rng)),
  },
  weights,
  use,
);
