/** A turn by keys alone: numbers choose, Enter goes on, the focus is where the next answer is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bot, type Guest, House, me } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A turn of Tribes: card, what it does, cards to draw. */
const MOST_KEYS = 12;

interface Seen {
  readonly kind: string;
  readonly version: number;
  readonly gesture: string;
  readonly ready: boolean;
  readonly focus: string | null;
}

const look = (g: Guest): Promise<Seen | null> =>
  g.page.evaluate(() => {
    const prompt = document.querySelector('.fr-prompt.asked:not([aria-busy="true"])');
    if (prompt === null || document.querySelector('.fr-moment') !== null) return null;
    return {
      kind: prompt.getAttribute('data-kind') ?? '',
      version: Number(prompt.getAttribute('data-version')),
      gesture: prompt.getAttribute('data-gesture') ?? '',
      ready: document.querySelector('.fr-prompt .go:enabled') !== null,
      focus: document.activeElement?.closest('.thing')?.getAttribute('data-place') ?? null,
    };
  });

async function asked(g: Guest): Promise<Seen> {
  await expect.poll(async () => (await look(g)) !== null, { timeout: 20_000 }).toBe(true);
  return (await look(g)) as Seen;
}

describe('keys', () => {
  it('play a whole turn of Tribes in at most twelve', async () => {
    const g = await house.guest('Kim', { lang: 'en' });
    await g.newTable('tribes-of-the-wind', [me, bot(1)]);
    const first = await asked(g);
    let keys = 0;
    const press = async (key: string): Promise<Seen> => {
      const before = JSON.stringify(await look(g));
      keys++;
      await g.page.keyboard.press(key);
      await expect.poll(async () => JSON.stringify(await look(g)), { message: `${key} did nothing` }).not.toBe(before);
      return asked(g);
    };
    let seen = first;
    let played = 0;
    const isOver = (): boolean => played > 0 && seen.kind === 'action' && seen.gesture === '';
    while (!isOver() && keys < MOST_KEYS) {
      const { version } = seen;
      seen = await press(seen.ready && seen.gesture !== '' ? 'Enter' : '1');
      if (seen.version > version) played++;
    }
    console.log(`a turn of Tribes in ${keys} keys`);
    expect(isOver()).toBe(true);
    // The focus lies on the first answer of the next question, without a Tab.
    await expect.poll(async () => (await look(g))?.focus).toMatch(/^(row|place|temple):/);
    const from = (await look(g))?.focus;
    await g.page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await look(g))?.focus).not.toBe(from);
    expect((await look(g))?.focus?.split(':')[0]).toBe(from?.split(':')[0]);
    // What the keys do stands behind ?.
    await g.page.keyboard.press('?');
    await g.page.getByRole('dialog').getByText('go on').waitFor();
    expect(await g.faults()).toEqual([]);
    await g.page.keyboard.press('Escape');
  });
});
