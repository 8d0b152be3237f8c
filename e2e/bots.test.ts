/** Bots that think, and advice found like their moves: what somebody sees of it at the table. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hand } from './hand.ts';
import { bot, DESKTOP, type Guest, House, me, PHONE, TABLET, until } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const GAMES = ['my-city', 'garden-nation', 'tribes-of-the-wind', 'glass-road', 'bora-bora'];

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

describe.each(GAMES)('a hint in %s', (game) => {
  it.each([DESKTOP, TABLET, PHONE])('is shown, explained and taken at %o', async (viewport) => {
    const ina = await house.guest('Ina', { viewport, hasTouch: viewport === PHONE });
    await ina.newTable(game, [me, bot(1)]);
    await takeHint(ina);
  });
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
