/** Runs in a worker thread: games by habit, to learn from or to compare two versions. */
import { parentPort } from 'node:worker_threads';
import { searcherOf } from '#bots';
import { gameEntry } from '#games';
import { emptyLesson, type Lesson, playAndLearn, playByHabits } from './self-play.ts';

export interface LearnTask {
  readonly game: string;
  /** Table options by number of players. */
  readonly options: Readonly<Record<number, unknown>>;
  /** One number of players for each game. */
  readonly seats: readonly number[];
  readonly seed: string;
  readonly habits: Float64Array;
  readonly outlook: Float64Array;
  /** Games to learn from: the habits of an earlier version for the other seats, or null, and the usual size of a surprise. */
  readonly learn?: { readonly rival: Float64Array | null; readonly spread: number };
  /** Games to compare: one seat by `habits`, the others by these; every seed from every seat. */
  readonly against?: Float64Array;
}

export type LearnResult = { readonly lesson: Lesson } | { readonly shares: readonly number[] };

async function work(task: LearnTask): Promise<LearnResult> {
  const module = (await gameEntry(task.game)?.load())?.module;
  const learner = module === undefined ? undefined : searcherOf(module.brain).learner;
  if (module === undefined || learner === undefined) throw new Error(`${task.game} has no habits`);
  learner.habits.values = task.habits;
  learner.outlook.values = task.outlook;
  const { against } = task;
  if (against !== undefined) {
    const shares = task.seats.map((n, k) => {
      let share = 0;
      for (let seat = 0; seat < n; seat++) {
        const seated = Array.from({ length: n }, (_, i) => (i === seat ? task.habits : against));
        const points = playByHabits(module, learner, task.options[n], seated, `${task.seed}/${k}`);
        const most = Math.max(...points);
        if (points[seat] === most) share += 1 / points.filter((x) => x === most).length / n;
      }
      return share;
    });
    return { shares };
  }
  const lesson = emptyLesson(learner);
  for (const [k, n] of task.seats.entries())
    playAndLearn(
      module,
      learner,
      task.options[n],
      n,
      `${task.seed}/${k}`,
      task.learn?.rival ?? null,
      task.learn?.spread ?? 1,
      lesson,
    );
  return { lesson };
}

parentPort?.on('message', (task: LearnTask) => {
  work(task).then(
    (done) => parentPort?.postMessage({ done }),
    (error: unknown) => parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  );
});
