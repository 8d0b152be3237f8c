import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameEntry, games } from '#games';
import { Hand } from './hand.ts';
import { bot, DESKTOP, type Guest, House, LAPTOP, me, open, outOfSight, PHONE, TABLET, until } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const ROOMS = [
  '/',
  '/you',
  '/enter',
  '/rules',
  '/rules/my-city',
  '/rules/garden-nation',
  '/about',
  '/games/my-city',
  '/games/my-city/rules',
  '/games/bora-bora',
];

describe('the house around the tables', () => {
  it.each([
    ['phone', PHONE],
    ['tablet', TABLET],
    ['desktop', DESKTOP],
  ] as const)('has no serious fault on a %s, light and dark, and nothing sticks out', async (_name, viewport) => {
    const g = await house.guest('Ada', { viewport, colorScheme: 'light' });
    await g.newTable('my-city', [me, bot(1)]);
    for (const room of ROOMS) {
      await g.page.emulateMedia({ colorScheme: 'light' });
      await g.page.goto(house.url + room);
      await g.page.locator('main').waitFor();
      expect(await g.faults(), `${room} light`).toEqual([]);
      const width = await g.page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, room).toBeLessThanOrEqual(viewport.width);
      // The dark house differs in nothing but its colours.
      await g.page.emulateMedia({ colorScheme: 'dark' });
      expect(await g.faults(['color-contrast']), `${room} dark`).toEqual([]);
    }
  });

  it('a stranger gives a name, opens a table with a bot and plays; names are shown as they are, not as markup', async () => {
    const context = await house.browser.newContext({ viewport: DESKTOP, locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (e) => errors.push(e.message));
    await page.goto(house.url);
    await page.locator('.pickg[data-game="my-city"] .cover').click();
    await page.waitForURL(/\/games\/my-city$/);
    await page.goBack();
    // Two taps to a running game, and nobody has been asked anything.
    await page.locator('.pickg[data-game="my-city"] button').click();
    await page.locator('dialog[open] .btn.primary').click();
    await page.waitForURL(/\/t\//);
    await page.locator('.mc-board').waitFor();
    await page.goto(`${house.url}/you`);
    await page.getByRole('button', { name: 'Change name and colour' }).click();
    await page.locator('dialog[open] .person input').first().fill('<b>Zoë</b>');
    await page.locator('dialog[open] .person button[type=submit]').click();
    await page.goto(house.url);
    await page.getByText('<b>Zoë</b>').first().waitFor();
    expect(await page.locator('b', { hasText: /^Zoë$/ }).count()).toBe(0);
    await page.locator('a.cc-a').first().click();
    await page.locator('.mc-board').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    ['laptop', LAPTOP],
    ['phone', PHONE],
  ] as const)(
    'the dialog of a new table begins at its first field, and its button is in sight, on a %s',
    async (_, viewport) => {
      const g = await house.guest('Nele', { viewport });
      await g.page.goto(house.url);
      for (const game of ['my-city', 'tribes-of-the-wind']) {
        await g.page.locator(`.pickg[data-game="${game}"] button`).click();
        const dialog = g.page.locator('dialog[open]');
        await expect
          .poll(() =>
            dialog
              .locator('.seg input')
              .first()
              .evaluate((e) => e === document.activeElement),
          )
          .toBe(true);
        await dialog.locator('details.opt').waitFor();
        expect(await outOfSight(g.page, ['dialog[open] .btn.primary'])).toEqual([]);
        await dialog.getByText('Mit Freunden').click();
        await dialog.locator('details.opt summary').click();
        expect(await outOfSight(g.page, ['dialog[open] .btn.primary'])).toEqual([]);
        await g.page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
    },
  );

  it('a name is not asked again where the cookie knows it, and games stand first: mine, the others’, those that wait', async () => {
    const g = await house.guest('Pia');
    for (let n = 0; n < 7; n++)
      await g.post('/api/matches', { game: 'my-city', options: {}, seats: [me, bot()], listed: false });
    await g.post('/api/matches', { game: 'my-city', options: {}, seats: [me, open], listed: false });
    await g.page.evaluate(() => localStorage.clear());
    await g.page.goto(house.url);
    await g.page.locator('.cc.me').first().waitFor();
    expect(await g.page.locator('input[name=name]').count()).toBe(0);
    const section = (name: string) => g.page.getByRole('region', { name, exact: true });
    // Six cards and a row, all of them mine to move.
    expect(await section('Du bist dran').locator('.cc.me').count()).toBe(6);
    expect(await section('Du bist dran').locator('.row').count()).toBe(1);
    expect(await section('Die anderen sind dran').count()).toBe(0);
    expect(await section('Noch nicht begonnen').locator('.row').count()).toBe(1);
    // Title and icon tell it from the lobby.
    expect(await g.page.title()).toContain('Du bist dran');
    expect(await g.page.locator('link[rel=icon]').getAttribute('href')).toBe('/icon-turn.svg');
  });

  it('the language changes without a reload, and is kept', async () => {
    const g = await house.guest('Lea');
    await g.page.goto(`${house.url}/about`);
    await g.page.evaluate(() => {
      (globalThis as unknown as { same: boolean }).same = true;
    });
    expect(await g.page.evaluate(() => document.documentElement.lang)).toBe('de');
    await g.page
      .getByRole('button', { name: /Einstellungen/ })
      .first()
      .click();
    await g.page.locator('dialog[open]').getByText('English').click();
    await expect.poll(() => g.page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(await g.page.evaluate(() => (globalThis as unknown as { same?: boolean }).same)).toBe(true);
    await g.page.reload();
    await expect.poll(() => g.page.evaluate(() => document.documentElement.lang)).toBe('en');
  });

  it('the rules can be searched, and every ruling has its anchor', async () => {
    const g = await house.guest('Ole');
    await g.page.goto(`${house.url}/rules/my-city#MC-44`);
    await g.page.locator('li.target#MC-44').waitFor();
    const all = await g.page.locator('.rulings li').count();
    await g.page.locator('input[type=search]').fill('Brunnen');
    await expect.poll(() => g.page.locator('.rulings li').count()).toBeLessThan(all);
    expect(await g.page.locator('.rulings li').count()).toBeGreaterThan(2);
  });

  it.each(games.map((g) => g.meta))(
    'the rules of $id have chapters in both languages, each a step away',
    async (meta) => {
      const { chapters } = (await gameEntry(meta.id)?.load())?.module ?? { chapters: [] };
      const g = await house.guest('Rut', { viewport: meta.id === 'my-city' ? PHONE : DESKTOP });
      for (const lang of ['de', 'en'] as const) {
        await g.page.goto(`${house.url}/rules/${meta.id}?lang=${lang}`);
        await g.page.locator('.chapter h2', { hasText: chapters[0]?.title[lang] ?? '' }).waitFor();
        await expect
          .poll(() => g.page.locator('.chapter h2').allTextContents())
          .toEqual(chapters.map((c) => c.title[lang]));
      }
      const last = chapters.at(-1);
      if (last === undefined) throw new Error('no chapters');
      const link = g.page.locator('.toc a', { hasText: last.title.en });
      if (!(await link.isVisible())) await g.page.locator('.toc summary').click();
      await link.click();
      const title = g.page.locator('.chapter h2', { hasText: last.title.en });
      await expect.poll(() => title.evaluate((h) => h === document.activeElement)).toBe(true);
      expect(await title.isVisible()).toBe(true);
      expect(new URL(g.page.url()).hash).toBe(`#chapter-${last.id}`);
      expect(await g.faults()).toEqual([]);

      // The search leaves chapters with something in them, and the way to them.
      await g.page.locator('input[type=search]').fill(last.rulings[0] ?? '');
      await expect.poll(() => g.page.locator('.chapter').count()).toBeLessThan(chapters.length);
      expect(await g.page.locator('.toc a').count()).toBe(await g.page.locator('.chapter').count());
      await g.page.locator(`li#${last.rulings[0]}`).waitFor();
      await g.page.locator('input[type=search]').fill('qqq');
      await expect.poll(() => g.page.locator('.rulings li').count()).toBe(0);
      expect(await g.faults()).toEqual([]);
    },
  );

  it('a dialog begins at what is chosen', async () => {
    const g = await house.guest('Eva', { lang: 'en' });
    await g.page.getByRole('button', { name: 'Settings' }).click();
    const focused = g.page.locator('dialog[open] input:focus');
    await focused.waitFor({ state: 'attached' });
    expect(await focused.evaluate((e: HTMLInputElement) => [e.checked, e.closest('label')?.textContent])).toEqual([
      true,
      'English',
    ]);
  });

  it('a browser that cannot run it gets a plain page', async () => {
    const g = await house.guest('Old');
    const sentences = ['Dieser Browser ist zu alt', 'This browser is too old'].map((text) => g.page.getByText(text));
    for (const sentence of sentences) expect(await sentence.isVisible()).toBe(false);
    await g.page.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'));
    await g.page.reload();
    for (const sentence of sentences) await sentence.waitFor();
    expect(await g.page.locator('#app > *').count()).toBe(0);
    expect(await g.faults()).toEqual([]);
  });

  it('a move is taken back, and a spectator sees it', async () => {
    const g = await house.guest('Uli');
    const id = await g.newTable('garden-nation', [me, bot(1)]);
    const watcher = await house.guest('Wim');
    await watcher.page.goto(`${house.url}/t/${id}`);
    const buildings = (who: Guest): Promise<number> => who.page.locator('[data-piece^="field:"]').count();
    const back = (): Promise<number> =>
      g.page.locator('.fr-acts [aria-label="Rückgängig"][aria-disabled="false"]').count();
    const hand = new Hand(g, /^field:/);
    // What the bot answered goes back with it, but a second action is one more gesture: one at a time.
    let before = 0;
    await until(
      async () => (await buildings(g)) === before + 1 && (await g.asked()) && (await back()) > 0,
      async () => {
        before = await buildings(g);
        await hand.answer();
      },
    );
    await expect.poll(() => buildings(watcher)).toBe(before + 1);
    await g.page.keyboard.press('u');
    const sure = g.page.getByRole('button', { name: 'Trotzdem zurück' });
    await expect
      .poll(async () => {
        // A completed project has turned over a card.
        if (await sure.isVisible()) await sure.click();
        return buildings(g);
      })
      .toBe(before);
    await expect.poll(() => buildings(watcher)).toBe(before);
  });
});
