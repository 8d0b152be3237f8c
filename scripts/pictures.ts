/**
 * Pictures of every screen on real positions, for looking at and for the README. Needs a built client (npm start builds it).
 * Usage: node scripts/pictures.ts FOLDER [GAME…]
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { gameEntry, games } from '#games';
import { createServer } from '../server/index.ts';
import { playSeat } from './play-seat.ts';
import { findBrowser } from './tools.ts';

const SIZES = { 360: 740, 768: 1024, 1440: 900 } as const;
const [folder = 'pictures', ...wanted] = process.argv.slice(2);
const ids = wanted.length > 0 ? wanted : games.map((g) => g.meta.id);
/** Own moves made before the picture of a running game is taken. */
const MIDDLE: Readonly<Record<string, number>> = {
  'my-city': 13,
  'garden-nation': 12,
  'bora-bora': 45,
  'glass-road': 45,
  'tribes-of-the-wind': 50,
};

const executablePath = findBrowser();
if (executablePath === null) throw new Error('no browser found');
const data = mkdtempSync(join(tmpdir(), 'tafelrunde-pictures-'));
const server = await createServer({ data, botDelayMs: 0 });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
mkdirSync(folder, { recursive: true });

async function post(path: string, body: unknown, cookie = ''): Promise<Response> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function shoot(cookie: string, name: string, path: string): Promise<void> {
  const [key = '', value = ''] = cookie.split('=');
  for (const [width, height] of Object.entries(SIZES))
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: { width: Number(width), height },
        colorScheme,
        locale: 'de-DE',
        reducedMotion: 'reduce',
      });
      await context.addCookies([{ name: key, value, url: server.url }]);
      const page = await context.newPage();
      await page.goto(server.url + path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(400);
      const file = `${folder}/${name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.jpg`;
      await page.screenshot({ path: file, type: 'jpeg', quality: 82 });
      await context.close();
    }
}

const response = await post('/api/guest', { name: 'Mira', colour: 1 });
const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
for (const id of ids) {
  const seats = gameEntry(id)?.meta.seats.includes(3) ? 3 : 2;
  const wishes = [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 2 }))];
  const table = async (): Promise<string> => {
    const made = await post('/api/matches', { game: id, options: {}, seats: wishes, listed: true }, cookie);
    return ((await made.json()) as { id: string }).id;
  };
  const middle = await table();
  await playSeat({ url: server.url, cookie, match: middle, level: 2, most: MIDDLE[id] ?? 10 });
  await shoot(cookie, `${id}-middle`, `/t/${middle}`);
  const end = await table();
  await playSeat({ url: server.url, cookie, match: end, level: 2 });
  await shoot(cookie, `${id}-end`, `/t/${end}`);
  await shoot(cookie, `${id}-replay`, `/t/${end}/replay`);
}
await shoot(cookie, 'lobby', '/');
await shoot(cookie, 'rules', '/rules/my-city');
await browser.close();
await server.close();
rmSync(data, { recursive: true, force: true });
