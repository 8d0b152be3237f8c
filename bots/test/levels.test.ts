import { describe, expect, it } from 'vitest';
import { SeededRng } from '#kernel';
import { judged, LEVELS } from '../index.ts';
import type { Contender } from '../search.ts';

/** Turns that were found to be worth so much, in as many worlds as settle it. */
const worth = (...values: number[]): Contender[] =>
  values.map((v) => ({ plan: { moves: [], seen: [], rating: v }, values: Array.from({ length: 100 }, () => v) }));

/** How often the best of the turns is taken. */
function taken(contenders: readonly Contender[], misjudges: number): number {
  let best = 0;
  for (let k = 0; k < 400; k++)
    if (judged(contenders, undefined, misjudges, new SeededRng(`judged/${k}`)) === contenders[0]) best++;
  return best / 400;
}

describe('levels that look ahead', () => {
  const searching = LEVELS.filter((l) => l.ms > 0).map((l) => l.misjudges);

  it('misjudge less the stronger they are, and the strongest not at all', () => {
    expect(searching.at(-1)).toBe(0);
    expect([...searching].sort((a, b) => b - a)).toEqual(searching);
    expect(taken(worth(3, 2.9, 2.8, 2.7), 0)).toBe(1);
  });

  it('find a clear turn, and often miss a close one, whatever the scale', () => {
    for (const misjudges of searching.slice(0, -1)) {
      const clear = taken(worth(10, 0, 0, 0), misjudges);
      const close = taken(worth(3, 2.9, 2.8, 2.7), misjudges);
      expect(clear).toBeGreaterThan(0.95);
      expect(close).toBeLessThan(0.85);
      expect(close).toBeGreaterThan(0.3);
      expect(taken(worth(0.3, 0.29, 0.28, 0.27), misjudges)).toBeCloseTo(close, 2);
    }
  });

  it('never take a turn that was given up early', () => {
    const many = worth(5, 4.9, 4.8, 4.7, 4.6, 4.5);
    for (let k = 0; k < 200; k++)
      expect(many.indexOf(judged(many, undefined, 1.5, new SeededRng(`many/${k}`)) as Contender)).toBeLessThan(4);
  });
});
