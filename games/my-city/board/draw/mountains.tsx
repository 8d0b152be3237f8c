import { C, type Cell, jitter, member, type Point, pt } from './geometry.ts';
import { type LandMap, region } from './land.ts';
import { outline } from './outline.ts';
import { Use } from './symbols.tsx';

interface Peak {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly snow: boolean;
}

/** One peak a cell, a higher one between four cells, staggered so that the range reads as one mass. */
function peaksOf(cells: readonly Cell[], random: () => number): Peak[] {
  const has = member(cells);
  const isRange = (x: number, y: number) => has(x, y) || (x < 0 && has(0, y));
  const peaks: Peak[] = [];
  for (const [x, y] of cells) {
    const edge = !isRange(x + 1, y);
    const h = 44 + random() * 12;
    peaks.push({
      x: x * C + C / 2 - (edge ? 2 : 0),
      y: y * C + C - 4,
      w: edge ? 54 : 66,
      h,
      snow: (x * 2 + y) % 4 === 0,
    });
    if (isRange(x + 1, y) && isRange(x, y + 1) && isRange(x + 1, y + 1))
      peaks.push({
        x: (x + 1) * C + (random() - 0.5) * 6,
        y: y * C + C * 1.42,
        w: 74,
        h: 66 + random() * 10,
        snow: (x + y) % 2 === 0,
      });
    else if (x === 0 && isRange(0, y + 1)) peaks.push({ x: 9, y: y * C + C * 1.4, w: 40, h: 40, snow: false });
  }
  return peaks.sort((a, b) => a.y - b.y);
}

function Mountain({ peak: { x, y, w, h, snow }, random }: { peak: Peak; random: () => number }) {
  const j = (a: number) => (random() - 0.5) * a;
  const top: Point = [x + j(w * 0.2), y - h];
  const left: Point = [x - w / 2, y];
  const right: Point = [x + w / 2, y];
  const l1: Point = [x - w * 0.3 + j(4), y - h * 0.42 + j(5)];
  const l2: Point = [x - w * 0.14 + j(3), y - h * 0.72 + j(4)];
  const r1: Point = [x + w * 0.16 + j(3), y - h * 0.68 + j(5)];
  const r2: Point = [x + w * 0.32 + j(4), y - h * 0.36 + j(5)];
  const ridge: Point = [x + j(4) + 2, y - h * 0.5];
  const ridge2: Point = [x + w * 0.02 + j(6), y - h * 0.22];
  const foot: Point = [x + w * 0.06 + j(6), y + 1];
  const path = (...ps: Point[]) => `M${ps.map(pt).join('L')}`;
  const cap: Point[] = [
    top,
    l2,
    [l2[0] + w * 0.07, l2[1] + h * 0.02],
    [x - w * 0.02, y - h * 0.62],
    [x + w * 0.05, y - h * 0.7],
    [r1[0] - 1, r1[1] + h * 0.03],
    r1,
  ];
  const scratches = `M${pt([r1[0] - 2, r1[1] + 8])}l3 9M${pt([r2[0] - 6, r2[1] + 4])}l4 9M${pt([x + w * 0.13, y - h * 0.36])}l3 8M${pt([l1[0] + 5, l1[1] + 6])}l-3 6`;
  return (
    <>
      <path class="mc-mtn" d={`${path(left, l1, l2, top, r1, r2, right)}Q${pt([x, y + h * 0.1])} ${pt(left)}Z`} />
      <path
        class="mc-mtnshade"
        d={`${path(top, r1, r2, right)}Q${pt([x + w * 0.3, y + 3])} ${pt(foot)}L${pt(ridge2)}L${pt(ridge)}Z`}
      />
      {snow && <path class="mc-snow" d={`${path(...cap)}Z`} />}
      <path class="mc-mtnline" d={`${path(top, ridge, ridge2)}${scratches}`} />
    </>
  );
}

export function Mountains({ land }: { land: LandMap }) {
  const cells = region(land, 'M');
  const random = jitter(99);
  return (
    <>
      <path class="mc-mground" d={outline(cells, -1, 12)} />
      {peaksOf(cells, random).map((peak) => (
        <Mountain key={`${peak.x},${peak.y}`} peak={peak} random={random} />
      ))}
    </>
  );
}

const TREES_IN_CELL: readonly Point[] = [
  [16, 24],
  [42, 22],
  [29, 40],
  [14, 56],
  [46, 55],
];

export function Forest({ land }: { land: LandMap }) {
  const cells = region(land, 'F');
  const random = jitter(7);
  const trees = cells
    .flatMap(([x, y]) =>
      TREES_IN_CELL.map(([u, v]) => ({
        x: x * C + u + (random() - 0.5) * 5,
        y: y * C + v + (random() - 0.5) * 4,
        fir: random() < 0.68,
      })),
    )
    .sort((a, b) => a.y - b.y);
  return (
    <>
      <path class="mc-fground" d={outline(cells, -1, 12)} />
      {trees.map(({ x, y, fir }) =>
        fir ? (
          <Use key={`${x},${y}`} id="fir" x={x} y={y - 34 * 0.92 + 1} w={24} h={38} s={0.92} />
        ) : (
          <Use key={`${x},${y}`} id="tree" x={x} y={y - 30 * 0.86 + 1} w={32} h={36} s={0.86} class="mc-darkleaf" />
        ),
      )}
    </>
  );
}
