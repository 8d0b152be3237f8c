import type { Seat } from '#kernel';
import { TASKS, type Task } from '../../rules/data.ts';
import { PREDICATES, type Predicate } from '../../rules/requirements.ts';
import type { Player, State } from '../../rules/state.ts';
import { have } from '../../rules/tasks.ts';

/** No requirement has a larger argument. */
const ARGUMENTS = 13;

/** Where a requirement stands in the lists below, its argument to be added. */
export const WANT = Object.fromEntries(PREDICATES.map((p, i) => [p, i * ARGUMENTS])) as Readonly<
  Record<Predicate, number>
>;

const PLACES = TASKS.map((t: Task) => t.req.map((r) => WANT[r.p] + r.arg));

/** By requirement: 1 for the last missing unit of an own task, less where more is missing. */
export const wanted = new Float64Array(PREDICATES.length * ARGUMENTS);
/** By requirement: how much of it a ready task needs to stay ready. */
export const kept = new Float64Array(PREDICATES.length * ARGUMENTS);

/** Fills `wanted` and `kept` with what the own tasks ask for; they hold until the next call. */
export function fillWants(s: State, seat: Seat, p: Player): void {
  wanted.fill(0);
  kept.fill(0);
  for (let i = 0; i < p.tasks.length; i++) {
    const t = p.tasks[i] as number;
    const { req } = TASKS[t] as Task;
    let missing = 0;
    for (let k = 0; k < req.length; k++) {
      const r = req[k] as Task['req'][number];
      missing += Math.max(0, r.n - (have(s, seat, p, r) ?? 0));
    }
    for (let k = 0; k < req.length; k++) {
      const r = req[k] as Task['req'][number];
      const at = PLACES[t]?.[k] as number;
      if (missing > 0 && (have(s, seat, p, r) ?? 0) < r.n) wanted[at] = (wanted[at] as number) + 1 / missing;
      else kept[at] = Math.max(kept[at] as number, r.n);
    }
  }
}
