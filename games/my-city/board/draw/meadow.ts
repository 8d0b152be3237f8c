import { C, type Cell, f, jitter } from './geometry.ts';
import { everyCell, groundAt, isBuildable, type LandMap } from './land.ts';

const MEADOW_SEED = 4711;

export interface Meadow {
  /** Light-green cells with one of three greens. */
  readonly cells: readonly { readonly at: Cell; readonly green: number }[];
  readonly tufts: string;
  readonly flowers: readonly (readonly [x: number, y: number, r: number])[];
}

function tuft(x: number, y: number): string {
  return `M${f(x)} ${f(y)}q-.5 -4 -2.6 -5.6M${f(x + 1.5)} ${f(y)}q.2 -4.5 .8 -6.8M${f(x + 3)} ${f(y)}q1 -3.5 3 -5`;
}

/** Grass is seeded by cell: building somewhere never moves the tufts elsewhere. */
export function meadow(land: LandMap, isCovered: (x: number, y: number) => boolean): Meadow {
  const cells: Meadow['cells'][number][] = [];
  const flowers: (readonly [number, number, number])[] = [];
  let tufts = '';
  for (const [x, y] of everyCell(land)) {
    if (!isBuildable(land, x, y)) continue;
    const random = jitter(MEADOW_SEED + x * 131 + y * 7919);
    cells.push({ at: [x, y], green: Math.floor(random() * 3) });
    if (isCovered(x, y)) continue;
    const plain = groundAt(land, x, y) === '.';
    const count = plain ? 1 + Math.floor(random() * 2) : 1;
    for (let i = 0; i < count; i++) {
      if (random() > 0.62) continue;
      const tx = x * C + 10 + random() * 36;
      const ty = y * C + 16 + random() * 34;
      // Grass grows below a feature, not through it.
      if (plain || ty >= y * C + 44) tufts += tuft(tx, ty);
    }
    if (plain && random() < 0.16) {
      const fx = x * C + 14 + random() * 30;
      const fy = y * C + 14 + random() * 30;
      flowers.push([fx, fy, 1.9], [fx + 6, fy + 3, 1.5]);
    }
  }
  return { cells, tufts, flowers };
}

/** Rounded squares of cells as one path: fills of states lie exactly on the cells. */
export const squares = (cells: readonly Cell[]): string => {
  const side = C - 16.8;
  return cells
    .map(
      ([x, y]) =>
        `M${f(x * C + 8.4)} ${f(y * C + 1.4)}h${side}q7 0 7 7v${side}q0 7 -7 7h-${side}q-7 0 -7 -7v-${side}q0 -7 7 -7z`,
    )
    .join('');
};
