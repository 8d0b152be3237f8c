import type { Refusal, Seat } from '#kernel';
import { TASK_IDS } from '../data.ts';
import { canPayWith, payGod, payments, purseAfter } from '../effects/gods.ts';
import { discardTask, fulfilTask } from '../effects/tasks.ts';
import type { Out } from '../events.ts';
import { nextSeat } from '../flow.ts';
import * as moves from '../moves.ts';
import { PAY_WORDS } from '../moves.ts';
import type { GameMove, Player, State } from '../state.ts';
import { deficit } from '../tasks.ts';
import { YELLOW } from '../words.ts';
import { type Question, refuse, refusePay, wrongMove } from './question.ts';

/** BB-72, BB-73, BB-102: one unit is missing, and still only one after what is paid no longer counts. */
function yellowHelps(s: State, seat: Seat, task: number, pay: number): boolean {
  const p = s.players[seat] as Player;
  if (deficit(s, seat, p, task) !== 1 || !canPayWith(p, YELLOW, pay)) return false;
  return deficit(s, seat, { ...p, ...purseAfter(p, YELLOW, pay) }, task) === 1;
}

/** Appends all ways to fulfil tasks with yellow. */
export function addYellow(list: GameMove[], s: State, seat: Seat): void {
  const p = s.players[seat] as Player;
  const pays = payments(p, YELLOW);
  if (pays.length === 0) return;
  for (const task of p.tasks)
    for (const pay of pays) if (yellowHelps(s, seat, task, pay)) list.push(moves.yellow[task]?.[pay] as GameMove);
}

export function payYellow(s: State, seat: Seat, move: { task: string; pay: string }, out: Out): void {
  payGod(s, seat, YELLOW, PAY_WORDS.indexOf(move.pay), out);
  fulfilTask(s, seat, TASK_IDS.indexOf(move.task), true, out);
}

export function refuseYellow(s: State, seat: Seat, move: { task: string; pay: string }): Refusal | null {
  const task = TASK_IDS.indexOf(move.task);
  const p = s.players[seat] as Player;
  const missing = deficit(s, seat, p, task);
  if (missing === 0) return refuse('BB-102', 'noYellowNeeded');
  if (missing > 1) return refuse('BB-72', 'tooMuchMissing', { missing });
  const pay = refusePay(p, YELLOW, move.pay);
  if (pay !== null) return pay;
  return yellowHelps(s, seat, task, PAY_WORDS.indexOf(move.pay)) ? null : refuse('BB-73', 'paidNoLongerCounts');
}

/** C4: exactly one of the three tasks is fulfilled, fulfilled with yellow or discarded (BB-67 to BB-73). */
export const resolveTask: Question = {
  verbs: ['fulfil', 'yellow', 'discard'],
  options(s, seat) {
    const p = s.players[seat] as Player;
    const list: GameMove[] = [];
    for (const task of p.tasks) if (deficit(s, seat, p, task) === 0) list.push(moves.fulfil[task] as GameMove);
    const done = list.length > 0;
    addYellow(list, s, seat);
    if (!done) for (const task of p.tasks) list.push(moves.discard[task] as GameMove);
    return list;
  },
  apply(s, seat, move, rng, out) {
    if (move.do === 'fulfil') fulfilTask(s, seat, TASK_IDS.indexOf(move.task), false, out);
    else if (move.do === 'yellow') payYellow(s, seat, move, out);
    else if (move.do === 'discard') discardTask(s, seat, TASK_IDS.indexOf(move.task), out);
    else wrongMove(move);
    nextSeat(s, rng, out);
  },
  refuse(s, seat, move) {
    if (move.do !== 'fulfil' && move.do !== 'yellow' && move.do !== 'discard') return null;
    const p = s.players[seat] as Player;
    const task = TASK_IDS.indexOf(move.task);
    if (!p.tasks.includes(task)) return refuse('BB-67', 'notYourTask');
    if (move.do === 'yellow') return refuseYellow(s, seat, move);
    if (move.do === 'fulfil') {
      const missing = deficit(s, seat, p, task);
      return missing === 0 ? null : refuse('BB-67', 'notFulfilled', { missing });
    }
    return p.tasks.some((t) => deficit(s, seat, p, t) === 0) ? refuse('BB-68', 'mustFulfil') : null;
  },
};
