import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Move, type MoveShapes, notate, parseMove, sameMove } from '#kernel';

const shapes: MoveShapes = {
  place: { rotation: 'int', x: 'int', y: 'int' },
  pay: { with: 'ints', kind: 'word', extra: 'words?', note: 'word?', back: 'int?' },
  pass: {},
};

describe('notation', () => {
  it('writes verb, arguments in order, then optional ones by name', () => {
    expect(notate(shapes, { do: 'place', y: 7, x: 4, rotation: 1 })).toBe('place 1 4 7');
    expect(notate(shapes, { do: 'pay', with: [1, 2], kind: 'wood', back: -3 })).toBe('pay 1,2 wood back=-3');
    expect(notate(shapes, { do: 'pay', with: [], kind: 'wood', extra: ['a', 'b'] })).toBe('pay - wood extra=a,b');
    expect(notate(shapes, { do: 'pass' })).toBe('pass');
  });

  it('does not write what is no move of the game', () => {
    expect(() => notate(shapes, { do: 'fly' })).toThrow('unknown verb fly');
    expect(() => notate(shapes, { do: 'place', x: 1, y: 1 })).toThrow('place needs rotation');
  });

  it('reads back every move it writes', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,12}$/);
    const int = fc.integer({ min: -999_999, max: 999_999 });
    const move = fc.record(
      {
        do: fc.constant('pay'),
        with: fc.array(int, { maxLength: 8 }),
        kind: word,
        extra: fc.array(word, { maxLength: 5 }),
        note: word,
        back: int,
      },
      { requiredKeys: ['do', 'with', 'kind'] },
    );
    fc.assert(
      fc.property(move, (m) => {
        const back = parseMove(shapes, notate(shapes, m as Move));
        return back !== null && sameMove(back, m as Move);
      }),
    );
  });

  it('never throws and never lets anything else through', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        const move = parseMove(shapes, line);
        return move === null || parseMove(shapes, notate(shapes, move)) !== null;
      }),
    );
  });

  it.each([
    '',
    'fly',
    'constructor',
    '__proto__',
    'place 1 4',
    'place 1 4 7 9',
    'place 1 4 x',
    'place 1 4 7.5',
    'place 01 4 7',
    'place 1 4 9999999',
    'pay 1,,2 wood',
    'pay 1 wo/od',
    'pay 1 wood unknown=3',
    'pay 1 wood back=3 extra=a',
    `pay ${Array(41).fill('1').join(',')} wood`,
    `pay 1 ${'w'.repeat(65)}`,
    `pass${' '.repeat(500)}`,
  ])('refuses %j', (line) => {
    expect(parseMove(shapes, line)).toBeNull();
  });

  it('compares moves argument by argument', () => {
    expect(sameMove({ do: 'a', l: [1, 2] }, { do: 'a', l: [1, 2] })).toBe(true);
    expect(sameMove({ do: 'a', l: [1, 2] }, { do: 'a', l: [2, 1] })).toBe(false);
    expect(sameMove({ do: 'a', l: [1, 2] }, { do: 'a', l: [1, 2, 3] })).toBe(false);
    expect(sameMove({ do: 'a' }, { do: 'a', x: 1 })).toBe(false);
    expect(sameMove({ do: 'a', x: 1 }, { do: 'a' })).toBe(false);
    expect(sameMove({ do: 'a', x: undefined }, { do: 'a' })).toBe(true);
    expect(sameMove({ do: 'a' }, { do: 'b' })).toBe(false);
    expect(sameMove({ do: 'a', x: 1 }, { do: 'a', x: '1' })).toBe(false);
  });
});
