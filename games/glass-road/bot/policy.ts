/** A plausible answer at once, for rollouts: each card is played to a decent end, without a thought for the ones after it. */
import type { Decision, Rng } from '#kernel';
import { has } from '../rules/cards.ts';
import { ACTION_COUNT } from '../rules/data.ts';
import { cardOf, type GameMove, goodOf } from '../rules/moves.ts';
import type { Player, State } from '../rules/state.ts';
import { have } from '../rules/wheels.ts';
import { rateKeep } from './hand.ts';
import { popularity } from './outlook.ts';
import { bestPlace, bestSite, leastUseful, plausible } from './plausible.ts';
import { answer, branch } from './sandbox.ts';
import { best, playCard } from './search.ts';
import { cardsLeft, worthOf } from './value.ts';

type Question = Decision<GameMove>;

/** Positions looked at for one option: a card is played to a decent end at once. Fewer see too little, more take too long. */
const NODES = 10;
/** A hand decides a period, but nobody plays it out in a rollout's time: few positions for each card. */
const KEEP_NODES = 12;

export function policy(s: State, d: Question, rng: Rng): number {
  const p = s.players[d.seat] as Player;
  switch (d.kind) {
    case 'keep':
      return highest(rateKeep(s, d, rng, KEEP_NODES));
    case 'choose':
    case 'extra':
      return byCard(s, d, rng);
    case 'resolve':
    case 'take':
    case 'build':
    case 'draft':
    case 'final':
      return byEnd(s, d);
    case 'gift':
      return most(d.options, (m) => (m.do === 'take' ? m.amount : -1));
    case 'goodKind':
      return most(d.options, (m) => (m.do === 'kind' ? lack(p, m.kind) : -99));
    case 'site':
      return d.options.indexOf(bestSite(s, d.seat, d.options));
    case 'place':
      return d.options.indexOf(bestPlace(p, d.options));
    case 'remove':
      return d.options.indexOf(leastUseful(p, d.options));
    default:
      return rng.int('policy', d.options.length);
  }
}

/** The card that does most by itself. */
function byCard(s: State, d: Question, rng: Rng): number {
  const left = Math.max(0, cardsLeft(s, d.seat) - 1);
  return most(d.options, (m) =>
    m.do === 'choose'
      ? playCard(s, d.seat, cardOf(m.card), ACTION_COUNT, left, NODES).worth + whim(rng)
      : worthOf(s, d.seat, left),
  );
}

/** The answer after which the card comes to the best end. */
function byEnd(s: State, d: Question): number {
  const left = cardsLeft(s, d.seat);
  // A conversion beside the game has a stack of its own.
  const aside = s.aside[d.seat] ?? [];
  const here = aside.length > 0 ? { ...s, stack: aside } : s;
  const options = plausible(here, d.seat, d, 1);
  const at = most(options, (m) => {
    const next = branch(here, d.seat);
    answer(next, m);
    return best(next, d.seat, left, 1, { nodes: NODES }).worth;
  });
  return d.options.indexOf(options[at] as GameMove);
}

function most(options: readonly GameMove[], worth: (m: GameMove) => number): number {
  let best = 0;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const w = worth(options[i] as GameMove);
    if (w > high) {
      high = w;
      best = i;
    }
  }
  return best;
}

const highest = (ratings: readonly number[]): number => ratings.indexOf(Math.max(...ratings));

const LOTS = 1 << 20;

/** Ratings by rule of thumb are rough: nearly equal cards are led in any order. */
const whim = (rng: Rng): number => rng.int('policy', LOTS) / LOTS / 2;

/** The rarest good first. */
const lack = (p: Player, kind: string): number => -have(p.stock, goodOf(kind));

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
