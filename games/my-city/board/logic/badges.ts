/** One badge a consequence of a placement, each on its cell: what is covered, the group, churches, wells, gold. */
import { boardOf } from '../../rules/board.ts';
import type { View } from '../../rules/state.ts';
import type { Cell, Point } from '../draw/geometry.ts';
import type { Effects } from './effects.ts';
import { buildingAt, cellIndex, cellsOf, type Place } from './pieces.ts';

export interface BadgeAt {
  /** In cells. */
  readonly at: Point;
  readonly points: number;
  /** The category it is for, where the number alone would not say it. */
  readonly icon?: string;
  /** Instead of the points. */
  readonly label?: string;
}

export const middle = ([x, y]: Cell): Point => [x + 0.5, y + 0.5];

/** Half of a badge with an icon on a phone, in cells: beside the border it moves inwards, or the screen would cut it off. */
const WIDE_HALF = 0.62;

export const inwards = ([x, y]: Point, width: number): Point => [
  Math.max(WIDE_HALF, Math.min(width - WIDE_HALF, x)),
  y,
];

/** Middle of the upper edge of a placement: free of the numbers that stand on its cells. */
function upperEdge(cells: readonly Cell[]): Point {
  const top = [...cells].sort((a, c) => a[1] - c[1] || a[0] - c[0])[0] as Cell;
  return [top[0] + 0.5, top[1] + 0.02];
}

/** Where the new building meets its group: the side it shares with another member, otherwise its own upper edge. */
function seam(view: View, seat: number, b: number, place: Place, group: readonly number[]): Point {
  const board = boardOf(view.board);
  const town = view.towns[seat];
  const cells = cellsOf(b, place);
  for (const cell of cells) {
    const at = cellIndex(board, cell);
    for (let d = 0; d < 4; d++) {
      const n = board.neighbours[at * 4 + d] ?? -1;
      const other = (town?.cells[n] ?? 0) - 1;
      if (n < 0 || other < 0 || !group.includes(other)) continue;
      const [nx, ny] = [n % board.width, Math.floor(n / board.width)];
      return [(cell[0] + nx + 1) / 2, (cell[1] + ny + 1) / 2];
    }
  }
  return upperEdge(cells);
}

/** Numbers first, badges with icons after them: the wider ones lie on top. */
export function badgesOf(view: View, seat: number, b: number, place: Place, effects: Effects): BadgeAt[] {
  const { width } = boardOf(view.board);
  const { covered, gold } = effects;
  const plain: BadgeAt[] = [];
  const wide: BadgeAt[] = [];
  const add = (badge: BadgeAt) => wide.push({ ...badge, at: inwards(badge.at, width) });
  for (const { at, ground, points } of covered) {
    if (ground === 'w') add({ at: middle(at), points: 0, icon: 'wells', label: '×' });
    else if (ground !== 'g') plain.push({ at: middle(at), points });
    else if (gold === null || gold.points === 0)
      add({ at: middle(at), points: 0, icon: 'gold', label: `${gold?.veins ?? 0}/${gold?.of ?? 0}` });
    else add({ at: middle(at), points: gold.points, icon: 'gold' });
  }
  if (effects.groupPoints !== 0)
    add({ at: seam(view, seat, b, place, effects.group), points: effects.groupPoints, icon: buildingAt(b).colour });
  for (const church of effects.churches) {
    const built = view.towns[seat]?.built.find((x) => x.b === church.b);
    const at = built === undefined ? upperEdge(cellsOf(b, place)) : middle(cellsOf(church.b, built)[0] as Cell);
    add({ at, points: church.points, icon: 'churches' });
  }
  for (const { at, points } of effects.wells) add({ at: middle(at), points, icon: 'wells' });
  return [...plain, ...wide];
}
