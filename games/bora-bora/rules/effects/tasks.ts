import type { Seat } from '#kernel';
import { TASK_VP, TASK_VP_FAILED, TASK_VP_YELLOW } from '../data.ts';
import type { Out } from '../events.ts';
import type { Player, State } from '../state.ts';
import { deficit } from '../tasks.ts';
import { addPoints } from './points.ts';

function removeTask(s: State, seat: Seat, task: number): Player {
  const p = s.players[seat] as Player;
  p.tasks.splice(p.tasks.indexOf(task), 1);
  return p;
}

export function fulfilTask(s: State, seat: Seat, task: number, yellow: boolean, out: Out): void {
  removeTask(s, seat, task).fulfilled.push(task);
  const vp = yellow ? TASK_VP_YELLOW : TASK_VP;
  addPoints(s, seat, 'tasks', vp);
  out.tell({ e: 'fulfilled', seat, task, vp, yellow });
}

export function discardTask(s: State, seat: Seat, task: number, out: Out): void {
  removeTask(s, seat, task);
  s.goneTasks.push(task);
  addPoints(s, seat, 'tasks', TASK_VP_FAILED);
  out.tell({ e: 'discarded', seat, task });
}

/** BB-101: at the end all tasks without deficit are fulfilled by themselves. */
export function fulfilAllReady(s: State, seat: Seat, out: Out): void {
  const p = s.players[seat] as Player;
  for (const task of [...p.tasks]) if (deficit(s, seat, p, task) === 0) fulfilTask(s, seat, task, false, out);
}
