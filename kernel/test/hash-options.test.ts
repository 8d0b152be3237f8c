import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, contradicts, freeze, GENERATORS, hash128, readOptions, stateHash, thaw } from '#kernel';
import { tiny } from './tiny.ts';

describe('fingerprints', () => {
  it('do not depend on the order in which an object was built', () => {
    expect(canonicalJson({ b: 1, a: { d: [2, 1], c: null } })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}');
    expect(stateHash({ a: 1, b: 2 })).toBe(stateHash({ b: 2, a: 1 }));
    expect(stateHash([1, 2])).not.toBe(stateHash([2, 1]));
    expect(stateHash({})).toMatch(/^[0-9a-z]{14}$/);
  });

  it('differ for 20,000 states that differ by one number', () => {
    const seen = new Set(Array.from({ length: 20_000 }, (_, i) => stateHash({ cells: [0, i, 0], round: 3 })));
    expect(seen.size).toBe(20_000);
  });

  it('are equal exactly where the canonical texts are', () => {
    const near = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.array(fc.constantFrom(0, '0', null, false, true, [], {}, '')),
    );
    fc.assert(
      fc.property(near, near, (a, b) => (stateHash(a) === stateHash(b)) === (canonicalJson(a) === canonicalJson(b))),
      { numRuns: 5000 },
    );
    const kinds = [0, 1, -1, 0.5, '', '0', 'a', 'b', null, true, false, [], [[]], [0], [0, 0], {}, { a: 0 }, { b: 0 }];
    const nested = kinds.flatMap((a) => kinds.flatMap((b) => [[a, b], { a, b }, { a: { b: a }, c: [b] }]));
    const all = [...kinds, ...nested];
    expect(new Set(all.map(stateHash)).size).toBe(new Set(all.map(canonicalJson)).size);
  });

  it('of an older make are not compared, in matches of the first generator and in no others', () => {
    expect(contradicts('0123456789abcdef', stateHash({}), 'xoroshiro128plus')).toBe(false);
    expect(contradicts('0123456789abcdef', stateHash({}), 'sha256-ctr')).toBe(true);
    for (const generator of GENERATORS) {
      expect(contradicts(stateHash({}), stateHash({}), generator)).toBe(false);
      expect(contradicts(stateHash([]), stateHash({}), generator)).toBe(true);
      expect(contradicts('', stateHash({}), generator)).toBe(true);
    }
  });

  it('four words, each changed by each letter', () => {
    const a = hash128('seed/deck');
    const b = hash128('seed/decl');
    for (const [i, word] of a.entries()) expect(word).not.toBe(b[i]);
  });

  it('a frozen state thaws to an equal one', () => {
    fc.assert(fc.property(fc.jsonValue(), (v) => stateHash(thaw(freeze(v))) === stateHash(v)));
  });
});

describe('options of a table', () => {
  const read = (input: unknown, seats = 2) => readOptions(tiny.options, input, seats);

  it('are completed by their defaults', () => {
    expect(read({})).toEqual({
      ok: true,
      options: { board: 'round', quick: false, rounds: 3, colours: ['any', 'any'] },
    });
  });

  it('keep what fits', () => {
    const given = { board: 'square', quick: true, rounds: 5, colours: ['blue', 'any'] };
    expect(read(given)).toEqual({ ok: true, options: given });
  });

  it.each([
    [{ unknown: 1 }, 'unknown'],
    [{ board: 'oval' }, 'board'],
    [{ board: 1 }, 'board'],
    [{ quick: 'yes' }, 'quick'],
    [{ rounds: 0 }, 'rounds'],
    [{ rounds: 6 }, 'rounds'],
    [{ rounds: 2.5 }, 'rounds'],
    [{ colours: ['red'] }, 'colours'],
    [{ colours: ['red', 'red'] }, 'colours'],
    [{ colours: ['red', 'green'] }, 'colours'],
    [{ colours: 'red' }, 'colours'],
    [null, 'options'],
    [[], 'options'],
    ['board', 'options'],
    [JSON.parse('{"__proto__": 1}'), '__proto__'],
  ])('%j names the option that does not fit', (input, bad) => {
    expect(read(input)).toEqual({ ok: false, bad });
  });
});
