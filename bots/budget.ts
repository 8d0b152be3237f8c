/** How long a search may think: nodes where the answer has to be the same every time, milliseconds at the table. */
export interface Budget {
  /** Moves made in imagined worlds; a rating counts as one for every option. */
  readonly nodes?: number;
  readonly ms?: number;
  /** The clock for `ms`; measurements on a busy machine count the time of their own thread. */
  readonly now?: () => number;
  /** Asked now and then: true ends the search with the best found so far. */
  readonly stop?: () => boolean;
}

/** More than this nobody waits for: a budget of an hour is a mistake. */
export const LONGEST_MS = 60_000;

/** A budget as it is used up. */
export class Meter {
  readonly #nodes: number;
  readonly #ms: number;
  readonly #stop: () => boolean;
  readonly #now: () => number;
  readonly #began: number;
  nodes = 0;

  constructor(budget: Budget) {
    if (budget.nodes === undefined && budget.ms === undefined) throw new RangeError('a budget needs nodes or ms');
    for (const n of [budget.nodes, budget.ms])
      if (n !== undefined && !(n > 0)) throw new RangeError(`a budget must be larger than 0, not ${n}`);
    if (budget.ms !== undefined && budget.ms > LONGEST_MS)
      throw new RangeError(`a budget must be at most ${LONGEST_MS} ms, not ${budget.ms}`);
    this.#nodes = budget.nodes ?? Number.POSITIVE_INFINITY;
    this.#ms = budget.ms ?? Number.POSITIVE_INFINITY;
    this.#stop = budget.stop ?? (() => false);
    this.#now = budget.now ?? (() => performance.now());
    this.#began = this.#now();
  }

  get elapsedMs(): number {
    return this.#now() - this.#began;
  }

  /** Used share of the budget; 1 and more: it is over. */
  used(): number {
    if (this.#stop()) return 1;
    const byNodes = this.nodes / this.#nodes;
    return this.#ms === Number.POSITIVE_INFINITY ? byNodes : Math.max(byNodes, this.elapsedMs / this.#ms);
  }
}
