/** What a move costs our server, beside boardgame.io's: node bench/server.ts [--json] [--quick] */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const json = process.argv.includes('--json');
const quick = process.argv.includes('--quick');
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
/** What we promise: CPU per durable move at most this part of boardgame.io's, which is not durable. */
const TARGET = 0.25;
/** Contenders take turns, so that a slow minute of the machine meets all of them; what is told is the median. */
const ROUNDS = quick ? 1 : 3;
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
const contenders: readonly ServerName[] = peers
  ? ['boardgame.io', 'bare relay', 'tafelrunde']
  : ['bare relay', 'tafelrunde'];

function median<T>(list: readonly T[], by: (item: T) => number): T {
  return [...list].sort((a, b) => by(a) - by(b))[Math.floor(list.length / 2)] as T;
}

/** What one contender costs of another, compared round by round. */
function part(of: readonly Row[] | undefined, than: readonly Row[] | undefined): number {
  if (of === undefined || than === undefined) return Number.NaN;
  const parts = of.map((row, i) => row.cpuMicroseconds / (than[i]?.cpuMicroseconds ?? Number.NaN));
  return median(parts, (p) => p);
}

const rows: Row[] = [];
const parts: { concurrent: number; part: number; floor: number }[] = [];
for (const level of LEVELS) {
  const seen = new Map<ServerName, Row[]>(contenders.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const name of contenders) seen.get(name)?.push(await measure(name, 'connect-four', level));
  for (const list of seen.values()) rows.push(median(list, (row) => row.cpuMicroseconds));
  const peer = seen.get('boardgame.io');
  parts.push({
    concurrent: level[0],
    part: part(seen.get('tafelrunde'), peer),
    floor: part(seen.get('bare relay'), peer),
  });
}
for (const level of LEVELS) rows.push(await measure('tafelrunde', 'my-city', level));

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
