import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bot, type Guest, House, me, open, PHONE, until } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const over = (g: Guest) => async (): Promise<boolean> => (await g.page.locator('.end').count()) > 0;

/** One answer by gestures on the drawn board, if this person is asked anything. */
async function answer(g: Guest): Promise<void> {
  const { page } = g;
  if (!(await g.asked())) {
    await page.waitForTimeout(20);
    return;
  }
  const cards = page.locator('.gn-secrets.choosing .gn-sc');
  if ((await cards.count()) > 0) await keepTwo(g);
  else if (!(await g.click('.gn-choice button')) && !(await tapField(g)) && !(await g.click('.gn-pc.hit')))
    await g.click('.prompt .btn.quiet.small[aria-pressed]');
  await g.confirm();
}

/** Two cards that may be kept together: copies of one card may not. */
async function keepTwo(g: Guest): Promise<void> {
  const names = await g.page
    .locator('.gn-secrets.choosing .gn-sc')
    .evaluateAll((l) => l.map((x) => x.getAttribute('data-secret')));
  const other = names.findIndex((n) => n !== names[0]);
  const cards = g.page.locator('.gn-secrets.choosing .gn-sc');
  await cards.nth(0).click();
  await cards.nth(other).click();
}

let taps = 0;
/** By mouse; where a panel lies over the field, by keyboard. False if no field is lit. */
async function tapField(g: Guest): Promise<boolean> {
  const lit = g.page.locator('.gn-target.active');
  const n = await lit.count();
  if (n === 0) return false;
  const field = await lit.nth(taps++ % n).getAttribute('data-field');
  const target = `.gn-target[data-field="${field}"]`;
  const tap = async (): Promise<void> => {
    await g.click(target, 0, 1500).catch(async () => {
      await g.page.locator(target).focus({ timeout: 1500 });
      await g.page.keyboard.press('Enter');
    });
  };
  await tap();
  // On a phone the first tap comes closer, the second one selects.
  if (
    (await g.page.locator('.gn.phone').count()) > 0 &&
    (await g.page.locator('.btn.primary.go:enabled').count()) === 0
  )
    await tap();
  return true;
}

describe('Garden Nation on the drawn board', () => {
  it('two people and a bot play to the final scoring; secret cards of others never reach a client', async () => {
    const ada = await house.guest('Ada');
    const ben = await house.guest('Ben', { lang: 'en' });
    const id = await ada.newTable('garden-nation', [me, open, bot(1)], { maxRounds: 8 });
    await ben.join(id);
    await ada.page.locator('.gn-garden').waitFor();
    expect(await ada.faults()).toEqual([]);
    await Promise.all([ben.playOut(id), until(over(ada), () => answer(ada))]);
    await ben.page.locator('.end').waitFor();
    for (const g of [ada, ben]) {
      const running = g.wire.map((t) => JSON.parse(t)).filter((m) => m.t === 'table' && m.status === 'running');
      expect(running.length).toBeGreaterThan(10);
      for (const m of running) {
        const others = [0, 1, 2].filter((s) => s !== m.mySeat);
        for (const s of others)
          expect([m.view.kept[s], m.view.dealt[s], m.view.rejected[s]]).toEqual([null, null, null]);
        expect(JSON.stringify(m)).not.toContain('"deck":');
        expect(m.seed).toBeUndefined();
      }
    }
    expect(await ada.faults()).toEqual([]);

    // A finished match hides nothing: the secret cards of whoever acts lie open in the replay.
    await ada.page.goto(`${house.url}/t/${id}/replay`);
    const slider = ada.page.locator('input[type=range]');
    await slider.waitFor();
    await slider.fill('12');
    await ada.page.locator('.replay-bar select').selectOption('judge');
    await expect.poll(() => ada.page.locator('.gn-panel .gn-sc').count(), { timeout: 5000 }).toBe(2);
  });

  it('two players with their doubled order, on a phone', async () => {
    const eva = await house.guest('Eva', { viewport: PHONE, hasTouch: true });
    await eva.newTable('garden-nation', [me, bot(2)], { maxRounds: 6 });
    await eva.page.locator('.gn-garden').waitFor();
    await until(
      async () => (await eva.page.locator('.gn-ask').count()) > 0,
      () => answer(eva),
    );
    expect(await eva.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    let order = 0;
    await until(over(eva), async () => {
      order = Math.max(order, await eva.page.locator('.gn-order li').count());
      await answer(eva);
    });
    expect(order).toBe(4);
  });

  it('says why a field cannot be used, with its ruling', async () => {
    const g = await house.guest('Uwe');
    await g.newTable('garden-nation', [me, bot(1)]);
    await until(
      async () =>
        (await g.page.locator('.gn-crane').count()) > 0 && (await g.page.locator('.gn-target.active').count()) > 0,
      () => answer(g),
    );
    await g.page.locator('.gn-target:not(.active)').first().click();
    await g.page
      .getByText(/GN-\d+/)
      .first()
      .waitFor();
  });

  it('can be played by keyboard alone', async () => {
    const g = await house.guest('Kim');
    await g.newTable('garden-nation', [me, bot(1)]);
    await until(
      async () => (await g.page.locator('.gn-target.active').count()) > 0,
      () => answer(g),
    );
    const before = await g.page.locator('[data-building]').count();
    await until(
      async () => (await g.page.locator('.btn.primary.go:enabled').count()) > 0,
      async () => {
        await g.page.locator('.gn-target.active').first().focus();
        await g.page.keyboard.press('Enter');
      },
    );
    await g.page.locator('.btn.primary.go').focus();
    await g.page.keyboard.press('Enter');
    await expect.poll(() => g.page.locator('[data-building]').count()).toBeGreaterThan(before);
  });
});
