/** What a hint comes to for who reads it. */
import { describe, expect, it } from 'vitest';
import type { Hint, HintLine } from '#bots/hint.ts';
import { apart, partsOf, type Readable, reasonsOf } from '../table/hint-lines.ts';

const line = (behind: number, error: number, ...reasons: [string, number][]): HintLine => ({
  moves: [`${behind}`],
  behind,
  error,
  reasons: reasons.map(([group, points]) => ({ group, points })),
});
const hint = (...lines: HintLine[]): Hint => ({ lines, close: false, rest: null, worlds: 9 });
const turn = (said: string, ...things: string[]): Readable => ({ parts: [said], spots: things.map((t) => [t]) });

describe('turns of a hint', () => {
  it('in the same words stay apart where they lie on other things, and are one where they do not', () => {
    const lines = [line(0, 0), line(0.1, 0.3), line(2, 0.5)];
    const places = [turn('lay a pond', 'cell:1'), turn('lay a pond', 'cell:2'), turn('lay a pond', 'cell:1')];
    const shown = apart(hint(...lines), places);
    expect(shown.turns).toEqual(places.slice(0, 2));
    expect(shown.hint.lines).toEqual(lines.slice(0, 2));
    // Whatever order things are tapped in.
    const drawn = [turn('draw red and blue', 'draw:1', 'draw:2'), turn('draw red and blue', 'draw:2', 'draw:1')];
    expect(apart(hint(line(0, 0), line(0, 0.1)), drawn).turns).toHaveLength(1);
  });

  it('are close where the second that is shown is, not one that is left out', () => {
    const turns = [turn('a', 'x'), turn('a', 'x'), turn('b', 'y')];
    expect(apart(hint(line(0, 0), line(0.1, 0.3), line(2, 0.5)), turns).hint.close).toBe(false);
    expect(apart(hint(line(0, 0), line(2, 0.5), line(0.2, 0.5)), turns).hint.close).toBe(true);
  });

  it('have reasons of the pair that is shown, for the best turned round: what decides first, then what it gives up', () => {
    const lines = [
      line(0, 0, ['left-out', 9]),
      line(1, 0.2, ['fish', 0.8], ['tasks', -2], ['map', -1], ['goods', -0.5]),
    ];
    expect(reasonsOf(lines, 0)).toEqual([
      { group: 'tasks', points: 2 },
      { group: 'map', points: 1 },
      { group: 'fish', points: -0.8 },
    ]);
    expect(reasonsOf(lines, 1).map((r) => r.group)).toEqual(['tasks', 'map', 'fish']);
    expect(reasonsOf([line(0, 0, ['alone', 3])], 0)).toEqual([]);
  });

  it('are told in three parts at most, and begin large', () => {
    expect(partsOf(['nichts nehmen'])).toEqual(['Nichts nehmen']);
    expect(partsOf(['a', 'b', 'c', 'd'])).toEqual(['A', 'b', 'c']);
  });
});
