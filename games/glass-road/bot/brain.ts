import { type Brain, type Decision, type Rng, SILENT, tuned } from '#kernel';
import { startAnytime } from '../rules/anytime.ts';
import { cardsOf, size } from '../rules/cards.ts';
import { ACTION_COUNT, STRUCTURE } from '../rules/data.ts';
import { isOpen } from '../rules/flow.ts';
import { imagine } from '../rules/imagine.ts';
import { cardOf, cellOf, type GameMove } from '../rules/moves.ts';
import { EMPTY, type Player, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { outlook } from './outlook.ts';
import { likelyCards, policy } from './policy.ts';
import { answer, branch } from './sandbox.ts';
import { best, playCard } from './search.ts';
import { sensible } from './sensible.ts';
import { cardsLeft, groupsOf, worthOf } from './value.ts';
import { use, WEIGHTS, weights } from './weights.ts';

/** Positions looked at for one option of a real question, and for one card of a plan. */
const NODES = 300;
const PLAN_NODES = 80;

/**
 * DP1: the card that adds most after the cards kept so far have been played in their best order. A card that somebody
 * else holds brings only one action, so a player who always keeps the same five is followed all the time: hence the mood.
 */
function rateKeep(s: State, d: Decision<GameMove>, rng: Rng): number[] {
  const left = cardsLeft(s, d.seat);
  let after = s;
  let hand = (s.players[d.seat] as Player).hand;
  while (hand !== 0) {
    const next = bestCard(after, d.seat, cardsOf(hand), left);
    after = next.end;
    hand &= ~(1 << next.card);
  }
  const before = worthOf(after, d.seat, left);
  const table = outlook(s, d.seat);
  const leads = isOpen(s) ? 1 : LEADS;
  return d.options.map((m) => {
    if (m.do !== 'keep') return 0;
    const card = cardOf(m.card);
    const both = playCard(after, d.seat, card, ACTION_COUNT, left, PLAN_NODES).worth - before;
    const one = playCard(after, d.seat, card, 1, left, PLAN_NODES).worth - before;
    const leading = both + (table.matched[card] as number) * (one - both);
    return leads * leading + (1 - leads) * (table.led[card] as number) * one + mood(s, rng);
  });
}

/** Two players with the same plan would keep the same cards: everybody likes some a little more today. */
const mood = (s: State, rng: Rng): number => (s.seats > 1 ? (WEIGHTS.mood * rng.int('mood', MOODS)) / MOODS : 0);
const MOODS = 1000;

/** Share of a hand that is led; the rest can only follow. */
const LEADS = STRUCTURE.roundsPerPeriod / STRUCTURE.handSize;

function bestCard(
  s: State,
  seat: number,
  cards: readonly number[],
  left: number,
): { card: number; end: State; worth: number } {
  let found = { card: -1, end: s, worth: Number.NEGATIVE_INFINITY };
  for (const card of cards) {
    const f = playCard(s, seat, card, ACTION_COUNT, left, PLAN_NODES);
    if (f.worth > found.worth) found = { card, end: f.end, worth: f.worth };
  }
  return found;
}

/** DP2: what the card brings now, and what the best cards after it would bring then. */
function rateChoose(s: State, d: Decision<GameMove>): number[] {
  const left = Math.max(0, cardsLeft(s, d.seat) - 1);
  const { hand, followed } = s.players[d.seat] as Player;
  const before = worthOf(s, d.seat, left);
  const table = outlook(s, d.seat);
  // With two players a card comes to one action whoever leads it; at larger tables it may follow beside the own rounds.
  const free = !isOpen(s) && followed.length < STRUCTURE.followSlots;
  const plan = d.kind === 'extra' ? 0 : isOpen(s) ? size(hand) - 1 : STRUCTURE.roundsPerPeriod - s.round;
  return d.options.map((m) => {
    if (m.do !== 'choose') return before;
    const first = cardOf(m.card);
    const both = playCard(s, d.seat, first, ACTION_COUNT, left, PLAN_NODES);
    const one = playCard(s, d.seat, first, 1, left, PLAN_NODES);
    const matched = table.matched[first] as number;
    let rating = both.worth + matched * (one.worth - both.worth);
    // Led now, the card cannot follow any more.
    if (free) rating -= (table.led[first] as number) * Math.max(0, one.worth - before);
    let f = matched > 0.5 ? one : both;
    let rest = cardsOf(hand & ~(1 << first));
    let weight = WEIGHTS.later;
    for (let i = 0; i < plan && rest.length > 0; i++) {
      const next = bestCard(f.end, d.seat, rest, left);
      rating += weight * (next.worth - f.worth);
      weight *= WEIGHTS.later;
      rest = rest.filter((c) => c !== next.card);
      f = next;
    }
    return rating;
  });
}

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
          return rateKeep(s, decision, rng);
        case 'choose':
        case 'extra':
          return rateChoose(s, decision);
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
