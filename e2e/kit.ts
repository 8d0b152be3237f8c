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
import { WebSocket } from 'ws';
import { chooseMove } from '#bots';
import { gameEntry } from '#games';
import { notate } from '#kernel';
import type { ServerMessage, TableMessage } from '#server/protocol.ts';
import { findBrowser } from '../scripts/tools.ts';

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: 1 | 2 };
export const me: SeatWish = { kind: 'me' };
export const open: SeatWish = { kind: 'open' };
export const bot = (level: 1 | 2 = 1): SeatWish => ({ kind: 'bot', level });

export const PHONE = { width: 360, height: 740 };
export const TABLET = { width: 768, height: 1024 };
export const DESKTOP = { width: 1440, height: 900 };

/** A house for one test file: a server process with a fresh database, and a browser. */
export class House {
  readonly browser: Browser;
  url = '';
  #server: ChildProcess | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), 'tafelrunde-e2e-'));
  readonly #guests: Guest[] = [];

  private constructor(browser: Browser) {
    this.browser = browser;
  }

  static async open(): Promise<House> {
    const executablePath = findBrowser();
    if (executablePath === null) throw new Error('no browser found: install Chromium or Chrome, or set CHROME_PATH');
    const browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    const house = new House(browser);
    await house.start('0');
    return house;
  }

  /** Starts the server process on this port; the database stays. */
  async start(port: string = new URL(this.url).port): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        PORT: port,
        DATA: this.#data,
        TAFELRUNDE_BOT_DELAY: '0',
        DATABASE_URL: '',
        HOST: '127.0.0.1',
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
  async guest(name: string, options: BrowserContextOptions & { lang?: 'de' | 'en' } = {}): Promise<Guest> {
    const { lang = 'de', ...rest } = options;
    const context = await this.browser.newContext({
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      locale: lang === 'de' ? 'de-DE' : 'en-GB',
      ...rest,
    });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const guest = new Guest(this, name, context, page);
    this.#guests.push(guest);
    await page.goto(this.url);
    await guest.post('/api/guest', { name });
    // What the form of the lobby does after a name was given.
    await page.evaluate(() => localStorage.setItem('tafelrunde:known', '1'));
    return guest;
  }

  async close(): Promise<void> {
    // A browser that does not end keeps nobody waiting.
    await Promise.race([this.browser.close(), sleep(20_000, undefined, { ref: false })]);
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
    for (const g of this.#guests) expect(g.errors, `errors in the console of ${g.name}`).toEqual([]);
  }
}

/** Messages that are the point of a test: no session yet, a server that was killed. */
const EXPECTED = [
  /401 \(Unauthorized\)/,
  /WebSocket connection/,
  /ERR_CONNECTION_REFUSED/,
  /ERR_INTERNET_DISCONNECTED/,
];

export class Guest {
  readonly house: House;
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: string[] = [];
  /** All text the socket received: for tests of what must never be on the wire. */
  readonly wire: string[] = [];

  constructor(house: House, name: string, context: BrowserContext, page: Page) {
    this.house = house;
    this.name = name;
    this.context = context;
    this.page = page;
    page.on('console', (m) => {
      if (m.type() === 'error' && !EXPECTED.some((e) => e.test(m.text()))) this.errors.push(m.text());
    });
    page.on('pageerror', (e) => this.errors.push(e.message));
    page.on('websocket', (ws) => ws.on('framereceived', (f) => this.wire.push(String(f.payload))));
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
    await this.page.goto(`${this.house.url}/t/${id}`);
    return id;
  }

  async join(id: string): Promise<void> {
    await this.post(`/api/matches/${id}/join`, {});
    await this.page.goto(`${this.house.url}/t/${id}`);
  }

  /** Plays this seat with the casual bot, from a second device of this person, until the game is over. */
  async playOut(id: string): Promise<void> {
    const cookies = await this.context.cookies(this.house.url);
    const socket = new WebSocket(`${this.house.url.replace('http', 'ws')}/api/live`, {
      headers: { cookie: cookies.map((c) => `${c.name}=${c.value}`).join('; '), origin: this.house.url },
    });
    let seen = -1;
    let said = '';
    const say = (): void => socket.send(said);
    const answer = async (m: TableMessage): Promise<void> => {
      const module = (await gameEntry(m.game)?.load())?.module;
      if (module === undefined || m.mySeat === null || !m.waitingFor.includes(m.mySeat)) return;
      const move = notate(module.game.moves, chooseMove(module, 1, m.view, m.mySeat, `${id}/${m.version}`));
      said = JSON.stringify({ t: 'move', id: `m${m.version}`, match: id, version: m.version, move });
      say();
    };
    await new Promise<void>((done, fail) => {
      socket.on('error', fail);
      socket.on('close', () => fail(new Error('the server closed the connection')));
      socket.on('open', () => socket.send(JSON.stringify({ t: 'watch', match: id })));
      socket.on('message', (text) => {
        const m = JSON.parse(String(text)) as ServerMessage;
        // Others may answer at the same time: what comes after that is answered anew.
        if (m.t === 'refused' && m.reason !== 'stale') fail(new Error(`refused: ${String(text)}`));
        // The server lets nobody talk for long at the pace of this loop.
        else if (m.t === 'error' && m.key === 'too-fast') setTimeout(say, 2000);
        else if (m.t === 'error') fail(new Error(m.key));
        if (m.t !== 'table' || m.version === seen) return;
        seen = m.version;
        if (m.status === 'finished') done();
        else answer(m).catch(fail);
      });
    });
    socket.close();
  }

  /**
   * Clicks one of the visible things that fit (a negative `nth` counts from the end), with the mouse, where it is seen.
   * Whole games are hundreds of clicks: only where something is in the way does this wait like a careful hand.
   * False if there is no such thing.
   */
  async click(selector: string, nth = 0, timeout = 2500): Promise<boolean> {
    const found = await this.page.evaluate(
      ([wanted, n]) => {
        const things = [...document.querySelectorAll(wanted)].filter(
          (e) => e.checkVisibility() && e.matches(':not(:disabled)'),
        );
        const at = things.length === 0 ? -1 : (n + things.length) % things.length;
        const thing = things[at];
        if (thing === undefined) return null;
        const middle = (): { x: number; y: number } | null => {
          const box = thing.getBoundingClientRect();
          const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
          const hit = document.elementFromPoint(point.x, point.y);
          return hit !== null && thing.contains(hit) ? point : null;
        };
        return { at, point: middle() };
      },
      [selector, nth] as const,
    );
    if (found === null) return false;
    if (found.point !== null) await this.page.mouse.click(found.point.x, found.point.y);
    else await this.page.locator(selector).filter({ visible: true }).nth(found.at).click({ timeout });
    return true;
  }

  /** Presses the one primary button, if it can be pressed, and waits until the server has answered. */
  async confirm(): Promise<void> {
    const pressed = await this.click('.btn.primary.go:enabled').catch(() => true);
    if (pressed) await this.page.locator('.prompt[aria-busy="true"]').waitFor({ state: 'detached', timeout: 10_000 });
  }

  /** Somebody is asked something here, and no answer is on its way. */
  async asked(): Promise<boolean> {
    return (await this.page.locator('.prompt.asked:not([aria-busy="true"])').count()) > 0;
  }

  /** Serious faults that axe-core finds on the page as it is. */
  async faults(): Promise<string[]> {
    await this.page.evaluate(AXE);
    return this.page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run: () => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
      };
      const { violations } = await axe.run();
      return violations
        .filter((v) => v.impact === 'serious' || v.impact === 'critical')
        .map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 120)).join(' | ')}`);
    });
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
