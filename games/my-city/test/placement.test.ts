import { describe, expect, it } from 'vitest';
import { ownBoard, refusal, TestMatch, townOn } from './table.ts';

const key = (board: string, town: string, text: string): string | null =>
  refusal(board, townOn(board, town), text)?.key ?? null;

describe('where a building may lie', () => {
  it('MC-8 not on mountains, forest or river cells', () => {
    expect(key('valley', '', 'Y1 r0 2,0')).toBe('NOT_BUILDABLE');
    expect(key('valley', '', 'Y1 r0 9,4')).toBe('NOT_BUILDABLE');
    expect(key('river-cells', '', 'Y1 r0 1,0')).toBe('NOT_BUILDABLE');
    expect(key('T1', '', 'Y2 r0 5,1')).toBe('OUT_OF_BOARD');
  });

  it('MC-9 not on both banks', () => {
    expect(key('T1', '', 'Y2 r0 1,1')).toBe('CROSSES_RIVER');
    expect(key('T1', '', 'Y2 r0 0,1')).toBeNull();
  });

  it('MC-10 around a bend of the river on one bank', () => {
    ownBoard(
      'bend',
      ['....', '....', '....'],
      [
        [0, 1],
        [2, 1],
        [2, 3],
      ],
    );
    // B1 C1 C2 lie around the outer corner, B1 C1 B2 on both banks.
    expect(key('bend', '', 'Y3 r2 1,0')).toBeNull();
    expect(key('bend', '', 'K2 r0 1,0')).toBeNull();
    expect(key('bend', '', 'Y3 r1 1,0')).toBe('CROSSES_RIVER');
  });

  it('MC-11 the first building lies at the river with a side, not a corner', () => {
    ownBoard(
      'corner',
      ['....', '....', '....'],
      [
        [2, 0],
        [2, 1],
        [1, 1],
        [1, 3],
      ],
    );
    // C2 meets the bend of the river with its upper left corner only.
    expect(key('corner', '', 'Y1 r0 2,1')).toBe('FIRST_MUST_TOUCH_RIVER');
    expect(key('corner', '', 'Y1 r0 2,0')).toBeNull();
    expect(key('T1', '', 'Y1 r0 0,0')).toBe('FIRST_MUST_TOUCH_RIVER');
  });

  it('MC-12 the first building may lie on either bank', () => {
    expect(key('T1', '', 'Y1 r0 1,0')).toBeNull();
    expect(key('T1', '', 'Y1 r0 3,0')).toBeNull();
  });

  it('MC-13 after declined cards the river rule still applies to the next placement', () => {
    const m = new TestMatch('T1', 1, 'Y1 R1 B1').round('decline');
    expect(m.whyNot(0, 'R1 r0 0,0')?.key).toBe('FIRST_MUST_TOUCH_RIVER');
    expect(m.whyNot(0, 'R1 r0 1,0')).toBeNull();
  });

  it('MC-14 later buildings must border on an own building; the river is not enough', () => {
    expect(key('T1', 'Y1 r0 1,1', 'R1 r1 2,4')).toBe('MUST_TOUCH_BUILDING');
    expect(key('T1', 'Y1 r0 1,1', 'R1 r1 2,2')).toBeNull();
  });

  it('MC-15 bordering across a river edge is enough', () => {
    expect(key('T1', 'Y1 r0 1,1', 'R1 r0 3,1')).toBeNull();
  });

  it('MC-16 across river cells only over exactly one cell in a straight line', () => {
    expect(key('river-cells', 'Y1 r0 0,0', 'R1 r0 3,0')).toBeNull();
    // A3 and D3 have two river cells between them; B2 and D3 are not in a line.
    expect(key('river-cells', 'Y2 r1 0,0', 'R1 r0 3,2')).toBe('MUST_TOUCH_BUILDING');
  });

  it('MC-17 corners never count for placement', () => {
    expect(key('T1', 'Y1 r0 1,1', 'R1 r0 3,2')).toBe('MUST_TOUCH_BUILDING');
    expect(key('T1', 'Y1 r0 1,1', 'R1 r1 0,2')).toBe('MUST_TOUCH_BUILDING');
  });

  it('MC-18 trees, rocks, wells and gold may be built over at no cost', () => {
    const m = new TestMatch('T1', 1, 'Y2 R2 B2').round('Y2 r0 0,0');
    expect(m.town().score).toBe(10);
    expect(key('T1', 'Y1 r0 1,1', 'R1 r1 1,2')).toBeNull();
    expect(key('T1', 'Y2 r0 0,3', 'R1 r1 0,4')).toBeNull();
  });

  it('MC-19 what is built is never covered, moved or removed', () => {
    expect(key('T1', 'Y1 r0 1,1', 'R1 r0 1,1')).toBe('OCCUPIED');
    const m = new TestMatch('T1', 1, 'Y1 R1 B1').round('Y1 r0 1,1');
    const first = m.town().built[0];
    m.round('R1 r0 1,2').round('end');
    expect(m.town().built[0]).toEqual(first);
    expect(m.town().cells[8]).toBe(1);
  });
});
