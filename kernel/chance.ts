import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type RngState, SeededRng } from './rng.ts';
import type { Rng } from './types.ts';

/** Which generator made the chance of a match. The first one can be foretold from what it has shown: old records only. */
export type Generator = 'xoroshiro128plus' | 'sha256-ctr';
export const GENERATOR: Generator = 'sha256-ctr';
export const GENERATORS: readonly Generator[] = ['xoroshiro128plus', GENERATOR];

/** The chance of a match: named streams that can be frozen, and a count of draws that tells whether chance had a part. */
export interface Chance extends Rng {
  readonly seed: string;
  readonly draws: number;
  freeze(): RngState;
  clone(): Chance;
}

/** Words of 32 bits in one block. */
const BLOCK = 8;
const RANGE = 2 ** 32;

/** SHA-256 in counter mode: whoever has seen any number of its draws still cannot foretell the next one. */
class Stream {
  readonly #key: Uint8Array;
  readonly #input = new Uint8Array(40);
  readonly #counter = new DataView(this.#input.buffer, 32);
  #words: DataView | null = null;
  /** Words used so far: the whole state of the stream. */
  used: number;

  constructor(key: Uint8Array, used = 0) {
    this.#key = key;
    this.#input.set(key);
    this.used = used;
  }

  #word(): number {
    const at = this.used % BLOCK;
    if (at === 0 || this.#words === null) {
      const block = Math.floor(this.used / BLOCK);
      this.#counter.setUint32(0, Math.floor(block / RANGE));
      this.#counter.setUint32(4, block >>> 0);
      this.#words = new DataView(sha256(this.#input).buffer);
    }
    this.used++;
    return this.#words.getUint32(at * 4);
  }

  /** Words beyond the last whole multiple of n are thrown away: every number is as likely as any other. */
  below(n: number): number {
    const limit = RANGE - (RANGE % n);
    for (;;) {
      const word = this.#word();
      if (word < limit) return word % n;
    }
  }

  clone(): Stream {
    return new Stream(this.#key, this.used);
  }
}

/** What a seed says about a name, and what does not say anything about the seed. */
function keyOf(seed: string, name: string): Uint8Array {
  return hmac(sha256, utf8ToBytes(seed), utf8ToBytes(name));
}

/** The generator of a match: streams keyed by the seed and their name. */
class SealedRng implements Chance {
  readonly seed: string;
  draws = 0;
  readonly #streams = new Map<string, Stream>();

  constructor(seed: string, state: RngState = {}) {
    this.seed = seed;
    for (const [name, [used = 0]] of Object.entries(state))
      this.#streams.set(name, new Stream(keyOf(seed, name), used));
  }

  #stream(name: string): Stream {
    let stream = this.#streams.get(name);
    if (stream === undefined) {
      stream = new Stream(keyOf(this.seed, name));
      this.#streams.set(name, stream);
    }
    return stream;
  }

  int(stream: string, n: number): number {
    this.draws++;
    return this.#stream(stream).below(n);
  }

  shuffle<T>(stream: string, items: T[]): T[] {
    this.draws++;
    const from = this.#stream(stream);
    for (let i = items.length - 1; i > 0; i--) {
      const j = from.below(i + 1);
      const t = items[i] as T;
      items[i] = items[j] as T;
      items[j] = t;
    }
    return items;
  }

  freeze(): RngState {
    const state: Record<string, readonly number[]> = {};
    for (const [name, { used }] of this.#streams) state[name] = [used];
    return state;
  }

  clone(): SealedRng {
    const copy = new SealedRng(this.seed);
    for (const [name, stream] of this.#streams) copy.#streams.set(name, stream.clone());
    return copy;
  }
}

/** The chance of a match from its seed. */
export function chanceOf(generator: Generator, seed: string, state?: RngState): Chance {
  return generator === 'xoroshiro128plus' ? new SeededRng(seed, state) : new SealedRng(seed, state);
}

/** Published when a match begins: nobody can guess the seed from it, and everybody can check what was sealed when it is over. */
export function commitment(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** A seed for something beside the game (a bot's own chance) that gives nothing away of the match's seed. */
export function derivedSeed(seed: string, name: string): string {
  return bytesToHex(keyOf(seed, name)).slice(0, 32);
}
