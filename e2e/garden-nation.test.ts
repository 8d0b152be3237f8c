import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hand } from './hand.ts';
import { bot, crowded, type Guest, House, LAPTOP, me, open, outOfSight, PHONE, smallText, until } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** No letters below this on a laptop. */
const READABLE = 11;
/** What belongs to the questions of a turn, beside the answers themselves. */
const OWN = ['.fr-board [data-move]', '.gn-ploy', '.gn-sc', '.gn-pc', '.gn-order', '.gn-race'];

/** Point 6 and the table's promise: letters large enough, nothing over anything else, everything of one's own in sight. */
async function readable(g: Guest, where: string): Promise<void> {
  expect(await smallText(g.page, READABLE), where).toEqual([]);
  expect(await crowded(g.page), where).toEqual([]);
  expect(await outOfSight(g.page, OWN), where).toEqual([]);
  expect(await cutSideways(g), where).toEqual([]);
}

/** What stands wider than its column. */
function cutSideways(g: Guest): Promise<string[]> {
  return g.page.evaluate(() =>
    [...document.querySelectorAll('.gn-own, .gn-projects')].flatMap((column) => {
      const edge = column.getBoundingClientRect().right + 3;
      const wide = [...column.querySelectorAll('.thing')].filter((e) => e.getBoundingClientRect().right > edge);
      return wide.map((e) => e.getAttribute('data-place') ?? '');
    }),
  );
}

const over = (g: Guest) => async (): Promise<boolean> => (await g.page.locator('.end').count()) > 0;

describe('Garden Nation on the drawn board', () => {
  it('two people and two bots play to the final scoring on a laptop, all of it in sight; secret cards of others never reach a client', async () => {
    const ada = await house.guest('Ada', { viewport: LAPTOP });
    const ben = await house.guest('Ben', { lang: 'en' });
    const id = await ada.newTable('garden-nation', [me, open, bot(1), bot(1)], { maxRounds: 6 });
    // Point 1: a clan is chosen by its picture, and it is the person's sign at the table.
    const clans = ada.page.locator('.seat-pictures label');
    await clans.first().waitFor();
    expect(await clans.count()).toBe(5);
    await ada.page.locator('.srow.me .token.seat-none').waitFor();
    await clans.filter({ hasText: 'Sylphen' }).click();
    await ada.page.locator('.seat-pictures .on', { hasText: 'Sylphen' }).waitFor();
    await ada.page.locator('.srow.me .token.seat-2').waitFor();
    expect(await ada.page.locator('.srow.me .token text').count()).toBe(0);
    await ben.join(id);
    await ada.page.locator('.gn-garden').waitFor();
    expect(await ada.page.locator('.chip.me.seat-2 .token text').count()).toBe(0);
    expect(await ada.faults()).toEqual([]);
    await readable(ada, 'at the start');
    const hand = new Hand(ada);
    const seen = new Set<string>();
    const revealed = new Set<string>();
    const played = until(over(ada), async () => {
      for (const title of await ada.page.locator('.moment-card h2', { hasText: /deck(t|st) auf$/ }).allInnerTexts())
        revealed.add(title);
      // Looked at without waiting: the game may end while others play.
      const { kind, round } = await ada.page.evaluate(() => ({
        kind: document.querySelector('.fr-prompt.asked')?.getAttribute('data-kind') ?? null,
        round: document.querySelector('.fr-phase')?.textContent ?? '',
      }));
      if (kind !== null) {
        if (!seen.has(kind) || (kind === 'move' && !seen.has(round))) await readable(ada, `${kind} in ${round}`);
        seen.add(kind).add(round);
      }
      await hand.answer();
    });
    await Promise.all([ben.playOut(id), played]);
    expect([...hand.answered.keys()].sort()).toEqual(expect.arrayContaining(['keep', 'move', 'next']));
    // Point 3: who kept what is turned over person by person before the end says who has won; a card may be skipped unseen.
    expect(revealed.size).toBeGreaterThanOrEqual(3);
    await ben.page.locator('.end').waitFor();
    for (const g of [ada, ben]) {
      const running = g.wire.map((t) => JSON.parse(t)).filter((m) => m.t === 'table' && m.status === 'running');
      expect(running.length).toBeGreaterThan(10);
      for (const m of running) {
        const others = [0, 1, 2, 3].filter((s) => s !== m.mySeat);
        for (const s of others)
          expect([m.view.kept[s], m.view.dealt[s], m.view.rejected[s]]).toEqual([null, null, null]);
        expect(JSON.stringify(m)).not.toContain('"deck":');
        expect(m.seed).toBeUndefined();
      }
    }
    expect(await ada.faults()).toEqual([]);
    // Point 3: everybody's secret cards lie open, each with its points.
    expect(await ada.page.locator('.gn-end-card').count()).toBe(8);
    expect(await smallText(ada.page, READABLE), 'at the end').toEqual([]);

    // A finished match hides nothing: the secret cards of whoever acts lie open in the replay.
    await ada.page.goto(`${house.url}/t/${id}/replay`);
    const slider = ada.page.locator('input[type=range]');
    await slider.waitFor();
    await slider.fill('12');
    await ada.page.locator('.transport select').selectOption('judge');
    await expect.poll(() => ada.page.locator('.gn-own .gn-sc').count(), { timeout: 5000 }).toBe(2);
  });

  it('two players with their doubled order, on a phone', async () => {
    const eva = await house.guest('Eva', { viewport: PHONE, hasTouch: true });
    await eva.newTable('garden-nation', [me, bot(2)], { maxRounds: 4 });
    await eva.page.locator('.gn-garden').waitFor();
    const hand = new Hand(eva);
    expect(await eva.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    // Before the very first floor Frida stands beside the garden, and there is nothing to look at closely.
    await until(
      async () =>
        (await eva.page.locator('.gn-near').count()) > 0 &&
        (await eva.page.locator('.gn-target[data-move]').count()) > 0,
      () => hand.answer(),
    );
    await hand.skip();
    expect(await eva.page.locator('.gn-order li').count()).toBe(4);
    // Point 7: what is mine stands in one line above the prompt; choosing pushes nothing, and the way out of the close view covers nothing.
    const [means, prompt] = [eva.page.locator('.gn-means'), eva.page.locator('.fr-prompt')];
    const boxes = async () => [await means.boundingBox(), await prompt.boundingBox()];
    const before = await boxes();
    expect((before[0]?.y ?? 0) + (before[0]?.height ?? 0)).toBeLessThanOrEqual(before[1]?.y ?? 0);
    await eva.click('.gn-target[data-move]:not([aria-expanded])');
    await eva.page.locator('.gn-target.m-selected').waitFor();
    expect(await boxes()).toEqual(before);
    const near = await eva.page.locator('.gn-near').boundingBox();
    expect((near?.y ?? 0) + (near?.height ?? 0)).toBeLessThan(before[1]?.y ?? 0);
    expect(await crowded(eva.page)).toEqual([]);
    // A second action lies elsewhere: the whole garden can be looked at, and what is chosen stays chosen.
    await eva.click('.gn-near');
    await eva.page.locator('.gn-garden.small').waitFor();
    expect(await eva.page.locator('.gn-target.m-selected').count()).toBe(1);
    await eva.page.keyboard.press('Escape');
    const answered = hand.answered.get('move') ?? 0;
    await until(
      async () => (hand.answered.get('move') ?? 0) > answered,
      () => hand.answer(),
    );
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
