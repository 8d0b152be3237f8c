/** Coming back without a password: another device, open sessions, all my data, and going for good; a page put aside comes back as it was. */
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { findBrowser } from '../scripts/tools.ts';
import { bot, House, me, PHONE } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const known = (page: Page): Promise<number> => page.evaluate(async () => (await fetch('/api/me')).status);

it('a link lets another device in, once; sessions are listed and ended; everything can be taken along; then I am gone', async () => {
  // This device's own name leads no other one here.
  const lea = await house.guest('Lea', { at: house.near });
  await lea.newTable('my-city', [me, bot()]);
  const table = lea.page.url();
  await lea.page.goto(`${lea.at}/you`);

  // The other device opens the link, both show the same word, and this one lets it in.
  await lea.page.getByRole('button', { name: /Auf einem anderen Gerät weiterspielen/ }).click();
  // A camera wants ink on paper.
  const filled = (part: string): Promise<string> =>
    lea.page.locator(`dialog[open] .qr ${part}`).evaluate((e) => getComputedStyle(e).fill);
  expect([await filled('rect'), await filled('path')]).toEqual(['rgb(253, 249, 239)', 'rgb(43, 36, 30)']);
  const link = await lea.page.locator('dialog[open]').getByText('/come/').textContent();
  expect(link).toMatch(/\/come\/[\w-]{43}/);
  const phone = await house.browser.newContext({ viewport: PHONE, locale: 'de-DE', reducedMotion: 'reduce' });
  onTestFinished(() => phone.close());
  const there = await phone.newPage();
  const address = `http://${(link ?? '').trim().replace(/^https?:\/\//, '')}`;
  await there.goto(lea.at);
  await there.evaluate(() =>
    fetch('/api/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ben' }),
    }),
  );
  await there.goto(address);
  await there.getByRole('heading', { name: 'Hier als Lea weiterspielen?' }).waitFor();
  // Opened is not signed in: whoever was here stays until the button is pressed.
  await there.getByText('Gerade bist du hier Ben.').waitFor();
  await there.getByText('Ben hat weder Passkey noch Notfallcode').waitFor();
  expect(await there.evaluate(async () => (await (await fetch('/api/me')).json()).name)).toBe('Ben');
  expect(await lea.page.getByRole('button', { name: 'Das ist mein Gerät' }).isDisabled()).toBe(true);
  await there.getByRole('button', { name: 'Als Lea weiterspielen' }).click();
  await there.locator('.pair').waitFor();
  const word = (await there.locator('.pair').textContent()) ?? '';
  expect(word).toMatch(/\S{3}/);
  await expect.poll(() => lea.page.locator('dialog[open] .pair').textContent(), { timeout: 10_000 }).toBe(word);
  await lea.page.getByRole('button', { name: 'Das ist mein Gerät' }).click();
  await there.waitForURL(`${lea.at}/`);
  await there.goto(table);
  await there.locator('.seat-menu').waitFor();

  // The link was for one device.
  const third = await house.browser.newContext({ locale: 'de-DE' });
  onTestFinished(() => third.close());
  const late = await third.newPage();
  await late.goto(address);
  await late.getByText('Dieser Link ist verbraucht oder zu alt. Hol dir auf dem anderen Gerät einen neuen.').waitFor();

  // Two sessions; this one ends the other, which is a stranger from then on.
  await lea.page.goto(`${lea.at}/you`);
  await lea.page.getByText('Hier bist du angemeldet').waitFor();
  await expect.poll(() => lea.page.getByRole('button', { name: 'Abmelden' }).count()).toBeGreaterThan(0);
  await lea.page.getByRole('button', { name: 'Alle anderen abmelden' }).click();
  await expect.poll(() => known(there)).toBe(401);

  // Everything about me in one file.
  const [file] = await Promise.all([
    lea.page.waitForEvent('download'),
    lea.page.getByRole('link', { name: 'Herunterladen' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('tafelrunde.json');

  // Gone: only after my name was typed.
  await lea.page.getByRole('button', { name: 'Löschen …' }).click();
  const gone = lea.page.getByRole('button', { name: 'Für immer löschen' });
  expect(await gone.isDisabled()).toBe(true);
  await lea.page.locator('dialog[open] input').fill('Lea');
  await gone.click();
  await expect.poll(() => known(lea.page)).toBe(401);
});

it('a table that was left by a link outside comes back from the memory of the browser, and hears what happened', async () => {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('no browser found');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(house.url);
  const post = async (path: string, data: unknown): Promise<{ id: string }> =>
    (await page.request.post(`${house.url}/api${path}`, { data, headers: { origin: house.url } })).json();
  await post('/guest', { name: 'Ole' });
  const { id } = await post('/matches', { game: 'my-city', options: {}, seats: [me, bot()], listed: false });
  await page.goto(`${house.url}/t/${id}`);
  await page.locator('.mc-board').first().waitFor();
  await page.evaluate(() => {
    addEventListener('pageshow', (e) => Object.assign(globalThis, { kept: e.persisted }));
  });
  await page.goto(`${house.url}/api/health`);
  // A page from memory does not load: nothing to wait for but the page itself.
  await page.goBack({ waitUntil: 'commit' });
  await page.locator('.mc-board').first().waitFor();
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { kept?: boolean }).kept)).toBe(true);
  // The line is open again: a move made elsewhere is seen.
  await post(`/matches/${id}/act`, { do: 'resign' });
  await page.locator('.end').first().waitFor();
});
