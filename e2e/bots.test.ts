/** Bots that think, and advice found like their moves: what somebody sees of it at the table. */

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hand } from './hand.ts';
import { bot, DESKTOP, type Guest, House, me, PHONE, TABLET, until } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Asks for advice and takes the best line: it is chosen on the board, and nothing is played. */
async function takeHint(g: Guest): Promise<void> {
  const { page } = g;
  const panel = page.locator('.hint-panel');
  // A card of the table may come first: it is put aside.
  await until(
    async () => (await panel.count()) > 0,
    async () => (await g.click('.fr-moment .btn')) || (await g.click('.hint-button')) || page.waitForTimeout(50),
  );
  await expect.poll(() => panel.innerText(), { timeout: 60_000 }).toMatch(/Zug 1 auswählen/);
  const box = await panel.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width + 1, 'the panel is not cut').toBe(true);
  expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) < height, 'the panel is in sight').toBe(true);
  // The best turn is ringed on the board, and its number is in sight: neither the sheet of a phone nor the panel lies on it.
  const disc = page.locator('.hint-marks .hn[aria-pressed="true"]');
  await expect
    .poll(() =>
      disc.evaluate((el) => {
        const { left, top, width: w, height: h } = el.getBoundingClientRect();
        return document.elementFromPoint(left + w / 2, top + h / 2) === el;
      }),
    )
    .toBe(true);
  expect(await page.locator('.hint-marks path').first().getAttribute('d')).toMatch(/^M/);
  await g.click('.hint-panel .take');
  await expect.poll(() => page.locator('.fr-prompt').getAttribute('data-gesture'), { timeout: 10_000 }).not.toBe('');
  expect(g.said.filter((m) => /"t":"moves?"/.test(m))).toEqual([]);
}

/** Each game in one window; where marks and panel lie in the others the eyes look (e2e/eyes, `hint`). */
const TABLES = [
  ['my-city', TABLET],
  ['garden-nation', PHONE],
  ['tribes-of-the-wind', DESKTOP],
  ['glass-road', PHONE],
  ['bora-bora', TABLET],
] as const;

it.each(TABLES)('a hint in %s is shown, explained and taken at %o', async (game, viewport) => {
  const ina = await house.guest('Ina', { viewport, hasTouch: viewport === PHONE });
  await ina.newTable(game, [me, bot(1)]);
  await takeHint(ina);
});

describe('a bot that thinks', () => {
  it('says so until it has moved', async () => {
    const uwe = await house.guest('Uwe', { viewport: PHONE });
    await uwe.newTable('garden-nation', [bot(5), me]);
    const hand = new Hand(uwe);
    const line = uwe.page.locator('.thinking-line');
    await until(
      async () => (await line.count()) > 0,
      () => hand.answer(),
    );
    // What it says is read aloud, and the table goes on by itself.
    await line.waitFor({ state: 'detached', timeout: 60_000 });
  });
});

/** The dialog of a new table, opened in the lobby. */
async function newTable({ page }: Guest, game: string): Promise<Locator> {
  await page.goto(house.url);
  await page.locator(`.pickg[data-game="${game}"] button`).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('.ladder').waitFor();
  return dialog;
}

const hintsBox = (where: Locator): Locator => where.getByRole('checkbox', { name: 'Tipps erlauben' });
const hintsSaid = (page: Page): Promise<string> =>
  page.locator('.opts dl > div').filter({ hasText: 'Tipps erlauben' }).locator('dd').innerText();

describe('hints are the table’s choice', () => {
  it('against bots they are there unless somebody wants none', async () => {
    const ute = await house.guest('Ute');
    const dialog = await newTable(ute, 'my-city');
    await expect.poll(() => hintsBox(dialog).isChecked()).toBe(true);
    await hintsBox(dialog).uncheck();
    await dialog.getByRole('button', { name: 'Losspielen' }).click();
    await expect.poll(() => ute.asked()).toBe(true);
    expect(await ute.page.locator('.hint-button').count()).toBe(0);
  });

  it('among friends everybody sees in the waiting room whether there are any, and then all have the button', async () => {
    const ute = await house.guest('Ute');
    const dialog = await newTable(ute, 'my-city');
    await dialog.getByText('Mit Freunden').click();
    await expect.poll(() => hintsBox(dialog).isChecked()).toBe(false);
    await dialog.getByRole('button', { name: 'Tisch öffnen' }).click();
    await ute.page.locator('.opts').waitFor();
    const jan = await house.guest('Jan', { viewport: PHONE });
    await jan.join(ute.page.url().split('/t/')[1] ?? '');
    await jan.page.locator('.opts').waitFor();
    for (const { page } of [ute, jan]) expect(await hintsSaid(page)).toBe('nein');
    // Who opened the table changes it, and the other reads it at once.
    await ute.page.locator('.opts').getByRole('button', { name: 'Ändern' }).click();
    await hintsBox(ute.page.locator('dialog[open]')).check();
    await ute.page.locator('dialog[open]').getByRole('button', { name: 'Speichern' }).click();
    for (const { page } of [ute, jan]) await expect.poll(() => hintsSaid(page)).toBe('ja');
    await jan.page.getByRole('button', { name: 'Ich bin bereit' }).click();
    await ute.page.getByRole('button', { name: 'Beginnen' }).click();
    for (const { page } of [ute, jan]) await page.locator('.hint-button').waitFor();
  });

  it('a game with a hint does not count, and says so where its result would', async () => {
    const ute = await house.guest('Ute');
    const { page } = ute;
    const sentence = page.getByText('Mit Tipp gespielt: zählt nicht.');
    const played: string[] = [];
    for (const hinted of [true, false]) {
      const id = await ute.newTable('my-city', [me]);
      if (hinted) await takeHint(ute);
      played.push(id);
      await ute.playOut(id);
      await page.locator('main.end').waitFor();
      await expect.poll(() => page.locator('.solo-best').count()).toBe(hinted ? 0 : 1);
      expect(await sentence.count()).toBe(hinted ? 1 : 0);
    }
    // The first one that counts is the second one.
    await expect.poll(() => page.locator('.solo-best').innerText()).toBe('Dein erstes Ergebnis hier.');
  });
});

describe('the dialog knows me', () => {
  const chosen = (dialog: Locator): Promise<string> => dialog.locator('.ladder .on b').first().innerText();
  const results = (level: number, won: number, played: number, seats = 2) =>
    Array.from({ length: played }, (_, i) => ({ total: 30, rank: i < won ? 1 : 2, seats, bots: level }));

  it('and offers the strength at which I win about a third, with a sentence about it', async () => {
    const ute = await house.guest('Ute');
    const record = { results: [...results(2, 9, 10), ...results(3, 3, 10), ...results(4, 0, 3)] };
    await ute.page.route('**/api/games/my-city/mine', (route) => route.fulfill({ json: record }));
    const dialog = await newTable(ute, 'my-city');
    await expect.poll(() => chosen(dialog)).toBe('Geübt');
    const says = dialog.locator('.lv-says');
    expect(await says.innerText()).toBe('Gegen „Geübt“ gewinnst du zurzeit etwa 3\u00a0von\u00a010 Partien.');
    await dialog.getByText('Stark', { exact: true }).click();
    await expect.poll(() => says.innerText()).toBe('');
    // With another number at the table nothing is known, and what was chosen stays.
    await dialog.getByText('3', { exact: true }).click();
    await says.waitFor({ state: 'detached' });
    expect(await chosen(dialog)).toBe('Stark');
  });

  it('but never takes back what I have chosen meanwhile', async () => {
    const ute = await house.guest('Ute');
    let answer = (): void => {};
    const asked = new Promise<void>((done) => {
      answer = done;
    });
    await ute.page.route('**/api/games/my-city/mine', async (route) => {
      await asked;
      await route.fulfill({ json: { results: results(3, 3, 10) } });
    });
    const dialog = await newTable(ute, 'my-city');
    expect(await chosen(dialog)).toBe('Neu dabei');
    await dialog.getByText('Meisterhaft', { exact: true }).click();
    answer();
    await dialog.locator('.lv-says').waitFor({ state: 'attached' });
    expect(await chosen(dialog)).toBe('Meisterhaft');
  });
});
