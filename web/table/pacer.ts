/** What several opponents do at once is shown one after the other, so that the eye can follow, but never far behind. */
const STEP_MS = 650;
const BEHIND_MS = 2000;

export function pause(speed: number, waiting: number): number {
  return speed === 0 ? 0 : Math.min(STEP_MS / speed, BEHIND_MS / Math.max(1, waiting));
}

export class Pacer<T> {
  readonly #show: (item: T) => void;
  readonly #speed: () => number;
  readonly #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = Number.NEGATIVE_INFINITY;

  constructor(show: (item: T) => void, speed: () => number) {
    this.#show = show;
    this.#speed = speed;
  }

  push(item: T): void {
    this.#queue.push(item);
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue.length = 0;
  }

  #next(): void {
    if (this.#timer !== undefined || this.#queue.length === 0) return;
    const wait = this.#shownAt + pause(this.#speed(), this.#queue.length) - performance.now();
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
