/** Which cards to keep, and which of them to lead. */
import type { Decision, Rng } from '#kernel';
import { cardsOf, size } from '../rules/cards.ts';
import { ACTION_COUNT, STRUCTURE } from '../rules/data.ts';
import { isOpen } from '../rules/flow.ts';
import { cardOf, type GameMove } from '../rules/moves.ts';
import type { Player, State } from '../rules/state.ts';
import { outlook } from './outlook.ts';
import { playCard } from './search.ts';
import { cardsLeft, worthOf } from './value.ts';
import { W } from './weights.ts';

/**
 * DP1: the card that adds most after the cards kept so far have been played in their best order. A card that somebody
 * else holds brings only one action, so a player who always keeps the same five is followed all the time: hence the mood.
 */
export function rateKeep(s: State, d: Decision<GameMove>, rng: Rng, nodes: number): number[] {
  const left = cardsLeft(s, d.seat);
  let after = s;
  let hand = (s.players[d.seat] as Player).hand;
  while (hand !== 0) {
    const next = bestCard(after, d.seat, cardsOf(hand), left, nodes);
    after = next.end;
    hand &= ~(1 << next.card);
  }
  const before = worthOf(after, d.seat, left);
  const table = outlook(s, d.seat);
  const leads = isOpen(s) ? 1 : LEADS;
  return d.options.map((m) => {
    if (m.do !== 'keep') return 0;
    const card = cardOf(m.card);
    const both = playCard(after, d.seat, card, ACTION_COUNT, left, nodes).worth - before;
    const one = playCard(after, d.seat, card, 1, left, nodes).worth - before;
    const leading = both + (table.matched[card] as number) * (one - both);
    return leads * leading + (1 - leads) * (table.led[card] as number) * one + mood(s, rng);
  });
}

/** Two players with the same plan would keep the same cards: everybody likes some a little more today. */
const mood = (s: State, rng: Rng): number => (s.seats > 1 ? (W.mood * rng.int('mood', MOODS)) / MOODS : 0);
const MOODS = 1000;

/** Share of a hand that is led; the rest can only follow. */
const LEADS = STRUCTURE.roundsPerPeriod / STRUCTURE.handSize;

function bestCard(
  s: State,
  seat: number,
  cards: readonly number[],
  left: number,
  nodes: number,
): { card: number; end: State; worth: number } {
  let found = { card: -1, end: s, worth: Number.NEGATIVE_INFINITY };
  for (const card of cards) {
    const f = playCard(s, seat, card, ACTION_COUNT, left, nodes);
    if (f.worth > found.worth) found = { card, end: f.end, worth: f.worth };
  }
  return found;
}

/** DP2: what the card brings now, and what the best cards after it would bring then. */
export function rateChoose(s: State, d: Decision<GameMove>, nodes: number): number[] {
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
    const both = playCard(s, d.seat, first, ACTION_COUNT, left, nodes);
    const one = playCard(s, d.seat, first, 1, left, nodes);
    const matched = table.matched[first] as number;
    let rating = both.worth + matched * (one.worth - both.worth);
    // Led now, the card cannot follow any more.
    if (free) rating -= (table.led[first] as number) * Math.max(0, one.worth - before);
    let f = matched > 0.5 ? one : both;
    let rest = cardsOf(hand & ~(1 << first));
    let weight = W.later;
    for (let i = 0; i < plan && rest.length > 0; i++) {
      const next = bestCard(f.end, d.seat, rest, left, nodes);
      rating += weight * (next.worth - f.worth);
      weight *= W.later;
      rest = rest.filter((c) => c !== next.card);
      f = next;
    }
    return rating;
  });
}
