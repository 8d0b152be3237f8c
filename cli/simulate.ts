import { type Bot, type Level, playGame } from '#bots';
import { newSeed, type SeatScore } from '#kernel';
import { type ArgSpec, type Args, readArgs } from './args.ts';
import { workedMs } from './clock.ts';
import { readGame, readSeats, readTableOptions } from './common.ts';
import { BUDGET, playerOf } from './ladder.ts';
import { table } from './print.ts';
import { Problem } from './problem.ts';
import { mean, median, wilson } from './stats.ts';

const SPEC: ArgSpec = {
  seats: 'text',
  games: 'count',
  ...BUDGET,
  seed: 'text',
  set: 'text',
  json: 'flag',
  lang: 'text',
};
const GAMES = 100;

interface SeatResult {
  readonly bot: string;
  readonly meanScore: number;
  readonly medianScore: number;
  readonly minScore: number;
  readonly maxScore: number;
  /** Shared victories count in parts. */
  readonly winShare: number;
  /** 95 % interval of the share. */
  readonly winShare95: readonly [number, number];
}

const round = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits;

function result(bot: string, scores: readonly number[], wins: number): SeatResult {
  const [low, high] = wilson(wins, scores.length);
  return {
    bot,
    meanScore: round(mean(scores), 2),
    medianScore: median(scores),
    minScore: scores.reduce((a, b) => Math.min(a, b)),
    maxScore: scores.reduce((a, b) => Math.max(a, b)),
    winShare: round(wins / scores.length, 4),
    winShare95: [round(low, 4), round(high, 4)],
  };
}

/** The level with the budget of the command line. */
function botOf(level: Level, args: Args): Bot {
  const { ms, nodes } = playerOf(level, args);
  const budget = nodes !== undefined ? { nodes } : ms !== undefined ? { ms, now: workedMs } : null;
  return { level, ...(budget && { budget }) };
}

/** A bar on terminals, redrawn a few times a second. */
function progress(all: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  const WIDTH = 40;
  let next = 0;
  return (done) => {
    const now = performance.now();
    if (done < all && now < next) return;
    next = now + 100;
    const full = Math.round((done / all) * WIDTH);
    const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${all}`;
    process.stderr.write(done < all ? `\r${bar}` : `\r${' '.repeat(bar.length)}\r`);
  };
}

export async function simulate(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, SPEC, 1);
  const module = await readGame(args.words[0]);
  const { game } = module;
  const fewest = Math.max(game.seats[0] ?? 1, game.seats.includes(2) ? 2 : 1);
  const line =
    args.text('seats') ?? Array.from({ length: fewest }, (_, i) => (i === 0 ? 'level2' : 'level1')).join(',');
  const levels = readSeats(line, game, false) as Level[];
  const options = readTableOptions(args.text('set'), game, levels.length);
  const games = args.count('games') ?? GAMES;
  if (games === 0) throw new Problem('--games must be at least 1');
  const seed = args.text('seed') ?? newSeed();

  const n = levels.length;
  const scores = levels.map(() => [] as number[]);
  const wins = levels.map(() => 0);
  const show = progress(games);
  const began = performance.now();
  let decisions = 0;
  for (let k = 0; k < games; k++) {
    // Bot i sits on seat i + k, so that nobody always begins.
    const seated = levels.map((_, seat) => botOf(levels[(seat - (k % n) + n) % n] as Level, args));
    const finished = playGame(module, options, seated, `${seed}/${k}`);
    decisions += finished.decisions;
    const first = finished.standing.seats.filter((x) => x.rank === 1).length;
    for (const i of levels.keys()) {
      const { total, rank } = finished.standing.seats[(i + k) % n] as SeatScore;
      scores[i]?.push(total);
      if (rank === 1) wins[i] = (wins[i] ?? 0) + 1 / first;
    }
    show(k + 1);
  }
  const seconds = (performance.now() - began) / 1000;
  const seats = levels.map((level, i) => result(`level${level}`, scores[i] ?? [], wins[i] ?? 0));
  const decisionsPerSecond = Math.round(decisions / seconds);
  if (args.flag('json')) {
    const all = {
      game: game.id,
      games,
      seed,
      options,
      decisions,
      seconds: round(seconds, 3),
      decisionsPerSecond,
      seats,
    };
    console.log(JSON.stringify(all, null, 1));
    return 0;
  }
  const percent = (x: number): string => `${(x * 100).toFixed(1)} %`;
  const rows = [
    ['bot', 'mean', 'median', 'min', 'max', 'win share', '95 % interval'],
    ...seats.map((s) => [
      s.bot,
      s.meanScore.toFixed(1),
      String(s.medianScore),
      String(s.minScore),
      String(s.maxScore),
      percent(s.winShare),
      `${percent(s.winShare95[0])} – ${percent(s.winShare95[1])}`,
    ]),
  ];
  console.log(`${module.meta.title.en}: ${games} games, seats rotated, seed ${seed}\n`);
  console.log(table(rows).join('\n'));
  console.log(
    `\n${decisions} decisions in ${seconds.toFixed(1)} s, ${decisionsPerSecond.toLocaleString('en')} a second`,
  );
  return 0;
}
