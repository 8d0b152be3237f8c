/** Nothing that scrolls overflows by a hair: at every table and size, with the bars that Windows and Linux draw. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameEntry, games } from '../games/index.ts';
import { Match, type MatchRecord, parseMove } from '../kernel/index.ts';
import { DESKTOP, type Guest, House, LAPTOP, me, open, PHONE, TABLET } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const SIZES = [DESKTOP, LAPTOP, TABLET, PHONE];

/** A kept game up to questions to its first seat: its first, one of the middle, its last; and its end. */
async function kept(game: string, seats: number): Promise<Record<string, unknown>> {
  const module = (await gameEntry(game)?.load())?.module;
  if (module === undefined) throw new Error(`no game: ${game}`);
  const file = new URL(`../games/${game}/test/fixtures/level2-${seats}.match.json`, import.meta.url);
  const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: MatchRecord };
  const match = Match.replay(module.game, record, 0);
  const asked: unknown[] = [];
  for (const { seat, move } of record.moves) {
    if (match.open[0]?.seat === 0) asked.push(match.record());
    const parsed = parseMove(module.game.moves, move);
    if (parsed !== null) match.play(seat, parsed);
  }
  return { start: asked[0], middle: asked[asked.length >> 1], last: asked.at(-1), end: match.record() };
}

/** Everything is drawn that was asked for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Boxes that scroll by a hair: somebody gets a bar for nothing, and the bar takes room from what fitted before. */
async function strayBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stray = (n: number): boolean => n >= 1 && n <= 12;
    return [...document.querySelectorAll('*')].flatMap((e) => {
      if (!e.checkVisibility()) return [];
      const root = e === document.documentElement;
      const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(e);
      // Words that a finger can move show no bar at all.
      if (scrollbarWidth === 'none') return [];
      const scrolls = (overflow: string): boolean =>
        overflow === 'auto' || overflow === 'scroll' || (root && overflow === 'visible');
      const [wide, high] = [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight];
      const name = `${e.localName}.${[...e.classList].join('.')}`;
      return [
        ...(scrolls(overflowX) && stray(wide) ? [`${name} is ${wide} px too wide`] : []),
        ...(scrolls(overflowY) && stray(high) ? [`${name} is ${high} px too high`] : []),
      ];
    });
  });
}

async function look(g: Guest, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await g.page.setViewportSize(size);
    await settled(g.page);
    found.push(...(await strayBars(g.page)).map((box) => `${where}, ${size.width} × ${size.height}: ${box}`));
  }
  return found;
}

it.each(
  games.flatMap(({ meta }) =>
    [...new Set([Math.min(...meta.seats), Math.max(...meta.seats)])].map((n) => [meta.id, n] as const),
  ),
)('%s with %i seats', async (game, seats) => {
  const ida = await house.guest('Ida');
  const found: string[] = [];
  for (const [name, record] of Object.entries(await kept(game, seats))) {
    await ida.bring(record);
    if (name === 'end') await ida.page.locator('main.end').waitFor();
    else await ida.page.locator('.fr-prompt.asked').waitFor();
    for (let n = 0; n < 9 && (await ida.click('.fr-moment .btn')); n++) await settled(ida.page);
    found.push(...(await look(ida, name)));
    // Chosen, the question says what would follow.
    if (name === 'middle' && (await ida.click('.fr-board [data-move]')))
      found.push(...(await look(ida, `${name}, chosen`)));
  }
  expect(found).toEqual([]);
});

it('the pages of the house, and what opens at a table', async () => {
  const ida = await house.guest('Ida');
  const found: string[] = [];
  const pages = [
    '/',
    '/games/my-city',
    ...games.map(({ meta }) => `/games/${meta.id}/rules`),
    '/rules/glass-road',
    '/nowhere',
    '/you',
    '/enter',
    '/about',
  ];
  for (const path of pages) {
    await ida.page.goto(`${house.url}${path}`);
    await ida.page.locator('main h1').first().waitFor();
    found.push(...(await look(ida, path)));
  }
  await ida.newTable('garden-nation', [me, open]);
  await ida.page.locator('.room').waitFor();
  found.push(...(await look(ida, 'waiting room')));
  await ida.bring((await kept('garden-nation', 3)).middle);
  await ida.page.locator('.fr-prompt.asked').waitFor();
  for (const name of ['Verlauf', 'Alle Möglichkeiten', 'Menü']) {
    await ida.page.setViewportSize(DESKTOP);
    await ida.page.getByRole('button', { name, exact: true }).first().click();
    found.push(...(await look(ida, name)));
    await ida.page.keyboard.press('Escape');
  }
  expect(found).toEqual([]);
});
