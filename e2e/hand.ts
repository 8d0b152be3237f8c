/** One hand for all drawn boards: it finds answers by `data-move`, taps them with the mouse, and fails when a tap does nothing. */
import { expect } from 'vitest';
import type { Guest } from './kit.ts';

interface Seen {
  readonly kind: string;
  /** Everything a tap can change: gesture, opened choice, version. */
  readonly state: string;
  readonly ready: boolean;
  readonly things: readonly string[];
  readonly ways: number;
}

/** Taps in a row without a whole gesture: then it begins anew. */
const PATIENCE = 14;

export class Hand {
  readonly guest: Guest;
  /** Kinds of questions → how often they were answered by taps. */
  readonly answered = new Map<string, number>();
  taps = 0;
  #turn = 0;
  readonly #prefer: RegExp | null;

  /** Things that match `prefer` are tapped first where there are any: a hand that builds instead of stopping. */
  constructor(guest: Guest, prefer: RegExp | null = null) {
    this.guest = guest;
    this.#prefer = prefer;
  }

  /** What lies on the table now; null while nothing is asked. */
  async #look(): Promise<Seen | null> {
    return this.guest.page.evaluate(() => {
      const prompt = document.querySelector('.fr-prompt.asked:not([aria-busy="true"])');
      if (prompt === null || document.querySelector('.fr-moment') !== null) return null;
      const things = [...document.querySelectorAll<HTMLElement>('[data-move]:not(:disabled)')].filter((e) =>
        e.checkVisibility(),
      );
      const choice = document.querySelector('.choice-at');
      return {
        kind: prompt.getAttribute('data-kind') ?? '',
        state: `${prompt.getAttribute('data-version')} ${prompt.getAttribute('data-gesture')} ${choice?.textContent ?? ''}`,
        ready: document.querySelector('.fr-prompt .go:enabled') !== null,
        things: things.map((e) => e.getAttribute('data-place') ?? ''),
        ways: choice === null ? 0 : choice.querySelectorAll('button').length,
      };
    });
  }

  /** Puts moments aside. */
  async skip(): Promise<void> {
    await this.guest.click('.fr-moment .btn');
  }

  async #changed(before: Seen, what: string): Promise<void> {
    await expect
      .poll(async () => (await this.#look())?.state ?? 'gone', {
        timeout: 5000,
        message: `a tap on ${what} did nothing`,
      })
      .not.toBe(before.state);
  }

  async #tap(selector: string, before: Seen): Promise<void> {
    this.taps += 1;
    expect(await this.guest.click(selector), `${selector} can be tapped`).toBe(true);
    await this.#changed(before, selector);
  }

  /** Answers one question by taps, if this person is asked anything. */
  async answer(): Promise<boolean> {
    await this.skip();
    let seen = await this.#look();
    if (seen === null) {
      await this.guest.page.waitForTimeout(20);
      return false;
    }
    const { kind } = seen;
    for (let n = 0; n < PATIENCE; n++) {
      const preferred = seen.things.filter((id) => this.#prefer?.test(id));
      const things = preferred.length > 0 ? preferred : seen.things;
      expect(things.length, `an answer to ${kind} lies on the table`).toBeGreaterThan(0);
      const thing = things[this.#turn++ % things.length] as string;
      await this.#tap(`[data-place="${thing.replaceAll('"', '')}"][data-move]`, seen);
      seen = await this.#look();
      if (seen === null) return true;
      if (seen.ways > 0) {
        const way = this.#turn++ % seen.ways;
        if (!seen.ready || way > 0) {
          this.taps += 1;
          await this.guest.click('.choice-at button', way);
          seen = await this.#look();
          if (seen === null) return true;
        }
      }
      if (!seen.ready) continue;
      const before = seen;
      await this.#tap('.fr-prompt .go:enabled', before);
      await this.guest.page.locator('.fr-prompt[aria-busy="true"]').waitFor({ state: 'detached', timeout: 10_000 });
      this.answered.set(kind, (this.answered.get(kind) ?? 0) + 1);
      return true;
    }
    await this.guest.page.keyboard.press('Escape');
    return false;
  }
}
