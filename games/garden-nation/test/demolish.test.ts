import { describe, expect, it } from 'vitest';
import raw from '../data/garden-nation.json' with { type: 'json' };
import { buildingValue } from '../rules/garden.ts';
import { at, lines, play, put, ready, ruling, supply } from './helpers.ts';

describe('demolishing', () => {
  it('GN-20 the whole building goes, never a part of it', () => {
    const s = ready(4);
    put(s, '4.0', 0, 3);
    expect(lines(s).filter((line) => line.startsWith('demolish'))).toEqual(['demolish 4.0']);
    play(s, 'demolish 4.0');
    expect(at(s.floors, '4.0')).toBe(0);
    expect(at(s.owner, '4.0')).toBe(-1);
    expect(s.supply[0]).toBe(20);
    const t = ready(4);
    put(t, '4.0', 1, 3);
    expect(ruling(t, 'demolish 4.0')).toBe('GN-20');
    expect(ruling(t, 'demolish 4.1')).toBe('GN-20');
  });

  it('GN-21 three floors on number 4 gain 30, with or without roof', () => {
    for (const roof of [false, true]) {
      const s = ready(1);
      put(s, '1.1', 0, 3, roof);
      play(s, 'demolish 1.1');
      expect(s.population[0]).toBe(68);
    }
  });

  it('GN-22 the roof returns to the supply, points and cards stay', () => {
    const s = ready(4);
    put(s, '4.0', 0, 2, true);
    s.done[0] = [3];
    s.points[0] = 4;
    expect(s.roofs).toBe(18);
    play(s, 'demolish 4.0');
    expect(s.roofs).toBe(19);
    expect(at(s.roof, '4.0')).toBe(0);
    expect(s.done[0]).toEqual([3]);
    expect(s.points[0]).toBe(4);
  });

  it('GN-23 demolishing completes no project', () => {
    const s = ready(1);
    put(s, '1.1', 0, 1);
    put(s, '1.2', 0, 1);
    put(s, '1.6', 0, 1);
    play(s, 'demolish 1.6');
    expect(s.phase).toBe('move');
    expect(s.points[0]).toBe(0);
  });

  it('GN-24 afterwards the crane moves by the field of the building', () => {
    const s = ready(3);
    put(s, '3.2', 0, 1);
    play(s, 'demolish 3.2');
    expect(s.crane + 1).toBe(2);
  });

  it('AC-5 two floors on number 3 give 14 population and two floors back', () => {
    const s = ready(4);
    put(s, '4.0', 0, 2);
    supply(s, 0, 9);
    play(s, 'demolish 4.0');
    expect(s.population[0]).toBe(52);
    expect(s.supply[0]).toBe(11);
  });

  it('the printed table of values is the formula', () => {
    for (const row of [...raw.demolitionTable.rows, ...raw.demolitionTable.continuation])
      for (const [number, gain] of Object.entries(row.byFieldNumber))
        expect(buildingValue(Number(number), row.floors)).toBe(gain);
  });
});
