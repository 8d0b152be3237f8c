import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hand } from './hand.ts';
import {
  bot,
  crowded,
  DESKTOP,
  type Guest,
  House,
  LAPTOP,
  me,
  open,
  outOfSight,
  PHONE,
  smallText,
  until,
} from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const over = (g: Guest) => async (): Promise<boolean> => (await g.page.locator('main.end').count()) > 0;

/** Builds where it can, and turns the piece now and then. */
const builder = (g: Guest): Hand => new Hand(g, /^place:/);

/** Letters large enough on a laptop, nothing over anything else, every answer in sight. */
async function readable(g: Guest, where: string): Promise<void> {
  expect(await smallText(g.page, 11), where).toEqual([]);
  expect(await crowded(g.page), where).toEqual([]);
  expect(await outOfSight(g.page, ['.fr-board [data-move]', '.fr-prompt [data-move]', '.mc-board']), where).toEqual([]);
}

describe('My City on the drawn board', () => {
  it('alone to the end on a laptop, all of it in sight, then replay and a fork against a bot of the past', async () => {
    const ada = await house.guest('Ada', { viewport: LAPTOP });
    await ada.newTable('my-city', [me]);
    await ada.page.locator('.mc-board').waitFor();
    expect(await ada.faults()).toEqual([]);
    await readable(ada, 'at the start');
    const hand = builder(ada);
    await until(over(ada), async () => {
      const built = hand.answered.get('build') ?? 0;
      if ((await hand.answer()) && built % 5 === 0 && !(await over(ada)())) await readable(ada, `after ${built}`);
    });
    expect(hand.answered.get('build') ?? 0).toBeGreaterThan(12);
    expect(await smallText(ada.page, 11), 'at the end').toEqual([]);
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
    await ada.page.locator('.fr-prompt.asked').waitFor();
    expect(ada.page.url()).not.toContain('replay');
    expect(await builder(ada).answer()).toBe(true);
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
    const [hers, his] = [new Hand(eve), builder(ben)];
    expect(await his.answer()).toBe(true);
    await expect.poll(() => eve.wire.some((m) => m.includes('"decided":true'))).toBe(true);
    for (const text of eve.wire) {
      const m = JSON.parse(text);
      if (m.t !== 'table') continue;
      expect(m.view.towns[0].answer).toBeNull();
      expect(m.view.deck).toBeNull();
      expect(text).not.toContain('"seed"');
    }

    // A sealed answer can be taken back until the last one has decided, and is made anew.
    await ben.click('.fr-prompt [data-place^="move:withdraw"]');
    await ben.click('.fr-prompt .go:enabled');
    await ben.page.locator('.fr-prompt[data-kind="build"]').waitFor();
    expect(await his.answer()).toBe(true);

    await eve.page.reload();
    await eve.page.locator('.fr-prompt[data-kind="build"]').waitFor();
    expect(await builder(eve).answer()).toBe(true);
    await ben.page.locator('.fr-prompt[data-kind="build"]').waitFor();
    await expect.poll(() => ben.page.locator('.fr-since li').count()).toBe(1);

    await house.kill();
    await ben.page.locator('p.lost').waitFor();
    await house.start();
    await expect.poll(() => ben.page.locator('p.lost, p.connecting').count(), { timeout: 30_000 }).toBe(0);
    await until(over(ben), async () => {
      if ((await ben.page.locator('.fr-prompt[data-kind="build"]').count()) > 0) await his.answer();
      if ((await eve.page.locator('.fr-prompt[data-kind="build"]').count()) > 0) await hers.answer();
    });
    await eve.page.locator('main.end').waitFor();
  });

  it('four seats on a phone, language changed without a reload', async () => {
    const kim = await house.guest('Kim', { viewport: PHONE, hasTouch: true });
    await kim.newTable('my-city', [me, bot(1), bot(2), bot(1)], { board: 'loop' });
    await kim.page.locator('.mc-board').waitFor();
    expect(await kim.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await kim.faults()).toEqual([]);
    const hand = new Hand(kim);
    await until(over(kim), () => hand.answer());
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

  it('has cells of at least 46 px on a laptop, and nothing moves when a place is chosen', async () => {
    const pia = await house.guest('Pia', { viewport: LAPTOP });
    await pia.newTable('my-city', [me, bot(1), bot(1), bot(1)]);
    const cell = pia.page.locator('[data-place="cell:5.5"]');
    await cell.waitFor({ state: 'attached' });
    const before = await cell.boundingBox();
    expect(before?.width).toBeGreaterThanOrEqual(46);
    await pia.click('.mc-places [data-move]');
    await pia.page.locator('.mc-held').waitFor();
    expect(await cell.boundingBox()).toEqual(before);
    expect(await pia.faults()).toEqual([]);
  });
});
