/** What the other hands may hold, judged by what lies open: is a card that is led followed, or led by somebody else? */
import { has, size } from '../rules/cards.ts';
import { SPECIALISTS, STRUCTURE } from '../rules/data.ts';
import { isOpen } from '../rules/flow.ts';
import type { Neighbour, Player, State } from '../rules/state.ts';
import { bits } from '../rules/vocabulary.ts';
import { leadsPerPeriod } from './value.ts';
import { HELD, SURE, SURPRISE } from './weights.ts';

export interface Outlook {
  /** Chance that somebody follows, for each card this seat might lead now. */
  readonly matched: readonly number[];
  /** Chance that somebody else leads the card in this period, so that a holder may follow. */
  readonly led: readonly number[];
}

/** Popular specialists change in the course of a game: goods first, building later. */
export function popularity(s: Pick<State, 'period' | 'periods'>, card: number): number {
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

/** Chance of every card to be among the cards in a hidden hand: the number of cards in a hand is public. */
function hiddenHands(
  s: State,
  seat: number,
): { readonly chances: number[]; readonly cards: number; readonly free: boolean }[] {
  const keeping = s.phase === 'keep';
  const hands = s.players.flatMap((p, other) => {
    const cards = keeping ? STRUCTURE.handSize : size(p.hand);
    if (other === seat || cards === 0) return [];
    return [{ chances: likelyHand(s, p, cards), cards, free: p.followed.length < STRUCTURE.followSlots }];
  });
  if (s.neighbour !== null) hands.push(neighbourHand(s.neighbour, keeping));
  return hands;
}

/** The neighbour of a solo player takes cards blindly (6.3): all that are not known to be elsewhere are alike. */
function neighbourHand(n: Neighbour, keeping: boolean): { chances: number[]; cards: number; free: boolean } {
  const cards = keeping ? STRUCTURE.soloNeighbour.handSize : n.row.length;
  const gone = bits(n.played) | bits(n.followed) | n.absent;
  const alike = SPECIALISTS.length - size(gone);
  const chances = SPECIALISTS.map((_, card) => (has(gone, card) ? 0 : Math.min(SURE, cards / alike)));
  return { chances, cards, free: n.followed.length < STRUCTURE.soloNeighbour.followSlots };
}

export function outlook(s: State, seat: number): Outlook {
  const matched = SPECIALISTS.map(() => 0);
  const led = SPECIALISTS.map(() => 0);
  const rounds = leadsPerPeriod(s) - (s.phase === 'keep' ? 0 : s.round - 1);
  for (const { chances, cards, free } of hiddenHands(s, seat)) {
    // One card of the hand lies face down and cannot follow (GR-4); with two players none does.
    const open = isOpen(s) ? cards : cards - 1;
    for (const [card, chance] of chances.entries()) {
      if (free) matched[card] = either(matched[card] as number, (chance * open) / Math.max(1, cards));
      led[card] = either(led[card] as number, (chance * Math.min(rounds, cards)) / Math.max(1, cards));
    }
  }
  return { matched, led };
}
