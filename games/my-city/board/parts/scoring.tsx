import type { Cell, Point } from '../draw/geometry.ts';
import { key } from '../draw/geometry.ts';
import { outline } from '../draw/outline.ts';
import { inwards, middle } from '../logic/badges.ts';
import type { PartKey } from '../logic/effects.ts';
import type { Verdict } from '../logic/verdict.ts';
import { Badge } from './overlays.tsx';

/** The cell of a group nearest to its middle: its number stands there. */
function heart(cells: readonly Cell[]): Point {
  const mx = cells.reduce((s, c) => s + c[0], 0) / cells.length;
  const my = cells.reduce((s, c) => s + c[1], 0) / cells.length;
  const far = ([x, y]: Cell) => Math.hypot(x - mx, y - my);
  return middle(cells.reduce((a, c) => (far(c) < far(a) ? c : a)));
}

interface OverlayProps {
  readonly verdict: Verdict;
  readonly width: number;
  /** One category alone; all that stand out if there is none. */
  readonly category?: string | null;
}

/** Groups outlined, churches and wells with their points; one category alone on demand. */
export function ScoringOverlay({ verdict, width, category = null }: OverlayProps) {
  const on = (part: PartKey) => category === null || category === part;
  return (
    <g class="mc-scoring">
      {verdict.groups
        .filter((g) => on(g.colour))
        .map(({ colour, cells, points }) => (
          <g key={colour} class={`mc-group mc-group-${colour}`}>
            <path class="mc-group-b" d={outline(cells, 1.5, 10)} />
            <path class="mc-group-l" d={outline(cells, 1.5, 10)} />
            <Badge at={inwards(heart(cells), width)} points={points} icon={colour} />
          </g>
        ))}
      {on('churches') &&
        verdict.churches.map(({ cells, points }) => (
          <Badge key={String(cells[0])} at={inwards(heart(cells), width)} points={points} icon="churches" />
        ))}
      {on('wells') &&
        verdict.wells.map(({ at, points }) => (
          <Badge key={key(at[0], at[1])} at={inwards([at[0] + 0.5, at[1] + 0.8], width)} points={points} icon="wells" />
        ))}
      {verdict.open
        .filter(({ part }) => category === part)
        .map(({ at, points }) => (
          <Badge key={key(at[0], at[1])} at={middle(at)} points={points} />
        ))}
    </g>
  );
}
