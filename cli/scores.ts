/** Usual points of every level by number of players, among Casual bots, written into a file that the pages read. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LEVELS, looksAhead, type Scores, USUAL_LEVEL } from '#bots';
import type { SeatScore } from '#kernel';
import { type ArgSpec, readArgs } from './args.ts';
import { readGame, readTableOptions } from './common.ts';
import { ALL_CORES, Crew } from './crew.ts';
import { BUDGET, playerOf } from './ladder.ts';
import { table } from './print.ts';
import { Problem } from './problem.ts';
import { mean } from './stats.ts';

const SPEC: ArgSpec = {
  games: 'count',
  seats: 'text',
  ...BUDGET,
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
  const numbers = args.text('seats')?.split(',').map(Number) ?? game.seats;
  for (const n of numbers)
    if (!game.seats.includes(n)) throw new Problem(`${game.id} is for ${game.seats.join(', ')} players, not for ${n}`);
  const crew = new Crew(args.count('threads') ?? ALL_CORES);
  const rows: Scores['rows'][number][] = [];
  try {
    for (const seats of numbers)
      for (const { level, ms } of LEVELS) {
        if (ms > 0 && !looksAhead(module.game, module.brain)) continue;
        const options = readTableOptions(undefined, game, seats);
        const played = await Promise.all(
          Array.from({ length: games }, async (_, k) => {
            const seat = k % seats;
            const players = Array.from({ length: seats }, (_, i) => playerOf(i === seat ? level : USUAL_LEVEL, args));
            const { seats: end } = await crew.play({ game: game.id, options, players, seed: `${seed}/${k}` });
            return (end[seat] as SeatScore).total;
          }),
        );
        const totals = played.sort((a, b) => a - b);
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
