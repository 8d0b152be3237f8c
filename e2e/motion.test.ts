/** Motion: normal, at double speed, switched off, and where the system asks for less of it. */
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, House } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

type Seen = { moved: Record<string, number[]> };

/** A finished game in front of a guest whose browser notes every motion by kind, with its length in milliseconds. */
async function film(game: string, options: BrowserContextOptions): Promise<Guest> {
  const g = await house.guest('Ida', options);
  await g.page.addInitScript(() => {
    const seen: Seen = { moved: {} };
    Object.assign(globalThis, { seen });
    const note = (kind: string, ms: number): void => {
      seen.moved[kind] = [...(seen.moved[kind] ?? []), ms];
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args: Parameters<typeof animate>) {
      const motion = animate.apply(this, args);
      note('animate', Number(motion.effect?.getTiming().duration));
      return motion;
    };
    addEventListener('animationstart', (e) => {
      const duration = getComputedStyle(e.target as Element).animationDuration;
      note(e.animationName, Number.parseFloat(duration) * 1000);
    });
    addEventListener('transitionrun', (e) => note(`transition ${e.propertyName}`, 0));
  });
  await g.bringKept(game, 2);
  return g;
}

const n = async (g: Guest): Promise<number> => Number(await g.page.locator('input[type=range]').inputValue());

/** Steps through the first moves and says what moved on the way. */
async function walk(g: Guest, steps: number): Promise<Record<string, number[]>> {
  await g.page.locator('input[type=range]').fill('0');
  await g.page.evaluate(() => {
    (globalThis as unknown as { seen: Seen }).seen.moved = {};
  });
  await g.page.locator('input[type=range]').focus();
  for (let i = 1; i <= steps; i++) {
    await g.page.keyboard.press('ArrowRight');
    await expect.poll(() => n(g)).toBe(i);
    // Effects and styles of this step have happened when two more frames were drawn.
    await g.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  return g.page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen.moved);
}

async function setSpeed(g: Guest, label: string): Promise<void> {
  await g.page.getByRole('button', { name: 'Einstellungen' }).click();
  const dialog = g.page.locator('dialog[open]');
  await dialog.getByRole('group', { name: 'Bewegung' }).getByText(label, { exact: true }).click();
  await g.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

const running = (g: Guest): Promise<number> => g.page.evaluate(() => document.getAnimations().length);

describe('motion', () => {
  it.each(['garden-nation', 'my-city'])(
    'of %s takes half the time at double speed, and none when it is off',
    async (game) => {
      const g = await film(game, { reducedMotion: 'no-preference' });
      const lengths = async (): Promise<Set<number>> => new Set((await walk(g, 6)).animate ?? []);
      const normal = await lengths();
      expect(normal.size).toBeGreaterThan(0);
      for (const ms of normal) expect(ms).toBeLessThanOrEqual(400);

      await setSpeed(g, 'Schnell');
      expect(await lengths()).toEqual(new Set([...normal].map((ms) => ms / 2)));

      await setSpeed(g, 'Aus');
      expect(await walk(g, 6)).toEqual({});
      expect(await running(g)).toBe(0);

      // The setting is kept.
      await g.page.reload();
      await g.page.locator('input[type=range]').waitFor();
      expect(await walk(g, 3)).toEqual({});
      await setSpeed(g, 'Normal');
      expect(await lengths()).toEqual(normal);
    },
  );

  it.each(['my-city', 'garden-nation', 'glass-road', 'bora-bora', 'tribes-of-the-wind'])(
    'of %s is left out where the system asks for less, also when it asks in the middle',
    async (game) => {
      const g = await film(game, { reducedMotion: 'reduce' });
      expect(await walk(g, 12)).toEqual({});
      expect(await running(g)).toBe(0);
      await g.page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(() => g.page.evaluate(() => document.documentElement.dataset.motion)).toBe('1');
      expect(Object.keys(await walk(g, 12)).length).toBeGreaterThan(0);
      await g.page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(() => running(g)).toBe(0);
      expect(await walk(g, 3)).toEqual({});
    },
  );

  it('of the film has half the beat at double speed', async () => {
    const g = await film('my-city', { reducedMotion: 'no-preference' });
    await g.page.clock.install();
    await g.page.reload();
    await g.page.locator('input[type=range]').waitFor();
    let hour = 0;
    // A round of two answers.
    for (const [speed, turn] of [
      ['Normal', 2600],
      ['Schnell', 1300],
    ] as const) {
      await setSpeed(g, speed);
      await g.page.locator('input[type=range]').fill('0');
      await g.page.clock.pauseAt(Date.now() + ++hour * 3_600_000);
      await g.page.getByRole('button', { name: 'Abspielen' }).click();
      await g.page.clock.runFor(turn - 200);
      expect(await n(g)).toBe(1);
      // A few frames pass before and after the timer.
      await g.page.clock.runFor(400);
      expect(await n(g)).toBe(2);
      await g.page.getByRole('button', { name: 'Anhalten' }).click();
      await g.page.clock.resume();
    }
  });
});
