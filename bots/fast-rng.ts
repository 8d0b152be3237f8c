import { hash128, type Rng } from '#kernel';

/** Name of a stream → a word to mix with; there are only a few dozen names in all games. */
const WORDS = new Map<string, number>();

function wordOf(stream: string): number {
  let word = WORDS.get(stream);
  if (word === undefined) {
    word = hash128(stream)[0];
    WORDS.set(stream, word);
  }
  return word;
}

/**
 * Chance for the worlds of the search, many times faster to begin than the generator of matches. Its streams are named too: in
 * two continuations of one world the same dice fall, whatever else is drawn in between.
 */
export class FastRng implements Rng {
  readonly #seed: number;
  readonly #streams = new Map<string, number>();
  draws = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  #next(stream: string): number {
    const state = ((this.#streams.get(stream) ?? this.#seed ^ wordOf(stream)) + 0x6d2b79f5) | 0;
    this.#streams.set(stream, state);
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  }

  int(stream: string, n: number): number {
    this.draws++;
    return Math.floor((this.#next(stream) / 0x1_0000_0000) * n);
  }

  shuffle<T>(stream: string, items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(stream, i + 1);
      const t = items[i] as T;
      items[i] = items[j] as T;
      items[j] = t;
    }
    return items;
  }
}

/** Seeds of the worlds of one search. */
export function worldSeed(seed: string, world: number): number {
  return hash128(`${seed}/${world}`)[1];
}
