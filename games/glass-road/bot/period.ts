/** The own cards of a period, one after the other, each played to its best ends: a narrow beam. */
import { cardsOf } from '../rules/cards.ts';
import { ACTION_COUNT } from '../rules/data.ts';
import { endsOf, fresh, type Reach, type Use } from './ends.ts';
import { type Line, printOf } from './line.ts';
import { W } from './weights-searching.ts';

/** A line with what it is worth, and the cards that may still be played. */
export interface Stage {
  readonly line: Line;
  /** Less the toll: what the cards played so far lose on average because somebody follows them. */
  readonly worth: number;
  readonly toll: number;
  readonly hand: number;
  /** The first card of the way, and the end it comes to; null at the start. */
  readonly opening: { readonly card: number; readonly end: Line } | null;
}

/** How far a plan looks. */
export interface Depth {
  /** Stages that are followed from card to card. */
  readonly width: number;
  readonly reach: Reach;
}

/** The best ends of a card, best first; `chance` that somebody follows. */
export function bestEnds(
  display: readonly number[],
  from: Stage,
  use: Use,
  left: number,
  { width, reach }: Depth,
  chance = 0,
): Stage[] {
  const hand = from.hand & ~(1 << use.card);
  const before = from.worth + from.toll;
  const share = chance * W.toll;
  const best: Stage[] = [];
  for (const end of endsOf({ display, hand }, from.line, use, left, reach)) {
    const toll = from.toll + share * Math.max(0, end.worth - before);
    const worth = end.worth - toll;
    if (best.length < width || worth > (best[width - 1] as Stage).worth)
      insert(
        best,
        { line: end.line, worth, toll, hand, opening: from.opening ?? { card: use.card, end: end.line } },
        width,
      );
  }
  return best;
}

function insert(best: Stage[], stage: Stage, width: number): void {
  if (best.length < width) best.push(stage);
  let i = best.length - 1;
  for (; i > 0 && stage.worth > (best[i - 1] as Stage).worth; i--) best[i] = best[i - 1] as Stage;
  best[i] = stage;
}

/** The best stages after one more card, each with a chance that somebody follows; `each` learns the best of every card. */
export function nextStages(
  display: readonly number[],
  from: readonly Stage[],
  matched: readonly number[],
  left: number,
  depth: Depth,
  each?: (stage: Stage) => void,
): Stage[] {
  const best: Stage[] = [];
  const seen = new Set<number>();
  for (const stage of from)
    for (const card of cardsOf(stage.hand)) {
      const stages = bestEnds(display, stage, fresh(card, ACTION_COUNT), left, depth, matched[card]);
      each?.(stages[0] as Stage);
      for (const next of stages) {
        if (best.length === depth.width && next.worth <= (best[depth.width - 1] as Stage).worth) break;
        const print = printOf(next.line, next.hand);
        if (seen.has(print)) continue;
        seen.add(print);
        insert(best, next, depth.width);
      }
    }
  return best;
}

/** The best stages after so many more cards of the hand, or as many as there are. */
export function afterCards(
  display: readonly number[],
  from: readonly Stage[],
  matched: readonly number[],
  count: number,
  left: number,
  depth: Depth,
): readonly Stage[] {
  let stages = from;
  for (let n = 1; n <= count; n++) {
    const next = nextStages(display, stages, matched, Math.max(0, left - n), depth);
    if (next.length === 0) break;
    stages = next;
  }
  return stages;
}
