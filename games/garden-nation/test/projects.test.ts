import { describe, expect, it } from 'vitest';
import { fieldIndex, PUBLIC, publicIndex } from '../rules/data.ts';
import { makeLayout } from '../rules/garden.ts';
import { satisfiedProjects } from '../rules/projects.ts';
import type { State } from '../rules/state.ts';
import { at, faceUp, lines, play, put, ready, ruling, why } from './helpers.ts';

/** Ids of all projects the building on the field would complete if every card lay face up. */
function complete(s: State, field: string, seat = 0): string[] {
  const all = { ...s, display: PUBLIC.map((_, card) => card) };
  return satisfiedProjects(all, seat, fieldIndex(field)).map((card) => PUBLIC[card]?.id ?? '');
}

describe('completing public projects', () => {
  it('AC-9 GN-55 only the building that received the floor gets a roof', () => {
    const s = ready(1);
    put(s, '1.1', 0, 1);
    s.population[0] = 20;
    const next = s.deck.at(-1);
    play(s, 'build 1.2', 'complete terraced-houses');
    expect(s.population[0]).toBe(16);
    expect(s.points[0]).toBe(3);
    expect(at(s.roof, '1.2')).toBe(1);
    expect(at(s.roof, '1.1')).toBe(0);
    expect(s.done[0]).toEqual([publicIndex('terraced-houses')]);
    expect(s.display[0]).toBe(next);
    expect(s.crane + 1).toBe(2);
  });

  it('GN-50 completing is optional', () => {
    const s = ready(1);
    put(s, '1.1', 0, 1);
    play(s, 'build 1.2', 'none');
    expect(s.points[0]).toBe(0);
    expect(s.roofs).toBe(19);
    expect(s.display[0]).toBe(publicIndex('terraced-houses'));
  });

  it('GN-51 of several satisfied cards at most one is completed', () => {
    const s = ready(1);
    put(s, '1.1', 0, 1);
    put(s, '1.2', 0, 1);
    play(s, 'build 1.1');
    expect(lines(s)).toEqual(['complete terraced-houses', 'complete house', 'none']);
    play(s, 'complete house');
    expect(s.phase).toBe('move');
    expect(s.display).toContain(publicIndex('terraced-houses'));
    expect(s.points[0]).toBe(3);
  });

  it('GN-52 a card revealed now can be completed in the next action only', () => {
    const s = ready(1);
    put(s, '1.1', 0, 1);
    put(s, '1.2', 0, 1);
    faceUp(s, ['house', 'forge']);
    s.deck = [publicIndex('sanctuary')];
    play(s, 'build 1.1');
    expect(ruling(s, 'complete sanctuary')).toBe('GN-52');
    play(s, 'complete house');
    expect(s.phase).toBe('move');
    expect(s.display[0]).toBe(publicIndex('sanctuary'));
  });

  it('GN-53 a pattern elsewhere is not enough', () => {
    const s = ready(1);
    put(s, '1.1', 0, 1);
    put(s, '1.2', 0, 1);
    play(s, 'build 1.6');
    expect(s.phase).toBe('move');
    put(s, '1.3', 0, 1);
    const t = ready(1);
    put(t, '1.3', 0, 1);
    play(t, 'build 1.4');
    expect(why(t, 'complete terraced-houses')).toEqual({ ruling: 'GN-53', key: 'notSatisfied' });
  });

  it('GN-54 a surplus floor may complete a card', () => {
    const s = ready(1);
    put(s, '1.1', 0, 2);
    play(s, 'build 1.1');
    expect(lines(s)).toEqual(['complete house', 'none']);
  });

  it('GN-56 opponents’ buildings never count', () => {
    const s = ready(1);
    put(s, '1.1', 1, 1);
    play(s, 'build 1.2');
    expect(s.phase).toBe('move');
  });

  it('GN-57 with no roof in supply no project can be completed', () => {
    const s = ready(1);
    put(s, '1.1', 0, 1);
    s.roofs = 0;
    play(s, 'build 1.2');
    expect(s.phase).toBe('move');
    expect(s.points[0]).toBe(0);
    const t = ready(1);
    put(t, '1.1', 0, 1);
    play(t, 'build 1.2');
    t.roofs = 0;
    expect(ruling(t, 'complete terraced-houses')).toBe('GN-57');
  });

  it('GN-58 with an empty deck the slot stays empty', () => {
    const s = ready(1);
    put(s, '1.1', 0, 1);
    s.deck = [];
    play(s, 'build 1.2', 'complete terraced-houses');
    expect(s.display[0]).toBe(-1);
    expect(s.display).toHaveLength(4);
  });

  it('GN-59 completed cards and their points are never lost', () => {
    const s = ready(1);
    put(s, '1.1', 0, 1);
    play(s, 'build 1.2', 'complete terraced-houses');
    s.crane = 0;
    play(s, 'demolish 1.2');
    expect(s.points[0]).toBe(3);
    expect(s.done[0]).toEqual([publicIndex('terraced-houses')]);
  });

  it('GN-60 central and outer mean the board position, not the number', () => {
    const s = ready(1);
    put(s, '1.1', 0, 3);
    put(s, '4.0', 0, 3);
    expect(complete(s, '1.1')).toContain('house');
    expect(complete(s, '1.1')).not.toContain('apartments');
    expect(complete(s, '4.0')).toContain('apartments');
    expect(complete(s, '4.0')).not.toContain('house');
    const swapped: State = { ...s, layout: makeLayout([0, 3, 1, 4, 6, 5, 2], [0, 0, 0, 0, 0, 0, 0]) };
    expect(complete(swapped, '1.1')).toContain('apartments');
    expect(complete(swapped, '4.0')).toContain('house');
  });
});

describe('patterns (section 5.6)', () => {
  it('next to a free field: the land of the free field decides', () => {
    const s = ready(4);
    put(s, '4.4', 0, 2);
    expect(complete(s, '4.4')).toEqual(expect.arrayContaining(['sacred-place-leaf']));
    // 4.4 touches 4.0 (meadow), 4.3 (thornbush), 4.5 (leaf), 7.1 (meadow): no straw.
    expect(complete(s, '4.4')).not.toContain('sacred-place-straw');
    put(s, '4.5', 1, 1);
    expect(complete(s, '4.4')).not.toContain('sacred-place-leaf');
  });

  it('pairs reach across a border', () => {
    const s = ready(4);
    put(s, '4.4', 0, 1);
    put(s, '7.1', 0, 1);
    expect(complete(s, '7.1')).toEqual(['terraced-houses']);
    put(s, '4.1', 0, 1);
    put(s, '1.4', 0, 2);
    expect(complete(s, '4.1')).toEqual(['forge', 'windmill']);
    expect(complete(s, '1.4')).toContain('windmill');
  });

  it('trio: any building of it may be the one on which the floor was placed', () => {
    const s = ready(4);
    put(s, '4.0', 0, 2);
    put(s, '4.1', 0, 1);
    put(s, '4.5', 0, 1);
    for (const field of ['4.0', '4.1', '4.5']) expect(complete(s, field)).toContain('temple');
    expect(complete(s, '4.1')).not.toContain('water-reservoir');
    s.roof[fieldIndex('4.5')] = 1;
    for (const field of ['4.0', '4.1', '4.5']) expect(complete(s, field)).not.toContain('temple');
  });

  it('trio: the neighbours must touch the main building', () => {
    const s = ready(4);
    put(s, '4.4', 0, 2);
    put(s, '4.5', 0, 1);
    put(s, '4.6', 0, 1);
    expect(complete(s, '4.4')).not.toContain('temple');
  });

  it('heights are minimums and tall pairs need one of two floors', () => {
    const s = ready(1);
    put(s, '1.1', 0, 1);
    put(s, '1.2', 0, 1);
    expect(complete(s, '1.1')).toEqual(['terraced-houses']);
    put(s, '1.2', 0, 4);
    expect(complete(s, '1.1')).toEqual(['terraced-houses', 'sanctuary']);
  });
});
