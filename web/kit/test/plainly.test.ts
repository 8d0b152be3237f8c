import { describe, expect, it } from 'vitest';
import { isSaid, plainly, sentences } from '../plainly.ts';

describe('what a thing says of itself', () => {
  it('is told sentence by sentence', () => {
    expect(sentences('1 wood short. Your sawmill makes it. 2 of 3')).toEqual([
      '1 wood short.',
      'Your sawmill makes it.',
      '2 of 3',
    ]);
  });

  it('counts as said where its words are, whole and long enough', () => {
    expect(isSaid('take 2 charcoal', 'Action A: take 2 charcoal.')).toBe(true);
    expect(isSaid('take 2 charcoal', 'take 2 charcoals')).toBe(false);
    // A figure stands in many sentences by chance.
    expect(isSaid('2 points', 'Fulfilled it brings 12 points')).toBe(false);
    expect(isSaid('2 points', 'It brings 2 points now')).toBe(false);
    expect(isSaid('2 points.', '2 Points')).toBe(true);
  });

  it('leaves out what its name and other lines say', () => {
    const e = { says: ['Rain Caller: For every blue card 1 water.'], counts: 'For every blue card 1 water' };
    expect(plainly('Rain Caller', e, false, null)).toMatchObject({ says: ['For every blue card 1 water.'] });
    expect(plainly('Rain Caller', e, false, null).counts).toBeUndefined();
    const well = { says: ['Wells are dug.'] };
    expect(plainly('Well', well, false, null).says).toEqual(['Wells are dug.']);
  });

  it('says no reason and no way where it can be chosen, and no condition where a reason says it', () => {
    const e = { says: ['A temple.'], needs: 'Needs a die of 4.', missing: '1 short', help: 'Take the white god.' };
    expect(plainly('Temple', e, true, null)).toEqual({ head: 'Temple', says: ['A temple.'] });
    expect(plainly('Temple', e, false, null).says).toEqual(['A temple.', 'Needs a die of 4.']);
    const shut = plainly('Temple', e, false, 'The space may be 3 at most.');
    expect([shut.says, shut.missing, shut.help]).toEqual([['A temple.'], '1 short', 'Take the white god.']);
  });
});
