/** The ratings of level 2: what brings most now, with a glance at the cards after it. */
import { type Decision, type Rng, SILENT } from '#kernel';
import { startAnytime } from '../rules/anytime.ts';
import { cellOf, type GameMove } from '../rules/moves.ts';
import { EMPTY, type Player, type State } from '../rules/state.ts';
import { rateChoose, rateKeep } from './hand.ts';
import { answer, branch } from './sandbox.ts';
import { best } from './search.ts';
import { cardsLeft } from './value.ts';
import { W } from './weights.ts';

/** Positions looked at for one option of a real question, and for one card of a plan. */
const NODES = 300;
const PLAN_NODES = 80;

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
    return m.do === 'discard' && !used(s, end, d.seat, cellOf(m.cell)) ? worth - W.discard : worth;
  });
}

export function rateAtSight(s: State, d: Decision<GameMove>, rng: Rng): number[] {
  switch (d.kind) {
    case 'keep':
      return rateKeep(s, d, rng, PLAN_NODES);
    case 'choose':
    case 'extra':
      return rateChoose(s, d, PLAN_NODES);
    default:
      return rateByEnd(s, d);
  }
}
