/** One game by habit against itself, and what is to be learned from it: actor-critic with linear habits and a linear outlook. */
import { FastRng } from '#bots/fast-rng.ts';
import { type AnyLearner, type Decision, type GameModule, type Move, SeededRng, SILENT, settle, step } from '#kernel';

/** What a batch of games says about the numbers: the way uphill, and how good the guesses were. */
export interface Lesson {
  readonly habits: Float64Array;
  readonly outlook: Float64Array;
  games: number;
  /** Final points of all seats, and squared errors of all guesses at them. */
  points: number;
  seats: number;
  errors: number;
  guesses: number;
  /** Squared advantages of all choices. */
  surprise: number;
  choices: number;
}

export function emptyLesson(learner: AnyLearner): Lesson {
  const { habits, outlook } = learner;
  return {
    habits: new Float64Array(habits.names.length),
    outlook: new Float64Array(outlook.names.length * outlook.knots),
    games: 0,
    points: 0,
    seats: 0,
    errors: 0,
    guesses: 0,
    surprise: 0,
    choices: 0,
  };
}

/** Numbers of sparse notes, one after the other, for a whole game. */
class Pages {
  readonly at: number[] = [];
  readonly strength: number[] = [];
}

/** An answer that was chosen by taste: where its options' notes lie, how likely each was, and which it was. */
interface Choice {
  readonly seat: number;
  readonly row: number;
  readonly starts: readonly number[];
  readonly chances: readonly number[];
  readonly pick: number;
}

/** What a seat was expected to make, and the notes that said so. */
interface Guess {
  readonly points: number;
  readonly from: number;
  readonly to: number;
}

/** How far back a surprise is believed to have its cause. */
const ACTOR_DECAY = 0.95;
const CRITIC_DECAY = 0.98;
/** Larger surprises teach no more. */
const MOST_SURPRISE = 4;
const MOST_ERROR = 60;
/** Whoever learns has to go on trying things. */
const CURIOSITY = 0.01;
/** A victory is worth so many points more, the surer the nearer the end is. */
const VICTORY = 6;
const SURE = 2;
const UNSURE = 10;

/**
 * Plays a game and adds to the lesson. `rival` are the habits of an earlier version: then one seat learns and all others play by these.
 * `spread` is the usual size of a surprise.
 */
export function playAndLearn(
  module: GameModule,
  learner: AnyLearner,
  options: unknown,
  seats: number,
  seed: string,
  rival: Float64Array | null,
  spread: number,
  lesson: Lesson,
): void {
  const { game, brain } = module;
  const { habits, outlook } = learner;
  const own = habits.values;
  const rng = new SeededRng(seed);
  const whim = new FastRng(rng.int('whim', 1 << 30));
  const mine = whim.int('mine', seats);
  const s = game.setup(options, seats, rng, SILENT);
  const signs = new Pages();
  const assets = new Pages();
  const choices: Choice[] = [];
  const rows: Guess[][] = [];
  let turn = Number.NaN;

  const guess = (seat: number): Guess => {
    const from = assets.at.length;
    const points = learner.look(s, seat) + outlook.worth();
    for (let i = 0; i < outlook.count; i++) {
      const at = (outlook.at[i] as number) * outlook.knots + outlook.knot;
      const x = outlook.strength[i] as number;
      assets.at.push(at, at + 1);
      assets.strength.push(x * (1 - outlook.beyond), x * outlook.beyond);
    }
    return { points, from, to: assets.at.length };
  };

  const answer = (d: Decision<Move>): number => {
    if (d.options.length === 1) return 0;
    const starts: number[] = [];
    const likings: number[] = [];
    const which: number[] = [];
    const learns = rival === null || d.seat === mine;
    habits.values = learns ? own : rival;
    const byTaste = learner.consider(s, d, (option) => {
      starts.push(signs.at.length);
      likings.push(habits.liking());
      which.push(option);
      for (let i = 0; i < habits.count; i++) {
        signs.at.push(habits.at[i] as number);
        signs.strength.push(habits.strength[i] as number);
      }
    });
    if (!byTaste || which.length === 0) return brain.searching?.policy(s, d, whim) ?? brain.policy(s, d, whim);
    starts.push(signs.at.length);
    const best = Math.max(...likings);
    const sum = likings.reduce((a, x) => a + Math.exp(x - best), 0);
    const chances = likings.map((x) => Math.exp(x - best) / sum);
    let point = whim.int('choice', 1 << 24) / (1 << 24);
    let pick = 0;
    while (pick < chances.length - 1 && point >= (chances[pick] as number)) point -= chances[pick++] as number;
    if (learns) choices.push({ seat: d.seat, row: rows.length - 1, starts, chances, pick });
    return which[pick] as number;
  };

  for (let open = settle(game, s, rng, SILENT); open.length > 0; ) {
    const d = open.find((x) => x.optional === undefined);
    if (d === undefined) throw new Error(`${game.id}: only offers are open`);
    const now = brain.turn(s);
    if (now !== turn) rows.push(Array.from({ length: seats }, (_, seat) => guess(seat)));
    turn = now;
    open = step(game, s, d.seat, d.options[answer(d)] as Move, rng, SILENT);
  }
  habits.values = own;
  const final = game.score(s, 'judge').seats.map((x) => x.total);

  const pointsAt = (row: number, seat: number): number => rows[row]?.[seat]?.points ?? (final[seat] as number);
  /** What a seat wants: to be ahead of the best other, and to win. */
  const wantedAt = (row: number, seat: number): number => {
    let other = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < seats; i++) if (i !== seat) other = Math.max(other, pointsAt(row, i));
    const lead = pointsAt(row, seat) - (seats === 1 ? 0 : other);
    return lead + (seats === 1 ? 0 : VICTORY * Math.tanh(lead / (SURE + UNSURE * (1 - row / rows.length))));
  };
  const advantages = final.map((_, seat) => {
    const list = new Float64Array(rows.length);
    for (let row = rows.length - 1, sum = 0; row >= 0; row--) {
      sum = sum * ACTOR_DECAY + wantedAt(row + 1, seat) - wantedAt(row, seat);
      list[row] = sum;
    }
    return list;
  });
  for (let seat = 0; seat < seats; seat++)
    for (let row = rows.length - 1, sum = 0; row >= 0; row--) {
      const g = rows[row]?.[seat] as Guess;
      sum = sum * CRITIC_DECAY + pointsAt(row + 1, seat) - g.points;
      lesson.errors += ((final[seat] as number) - g.points) ** 2;
      lesson.guesses++;
      const error = Math.max(-MOST_ERROR, Math.min(MOST_ERROR, sum)) / rows.length;
      add(lesson.outlook, assets, g.from, g.to, error);
    }
  for (const { seat, row, starts, chances, pick } of choices) {
    const raw = advantages[seat]?.[row] as number;
    lesson.surprise += raw * raw;
    lesson.choices++;
    const surprise = Math.max(-MOST_SURPRISE, Math.min(MOST_SURPRISE, raw / spread));
    const doubt = -chances.reduce((a, p) => a + p * Math.log(Math.max(p, 1e-9)), 0);
    for (const [i, p] of chances.entries()) {
      const pull = surprise * ((i === pick ? 1 : 0) - p) - CURIOSITY * p * (Math.log(Math.max(p, 1e-9)) + doubt);
      add(lesson.habits, signs, starts[i] as number, starts[i + 1] as number, pull);
    }
  }
  lesson.games++;
  lesson.points += final.reduce((a, b) => a + b, 0);
  lesson.seats += seats;
}

function add(to: Float64Array, pages: Pages, from: number, until: number, by: number): void {
  for (let k = from; k < until; k++) {
    const at = pages.at[k] as number;
    to[at] = (to[at] as number) + by * (pages.strength[k] as number);
  }
}

/** One game between habits, each seat by its own; the final points. */
export function playByHabits(
  module: GameModule,
  learner: AnyLearner,
  options: unknown,
  seats: readonly Float64Array[],
  seed: string,
): readonly number[] {
  const { game, brain } = module;
  const { habits } = learner;
  const own = habits.values;
  const rng = new SeededRng(seed);
  const whim = new FastRng(rng.int('whim', 1 << 30));
  const s = game.setup(options, seats.length, rng, SILENT);
  for (let open = settle(game, s, rng, SILENT); open.length > 0; ) {
    const d = open.find((x) => x.optional === undefined);
    if (d === undefined) throw new Error(`${game.id}: only offers are open`);
    habits.values = seats[d.seat] as Float64Array;
    const policy = brain.searching?.policy ?? brain.policy;
    open = step(game, s, d.seat, d.options[policy(s, d, whim)] as Move, rng, SILENT);
  }
  habits.values = own;
  return game.score(s, 'judge').seats.map((x) => x.total);
}
