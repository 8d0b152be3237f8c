/** The questions of the card game by the best way through the rest of the period. */
import type { Decision, Rng } from '#kernel';
import { cardsOf, size } from '../rules/cards.ts';
import { ACTION_COUNT, SPECIALISTS, STRUCTURE } from '../rules/data.ts';
import { isOpen } from '../rules/flow.ts';
import { cardOf, type GameMove } from '../rules/moves.ts';
import type { Player, State } from '../rules/state.ts';
import { fresh } from './ends.ts';
import { worthOf } from './judge.ts';
import { lineOf } from './line.ts';
import { outlook } from './outlook.ts';
import { afterCards, bestEnds, type Depth, nextStages, type Stage } from './period.ts';
import { cardsLeft } from './value.ts';
import { W } from './weights-searching.ts';

/** How far the present card is looked at, and those after it. */
export interface Care {
  readonly card: Depth;
  readonly later: Depth;
}

export const displayOf = (s: State): number[] => s.rows.flat();

export function stageOf(s: State, seat: number, left: number): Stage {
  const p = s.players[seat] as Player;
  const line = lineOf(p);
  return { line, worth: worthOf(line, displayOf(s), left), toll: 0, hand: p.hand, opening: null };
}

/** Cards of a hand still to be led in this period, after the present one. */
export function leadsAfter(s: State, hand: number): number {
  return isOpen(s) ? size(hand) : Math.min(size(hand), STRUCTURE.roundsPerPeriod - s.round);
}

/** The worth of these stages, partly as they are, partly after so many more cards. */
export function withLeads(
  display: readonly number[],
  from: readonly Stage[],
  matched: readonly number[],
  leads: number,
  left: number,
  depth: Depth,
): number {
  const now = (from[0] as Stage).worth;
  if (leads === 0) return now;
  const [end] = afterCards(display, from, matched, leads, left, depth);
  return now + W.later * ((end as Stage).worth - now);
}

/** DP2 and DP11: the card with all that may come after it. */
export function rateCards(s: State, d: Decision<GameMove>, { card: depth, later }: Care): number[] {
  const p = s.players[d.seat] as Player;
  const left = Math.max(0, cardsLeft(s, d.seat) - 1);
  const display = displayOf(s);
  const start = stageOf(s, d.seat, left);
  const { matched, led } = outlook(s, d.seat);
  const free = !isOpen(s) && p.followed.length < STRUCTURE.followSlots;
  return d.options.map((m) => {
    if (m.do !== 'choose') return start.worth;
    const card = cardOf(m.card);
    const leads = d.kind === 'extra' ? 0 : leadsAfter(s, p.hand & ~(1 << card));
    const chance = matched[card] as number;
    const both = bestEnds(display, start, fresh(card, ACTION_COUNT), left, depth);
    let rating = (1 - chance) * withLeads(display, both, matched, leads, left, later);
    if (chance === 0) return rating;
    const one = bestEnds(display, start, fresh(card, 1), left, depth);
    rating += chance * withLeads(display, one, matched, leads, left, later);
    // Led now, the card cannot follow any more.
    if (free) rating -= W.follow * (led[card] as number) * Math.max(0, (one[0] as Stage).worth - start.worth);
    return rating;
  });
}

/** The first card of the best way through the rest of the period and the end it should come to; null to play none. */
export function bestLead(s: State, seat: number, depth: Depth): Stage['opening'] {
  const left = Math.max(0, cardsLeft(s, seat) - 1);
  const { hand } = s.players[seat] as Player;
  const start = stageOf(s, seat, left);
  const leads = s.phase === 'extra' ? 1 : leadsAfter(s, hand & (hand - 1)) + 1;
  const [end] = afterCards(displayOf(s), [start], outlook(s, seat).matched, leads, left + 1, depth);
  return s.phase === 'extra' && (end as Stage).worth <= start.worth ? null : (end as Stage).opening;
}

/** A way through a whole period: the cards it leads, and what it is worth. */
interface Way {
  readonly cards: number;
  readonly worth: number;
}

/** Ways through the period from the choice of the hand on, and what they were worth before their last card. */
export interface Ways {
  readonly ways: readonly Way[];
  readonly before: number;
}

/** As if all cards could still be kept: the same for every card of a hand. */
export function waysThrough(s: State, seat: number, depth: Depth): Ways {
  const { hand, rest } = s.players[seat] as Player;
  const left = cardsLeft(s, seat);
  const display = displayOf(s);
  const leads = isOpen(s) ? STRUCTURE.handSize - 1 : STRUCTURE.roundsPerPeriod;
  const { matched } = outlook(s, seat);
  const all = hand | rest;
  const ways: Way[] = [];
  const keep = ({ hand: others, worth }: Stage): void => void ways.push({ cards: all & ~others, worth });
  let stages: readonly Stage[] = [{ ...stageOf(s, seat, left), hand: all }];
  let before = 0;
  for (let n = 1; n <= leads; n++) {
    before = (stages[0] as Stage).worth;
    stages = nextStages(display, stages, matched, Math.max(0, left - n), depth, n === leads ? keep : undefined);
  }
  return { ways, before };
}

/** The worth of the best way that uses a card, by card; of all that are possible with the cards kept so far. */
function bestUses({ ways }: Ways, hand: number): { readonly best: Way; readonly using: readonly number[] } {
  const places = STRUCTURE.handSize - size(hand);
  const using = SPECIALISTS.map(() => Number.NEGATIVE_INFINITY);
  let best = ways[0] as Way;
  let found = false;
  for (const way of ways) {
    if (size(way.cards & ~hand) > places) continue;
    if (!found || way.worth > best.worth) best = way;
    found = true;
    for (const card of cardsOf(way.cards)) if (way.worth > (using[card] as number)) using[card] = way.worth;
  }
  return { best, using };
}

const MOODS = 1000;

/** Two players with the same plan would keep the same cards: everybody likes some a little more today. */
function likings(s: State, rng: Rng): number[] {
  return SPECIALISTS.map(() => (s.seats === 1 ? 0 : (W.mood * rng.int('mood', MOODS)) / MOODS));
}

/** DP1: the worth of the best way that uses the card; a card that it does not use is one for another day, and one that may follow. */
export function rateKeep(s: State, seat: number, options: readonly number[], ways: Ways, rng: Rng): number[] {
  const { best, using } = bestUses(ways, (s.players[seat] as Player).hand);
  const { led } = outlook(s, seat);
  const liked = likings(s, rng);
  return options.map((card) => {
    const worth = using[card] as number;
    const loss = Math.min(W.spare, best.worth - worth);
    // One action of a card, which is all a follower has, brings about as much less as the toll says.
    const follows = (led[card] as number) * (1 - W.toll) * Math.max(0, worth - ways.before);
    return best.worth - loss + (loss > 0 ? W.follow * follows : 0) + (liked[card] as number);
  });
}

/** The five cards of the best way, the last ones for following. */
export function bestHand(s: State, seat: number, rng: Rng, depth: Depth): number {
  const { hand, rest } = s.players[seat] as Player;
  const ways = waysThrough(s, seat, depth);
  const { best } = bestUses(ways, hand);
  let kept = hand | best.cards;
  const others = cardsOf(rest & ~kept);
  const ratings = rateKeep(s, seat, others, ways, rng);
  for (const i of others.map((_, at) => at).sort((a, b) => (ratings[b] as number) - (ratings[a] as number))) {
    if (size(kept) >= STRUCTURE.handSize) break;
    kept |= 1 << (others[i] as number);
  }
  return kept;
}
