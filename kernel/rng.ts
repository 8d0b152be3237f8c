import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { hash128 } from './hash.ts';
import type { Rng } from './types.ts';

type Generator = ReturnType<typeof xoroshiro128plusFromState>;

/** The state of every stream used so far; belongs beside a frozen state, never into a view. */
export type RngState = Readonly<Record<string, readonly number[]>>;

/** Named streams derived from one seed. `draws` tells whether chance had a part in a move. */
export class SeededRng implements Rng {
  readonly seed: string;
  draws = 0;
  readonly #streams = new Map<string, Generator>();

  constructor(seed: string, state: RngState = {}) {
    this.seed = seed;
    for (const [name, words] of Object.entries(state)) this.#streams.set(name, xoroshiro128plusFromState(words));
  }

  #stream(name: string): Generator {
    let g = this.#streams.get(name);
    if (g === undefined) {
      g = xoroshiro128plusFromState(hash128(`${this.seed}/${name}`));
      this.#streams.set(name, g);
    }
    return g;
  }

  int(stream: string, n: number): number {
    this.draws++;
    return uniformInt(this.#stream(stream), 0, n - 1);
  }

  shuffle<T>(stream: string, items: T[]): T[] {
    this.draws++;
    const g = this.#stream(stream);
    for (let i = items.length - 1; i > 0; i--) {
      const j = uniformInt(g, 0, i);
      const t = items[i] as T;
      items[i] = items[j] as T;
      items[j] = t;
    }
    return items;
  }

  freeze(): RngState {
    const state: Record<string, readonly number[]> = {};
    for (const [name, g] of this.#streams) state[name] = g.getState();
    return state;
  }

  clone(): SeededRng {
    return new SeededRng(this.seed, this.freeze());
  }
}

/** The one form of a seed: a line of plain letters, signs and spaces. */
const SEED = /^[\x20-\x7e]{1,200}$/;

export function isSeed(input: unknown): input is string {
  return typeof input === 'string' && SEED.test(input);
}

/** A seed nobody can guess. */
export function newSeed(): string {
  const bytes = new Uint8Array(16);
  globalThis.crypto.getRandomValues(bytes);
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}
