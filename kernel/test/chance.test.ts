import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chanceOf, commitment, derivedSeed, GENERATORS, SeededRng } from '#kernel';

/** The same generator written down a second time, on another implementation of SHA-256. */
function words(seed: string, stream: string, count: number): number[] {
  const key = createHmac('sha256', seed).update(stream).digest();
  const list: number[] = [];
  for (let block = 0; list.length < count; block++) {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(block));
    const hash = createHash('sha256').update(key).update(counter).digest();
    for (let i = 0; i < 8; i++) list.push(hash.readUInt32BE(i * 4));
  }
  return list.slice(0, count);
}

describe('the chance of a match', () => {
  it('is SHA-256 in counter mode, keyed by the seed and the name of the stream', () => {
    const chance = chanceOf('sha256-ctr', 'a seed');
    const drawn = Array.from({ length: 40 }, () => chance.int('deck', 2 ** 31));
    expect(drawn).toEqual(words('a seed', 'deck', 40).map((w) => w % 2 ** 31));
  });

  it('shuffles with numbers that are all equally likely', () => {
    const from = words('s', 'deck', 9);
    const expected = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (let i = 9; i > 0; i--) {
      const j = (from[9 - i] as number) % (i + 1);
      [expected[i], expected[j]] = [expected[j] as number, expected[i] as number];
    }
    expect(chanceOf('sha256-ctr', 's').shuffle('deck', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual(expected);
    // Two thirds of all words fit a range of 2^32 × 2/3: the rest is thrown away, not folded.
    const range = Math.floor((2 ** 32 * 2) / 3);
    const chance = chanceOf('sha256-ctr', 'fold');
    const fitting = words('fold', 'x', 64).filter((w) => w < range);
    expect(Array.from({ length: 20 }, () => chance.int('x', range))).toEqual(fitting.slice(0, 20));
  });

  it('the lowest bits of one shuffle say nothing about the next: the first generator failed here', () => {
    // The lowest bit of xoroshiro128+ is linear in its 128 bits of state: any 300 bits in a row obey linear relations.
    const rank = (bit: () => number): number => {
      const rows: bigint[] = [];
      const bits = Array.from({ length: 600 }, bit);
      for (let r = 0; r < 300; r++) {
        let row = 0n;
        for (let c = 0; c < 300; c++) row = (row << 1n) | BigInt(bits[r + c] as number);
        for (const other of rows) {
          const reduced = row ^ other;
          if (reduced < row) row = reduced;
        }
        if (row !== 0n) {
          rows.push(row);
          rows.sort((a, b) => (a > b ? -1 : 1));
        }
      }
      return rows.length;
    };
    const old = new SeededRng('linear');
    const now = chanceOf('sha256-ctr', 'linear');
    expect(rank(() => old.int('bit', 2 ** 16) & 1)).toBeLessThanOrEqual(130);
    expect(rank(() => now.int('bit', 2 ** 16) & 1)).toBeGreaterThan(290);
  });

  it.each(GENERATORS)('%s freezes to JSON and goes on where it was', (generator) => {
    const chance = chanceOf(generator, 'freeze');
    for (let i = 0; i < 7; i++) chance.int('a', 10);
    chance.shuffle('b', [1, 2, 3]);
    const thawed = chanceOf(generator, 'freeze', JSON.parse(JSON.stringify(chance.freeze())));
    const clone = chance.clone();
    for (const stream of ['a', 'b', 'new']) {
      const next = chance.int(stream, 1_000_000);
      expect(thawed.int(stream, 1_000_000)).toBe(next);
      expect(clone.int(stream, 1_000_000)).toBe(next);
    }
    expect(clone.draws).toBe(3);
  });

  it('the commitment is the SHA-256 of the seed, and a derived seed is not the seed', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(derivedSeed('abc', 'bot/1')).toBe(createHmac('sha256', 'abc').update('bot/1').digest('hex').slice(0, 32));
  });
});
