/**
 * Lighthouse's mobile test of first visit, lobby and a table of every game. It is no dependency (it would double what a fresh clone
 * takes on the disk): npx fetches it when somebody measures. Needs a built client.
 * Usage: node scripts/lighthouse.ts [first|lobby|GAME …]
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as listen } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { games } from '#games';
import { createServer } from '../server/index.ts';
import { findBrowser } from './tools.ts';

const VERSION = '13.5.0';
const wanted = process.argv.slice(2);

const executablePath = findBrowser();
if (executablePath === null) throw new Error('no browser found: install Chromium or Chrome, or set CHROME_PATH');
const freePort = await new Promise<number>((done) => {
  const server = listen().listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
  });
});
const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-lighthouse-'));
const server = await createServer({ host: '127.0.0.1', data: join(folder, 'data'), botDelayMs: 0 });
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath,
  locale: 'de-DE',
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${freePort}`],
});

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string; readonly title: string }>
  >;
}

/** The server answers from this process: nothing may stand still while Lighthouse looks. */
async function measure(what: string, url: string): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(what)) return;
  const file = join(folder, `${what}.json`);
  const args = ['--yes', `lighthouse@${VERSION}`, url, `--port=${freePort}`, '--disable-storage-reset', '--quiet'];
  await promisify(execFile)('npx', [...args, '--output=json', `--output-path=${file}`]);
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const scores = Object.entries(categories).map(([name, { score }]) => `${name} ${Math.round(score * 100)}`);
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  console.log(`${what}: ${scores.join(', ')} (${times.map((t) => audits[t]?.displayValue ?? '?').join(', ')})`);
  const missed = Object.values(audits).filter((a) => a.score === 0 && a.displayValue === undefined);
  for (const { title } of missed) console.log(`   ${title}`);
}

const post = async (path: string, data: unknown): Promise<Record<string, unknown>> => {
  const answer = await context.request.post(`${server.url}/api${path}`, { data, headers: { origin: server.url } });
  return (await answer.json()) as Record<string, unknown>;
};
try {
  await measure('first', server.url);
  await post('/guest', { name: 'Mira' });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
  const open = async (game: string): Promise<string> =>
    String((await post('/matches', { game, options: {}, seats, listed: false })).id);
  const tables: [string, string][] = [];
  for (const { meta } of games) tables.push([meta.id, await open(meta.id)]);
  for (let n = 0; n < 25; n++) await open('my-city');
  await measure('lobby', server.url);
  for (const [game, id] of tables) await measure(game, `${server.url}/t/${id}`);
} finally {
  await context.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
