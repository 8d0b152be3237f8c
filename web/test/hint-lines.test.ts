/** What a hint comes to for who reads it. */
import { describe, expect, it } from 'vitest';
import type { Hint, HintLine } from '#bots/hint.ts';
import { apart, partsOf, type Readable, whyOf } from '../table/hint-lines.ts';

const line = (behind: number, error: number, ...reasons: [string, number][]): HintLine => ({
  moves: [`${behind}`],
  behind,
  error,
  reasons: reasons.map(([group, points]) => ({ group, points })),
});
const hint = (...lines: HintLine[]): Hint => ({ lines, close: false, rest: null, worlds: 9 });
const turn = (said: string, ...things: string[]): Readable => ({ parts: [said], spots: things.map((t) => [t]) });

const NAMES: Readonly<Record<string, string>> = { 'cell:1': 'Row 1', 'cell:2': 'Row 2' };
/** What is shown of these turns. */
const shown = (lines: readonly HintLine[], turns: readonly Readable[], more: Partial<Hint> = {}) =>
  apart(
    { ...hint(...lines), ...more },
    (l) => turns[lines.indexOf(l)] as Readable,
    (thing) => NAMES[thing],
  );

describe('turns of a hint', () => {
  it('in the same words are told apart by what they lie on, and are one where nothing tells them apart', () => {
    const lines = [line(0, 0), line(0.1, 0.3), line(2, 0.5)];
    const places = [turn('lay a pond', 'cell:1'), turn('lay a pond', 'cell:2'), turn('lay a pond', 'cell:1')];
    const { hint: kept, turns } = shown(lines, places);
    expect(turns.map((t) => t.parts)).toEqual([['lay a pond (Row 1)'], ['lay a pond (Row 2)']]);
    expect(kept.lines).toEqual(lines.slice(0, 2));
    // Whatever order things are tapped in, and where they have no names.
    for (const other of [turn('draw red and blue', 'draw:2', 'draw:1'), turn('draw red and blue', 'draw:3')])
      expect(
        shown([line(0, 0), line(0, 0.1)], [turn('draw red and blue', 'draw:1', 'draw:2'), other]).turns,
      ).toHaveLength(1);
    // What is not told any more tells nothing apart.
    const long = (last: string): Readable => ({ parts: ['a', 'b', 'c', last], spots: [] });
    expect(shown([line(0, 0), line(1, 0.1)], [long('d'), long('e')]).turns).toHaveLength(1);
  });

  it('are three that differ: others stand in for those that read the same, the nearest first', () => {
    const turns = ['a', 'b', 'a', 'c', 'd'].map((said) => turn(said, 'x'));
    const lines = [line(0, 0), line(3, 0.1), line(0.5, 0.1), line(1, 0.1), line(4, 0.1)];
    const { hint: kept, turns: said } = shown(lines, turns, { rest: 6 });
    expect(said.map((t) => t.parts[0])).toEqual(['a', 'c', 'b']);
    expect(kept.lines.map((l) => l.behind)).toEqual([0, 1, 3]);
    expect(kept.rest).toBe(4);
  });

  it('are close where the second that is shown is, not one that is left out', () => {
    const turns = [turn('a', 'x'), turn('a', 'x'), turn('b', 'y')];
    expect(shown([line(0, 0), line(0.1, 0.3), line(2, 0.5)], turns).hint.close).toBe(false);
    expect(shown([line(0, 0), line(2, 0.5), line(0.2, 0.5)], turns).hint.close).toBe(true);
  });

  it('have reasons of the pair that is shown, for the best turned round: what decides first, then what it gives up', () => {
    const lines = [
      line(0, 0, ['left-out', 9]),
      line(1, 0.2, ['fish', 0.8], ['tasks', -2], ['map', -1], ['goods', -0.5]),
    ];
    expect(whyOf(lines, 0)?.reasons).toEqual([
      { group: 'tasks', points: 2 },
      { group: 'map', points: 1 },
      { group: 'goods', points: 0.5 },
      { group: 'fish', points: -0.8 },
    ]);
    expect(whyOf(lines, 1)?.reasons.map((r) => r.group)).toEqual(['tasks', 'map', 'goods', 'fish']);
    expect(whyOf([line(0, 0, ['alone', 3])], 0)).toBeNull();
  });

  it('have reasons that add up to the difference, with the rest, which is not named where there is none', () => {
    const lines = [
      line(0, 0),
      line(1, 0.2, ['fish', 0.8], ['tasks', -2], ['map', -1], ['goods', -0.5]),
      line(1.2, 0.1, ['map', -1.2]),
    ];
    for (const n of [0, 1, 2]) {
      const why = whyOf(lines, n);
      const sum = (why?.reasons ?? []).reduce((all, r) => all + r.points, why?.other ?? 0);
      expect(sum).toBeCloseTo(why?.sum ?? Number.NaN, 9);
      expect(why?.sum).toBe([1, -1, -1.2][n]);
      expect(why?.other).toBe([-1.7, 1.7, 0][n]);
    }
  });

  it('are told in three parts at most, and begin large', () => {
    expect(partsOf(['nichts nehmen'])).toEqual(['Nichts nehmen']);
    expect(partsOf(['a', 'b', 'c', 'd'])).toEqual(['A', 'b', 'c']);
  });
});
