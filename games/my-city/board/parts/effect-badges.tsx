import { boardOf } from '../../rules/board.ts';
import type { View } from '../../rules/state.ts';
import type { Cell, Point } from '../draw/geometry.ts';
import { key } from '../draw/geometry.ts';
import type { Effects } from '../logic/effects.ts';
import { buildingAt, cellIndex, cellsOf, type Place } from '../logic/pieces.ts';
import { Badge } from './overlays.tsx';

const middle = ([x, y]: Cell): Point => [x + 0.5, y + 0.5];

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
  const top = [...cells].sort((a, c) => a[1] - c[1] || a[0] - c[0])[0] as Cell;
  return [top[0] + 0.5, top[1]];
}

/** One badge a consequence, on its cell: what is covered, the group it joins, churches and wells that now count, gold. */
export function EffectBadges(props: { view: View; seat: number; b: number; place: Place; effects: Effects }) {
  const { view, seat, b, place, effects } = props;
  const { covered, gold } = effects;
  const built = view.towns[seat]?.built ?? [];
  const churchAt = (church: number): Point => {
    const own = church === b ? place : built.find((x) => x.b === church);
    return own === undefined ? [0, 0] : middle(cellsOf(church, own)[0] as Cell);
  };
  return (
    <g class="mc-badges">
      {covered.map(({ at, ground, points }) => {
        if (ground === 'g' && gold !== null)
          return (
            <Badge
              key={key(at[0], at[1])}
              at={middle(at)}
              points={gold.points}
              icon="gold"
              {...(gold.points === 0 ? { label: `${gold.veins}/${gold.of}` } : {})}
            />
          );
        return (
          <Badge
            key={key(at[0], at[1])}
            at={middle(at)}
            points={points}
            {...(ground === 'w' ? { icon: 'wells', label: '×' } : {})}
          />
        );
      })}
      {effects.groupPoints !== 0 && (
        <Badge
          at={seam(view, seat, b, place, effects.group)}
          points={effects.groupPoints}
          icon={buildingAt(b).colour}
        />
      )}
      {effects.churches.map((church) => (
        <Badge key={church.b} at={churchAt(church.b)} points={church.points} icon="churches" />
      ))}
      {effects.wells.map(({ at, points }) => (
        <Badge key={key(at[0], at[1])} at={middle(at)} points={points} icon="wells" />
      ))}
    </g>
  );
}
