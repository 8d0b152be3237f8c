/** The first of many like things is done at once, those that come soon after it together and a moment later. */
export class Gathered {
  readonly #ms: number;
  /** What is to be done at the end of the moment; null while nothing is. */
  readonly #late = new Map<string, (() => void) | null>();

  constructor(ms: number) {
    this.#ms = ms;
  }

  do(key: string, now: () => void, later: () => void = now): void {
    if (this.#late.has(key)) {
      this.#late.set(key, later);
      return;
    }
    this.#late.set(key, null);
    setTimeout(() => {
      const late = this.#late.get(key);
      this.#late.delete(key);
      if (late) this.do(key, late);
    }, this.#ms).unref();
    now();
  }
}
