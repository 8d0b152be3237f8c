/**
 * Eyes: laws that look at the real page, over all games, kept positions, screens and sizes, without a server.
 *
 *   node node_modules/vitest/vitest.mjs run --project e2e e2e/eyes/eyes.test.ts
 *
 * `EYES=glass-road,1280,hits` looks at a part only: names of games, widths of windows, laws, screens, languages, in any order;
 * every finding of it is printed and nothing has to be known. `EYES_PICTURES=folder` keeps a picture of each scene there.
 * What is found and not yet mended stands in known.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from '../../games/index.ts';
import { buildBench, openBrowser } from './bench.ts';
import { KNOWN, SOMETIMES } from './known.ts';
import { LAW_NAMES } from './law-names.ts';
import { allScenes } from './scenes.ts';
import { type Found, SIZES, walk } from './walk.ts';

const FOLDER = fileURLToPath(new URL('../../.cache/', import.meta.url));
const wanted = (process.env.EYES ?? '').split(',').filter((word) => word !== '');
const isPart = wanted.length > 0;

/** Of these the ones that are wanted by name; all, if none of them is. */
function some<T>(all: readonly T[], name: (x: T) => string): readonly T[] {
  const chosen = all.filter((x) => wanted.includes(name(x)));
  return chosen.length > 0 ? chosen : all;
}

/** One line for each thing, and in how many scenes it is found. */
function summed(all: readonly Found[]): readonly string[] {
  return [...Map.groupBy(all, (f) => f.key)].map(([key, [first, ...more]]) => {
    return `${first?.line}   [${key}]${more.length === 0 ? '' : ` and ${more.length} more`}`;
  });
}

let browser: Browser;
let found: readonly Found[] = [];

beforeAll(async () => {
  await buildBench();
  browser = await openBrowser();
  const began = Date.now();
  const scenes = await allScenes();
  const ofGames = scenes.filter((s) => some(games, (g) => g.meta.id).some((g) => g.meta.id === s.game));
  const chosen = some(
    some(ofGames, (s) => s.screen),
    (s) => s.lang ?? 'de',
  );
  const sizes = some(SIZES, (s) => String(s.width));
  const laws = some(LAW_NAMES, (law) => law);
  found = await walk(browser, { scenes: chosen, sizes, laws, pictures: process.env.EYES_PICTURES });
  const lines = [...new Set(found.map((f) => `${f.line}   [${f.key}]`))];
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}eyes-found.txt`, lines.map((line) => `${line}\n`).join(''));
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.info(
    `${chosen.length} scenes at ${sizes.length} sizes in ${seconds} s: ${lines.length} findings (.cache/eyes-found.txt)`,
  );
  console.info(
    `${KNOWN.length + SOMETIMES.length} lines of findings are known and wait to be mended (e2e/eyes/known.ts)`,
  );
  if (isPart) console.info(summed(found).join('\n'));
}, 3_000_000);
afterAll(() => browser?.close());

it.each(['shown', ...LAW_NAMES])('%s', (law) => {
  const news = found.filter((f) => f.law === law && (isPart || !(KNOWN.includes(f.key) || SOMETIMES.includes(f.key))));
  expect(summed(news)).toEqual([]);
});

it.skipIf(isPart)('what is known is still to be found', () => {
  const keys = new Set(found.map((f) => f.key));
  expect(KNOWN.filter((key) => !keys.has(key))).toEqual([]);
});
