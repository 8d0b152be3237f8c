import { describe, expect, it } from 'vitest';
import { checkBoard } from '../rules/board-check.ts';
import { rawBoards } from '../rules/data.ts';

const valley = rawBoards[0] as (typeof rawBoards)[number];
const changed = (change: object): unknown => ({ ...valley, ...change });
const row = (n: number, text: string): string[] => valley.rows.map((r, i) => (i === n ? text : r));

describe('boards are checked when they are loaded (section 9)', () => {
  it('the four boards pass', () => {
    for (const b of rawBoards) expect(() => checkBoard(b)).not.toThrow();
  });

  it.each([
    ['rows of different length', { rows: row(3, 'MM') }, /different length/],
    ['an unknown character', { rows: row(3, 'MM.......x.') }, /unknown character x/],
    [
      'a river that is not axis-parallel',
      {
        river: {
          mode: 'edges',
          path: [
            [3, 0],
            [4, 11],
          ],
        },
      },
      /axis-parallel/,
    ],
    [
      'a river that ends inside',
      {
        river: {
          mode: 'edges',
          path: [
            [3, 0],
            [3, 5],
          ],
        },
      },
      /end at the border/,
    ],
    [
      'a river that crosses itself',
      {
        river: {
          mode: 'edges',
          path: [
            [3, 0],
            [3, 5],
            [5, 5],
            [5, 3],
            [2, 3],
            [2, 11],
          ],
        },
      },
      /crosses itself/,
    ],
    ['an unknown river mode', { river: { mode: 'sea', path: null } }, /river mode/],
    ['one gold vein', { rows: row(0, 'MMM..t..r..') }, /two gold veins/],
    ['wrong counts', { counts: { ...valley.counts, trees: 9 } }, /says 9 for trees/],
    [
      'a well without four sides',
      { rows: row(3, 'MM......M.w').map((r, i) => (i === 3 ? 'MM.......w.' : i === 2 ? 'MM..r..w.Mt' : r)) },
      /never score/,
    ],
  ])('%s is refused', (_name, change, message) => {
    expect(() => checkBoard(changed(change))).toThrow(message);
  });
});
