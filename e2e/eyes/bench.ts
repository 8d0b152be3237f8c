/** The bench for tests: built once, opened in a browser, served by the test itself. */
import { existsSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, mergeConfig } from 'vite';
import { findBrowser } from '../../scripts/tools.ts';
import house from '../../vite.config.ts';
import type { Eyes, Size } from './scene.ts';

declare global {
  interface Window {
    readonly eyes: Eyes;
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = `${ROOT}.cache/eyes/`;
const AT = 'http://bench.test/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What the bench is made of. */
const SOURCES = [
  '{web,games,kernel,bots}/**/*.{ts,tsx,js,json,css,svg}',
  'e2e/eyes/**/*.{ts,tsx,html}',
  'server/protocol.ts',
  'vite.config.ts',
];

function isFresh(): boolean {
  if (!existsSync(`${OUT}index.html`)) return false;
  const made = statSync(`${OUT}index.html`).mtimeMs;
  return globSync(SOURCES, { cwd: ROOT }).every((file) => statSync(`${ROOT}${file}`).mtimeMs < made);
}

const LOCK = `${ROOT}.cache/eyes-build`;
/** Nobody builds so long: whoever left this lock was ended. */
const LEFT_MS = 300_000;

/** Files that run side by side want the same bench: one builds it, the others wait for it. */
async function takeLock(): Promise<void> {
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  for (;;) {
    try {
      mkdirSync(LOCK);
      return;
    } catch {
      const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > LEFT_MS) rmSync(LOCK, { recursive: true, force: true });
      await sleep(100);
    }
  }
}

/** Nothing has to be built again that has not changed. */
export async function buildBench(): Promise<void> {
  await takeLock();
  try {
    if (!isFresh()) await buildAnew();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

async function buildAnew(): Promise<void> {
  const own = {
    root: `${ROOT}e2e/eyes/page`,
    configFile: false as const,
    logLevel: 'warn' as const,
    build: { outDir: OUT, emptyOutDir: true, minify: false as const, reportCompressedSize: false },
  };
  await build(mergeConfig(house, own));
}

/** A file of the bench; every other path is the page itself, and nobody answers for a server. */
async function answer(path: string): Promise<{ status: number; contentType?: string; body: string | Buffer }> {
  if (path.startsWith('/api/')) return { status: 404, contentType: 'application/json', body: '{}' };
  const file = extname(path) === '' ? '/index.html' : path;
  try {
    return { status: 200, contentType: TYPES[extname(file)] ?? 'text/plain', body: await readFile(`${OUT}${file}`) };
  } catch {
    return { status: 404, body: '' };
  }
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('no browser found: install Chromium or Chrome, or set CHROME_PATH');
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** A tab of this size with the bench in it; what its console says as an error is kept. Nothing moves, unless it is asked to. */
export async function openBench(
  browser: Browser,
  size: Size,
  moving = false,
): Promise<{ page: Page; errors: string[] }> {
  // What is narrow is held in the hand: its bars lie over the page, and nothing rests on it.
  const held = size.width < 1000;
  const context = await browser.newContext({
    viewport: size,
    isMobile: held,
    hasTouch: held,
    reducedMotion: moving ? 'no-preference' : 'reduce',
    locale: 'de-DE',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (m) => {
    if (m.type() === 'error' && !/404 \(/.test(m.text())) errors.push(m.text());
  });
  page.on('pageerror', (e) => errors.push(e.message));
  await context.route(`${AT}**`, async (route) => route.fulfill(await answer(new URL(route.request().url()).pathname)));
  await page.goto(AT);
  await page.waitForFunction(() => window.eyes !== undefined);
  return { page, errors };
}
