/**
 * What many tables with the strongest bot cost: everybody answers at once, so that the bots always think. Usage:
 * node bench/bot-tables.ts [tables] [seconds]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { chooseMove, LEVELS } from '#bots';
import { gameEntry, games } from '#games';
import { notate } from '#kernel';
import type { ServerMessage, TableMessage } from '#server/protocol.ts';

const tables = Number(process.argv[2] ?? 50);
const seconds = Number(process.argv[3] ?? 60);
const STRONGEST = LEVELS.length;
const TICKS_PER_SECOND = 100;

const data = mkdtempSync(join(tmpdir(), 'tafelrunde-bots-'));
const server = spawn(process.execPath, [fileURLToPath(new URL('../server/main.ts', import.meta.url))], {
  env: {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA: data,
    DATABASE_URL: '',
    TAFELRUNDE_LIMITS: 'newPerMinute=1000,asksPerMinute=100000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise<string>((done, fail) => {
  server.stdout.on('data', (said) => {
    const found = /(http:\/\/\S+)/.exec(String(said))?.[1];
    if (found !== undefined) done(found);
  });
  server.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
});

async function post(path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: url, cookie };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Seconds of processor time and bytes of memory of the server. */
function cost(): { readonly cpu: number; readonly memory: number } {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024;
  return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND, memory };
}

const waits: number[] = [];
let below = 0;
let botMoves = 0;

/** Somebody who answers at once, until the game is over. */
async function sit(n: number): Promise<void> {
  const game = games[n % games.length]?.meta.id as string;
  const guest = await post('/api/guest', { name: `Gast ${n}`, colour: n % 5 });
  const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
  const seats = [{ kind: 'me' }, { kind: 'bot', level: STRONGEST }];
  const made = await post('/api/matches', { game, options: {}, seats, listed: false }, cookie);
  const { id: match } = (await made.json()) as { id: string };
  const module = (await gameEntry(game)?.load())?.module;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie, origin: url } });
  let answered = 0;
  const answer = (m: TableMessage): void => {
    if (m.mySeat === null || !m.waitingFor.includes(m.mySeat) || module === undefined) return;
    if (answered > 0) waits.push(performance.now() - answered);
    answered = performance.now();
    const move = notate(module.game.moves, chooseMove(module, 1, m.view, m.mySeat, `${n}/${m.version}`));
    socket.send(JSON.stringify({ t: 'move', id: `m${m.version}`, match, version: m.version, move }));
  };
  socket.on('open', () => socket.send(JSON.stringify({ t: 'watch', match })));
  socket.on('message', (text) => {
    const m = JSON.parse(String(text)) as ServerMessage;
    if (m.t !== 'table' || m.status !== 'running') return;
    for (const entry of m.log ?? [])
      if ('seat' in entry && entry.seat !== m.mySeat) {
        botMoves++;
        if (entry.note?.key === 'below') below++;
      }
    answer(m);
  });
}

const quiet = cost();
for (let n = 0; n < tables; n++) await sit(n);
const before = cost();
const began = performance.now();
let most = before.memory;
while (performance.now() - began < seconds * 1000) {
  await sleep(1000);
  most = Math.max(most, cost().memory);
}
const used = (cost().cpu - before.cpu) / ((performance.now() - began) / 1000);
waits.sort((a, b) => a - b);
const at = (share: number): string => ((waits[Math.floor((waits.length - 1) * share)] ?? 0) / 1000).toFixed(2);
const mb = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
console.log(
  `${tables} tables with level ${STRONGEST}, ${seconds} s: ${used.toFixed(2)} cores, ${mb(most)} at most (${mb(quiet.memory)} before), ${botMoves} entries of bots, ${below} below their strength; from an answer to the next question: median ${at(0.5)} s, 95 % ${at(0.95)} s, longest ${at(1)} s`,
);
server.kill();
rmSync(data, { recursive: true, force: true });
process.exit(0);
