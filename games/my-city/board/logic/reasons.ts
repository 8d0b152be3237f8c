import type { Board } from '../../rules/board.ts';
import type { TownView } from '../../rules/state.ts';
import type { Cell, Point } from '../draw/geometry.ts';
import { cellIndex, cellsOf, type Place } from './pieces.ts';

/** Where exactly an impossible placement fails, in cells: the cross is drawn there. The reason itself comes from the rules. */
export function reasonAt(board: Board, town: TownView, b: number, place: Place, reason: string): Point {
  const cells = cellsOf(b, place);
  const inside = ([x, y]: Cell) => x >= 0 && y >= 0 && x < board.width && y < board.height;
  const middle = ([x, y]: Cell): Point => [x + 0.5, y + 0.5];
  const at = (cell: Cell) => cellIndex(board, cell);
  const find = (test: (cell: Cell) => boolean) => cells.find(test);
  if (reason === 'OUT_OF_BOARD') {
    const cell = find((c) => !inside(c));
    if (cell !== undefined) return clampPoint(middle(cell), board);
  }
  if (reason === 'NOT_BUILDABLE') {
    const cell = find((c) => inside(c) && !'.trwg'.includes(board.terrain[at(c)] ?? ' '));
    if (cell !== undefined) return middle(cell);
  }
  if (reason === 'OCCUPIED') {
    const cell = find((c) => inside(c) && (town.cells[at(c)] ?? 0) !== 0);
    if (cell !== undefined) return middle(cell);
  }
  if (reason === 'CROSSES_RIVER') {
    for (const a of cells)
      for (const c of cells)
        if (Math.abs(a[0] - c[0]) + Math.abs(a[1] - c[1]) === 1 && board.bank[at(a)] !== board.bank[at(c)])
          return [(a[0] + c[0] + 1) / 2, (a[1] + c[1] + 1) / 2];
  }
  return nearestToMiddle(cells);
}

function clampPoint([x, y]: Point, board: Board): Point {
  return [Math.max(0, Math.min(board.width, x)), Math.max(0, Math.min(board.height, y))];
}

function nearestToMiddle(cells: readonly Cell[]): Point {
  const mx = cells.reduce((s, c) => s + c[0] + 0.5, 0) / cells.length;
  const my = cells.reduce((s, c) => s + c[1] + 0.5, 0) / cells.length;
  return [mx, my];
}
