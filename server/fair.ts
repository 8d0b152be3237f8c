/** Work of many owners, some at once: each owner in turn, however much one of them wants. */
export class FairQueue {
  readonly #atOnce: number;
  /** In the order in which they are served. */
  readonly #byOwner = new Map<string, (() => void)[]>();
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    return new Promise((done, fail) => {
      const begin = (): void => {
        this.#running += 1;
        work()
          .then(done, fail)
          .finally(() => {
            this.#running -= 1;
            this.#next();
          });
      };
      const waiting = this.#byOwner.get(owner);
      if (waiting === undefined) this.#byOwner.set(owner, [begin]);
      else waiting.push(begin);
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < this.#atOnce) {
      const [first] = this.#byOwner;
      if (first === undefined) return;
      const [owner, waiting] = first;
      const begin = waiting.shift();
      // To the end of the line.
      this.#byOwner.delete(owner);
      if (waiting.length > 0) this.#byOwner.set(owner, waiting);
      begin?.();
    }
  }
}
