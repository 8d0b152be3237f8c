/** All levels against the level below, alone, with few and with many players. */
import { writeFileSync } from 'node:fs';
import { LEVELS, type Level, levelInfo, looksAhead } from '#bots';
import type { GameModule } from '#kernel';
import { type ArgSpec, type Args, readArgs } from './args.ts';
import { readGame, readTableOptions } from './common.ts';
import { ALL_CORES, Crew } from './crew.ts';
import type { PlayerSpec } from './crew-worker.ts';
import { type DuelResult, duel, rivalsAt } from './duel.ts';
import { table } from './print.ts';
import { Problem } from './problem.ts';

/** How long the searching levels think in measurements; see `playerOf`. */
export const BUDGET: ArgSpec = { ms: 'count', percent: 'count', nodes: 'count' };

const SPEC: ArgSpec = {
  games: 'count',
  minutes: 'count',
  seats: 'text',
  pairs: 'text',
  ...BUDGET,
  threads: 'count',
  seed: 'text',
  set: 'text',
  json: 'flag',
  full: 'flag',
  save: 'text',
};

const GAMES = 120;
/** The sequential test asks: the fair share, or so much more? */
const MORE = 0.1;

interface Row extends DuelResult {
  readonly seats: number;
  readonly level: Level;
  /** 0 is random play. */
  readonly against: Level | 0;
}

/**
 * A level for measurements: --percent is the share of its thinking time that every level gets, with --ms no search is longer, with --nodes
 * all search equally long on every machine.
 */
export function playerOf(level: Level | 0, args: Args): PlayerSpec {
  for (const name of Object.keys(BUDGET))
    if (args.count(name) === 0) throw new Problem('a budget must be larger than 0');
  if (level === 0 || levelInfo(level).ms === 0) return { level };
  const nodes = args.count('nodes');
  if (nodes !== undefined) return { level, nodes: Math.max(1, Math.round((nodes * levelInfo(level).ms) / LONGEST)) };
  const ms = (levelInfo(level).ms * (args.count('percent') ?? 100)) / 100;
  return { level, ms: Math.min(ms, args.count('ms') ?? LONGEST) };
}

/** What was measured with, for reports. */
function budgetOf(args: Args): Readonly<Record<string, number>> {
  const given = Object.keys(BUDGET).flatMap((name) => {
    const n = args.count(name);
    return n === undefined ? [] : [[name, n] as const];
  });
  return given.length === 0 ? { percent: 100 } : Object.fromEntries(given);
}

const LONGEST = Math.max(...LEVELS.map((l) => l.ms));

function readPairs(line: string | undefined, module: GameModule): (readonly [Level, Level | 0])[] {
  if (line === undefined)
    return LEVELS.filter((l) => l.ms === 0 || looksAhead(module.game, module.brain)).map(
      ({ level }) => [level, (level - 1) as Level | 0] as const,
    );
  return line.split(',').map((pair) => {
    const found = /^([1-9]):([0-9])$/.exec(pair);
    const [one, other] = [Number(found?.[1]), Number(found?.[2])];
    if (found === null || one > LEVELS.length || other > LEVELS.length)
      throw new Problem(`--pairs looks like 5:2,4:3 (0 is random play), not '${pair}'`);
    return [one as Level, other as Level | 0] as const;
  });
}

function readNumbers(line: string | undefined, module: GameModule): number[] {
  const { seats } = module.game;
  const several = seats.filter((n) => n > 1);
  if (line === undefined) return [...new Set([several[0] as number, several.at(-1) as number])];
  if (line === 'all') return [...seats];
  return line.split(',').map((word) => {
    const n = Number(word);
    if (!seats.includes(n)) throw new Problem(`--seats: ${module.game.id} has ladders for ${seats.join(', ')} players`);
    return n;
  });
}

const nameOf = (level: Level | 0): string => (level === 0 ? 'Random' : levelInfo(level).name.en);
const percent = (x: number): string => `${(x * 100).toFixed(0)} %`;
const whole = (x: number): string => String(Math.round(x));

function line(r: Row): string[] {
  return [
    `${nameOf(r.level)} : ${nameOf(r.against)}`,
    String(r.seats),
    String(r.games),
    percent(r.share),
    `${percent(r.share95[0])} – ${percent(r.share95[1])}`,
    percent(1 / rivalsAt(r.seats)),
    `${whole(r.elo)} [${whole(r.elo95[0])} – ${whole(r.elo95[1])}]`,
    `${r.points.toFixed(1)} : ${r.otherPoints.toFixed(1)}`,
    String(r.medianPoints),
    r.secondsPerGame.toFixed(1),
  ];
}

const HEAD = ['levels', 'players', 'games', 'wins', '95 % interval', 'fair', 'Elo', 'points', 'median', 's/game'];

export async function ladder(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, SPEC, 1);
  const module = await readGame(args.words[0]);
  const pairs = readPairs(args.text('pairs'), module);
  const numbers = readNumbers(args.text('seats'), module);
  const games = args.count('games') ?? GAMES;
  const minutes = args.count('minutes') ?? Number.POSITIVE_INFINITY;
  if (minutes === 0) throw new Problem('--minutes must be at least 1');
  const until = Date.now() + minutes * 60_000;
  if (games === 0) throw new Problem('--games must be at least 1');
  const seed = args.text('seed') ?? 'ladder';
  const crew = new Crew(args.count('threads') ?? ALL_CORES);
  const rows: Row[] = [];
  const shown = process.stderr.isTTY;
  try {
    for (const seats of numbers)
      for (const [level, against] of pairs) {
        if (Date.now() >= until) break;
        const fair = 1 / rivalsAt(seats);
        const result = await duel(crew, {
          module,
          options: readTableOptions(args.text('set'), module.game, seats),
          seats,
          one: playerOf(level, args),
          others: playerOf(against, args),
          seed: `${seed}/${seats}/${level}-${against}`,
          games,
          test: args.flag('full') ? null : { low: fair, high: fair + MORE },
          until: () => Date.now() >= until,
          onGame: (n, share) => {
            if (shown)
              process.stderr.write(
                `\r${nameOf(level)} : ${nameOf(against)}, ${seats}: ${n} games, ${percent(share)}   `,
              );
          },
        });
        if (shown) process.stderr.write('\r\u001b[K');
        rows.push({ seats, level, against, ...result });
        if (!args.flag('json')) console.log(line(rows.at(-1) as Row).join('  '));
      }
  } finally {
    await crew.close();
  }
  const report = {
    game: module.game.id,
    rulesVersion: module.game.rulesVersion,
    seed,
    budget: budgetOf(args),
    rows,
  };
  const save = args.text('save');
  if (save !== undefined) writeFileSync(save, `${JSON.stringify(report, null, 1)}\n`);
  if (args.flag('json')) console.log(JSON.stringify(report, null, 1));
  else console.log(`\n${table([HEAD, ...rows.map(line)]).join('\n')}`);
  return 0;
}
