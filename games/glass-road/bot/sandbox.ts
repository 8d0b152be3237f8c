/** A position cut down to one seat's card: search plays it to its end without the rest of the table. */
import { SILENT } from '#kernel';
import type { Question } from '../rules/frames/common.ts';
import { answerTo, questionOf, runStack } from '../rules/frames/index.ts';
import { startResolve } from '../rules/frames/resolve.ts';
import type { GameMove } from '../rules/moves.ts';
import { copyFrame, type Player, type State } from '../rules/state.ts';

/** Copies what the next answer can change, and shares the rest. */
export function branch(s: State, seat: number): State {
  const top = s.stack[s.stack.length - 1];
  const p = s.players[seat] as Player;
  const players = s.players.slice();
  players[seat] = {
    ...p,
    stock: p.stock.slice(),
    cells: p.cells.slice(),
    built: p.built.slice(),
    sites: p.sites.slice(),
    private: p.private.slice(),
  };
  return {
    ...s,
    players,
    rows: top?.f === 'build' || top?.f === 'pay' ? s.rows.map((row) => row.slice()) : s.rows,
    stacks: top?.f === 'draft' ? s.stacks.map((pile) => pile.slice()) : s.stacks,
    supply: s.supply.slice(),
    stack: s.stack.map(copyFrame),
  };
}

/** Before an answer in place: display and stacks are still shared with the position this one was branched from. */
export function own(s: State): void {
  const top = s.stack[s.stack.length - 1];
  if (top?.f === 'build' || top?.f === 'pay') s.rows = s.rows.map((row) => row.slice());
  else if (top?.f === 'draft') s.stacks = s.stacks.map((pile) => pile.slice());
}

/** The seat resolves this card alone at the table. */
export function withCard(s: State, seat: number, card: number, actions: number): State {
  const next = branch(s, seat);
  const p = next.players[seat] as Player;
  p.hand &= ~(1 << card);
  next.stack = [];
  next.phase = 'reveal';
  startResolve(next.stack, seat, card, actions);
  return next;
}

export function answer(s: State, move: GameMove): void {
  answerTo(s, s.stack, move, SILENT);
  runStack(s, s.stack, SILENT);
}

/** The question to the seat, or null when its card is finished. Gifts to others are passed over. */
export function questionTo(s: State, seat: number): Question | null {
  runStack(s, s.stack, SILENT);
  for (;;) {
    const top = s.stack[s.stack.length - 1];
    if (top === undefined) return null;
    if (top.seat === seat) return questionOf(s, s.stack);
    if (top.f !== 'gift') return null;
    s.stack.pop();
    runStack(s, s.stack, SILENT);
  }
}
