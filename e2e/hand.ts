/**
 * One hand for all drawn boards. By turns it taps what is lit (found by `data-move`), or makes an option by the taps that the way back gives
 * for it; it fails when a tap does nothing or leads elsewhere.
 */
import { expect } from 'vitest';
import type { TableMessage } from '../server/protocol.ts';
import type { Guest } from './kit.ts';
import { planned } from './planned.ts';

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
  /** Answers that were made by the way back. */
  planned = 0;
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

  async #play(seen: Seen): Promise<void> {
    await this.#tap('.fr-prompt .go:enabled', seen);
    await this.guest.page.locator('.fr-prompt[aria-busy="true"]').waitFor({ state: 'detached', timeout: 10_000 });
    this.answered.set(seen.kind, (this.answered.get(seen.kind) ?? 0) + 1);
  }

  /** The table as this page heard it last; null where it has heard of none since it was opened. */
  #table(): TableMessage | null {
    const last = this.guest.wire.findLast((text) => text.startsWith('{"t":"table"'));
    return last === undefined ? null : (JSON.parse(last) as TableMessage);
  }

  /** Makes an option by the taps of the way back; false where some of it lies under another tab. */
  async #make(before: Seen): Promise<boolean> {
    const table = this.#table();
    const plan =
      table === null || !before.state.startsWith(`${table.version} `) ? null : await planned(table, this.#turn);
    if (plan === null || plan.taps.length === 0) return false;
    let seen = before;
    for (const { thing, way } of plan.taps) {
      if (!seen.things.includes(thing)) {
        await this.guest.page.keyboard.press('Escape');
        return false;
      }
      if (way === undefined) await this.#tap(`[data-place="${thing.replaceAll('"', '')}"][data-move]`, seen);
      else {
        this.taps += 1;
        await this.guest.click('.choice-at button', way);
      }
      seen = (await this.#look()) ?? before;
    }
    const gesture = await this.guest.page.locator('.fr-prompt').getAttribute('data-gesture');
    expect(gesture, `the taps ${JSON.stringify(plan.taps)} say what they were made for`).toBe(plan.gesture.join('&'));
    await this.#play(seen);
    this.planned += 1;
    return true;
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
    if (this.#prefer === null && this.#turn++ % 2 === 1 && (await this.#make(seen))) return true;
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
      await this.#play(seen);
      return true;
    }
    await this.guest.page.keyboard.press('Escape');
    return false;
  }
}
