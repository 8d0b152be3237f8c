import type { ComponentChildren } from 'preact';
import { C } from './geometry.ts';
import { everyCell, groundAt, type LandMap, region, riverOn, riverSides } from './land.ts';
import { meadow } from './meadow.ts';
import { Forest, Mountains } from './mountains.tsx';
import { outline } from './outline.ts';
import { reedPlaces, riverLine } from './river.ts';
import { Use } from './symbols.tsx';

type IsCovered = (x: number, y: number) => boolean;

function Feature({ ground, x, y }: { ground: string; x: number; y: number }) {
  if (ground === 't')
    return (
      <>
        <Use id="tree" x={x + 21} y={y + 9} w={32} h={36} s={0.98} />
        <Use id="tree" x={x + 41} y={y + 19} w={32} h={36} s={0.9} />
      </>
    );
  if (ground === 'r')
    return (
      <>
        <Use id="rock" x={x + 22} y={y + 13} w={28} h={22} s={1.02} />
        <Use id="rock" x={x + 39} y={y + 28} w={28} h={22} s={0.92} />
      </>
    );
  if (ground === 'w') return <Use id="well" x={x + 30} y={y + 5} w={52} h={52} s={0.95} />;
  return <Use id="gold" x={x + 30} y={y + 5} w={56} h={50} s={0.96} />;
}

const FEATURES = 'trwg';

/** Trees, rocks, wells and gold that are not built over; they keep clear of the bank. */
export function Features({ land, isCovered }: { land: LandMap; isCovered: IsCovered }) {
  const sides = riverSides(land);
  const shown = everyCell(land).filter(([x, y]) => !isCovered(x, y) && FEATURES.includes(groundAt(land, x, y)));
  return (
    <>
      {shown.map(([x, y]) => (
        <Feature
          key={`${x},${y}`}
          ground={groundAt(land, x, y)}
          x={x * C + (riverOn(sides, x, y, 'E') ? -6 : 0) + (riverOn(sides, x, y, 'W') ? 6 : 0)}
          y={y * C + (riverOn(sides, x, y, 'S') ? -4 : 0) + (riverOn(sides, x, y, 'N') ? 4 : 0)}
        />
      ))}
    </>
  );
}

/** The land from the ground up; `under` lies on the cells and under the grass. */
export function Landscape(props: { land: LandMap; isCovered: IsCovered; under: ComponentChildren }) {
  const { land, isCovered, under } = props;
  const { cells, tufts, flowers } = meadow(land, isCovered);
  return (
    <>
      {cells.map(({ at: [x, y], green }) => (
        <rect
          key={`${x},${y}`}
          class={`mc-cell mc-c${green}`}
          x={x * C + 1.4}
          y={y * C + 1.4}
          width={C - 2.8}
          height={C - 2.8}
          rx={7}
        />
      ))}
      {under}
      <path class="mc-tuft" d={tufts} />
      {flowers.map(([x, y, r]) => (
        <circle key={`${x},${y}`} class="mc-flower" cx={x} cy={y} r={r} />
      ))}
      <Mountains land={land} />
      <Forest land={land} />
      <Features land={land} isCovered={isCovered} />
    </>
  );
}

/** How far the water runs past the border, under the frame. */
const OVER = 40;

function Reeds({ land }: { land: LandMap }) {
  return (
    <>
      {reedPlaces(land, C).map(({ at: [x, y], lily }) =>
        lily ? (
          <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
            <path class="mc-lily" d="M0 0l5 -2.4a6 4.4 0 1 1 -1.6 -2.2z" />
            <path class="mc-lily" d="M9 7l3.600 -1.8a4.600 3.400 0 1 1 -1.300 -1.600z" />
          </g>
        ) : (
          <path
            key={`${x},${y}`}
            class="mc-reed"
            d={`M${x - 4} ${y + 6}q-1 -8 -3 -12M${x - 1} ${y + 7}q0 -9 0 -15M${x + 2} ${y + 6}q1 -7 3 -11M${x + 5} ${y + 6}q1 -4 3 -6`}
          />
        ),
      )}
    </>
  );
}

/** The river: along the sides of cells, or a broad stream through cells. */
export function River({ land }: { land: LandMap }) {
  const broad = land.river.mode === 'cells';
  const d = riverLine(land, C, OVER, broad ? 0.5 : 0.42);
  const inner = riverLine(land, C, OVER, 0.5);
  return (
    <g class={broad ? 'mc-river mc-broad' : 'mc-river'}>
      {broad && <path class="mc-rv-bank" d={outline(region(land, '~'), -1, 14)} />}
      <path class="mc-rv-sand" d={d} />
      <path class="mc-rv-ink" d={d} />
      <path class="mc-rv-water" d={d} />
      <path class="mc-rv-deep" d={d} />
      <path class="mc-rv-flow mc-a" d={inner} />
      <path class="mc-rv-flow mc-b" d={inner} />
      {broad && <path class="mc-rv-flow mc-c" d={inner} />}
      {broad && <Reeds land={land} />}
    </g>
  );
}
