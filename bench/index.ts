/** `npm run bench`: what the contract costs beside boardgame.io and beside no contract at all, and how fast each game plays. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '#games';
import type { Count } from './measure.ts';

const ROUNDS = 3;
const MILLISECONDS = 1000;
/** What we promise: see docs/architecture.md. */
const TARGETS = { overBoardgameIo: 80, behindPlain: 4, decisionsPerSecond: 100_000, soloGamesPerSecond: 1_000 };

const json = process.argv.includes('--json');
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

function run<T>(file: string, ...args: string[]): T {
  return JSON.parse(execFileSync(process.execPath, [here(file), ...args], { encoding: 'utf8' })) as T;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
}

interface Row {
  readonly name: string;
  readonly movesPerSecond: number;
}

/** Contenders take turns, so that a slow minute of the machine meets all of them. */
function connectFour(): Row[] {
  const peers = existsSync(here('peers/node_modules/boardgame.io'));
  if (!peers) console.error("boardgame.io is not installed: run 'npm run bench' to fetch it");
  const contenders: [string, (ms: string) => Count][] = [
    ['plain mutable arrays', (ms) => run<Count>('runner.ts', 'plain', ms)],
    ['kernel', (ms) => run<Count>('runner.ts', 'kernel', ms)],
  ];
  if (peers) contenders.push(['boardgame.io reducer', (ms) => run<Count>('peers/boardgame-io.mjs', ms)]);
  const seen = contenders.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, [name, measure]] of contenders.entries()) {
      progress(`connect four, round ${round + 1} of ${ROUNDS}: ${name}`);
      const count = measure(String(MILLISECONDS));
      seen[i]?.push(count.steps / count.seconds);
    }
  return contenders.map(([name], i) => ({ name, movesPerSecond: median(seen[i] ?? []) }));
}

function everyGame(): {
  game: string;
  seats: number;
  decisionsPerSecond: number;
  gamesPerSecond: number;
  decisionsPerGame: number;
}[] {
  return games.flatMap(({ meta }) =>
    meta.seats.map((seats) => {
      progress(`${meta.id}, ${seats} seats`);
      const counts = Array.from({ length: ROUNDS }, () =>
        run<Count>('games.ts', meta.id, String(seats), String(MILLISECONDS)),
      );
      return {
        game: meta.id,
        seats,
        decisionsPerSecond: Math.round(median(counts.map((c) => c.steps / c.seconds))),
        gamesPerSecond: Math.round(median(counts.map((c) => c.games / c.seconds)) * 10) / 10,
        decisionsPerGame: Math.round(median(counts.map((c) => c.steps / c.games)) * 10) / 10,
      };
    }),
  );
}

const rows = connectFour();
const rate = (name: string): number => rows.find((r) => r.name === name)?.movesPerSecond ?? Number.NaN;
const overBoardgameIo = rate('kernel') / rate('boardgame.io reducer');
const behindPlain = rate('plain mutable arrays') / rate('kernel');
const played = everyGame();
progress('');

const whole = (n: number): string => Math.round(n).toLocaleString('en');
if (json) {
  console.log(
    JSON.stringify(
      {
        node: process.version,
        connectFour: {
          movesPerSecond: Object.fromEntries(rows.map((r) => [r.name, Math.round(r.movesPerSecond)])),
          overBoardgameIo: Number.isNaN(overBoardgameIo) ? null : overBoardgameIo,
          behindPlain,
        },
        games: played,
        targets: TARGETS,
      },
      null,
      1,
    ),
  );
} else {
  console.log(`Node ${process.version}, one core, medians of ${ROUNDS}\n`);
  console.log('connect four                moves/s   kernel is');
  for (const { name, movesPerSecond } of rows) {
    const ratio = rate('kernel') / movesPerSecond;
    const said =
      name === 'kernel' ? '' : ratio >= 1 ? `${ratio.toFixed(0)} × as fast` : `${(1 / ratio).toFixed(1)} × slower`;
    console.log(`${name.padEnd(22)} ${whole(movesPerSecond).padStart(12)}   ${said}`);
  }
  console.log(
    `target: at least ${TARGETS.overBoardgameIo} × boardgame.io, at most ${TARGETS.behindPlain} × slower than plain\n`,
  );
  console.log('random play            seats  decisions/s     games/s  decisions/game');
  for (const g of played) {
    const short = g.decisionsPerSecond < TARGETS.decisionsPerSecond ? '  below target' : '';
    const cells = [
      g.game.padEnd(22),
      String(g.seats).padStart(5),
      whole(g.decisionsPerSecond).padStart(12),
      g.gamesPerSecond.toLocaleString('en').padStart(11),
      String(g.decisionsPerGame).padStart(15),
    ];
    console.log(cells.join(' ') + short);
  }
  console.log(
    `target: ${whole(TARGETS.decisionsPerSecond)} decisions/s for every game, ${whole(TARGETS.soloGamesPerSecond)} solo games/s of My City`,
  );
}
