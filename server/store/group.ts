import type { Backend } from './backend.ts';
import type { Change } from './changes.ts';

/** 'lost': another process was faster. 'broken': the database did not take it. */
export type Outcome = 'stored' | 'lost' | 'broken';

interface Waiting {
  readonly change: Change;
  readonly done: (outcome: Outcome) => void;
}

/** All changes of one turn of the event loop become durable in one transaction. */
export class GroupCommit {
  readonly #backend: Backend;
  readonly #onError: (error: unknown) => void;
  #waiting: Waiting[] = [];
  #scheduled = false;
  #busy: Promise<void> = Promise.resolve();

  constructor(backend: Backend, onError: (error: unknown) => void) {
    this.#backend = backend;
    this.#onError = onError;
  }

  add(change: Change): Promise<Outcome> {
    return new Promise((done) => {
      this.#waiting.push({ change, done });
      if (this.#scheduled) return;
      this.#scheduled = true;
      // After everything that has already arrived; and after the commit before, so that versions follow each other.
      setImmediate(() => {
        this.#busy = this.#busy.then(() => this.#flush());
      });
    });
  }

  async #flush(): Promise<void> {
    this.#scheduled = false;
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length === 0) return;
    try {
      const made = await this.#backend.commit(batch.map((w) => w.change));
      for (const [i, { done }] of batch.entries()) done(made[i] === true ? 'stored' : 'lost');
    } catch (error) {
      this.#onError(error);
      for (const { change, done } of batch) {
        change.origin.dead = true;
        done('broken');
      }
    }
  }

  /** Everything added so far is stored, or known not to be. */
  async drain(): Promise<void> {
    while (this.#scheduled || this.#waiting.length > 0) await new Promise((next) => setImmediate(next));
    await this.#busy;
  }
}
