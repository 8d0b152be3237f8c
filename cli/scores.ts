/** Usual points of every level by number of players, among Casual bots, written into a file that the pages read. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENOUGH, LEVELS, type Level, looksAhead, type Scores, USUAL_LEVEL } from '#bots';
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
type Row = Scores['rows'][number];

/** What was measured before, by the very same command and rules: it goes on where it stopped. */
function measuredBefore(file: string, { made, rulesVersion }: Pick<Scores, 'made' | 'rulesVersion'>): readonly Row[] {
  if (!existsSync(file)) return [];
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Scores;
  return kept.made === made && kept.rulesVersion === rulesVersion ? kept.rows : [];
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;

function rowOf(seats: number, level: Level, ends: readonly number[]): Row {
  const totals = ends.toSorted((a, b) => a - b);
  return {
    seats,
    level,
    mean: Math.round(mean(totals) * 10) / 10,
    low: at(totals, 0.1),
    high: at(totals, 0.9),
    n: totals.length,
  };
}

export async function scores(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, SPEC, 1);
  const module = await readGame(args.words[0]);
  const { game } = module;
  const games = args.count('games') ?? ENOUGH;
  if (games === 0) throw new Problem('--games must be at least 1');
  const seed = args.text('seed') ?? 'scores';
  const numbers = args.text('seats')?.split(',').map(Number) ?? game.seats;
  for (const n of numbers)
    if (!game.seats.includes(n)) throw new Problem(`${game.id} is for ${game.seats.join(', ')} players, not for ${n}`);
  const file = fileURLToPath(new URL(`../games/${game.id}/bot/scores.json`, import.meta.url));
  const head = { game: game.id, rulesVersion: game.rulesVersion, made: commandOf(argv) };
  const rows: Row[] = [...measuredBefore(file, head)];
  const crew = new Crew(args.count('threads') ?? ALL_CORES);
  try {
    for (const seats of numbers)
      for (const { level, ms } of LEVELS) {
        if (ms > 0 && !looksAhead(module.game, module.brain)) continue;
        if (rows.some((r) => r.seats === seats && r.level === level)) continue;
        const options = readTableOptions(undefined, game, seats);
        const ends = await Promise.all(
          Array.from({ length: games }, async (_, k) => {
            const seat = k % seats;
            const players = Array.from({ length: seats }, (_, i) => playerOf(i === seat ? level : USUAL_LEVEL, args));
            const { seats: end } = await crew.play({ game: game.id, options, players, seed: `${seed}/${k}` });
            return (end[seat] as SeatScore).total;
          }),
        );
        const row = rowOf(seats, level, ends);
        rows.push(row);
        if (!args.flag('dry')) writeFileSync(file, `${JSON.stringify({ ...head, rows }, null, 2)}\n`);
        if (!args.flag('json')) console.log(line(row).join('  '));
      }
  } finally {
    await crew.close();
  }
  if (args.flag('json')) console.log(JSON.stringify({ ...head, rows }, null, 1));
  else console.log(`\n${table([['level', 'players', 'mean', '10–90 %', 'n'], ...rows.map(line)]).join('\n')}`);
  return 0;
}

/** What is measured, without what changes nothing of it. */
const commandOf = (argv: readonly string[]): string =>
  `tafelrunde scores ${argv.join(' ')}`.replace(/ --(?:threads \S+|json|seats \S+)/g, '');

function line(r: Row): string[] {
  return [`level ${r.level}`, String(r.seats), r.mean.toFixed(1), `${r.low}–${r.high}`, String(r.n)];
}
