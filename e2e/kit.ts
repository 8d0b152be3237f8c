/** Real browsers at a real server: what every browser test begins with. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Level } from '../bots/levels.ts';
import { playSeat } from '../scripts/play-seat.ts';
import { findBrowser } from '../scripts/tools.ts';

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const SAME_SEEDS = new URL('./same-seeds.ts', import.meta.url).href;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A name under which a browser finds the house as another device would. */
const NEAR = 'table.test';

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: Level };
export const me: SeatWish = { kind: 'me' };
export const open: SeatWish = { kind: 'open' };
export const bot = (level: Level = 1): SeatWish => ({ kind: 'bot', level });

export const PHONE = { width: 360, height: 740 };
export const TABLET = { width: 768, height: 1024 };
export const DESKTOP = { width: 1440, height: 900 };
export const LAPTOP = { width: 1280, height: 720 };

/** A house for one test file: a server process with a fresh database, and a browser. */
export class House {
  readonly browser: Browser;
  url = '';
  #server: ChildProcess | null = null;
  readonly data = mkdtempSync(join(tmpdir(), 'tafelrunde-e2e-'));
  readonly #env: Readonly<Record<string, string>>;
  readonly #guests: Guest[] = [];

  private constructor(browser: Browser, env: Readonly<Record<string, string>>) {
    this.browser = browser;
    this.#env = env;
  }

  static async open(env: Readonly<Record<string, string>> = {}): Promise<House> {
    const executablePath = findBrowser();
    if (executablePath === null) throw new Error('no browser found: install Chromium or Chrome, or set CHROME_PATH');
    const browser = await chromium.launch({
      executablePath,
      // With the bars that most people have: a driver hides them, and what overflows by a hair goes unseen.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page by any other name than the computer's own is no secure context: as on a phone in the own network.
        `--host-resolver-rules=MAP ${NEAR} 127.0.0.1`,
      ],
    });
    const house = new House(browser, env);
    await house.start('0');
    return house;
  }

  /** Starts the server process on this port; the database stays. */
  async start(port: string = new URL(this.url).port): Promise<void> {
    const child = spawn(process.execPath, ['--import', SAME_SEEDS, MAIN], {
      env: {
        ...process.env,
        PORT: port,
        DATA: this.data,
        TAFELRUNDE_BOT_DELAY: '0',
        DATABASE_URL: '',
        HOST: '127.0.0.1',
        TAFELRUNDE_LIMITS: 'newPerMinute=1000,asksPerMinute=100000',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#server = child;
    this.url = await new Promise<string>((done, fail) => {
      let said = '';
      child.stdout.on('data', (data) => {
        said += String(data);
        const url = /(http:\/\/\S+)/.exec(said)?.[1];
        if (url !== undefined) done(url);
      });
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
    });
  }

  /** The address of the house for a phone in the own network. */
  get near(): string {
    return this.url.replace(/127\.0\.0\.1|localhost/, NEAR);
  }

  /** Ends the server process without a last word. */
  async kill(): Promise<void> {
    const child = this.#server;
    if (child === null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
    this.#server = null;
  }

  /** A person with a browser of their own, until the test is over. */
  async guest(name: string, options: BrowserContextOptions & { lang?: 'de' | 'en'; at?: string } = {}): Promise<Guest> {
    const { lang = 'de', at = this.url, ...rest } = options;
    const context = await this.browser.newContext({
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      locale: lang === 'de' ? 'de-DE' : 'en-GB',
      ...rest,
    });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const guest = new Guest(this, name, context, page, at);
    this.#guests.push(guest);
    await page.goto(at);
    await guest.post('/api/guest', { name });
    return guest;
  }

  async close(): Promise<void> {
    // A browser that does not end keeps nobody waiting.
    await Promise.race([this.browser.close(), sleep(20_000, undefined, { ref: false })]);
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
    for (const g of this.#guests) expect(g.errors, `errors in the console of ${g.name}`).toEqual([]);
  }
}

/** Messages that are the point of a test: no session yet, a server that was killed. */
const EXPECTED = [
  /401 \(Unauthorized\)/,
  /WebSocket connection/,
  /ERR_CONNECTION_(REFUSED|RESET)/,
  /503 \(Service Unavailable\)/,
  /ERR_INTERNET_DISCONNECTED/,
];

export class Guest {
  readonly house: House;
  /** The address by which this browser knows the house. */
  readonly at: string;
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: string[] = [];
  /** All text the socket received: for tests of what must never be on the wire. */
  readonly wire: string[] = [];
  /** All text the socket sent. */
  readonly said: string[] = [];

  constructor(house: House, name: string, context: BrowserContext, page: Page, at = house.url) {
    this.house = house;
    this.at = at;
    this.name = name;
    this.context = context;
    this.page = page;
    page.on('console', (m) => {
      if (m.type() === 'error' && !EXPECTED.some((e) => e.test(m.text()))) this.errors.push(m.text());
    });
    page.on('pageerror', (e) => this.errors.push(e.message));
    page.on('websocket', (ws) => {
      ws.on('framereceived', (f) => this.wire.push(String(f.payload)));
      ws.on('framesent', (f) => this.said.push(String(f.payload)));
    });
  }

  async post(path: string, body: unknown): Promise<{ id: string }> {
    return this.page.evaluate(
      async ([where, what]) => {
        const r = await fetch(where as string, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(what),
        });
        if (!r.ok) throw new Error(`${where}: ${r.status} ${await r.text()}`);
        return (await r.json()) as { id: string };
      },
      [path, body] as const,
    );
  }

  /** Opens a table and sits down at it; returns its id. */
  async newTable(game: string, seats: readonly SeatWish[], options: object = {}): Promise<string> {
    const { id } = await this.post('/api/matches', { game, options, seats, listed: true });
    await this.page.goto(`${this.at}/t/${id}`);
    return id;
  }

  /** Brings a match from a file: whoever brings it sits at its first seat. */
  async bring(record: unknown): Promise<string> {
    const { id } = await this.post('/api/matches/import', record);
    await this.page.goto(`${this.at}/t/${id}`);
    return id;
  }

  /** Opens the replay of a game that is kept with its game. */
  async bringKept(game: string, seats: number): Promise<void> {
    const file = new URL(`../games/${game}/test/fixtures/level2-${seats}.match.json`, import.meta.url);
    const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: unknown };
    const id = await this.bring(record);
    await this.page.goto(`${this.at}/t/${id}/replay`);
    await this.page.locator('input[type=range]').waitFor();
  }

  async join(id: string): Promise<void> {
    await this.post(`/api/matches/${id}/join`, {});
    await this.page.goto(`${this.at}/t/${id}`);
  }

  /** Plays this seat with the casual bot, from a second device of this person, until the game is over. */
  async playOut(id: string): Promise<void> {
    const { url } = this.house;
    const cookies = await this.context.cookies(this.at);
    const cookie = cookies.map((c) => `${c.name}=${c.value}`).join('; ');
    await playSeat({ url, cookie, match: id, level: 1 });
  }

  /**
   * Clicks one of the visible things that fit (a negative `nth` counts from the end), with the mouse, where it is seen.
   * Whole games are hundreds of clicks: only where something is in the way does this wait like a careful hand.
   * False if there is no such thing.
   */
  async click(selector: string, nth = 0, timeout = 2500): Promise<boolean> {
    const enabled = `:is(${selector}):not(:disabled)`;
    const found = await this.page.evaluate(
      ([wanted, n]) => {
        const things = [...document.querySelectorAll(wanted)].filter((e) => e.checkVisibility());
        const at = (n + things.length) % things.length;
        const thing = things[at];
        if (thing === undefined) return null;
        const box = thing.getBoundingClientRect();
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        const hit = document.elementFromPoint(x, y);
        return { at, x, y, free: hit !== null && thing.contains(hit) };
      },
      [enabled, nth] as const,
    );
    if (found === null) return false;
    if (found.free) {
      await this.page.mouse.click(found.x, found.y);
      return true;
    }
    const thing = this.page.locator(enabled).filter({ visible: true }).nth(found.at);
    try {
      await thing.click({ timeout });
      return true;
    } catch (error) {
      // What went away meanwhile need not be clicked; what is there and cannot be clicked is a fault.
      if ((await thing.count()) === 0) return false;
      throw error;
    }
  }

  /** Presses the one primary button, if it can be pressed, and waits until the server has answered. */
  async confirm(): Promise<void> {
    const pressed = await this.click('.btn.primary.go:enabled');
    if (pressed)
      await this.page
        .locator('.fr-prompt[aria-busy="true"], .fr-prompt[aria-busy="true"]')
        .waitFor({ state: 'detached', timeout: 10_000 });
  }

  /** Somebody is asked something here, and no answer is on its way. */
  async asked(): Promise<boolean> {
    return (await this.page.locator(':is(.prompt, .fr-prompt).asked:not([aria-busy="true"])').count()) > 0;
  }

  /** Serious faults that axe-core finds on the page as it is, by all of its rules or by some. */
  async faults(rules?: readonly string[]): Promise<string[]> {
    await this.page.evaluate(AXE);
    return this.page.evaluate(
      async (only) => {
        const { axe } = globalThis as unknown as {
          axe: {
            run: (
              options: object,
            ) => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
          };
        };
        const { violations } = await axe.run(only === null ? {} : { runOnly: only });
        return violations
          .filter((v) => v.impact === 'serious' || v.impact === 'critical')
          .map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 120)).join(' | ')}`);
      },
      rules === undefined ? null : [...rules],
    );
  }
}

const GIVE_UP_MS = 200_000;

/** Repeats `act` until `done` holds: for whole games, where each step may find another question open, or nothing to do yet. */
export async function until(done: () => Promise<boolean>, act: () => Promise<unknown>): Promise<void> {
  const began = Date.now();
  while (Date.now() - began < GIVE_UP_MS) {
    if (await done()) return;
    await act();
  }
  throw new Error(`not done after ${GIVE_UP_MS / 1000} seconds`);
}

/** Things that lie outside the window or are cut off by something that scrolls. */
export async function outOfSight(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].flatMap((e) => {
        const box = e.getBoundingClientRect();
        if (box.width === 0) return [];
        for (let at = e.parentElement; at !== null; at = at.parentElement) {
          const { overflowY, display } = getComputedStyle(at);
          if (at instanceof SVGElement || display === 'contents') continue;
          const frame = at === document.documentElement ? { top: 0, bottom: innerHeight } : at.getBoundingClientRect();
          const cuts = at === document.documentElement || overflowY === 'auto' || overflowY === 'hidden';
          if (cuts && (box.top < frame.top - 3 || box.bottom > frame.bottom + 3))
            return [e.getAttribute('class') ?? ''];
        }
        return [];
      }),
    selectors.join(','),
  );
}

/** Letters of the board that are smaller than `least` on the screen. */
export async function smallText(page: Page, least: number): Promise<string[]> {
  return page.evaluate((px) => {
    const found = new Set<string>();
    for (const e of document.querySelectorAll<HTMLElement | SVGGraphicsElement>('.fr-board *')) {
      const own = [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent?.trim() !== '');
      if (!own || !e.checkVisibility()) continue;
      const scale = e instanceof SVGGraphicsElement ? (e.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(e).fontSize) * scale;
      if (size < px) found.add(`${size.toFixed(1)} ${e.getAttribute('class')}`);
    }
    return [...found];
  }, least);
}

/** Things of the board that lie over each other, and things whose contents do not fit into them. */
export async function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const things = [...document.querySelectorAll<HTMLElement>('.fr-board .thing')].filter(
      (e) => e instanceof HTMLElement && e.checkVisibility(),
    );
    const name = (e: HTMLElement): string => e.dataset.place ?? e.className;
    for (const [i, a] of things.entries()) {
      const box = a.getBoundingClientRect();
      for (const b of things.slice(i + 1)) {
        if (a.contains(b) || b.contains(a)) continue;
        const other = b.getBoundingClientRect();
        const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (wide > 3 && high > 3) found.push(`${name(a)} and ${name(b)} overlap`);
      }
      for (const part of a.querySelectorAll('span, b, small, em, i, svg')) {
        const inner = part.getBoundingClientRect();
        if (inner.width < 2 || getComputedStyle(part).position === 'absolute') continue;
        if (inner.right > box.right + 3 || inner.bottom > box.bottom + 3)
          found.push(`${name(a)}: ${part.getAttribute('class')} does not fit`);
      }
    }
    return found;
  });
}
