import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../games/tribes-of-the-wind/rules/state.ts';
import type { TableMessage } from '../server/protocol.ts';
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
const kindOf = (g: Guest): Promise<string | null> => g.page.locator('.fr-prompt').getAttribute('data-kind');

/** Answers what comes first, until a card may be played. */
async function playToAction(g: Guest): Promise<void> {
  const hand = new Hand(g);
  await until(
    async () => (await g.asked()) && (await kindOf(g)) === 'action',
    () => hand.answer(),
  );
}

const boxOf = async (g: Guest, selector: string) => {
  const box = await g.page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not drawn`);
  return box;
};

describe('Tribes of the Wind on the drawn board', () => {
  it('two people play to the final scoring; faces of racks never reach the other client', async () => {
    const ada = await house.guest('Ada');
    const ben = await house.guest('Ben', { lang: 'en' });
    const id = await ada.newTable('tribes-of-the-wind', [me, open]);
    await ben.join(id);
    await ada.page.locator('.tw-terrain').waitFor();
    expect(await ada.faults()).toEqual([]);
    const hand = new Hand(ada, /^(row|place|keep|now|draw|tile|temple|card):?/);
    await Promise.all([ben.playOut(id), until(over(ada), () => hand.answer())]);
    await ben.page.locator('main.end').waitFor();
    for (const kind of ['action', 'draw']) expect(hand.answered.get(kind) ?? 0, kind).toBeGreaterThan(0);
    for (const g of [ada, ben]) {
      const tables = g.wire.map((t) => JSON.parse(t) as TableMessage).filter((m) => m.t === 'table');
      const running = tables.filter((m) => m.status === 'running');
      expect(running.length).toBeGreaterThan(20);
      for (const m of running) {
        const view = m.view as View;
        const other = view.players[1 - (m.mySeat ?? 0)];
        expect(other?.rack.every((c) => c.card === -1)).toBe(true);
        expect(view.order).toBeNull();
        expect(m.seed).toBeUndefined();
      }
    }
    expect(await ada.faults()).toEqual([]);
    // A row of the result says how it is counted and lights what it counts.
    await ada.page.setViewportSize(LAPTOP);
    await ada.page.locator('.fin tbody button').nth(1).click();
    await ada.page.getByText('Jedes Baumhaus: 3 SP.').waitFor();
    const built = await ada.page.locator('.hero-board .tw-counted').count();
    expect(built + (await ada.page.locator('.hero-board .tw-uncounted').count())).toBe(12);
    expect(await smallText(ada.page, 11)).toEqual([]);

    // A finished match hides nothing: every rack can be looked at in the replay.
    await ada.page.goto(`${house.url}/t/${id}/replay`);
    const slider = ada.page.locator('input[type=range]');
    await slider.waitFor();
    await slider.fill('20');
    const faces = ada.page.locator('.tw-rack .tw-ec');
    for (const seat of ['0', '1', 'judge']) {
      await ada.page.locator('.transport select').selectOption(seat);
      await expect.poll(() => faces.count(), { timeout: 5000 }).toBeGreaterThanOrEqual(2);
    }
    expect(await ada.faults()).toEqual([]);
  });

  it('five seats with bots, on a phone of 360 px', async () => {
    const eva = await house.guest('Eva', { viewport: PHONE, hasTouch: true });
    await eva.newTable('tribes-of-the-wind', [me, bot(1), bot(1), bot(1), bot(1)]);
    await eva.page.locator('.tw-terrain').waitFor();
    expect(await eva.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await eva.faults()).toEqual([]);
    expect((await boxOf(eva, '.tw-place[data-place$=".r1c1"] .ring')).width).toBeGreaterThanOrEqual(70);
    await playToAction(eva);
    const back = await boxOf(eva, '.tw-nb .tw-back');
    expect([back.width >= 26, back.height >= 36]).toEqual([true, true]);
    expect(await eva.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  it('has room on a laptop with five seats: spaces, neighbours, own hand, no small print, every answer in sight', async () => {
    const lea = await house.guest('Lea', { viewport: LAPTOP });
    await lea.newTable('tribes-of-the-wind', [me, bot(1), bot(1), bot(1), bot(1)]);
    await playToAction(lea);
    expect((await boxOf(lea, '.tw-place[data-place$=".r1c1"] .ring')).width).toBeGreaterThanOrEqual(80);
    const back = await boxOf(lea, '.tw-nb .tw-back');
    expect([back.width >= 26, back.height >= 36]).toEqual([true, true]);
    const hand = new Hand(lea);
    let answers = 0;
    await until(
      async () => answers >= 10,
      async () => {
        await hand.skip();
        if (await lea.asked()) {
          const always = ['.tw-ec', '.tw-nb', '.tw-terrain', '.tw-pick', '.tw-ft', '.fr-board [data-move]'];
          await expect.poll(() => outOfSight(lea.page, always), { timeout: 5000 }).toEqual([]);
          expect(await smallText(lea.page, 11)).toEqual([]);
          expect(await crowded(lea.page)).toEqual([]);
        }
        if (await hand.answer()) answers++;
      },
    );
    await lea.page.setViewportSize(DESKTOP);
    await expect
      .poll(async () => (await boxOf(lea, '.tw-place[data-place$=".r1c1"] .ring')).width)
      .toBeGreaterThanOrEqual(110);
  }, 120_000);

  it('a row and its flight are one gesture, by keyboard too; Esc lets go of it', async () => {
    const kim = await house.guest('Kim');
    await kim.newTable('tribes-of-the-wind', [me, bot(1)]);
    await playToAction(kim);
    const row = kim.page.locator('.tw-er[data-move]').first();
    await row.focus();
    await kim.page.keyboard.press('Enter');
    await kim.page.locator('.btn.primary.go:enabled').waitFor();
    expect(await kim.page.locator('.fr-chips li').count()).toBeGreaterThan(0);
    await kim.page.keyboard.press('Escape');
    await expect.poll(() => kim.page.locator('.fr-prompt').getAttribute('data-gesture')).toBe('');
    const version = await kim.page.locator('.fr-prompt').getAttribute('data-version');
    await row.click();
    await row.click();
    await expect.poll(() => kim.page.locator('.fr-prompt').getAttribute('data-version')).not.toBe(version);
  });

  it('says why a place cannot be used, with its ruling', async () => {
    const uwe = await house.guest('Uwe');
    await uwe.newTable('tribes-of-the-wind', [me, bot(1)]);
    await playToAction(uwe);
    await uwe.page.locator('.tw-place[data-place="place:0.r2c3"]').click();
    await uwe.page
      .getByText(/TW-\d+/)
      .first()
      .waitFor();
    expect(await uwe.faults()).toEqual([]);
  });
});
