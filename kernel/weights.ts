export type WeightValues = Readonly<Record<string, number>>;

/**
 * games/<id>/bot/weights.json: numbers of a brain, with the way they were found. What serves a player who takes the best move at
 * sight is not what serves a search: weights-searching.json, where there is one, are the numbers of the levels that look ahead.
 */
export interface Weights {
  readonly game: string;
  /** The rules they were made for. */
  readonly rulesVersion: number;
  readonly made: {
    /** 'hand', or what found them: 'evolution', … */
    readonly how: string;
    /** Day, as 2026-11-16. */
    readonly when: string;
    /** Games played to find them; 0 by hand. */
    readonly games: number;
    readonly seed?: string;
    /** What was made as large as possible: 'share of wins against two level 2'. */
    readonly objective?: string;
    /** The result on fresh seeds that let them in. */
    readonly gate?: string;
  };
  readonly values: WeightValues;
}

/**
 * The numbers that the code of a game judges with, where it reads them: objects and lists that hold the weights in use. Two brains of one
 * game can play each other in one process, because each call of a brain puts its own numbers there first (see `tuned`).
 */
export class LiveWeights {
  /** What the game begins with. */
  readonly made: Weights;
  #values: WeightValues;
  readonly #fill: (() => void)[] = [];

  constructor(made: Weights) {
    this.made = made;
    this.#values = made.values;
  }

  /** Those in use. */
  get values(): WeightValues {
    return this.#values;
  }

  /** Mostly they are there already. */
  use(values: WeightValues): void {
    if (values === this.#values) return;
    this.#values = values;
    for (const fill of this.#fill) fill();
  }

  /** An object whose numbers are weights: those of their own name, or of another one. */
  named<N extends Record<string, number>>(numbers: N, nameOf: (key: string) => string = (key) => key): N {
    const weights = Object.keys(numbers).map((key) => [key as keyof N, nameOf(key)] as const);
    return this.#filled(numbers, () => {
      for (const [key, name] of weights) numbers[key] = this.#weight(name) as N[keyof N];
    });
  }

  /** The weights of these names, in this order. */
  list(names: readonly string[]): Float64Array {
    const numbers = new Float64Array(names.length);
    return this.#filled(numbers, () => {
      for (const [i, name] of names.entries()) numbers[i] = this.#weight(name);
    });
  }

  /** The weights `name.1`, `name.2` …, each at its place; what lies before the first is 0. */
  row(name: string, first: number, last: number): number[] {
    const numbers = Array.from({ length: last + 1 }, () => 0);
    return this.#filled(numbers, () => {
      for (let i = first; i <= last; i++) numbers[i] = this.#weight(`${name}.${i}`);
    });
  }

  #filled<T>(numbers: T, fill: () => void): T {
    fill();
    this.#fill.push(fill);
    return numbers;
  }

  #weight(name: string): number {
    const x = this.#values[name];
    if (x === undefined) throw new Error(`${this.made.game}: there is no weight ${name}`);
    return x;
  }
}
