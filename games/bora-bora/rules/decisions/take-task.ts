import { TASK_IDS } from '../data.ts';
import { nextSeat } from '../flow.ts';
import * as moves from '../moves.ts';
import type { GameMove, Player } from '../state.ts';
import { type Question, refuse, wrongMove } from './question.ts';

/** C5: a new task, compulsory, also in the last round (BB-79, BB-80). */
export const takeTask: Question = {
  verbs: ['task'],
  options: (s) => s.taskDisplay.map((t) => moves.newTask[t] as GameMove),
  apply(s, seat, move, rng, out) {
    if (move.do !== 'task') wrongMove(move);
    const task = TASK_IDS.indexOf(move.task);
    s.taskDisplay.splice(s.taskDisplay.indexOf(task), 1);
    (s.players[seat] as Player).tasks.push(task);
    out.tell({ e: 'tookTask', seat, task });
    nextSeat(s, rng, out);
  },
  refuse(s, _seat, move) {
    if (move.do !== 'task') return null;
    return s.taskDisplay.includes(TASK_IDS.indexOf(move.task)) ? null : refuse('BB-79', 'taskNotThere');
  },
};
