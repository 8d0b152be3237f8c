/** Usual points of every level by number of players, written into a file that the pages read. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LEVELS, type Level, looksAhead, type Scores } from '#bots';
import { type ArgSpec, readArgs } from './args.ts';
import { readGame, readTableOptions } from './common.ts';
import { Crew } from './crew.ts';
import { playerOf } from './ladder.ts';
import { table } from './print.ts';
import { Problem } from './problem.ts';
import { mean } from './stats.ts';

const SPEC: ArgSpec = {
  games: 'count',
  ms: 'count',
  nodes: 'count',
  threads: 'count',
  seed: 'text',
  json: 'flag',
  dry: 'flag',
};
const GAMES = 20;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;

export async function scores(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, SPEC, 1);
  const module = await readGame(args.words[0]);
  const { game } = module;
  const games = args.count('games') ?? GAMES;
  if (games === 0) throw new Problem('--games must be at least 1');
  const seed = args.text('seed') ?? 'scores';
  const crew = new Crew(args.count('threads') ?? 1);
  const rows: Scores['rows'][number][] = [];
  try {
    for (const seats of game.seats)
      for (const { level, ms } of LEVELS) {
        if (ms > 0 && !looksAhead(module.game, module.brain)) continue;
        const options = readTableOptions(undefined, game, seats);
        const players = Array.from({ length: seats }, () => playerOf(level as Level, args));
        const played = await Promise.all(
          Array.from({ length: Math.max(1, Math.ceil(games / seats)) }, (_, k) =>
            crew.play({ game: game.id, options, players, seed: `${seed}/${k}` }),
          ),
        );
        const totals = played.flatMap((p) => p.seats.map((s) => s.total)).sort((a, b) => a - b);
        rows.push({
          seats,
          level,
          mean: Math.round(mean(totals) * 10) / 10,
          low: at(totals, 0.1),
          high: at(totals, 0.9),
          n: totals.length,
        });
        if (!args.flag('json')) console.log(line(rows.at(-1) as Scores['rows'][number]).join('  '));
      }
  } finally {
    await crew.close();
  }
  const all: Scores = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    made: `tafelrunde scores ${argv.join(' ')}`,
    rows,
  };
  const file = fileURLToPath(new URL(`../games/${game.id}/bot/scores.json`, import.meta.url));
  if (!args.flag('dry')) writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  if (args.flag('json')) console.log(JSON.stringify(all, null, 1));
  else console.log(`\n${table([['level', 'players', 'mean', '10–90 %', 'n'], ...rows.map(line)]).join('\n')}`);
  return 0;
}

function line(r: Scores['rows'][number]): string[] {
  return [`level ${r.level}`, String(r.seats), r.mean.toFixed(1), `${r.low}–${r.high}`, String(r.n)];
}
