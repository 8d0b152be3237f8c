import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bot, type Guest, House, me, open, outOfSight, PHONE, TABLET, until } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const over = (g: Guest) => async (): Promise<boolean> => (await g.page.locator('.end').count()) > 0;
const QUESTION = '.gr[data-asked]:not([data-asked=""])';
/** Which gestures were used: a test can see that a kind of question really came up. */
const used = new Map<string, number>();
let turn = 0;

/** Cards that lead to the question what to build. */
const BUILDERS = ['feudal-lord', 'supplier', 'carpenter', 'builder', 'woodcutter'];

/** Where the answer to the open question lies on the board: a thing that is lit, in this order. */
const TARGETS: Readonly<Record<string, readonly string[]>> = {
  choose: ['.gr-hand .gr-pcard.lit'],
  extra: ['.gr-hand .gr-pcard.lit'],
  resolve: ['.gr-ab.lit'],
  remove: ['.gr-target.active'],
  place: ['.gr-target.active'],
  site: ['.gr-target.active'],
  build: ['.gr-bt.lit'],
  take: ['.gr-ask .gr-chip'],
  gift: ['.gr-ask .gr-chip'],
  split: ['.gr-ask .gr-chip'],
  goodKind: ['.gr-ask .gr-chip'],
  tileKind: ['.gr-ask .gr-chip'],
  repeat: ['.gr-ask .gr-chip'],
  stack: ['.gr-ask .gr-chip'],
  draft: ['.gr-ask .gr-bt.lit'],
};

/** Five cards are marked with five taps and kept with one confirmation. */
async function keepFive(g: Guest, wanted: readonly string[]): Promise<void> {
  const cards = g.page.locator('.gr-picker .gr-pcard');
  const before = await g.page.locator('.gr-picker .gr-pcard.on').count();
  for (let i = before; i < 5; i++) {
    const card = wanted[i];
    const at = card === undefined ? cards.nth((turn + i * 3) % 15) : g.page.locator(`.gr-picker [data-card="${card}"]`);
    await at.click({ timeout: 5000 });
  }
  turn++;
  await g.confirm();
  await expect.poll(() => g.page.locator(`${QUESTION}[data-asked="keep"]`).count(), { timeout: 10_000 }).toBe(0);
}

/** One answer by a gesture on the drawn board, if this person is asked anything. */
async function answer(g: Guest, wanted: readonly string[] = []): Promise<void> {
  const { page } = g;
  const asked = page.locator(QUESTION).first();
  if ((await asked.count()) === 0) {
    await page.waitForTimeout(20);
    return;
  }
  const kind = (await asked.getAttribute('data-asked', { timeout: 1000 }).catch(() => '')) ?? '';
  if (kind === '') return;
  used.set(kind, (used.get(kind) ?? 0) + 1);
  if (kind === 'keep') return keepFive(g, wanted);
  // Most is taken most of the time, so that wheels turn and buildings can be paid.
  const nth = kind === 'take' ? -1 : turn++;
  for (const target of [...(TARGETS[kind] ?? []), '.prompt [data-plain]']) {
    const clicked = await g.click(target, nth, 3000).catch(() => true);
    if (clicked) return g.confirm();
  }
}

/** Every seat but the own one: no card in hand, no face-down card, no stack reaches this browser. */
function expectSecrets(g: Guest): void {
  const running = g.wire.map((t) => JSON.parse(t)).filter((m) => m.t === 'table' && m.status === 'running');
  expect(running.length).toBeGreaterThan(10);
  for (const m of running) {
    expect(m.view.stacks).toBeNull();
    expect(m.seed).toBeUndefined();
    for (const [seat, player] of m.view.players.entries())
      if (seat !== m.mySeat) expect([player.hand, player.down]).toEqual([null, -1]);
  }
}

/** What has to be in sight: things to tap, the landscape and the own cards. Many tiles laid out at once may scroll. */
const IN_SIGHT: readonly string[] = [
  ...new Set(
    Object.values(TARGETS)
      .flat()
      .map((t) => (t === '.gr-bt.lit' ? '.gr-disp .gr-bt.lit' : t)),
  ),
  '.gr-picker .gr-pcard',
  '.gr-land',
  '.gr-mine button',
];

describe('Glass Road on the drawn board', () => {
  it.each([
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
    { width: 1280, height: 720 },
  ])('shows answers, landscape and hand without scrolling at $width × $height', async (viewport) => {
    const ina = await house.guest('Ina', { viewport });
    await ina.newTable('glass-road', [me, bot(1), bot(1)]);
    let looks = 0;
    await until(
      async () => looks >= 30,
      async () => {
        const kind = await ina.page
          .locator(QUESTION)
          .first()
          .getAttribute('data-asked', { timeout: 500 })
          .catch(() => '');
        // Five cards come first there; the landscape lies below them, as much of it as fits.
        if (kind !== '' && kind !== null && kind !== 'keep') {
          expect(await outOfSight(ina.page, IN_SIGHT), kind).toEqual([]);
          looks++;
        }
        await answer(ina);
      },
    );
  });

  it('shows the display once on a tablet, beside the landscape when something is built', async () => {
    const pia = await house.guest('Pia', { viewport: TABLET });
    await pia.newTable('glass-road', [me, bot(1), bot(1)]);
    await pia.page.locator('.gr-picker').waitFor();
    expect(await pia.page.locator('.gr-disp').filter({ visible: true }).count()).toBe(1);
    await until(
      async () => (await pia.page.locator(`${QUESTION}[data-asked="build"]`).count()) > 0,
      () => answer(pia, BUILDERS),
    );
    const display = await pia.page.locator('.gr-disp').filter({ visible: true }).boundingBox();
    expect((display?.y ?? 0) + (display?.height ?? 0)).toBeLessThanOrEqual(TABLET.height);
  });

  it('alone with the neighbour to the final scoring', async () => {
    const ada = await house.guest('Ada');
    await ada.newTable('glass-road', [me]);
    await ada.page.locator('.gr-picker').waitFor();
    expect(await ada.faults()).toEqual([]);
    await until(
      async () => (await ada.page.locator(`${QUESTION}[data-asked="resolve"]`).count()) > 0,
      () => answer(ada),
    );
    expect(await ada.page.locator('.gr-neighbour').count()).toBe(1);
    expect(await ada.faults()).toEqual([]);
    await until(over(ada), () => answer(ada));
    for (const kind of ['keep', 'choose', 'resolve', 'take']) expect(used.get(kind) ?? 0, kind).toBeGreaterThan(0);
    expect(await ada.faults()).toEqual([]);
  });

  it('two people and a bot play to the final scoring; hands and stacks stay hidden', async () => {
    const ben = await house.guest('Ben');
    const cem = await house.guest('Cem', { lang: 'en' });
    const id = await ben.newTable('glass-road', [me, open, bot(1)]);
    await cem.join(id);
    await ben.page.locator('.gr-picker').waitFor();
    await Promise.all([cem.playOut(id), until(over(ben), () => answer(ben))]);
    await cem.page.locator('.end').waitFor();
    expectSecrets(ben);
    expectSecrets(cem);
  });

  it('a whole game for two on a phone, in places', async () => {
    const eva = await house.guest('Eva', { viewport: PHONE, hasTouch: true });
    await eva.newTable('glass-road', [me, bot(1)]);
    await eva.page.locator('.gr-places').waitFor();
    const wide = () => eva.page.evaluate(() => document.documentElement.scrollWidth);
    for (const place of ['wheels', 'land', 'display', 'cards']) {
      await eva.page.locator(`[data-place="${place}"]`).click();
      expect(await wide(), place).toBeLessThanOrEqual(PHONE.width);
      expect(await eva.faults(), place).toEqual([]);
    }
    await until(over(eva), () => answer(eva));
  });

  it('says why a building cannot be built or a site not be used, with its ruling', async () => {
    const g = await house.guest('Uwe');
    await g.newTable('glass-road', [me, bot(1)]);
    await until(
      async () =>
        (await g.page.locator(`${QUESTION}[data-asked="build"]`).count()) > 0 &&
        (await g.page.locator('.gr-panel .gr-bt.no').count()) > 0,
      () => answer(g, BUILDERS),
    );
    await g.page.locator('.gr-panel .gr-bt.no').first().click();
    await g.page
      .getByText(/GR-\d+/)
      .first()
      .waitFor();
  });

  it('shows the turn of a wheel before it happens, and an opponent from near', async () => {
    const g = await house.guest('Ida');
    await g.newTable('glass-road', [me, bot(1)]);
    await until(
      async () => (await g.asked()) && (await g.page.locator(`${QUESTION}[data-asked="take"]`).count()) > 0,
      () => answer(g),
    );
    await g.page.locator('.gr-ask .gr-chip').first().click();
    await expect.poll(() => g.page.locator('.gr-ghost').count()).toBeGreaterThan(0);
    await g.page.locator('.opp-head').first().click();
    await g.page.locator('.gr-foreign').waitFor();
    expect(await g.page.locator('.gr-target.active').count()).toBe(0);
    await g.page.locator('.gr-foreign button').click();
    await expect.poll(() => g.page.locator('.gr-foreign').count()).toBe(0);
  });

  it('can be played by keyboard alone', async () => {
    const g = await house.guest('Kim');
    await g.newTable('glass-road', [me]);
    await g.page.locator('.gr-picker').waitFor();
    for (const at of [0, 3, 6, 9, 12]) {
      await g.page.locator('.gr-picker .gr-pcard').nth(at).focus();
      await g.page.keyboard.press('Enter');
    }
    const go = g.page.locator('.btn.primary.go');
    await g.page.locator('.btn.primary.go:enabled').waitFor();
    await go.focus();
    await g.page.keyboard.press('Enter');
    await g.page.locator('.gr-hand .gr-pcard.lit').first().waitFor();
    await g.page.locator('.gr-hand .gr-pcard.lit').first().focus();
    await g.page.keyboard.press('Enter');
    await g.page.locator('.btn.primary.go:enabled').waitFor();
    await go.focus();
    await g.page.keyboard.press('Enter');
    // Four cards are left, small ones while the fifth is being used; one of them can be looked at closely.
    const left = g.page.locator('.gr-mine :is(.gr-hand .gr-pcard, [data-small])');
    await expect.poll(() => left.count(), { timeout: 10_000 }).toBe(4);
    const small = g.page.locator('.gr-mine [data-small]').first();
    await small.waitFor();
    await small.focus();
    await g.page.keyboard.press('Enter');
    await expect.poll(() => g.page.locator('.gr-pcard.near').count()).toBe(1);
    const cell = g.page.locator('.gr-target[data-cell="r2c2"]');
    await cell.focus();
    await g.page.keyboard.press('ArrowRight');
    expect(await g.page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('r2c3');
  });
});
