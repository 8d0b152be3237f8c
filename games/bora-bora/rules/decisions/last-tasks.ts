import { TASK_IDS } from '../data.ts';
import { nextSeat } from '../flow.ts';
import * as moves from '../moves.ts';
import type { GameMove, Player } from '../state.ts';
import { type Question, refuse, wrongMove } from './question.ts';
import { addYellow, payYellow, refuseYellow } from './resolve-task.ts';

/** E1: yellow for the tasks that are left, one a task, or the end (BB-81, BB-101). */
export const lastTasks: Question = {
  verbs: ['yellow', 'finish'],
  options(s, seat) {
    const list: GameMove[] = [];
    addYellow(list, s, seat);
    list.push(moves.finish);
    return list;
  },
  apply(s, seat, move, rng, out) {
    if (move.do === 'yellow') {
      payYellow(s, seat, move, out);
      if ((s.players[seat] as Player).tasks.length > 0) return;
    } else if (move.do === 'finish') out.tell({ e: 'finished', seat });
    else wrongMove(move);
    nextSeat(s, rng, out);
  },
  refuse(s, seat, move) {
    if (move.do !== 'yellow') return null;
    const task = TASK_IDS.indexOf(move.task);
    if (!(s.players[seat] as Player).tasks.includes(task)) return refuse('BB-67', 'notYourTask');
    return refuseYellow(s, seat, move);
  },
};
