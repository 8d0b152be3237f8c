import { describe, expect, it } from 'vitest';
import { boardOf } from '../rules/board.ts';
import { game } from '../rules/game.ts';
import { emptyRows } from '../rules/scoring.ts';
import { ownBoard, parts, TestMatch, townOn } from './table.ts';

describe('scoring', () => {
  it('MC-38 open gold and open wells are neither points nor empty spaces', () => {
    const town = townOn('T1', '');
    expect(parts('T1', town)).toMatchObject({ wells: 0, empty: -34, trees: 4, rocks: -4 });
  });

  it('MC-39 trees 2, rocks −2, plain −1, each only while visible', () => {
    const open = parts('T1', townOn('T1', ''));
    const covered = parts('T1', townOn('T1', 'Y1 r0 1,0'));
    expect(covered.trees).toBe(open.trees - 2);
    expect(covered.empty).toBe(open.empty + 1);
    const rock = parts('T1', townOn('T1', 'Y2 r0 0,3; R1 r1 0,4'));
    expect(rock.rocks).toBe(open.rocks + 2);
  });

  it('MC-40 only the largest group of a colour counts', () => {
    const town = townOn('T1', 'Y1 r0 1,1; R1 r1 0,1; Y2 r0 0,0; R2 r0 0,3; Y3 r0 1,4');
    expect(parts('T1', town)).toMatchObject({ yellow: 2, red: 2 });
    const split = townOn('T1', 'Y1 r0 1,1; R2 r0 0,2; Y2 r0 0,3');
    expect(parts('T1', split).yellow).toBe(1);
  });

  it('MC-41 across the river is one group', () => {
    expect(parts('T1', townOn('T1', 'Y1 r0 1,1; Y2 r0 3,1')).yellow).toBe(2);
  });

  it('MC-42 churches neither count nor connect', () => {
    const town = townOn('T1', 'Y1 r0 1,1; K2 r0 3,1; Y3 r0 5,0');
    expect(parts('T1', town)).toMatchObject({ yellow: 1, churches: 0 });
  });

  it('MC-43 a church needs all three colours; churches give each other nothing', () => {
    const two = townOn('T1', 'K1 r0 1,1; Y1 r1 1,1; R1 r0 1,4');
    expect(parts('T1', two).churches).toBe(0);
    const pair = townOn('T1', 'K1 r0 1,1; K2 r0 3,1; Y1 r0 3,0; R1 r0 3,3');
    expect(parts('T1', pair).churches).toBe(0);
    const three = townOn('T1', 'K1 r0 1,1; Y1 r1 1,1; R1 r0 1,4; B1 r1 3,1');
    expect(parts('T1', three).churches).toBe(3);
  });

  it('MC-44 four different buildings at a well; one on two sides spoils it', () => {
    expect(parts('T1', townOn('T1', 'Y1 r0 1,1; R1 r1 2,2; B1 r1 1,3; Y2 r1 0,1')).wells).toBe(4);
    expect(parts('T1', townOn('T1', 'Y1 r0 1,1; R8 r0 0,2')).wells).toBe(0);
  });

  it('MC-45 a church may be one of the four', () => {
    const three = 'R1 r1 2,1; Y1 r0 0,1; Y2 r1 0,2';
    expect(parts('T1', townOn('T1', three)).wells).toBe(0);
    expect(parts('T1', townOn('T1', `${three}; K1 r2 1,3`)).wells).toBe(4);
  });

  it('MC-46 a well that is built over scores nothing', () => {
    expect(parts('T1', townOn('T1', 'Y1 r0 1,1; R1 r1 1,2; B1 r1 2,2; Y2 r1 0,1')).wells).toBe(0);
  });

  it('MC-47 results have no limits', () => {
    expect(parts('valley', townOn('valley', '')).final).toBe(10 + 16 - 16 - 75);
    expect(parts('T4', { ...townOn('T4', ''), score: 80 }).final).toBe(76);
  });

  it('MC-48 the tie-break counts plain spaces only', () => {
    ownBoard(
      'tie',
      ['t.r.', '..w.'],
      [
        [2, 0],
        [2, 2],
      ],
    );
    expect(emptyRows(boardOf('tie'), townOn('tie', ''))).toEqual([2, 3]);
  });

  it('MC-49 equal in points and rows share the place', () => {
    const m = new TestMatch('T5', 3, 'Y1').round('Y1 r0 0,0', 'Y1 r0 0,0', 'end');
    expect(m.ranks()).toEqual([1, 1, 3]);
    expect(game.score(m.s, 'spectator')).toEqual(game.score(m.s, 'judge'));
  });

  it('MC-56 a river side of a well or church is served from across the river', () => {
    ownBoard(
      'well-at-river',
      ['.....', '.w...', '.....', '.....'],
      [
        [2, 0],
        [2, 4],
      ],
    );
    const three = 'Y1 r0 0,0; R1 r1 0,1; B1 r1 1,2';
    expect(parts('well-at-river', townOn('well-at-river', three)).wells).toBe(0);
    expect(parts('well-at-river', townOn('well-at-river', `${three}; B2 r1 2,1`)).wells).toBe(4);
    expect(parts('T1', townOn('T1', 'K1 r0 1,1; Y1 r1 1,1; R1 r0 1,4; B1 r1 3,1')).churches).toBe(3);
  });

  it('MC-57 two river cells in a row connect nothing for wells and churches', () => {
    const board = boardOf('river-cells');
    // A4 faces B4 (river) and C4: one river cell, so they border; A3 faces B3 C3 (two river cells): none.
    expect(board.neighbours[(3 * 5 + 0) * 4 + 1]).toBe(3 * 5 + 2);
    expect(board.neighbours[(2 * 5 + 0) * 4 + 1]).toBe(-1);
  });
});
