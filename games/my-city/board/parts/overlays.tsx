import { toneClass } from '#web/kit/tone.ts';
import { signed } from '../../text/names.ts';
import type { Piece } from '../draw/building.tsx';
import { Building } from '../draw/building.tsx';
import { C, type Cell, type Point } from '../draw/geometry.ts';
import { CategoryIcon } from '../draw/icons.tsx';
import { squares } from '../draw/meadow.ts';
import { outline } from '../draw/outline.ts';

/** Legal cells turn cream with a dotted edge; the other free cells get a veil. */
export function LegalGround({ legal, others }: { legal: readonly Cell[]; others: readonly Cell[] }) {
  return (
    <>
      <path class="mc-veil" d={squares(others)} />
      <path class="mc-legal-fill" d={squares(legal)} />
      <path class="mc-legal-edge" d={outline(legal, 4.5, 8)} />
    </>
  );
}

/** The piece lifted off the board, with its ring. */
export function Ghost({ piece, held }: { piece: Piece; held: 'chosen' | 'hover' | 'sealed' }) {
  const ring = outline(piece.cells, 0, 11);
  return (
    <g class={`mc-ghost mc-${held}`} transform="translate(-1.500 -5)">
      <path class="mc-ghost-ring" d={ring} />
      <g class="mc-lifted">
        <Building piece={piece} />
      </g>
      <path class="mc-ghost-dash" d={ring} />
    </g>
  );
}

/** An impossible place: hatch, dashed outline, and a cross exactly on the reason. */
export function Impossible({ cells, reason: [x, y] }: { cells: readonly Cell[]; reason: Point }) {
  const d = outline(cells, 3, 9);
  const cross = `M${x * C - 10} ${y * C - 10}l20 20m0 -20l-20 20`;
  return (
    <g class="mc-impossible">
      <path class="mc-no-fill" d={d} />
      <path class="mc-no-line" d={d} />
      <path class="mc-no-xb" d={cross} />
      <path class="mc-no-x" d={cross} />
    </g>
  );
}

/** Four corner ticks around the latest building of a seat. */
export function LastTicks({ cells, colour }: { cells: readonly Cell[]; colour: number }) {
  const xs = cells.map((c) => c[0]);
  const ys = cells.map((c) => c[1]);
  const [x0, y0] = [Math.min(...xs) * C - 1, Math.min(...ys) * C - 1];
  const [x1, y1] = [(Math.max(...xs) + 1) * C + 1, (Math.max(...ys) + 1) * C + 1];
  const t = 13;
  const d = `M${x0} ${y0 + t}V${y0}H${x0 + t}M${x1 - t} ${y0}H${x1}V${y0 + t}M${x1} ${y1 - t}V${y1}H${x1 - t}M${x0 + t} ${y1}H${x0}V${y1 - t}`;
  return (
    <g style={{ '--seat': `var(--seat-${colour})` }}>
      <path class="mc-last-b" d={d} />
      <path class="mc-last" d={d} />
    </g>
  );
}

/** A number on its cell; with an icon where the number alone would not say what it is for. */
export function Badge(props: { at: Point; points: number; label?: string; icon?: string }) {
  const { at, points, icon } = props;
  const label = props.label ?? signed(points);
  const wide = icon !== undefined;
  const half = wide ? 27 : 17;
  return (
    <g class={`mc-badge ${toneClass(points)}`} transform={`translate(${at[0] * C} ${at[1] * C})`}>
      <g class="mc-bs">
        <rect x={-half} y={-13} width={half * 2} height={26} rx={13} />
        {wide && (
          <svg x={-24} y={-11} width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
            <CategoryIcon category={icon} />
          </svg>
        )}
        <text x={wide ? 11 : 0} y={6} text-anchor="middle">
          {label}
        </text>
      </g>
    </g>
  );
}
