/** Is a hint as good as it claims? One plays by the first line of every hint, the others at the level that the hint speaks for. */
import { hintBudget, isLevel, LEVELS, levelInfo } from '#bots';
import { type ArgSpec, readArgs } from './args.ts';
import { readGame, readTableOptions } from './common.ts';
import { ALL_CORES, Crew } from './crew.ts';
import { duel, rivalsAt } from './duel.ts';
import { table } from './print.ts';
import { Problem } from './problem.ts';

const SPEC: ArgSpec = {
  games: 'count',
  minutes: 'count',
  seats: 'count',
  nodes: 'count',
  level: 'count',
  threads: 'count',
  seed: 'text',
  set: 'text',
  json: 'flag',
};

const GAMES = 40;
const SEATS = 3;
/** 'This is how our strongest bot would play.' */
const CLAIMED = LEVELS.length;

const percent = (x: number): string => `${(x * 100).toFixed(0)} %`;

export async function hints(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, SPEC, 1);
  const module = await readGame(args.words[0]);
  const seats = args.count('seats') ?? SEATS;
  if (!module.game.seats.includes(seats) || seats < 2)
    throw new Problem(`--seats: ${module.game.id} is played by ${module.game.seats.filter((n) => n > 1).join(', ')}`);
  const level = args.count('level') ?? CLAIMED;
  if (!isLevel(level)) throw new Problem(`--level is 1 to ${LEVELS.length}`);
  const nodes = args.count('nodes') ?? hintBudget(module).nodes ?? 0;
  const games = args.count('games') ?? GAMES;
  if (nodes === 0 || games === 0) throw new Problem('--nodes and --games must be at least 1');
  const minutes = args.count('minutes') ?? Number.POSITIVE_INFINITY;
  const until = Date.now() + minutes * 60_000;
  const crew = new Crew(args.count('threads') ?? ALL_CORES);
  const fair = 1 / rivalsAt(seats);
  try {
    const found = await duel(crew, {
      module,
      options: readTableOptions(args.text('set'), module.game, seats),
      seats,
      one: { level, nodes, hints: true },
      others: { level, ...(levelInfo(level).ms > 0 && { nodes }) },
      seed: `${args.text('seed') ?? 'hints'}/${seats}`,
      games,
      test: null,
      until: () => Date.now() >= until,
      ...(process.stderr.isTTY && {
        onGame: (n, share) => void process.stderr.write(`\r${n} games, ${percent(share)}   `),
      }),
    });
    const [low, high] = found.share95;
    const following = high < fair ? 'worse' : low > fair ? 'better' : 'as good';
    if (args.flag('json'))
      console.log(JSON.stringify({ game: module.game.id, seats, level, nodes, ...found, fair, following }));
    else {
      const { name } = levelInfo(level);
      console.log(`${module.game.id}: the first line of every hint against ${name.en}, ${nodes} nodes each`);
      const row = [
        String(seats),
        String(found.games),
        percent(found.share),
        `${percent(low)} – ${percent(high)}`,
        percent(fair),
        `${found.points.toFixed(1)} : ${found.otherPoints.toFixed(1)}`,
        found.secondsPerGame.toFixed(1),
        following,
      ];
      const head = [
        'players',
        'games',
        'wins',
        '95 % interval',
        `${name.en}'s own`,
        'points',
        's/game',
        'following is',
      ];
      for (const printed of table([head, row])) console.log(printed);
    }
    return following === 'worse' ? 1 : 0;
  } finally {
    await crew.close();
  }
}
