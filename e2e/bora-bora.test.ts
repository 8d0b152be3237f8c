import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bot, type Guest, House, me, open, outOfSight, PHONE, until } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
}, 60_000);
afterAll(async () => {
  await house.close();
});

/** Everything on the board that answers a question, by the question's gesture. The list of all options is not among them. */
const GESTURES = [
  '.bb-choice:not(.off)',
  '.bb-target.on',
  '.bb-space.on',
  '.bb-slot.can',
  '.bb-gc.can',
  '.bb-tspace.on',
  '.bb-jt.lit',
  '.bb-tk.can',
  '.bb-fd.can',
  '.bb-ac.open, .bb-ac.blue',
  '[data-ending]',
];

const CONFIRM = '.btn.primary.go:enabled';
const END = 'main.end';

/** Gestures that the board offers now, with the number of things each can be done to. */
async function offered(page: Page): Promise<(readonly [string, number])[]> {
  return page.evaluate(
    (gestures) =>
      gestures.flatMap((g) => {
        const n = [...document.querySelectorAll(g)].filter((e) => e.getClientRects().length > 0).length;
        return n > 0 ? [[g, n] as const] : [];
      }),
    GESTURES,
  );
}

/** One answer by clicks: a gesture on the board, then the confirm button. Null if nobody is asked here. */
async function answer(guest: Guest, n: number): Promise<string | null> {
  const { page } = guest;
  if (!(await guest.asked())) return null;
  const list = await offered(page);
  // Mostly the first gesture that fits; an ending where nothing else is left, and now and then.
  const chosen = list[n % 7 === 6 ? list.length - 1 : 0];
  if (chosen === undefined) return null;
  const [gesture, count] = chosen;
  await guest.click(gesture, n % count, 5000);
  await guest.confirm();
  return gesture;
}

/** Answers until the page shows what is looked for. */
async function playTo(guest: Guest, selector: string): Promise<void> {
  let n = 0;
  const there = async (): Promise<boolean> => (await guest.page.locator(selector).count()) > 0;
  await until(there, async () => {
    if ((await answer(guest, n++)) === null) await guest.page.waitForTimeout(20);
  });
}

describe('Bora Bora in the browser', () => {
  it.each([
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
    { width: 1280, height: 720 },
  ])(
    'shows every answer without scrolling at $width × $height',
    async (viewport) => {
      const ina = await house.guest('Ina', { viewport });
      await ina.newTable('bora-bora', [me, bot(1), bot(1), bot(1)]);
      let answers = 0;
      let n = 0;
      await until(
        async () => answers >= 24,
        async () => {
          if (await ina.asked()) await expect.poll(() => outOfSight(ina.page, GESTURES), { timeout: 5000 }).toEqual([]);
          if ((await answer(ina, n++)) === null) await ina.page.waitForTimeout(20);
          else answers++;
        },
      );
      // The village needs no scrolling either.
      const village = await ina.page.locator('.bb-village').boundingBox();
      expect((village?.y ?? 0) + (village?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    },
    120_000,
  );

  it('a whole game of two by clicks on the board', async () => {
    const ada = await house.guest('Ada');
    const ben = await house.guest('Ben');
    const id = await ada.newTable('bora-bora', [me, open]);
    await ben.join(id);
    const used = new Map<string, number>();
    let n = 0;
    const byClicks = until(
      async () => (await ada.page.locator(END).count()) > 0,
      async () => {
        const gesture = await answer(ada, n++);
        if (gesture === null) await ada.page.waitForTimeout(20);
        else used.set(gesture, (used.get(gesture) ?? 0) + 1);
      },
    );
    await Promise.all([ben.playOut(id), byClicks]);
    // Cards, regions, choices, persons, temple and tasks have all been used.
    for (const g of ['.bb-ac.open, .bb-ac.blue', '.bb-target.on', '.bb-choice:not(.off)', '.bb-slot.can', '.bb-tk.can'])
      expect(used.get(g) ?? 0, g).toBeGreaterThan(0);
    await expect.poll(() => ben.page.locator(END).count()).toBeGreaterThan(0);
  }, 300_000);

  it('plays a first round on a phone of 360 px without a sideways scroll', async () => {
    const eva = await house.guest('Eva', { viewport: PHONE, hasTouch: true, isMobile: true });
    await eva.newTable('bora-bora', [me, bot(1)]);
    let answers = 0;
    let n = 0;
    await until(
      async () => answers >= 14,
      async () => {
        if ((await answer(eva, n++)) === null) await eva.page.waitForTimeout(30);
        else answers++;
        expect(await eva.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
      },
    );
    for (const place of ['map', 'village', 'tasks', 'markets']) {
      await eva.page.locator(`[data-place="${place}"]`).click();
      expect(await eva.page.locator(`[data-place="${place}"]`).getAttribute('aria-pressed')).toBe('true');
    }
  }, 120_000);

  it('is played with the keyboard alone', async () => {
    const kim = await house.guest('Kim');
    await kim.newTable('bora-bora', [me, bot(1)]);
    const { page } = kim;
    const region = page.locator('.bb-target.on').first();
    await region.waitFor({ timeout: 20_000 });
    await region.focus();
    await page.keyboard.press('Enter');
    await page.locator(CONFIRM).waitFor();
    await page.keyboard.press('Enter');
    // The tapped thing again plays it: the start hut stands, the next question is open or the game goes on.
    await expect.poll(() => page.locator('[data-holder]').count()).toBeGreaterThan(0);
    await until(
      async () => (await kim.asked()) && (await page.locator('.bb-ac.open').count()) > 0,
      async () => {
        const space = page.locator('.bb-space.on').first();
        if ((await kim.asked()) && (await space.count()) > 0) {
          await space.focus({ timeout: 2000 }).catch(() => undefined);
          await page.keyboard.press('Enter');
          await page.keyboard.press('Enter');
        } else await page.waitForTimeout(30);
      },
    );
    await page.locator('.bb-md:not(.used)').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.bb-ac.open').first().focus();
    await page.keyboard.press('Enter');
    await page.locator(CONFIRM).waitFor();
    expect(await page.locator('.bb-ac.sel').count()).toBe(1);
  }, 90_000);

  it('says why a card is closed, and shows an opponent closely', async () => {
    const lou = await house.guest('Lou', { lang: 'en' });
    await lou.newTable('bora-bora', [me, bot(1)]);
    const { page } = lou;
    await playTo(lou, '.bb-md.sel');
    await page.locator('.bb-ac.closed').first().click();
    await page.locator('.why').waitFor();
    expect(await page.locator('.why a').getAttribute('href')).toContain('/rules/bora-bora#BB-');
    await page.locator('.opp-head').click();
    await expect.poll(() => page.locator('.bb-village.other').count()).toBe(1);
  }, 90_000);

  it.each(['light', 'dark'] as const)(
    'has no serious faults for axe-core (%s)',
    async (colorScheme) => {
      const ann = await house.guest('Ann', { colorScheme });
      await ann.newTable('bora-bora', [me, bot(1), bot(1), bot(1)]);
      await ann.page.locator('.bb-map').waitFor();
      await playTo(ann, '.bb-md.sel');
      expect(await ann.faults()).toEqual([]);
      await ann.page.setViewportSize(PHONE);
      expect(await ann.faults()).toEqual([]);
    },
    90_000,
  );
});
