/** A page that waits lies still: no style pass and no layout, with all motion switched on; what the compositor alone moves costs neither. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from '../../games/index.ts';
import { buildBench, openBench, openBrowser } from './bench.ts';
import type { Scene } from './scene.ts';

let browser: Browser;
beforeAll(async () => {
  await buildBench();
  browser = await openBrowser();
}, 600_000);
afterAll(() => browser?.close());

const DESKTOP = { width: 1440, height: 900 };
const LOOK_MS = 1500;
/** What loads or comes to rest has so many looks to do so; what never rests is seen in each of them. */
const LOOKS = 6;

async function countsOf(session: CDPSession): Promise<{ readonly layouts: number; readonly styles: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const count = (name: string): number => metrics.find((m) => m.name === name)?.value ?? 0;
  return { layouts: count('LayoutCount'), styles: count('RecalcStyleCount') };
}

/** What a page does while nobody touches it; empty as soon as it lies still. */
async function unrest(page: Page, looks = LOOKS): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let said = '';
  for (let n = 0; n < looks; n++) {
    await sleep(LOOK_MS);
    const before = await countsOf(session);
    await sleep(LOOK_MS);
    const after = await countsOf(session);
    const [layouts, styles] = [after.layouts - before.layouts, after.styles - before.styles];
    if (layouts + styles === 0) return '';
    said = `${layouts} layouts and ${styles} style passes in ${LOOK_MS / 1000} s`;
  }
  return said;
}

const scenesOf = (game: string, seats: number): readonly Scene[] => [
  { screen: 'play', game, kept: `level2-${seats}`, at: 0.5, moving: true },
  { screen: 'waiting', game, kept: `level2-${seats}`, at: 0.5, moving: true },
  { screen: 'page', game, path: `/games/${game}`, moving: true },
  { screen: 'page', game, path: `/games/${game}/rules`, moving: true },
];

it.each(games.map(({ meta }) => [meta.id, Math.max(...meta.seats)] as const))('%s', async (game, seats) => {
  const found = await Promise.all(
    scenesOf(game, seats).map(async (scene) => {
      const { page } = await openBench(browser, DESKTOP, true);
      await page.evaluate((s) => window.eyes.show(s), scene);
      const said = await unrest(page);
      await page.context().close();
      return said === '' ? [] : [`${scene.screen} ${scene.path ?? ''}: ${said}`];
    }),
  );
  expect(found.flat()).toEqual([]);
});

const RESTLESS = [
  [
    'a width that grows for ever',
    'from { width: 10px } to { width: 20px }',
    /^[1-9]\d* layouts and [1-9]\d* style passes/,
  ],
  ['a colour that never rests', 'from { color: red } to { color: blue }', /^0 layouts and [1-9]\d* style passes/],
  ['what the compositor moves', 'from { transform: none } to { transform: rotate(1turn) }', /^$/],
] as const;

it.each(RESTLESS)('%s', async (_, keyframes, says) => {
  const { page } = await openBench(browser, DESKTOP, true);
  await page.evaluate((frames) => {
    document.head.innerHTML = `<style>@keyframes endless { ${frames} } i { display: block; width: 20px; animation: endless 1s infinite }</style>`;
    document.body.innerHTML = '<i>.</i>';
  }, keyframes);
  expect(await unrest(page, 1)).toMatch(says);
  await page.context().close();
});
