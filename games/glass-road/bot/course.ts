/** The questions of a card that is being played, by the end it comes to. */
import { type Decision, SILENT } from '#kernel';
import { startAnytime } from '../rules/anytime.ts';
import { hasEmpty } from '../rules/landscape.ts';
import { cellOf, type GameMove } from '../rules/moves.ts';
import { EMPTY, type Player, type State } from '../rules/state.ts';
import { converted } from './ends.ts';
import { draftWorth, worthOf } from './judge.ts';
import { type Line, lineOf, printOf } from './line.ts';
import { outlook } from './outlook.ts';
import { bestEnds, type Depth, type Stage } from './period.ts';
import { type Care, displayOf, leadsAfter, stageOf, withLeads } from './planner.ts';
import { plausible } from './plausible.ts';
import { answer, branch, own, questionTo } from './sandbox.ts';
import { cardsLeft } from './value.ts';
import { W } from './weights-searching.ts';

/** Positions looked at until the action under way has come to its end. */
interface Budget {
  nodes: number;
}

/** The best ends of what is under way for this seat, best first. Changes s. */
function endings(s: State, seat: number, left: number, depth: Depth, budget: Budget): Stage[] {
  for (;;) {
    const q = questionTo(s, seat);
    if (q === null) return [stageOf(s, seat, left)];
    const top = s.stack[s.stack.length - 1];
    if (top?.f === 'resolve') return bestEnds(displayOf(s), stageOf(s, seat, left), top, left, depth);
    if (top?.f === 'final') return [lastConversions(s, seat)];
    if (q.kind === 'stack') {
      // Nobody knows what lies there: a tile still to be found is worth as much from every stack.
      s.stack.pop();
      return endings(s, seat, left, depth, budget).map((end) => ({ ...end, worth: end.worth + draftWorth(left) }));
    }
    const options = plausible(s, seat, q, 0);
    if (options.length === 1 || budget.nodes <= 0) {
      own(s);
      answer(s, options[0] as GameMove);
      continue;
    }
    const all: Stage[] = [];
    for (const move of options) {
      budget.nodes--;
      const next = branch(s, seat);
      answer(next, move);
      all.push(...endings(next, seat, left, depth, budget));
    }
    return all.sort((a, b) => b.worth - a.worth).slice(0, depth.width);
  }
}

/** Positions looked at in the final window. */
const FINAL = 400;

/** DP12: whatever is converted, only points count any more. */
export function lastConversions(s: State, seat: number): Stage {
  const display = displayOf(s);
  let best = stageOf(s, seat, 0);
  const seen = new Set<number>();
  const queue: Line[] = [best.line];
  for (let at = 0; at < queue.length && at < FINAL; at++) {
    const line = queue[at] as Line;
    const worth = worthOf(line, display, 0);
    if (worth > best.worth) best = { ...best, line, worth };
    for (const next of converted({ display, hand: 0 }, line)) {
      const print = printOf(next, 0);
      if (seen.has(print)) continue;
      seen.add(print);
      queue.push(next);
    }
  }
  return best;
}

/** A tile is discarded for something that takes its place at once: at any time is soon enough, and a pit for a pit is no gain. */
function used(before: State, after: Line, seat: number, cell: number): boolean {
  const content = after.cells[cell];
  return content !== EMPTY && content !== (before.players[seat] as Player).cells[cell];
}

/** Each of these options answered, and all that is under way played to its best end, with the cards after it. */
export function rateByEnd(
  s: State,
  d: Decision<GameMove>,
  options: readonly GameMove[],
  { card: depth, later }: Care,
  nodes: number,
): number[] {
  const left = cardsLeft(s, d.seat);
  const display = displayOf(s);
  const aside = s.aside[d.seat] ?? [];
  const { hand } = s.players[d.seat] as Player;
  const { matched } = outlook(s, d.seat);
  const leads = s.phase === 'reveal' ? leadsAfter(s, hand) : 0;
  const room = hasEmpty((s.players[d.seat] as Player).cells);
  return options.map((m) => {
    if (m.do === 'discard' && room) return worthOf(lineOf(s.players[d.seat] as Player), display, left) - W.discard;
    // A conversion beside the game has a stack of its own; a standing offer starts a new one.
    const next = branch(aside.length > 0 ? { ...s, stack: aside } : s, d.seat);
    if (d.optional === undefined) answer(next, m);
    else {
      next.stack = [];
      startAnytime(next, next.stack, d.seat, m, SILENT);
    }
    const ends = endings(next, d.seat, left, depth, { nodes });
    const worth = withLeads(display, ends, matched, leads, left, later);
    const wasted = m.do === 'discard' && !used(s, (ends[0] as Stage).line, d.seat, cellOf(m.cell));
    return wasted ? worth - W.discard : worth;
  });
}
