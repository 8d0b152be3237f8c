/** A plausible answer at once, for rollouts: every card is thought out once, and played as it was meant. */
import type { Decision, Rng } from '#kernel';
import { has } from '../rules/cards.ts';
import { ACTION_COUNT } from '../rules/data.ts';
import { CHOOSE, cardOf, type GameMove } from '../rules/moves.ts';
import type { Player, State } from '../rules/state.ts';
import { lastConversions, rateByEnd } from './course.ts';
import { lineOf, printOf, type Step } from './line.ts';
import { popularity } from './outlook.ts';
import { bestEnds, type Depth, type Stage } from './period.ts';
import { bestHand, bestLead, displayOf, stageOf } from './planner.ts';
import { plausible } from './plausible.ts';
import { cardsLeft } from './value.ts';

type Question = Decision<GameMove>;

/** Rollouts look at few ends. */
const CARD: Depth = { width: 3, reach: { conversions: 2, most: 60 } };
/** A hand is fifteen cards wide already. */
const HAND: Depth = { width: 1, reach: CARD.reach };
/** Positions looked at inside an action that was not thought out from its beginning. */
const NODES = 10;

/** What a seat has in mind: the hand it means to keep, or the rest of a card. */
interface Intention {
  readonly period: number;
  readonly hand: number;
  /** The card, -1 for the final window; how the estate must be when it begins; the moves to come, the next one last. */
  readonly card: number;
  readonly print: number | null;
  readonly moves: GameMove[];
}
const intentions = new WeakMap<Player, Intention>();

export function policy(s: State, d: Question, rng: Rng): number {
  switch (d.kind) {
    case 'keep':
      return keep(s, d, rng);
    case 'choose':
    case 'extra':
      return lead(s, d);
    default:
      return goOn(s, d) ?? think(s, d, rng);
  }
}

function keep(s: State, d: Question, rng: Rng): number {
  const p = s.players[d.seat] as Player;
  let meant = intentions.get(p);
  if (meant === undefined || meant.hand === 0 || meant.period !== s.period || (p.hand & ~meant.hand) !== 0) {
    meant = { period: s.period, hand: bestHand(s, d.seat, rng, HAND), card: -1, print: null, moves: [] };
    intentions.set(p, meant);
  }
  const { hand } = meant;
  return d.options.findIndex((m) => m.do === 'keep' && has(hand, cardOf(m.card)));
}

/** The card is thought out as if nobody followed. */
function lead(s: State, d: Question): number {
  const opening = bestLead(s, d.seat, CARD);
  if (opening === null) return d.options.length - 1;
  const p = s.players[d.seat] as Player;
  intend(s, p, opening.card, printOf(lineOf(p), 0), opening.end.last);
  return d.options.indexOf(CHOOSE[opening.card] as GameMove);
}

/** The next move that was meant; what answers itself is passed over. */
function goOn(s: State, d: Question): number | null {
  const p = s.players[d.seat] as Player;
  const meant = intentions.get(p);
  if (meant === undefined || d.kind === 'gift') return null;
  const use = s.stack.findLast((f) => f.seat === d.seat && (f.f === 'resolve' || f.f === 'final'));
  if (use === undefined || (use.f === 'resolve' ? use.card : -1) !== meant.card) return null;
  if (meant.print !== null) {
    if ((use.f === 'resolve' && use.left < ACTION_COUNT) || meant.print !== printOf(lineOf(p), 0)) return null;
    intentions.set(p, { ...meant, print: null });
  }
  for (let move = meant.moves.pop(); move !== undefined; move = meant.moves.pop()) {
    const at = d.options.indexOf(move);
    if (at >= 0) return at;
  }
  return null;
}

function think(s: State, d: Question, rng: Rng): number {
  const p = s.players[d.seat] as Player;
  const top = s.stack[s.stack.length - 1];
  const aside = (s.aside[d.seat] ?? []).length > 0;
  if (!aside && d.kind === 'resolve' && top?.f === 'resolve') {
    const left = cardsLeft(s, d.seat);
    const [end] = bestEnds(displayOf(s), stageOf(s, d.seat, left), top, left, CARD);
    intend(s, p, top.card, null, (end as Stage).line.last);
    return goOn(s, d) ?? d.options.length - 1;
  }
  if (!aside && d.kind === 'final') {
    intend(s, p, -1, null, lastConversions(s, d.seat).line.last);
    return goOn(s, d) ?? d.options.length - 1;
  }
  if (d.kind === 'stack') return rng.int('policy', d.options.length);
  // A tile in hand may change everything.
  if (d.kind === 'draft') intentions.delete(p);
  const options = plausible(aside ? { ...s, stack: s.aside[d.seat] ?? [] } : s, d.seat, d, 1);
  return d.options.indexOf(options[highest(rateByEnd(s, d, options, { card: CARD, later: CARD }, NODES))] as GameMove);
}

/** Remembers the way to an end. */
function intend(s: State, p: Player, card: number, print: number | null, last: Step | null): void {
  const moves: GameMove[] = [];
  for (let step = last; step !== null; step = step.before) moves.push(step.move);
  intentions.set(p, { period: s.period, hand: 0, card, print, moves });
}

const highest = (ratings: readonly number[]): number => ratings.indexOf(Math.max(...ratings));

const LOTS = 1 << 20;

/** Hidden hands are dealt by what people like to keep (see believe in brain.ts). */
export function likelyCards(
  s: Pick<State, 'period' | 'periods'>,
  from: readonly number[],
  n: number,
  rng: Rng,
): number {
  let hand = 0;
  for (let k = 0; k < n; k++) {
    let sum = 0;
    for (const card of from) if (!has(hand, card)) sum += popularity(s, card);
    let point = (rng.int('believe', LOTS) / LOTS) * sum;
    let picked = -1;
    for (const card of from) {
      if (has(hand, card)) continue;
      picked = card;
      point -= popularity(s, card);
      if (point < 0) break;
    }
    if (picked >= 0) hand |= 1 << picked;
  }
  return hand;
}
