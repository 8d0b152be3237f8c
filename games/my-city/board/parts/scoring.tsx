import { signal } from '@preact/signals';
import type { Cell, Point } from '../draw/geometry.ts';
import { key } from '../draw/geometry.ts';
import { CategoryIcon } from '../draw/icons.tsx';
import { outline } from '../draw/outline.ts';
import { inwards, middle } from '../logic/badges.ts';
import type { PartKey } from '../logic/effects.ts';
import type { Props } from '../logic/hand.ts';
import type { Verdict } from '../logic/verdict.ts';
import { signed, words } from '../words.ts';
import { Badge } from './overlays.tsx';

type Shown = PartKey | 'all';
/** The category looked at on the board after the end. */
const shown = signal<Shown>('all');

/** The cell of a group nearest to its middle: its number stands there. */
function heart(cells: readonly Cell[]): Point {
  const mx = cells.reduce((s, c) => s + c[0], 0) / cells.length;
  const my = cells.reduce((s, c) => s + c[1], 0) / cells.length;
  const far = ([x, y]: Cell) => Math.hypot(x - mx, y - my);
  return middle(cells.reduce((a, c) => (far(c) < far(a) ? c : a)));
}

/** Groups outlined, churches and wells with their points; one category alone on demand. */
export function ScoringOverlay({ verdict, width }: { verdict: Verdict; width: number }) {
  const now = shown.value;
  const on = (part: PartKey) => now === 'all' || now === part;
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
        .filter(({ part }) => now === part)
        .map(({ at, points }) => (
          <Badge key={key(at[0], at[1])} at={middle(at)} points={points} />
        ))}
    </g>
  );
}

const ORDER: readonly PartKey[] = ['trees', 'rocks', 'empty', 'yellow', 'red', 'blue', 'churches', 'wells'];

/** Buttons that show one category on the board. */
export function ScoringChips({
  verdict,
  whose,
  text,
  lang,
}: { verdict: Verdict; whose: string } & Pick<Props, 'text' | 'lang'>) {
  const w = words(lang);
  const chip = (part: Shown, label: string, points: number | null) => (
    <button
      key={part}
      type="button"
      class="mc-chip"
      aria-pressed={shown.value === part}
      onClick={() => {
        shown.value = part;
      }}
    >
      {part !== 'all' && <CategoryIcon category={part} />}
      <span>{label}</span>
      {points !== null && <b class="mc-num">{signed(points)}</b>}
    </button>
  );
  return (
    <fieldset class="mc-chips">
      <legend class="mc-legend">
        {w.looking(whose)}
        <span class="mc-sr">. {w.scoring}</span>
      </legend>
      {chip('all', w.everything, null)}
      {ORDER.map((part) => chip(part, text.category(part), verdict.parts[part]))}
    </fieldset>
  );
}
