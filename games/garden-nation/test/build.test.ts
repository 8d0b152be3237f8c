import { describe, expect, it } from 'vitest';
import { fieldIndex } from '../rules/data.ts';
import { cost, craneTarget } from '../rules/garden.ts';
import { projectsOfBuild } from '../rules/projects.ts';
import {
  at,
  crane,
  faceUp,
  lineStart,
  lines,
  play,
  put,
  ready,
  reference,
  ruling,
  soil,
  supply,
  why,
} from './helpers.ts';

describe('building', () => {
  it('GN-7 a payment must leave population 1', () => {
    const s = ready(7);
    s.population[0] = 5;
    expect(cost(s, fieldIndex('7.1'))).toBe(5);
    expect(why(s, 'build 7.1')).toEqual({ ruling: 'GN-7', key: 'tooPoor', args: { cost: 5, population: 5 } });
    expect(lines(s)).not.toContain('build 7.1');
    s.population[0] = 6;
    play(s, 'build 7.1');
    expect(s.population[0]).toBe(1);
  });

  it('GN-8 building on an opponent’s building is never legal', () => {
    const s = ready(4);
    put(s, '4.0', 1, 1);
    expect(why(s, 'build 4.0')).toEqual({ ruling: 'GN-8', key: 'opponentsBuilding' });
    expect(lines(s)).not.toContain('build 4.0');
  });

  it('GN-9 a roofed building takes no floor until its roof has been moved away', () => {
    const s = ready(4);
    put(s, '4.0', 0, 2, true);
    put(s, '1.1', 0, 1);
    expect(ruling(s, 'build 4.0')).toBe('GN-9');
    play(s, 'moveRoof 4.0 1.1');
    expect(lines(s)).toContain('build 4.0');
    play(s, 'build 4.0');
    expect(at(s.floors, '4.0')).toBe(3);
  });

  it('GN-10 a roof that was there earlier adds nothing to the cost', () => {
    const s = ready(4);
    put(s, '4.0', 0, 2, true);
    put(s, '1.1', 0, 1);
    play(s, 'moveRoof 4.0 1.1');
    expect(cost(s, fieldIndex('4.0'))).toBe(5);
  });

  it('GN-11 a building may have any number of floors', () => {
    const s = ready(5);
    put(s, '5.3', 0, 4);
    expect(cost(s, fieldIndex('5.3'))).toBe(6);
    play(s, 'build 5.3');
    expect(at(s.floors, '5.3')).toBe(5);
    expect(s.population[0]).toBe(32);
  });

  it('GN-12 with no floor in supply no build is legal anywhere', () => {
    const s = ready(4);
    supply(s, 0, 0);
    expect(lineStart(s, 'build')).toEqual([]);
    expect(ruling(s, 'build 4.0')).toBe('GN-12');
  });

  it('GN-13 every action places exactly one floor, only an invasion more', () => {
    const s = ready(4);
    play(s, 'build 4.0');
    expect(s.supply[0]).toBe(19);
    expect(at(s.floors, '4.0')).toBe(1);
    const t = ready(4);
    put(t, '4.0', 1, 3);
    t.population[0] = 40;
    play(t, 'invade 4.0');
    expect(t.supply[0]).toBe(17);
  });

  it('AC-4 floors on number 3 cost 3, 4 and 5', () => {
    for (const [floors, price] of [
      [0, 3],
      [1, 4],
      [2, 5],
    ] as const) {
      const s = ready(4);
      if (floors > 0) put(s, '4.0', 0, floors);
      faceUp(s, []);
      play(s, 'build 4.0');
      expect(s.population[0]).toBe(38 - price);
    }
  });
});

describe('thornbush', () => {
  it('GN-14 only the first builder chooses the soil, and the price is 5', () => {
    const s = ready(4);
    play(s, 'build 4.3');
    expect(s.population[0]).toBe(38);
    expect(lines(s)).toEqual(['soil meadow', 'soil straw', 'soil leaf']);
    play(s, 'soil leaf');
    expect(s.population[0]).toBe(33);
    crane(s, 4);
    play(s, 'build 4.3');
    expect(s.population[0]).toBe(27);
    expect(at(s.floors, '4.3')).toBe(2);
  });

  it('AC-6 a thornbush with straw', () => {
    const s = ready(4);
    s.population[0] = 20;
    play(s, 'build 4.3', 'soil straw');
    expect(s.population[0]).toBe(15);
    expect(at(s.land, '4.3')).toBe(1);
    expect(at(s.floors, '4.3')).toBe(1);
    expect(s.soil).toEqual([3, 2, 3]);
    expect(s.crane).toBe(4);
  });

  it('GN-15 a soil type whose tiles are all on the board cannot be chosen', () => {
    const s = ready(4);
    for (const field of ['1.0', '2.4', '3.4']) soil(s, field, 'straw');
    play(s, 'build 4.3');
    expect(lines(s)).toEqual(['soil meadow', 'soil leaf']);
    expect(ruling(s, 'soil straw')).toBe('GN-15');
    expect(ruling(s, 'soil stone')).toBe('GN-15');
  });

  it('GN-16 after demolition the soil stays and gives no new choice', () => {
    const s = ready(4);
    soil(s, '4.3', 'leaf');
    put(s, '4.3', 0, 2);
    play(s, 'demolish 4.3');
    expect(at(s.land, '4.3')).toBe(2);
    expect(s.soil).toEqual([3, 3, 2]);
    crane(s, 4);
    const before = s.population[0] as number;
    play(s, 'build 4.3');
    expect(s.population[0]).toBe(before - 5);
    expect(at(s.floors, '4.3')).toBe(1);
  });

  it('GN-17 a bare thornbush is no free meadow, straw or leaf field', () => {
    // 5.6 (meadow) touches 5.5 (thornbush), 5.1 (leaf), 5.0 and 4.3 (thornbush).
    const s = ready(5);
    faceUp(s, ['sacred-place-straw', 'sacred-place-leaf']);
    put(s, '5.6', 0, 1);
    put(s, '5.1', 1, 1);
    play(s, 'build 5.6');
    expect(s.phase).toBe('move');
    expect(s.points[0]).toBe(0);
  });

  it('GN-18 a free thornbush with soil counts as a free field of that soil', () => {
    const s = ready(5);
    faceUp(s, ['sacred-place-straw', 'sacred-place-leaf']);
    put(s, '5.6', 0, 1);
    put(s, '5.1', 1, 1);
    soil(s, '4.3', 'straw');
    play(s, 'build 5.6');
    expect(lines(s)).toEqual(['complete sacred-place-straw', 'none']);
  });

  it('GN-19 the floor that brought the soil may complete a project with it', () => {
    const s = ready(4);
    put(s, '4.4', 0, 1);
    expect(projectsOfBuild(s, 0, fieldIndex('4.3'), 0)).toEqual([s.display[0]]);
    expect(projectsOfBuild(s, 0, fieldIndex('4.3'))).toEqual([]);
    play(s, 'build 4.3', 'soil meadow');
    expect(lines(s)).toEqual(['complete terraced-houses', 'none']);
    play(s, 'complete terraced-houses');
    expect(at(s.roof, '4.3')).toBe(1);
    expect(s.points[0]).toBe(3);
  });
});

describe('the crane', () => {
  it('AC-1 a centre field sends it to the central territory', () => {
    const s = ready(6);
    play(s, 'build 6.0');
    expect(s.crane + 1).toBe(4);
  });

  it('AC-2 the top right field sends it to the top right territory', () => {
    const s = ready(3);
    play(s, 'build 3.2');
    expect(s.crane + 1).toBe(2);
  });

  it('GN-25 AC-3 the top right field of the top right territory leaves it where it is', () => {
    const s = ready(2);
    play(s, 'build 2.2');
    expect(s.crane + 1).toBe(2);
    // Every territory has exactly one such field.
    for (let t = 0; t < 7; t++) {
      const stays = [0, 1, 2, 3, 4, 5, 6].filter((slot) => craneTarget(s.layout, t * 7 + slot) === t);
      expect(stays).toHaveLength(1);
    }
  });

  it('GN-26 the last position of a round is where the next round begins', () => {
    const s = ready(4);
    s.space = 3;
    s.actions = 1;
    play(s, 'build 4.2');
    expect(s.round).toBe(2);
    expect(s.crane + 1).toBe(2);
    expect(why(s, 'build 4.0')).toEqual({ ruling: 'GN-26', key: 'otherTerritory', args: { territory: 2 } });
    expect(lineStart(s, 'build').every((line) => line.startsWith('build 2.'))).toBe(true);
    expect(ruling(s, 'build 9.9')).toBe('GN-26');
  });

  it('GN-27 the first action may use any field, and nothing but a build is offered', () => {
    const s = reference();
    expect(lines(s)).toHaveLength(49);
    expect(lineStart(s, 'build')).toHaveLength(49);
    for (const line of ['demolish 4.0', 'invade 4.0', 'switchTerritory 2', 'moveRoof 4.0 4.4', 'moveOn', 'pass'])
      expect(ruling(s, line)).toBe('GN-27');
    play(s, 'build 6.5');
    expect(s.crane + 1).toBe(6);
  });
});
