/** Tasks with a bar cell a unit: green is there, hatched comes with the selected move. */
import { TASK_IDS, TASK_VP, TASKS, type Task } from '../../rules/data.ts';
import type { PlayerView } from '../../rules/state.ts';
import { requirementSign } from '../draw/signs.ts';
import { ways } from '../hand.ts';
import { firstRequirement, taskState } from '../logic/changes.ts';
import { taskWays } from '../logic/gestures.ts';
import { act, type Props } from '../props.ts';
import { taskShort, words } from '../words.ts';
import { Sign, tribeOf } from './glyph.tsx';

function tapTask(p: Props, task: number, mine: boolean): void {
  const id = TASK_IDS[task] as string;
  const list = taskWays(p.decision?.options ?? [], id);
  const [first] = list;
  if (first === undefined) p.explain(mine ? { do: 'fulfil', task: id } : { do: 'task', task: id });
  else if (list.length === 1) {
    ways.value = [];
    act(p, first);
  } else {
    p.select(null);
    ways.value = list;
  }
}

interface TaskProps {
  readonly p: Props;
  readonly task: number;
  /** Whose progress is shown; null for those who only watch the display. */
  readonly seat: number | null;
  readonly mine: boolean;
}

function TaskTile({ p, task, seat, mine }: TaskProps) {
  const id = TASK_IDS[task] as string;
  const state = seat === null ? null : taskState(p.view, seat, task);
  const after = seat === null || p.preview === null || seat !== p.seat ? null : taskState(p.preview.view, seat, task);
  const next = state !== null && after !== null && after.have !== state.have ? after.have : null;
  const chosen = p.selected ?? ways.value[0] ?? null;
  const sel = chosen !== null && 'task' in chosen && chosen.task === id;
  const can = taskWays(p.decision?.options ?? [], id).length > 0;
  const full = (TASKS[task] as Task).name[p.lang];
  const have = state === null ? '?' : String(state.have);
  const need = state?.need ?? (TASKS[task] as Task).req.reduce((n, r) => n + r.n, 0);
  const done = state !== null && state.have >= state.need;
  const count = next === null ? have : `${have}→${next}`;
  return (
    <button
      type="button"
      class={`bb-tk ${mine ? 'mine' : ''} ${done ? 'done' : ''} ${can ? 'can' : ''} ${sel ? 'sel' : ''} ${next !== null && next >= need ? 'comes' : ''}`}
      data-task={id}
      aria-pressed={sel}
      title={full}
      onClick={() => tapTask(p, task, mine)}
    >
      <span class="ti">
        <Sign svg={requirementSign(firstRequirement(task), tribeOf(p.people, seat ?? 0))} />
      </span>
      <span class="tx">
        <b>{taskShort(task, p.lang)}</b>
        <span class="tp">
          <Bar have={state?.have ?? 0} need={need} next={next} />
          <em class="num">{` ${count}/${need}`}</em>
        </span>
      </span>
    </button>
  );
}

function Bar({ have, need, next }: { have: number; need: number; next: number | null }) {
  return (
    <span class="bb-barcells" aria-hidden="true">
      {Array.from({ length: need }, (_, i) => {
        const key = `cell-${i}`;
        return <i key={key} class={i < have ? 'on' : next !== null && i < next ? 'next' : ''} />;
      })}
    </span>
  );
}

export function MyTasks({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const player = p.view.players[seat] as PlayerView;
  const mine = p.seat === seat;
  const title = mine ? w.myTasks : w.tasksOf(p.names(seat));
  return (
    <section class="bb-mytasks" aria-label={title}>
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
