import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bot, DESKTOP, type Guest, House, me, open, PHONE, until } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const over = (g: Guest) => async (): Promise<boolean> => (await g.page.locator('main.end').count()) > 0;

/** Builds where the board proposes the next legal place, else declines, else stops. */
async function build(g: Guest): Promise<void> {
  const { page } = g;
  if (!(await g.asked())) {
    await page.waitForTimeout(20);
    return;
  }
  const stage = page.locator('.mc-stage');
  if ((await stage.count()) === 0) return;
  await stage.focus({ timeout: 2000 }).catch(() => undefined);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  if ((await page.locator('.btn.primary.go:enabled').count()) === 0) {
    const decline = page.locator('.prompt .btn.quiet.small[aria-pressed]:not([aria-disabled="true"])');
    if ((await decline.count()) > 0)
      await decline
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
  }
  if ((await page.locator('.btn.primary.go:enabled').count()) === 0) await stop(g);
  await g.confirm();
}

/** Stopping asks twice. */
async function stop(g: Guest): Promise<void> {
  const flag = g.page.locator('.prompt .btn.quiet.small', { hasText: /beenden|aufhören|stop|end/i });
  if ((await flag.count()) === 0 || !(await g.asked())) return;
  await flag
    .first()
    .click({ timeout: 2000 })
    .catch(() => undefined);
  const yes = g.page.locator('dialog.mc-ask[open] .btn.primary');
  if ((await yes.count()) > 0) await yes.click({ timeout: 2000 }).catch(() => undefined);
}

describe('My City on the drawn board', () => {
  it('alone to the end, then replay and a fork against a bot of the past', async () => {
    const ada = await house.guest('Ada');
    await ada.newTable('my-city', [me]);
    await ada.page.locator('.mc-board').waitFor();
    expect(await ada.faults()).toEqual([]);
    await until(over(ada), () => build(ada));
    expect(await ada.faults()).toEqual([]);

    await ada.page.goto(`${ada.page.url().replace(/\/$/, '')}/replay`);
    const slider = ada.page.locator('input[type=range]');
    await slider.waitFor();
    await slider.focus();
    await ada.page.keyboard.press('Home');
    await expect.poll(() => ada.page.locator('.mc-board').count()).toBe(1);
    for (let i = 0; i < 5; i++) await ada.page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.inputValue()).toBe('5');
    expect(await ada.faults()).toEqual([]);
    await ada.page
      .getByRole('button', { name: /hier aus|anders|weiterspielen|fork/i })
      .first()
      .click();
    await ada.page.locator('dialog[open] .btn.primary').click();
    await ada.page.locator('.prompt.asked').waitFor();
    expect(ada.page.url()).not.toContain('replay');
    await build(ada);
  });

  it('two people in two browsers: sealed answers, reload and a lost server in the middle', async () => {
    const ben = await house.guest('Ben');
    const eve = await house.guest('Eve', { lang: 'en' });
    const id = await ben.newTable('my-city', [me, open], { board: 'stream' });
    await eve.join(id);
    await ben.page.locator('.mc-board').waitFor();
    await eve.page.locator('.mc-board').waitFor();

    // What Ben has decided is not on Eve's wire before she has decided too.
    eve.wire.length = 0;
    await build(ben);
    await expect.poll(() => eve.wire.some((m) => m.includes('"decided":true'))).toBe(true);
    for (const text of eve.wire) {
      const m = JSON.parse(text);
      if (m.t !== 'table') continue;
      expect(m.view.towns[0].answer).toBeNull();
      expect(m.view.deck).toBeNull();
      expect(text).not.toContain('"seed"');
    }

    await eve.page.reload();
    await eve.page.locator('.prompt.asked').waitFor();
    await build(eve);
    await expect.poll(() => ben.asked()).toBe(true);

    await house.kill();
    await ben.page.locator('p.lost').waitFor();
    await house.start();
    await expect.poll(() => ben.page.locator('p.lost, p.connecting').count(), { timeout: 30_000 }).toBe(0);
    await until(over(ben), async () => {
      await build(ben);
      await build(eve);
    });
    await eve.page.locator('main.end').waitFor();
  });

  it('four seats on a phone, language changed without a reload', async () => {
    const kim = await house.guest('Kim', { viewport: PHONE, hasTouch: true });
    await kim.newTable('my-city', [me, bot(1), bot(2), bot(1)], { board: 'loop' });
    await kim.page.locator('.mc-board').waitFor();
    expect(await kim.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await kim.faults()).toEqual([]);
    await until(over(kim), () => build(kim));
    expect(await kim.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  it('says why not, with the ruling and a way into the rules', async () => {
    const uwe = await house.guest('Uwe', { viewport: DESKTOP });
    await uwe.newTable('my-city', [me]);
    const svg = uwe.page.locator('.mc-board');
    await svg.waitFor();
    const box = await svg.boundingBox();
    if (box === null) throw new Error('no board');
    // The top left corner of board 1 is mountains.
    await uwe.page.mouse.click(box.x + box.width * 0.1, box.y + box.height * 0.1);
    const link = uwe.page.locator('a[href*="#MC-"]').first();
    await link.waitFor();
    const [rules] = await Promise.all([uwe.page.waitForEvent('popup'), link.click()]);
    await rules.locator('li.target').waitFor();
    expect(await rules.locator('li.target').textContent()).toMatch(/MC-\d+/);
    expect(await uwe.faults()).toEqual([]);
  });
});
