import { describe, expect, it } from 'vitest';
import { newSeed, SeededRng } from '#kernel';

describe('random streams', () => {
  it('the same seed gives the same numbers, another seed others', () => {
    const draw = (seed: string): number[] => {
      const rng = new SeededRng(seed);
      return Array.from({ length: 20 }, () => rng.int('dice', 1000));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('drawing from one stream never disturbs another', () => {
    const lone = new SeededRng('x');
    const busy = new SeededRng('x');
    for (let i = 0; i < 50; i++) busy.int('other', 6);
    expect(busy.int('dice', 1_000_000)).toBe(lone.int('dice', 1_000_000));
  });

  it('stays inside its range and reaches all of it evenly', () => {
    const rng = new SeededRng('range');
    const seen = Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const n = rng.int('die', 6);
      seen[n] = (seen[n] ?? 0) + 1;
    }
    expect(seen).toHaveLength(6);
    for (const count of seen) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('shuffles in place, keeps every item, and every place is reached', () => {
    const rng = new SeededRng('shuffle');
    const first = Array<number>(5).fill(0);
    for (let i = 0; i < 5000; i++) {
      const cards = [0, 1, 2, 3, 4];
      expect(rng.shuffle('deck', cards)).toBe(cards);
      expect([...cards].sort()).toEqual([0, 1, 2, 3, 4]);
      first[cards[0] as number] = (first[cards[0] as number] ?? 0) + 1;
    }
    for (const count of first) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('freezes to JSON and goes on where it was', () => {
    const rng = new SeededRng('freeze');
    for (let i = 0; i < 7; i++) rng.int('a', 10);
    rng.shuffle('b', [1, 2, 3]);
    const thawed = new SeededRng('freeze', JSON.parse(JSON.stringify(rng.freeze())) as ReturnType<typeof rng.freeze>);
    const clone = rng.clone();
    for (const stream of ['a', 'b', 'new']) {
      const next = rng.int(stream, 1_000_000);
      expect(thawed.int(stream, 1_000_000)).toBe(next);
      expect(clone.int(stream, 1_000_000)).toBe(next);
    }
  });

  it('counts draws, so that a match knows when chance had a part', () => {
    const rng = new SeededRng('draws');
    expect(rng.draws).toBe(0);
    rng.int('a', 2);
    rng.shuffle('a', [1, 2]);
    expect(rng.draws).toBe(2);
  });

  it('new seeds are long and never the same', () => {
    const seeds = new Set(Array.from({ length: 200 }, newSeed));
    expect(seeds.size).toBe(200);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });
});
