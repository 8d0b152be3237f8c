/** What the other hands may hold, judged by what lies open: is a card that is led followed, or led by somebody else? */
import { has, size } from '../rules/cards.ts';
import { SPECIALISTS, STRUCTURE } from '../rules/data.ts';
import type { Player, State } from '../rules/state.ts';
import { bits } from '../rules/vocabulary.ts';
import { HELD, SURE, SURPRISE } from './weights.ts';

export interface Outlook {
  /** Chance that somebody follows, for each card this seat might lead now. */
  readonly matched: readonly number[];
  /** Chance that somebody else leads the card in this period, so that a holder may follow. */
  readonly led: readonly number[];
}

/** Popular specialists change in the course of a game: goods first, building later. */
function popularity(s: State, card: number): number {
  const [first, last] = HELD[(SPECIALISTS[card] as (typeof SPECIALISTS)[number]).id] ?? UNKNOWN;
  return SURPRISE + first + ((last - first) * (s.period - 1)) / Math.max(1, s.periods - 1);
}

/** A specialist nobody has counted is in as many hands as any other. */
const UNKNOWN: readonly [number, number] = [
  STRUCTURE.handSize / SPECIALISTS.length,
  STRUCTURE.handSize / SPECIALISTS.length,
];

/** Chance of every card to be among the cards in a hidden hand. */
function likelyHand(s: State, p: Player, cards: number): number[] {
  const gone = bits(p.played) | bits(p.followed) | p.absent;
  const chances = SPECIALISTS.map((_, card) => (has(gone, card) ? 0 : popularity(s, card)));
  const sum = chances.reduce((a, b) => a + b, 0);
  return chances.map((chance) => Math.min(SURE, (chance * cards) / sum));
}

const either = (a: number, b: number): number => 1 - (1 - a) * (1 - b);

export function outlook(s: State, seat: number): Outlook {
  const matched = SPECIALISTS.map(() => 0);
  const led = SPECIALISTS.map(() => 0);
  const keeping = s.phase === 'keep';
  const rounds = STRUCTURE.roundsPerPeriod - (keeping ? 0 : s.round - 1);
  for (const [other, p] of s.players.entries()) {
    // The number of cards in a hand is public, and the same in every imagined position.
    const cards = keeping ? STRUCTURE.handSize : size(p.hand);
    if (other === seat || cards === 0) continue;
    const free = p.followed.length < STRUCTURE.followSlots;
    for (const [card, chance] of likelyHand(s, p, cards).entries()) {
      // One card of the hand lies face down and cannot follow (GR-4).
      if (free) matched[card] = either(matched[card] as number, (chance * (cards - 1)) / cards);
      led[card] = either(led[card] as number, (chance * Math.min(rounds, cards)) / cards);
    }
  }
  return { matched, led };
}
