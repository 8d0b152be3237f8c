/** What a move costs our server, beside boardgame.io's: node bench/server.ts [--json] [--quick] */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const json = process.argv.includes('--json');
const quick = process.argv.includes('--quick');
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
/** What we promise: CPU per durable move at most this part of boardgame.io's, which is not durable. */
const TARGET = 0.25;
/** Matches at a time, and how many are played in all. */
const LEVELS: readonly (readonly [number, number])[] = quick
  ? [
      [1, 20],
      [50, 100],
      [200, 200],
    ]
  : [
      [1, 300],
      [50, 800],
      [200, 1200],
    ];

type ServerName = 'boardgame.io' | 'bare relay' | 'tafelrunde';
/** The measured process and its players. */
const PROGRAMS: Readonly<Record<ServerName, readonly [string, string]>> = {
  'boardgame.io': ['peers/server-boardgame-io.mjs', 'peers/server-load.mjs'],
  'bare relay': ['server-relay.ts', 'server-relay-load.ts'],
  tafelrunde: ['server-host.ts', 'server-load.ts'],
};

interface Seen {
  readonly moves: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
}

interface Row {
  readonly server: ServerName;
  readonly game: string;
  readonly concurrent: number;
  readonly movesPerSecond: number;
  readonly cpuMicroseconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly rssMegabytes: number;
}

function start(file: string, ...args: string[]): ChildProcess {
  return fork(here(file), args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

function hear<T>(child: ChildProcess): Promise<T> {
  return new Promise((done, fail) => {
    child.once('message', (message) => done(message as T));
    child.once('exit', (code) => fail(new Error(`a part of the measurement ended with ${code}`)));
  });
}

function ask<T>(child: ChildProcess): Promise<T> {
  const answer = hear<T>(child);
  child.send('go');
  return answer;
}

async function rss(child: ChildProcess): Promise<number> {
  const file = `/proc/${child.pid}/status`;
  if (!existsSync(file)) return Number.NaN;
  const { readFile } = await import('node:fs/promises');
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(file, 'utf8'))?.[1]) / 1024;
}

/** A fresh server for every measurement, so that none inherits the load of the one before. */
async function measure(name: ServerName, game: string, level: readonly [number, number]): Promise<Row> {
  const [concurrent, matches] = level;
  const [host, players] = PROGRAMS[name];
  const server = start(host);
  const { url } = await hear<{ url: string }>(server);
  const load = start(players, url, game, String(concurrent), String(matches));
  await hear(load);
  const before = await ask<NodeJS.CpuUsage>(server);
  const seen = await ask<Seen>(load);
  const after = await ask<NodeJS.CpuUsage>(server);
  const memory = await rss(server);
  const cpu = after.user + after.system - before.user - before.system;
  load.removeAllListeners('exit');
  server.removeAllListeners('exit');
  const gone = Promise.all([load, server].map((c) => new Promise((done) => c.once('exit', done))));
  load.send('end');
  server.disconnect();
  await gone;
  return {
    server: name,
    game,
    concurrent,
    movesPerSecond: seen.moves / seen.seconds,
    cpuMicroseconds: cpu / seen.moves,
    p50: seen.p50,
    p99: seen.p99,
    rssMegabytes: memory,
  };
}

const peers = existsSync(here('peers/node_modules/boardgame.io'));
if (!peers) console.error("boardgame.io is not installed: run 'npm run bench' to fetch it");
const rows: Row[] = [];
for (const level of LEVELS) {
  if (peers) rows.push(await measure('boardgame.io', 'connect-four', level));
  rows.push(await measure('bare relay', 'connect-four', level));
  rows.push(await measure('tafelrunde', 'connect-four', level));
}
for (const level of LEVELS) rows.push(await measure('tafelrunde', 'my-city', level));

const cpuOf = (server: ServerName, concurrent: number): number =>
  rows.find((r) => r.server === server && r.game === 'connect-four' && r.concurrent === concurrent)?.cpuMicroseconds ??
  Number.NaN;
const parts = LEVELS.map(([n]) => ({
  concurrent: n,
  part: cpuOf('tafelrunde', n) / cpuOf('boardgame.io', n),
  floor: cpuOf('bare relay', n) / cpuOf('boardgame.io', n),
}));

if (json) {
  console.log(JSON.stringify({ node: process.version, rows, partOfBoardgameIo: parts, target: TARGET }, null, 1));
} else {
  console.log('server         game           matches   moves/s   CPU µs/move   p50 ms   p99 ms   MB');
  for (const r of rows)
    console.log(
      [
        r.server.padEnd(14),
        r.game.padEnd(14),
        String(r.concurrent).padStart(7),
        r.movesPerSecond.toFixed(0).padStart(9),
        r.cpuMicroseconds.toFixed(0).padStart(13),
        r.p50.toFixed(1).padStart(8),
        r.p99.toFixed(1).padStart(8),
        r.rssMegabytes.toFixed(0).padStart(4),
      ].join(' '),
    );
  console.log('ours is durable (on the disk before it is told), boardgame.io keeps everything in memory,');
  console.log('the bare relay knows no rules and keeps nothing: what the sockets alone cost');
  const percent = (part: number): string => `${(part * 100).toFixed(0)} %`;
  for (const { concurrent, part, floor } of parts)
    if (!Number.isNaN(part))
      console.log(
        `${concurrent} at a time: ${percent(part)} of boardgame.io's CPU a move, target at most ${percent(TARGET)}; the relay ${percent(floor)}`,
      );
}
