/**
 * What coming here costs on a phone: bytes over the wire, first and largest paint, blocked time and moved layout, over a
 * slow line and with a slow processor (as Lighthouse's mobile test sets them). Needs a built client.
 * With --games also how much the layout moves in a whole game at 1280 × 720, and how many elements the page has at its end.
 * Usage: node scripts/load.ts [--desktop] [--games]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { games } from '#games';
import { createServer } from '../server/index.ts';
import { playSeat } from './play-seat.ts';
import { findBrowser } from './tools.ts';

const desktop = process.argv.includes('--desktop');
const VIEWPORT = desktop ? { width: 1280, height: 720 } : { width: 412, height: 823 };
/** 1.6 Mbit/s, 150 ms there and back, a processor four times slower. */
const LINE = desktop
  ? { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }
  : { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480 };
const SLOWER = desktop ? 1 : 4;

interface Cost {
  readonly kB: number;
  readonly requests: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly blocked: number;
  readonly shift: number;
}

/** One visit with empty caches. */
async function visit(context: BrowserContext, url: string, ready: string): Promise<Cost> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let bytes = 0;
  let requests = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.addInitScript(() => {
    const seen = { shift: 0, lcp: 0, blocked: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const e of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!e.hadRecentInput) seen.shift += e.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) seen.lcp = e.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) seen.blocked += Math.max(0, e.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url);
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2500);
  const seen = await page.evaluate(() => {
    const { shift, lcp, blocked } = (globalThis as unknown as { seen: { shift: number; lcp: number; blocked: number } })
      .seen;
    return { shift, lcp, blocked, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 };
  });
  await page.close();
  return { kB: bytes / 1000, requests, ...seen };
}

async function person(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'de-DE',
    isMobile: !desktop,
    hasTouch: !desktop,
  });
  await context.request.post(`${url}/api/guest`, { data: { name: 'Mira' }, headers: { origin: url } });
  return context;
}

const executablePath = findBrowser();
if (executablePath === null) throw new Error('no browser found: install Chromium or Chrome, or set CHROME_PATH');
const data = mkdtempSync(join(tmpdir(), 'tafelrunde-load-'));
const server = await createServer({ host: '127.0.0.1', data, botDelayMs: 0 });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const print = (what: string, c: Cost): void =>
  console.log(
    `${what.padEnd(28)}${c.kB.toFixed(0).padStart(6)} kB${String(c.requests).padStart(5)} requests  first paint ${(c.fcp / 1000).toFixed(2)} s  largest ${(c.lcp / 1000).toFixed(2)} s  blocked ${c.blocked.toFixed(0)} ms  shift ${c.shift.toFixed(3)}`,
  );

const stranger = await browser.newContext({
  viewport: VIEWPORT,
  locale: 'de-DE',
  isMobile: !desktop,
  hasTouch: !desktop,
});
print('first visit', await visit(stranger, server.url, '.first'));
const mira = await person(browser, server.url);
const open = async (game: string): Promise<string> => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
  const answer = await mira.request.post(`${server.url}/api/matches`, {
    data: { game, options: {}, seats, listed: false },
    headers: { origin: server.url },
  });
  return ((await answer.json()) as { id: string }).id;
};
const tables: { game: string; id: string }[] = [];
for (const { meta } of games) tables.push({ game: meta.id, id: await open(meta.id) });
for (let n = 0; n < 25; n++) await open('my-city');
print('lobby with thirty tables', await visit(mira, server.url, '.cc.me'));
for (const { game, id } of tables) print(game, await visit(mira, `${server.url}/t/${id}`, '#content'));
/** Layout shift as browsers define it: the worst run of shifts less than a second apart, of five seconds at most. */
function worstWindow(moved: readonly { value: number; at: number }[]): number {
  let worst = 0;
  let sum = 0;
  let began = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { value, at } of moved) {
    if (at - last > 1000 || at - began > 5000) {
      sum = 0;
      began = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** A whole game, watched by who plays it: sums what moved without having been touched, and counts what is on the page at the end. */
async function wholeGame(game: string): Promise<void> {
  const watching = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'de-DE' });
  await watching.addCookies(await mira.cookies());
  const id = await open(game);
  const page = await watching.newPage();
  await page.addInitScript(() => {
    const moved: { value: number; what: string; at: number }[] = [];
    Object.assign(globalThis, { moved });
    type Shift = { value: number; startTime: number; hadRecentInput: boolean; sources: { node: Element | null }[] };
    new PerformanceObserver((list) => {
      for (const e of list.getEntries() as unknown as Shift[])
        if (!e.hadRecentInput)
          moved.push({
            value: e.value,
            at: e.startTime,
            what: e.sources.map((s) => s.node?.className?.toString() ?? '').join(' | '),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${server.url}/t/${id}`);
  await page.locator('#content').waitFor();
  await page.waitForTimeout(1500);
  const begun = await page.evaluate(() => document.querySelectorAll('*').length);
  const cookie = (await mira.cookies()).map((c) => `${c.name}=${c.value}`).join('; ');
  let most = begun;
  let over = false;
  const played = playSeat({ url: server.url, cookie, match: id, level: 1 }).finally(() => {
    over = true;
  });
  while (!over) {
    most = Math.max(most, await page.evaluate(() => document.querySelectorAll('*').length));
    await page.waitForTimeout(400);
  }
  await played;
  await page.waitForTimeout(3000);
  const moved = await page.evaluate(
    () => (globalThis as unknown as { moved: { value: number; what: string; at: number }[] }).moved,
  );
  const sum = moved.reduce((n, m) => n + m.value, 0);
  console.log(
    `${game.padEnd(28)} whole game: shift ${worstWindow(moved).toFixed(3)} (in all ${sum.toFixed(3)}), elements ${begun} to at most ${most}`,
  );
  for (const m of moved.toSorted((a, b) => b.value - a.value).slice(0, 4))
    if (m.value > 0.005) console.log(`   ${m.value.toFixed(3)} ${m.what.slice(0, 160)}`);
  await watching.close();
}
if (process.argv.includes('--games')) for (const { meta } of games) await wholeGame(meta.id);
await browser.close();
await server.close();
rmSync(data, { recursive: true });
