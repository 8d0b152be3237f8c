/** The pictures that others show for a link to a table: the cover of the game on paper. Usage: node scripts/link-pictures.ts */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { games } from '#games';
import { findBrowser } from './tools.ts';

const OUT = fileURLToPath(new URL('../web/public/link/', import.meta.url));
const executablePath = findBrowser();
if (executablePath === null) throw new Error('no browser found');
mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const { meta } of games) {
  const cover = readFileSync(new URL(`../web/lobby/covers/${meta.id}.svg`, import.meta.url), 'utf8');
  await page.setContent(
    `<style>body{margin:0;background:#f4ecdb;display:grid;place-items:center;height:100vh}
     svg{width:auto;height:560px;border-radius:14px;box-shadow:0 18px 48px rgb(60 40 20/.3)}</style>${cover}`,
  );
  await page.screenshot({ path: `${OUT}${meta.id}.jpg`, type: 'jpeg', quality: 72 });
}
await browser.close();
