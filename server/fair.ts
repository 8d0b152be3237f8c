/** Whoever caused some work: a person, the network they come from, and the table it is for. */
export interface Cause {
  readonly network: string;
  readonly person: string;
  readonly table: string;
}

/** Networks, the people of one, the tables of one of them, or the work for one table. */
class Branch {
  readonly #branches = new Map<string, Branch>();
  readonly #works: (() => void)[] = [];
  /** What waits or runs below. */
  open = 0;
  waiting = 0;
  /** The turn at which it is served next, counted in rounds of the branches beside it. */
  #turn = 0;
  /** The turn that was served last below. */
  #now = 0;

  /** Those below who want something, and how much. */
  get #wants(): number[] {
    return [...this.#branches.values()].map((b) => b.open).filter((open) => open > 0);
  }

  add(path: readonly string[], work: () => void): void {
    this.open += 1;
    this.waiting += 1;
    const [first, ...rest] = path;
    if (first === undefined) {
      this.#works.push(work);
      return;
    }
    const branch = this.#branches.get(first) ?? new Branch();
    this.#branches.set(first, branch);
    // Whoever was idle has saved up nothing, and whoever was just served comes after those who wait.
    branch.#turn = Math.max(branch.#turn, this.#now);
    branch.add(rest, work);
  }

  /** The work that is served next: that of the branch that was served least, in each of them likewise. */
  next(): (() => void) | undefined {
    this.waiting -= 1;
    let first: Branch | null = null;
    for (const [name, branch] of this.#branches) {
      if (branch.waiting > 0) {
        if (first === null || branch.#turn < first.#turn) first = branch;
      } else if (branch.open === 0 && branch.#turn <= this.#now) this.#branches.delete(name);
    }
    if (first === null) return this.#works.shift();
    this.#now = first.#turn;
    first.#turn += 1;
    return first.next();
  }

  done(path: readonly string[]): void {
    this.open -= 1;
    const [first, ...rest] = path;
    if (first !== undefined) this.#branches.get(first)?.done(rest);
    if (this.open > 0) return;
    // Nobody is left to be compared with.
    this.#branches.clear();
    this.#now = 0;
  }

  /** What one work of this path has of so much. */
  share(path: readonly string[], of: number): number {
    const [first, ...rest] = path;
    if (first === undefined) return Math.min(1, of / Math.max(1, this.open));
    const branch = this.#branches.get(first);
    return branch === undefined ? Math.min(1, of) : branch.share(rest, evenPart(of, this.#wants, branch.open));
  }
}

/** An even part for each; whoever wants less than that leaves the rest to the others. */
function evenPart(of: number, wants: readonly number[], mine: number): number {
  let [left, others] = [of, wants.length];
  for (const want of wants.toSorted((a, b) => a - b)) {
    if (want * others >= left) break;
    left -= want;
    others -= 1;
  }
  return others === 0 ? mine : Math.min(mine, left / others);
}

/**
 * Work of many, some of it at once. What there is belongs in even parts to the networks that want something, the part of a
 * network to its people, theirs to their tables; and so do the turns. Who has many tables, or many names, has no more.
 */
export class FairLine {
  readonly #atOnce: number;
  readonly #root = new Branch();
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** The work hears which part of one place it has, at most 1: many who want something have little each. */
  run<T>({ network, person, table }: Cause, work: (share: number) => Promise<T>): Promise<T> {
    const path = [network, person, table];
    return new Promise((done, fail) => {
      this.#root.add(path, () => {
        this.#running += 1;
        work(this.#root.share(path, this.#atOnce))
          .then(done, fail)
          .finally(() => {
            this.#running -= 1;
            this.#root.done(path);
            this.#serve();
          });
      });
      this.#serve();
    });
  }

  #serve(): void {
    while (this.#running < this.#atOnce && this.#root.waiting > 0) this.#root.next()?.();
  }
}
