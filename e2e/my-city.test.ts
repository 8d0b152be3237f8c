import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { module } from '#games/my-city/index.ts';
import { Match, parseMove } from '#kernel';
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
import positions from './positions/my-city.json' with { type: 'json' };

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

type Position = (typeof positions)[keyof typeof positions];

/** A position played by the rules: seats and moves as they were. The others have decided, the first seat is asked. */
function recordOf({ seats, board, seed, moves }: Position): unknown {
  const match = new Match(module.game, { board }, seats, seed);
  for (const entry of moves.split(', ')) {
    const [seat = '', ...words] = entry.split(' ');
    const move = parseMove(module.game.moves, words.join(' '));
    if (move === null) throw new Error(`no move: ${entry}`);
    match.play(Number(seat), move);
  }
  return match.record();
}

/** Brings a position and answers its question with the thing it names. */
async function answerAt(g: Guest, position: Position): Promise<void> {
  await g.bring(recordOf(position));
  const prompt = g.page.locator('.fr-prompt[data-kind="build"]');
  await prompt.waitFor();
  const thing = g.page.locator(`[data-place="${position.tap}"][data-move]`);
  for (let turns = 0; turns < 4 && (await thing.count()) === 0; turns++) {
    const before = await prompt.getAttribute('data-gesture');
    await g.page.keyboard.press('r');
    await expect.poll(() => prompt.getAttribute('data-gesture')).not.toBe(before);
  }
  expect(await g.click(`[data-place="${position.tap}"][data-move]`)).toBe(true);
  await g.click('.fr-prompt .go:enabled');
}

/** The card of a moment lies wholly in the window and says this; then it is put aside. */
async function expectMoment(g: Guest, says: RegExp): Promise<void> {
  const card = g.page.locator('.moment-card');
  await card.waitFor();
  expect(await card.textContent()).toMatch(says);
  const [box, size] = [await card.boundingBox(), g.page.viewportSize()];
  if (box === null || size === null) throw new Error('no card');
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(size.height);
  expect(box.x + box.width).toBeLessThanOrEqual(size.width);
  await g.click('.fr-moment .btn');
}

/** Where everything stands that somebody looks at while choosing. */
const STANDING =
  '.mc-board, .mc-town-card, .mc-bt, .mc-mini-card, .score th, .score td, .fr-prompt, .fr-prompt .go, .fr-since, .chip';

const whereabouts = (g: Guest): Promise<string[]> =>
  g.page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].map((e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return `${e.classList[0] ?? e.tagName}: ${[x, y, width, height].map((n) => n.toFixed(1)).join(' ')}`;
      }),
    STANDING,
  );

describe('My City on the drawn board', () => {
  it('alone to the end on a laptop, all of it in sight, then replay and a fork against a bot of the past', async () => {
    const ada = await house.guest('Ada', { viewport: LAPTOP });
    await ada.newTable('my-city', [me]);
    await ada.page.locator('.mc-board').waitFor();
    expect(await ada.faults()).toEqual([]);
    await readable(ada, 'at the start');
    const question = await ada.page.locator('.fr-prompt h2').textContent();
    const hand = builder(ada);
    await until(over(ada), async () => {
      const built = hand.answered.get('build') ?? 0;
      if ((await hand.answer()) && built % 5 === 0 && !(await over(ada)())) await readable(ada, `after ${built}`);
    });
    expect(hand.answered.get('build') ?? 0).toBeGreaterThan(12);
    expect(await smallText(ada.page, 11), 'at the end').toEqual([]);
    expect(await ada.faults()).toEqual([]);

    // A title and no places; once more with the same cards, which begin alike.
    const table = ada.page.url();
    const end = ada.page.locator('main.end');
    expect(await end.locator('.solo-rank b').textContent()).toMatch(/\p{L}{4}/u);
    expect(await end.textContent()).not.toMatch(/Platz|Revanche/);
    await end.getByRole('button', { name: 'Dieselben Karten' }).click();
    await ada.page.locator('.fr-prompt[data-kind="build"]').waitFor();
    expect(ada.page.url()).not.toBe(table);
    expect(await ada.page.locator('.fr-prompt h2').textContent()).toBe(question);
    await ada.page.goto(table);
    await end.waitFor();

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

    // A sealed answer says what it is, can be taken back until the last one has decided, and is made anew.
    await expect
      .poll(() => ben.page.locator('.fr-prompt .fr-line').textContent())
      .toMatch(/^Du baust „.+“: [+−]?\d+\.$/);
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
    const both = (): number[] => [his, hers].map((hand) => hand.answered.get('build') ?? 0);
    const before = both();
    await until(
      async () => both().every((n, i) => n > (before[i] ?? 0)),
      async () => {
        if ((await ben.page.locator('.fr-prompt[data-kind="build"]').count()) > 0) await his.answer();
        if ((await eve.page.locator('.fr-prompt[data-kind="build"]').count()) > 0) await hers.answer();
      },
    );
    await Promise.all([ben, eve].map((g) => g.playOut(id)));
    for (const g of [ben, eve]) await g.page.locator('main.end').waitFor();
  });

  it('four seats on a phone, language changed without a reload', async () => {
    const kim = await house.guest('Kim', { viewport: PHONE, hasTouch: true });
    await kim.newTable('my-city', [me, bot(1), bot(2), bot(1)], { board: 'loop' });
    await kim.page.locator('.mc-board').waitFor();
    expect(await kim.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await kim.faults()).toEqual([]);
    const hand = new Hand(kim);
    await until(
      async () => (hand.answered.get('build') ?? 0) >= 2,
      () => hand.answer(),
    );
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
    // Until the letters are there and all bots have decided, the table is still being laid.
    await pia.page.evaluate(() => document.fonts.ready);
    const patient = { timeout: 20_000 };
    await expect.poll(() => pia.page.locator('.mc-town-head', { hasText: 'fertig' }).count(), patient).toBe(3);
    await expect.poll(() => pia.page.locator('.chip.thinking:not(.me)').count(), patient).toBe(0);
    const before = await cell.boundingBox();
    expect(before?.width).toBeGreaterThanOrEqual(46);
    const stood = await whereabouts(pia);
    await pia.click('.mc-places [data-move]');
    await pia.page.locator('.mc-held').waitFor();
    expect(await cell.boundingBox()).toEqual(before);
    expect(await whereabouts(pia)).toEqual(stood);
    // What was said is readable to its end.
    const title = pia.page.locator('.fr-prompt .fr-will');
    expect(await title.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
    expect(await title.evaluate((e) => e.scrollHeight - e.clientHeight)).toBeLessThan(3);
    expect(await pia.faults()).toEqual([]);
  });

  it('stops for the blocking card, the gold and a church without a place, in every window; the result waits for it', async () => {
    const ole = await house.guest('Ole');
    const alone = positions['a church will fit nowhere, alone'];
    for (const size of [DESKTOP, LAPTOP, TABLET, PHONE]) {
      await ole.page.setViewportSize(size);
      await answerAt(ole, alone);
      await expectMoment(ole, /„Stadtkirche“ passt nirgends\..*Deine Stadt zählt 38 Punkte/);
      await ole.page.locator('main.end').waitFor();
      expect(await ole.page.locator('.end-says').textContent()).toContain('„Stadtkirche“ passte nirgends mehr');
    }
    await answerAt(ole, positions['another seat takes the gold']);
    await expectMoment(ole, /Gold für .+: \+3!.*Deine Ader bringt nichts mehr/);
    await ole.page.locator('.mc-gold-gone').waitFor();
    await ole.page.setViewportSize(TABLET);
    await answerAt(ole, positions['the blocking card is next']);
    await expectMoment(ole, /Sperrkarte!.*„Brauerei“ fällt für alle aus/);
  });

  it('names the row that decided a tie, and every town opens by a tap', async () => {
    const ilse = await house.guest('Ilse', { viewport: LAPTOP });
    await answerAt(ilse, positions['a tie at the top']);
    await ilse.page.locator('main.end').waitFor();
    expect(await ilse.page.locator('.end-says').textContent()).toMatch(
      /Reihe 1 entscheidet\. Leere Felder dort: .+ 0, Du 1/,
    );
    const towns = ilse.page.locator('.end-boards figure');
    expect(await towns.count()).toBe(4);
    await towns.nth(2).getByRole('button').click();
    await expect.poll(() => towns.nth(2).getAttribute('class')).toContain('here');
    expect(await ilse.faults()).toEqual([]);
  });
});
