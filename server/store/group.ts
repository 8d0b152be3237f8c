import type { Backend } from './backend.ts';
import type { Change } from './changes.ts';
import { isOutage, OutcomeUnknown } from './outage.ts';

/** 'lost': another process was faster. 'broken': the database did not take it. */
export type Outcome = 'stored' | 'lost' | 'broken';

interface Waiting {
  readonly change: Change;
  readonly done: (outcome: Outcome) => void;
}

/** While many write at once, a commit waits so long for company: it costs about the same for one change as for ten. */
const COMPANY_MS = 5;

/**
 * All changes of one turn of the event loop become durable in one transaction. Somebody who plays alone never waits;
 * when the last commit had more than one change, the next one is not made at once.
 */
export class GroupCommit {
  readonly #backend: Backend;
  readonly #onError: (error: unknown) => void;
  #waiting: Waiting[] = [];
  #scheduled = false;
  #lastSize = 0;
  #lastAt = 0;
  #busy: Promise<void> = Promise.resolve();

  constructor(backend: Backend, onError: (error: unknown) => void) {
    this.#backend = backend;
    this.#onError = onError;
  }

  /** Says how it went once that is known. A callback and not a promise: this is done for every move. */
  add(change: Change, done: (outcome: Outcome) => void): void {
    this.#waiting.push({ change, done });
    if (this.#scheduled) return;
    this.#scheduled = true;
    // After the commit before, so that versions follow each other.
    const flush = (): void => {
      this.#busy = this.#busy.then(() => this.#flush());
    };
    const early = COMPANY_MS - (performance.now() - this.#lastAt);
    if (this.#lastSize > 1 && early >= 1) setTimeout(flush, early);
    else setImmediate(flush);
  }

  async #flush(): Promise<void> {
    this.#scheduled = false;
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length === 0) return;
    this.#lastSize = batch.length;
    this.#lastAt = performance.now();
    await this.#commit(batch);
  }

  /**
   * The group is for speed alone: one change that the database does not take is found by halves and fails by itself, at the cost
   * of a few more commits, which only such a group pays.
   *
   * A half is tried again only where it is certain that nothing of the group was stored: the database has refused a statement and
   * rolled back. Where the connection broke, the commit may have been made; the same changes again would then look like those
   * of somebody faster. All of them are broken, and their tables are read again as they are stored.
   */
  async #commit(batch: readonly Waiting[]): Promise<void> {
    let made: readonly boolean[];
    try {
      made = await this.#backend.commit(batch.map((w) => w.change));
    } catch (error) {
      if (batch.length > 1 && !isOutage(error) && !(error instanceof OutcomeUnknown)) {
        // In order, so that the changes of one table follow each other.
        const half = batch.length >> 1;
        await this.#commit(batch.slice(0, half));
        await this.#commit(batch.slice(half));
        return;
      }
      this.#onError(error);
      for (const waiting of batch) {
        waiting.change.origin.dead = true;
        this.#say(waiting, 'broken');
      }
      return;
    }
    for (const [i, waiting] of batch.entries()) this.#say(waiting, made[i] === true ? 'stored' : 'lost');
  }

  /** Whoever fails to hear the news does not keep it from the others. */
  #say({ done }: Waiting, outcome: Outcome): void {
    try {
      done(outcome);
    } catch (error) {
      this.#onError(error);
    }
  }

  /** Everything added so far is stored, or known not to be. */
  async drain(): Promise<void> {
    while (this.#scheduled || this.#waiting.length > 0) await new Promise((next) => setImmediate(next));
    await this.#busy;
  }
}
