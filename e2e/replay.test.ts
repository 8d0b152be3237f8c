/** Finished games as a film: what the replay shows, and how it is steered. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bot, DESKTOP, type Guest, House, me, PHONE } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe('the replay', () => {
  const slider = (g: Guest) => g.page.locator('input[type=range]');
  const value = async (g: Guest): Promise<number> => Number(await slider(g).inputValue());

  async function film(g: Guest, game: string, seats = 2, options: object = {}): Promise<number> {
    const id = await g.newTable(game, [me, ...Array.from({ length: seats - 1 }, () => bot(1))], options);
    await g.playOut(id);
    await g.page.goto(`${house.url}/t/${id}/replay`);
    await slider(g).waitFor();
    return Number(await slider(g).getAttribute('max'));
  }

  /** Where the finger has to go for this share of the way. */
  async function track(g: Guest): Promise<(share: number) => { x: number; y: number }> {
    const box = await slider(g).boundingBox();
    if (box === null) throw new Error('no slider');
    return (share) => ({ x: box.x + 8 + (box.width - 16) * share, y: box.y + box.height / 2 });
  }

  it('goes where the mouse drags the slider, and where keys send it', async () => {
    const g = await house.guest('Emil');
    const max = await film(g, 'my-city');
    expect(max).toBeGreaterThan(20);
    const at = await track(g);
    await g.page.mouse.move(at(0).x, at(0).y);
    await g.page.mouse.down();
    const towns = new Set<string>();
    for (let i = 1; i <= 10; i++) {
      const { x, y } = at(i / 20);
      await g.page.mouse.move(x, y, { steps: 2 });
      await expect.poll(async () => Math.abs((await value(g)) - (max * i) / 20)).toBeLessThanOrEqual(1);
      towns.add(await g.page.locator('.mc-board').innerHTML());
    }
    await g.page.mouse.up();
    // The board followed while the button was down.
    expect(towns.size).toBeGreaterThan(5);
    const half = await value(g);
    expect(Math.abs(half - max / 2)).toBeLessThanOrEqual(1);
    await g.page.getByText(`Zug ${half} von ${max}`).waitFor();

    const said = g.page.locator('.tp-said span');
    for (const [key, to] of [
      ['ArrowRight', half + 1],
      ['ArrowLeft', half],
      ['End', max],
      ['Home', 0],
    ] as const) {
      await g.page.keyboard.press(key);
      await expect.poll(() => value(g)).toBe(to);
      expect(await slider(g).getAttribute('aria-valuetext')).toContain(`Zug ${to} von ${max}, `);
      // Every turn says something.
      expect(await said.textContent()).toMatch(/\S+ \S+/);
    }
    // A round has one answer of each of the two: with Shift it is walked through one by one.
    await g.page.keyboard.press('ArrowRight');
    await expect.poll(() => value(g)).toBe(1);
    const both = await said.textContent();
    await g.page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => said.textContent()).not.toBe(both);
    expect(await value(g)).toBe(1);
    await g.page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => said.textContent()).toBe(both);
  });

  it('goes where a finger drags the slider', async () => {
    const g = await house.guest('Fina', { viewport: PHONE, hasTouch: true, isMobile: true });
    const max = await film(g, 'my-city');
    const at = await track(g);
    const cdp = await g.context.newCDPSession(g.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number): Promise<unknown> =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at(share)] });
    await touch('touchStart', 0);
    for (let i = 1; i <= 8; i++) await touch('touchMove', i / 10);
    await touch('touchEnd', 0.8);
    await expect.poll(async () => Math.abs((await value(g)) - max * 0.8)).toBeLessThanOrEqual(1);
    expect(await g.page.evaluate(() => scrollY)).toBe(0);

    // The buildings still to come lie under the town, here too.
    await g.page.locator('.mc-set').first().waitFor();

    // Everybody stands in the head, I too, and their points follow the finger.
    const total = g.page.locator('.chip.me .chip-points b');
    const late = await total.textContent();
    await touch('touchStart', 0.8);
    for (let i = 8; i >= 0; i--) await touch('touchMove', i / 10);
    await touch('touchEnd', 0);
    await expect.poll(() => value(g)).toBe(0);
    await expect.poll(() => total.textContent()).not.toBe(late);
    expect(await total.isVisible()).toBe(true);
  });

  it.each([
    ['my-city', 4, {}],
    ['garden-nation', 3, { maxRounds: 4 }],
    ['glass-road', 3, {}],
    ['bora-bora', 2, {}],
    ['tribes-of-the-wind', 2, {}],
  ] as const)('shows what the table of %s shows, light and dark', async (game, seats, options) => {
    const g = await house.guest('Gil');
    const max = await film(g, game, seats, options);
    await slider(g).fill(String(Math.floor(max / 2)));
    for (const [viewport, colorScheme] of [
      [DESKTOP, 'light'],
      [PHONE, 'dark'],
    ] as const) {
      await g.page.setViewportSize(viewport);
      await g.page.emulateMedia({ colorScheme });
      expect((await g.page.locator('.fr-board').innerHTML()).length).toBeGreaterThan(500);
      expect(await g.faults(), `${game} ${colorScheme}`).toEqual([]);
      expect(await g.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    }
    // Seen by each in turn, then with everything open: all stand in the head.
    for (const viewer of [...Array(seats).keys(), 'judge'].map(String)) {
      await g.page.getByLabel('Aus Sicht von').selectOption(viewer);
      expect(await g.page.locator('.rail .chip').count()).toBe(seats);
      expect(await g.page.locator('.fr-board').count()).toBe(1);
    }
  });
});
