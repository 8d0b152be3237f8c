import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bot, type Guest, House, me, until } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** The plain table is a setting that is kept. */
async function plain(g: Guest): Promise<void> {
  await g.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('tafelrunde:settings') ?? '{}');
    localStorage.setItem('tafelrunde:settings', JSON.stringify({ ...kept, plain: true }));
  });
  await g.page.reload();
}

const over = (g: Guest) => async (): Promise<boolean> => (await g.page.locator('main.end').count()) > 0;

/** Keyboard only: Tab to the list, arrows choose, Enter confirms. */
async function byKeyboard(g: Guest, steps: number): Promise<boolean> {
  if (!(await g.asked())) {
    await g.page.waitForTimeout(20);
    return false;
  }
  const radio = g.page.locator('.plain-options input[type=radio]').first();
  await radio.focus();
  await g.page.keyboard.press('Space');
  for (let i = 0; i < steps % 3; i++) await g.page.keyboard.press('ArrowDown');
  await g.page.keyboard.press('Enter');
  await g.page.locator('.fr-prompt[aria-busy="true"]').waitFor({ state: 'detached', timeout: 10_000 });
  return true;
}

/** So many answers by keyboard show every game on the plain table in a browser; My City is played to its end. */
const ANSWERS = 10;

describe('the plain table', () => {
  it('plays My City by keyboard alone to the end', async () => {
    const g = await house.guest('Kim');
    await g.newTable('my-city', [me]);
    await plain(g);
    await g.page.locator('.plain-options').waitFor();
    expect(await g.faults()).toEqual([]);
    let n = 0;
    await until(over(g), () => byKeyboard(g, n++));
  });

  it.each([
    ['bora-bora', 4],
    ['glass-road', 3],
    ['tribes-of-the-wind', 5],
    ['garden-nation', 2],
  ] as const)(
    'plays %s with %i seats by keyboard, follows it to the final scoring and shows it again',
    async (id, seats) => {
      const g = await house.guest('Tom', { lang: 'en' });
      const options = id === 'garden-nation' ? { maxRounds: 4 } : {};
      const table = await g.newTable(id, [me, ...Array.from({ length: seats - 1 }, () => bot(1))], options);
      await plain(g);
      await g.page.locator('.plain .summary').waitFor();
      await until(
        async () => g.asked(),
        () => g.page.waitForTimeout(50),
      );
      expect(await g.faults()).toEqual([]);
      let answers = 0;
      await until(
        async () => answers >= ANSWERS || (await over(g)()),
        async () => {
          if (await byKeyboard(g, answers)) answers++;
        },
      );
      // What is left is played from another device, and followed here.
      await g.playOut(table);
      await g.page.locator('main.end').waitFor();
      const rows = await g.page.locator('table.fin tbody tr').count();
      expect(rows).toBeGreaterThan(2);

      await g.page.goto(`${g.page.url().replace(/\/$/, '')}/replay`);
      const slider = g.page.locator('input[type=range]');
      await slider.waitFor();
      const moves = Number(await slider.getAttribute('max'));
      expect(moves).toBeGreaterThan(10);
      await slider.focus();
      await g.page.keyboard.press('Home');
      await g.page.keyboard.press('ArrowRight');
      await expect.poll(() => slider.inputValue()).toBe('1');
      await g.page.locator('.summary').waitFor();
    },
  );
});
