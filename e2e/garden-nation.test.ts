import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hand } from './hand.ts';
import { bot, type Guest, House, me, open, PHONE, until } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const over = (g: Guest) => async (): Promise<boolean> => (await g.page.locator('.end').count()) > 0;

describe('Garden Nation on the drawn board', () => {
  it('two people and a bot play to the final scoring; secret cards of others never reach a client', async () => {
    const ada = await house.guest('Ada');
    const ben = await house.guest('Ben', { lang: 'en' });
    const id = await ada.newTable('garden-nation', [me, open, bot(1)], { maxRounds: 8 });
    await ben.join(id);
    await ada.page.locator('.gn-garden').waitFor();
    expect(await ada.faults()).toEqual([]);
    const hand = new Hand(ada);
    await Promise.all([ben.playOut(id), until(over(ada), () => hand.answer())]);
    expect([...hand.answered.keys()].sort()).toEqual(expect.arrayContaining(['keep', 'move', 'next']));
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
    await expect.poll(() => ada.page.locator('.gn-own .gn-sc').count(), { timeout: 5000 }).toBe(2);
  });

  it('two players with their doubled order, on a phone', async () => {
    const eva = await house.guest('Eva', { viewport: PHONE, hasTouch: true });
    await eva.newTable('garden-nation', [me, bot(2)], { maxRounds: 6 });
    await eva.page.locator('.gn-garden').waitFor();
    const hand = new Hand(eva);
    expect(await eva.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    let order = 0;
    await until(over(eva), async () => {
      order = Math.max(order, await eva.page.locator('.gn-order li').count());
      await hand.answer();
    });
    expect(order).toBe(4);
  });

  it('says why a field cannot be used, with its ruling', async () => {
    const g = await house.guest('Uwe');
    await g.newTable('garden-nation', [me, bot(1)]);
    const hand = new Hand(g);
    await until(
      async () =>
        (await g.page.locator('.gn-crane').count()) > 0 && (await g.page.locator('.gn-target[data-move]').count()) > 0,
      () => hand.answer(),
    );
    await hand.skip();
    await g.page.locator('.gn-target:not([data-move])').first().click();
    await g.page
      .locator('.explanation')
      .getByText(/GN-\d+/)
      .waitFor();
    // The next tap closes it and counts.
    await g.click('.gn-target[data-move]:not([aria-expanded])');
    expect(await g.page.locator('.explanation').count()).toBe(0);
    expect(await g.page.locator('.gn-target.m-selected').count()).toBe(1);
    await g.page.keyboard.press('Escape');
    expect(await g.page.locator('.gn-target.m-selected').count()).toBe(0);
  });

  it('can be played by keyboard alone', async () => {
    const g = await house.guest('Kim');
    await g.newTable('garden-nation', [me, bot(1)]);
    const hand = new Hand(g);
    await until(
      async () => (await g.page.locator('.gn-target[data-move]').count()) > 0,
      () => hand.answer(),
    );
    await hand.skip();
    const moves = (): Promise<string | null> => g.page.locator('.fr-prompt').getAttribute('data-version');
    const before = await moves();
    const plain = g.page.locator('.gn-target[data-move]:not([aria-expanded])').first();
    await plain.focus();
    await g.page.keyboard.press('Enter');
    await g.page.locator('.gn-target.m-selected').waitFor();
    await g.page.keyboard.press('Enter');
    await expect.poll(moves).not.toBe(before);
  });
});
