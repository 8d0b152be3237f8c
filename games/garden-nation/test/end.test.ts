import { describe, expect, it } from 'vitest';
import { secretIndex } from '../rules/data.ts';
import { populationMarker, populationPoints, scoreMarker } from '../rules/numbers.ts';
import { score, secretValue } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { at, crane, lines, play, put, ready, reference, soil, supply } from './helpers.ts';

const worth = (s: State, card: string, seat = 0): number => secretValue(s, seat, secretIndex(card));

describe('the end of the game', () => {
  it('GN-68 AC-21 placing the last floor triggers the end even if floors come back', () => {
    const s = ready(4);
    put(s, '4.5', 0, 2);
    supply(s, 0, 1);
    play(s, 'build 4.5');
    expect(s.triggered).toBe(1);
    crane(s, 4);
    play(s, 'demolish 4.5');
    expect(s.supply[0]).toBe(3);
    expect(s.triggered).toBe(1);
    for (let k = 0; k < 2; k++) play(s, firstBuild(s));
    expect(s.phase).toBe('over');
    expect(s.round).toBe(1);
  });

  it('GN-69 floors returned by an invasion do not undo the trigger', () => {
    const s = ready(4);
    supply(s, 0, 1);
    s.actions = 1;
    play(s, 'build 4.0');
    expect(s.triggered).toBe(1);
    crane(s, 4);
    play(s, 'invade 4.0');
    expect(s.supply[0]).toBe(1);
    expect(s.triggered).toBe(1);
  });

  it('GN-70 after the trigger all remaining turns of the round are played', () => {
    const s = reference(3);
    supply(s, 0, 1);
    play(s, 'build 4.4');
    expect(s.triggered).toBe(1);
    expect(lines(s)).toEqual(['next 1', 'next 2']);
    play(s, 'next 2');
    expect(s.actions).toBe(2);
    for (let k = 0; k < 4; k++) {
      expect(s.phase).toBe('move');
      play(s, firstBuild(s));
      if (s.phase === 'project') play(s, 'none');
    }
    expect(s.phase).toBe('over');
  });

  it('GN-71 the population phase of the last round takes place before scoring', () => {
    const s = ready(4);
    s.space = 3;
    s.actions = 1;
    s.triggered = 1;
    put(s, '6.0', 0, 1);
    put(s, '1.1', 0, 1);
    play(s, 'build 4.0');
    expect(s.phase).toBe('over');
    expect(s.population).toEqual([42, 34]);
    expect(score(s, 'spectator').over).toBe(true);
  });

  it('GN-91 without a trigger the game is scored after round maxRounds', () => {
    const s: State = { ...ready(4), maxRounds: 3 };
    s.round = 3;
    s.space = 3;
    s.actions = 1;
    play(s, 'build 4.0');
    expect(s.phase).toBe('over');
    const t: State = { ...ready(4), maxRounds: 3 };
    t.round = 2;
    t.space = 3;
    t.actions = 1;
    play(t, 'build 4.0');
    expect(t.phase).toBe('move');
    expect(t.round).toBe(3);
  });

  function firstBuild(s: State): string {
    const bushes = ['1.0', '2.4', '3.4', '4.3', '5.5', '6.6', '7.5'];
    return lines(s).find((line) => line.startsWith('build') && !bushes.includes(line.slice(6))) as string;
  }
});

describe('population points', () => {
  it('GN-72 38 and more score exactly 10', () => {
    expect([37, 38, 39, 40, 41, 52, 200].map(populationPoints)).toEqual([9, 10, 10, 10, 10, 10, 10]);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14].map(populationPoints)).toEqual([
      -30, -20, -20, -10, -10, -5, -5, -3, -3, 0, 1, 1, 2,
    ]);
  });

  it('GN-73 with population 41 payments up to 40 are possible', () => {
    const s = ready(4);
    s.population[0] = 41;
    put(s, '5.3', 1, 5);
    crane(s, 5);
    play(s, 'invade 5.3');
    expect(s.population[0]).toBe(1);
  });

  it('AC-14 52 is shown as the 40+ tile and the marker on 12', () => {
    expect(populationMarker(52)).toEqual({ tile: true, marker: 12 });
    expect(populationMarker(40)).toEqual({ tile: false, marker: 40 });
  });

  it('GN-92 population above 80 is legal and shown as a number', () => {
    expect(populationMarker(80)).toEqual({ tile: true, marker: 40 });
    expect(populationMarker(81)).toEqual({ tile: true, marker: null });
    const s = ready(4);
    s.population[0] = 79;
    put(s, '4.0', 0, 3);
    play(s, 'demolish 4.0');
    expect(s.population[0]).toBe(103);
  });
});

describe('final scoring', () => {
  it('GN-49 unused ploy tokens are worth nothing', () => {
    const s = reference(2);
    const before = score(s, 'judge').seats[0]?.total;
    s.ploys[0] = 0;
    expect(score(s, 'judge').seats[0]?.total).toBe(before);
    expect(Object.keys(score(s, 'judge').seats[0]?.parts ?? {})).toEqual(['projects', 'secret', 'population']);
  });

  it('GN-74 AC-10 Belfry and Observatory count one building per territory; a building may count for both', () => {
    const s = reference(2);
    put(s, '1.1', 0, 4);
    put(s, '3.1', 0, 4);
    put(s, '5.1', 0, 3);
    expect(worth(s, 'observatory')).toBe(22);
    expect(worth(s, 'belfry')).toBe(21);
    put(s, '1.4', 0, 4);
    expect(worth(s, 'observatory')).toBe(22);
    expect(worth(s, 'belfry')).toBe(21);
  });

  it('GN-75 Territory Control: a shared majority counts as none', () => {
    const s = reference(2);
    put(s, '3.1', 0, 2);
    put(s, '5.1', 0, 1);
    expect(worth(s, 'territory-control-3-5')).toBe(12);
    put(s, '5.2', 1, 1);
    expect(worth(s, 'territory-control-3-5')).toBe(4);
    put(s, '3.2', 1, 2);
    expect(worth(s, 'territory-control-3-5')).toBe(0);
  });

  it('GN-76 roofed buildings count for Territory Control and for nothing else', () => {
    const s = reference(2);
    put(s, '3.1', 0, 4, true);
    expect(worth(s, 'territory-control-3-5')).toBe(4);
    for (const card of ['cabaret', 'sculpture', 'belfry', 'observatory']) expect(worth(s, card)).toBe(0);
    s.roof = s.roof.map(() => 0);
    expect(['cabaret', 'sculpture', 'belfry', 'observatory'].map((card) => worth(s, card))).toEqual([4, 3, 7, 11]);
  });

  it('GN-77 one building may score for both secret cards', () => {
    const s = reference(2, [['cabaret', 'belfry']]);
    put(s, '3.1', 0, 3);
    expect(score(s, 'judge').seats[0]?.parts.secret).toBe(10);
  });

  it('GN-78 a total may be negative', () => {
    const s = reference(2);
    s.population[1] = 1;
    expect(score(s, 'judge').seats[1]?.total).toBe(-30);
  });

  it('GN-79 equal top scores: all tied players win', () => {
    const s = reference(3);
    s.population = [20, 20, 10];
    expect(score(s, 'judge').seats.map((x) => x.rank)).toEqual([1, 1, 3]);
  });

  it('GN-93 players with equal totals share a rank and the next rank counts all above', () => {
    const s = reference(4);
    s.population = [20, 35, 20, 10];
    expect(score(s, 'judge').seats.map((x) => x.rank)).toEqual([2, 1, 2, 4]);
  });

  it('GN-80 points pass 70 without limit', () => {
    const s = reference(2);
    s.points[0] = 150;
    expect(score(s, 'judge').seats[0]?.parts.projects).toBe(150);
    expect(scoreMarker(150)).toEqual({ laps: 2, marker: 10 });
    expect(scoreMarker(69)).toEqual({ laps: 0, marker: 69 });
    expect(scoreMarker(-5)).toEqual({ laps: 0, marker: -5 });
  });

  it('AC-11 Cabaret with 3 and 2 floors on meadow is worth 5', () => {
    const s = reference(2);
    put(s, '3.1', 0, 3);
    put(s, '5.0', 0, 2);
    put(s, '5.1', 0, 2);
    expect(worth(s, 'cabaret')).toBe(5);
    soil(s, '4.3', 'meadow');
    put(s, '4.3', 0, 1);
    expect(at(s.land, '4.3')).toBe(0);
    expect(worth(s, 'cabaret')).toBe(6);
  });

  it('AC-13 a whole final scoring: 12 + 12 + 8 + 20 = 52', () => {
    const s = reference(2, [
      ['territory-control-3-5', 'market'],
      ['cabaret', 'belfry'],
    ]);
    s.points[0] = 20;
    s.population[0] = 33;
    for (const field of ['3.3', '5.2', '1.3', '1.4']) put(s, field, 0, 2);
    expect(worth(s, 'territory-control-3-5')).toBe(12);
    expect(worth(s, 'market')).toBe(12);
    s.phase = 'over';
    const mine = score(s, 'spectator').seats[0];
    expect(mine?.parts).toEqual({ projects: 20, secret: 24, population: 8 });
    expect(mine?.total).toBe(52);
  });

  it('secret points of others are hidden until the end', () => {
    const s = reference(2);
    put(s, '3.1', 1, 2);
    expect(score(s, 0).seats.map((x) => x.parts.secret)).toEqual([0, null]);
    expect(score(s, 1).seats.map((x) => x.parts.secret)).toEqual([null, 2]);
    expect(score(s, 'spectator').seats.map((x) => x.parts.secret)).toEqual([null, null]);
    s.phase = 'over';
    expect(score(s, 0).seats.map((x) => x.parts.secret)).toEqual([0, 2]);
  });
});
