import { type Brain, type Decision, SILENT } from '#kernel';
import { startAnytime } from '../rules/anytime.ts';
import { cardsOf } from '../rules/cards.ts';
import { ACTION_COUNT, STRUCTURE } from '../rules/data.ts';
import { cardOf, type GameMove } from '../rules/moves.ts';
import type { Player, State } from '../rules/state.ts';
import { outlook } from './outlook.ts';
import { answer, branch } from './sandbox.ts';
import { best, playCard } from './search.ts';
import { sensible } from './sensible.ts';
import { cardsLeft, worthOf } from './value.ts';
import { WEIGHTS } from './weights.ts';

/** Positions looked at for one option of a real question, and for one card of a plan. */
const NODES = 300;
const PLAN_NODES = 80;

/**
 * With three and more a follower gets an action for nothing and the leader loses one, so it matters who else holds a
 * card. With two both play out their whole hands, and a match costs both the same.
 */
const matters = (s: State): boolean => s.seats > 2;

/** DP1: the card that adds most after the cards kept so far have been played in their best order. */
function rateKeep(s: State, d: Decision<GameMove>): number[] {
  const left = cardsLeft(s);
  let after = s;
  let hand = (s.players[d.seat] as Player).hand;
  while (hand !== 0) {
    const next = bestCard(after, d.seat, cardsOf(hand), left);
    after = next.end;
    hand &= ~(1 << next.card);
  }
  const worth = (card: number, actions: number): number =>
    playCard(after, d.seat, card, actions, left, PLAN_NODES).worth;
  if (!matters(s)) return d.options.map((m) => (m.do === 'keep' ? worth(cardOf(m.card), ACTION_COUNT) : 0));
  const table = outlook(s, d.seat);
  const before = worthOf(after, d.seat, left);
  return d.options.map((m) => {
    if (m.do !== 'keep') return 0;
    const card = cardOf(m.card);
    const both = worth(card, ACTION_COUNT) - before;
    const one = worth(card, 1) - before;
    const leading = both + (table.matched[card] as number) * (one - both);
    return LEADS * leading + (1 - LEADS) * (table.led[card] as number) * one;
  });
}

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
  const left = Math.max(0, cardsLeft(s) - 1);
  const { hand, followed } = s.players[d.seat] as Player;
  const before = worthOf(s, d.seat, left);
  const table = matters(s) ? outlook(s, d.seat) : null;
  const free = followed.length < STRUCTURE.followSlots;
  return d.options.map((m) => {
    if (m.do !== 'choose') return before;
    const first = cardOf(m.card);
    let f = playCard(s, d.seat, first, ACTION_COUNT, left, PLAN_NODES);
    let rating = f.worth;
    if (table !== null) {
      const matched = table.matched[first] as number;
      const one = playCard(s, d.seat, first, 1, left, PLAN_NODES);
      rating += matched * (one.worth - f.worth);
      // Led now, the card cannot follow any more.
      if (free) rating -= (table.led[first] as number) * Math.max(0, one.worth - before);
      if (matched > 0.5) f = one;
    }
    let rest = cardsOf(hand & ~(1 << first));
    let weight = WEIGHTS.later;
    for (let i = s.round; i < STRUCTURE.roundsPerPeriod && rest.length > 0; i++) {
      const next = bestCard(f.end, d.seat, rest, left);
      rating += weight * (next.worth - f.worth);
      weight *= WEIGHTS.later;
      rest = rest.filter((c) => c !== next.card);
      f = next;
    }
    return rating;
  });
}

/** Everything else: answer, and play what is under way to its best end. */
function rateByEnd(s: State, d: Decision<GameMove>): number[] {
  const left = cardsLeft(s);
  const aside = s.aside[d.seat] ?? [];
  return d.options.map((m) => {
    // A conversion beside the game has a stack of its own; a standing offer starts a new one.
    const next = branch(aside.length > 0 ? { ...s, stack: aside } : s, d.seat);
    if (d.optional === undefined) answer(next, m);
    else {
      next.stack = [];
      startAnytime(next, next.stack, d.seat, m, SILENT);
    }
    return best(next, d.seat, left, 2, { nodes: NODES }).worth;
  });
}

export const brain: Brain<State, GameMove> = {
  sensible,
  rate(s, decision) {
    switch (decision.kind) {
      case 'keep':
        return rateKeep(s, decision);
      case 'choose':
      case 'extra':
        return rateChoose(s, decision);
      default:
        return rateByEnd(s, decision);
    }
  },
  temperature: 0.05,
};
