/** Tasks with a bar cell a unit: green is there, hatched comes with the gesture. */
import { whoIs } from '#kernel';
import { Target } from '#web/kit/target.tsx';
import { TASK_IDS, TASK_VP, TASKS, type Task } from '../../rules/data.ts';
import { taskBroken } from '../../text/tasks.ts';
import { requirementSign } from '../draw/signs.ts';
import { taskThing } from '../logic/ids.ts';
import { type Props, playerOf } from '../props.ts';
import { taskState } from '../stock.ts';
import { words } from '../words.ts';
import { Sign, tribeOf } from './glyph.tsx';

/** Its sign stands for the whole task. */
export const firstRequirement = (task: number): Task['req'][number] =>
  (TASKS[task] as Task).req[0] as Task['req'][number];

interface TaskProps {
  readonly p: Props;
  readonly task: number;
  /** Whose progress is shown; null for those who only watch the display. */
  readonly seat: number | null;
  readonly mine: boolean;
}

function TaskTile({ p, task, seat, mine }: TaskProps) {
  const state = seat === null ? null : taskState(p.view, seat, task);
  const after = seat === null || p.preview === null || seat !== p.seat ? null : taskState(p.preview.view, seat, task);
  const next = state !== null && after !== null && after.have !== state.have ? after.have : null;
  const have = state === null ? '?' : String(state.have);
  const need = state?.need ?? (TASKS[task] as Task).req.reduce((n, r) => n + r.n, 0);
  const done = state !== null && state.have >= state.need;
  const comes = next !== null && next >= need;
  return (
    <Target thing={taskThing(task)} class={`bb-tk ${mine ? 'mine' : ''} ${done ? 'done' : ''} ${comes ? 'comes' : ''}`}>
      <span class="ti">
        <Sign svg={requirementSign(firstRequirement(task), tribeOf(p.people, seat ?? 0))} />
      </span>
      <span class="tx">
        <b>{taskBroken(task, p.lang)}</b>
        <span class="tp">
          <Bar have={state?.have ?? 0} need={need} next={next} />
          <em
            class="num"
            data-seat={seat ?? undefined}
            data-value={seat === null ? undefined : taskThing(task)}
          >{` ${next === null ? have : `${have}→${next}`}/${need}`}</em>
        </span>
      </span>
    </Target>
  );
}

function Bar({ have, need, next }: { have: number; need: number; next: number | null }) {
  return (
    <span class="bb-barcells" aria-hidden="true">
      {Array.from({ length: need }, (_, i) => {
        const key = `cell-${i}`;
        return <i key={key} class={i < have ? 'on' : next !== null && i < next ? 'soon' : ''} />;
      })}
    </span>
  );
}

export function MyTasks({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const player = playerOf(p, seat);
  const mine = p.seat === seat;
  const title = mine ? w.myTasks : w.tasksOf(whoIs(p.names, seat));
  return (
    <section class="bb-mytasks" aria-label={title} data-seat={seat}>
      <header>
        <h3>{title}</h3>
        <small>{w.fulfilled(player.fulfilled.length)}</small>
      </header>
      <div class="bb-mt">
        {player.tasks.map((t) => (
          <TaskTile key={TASK_IDS[t]} p={p} task={t} seat={seat} mine={mine} />
        ))}
      </div>
    </section>
  );
}

export function NewTasks({ p }: { p: Props }) {
  const w = words(p.lang);
  return (
    <section class="bb-newtasks" aria-label={w.newTasks}>
      <header>
        <h3>{w.newTasks}</h3>
        <small>{w.perTask(TASK_VP)}</small>
      </header>
      <div class="bb-tg">
        {p.view.taskDisplay.map((t) => (
          <TaskTile key={TASK_IDS[t]} p={p} task={t} seat={p.seat} mine={false} />
        ))}
      </div>
    </section>
  );
}
