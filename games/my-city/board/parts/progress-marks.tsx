/** How far wells, churches and veins have come, on the board itself (RULES 9.2). */
import { C, type Cell } from '../draw/geometry.ts';
import { type ChurchProgress, COLOURS, type Progress, type WellProgress } from '../logic/progress.ts';

/** A pill with a few letters under a thing. */
function Pill({ x, y, of, text, look }: { x: number; y: number; of: string; text: string; look: string }) {
  const half = 8 + text.length * 5.2;
  return (
    <g class={`mc-pill mc-pill-${look}`} transform={`translate(${x} ${y})`}>
      <rect x={-half} y={-11} width={half * 2} height={22} rx={11} />
      <text y={5.5} text-anchor="middle" data-value={of}>
        {text}
      </text>
    </g>
  );
}

/** From the middle of a cell to its north, east, south and west side. */
const SIDE_LINES = ['M14 3H46', 'M57 14V46', 'M14 57H46', 'M3 14V46'];

function Well({ well }: { well: WellProgress }) {
  const [x, y] = well.at;
  const done = well.built === well.sides.length;
  return (
    <g class={well.alive ? 'mc-well' : 'mc-well mc-dead'} transform={`translate(${x * C} ${y * C})`}>
      {well.sides.map((b, side) => (
        <path
          key={SIDE_LINES[side]}
          class={b === null ? 'mc-side-never' : b < 0 ? 'mc-side-open' : 'mc-side-built'}
          d={SIDE_LINES[side]}
        />
      ))}
      <Pill
        x={C / 2}
        y={C - 9}
        of={`then:well.${well.at.join('.')}`}
        text={`${well.built}/4`}
        look={done ? 'done' : well.alive ? 'open' : 'dead'}
      />
    </g>
  );
}

/** Three spots, one a colour: filled when the church borders on it. */
function Church({ church }: { church: ChurchProgress }) {
  const [x, y] = church.cells.reduce((a, c): Cell => (c[1] > a[1] || (c[1] === a[1] && c[0] < a[0]) ? c : a));
  const done = church.touches.size === COLOURS.length;
  return (
    <g class={done ? 'mc-church mc-done' : 'mc-church'} transform={`translate(${x * C + C / 2} ${y * C + C - 10})`}>
      <rect x={-27} y={-10} width={54} height={20} rx={10} />
      {COLOURS.map((colour, i) => (
        <circle
          key={colour}
          class={church.touches.has(colour) ? `mc-spot mc-spot-${colour}` : 'mc-spot'}
          cx={(i - 1) * 16}
          r={6}
        />
      ))}
    </g>
  );
}

export function ProgressMarks({ progress, claimed }: { progress: Progress; claimed: boolean }) {
  const covered = progress.veins.filter((v) => v.covered).length;
  return (
    <g class="mc-progress">
      {progress.wells.map((well) => (
        <Well key={well.at.join()} well={well} />
      ))}
      {progress.churches.map((church) => (
        <Church key={church.b} church={church} />
      ))}
      {progress.veins
        .filter((v) => !v.covered)
        .map(({ at: [x, y] }) => (
          <Pill
            key={`${x},${y}`}
            x={x * C + C / 2}
            y={y * C + C - 9}
            text={claimed ? '×' : `${covered}/${progress.veins.length}`}
            of="then:gold"
            look={claimed ? 'dead' : 'open'}
          />
        ))}
    </g>
  );
}
