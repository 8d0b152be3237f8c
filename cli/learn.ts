/** Teaches a brain by letting it play itself: habits and outlook of the games whose rollouts go by habit. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { searcherOf } from '#bots';
import { type AnyLearner, type GameModule, type Learned, SeededRng } from '#kernel';
import type { Args } from './args.ts';
import { readTableOptions } from './common.ts';
import { ALL_CORES, Crew } from './crew.ts';
import type { LearnResult, LearnTask } from './learn-worker.ts';
import { Problem } from './problem.ts';
import { emptyLesson, type Lesson } from './self-play.ts';
import { mean, shareInterval } from './stats.ts';

const MINUTES = 10;
/** Games of a generation; the numbers walk one step after each. */
const BATCH = 32;
/** How far a step goes. */
const HABIT_STEP = 0.02;
const OUTLOOK_STEP = 0.03;
/** Every so manieth generation is played against an earlier version, and every so many of them a version is kept for that. */
const RIVAL_EVERY = 4;
const KEEP_EVERY = 200;
const POOL = 4;
/** Seeds at the gate, each played from every seat. */
const GATE_SEEDS = 90;

/** Adam, uphill. */
class Walk {
  readonly #m: Float64Array;
  readonly #v: Float64Array;
  #steps = 0;

  constructor(n: number) {
    this.#m = new Float64Array(n);
    this.#v = new Float64Array(n);
  }

  step(values: Float64Array, slope: Float64Array, far: number): void {
    this.#steps++;
    const [m, v] = [this.#m, this.#v];
    const [c1, c2] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    for (let i = 0; i < values.length; i++) {
      const g = slope[i] as number;
      m[i] = 0.9 * (m[i] as number) + 0.1 * g;
      v[i] = 0.999 * (v[i] as number) + 0.001 * g * g;
      values[i] = (values[i] as number) + (far * ((m[i] as number) / c1)) / (Math.sqrt((v[i] as number) / c2) + 1e-8);
    }
  }
}

/** What a run leaves behind for the next one. */
interface State {
  readonly game: string;
  readonly rulesVersion: number;
  habits: readonly number[];
  outlook: readonly number[];
  pool: (readonly number[])[];
  generation: number;
  games: number;
  spread: number;
}

function begin(module: GameModule, learner: AnyLearner, file: string): State {
  const fresh: State = {
    game: module.game.id,
    rulesVersion: module.game.rulesVersion,
    habits: [...learner.habits.values],
    outlook: [...learner.outlook.values],
    pool: [[...learner.habits.values]],
    generation: 0,
    games: 0,
    spread: 5,
  };
  if (!existsSync(file)) return fresh;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as State;
  if (
    kept.game !== fresh.game ||
    kept.rulesVersion !== fresh.rulesVersion ||
    kept.habits.length !== fresh.habits.length ||
    kept.outlook.length !== fresh.outlook.length
  )
    throw new Problem(
      `${file} is of ${kept.game}, rules ${kept.rulesVersion}, or of other habits: name another --state`,
    );
  return kept;
}

function sum(lessons: readonly Lesson[], into: Lesson): Lesson {
  for (const l of lessons) {
    for (const [i, x] of l.habits.entries()) into.habits[i] = (into.habits[i] as number) + x;
    for (const [i, x] of l.outlook.entries()) into.outlook[i] = (into.outlook[i] as number) + x;
    for (const key of ['games', 'points', 'seats', 'errors', 'guesses', 'surprise', 'choices'] as const)
      into[key] += l[key];
  }
  return into;
}

export async function learn(module: GameModule, args: Args): Promise<number> {
  const { game } = module;
  const { learner, weights } = searcherOf(module.brain);
  if (learner === undefined || weights === undefined) throw new Problem(`${game.id} has no habits to learn`);
  const minutes = args.count('minutes') ?? MINUTES;
  if (minutes === 0) throw new Problem('--minutes must be at least 1');
  const generations = args.count('generations') ?? Number.POSITIVE_INFINITY;
  const gateSeeds = args.count('games') ?? GATE_SEEDS;
  if (gateSeeds === 0) throw new Problem('--games must be at least 1');
  const seed = args.text('seed') ?? 'habits';
  const file = args.text('state') ?? `habits-${game.id}.json`;
  const state = begin(module, learner, file);
  const several = game.seats.filter((n) => n > 1);
  const options = Object.fromEntries(several.map((n) => [n, readTableOptions(undefined, game, n)]));
  const habits = Float64Array.from(state.habits);
  const outlook = Float64Array.from(state.outlook);
  const before = learner.habits.values;
  const [habitWalk, outlookWalk] = [new Walk(habits.length), new Walk(outlook.length)];
  const crew = new Crew<LearnTask, LearnResult>(args.count('threads') ?? ALL_CORES, './learn-worker.ts');
  const until = Date.now() + minutes * 60_000;
  const base = { game: game.id, options, habits, outlook };

  const generation = async (): Promise<Lesson> => {
    const rng = new SeededRng(`${seed}/${state.generation}`);
    const rival =
      state.generation % RIVAL_EVERY === 0
        ? Float64Array.from(state.pool[rng.int('rival', state.pool.length)] ?? [])
        : null;
    const tables = Array.from({ length: BATCH }, () => several[rng.int('seats', several.length)] as number);
    const share = Math.ceil(BATCH / crew.threads);
    const lessons = await Promise.all(
      Array.from({ length: crew.threads }, async (_, t) => {
        const seats = tables.slice(t * share, (t + 1) * share);
        const learn = { rival, spread: state.spread };
        const done = await crew.play({ ...base, seats, seed: `${seed}/${state.generation}/${t}`, learn });
        if (!('lesson' in done)) throw new Error('no lesson came back');
        return done.lesson;
      }),
    );
    return sum(lessons, emptyLesson(learner));
  };

  const compare = async (): Promise<readonly number[]> => {
    const seats = Array.from({ length: gateSeeds }, (_, k) => several[k % several.length] as number);
    const done = await crew.play({ ...base, seats, seed: `${seed}/gate/${state.generation}`, against: before });
    if (!('shares' in done)) throw new Error('no shares came back');
    // A share above or below the fair one, whatever the number of players.
    return done.shares.map((share, k) => share - 1 / (seats[k] as number));
  };

  try {
    for (let walked = 0; walked < generations && Date.now() < until; walked++) {
      state.generation++;
      const lesson = await generation();
      for (const slope of [lesson.habits, lesson.outlook])
        for (const [i, x] of slope.entries()) slope[i] = x / lesson.games;
      outlookWalk.step(outlook, lesson.outlook, OUTLOOK_STEP);
      habitWalk.step(habits, lesson.habits, HABIT_STEP);
      state.spread = 0.95 * state.spread + 0.05 * Math.sqrt(lesson.surprise / Math.max(1, lesson.choices));
      state.games += lesson.games;
      if (state.generation % KEEP_EVERY === 0) state.pool = [[...habits], ...state.pool].slice(0, POOL);
      state.habits = [...habits];
      state.outlook = [...outlook];
      if (state.generation % 20 === 1 || walked + 1 === generations)
        console.log(
          `${String(state.generation).padStart(4)}  ${state.games} games, ${(lesson.points / lesson.seats).toFixed(1)} points, expected points off by ${Math.sqrt(lesson.errors / lesson.guesses).toFixed(1)}`,
        );
      writeFileSync(file, `${JSON.stringify(state)}\n`);
    }
    const gains = await compare();
    const games = Math.round(gateSeeds * mean(several));
    const [low, high] = shareInterval(
      gains.map((x) => x + 0.5),
      games,
    ).map((x) => x - 0.5) as [number, number];
    const percent = (x: number): string => `${x < 0 ? '−' : '+'}${Math.abs(x * 100).toFixed(0)} %`;
    const gate = `by habit alone against the habits before, ${games} games on fresh seeds: share of wins above the fair one ${percent(mean(gains))} [${percent(low)} to ${percent(high)}]`;
    console.log(`${state.games} games, ${state.generation} generations; ${gate}`);
    if (low > 0 && !args.flag('dry')) save(module, learner, weights.rulesVersion, state, seed, gate);
  } finally {
    await crew.close();
  }
  return 0;
}

function save(
  module: GameModule,
  { habits, outlook }: AnyLearner,
  rulesVersion: number,
  state: State,
  seed: string,
  gate: string,
): void {
  const { id } = module.game;
  const write = <V>(name: string, how: string, values: Learned<V>['values']): void => {
    const path = fileURLToPath(new URL(`../games/${id}/bot/${name}`, import.meta.url));
    const { made } = JSON.parse(readFileSync(path, 'utf8')) as Learned<V>;
    const file: Learned<V> = {
      game: id,
      rulesVersion,
      made: {
        how: `${how}, from: ${made.how}`,
        when: new Date().toISOString().slice(0, 10),
        games: made.games + state.games,
        seed,
        objective: 'lead over the best other, and winning',
        gate,
      },
      values,
    };
    writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
  };
  const round = (x: number): number => Math.round(x * 1000) / 1000;
  write(
    'habits/habits.json',
    'actor-critic in self-play and against earlier versions',
    Object.fromEntries(habits.names.map((name, i) => [name, round(state.habits[i] as number)])),
  );
  const { knots } = outlook;
  write(
    'outlook.json',
    'temporal differences in the same games',
    Object.fromEntries(
      outlook.names.map((name, i) => [name, state.outlook.slice(i * knots, (i + 1) * knots).map(round)]),
    ),
  );
}
