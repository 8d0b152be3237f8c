import { describe, expect, it } from 'vitest';
import { at, lineStart, lines, play, put, ready, ruling } from './helpers.ts';

/** Population 1 pays for nothing. */
function broke(territory: number) {
  const s = ready(territory);
  s.population[0] = 1;
  return s;
}

/** Territory full of opponents' buildings: no build is legal there. */
function full(s: ReturnType<typeof ready>, territory: number): void {
  for (let slot = 0; slot < 7; slot++)
    if (at(s.owner, `${territory}.${slot}`) < 0) put(s, `${territory}.${slot}`, 1, 1);
}

describe('moving on and passing', () => {
  it('GN-28 moveOn is offered exactly when no build is legal here, even with a building to demolish', () => {
    const s = ready(4);
    expect(lines(s)).not.toContain('moveOn');
    expect(ruling(s, 'moveOn')).toBe('GN-28');
    const t = broke(4);
    put(t, '4.0', 0, 1);
    expect(lines(t)).toContain('moveOn');
    expect(lines(t)).toContain('demolish 4.0');
  });

  it('GN-29 AC-20 moveOn goes to the next higher number and from 7 to 1', () => {
    const s = ready(7);
    full(s, 7);
    put(s, '1.1', 0, 1);
    play(s, 'moveOn');
    expect(s.crane + 1).toBe(1);
    expect(lineStart(s, 'build').every((line) => line.startsWith('build 1.'))).toBe(true);
    const t = ready(3);
    full(t, 3);
    play(t, 'moveOn');
    expect(t.crane + 1).toBe(4);
  });

  it('GN-30 where a build is legal again no further moveOn is offered; demolishing and ploys remain', () => {
    const s = ready(7);
    full(s, 7);
    put(s, '1.1', 0, 1);
    play(s, 'moveOn');
    expect(ruling(s, 'moveOn')).toBe('GN-30');
    expect(lines(s)).toContain('demolish 1.1');
    expect(lineStart(s, 'switchTerritory')).toEqual(['switchTerritory 7', 'switchTerritory 2']);
  });

  it('GN-31 a possible invasion does not remove moveOn', () => {
    const s = ready(7);
    full(s, 7);
    expect(lineStart(s, 'invade').length).toBeGreaterThan(0);
    expect(lines(s)).toContain('moveOn');
  });

  it('GN-32 pass needs that no build is legal anywhere, and costs one action only', () => {
    const s = ready(7);
    full(s, 7);
    expect(lines(s)).not.toContain('pass');
    expect(ruling(s, 'pass')).toBe('GN-32');
    const t = broke(7);
    expect(t.actions).toBe(2);
    expect(lines(t)).toContain('pass');
    play(t, 'pass');
    expect(t.actions).toBe(1);
    expect(t.order[t.space]).toBe(0);
  });

  it('GN-33 after pass the crane stands where the action began, or where a ploy put it', () => {
    const s = broke(3);
    play(s, 'moveOn', 'moveOn', 'pass');
    expect(s.crane + 1).toBe(3);
    play(s, 'moveOn', 'switchTerritory 5', 'moveOn', 'pass');
    expect(s.crane + 1).toBe(5);
  });

  it('GN-86 pass may be chosen although a demolition, an invasion or a ploy is possible', () => {
    const s = ready(4);
    for (const cheap of ['1.6', '2.1', '3.5', '4.4', '5.3', '7.4']) put(s, cheap, 1, 1);
    put(s, '4.1', 0, 1);
    s.population[0] = 3;
    expect(lineStart(s, 'build')).toEqual([]);
    expect(lines(s)).toContain('demolish 4.1');
    expect(lines(s)).toContain('invade 4.4');
    expect(lineStart(s, 'switchTerritory')).toHaveLength(2);
    expect(lines(s)).toContain('pass');
  });

  it('GN-87 after six moveOn in a row no seventh is offered, but pass is', () => {
    const s = broke(5);
    for (let k = 0; k < 6; k++) play(s, 'moveOn');
    expect(s.crane + 1).toBe(4);
    expect(lines(s)).not.toContain('moveOn');
    expect(lines(s)).toContain('pass');
    expect(ruling(s, 'moveOn')).toBe('GN-87');
  });
});
