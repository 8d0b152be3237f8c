import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hand } from './hand.ts';
import { bot, type Guest, House, me, open, outOfSight, PHONE, smallText, until } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
}, 60_000);
afterAll(async () => {
  await house.close();
});

const over = (g: Guest) => async (): Promise<boolean> => (await g.page.locator('.end').count()) > 0;

describe('Bora Bora on the drawn board', () => {
  it.each([
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ])(
    'shows every answer without scrolling, in readable letters, at $width × $height',
    async (viewport) => {
      const ina = await house.guest('Ina', { viewport });
      await ina.newTable('bora-bora', [me, bot(1), bot(1), bot(1)]);
      const hand = new Hand(ina);
      let answers = 0;
      await until(
        async () => answers >= 12,
        async () => {
          await hand.skip();
          if (await ina.asked()) {
            await expect.poll(() => outOfSight(ina.page, ['[data-move]']), { timeout: 5000 }).toEqual([]);
            expect(await smallText(ina.page, 11)).toEqual([]);
          }
          if (await hand.answer()) answers++;
        },
      );
    },
    120_000,
  );

  it('a whole game of two by taps on the board', async () => {
    const ada = await house.guest('Ada');
    const ben = await house.guest('Ben');
    const id = await ada.newTable('bora-bora', [me, open]);
    await ben.join(id);
    const hand = new Hand(ada);
    await Promise.all([ben.playOut(id), until(over(ada), () => hand.answer())]);
    expect([...hand.answered.keys()]).toEqual(
      // Persons are used and jewellery is bought only by whoever has come to some.
      expect.arrayContaining(['startHut', 'placeDie', 'resolveTask', 'takeTask']),
    );
    await ben.page.locator('.end').waitFor();
    // Everybody's boards lie on the end screen.
    expect(await ada.page.locator('.bb-end').count()).toBe(2);
    expect(await ada.faults()).toEqual([]);
  }, 300_000);

  it('plays a first round on a phone of 360 px without a sideways scroll', async () => {
    const eva = await house.guest('Eva', { viewport: PHONE, hasTouch: true, isMobile: true });
    await eva.newTable('bora-bora', [me, bot(1)]);
    const hand = new Hand(eva);
    let answers = 0;
    await until(
      async () => answers >= 8,
      async () => {
        if (await hand.answer()) answers++;
        expect(await eva.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
      },
    );
  }, 120_000);

  it('says why a card cannot be used, and what a thing is', async () => {
    const uwe = await house.guest('Uwe');
    await uwe.newTable('bora-bora', [me, bot(1)]);
    const hand = new Hand(uwe);
    await until(
      async () => (await uwe.page.locator('.bb-ac[data-move]').count()) > 0,
      () => hand.answer(),
    );
    await hand.skip();
    await uwe.page.locator('.bb-slot').first().click();
    await uwe.page.locator('.explanation h3').waitFor();
    // The next tap closes it and counts.
    await uwe.click('.bb-ac[data-move]');
    expect(await uwe.page.locator('.explanation').count()).toBe(0);
    expect(await uwe.page.locator('.bb-ac.m-selected').count()).toBe(1);
    await uwe.page.keyboard.press('Escape');
    expect(await uwe.page.locator('.bb-ac.m-selected').count()).toBe(0);
  });
});
