/**
 * How long the page is busy with a hint, measured in Chromium: from the message with the hint to the frame that shows it, and the tasks of
 * the main thread over 50 ms on the way and when a line is taken. Positions of kept games. Usage: node scripts/hint-times.ts [game]
 */
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { games } from '../games/index.ts';
import { type GameModule, Match, type MatchRecord } from '../kernel/index.ts';
import { findBrowser } from './tools.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Positions looked at in a game: its beginning, its middle, its last third. */
const AT = [0.1, 0.3, 0.5, 0.7];

interface Seen {
  /** Milliseconds from the message to the frame after the lines are there. */
  readonly drawn: number;
  /** Tasks over 50 ms between the message and half a second after a line was taken. */
  readonly tasks: readonly number[];
}

/** Notes in the page when the hint came, when it was drawn, and every long task. */
function watch(): void {
  const seen = { came: 0, drawn: 0, tasks: [] as { at: number; ms: number }[] };
  (globalThis as unknown as { seen: typeof seen }).seen = seen;
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) seen.tasks.push({ at: e.startTime + e.duration, ms: e.duration });
  }).observe({ type: 'longtask', buffered: true });
  const { WebSocket: Plain } = globalThis;
  globalThis.WebSocket = class extends Plain {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', (e) => {
        if (!String(e.data).startsWith('{"t":"hint"')) return;
        seen.came = performance.now();
        const wait = (): void => {
          if (document.querySelector('.hint-panel ol li') === null) requestAnimationFrame(wait);
          else seen.drawn = performance.now();
        };
        requestAnimationFrame(wait);
      });
    }
  };
}

async function look(page: Page, url: string, record: unknown): Promise<Seen | null> {
  const id = await page.evaluate(async (body) => {
    const r = await fetch('/api/matches/import', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return r.ok ? ((await r.json()) as { id: string }).id : null;
  }, record);
  if (id === null) return null;
  await page.goto(`${url}/t/${id}`);
  const ask = page.locator('.fr-prompt.asked .fr-helps button').first();
  const offered = await ask.waitFor({ timeout: 4000 }).then(
    () => true,
    () => false,
  );
  if (!offered) return null;
  await ask.click();
  await page.locator('.hint-panel ol li').first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(300);
  await page.locator('.hint-panel ol li .ho').last().click();
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as {
      seen: { came: number; drawn: number; tasks: { at: number; ms: number }[] };
    };
    return {
      drawn: seen.drawn - seen.came,
      tasks: seen.tasks.filter((x) => x.at >= seen.came).map((x) => Math.round(x.ms)),
    };
  });
}

/** Whether the first seat has something to choose after n moves. */
function asks(module: GameModule, record: MatchRecord, n: number): boolean {
  const match = Match.replay(module.game, { ...record, moves: record.moves.slice(0, n) });
  return match.open.some((d) => d.seat === 0 && d.optional === undefined && d.options.length > 1);
}

const executablePath = findBrowser();
if (executablePath === null) throw new Error('no browser found');
const data = mkdtempSync(join(tmpdir(), 'tafelrunde-hints-'));
const server = spawn(process.execPath, [`${ROOT}server/main.ts`], {
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: data, DATABASE_URL: '' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise<string>((done) => {
  server.stdout.on('data', (said) => {
    const found = /(http:\/\/\S+)/.exec(String(said))?.[1];
    if (found !== undefined) done(found);
  });
});
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const entry of games) {
  const { module } = await entry.load();
  const { id } = module.meta;
  if (process.argv[2] !== undefined && process.argv[2] !== id) continue;
  const [file] = globSync(`games/${id}/test/fixtures/level2-2.match.json`, { cwd: ROOT });
  if (file === undefined) continue;
  const { record } = JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')) as { record: MatchRecord };
  const all: Seen[] = [];
  for (const part of AT) {
    // Whoever brings a file sits at its first seat.
    let n = Math.floor(record.moves.length * part);
    while (n < record.moves.length && !asks(module, record, n)) n++;
    const page = await (
      await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
    ).newPage();
    await page.addInitScript(watch);
    await page.goto(url);
    await page.evaluate(() =>
      fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ada"}' }),
    );
    const seen = await look(page, url, { ...record, moves: record.moves.slice(0, n) });
    if (seen !== null) all.push(seen);
    await page.context().close();
  }
  const frames = all.map((s) => s.drawn.toFixed(0)).join(', ');
  console.log(
    `${id}: on the board after ${frames} ms; tasks over 50 ms: ${all.flatMap((s) => s.tasks).join(', ') || 'none'}`,
  );
}
await browser.close();
server.kill();
rmSync(data, { recursive: true, force: true });
