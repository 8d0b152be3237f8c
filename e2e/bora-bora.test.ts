import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { module } from '../games/bora-bora/index.ts';
import type { GameMove, State } from '../games/bora-bora/rules/state.ts';
import { Match, type MatchRecord, parseMove } from '../kernel/index.ts';
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
  TABLET,
  until,
} from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
}, 60_000);
afterAll(async () => {
  await house.close();
});

const over = (g: Guest) => async (): Promise<boolean> => (await g.page.locator('.end').count()) > 0;

/** Letters of the board are at least this large, in pixels. */
const READABLE = 11;

/** Regions, temple spaces, persons, spaces of the ceremony place. */
const TARGETS = ':is(.bb-target, .bb-tspace, .bb-slot, .bb-space)';

/** The record of a kept game up to some of the questions to its first seat: its first, one of the middle, its last, and dice to lay. */
function kept(seats: number): Record<string, unknown> {
  const file = new URL(`../games/bora-bora/test/fixtures/level2-${seats}.match.json`, import.meta.url);
  const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: MatchRecord };
  const match = Match.replay(module.game, record, 0);
  const asked: { kind: string; round: number; record: unknown }[] = [];
  for (const { seat, move } of record.moves) {
    const [open] = match.open;
    if (open?.seat === 0) asked.push({ kind: open.kind, round: (match.state as State).round, record: match.record() });
    match.play(seat, parseMove(module.game.moves, move) as GameMove);
  }
  const late = asked.findLast((q) => q.kind === 'placeDie');
  const [persons, dice] = ['usePersons', 'placeDie'].map((kind) => asked.find((q) => q.kind === kind && q.round > 2));
  const found = { start: asked[0], dice, persons, late, last: asked.at(-1) };
  return Object.fromEntries(Object.entries(found).flatMap(([name, q]) => (q === undefined ? [] : [[name, q.record]])));
}

describe('Bora Bora on the drawn board', () => {
  it.each([2, 3, 4])(
    'with %i seats, from start to end: nothing of a question is out of sight, small or under something else',
    async (seats) => {
      const ina = await house.guest('Ina', { viewport: LAPTOP });
      const look = async (where: string): Promise<void> => {
        expect(await outOfSight(ina.page, ['[data-move]']), where).toEqual([]);
        expect(await smallText(ina.page, READABLE), where).toEqual([]);
        expect(await crowded(ina.page), where).toEqual([]);
      };
      for (const [name, record] of Object.entries(kept(seats))) {
        await ina.bring(record);
        await ina.page.locator('.fr-prompt.asked').waitFor();
        for (let n = 0; n < 9 && (await ina.click('.fr-moment .btn')); n++) await ina.page.waitForTimeout(50);
        for (const size of [DESKTOP, LAPTOP]) {
          await ina.page.setViewportSize(size);
          const where = `${name} at ${size.width} × ${size.height}`;
          await expect.poll(() => outOfSight(ina.page, ['[data-move]']), { message: where }).toEqual([]);
          await look(where);
          if (size !== LAPTOP) continue;
          // Every card with the lowest die that goes there: targets, gods, tiles, fire.
          for (const card of await ina.page.locator('.bb-ac[data-move]').all()) {
            await card.click();
            await ina.page.locator('.bb-ac.m-selected').waitFor();
            await look(`${where}, ${await card.getAttribute('data-place')}`);
            await ina.page.keyboard.press('Escape');
            await ina.page.locator('.bb-ac.m-selected').waitFor({ state: 'detached' });
          }
        }
        if (name !== 'dice') continue;
        // A tablet brings what the card asks about before the map, wherever it lies.
        await ina.page.setViewportSize(TABLET);
        await ina.page.locator('.bb-tablet').waitFor();
        for (const card of await ina.page.locator('.bb-ac[data-move]').all()) {
          await card.click();
          await ina.page.locator('.bb-ac.m-selected').waitFor();
          const where = `${await card.getAttribute('data-place')} on a tablet`;
          // Where a region yields a material, the space it goes to is chosen already.
          const settles = (await ina.page.locator('.bb-target[data-move]').count()) > 0;
          const targets = settles ? '.bb-target' : TARGETS;
          expect(await outOfSight(ina.page, [`${targets}[data-move]`]), where).toEqual([]);
          await ina.page.keyboard.press('Escape');
          await ina.page.locator('.bb-ac.m-selected').waitFor({ state: 'detached' });
        }
      }
    },
    120_000,
  );

  it('a preview moves nothing, also where a task comes closer', async () => {
    const lea = await house.guest('Lea', { viewport: DESKTOP });
    let closer = 0;
    for (const seats of [2, 3]) {
      const id = await lea.bring(kept(seats).dice);
      // By way of the lobby: its style sheets stay.
      await lea.page.goto(house.url);
      await lea.page.locator(`a[href="/t/${id}"]`).first().click();
      await lea.page.locator('.fr-prompt.asked').waitFor();
      for (let n = 0; n < 9 && (await lea.click('.fr-moment .btn')); n++) await lea.page.waitForTimeout(50);
      const boxes = (): Promise<string[]> =>
        lea.page.evaluate(() =>
          [...document.querySelectorAll('.bb-mytasks, .bb-tk, .bb-fg, .bb-map')].map((e) => {
            const { x, y, width, height } = e.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join(' ');
          }),
        );
      const before = await boxes();
      for (const card of await lea.page.locator('.bb-ac[data-move]').all()) {
        await card.click();
        await lea.page.locator('.bb-ac.m-selected').waitFor();
        const target = lea.page.locator(`${TARGETS}[data-move]:not(.m-selected)`).first();
        if ((await target.count()) > 0) await target.click();
        closer += await lea.page.locator('.bb-barcells .soon').count();
        expect(await boxes(), (await card.getAttribute('data-place')) ?? '').toEqual(before);
        await lea.page.keyboard.press('Escape');
        await lea.page.locator('.bb-ac.m-selected').waitFor({ state: 'detached' });
      }
    }
    expect(closer).toBeGreaterThan(0);
  }, 60_000);

  it('a die, a card, the white god and a temple space by keys alone', async () => {
    const kim = await house.guest('Kim', { viewport: LAPTOP });
    await kim.bring(kept(4).dice);
    await kim.page.locator('.fr-prompt.asked').waitFor();
    for (let n = 0; n < 9 && (await kim.page.locator('.fr-moment').count()) > 0; n++) {
      await kim.page.keyboard.press('Escape');
      await kim.page.waitForTimeout(50);
    }
    const version = (): Promise<string | null> => kim.page.locator('.fr-prompt').getAttribute('data-version');
    const before = await version();
    const press = async (selector: string, key: string): Promise<void> => {
      const thing = kim.page.locator(selector).first();
      await thing.focus();
      expect(await thing.evaluate((e) => e.matches(':focus-visible') && e === document.activeElement)).toBe(true);
      await kim.page.keyboard.press(key);
    };
    await press('.bb-md[data-move]', 'Enter');
    await kim.page.locator('.bb-md.m-selected').waitFor();
    await press('.bb-ac[data-move]', 'Space');
    await kim.page.locator('.bb-ac.m-selected').waitFor();
    // Until the gesture is whole: a target on the map or in a display, by Enter as on a button.
    for (let n = 0; n < 4 && (await kim.page.locator('.fr-prompt .go:enabled').count()) === 0; n++)
      await press(`${TARGETS}[data-move]:not(.m-selected)`, 'Enter');
    // A god beside the action is a switch: on and off again, and nothing is played.
    if ((await kim.page.locator('.bb-sw[data-move]').count()) > 0) {
      await press('.bb-sw[data-move]', 'Space');
      await kim.page.locator('.bb-sw.on').waitFor();
      await press('.bb-sw.on', 'Space');
      await kim.page.locator('.bb-sw.on').waitFor({ state: 'detached' });
    }
    expect(await version()).toBe(before);
    await kim.page.locator('.fr-prompt .go:enabled').focus();
    await kim.page.keyboard.press('Enter');
    await expect.poll(version).not.toBe(before);
  });

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
