import type { Pace } from '../app/settings.ts';

/** What several opponents do at once is shown one after the other, so that the eye can follow, but never far behind. */
const STEP_MS: Readonly<Record<Pace, number>> = { slow: 1600, normal: 650, fast: 250, step: 650 };
const BEHIND_MS: Readonly<Record<Pace, number>> = { slow: 12_000, normal: 4000, fast: 1200, step: 4000 };

export function pause(pace: Pace, still: boolean, waiting: number): number {
  return still && pace !== 'slow' ? 0 : Math.min(STEP_MS[pace], BEHIND_MS[pace] / Math.max(1, waiting));
}

/** Shows what was heard at the pace of whoever looks. It stops where told to, and goes on from there. */
export class Pacer<T> {
  readonly #show: (item: T) => void;
  readonly #pause: (waiting: number) => number;
  readonly #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = Number.NEGATIVE_INFINITY;
  #held = false;

  constructor(show: (item: T) => void, pauseFor: (waiting: number) => number) {
    this.#show = show;
    this.#pause = pauseFor;
  }

  /** Items that are not shown yet. */
  get waiting(): number {
    return this.#queue.length;
  }

  push(item: T): void {
    this.#queue.push(item);
    this.#next();
  }

  /** Shows nothing more until `go`. */
  hold(): void {
    this.#held = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  go(): void {
    this.#held = false;
    this.#next();
  }

  /** Leaves out what waits and shows the last of it at once. */
  latest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#held = false;
    this.#queue.splice(0, this.#queue.length - 1);
    this.#turn();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue.length = 0;
  }

  #next(): void {
    if (this.#held || this.#timer !== undefined || this.#queue.length === 0) return;
    const wait = this.#shownAt + this.#pause(this.#queue.length) - performance.now();
    if (wait <= 0) this.#turn();
    else
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#turn();
      }, wait);
  }

  #turn(): void {
    const item = this.#queue.shift();
    if (item === undefined) return;
    this.#shownAt = performance.now();
    this.#show(item);
    this.#next();
  }
}
