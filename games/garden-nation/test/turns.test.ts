import { describe, expect, it } from 'vitest';
import { SILENT } from '#kernel';
import { populationPhase } from '../rules/flow.ts';
import { game } from '../rules/game.ts';
import { active, type State } from '../rules/state.ts';
import { lines, play, put, question, ready, reference, ruling } from './helpers.ts';

/** Plays builds until it is no longer this seat's action or something else is asked; returns the number of actions. */
function turn(s: State): number {
  const seat = active(s);
  const space = s.space;
  const round = s.round;
  let n = 0;
  while (s.phase === 'move' && active(s) === seat && s.space === space && s.round === round) {
    play(s, lines(s).find((line) => line.startsWith('build') && !isBush(line)) as string);
    if (question(s)?.kind === 'project') play(s, 'none');
    n++;
  }
  return n;
}
const BUSHES = ['1.0', '2.4', '3.4', '4.3', '5.5', '6.6', '7.5'];
const isBush = (line: string): boolean => BUSHES.includes(line.slice('build '.length));

describe('turn order', () => {
  it('GN-61 with 4 players the choosers have 3, 2 and 1 options, with 3 players 2 and 1; the last is automatic', () => {
    const s = reference(4);
    expect(turn(s)).toBe(1);
    expect(lines(s)).toEqual(['next 1', 'next 2', 'next 3']);
    play(s, 'next 2');
    expect(turn(s)).toBe(2);
    expect(lines(s)).toEqual(['next 1', 'next 3']);
    play(s, 'next 3');
    expect(turn(s)).toBe(2);
    expect(active(s)).toBe(1);
    expect(s.order).toEqual([0, 2, 3, 1]);
    const t = reference(3);
    turn(t);
    expect(lines(t)).toEqual(['next 1', 'next 2']);
    play(t, 'next 2');
    turn(t);
    expect(active(t)).toBe(1);
  });

  it('GN-62 who has had a turn in this round cannot be chosen again', () => {
    const s = reference(3);
    turn(s);
    expect(ruling(s, 'next 0')).toBe('GN-62');
    expect(ruling(s, 'next 7')).toBe('GN-62');
    expect(ruling(s, 'next 2')).toBeUndefined();
  });

  it('GN-63 AC-16 the last player of a round starts the next one with exactly 1 action', () => {
    const s = reference(4);
    turn(s);
    play(s, 'next 1');
    turn(s);
    play(s, 'next 2');
    turn(s);
    expect(active(s)).toBe(3);
    expect(turn(s)).toBe(2);
    expect(s.round).toBe(2);
    expect(active(s)).toBe(3);
    expect(s.order).toEqual([3]);
    expect(s.actions).toBe(1);
  });

  it('GN-64 AC-15 with 2 players a round has 1 + 2 + 2 + 2 actions and the start player alternates', () => {
    const s = reference(2);
    const turns: [number, number][] = [];
    while (s.round === 1) {
      const seat = active(s);
      turns.push([seat, turn(s)]);
    }
    expect(turns).toEqual([
      [0, 1],
      [1, 2],
      [0, 2],
      [1, 2],
    ]);
    expect(active(s)).toBe(1);
    expect(s.actions).toBe(1);
    expect(s.order).toEqual([1, 0, 1, 0]);
  });

  it('GN-89 the next player is chosen after the crane has moved', () => {
    const s = reference(3);
    play(s, 'build 3.2');
    expect(question(s)?.kind).toBe('next');
    expect(s.crane + 1).toBe(2);
  });

  it('GN-82 a decision with exactly one option is played without asking', () => {
    const s = ready(4);
    put(s, '4.0', 0, 2, true);
    put(s, '7.1', 0, 1);
    s.population[0] = 1;
    s.ploys[0] = 1;
    play(s, 'moveRoof 4.0 7.1');
    // The only option, demolish 4.0, has been played: the second action of the turn is open.
    expect(s.actions).toBe(1);
    expect(lines(s).length).toBeGreaterThan(1);
  });

  it('who is not asked is told so', () => {
    const s = reference(2);
    expect(game.whyNot(s, 1, { do: 'build', field: '4.0' })?.ruling).toBe('T-1');
    expect(game.whyNot(s, 0, { do: 'soil', land: 'leaf' })?.ruling).toBe('T-1');
    expect(game.whyNot(s, 0, { do: 'keep', first: 'market', second: 'cabaret' })?.ruling).toBe('T-1');
  });
});

describe('population phase', () => {
  const grown = (s: State): number[] => {
    const before = s.population.slice();
    populationPhase(s, SILENT);
    return s.population.map((n, seat) => n - (before[seat] as number));
  };

  it('GN-65 a player alone with a single floor gains 2', () => {
    const s = reference(2);
    put(s, '3.1', 1, 1);
    expect(grown(s)).toEqual([0, 2]);
  });

  it('GN-66 three tied players gain 1 each, the fourth nothing', () => {
    const s = reference(4);
    put(s, '1.1', 0, 2);
    put(s, '1.2', 1, 2);
    put(s, '1.3', 2, 1);
    put(s, '1.4', 2, 1);
    put(s, '1.5', 3, 1);
    expect(grown(s)).toEqual([1, 1, 1, 0]);
  });

  it('GN-67 floors under roofs count', () => {
    const s = reference(2);
    put(s, '1.1', 0, 2, true);
    put(s, '1.2', 1, 1);
    expect(grown(s)).toEqual([2, 0]);
  });

  it('GN-88 a territory without floors has no majority', () => {
    expect(grown(reference(3))).toEqual([0, 0, 0]);
  });

  it('AC-7 three floors against one: +2 and 0', () => {
    const s = reference(2);
    put(s, '1.1', 0, 3);
    put(s, '1.2', 1, 1);
    expect(grown(s)).toEqual([2, 0]);
  });

  it('AC-8 two floors each: +1 and +1', () => {
    const s = reference(3);
    put(s, '2.0', 1, 2);
    put(s, '2.1', 2, 1);
    put(s, '2.2', 2, 1);
    expect(grown(s)).toEqual([0, 1, 1]);
  });
});
