/** Moments one after the other, never two at once. While one lies on the table, nothing further is shown. */
import { signal } from '@preact/signals';
import type { Pace } from '../app/settings.ts';
import type { MomentCard, Telling } from '../kit/contract.ts';

const SHOWN_MS = 2000;
const FACTOR: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.6, step: Number.POSITIVE_INFINITY };

/** Without motion there is no bar that runs out: the card stays longer. */
const STILL_FACTOR = 2;
/** Whoever is so far behind was away: cards hurry. */
const FAR_BEHIND = 8;
const HURRY_MS = 300;

/** How long a card stays by itself; null if it waits for a tap. */
export function cardTime(pace: Pace, still: boolean, behind: number): number | null {
  const ms = SHOWN_MS * FACTOR[pace] * (still ? STILL_FACTOR : 1);
  if (!Number.isFinite(ms)) return null;
  return behind > FAR_BEHIND ? HURRY_MS : ms;
}

type Cards = Readonly<Record<string, ((event: never, t: never) => MomentCard | null) | undefined>>;

/** The cards of these events, in order. */
export function cardsOf(moments: object, events: readonly unknown[], telling: Telling<unknown>): readonly MomentCard[] {
  const table = moments as Cards;
  return events.flatMap((event, i) => {
    const { e } = event as { readonly e?: string };
    const told = { ...telling, told: events.slice(0, i) };
    const card = e !== undefined && Object.hasOwn(table, e) ? table[e]?.(event as never, told as never) : null;
    return card === null || card === undefined ? [] : [card];
  });
}

export class MomentQueue {
  readonly card = signal<MomentCard | null>(null);
  readonly #waiting: MomentCard[] = [];
  readonly #time: () => number | null;
  readonly #onEmpty: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(time: () => number | null, onEmpty: () => void) {
    this.#time = time;
    this.#onEmpty = onEmpty;
  }

  push(cards: readonly MomentCard[]): void {
    this.#waiting.push(...cards);
    if (this.card.peek() === null && cards.length > 0) this.next();
  }

  /** Skips the card that lies there. */
  readonly next = (): void => {
    clearTimeout(this.#timer);
    const card = this.#waiting.shift() ?? null;
    this.card.value = card;
    if (card === null) {
      this.#onEmpty();
      return;
    }
    const time = this.#time();
    if (time !== null) this.#timer = setTimeout(this.next, time);
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.length = 0;
    this.card.value = null;
  }
}
