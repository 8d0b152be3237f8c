import { describe, expect, it } from 'vitest';
import { type Counts, requirementHolds } from '../rules/requirements.ts';
import type { Requirement, Who } from '../rules/vocabulary.ts';
import { deal, go, lead, options, player, refused, table } from './table.ts';

const BLUE = 0;
const counts = (own: number, left: number, right: number, bonus = 0): Counts => ({
  own: [own, 1, 1, 1],
  left: [left, 0, 0, 0],
  right: [right, 0, 0, 0],
  bonus: [bonus, 0, 0, 0],
});

describe('each word of the requirements', () => {
  const who = (kind: 'more' | 'fewer', w: Who): Requirement => ({ kind, color: BLUE, who: w });
  const cases: [string, Requirement, Counts, boolean][] = [
    ['own: as many as asked', { kind: 'own', color: BLUE, min: 2 }, counts(2, 0, 0), true],
    ['own: one too few', { kind: 'own', color: BLUE, min: 2 }, counts(1, 5, 5), false],
    ['own: a leader lifts the count', { kind: 'own', color: BLUE, min: 2 }, counts(1, 0, 0, 1), true],
    ['ownNone: none', { kind: 'ownNone', color: BLUE }, counts(0, 5, 5), true],
    ['ownNone: one', { kind: 'ownNone', color: BLUE }, counts(1, 0, 0), false],
    ['ownNone: a leader need not be used', { kind: 'ownNone', color: BLUE }, counts(0, 0, 0, 1), true],
    ['ownAllColors: each once', { kind: 'ownAllColors' }, counts(1, 0, 0), true],
    ['ownAllColors: one missing', { kind: 'ownAllColors' }, counts(0, 5, 5), false],
    ['ownAllColors: a leader lends the missing one', { kind: 'ownAllColors' }, counts(0, 0, 0, 1), true],
    ['neighbour one: the left one', { kind: 'neighbour', color: BLUE, who: 'one', min: 1 }, counts(0, 1, 0), true],
    ['neighbour one: nobody', { kind: 'neighbour', color: BLUE, who: 'one', min: 1 }, counts(5, 0, 0), false],
    ['neighbour both: just one', { kind: 'neighbour', color: BLUE, who: 'both', min: 1 }, counts(5, 0, 3), false],
    ['neighbour both: both', { kind: 'neighbour', color: BLUE, who: 'both', min: 1 }, counts(0, 1, 1), true],
    ['neighbour left', { kind: 'neighbour', color: BLUE, who: 'left', min: 2 }, counts(0, 2, 0), true],
    ['neighbour right', { kind: 'neighbour', color: BLUE, who: 'right', min: 2 }, counts(0, 2, 0), false],
    ['more than one', who('more', 'one'), counts(2, 1, 3), true],
    ['more than both', who('more', 'both'), counts(2, 1, 3), false],
    ['more than both, each less', who('more', 'both'), counts(2, 1, 0), true],
    ['more than the left', who('more', 'left'), counts(2, 1, 3), true],
    ['more than the right', who('more', 'right'), counts(2, 1, 3), false],
    ['more: a leader breaks the tie', who('more', 'one'), counts(2, 2, 2, 1), true],
    ['fewer than one', who('fewer', 'one'), counts(1, 2, 0), true],
    ['fewer than both', who('fewer', 'both'), counts(1, 2, 0), false],
    ['fewer than both, each more', who('fewer', 'both'), counts(1, 2, 2), true],
    ['fewer: a leader never hurts', who('fewer', 'one'), counts(1, 2, 0, 1), true],
    ['group: together enough', { kind: 'group', color: BLUE, min: 5 }, counts(2, 2, 1), true],
    ['group: together too few', { kind: 'group', color: BLUE, min: 6 }, counts(2, 2, 1), false],
    ['group: a leader adds one', { kind: 'group', color: BLUE, min: 6 }, counts(2, 2, 1, 1), true],
  ];
  for (const [title, requirement, c, holds] of cases)
    it(title, () => expect(requirementHolds(requirement, c)).toBe(holds));
});

describe('requirements at the table', () => {
  it('TW-1 the card being played counts towards its own requirement', () => {
    const t = table();
    deal(t, { racks: ['blue-01 B R G Y'] });
    expect(options(t)).toContain('play blue-01 1');
    deal(t, { racks: ['blue-01 Y R G Y'] });
    expect(refused(t, 'play blue-01 1')).toBe('TW-1');
  });

  it('TW-2 equal counts satisfy neither more nor fewer', () => {
    const t = table();
    deal(t, { racks: ['blue-06 red-08 R G Y', 'B Y Y Y R', 'B Y Y R R'] });
    expect(refused(t, 'play blue-06 1')).toBe('TW-2');
    expect(refused(t, 'play red-08 1')).toBe('TW-2');
  });

  it('TW-3 the market of two players is the four display backs and the top of the deck', () => {
    const t = table(2);
    deal(t, { racks: ['blue-04 R R G G', 'Y R R G G'], display: 'B B R R', top: 'Y' });
    expect(options(t)).toContain('play blue-04 2');
    deal(t, { racks: ['blue-04 R R G G', 'Y R R G G'], display: 'B B R R', top: 'G' });
    expect(refused(t, 'play blue-04 2')).toBe('TW-3');
    expect(options(t)).toContain('play blue-04 1');
  });

  it('TW-4 players who are no direct neighbours have no influence', () => {
    const t = table(5);
    const racks = ['yellow-03 R R G G', 'R R R G G', 'Y Y R G G', 'Y Y R G G', 'R R R G G'];
    deal(t, { racks });
    expect(refused(t, 'play yellow-03 1')).toBe('TW-4');
    const near = table(4);
    deal(near, { racks: ['yellow-03 R R G G', 'Y R R G G', 'R R G G B', 'R R G G B'] });
    expect(options(near)).toContain('play yellow-03 1');
    expect(refused(near, 'play yellow-03 2')).toBe('TW-4');
  });

  it('TW-72 left is the next seat, right the seat before; with three each opponent is one of them', () => {
    const t = table(3);
    deal(t, { racks: ['yellow-03 R R G G', 'Y R R G G', 'Y R R G G'] });
    expect(options(t)).toContain('play yellow-03 2');
    deal(t, { racks: ['yellow-03 R R G G', 'Y R R G G', 'B R R G G'] });
    expect(refused(t, 'play yellow-03 2')).toBe('TW-72');
  });

  it('E1 a requirement with the own card', () => {
    const t = table();
    deal(t, { racks: ['blue-01 B R G Y', 'R R R Y G', 'G G Y Y R'] });
    expect(options(t)).toContain('play blue-01 1');
    expect(options(t)).not.toContain('play blue-01 2');
    const before = player(t).water;
    go(t, 'play blue-01 1');
    expect(player(t).water).toBe(before + 4);
  });

  it('E2 fewer than one and fewer than both', () => {
    const t = table();
    deal(t, { racks: ['red-08 Y Y G G', 'B B R R Y', 'G G Y Y R'] });
    expect(options(t)).toContain('play red-08 1');
    expect(refused(t, 'play red-08 2')).toBe('TW-2');
    const before = player(t).water;
    go(t, 'play red-08 1');
    expect(player(t).water).toBe(before + 2);
    expect(options(t).filter((o) => o.startsWith('clean')).length).toBeGreaterThan(0);
    go(t, 'clean r1c0');
    expect(player(t).pollution[4]).toBe(0);
  });

  it('E3 two players, and water that pays for the forest of its own row', () => {
    const t = table(2);
    deal(t, { racks: ['green-04 G G Y R', 'B B R Y Y'], display: 'B R R Y', top: 'B' });
    player(t).water = 4;
    expect(options(t)).toContain('play green-04 2');
    go(t, 'play green-04 2');
    expect(player(t).water).toBe(5);
    expect(options(t).some((o) => o.startsWith('forest'))).toBe(true);
  });

  it('E15 three steps of a group', () => {
    const t = table();
    deal(t, { racks: ['blue-15 B R G Y', 'B B R Y G', 'B R Y G G'] });
    expect(options(t).filter((o) => o.startsWith('play blue-15'))).toEqual(['play blue-15 1', 'play blue-15 2']);
    const before = player(t).water;
    go(t, 'play blue-15 2');
    expect(player(t).water).toBe(before + 5);
  });

  it('a leader may lift the own count but never spoils a requirement', () => {
    const t = table(3, ['springs', 'falcons', 'embers']);
    lead(t, 0, 'springs-3');
    deal(t, { racks: ['blue-01 yellow-13 R R G', 'B B B R R', 'G G Y Y R'] });
    expect(options(t)).toContain('play blue-01 1');
    expect(options(t)).not.toContain('play blue-01 2');
    deal(t, { racks: ['yellow-13 R R R G', 'B B B R R', 'G G Y Y R'] });
    expect(options(t)).toContain('play yellow-13 1');
  });
});
