/** What the handbook and the drawings of a game promise each other, and the numbers that stand in figures. */
import type { ComponentType } from 'preact';
import type { Language } from '#kernel';

export interface FigureProps {
  readonly id: string;
  readonly lang: Language;
  /** What a screen reader hears: the caption. */
  readonly label: string;
  /** Fill a given box and cut what is too much, instead of keeping the whole figure in sight. */
  readonly cover?: boolean;
}

/** Default export of games/<id>/handbook/draw.tsx. */
export interface HandbookDrawings {
  /** One svg with role img, made by the board's drawing functions from the position of the figure. */
  readonly Figure: ComponentType<FigureProps>;
  /** The drawing of an entry of the legend: an svg without a role, hidden from screen readers. */
  readonly Sign: ComponentType<{ readonly id: string; readonly lang: Language }>;
  /** Symbols and patterns that the drawings use: once on the page. */
  readonly Definitions?: ComponentType;
}

/** A number in a figure: an ink disc with a cream edge; what it means stands in the list below. `r` in units of the drawing. */
export function Callout({ n, x, y, r }: { n: number; x: number; y: number; r: number }) {
  return (
    <g class="callout" data-callout={n} transform={`translate(${x} ${y}) scale(${r / 15})`}>
      <circle r={15} />
      <text y={6.5} text-anchor="middle">
        {n}
      </text>
    </g>
  );
}
