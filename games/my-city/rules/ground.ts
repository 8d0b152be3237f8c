/** The ground of a board as the data file draws it: cells, river, banks (5.1). */

export type Terrain = '.' | 't' | 'r' | 'w' | 'g' | 'M' | 'F' | '~';

export interface RawBoard {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly string[];
  readonly river: { readonly mode: string; readonly path: readonly (readonly number[])[] | null };
}

/** N, E, S, W. */
export const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
export const BUILDABLE: ReadonlySet<string> = new Set(['.', 't', 'r', 'w', 'g']);

/** Sides of cells that are river, as `${cell}/${direction}`. */
export function riverSides(raw: RawBoard): Set<string> {
  const sides = new Set<string>();
  if (raw.river.mode !== 'edges' || raw.river.path === null) return sides;
  const mark = (x: number, y: number, d: number): void => {
    if (x >= 0 && y >= 0 && x < raw.width && y < raw.height) sides.add(`${y * raw.width + x}/${d}`);
  };
  for (let i = 1; i < raw.river.path.length; i++) {
    const [x0, y0] = raw.river.path[i - 1] as [number, number];
    const [x1, y1] = raw.river.path[i] as [number, number];
    if (x0 === x1)
      for (let y = Math.min(y0, y1); y < Math.max(y0, y1); y++) {
        mark(x0 - 1, y, 1);
        mark(x0, y, 3);
      }
    else
      for (let x = Math.min(x0, x1); x < Math.max(x0, x1); x++) {
        mark(x, y0 - 1, 2);
        mark(x, y0, 0);
      }
  }
  return sides;
}

/** Which bank each cell belongs to (0, 1, …); −1 for river cells. The bank of the top-left cell is 0. */
export function banks(raw: RawBoard, terrain: readonly Terrain[], sides: ReadonlySet<string>): number[] {
  const { width, height } = raw;
  const bank = terrain.map(() => -1);
  let next = 0;
  for (let start = 0; start < terrain.length; start++) {
    if (bank[start] !== -1 || terrain[start] === '~') continue;
    const todo = [start];
    bank[start] = next;
    for (let c = todo.pop(); c !== undefined; c = todo.pop()) {
      const x = c % width;
      const y = (c - x) / width;
      for (const [d, [dx, dy]] of STEPS.entries()) {
        const nx = x + dx;
        const ny = y + dy;
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || sides.has(`${c}/${d}`)) continue;
        const n = ny * width + nx;
        if (terrain[n] === '~' || bank[n] !== -1) continue;
        bank[n] = next;
        todo.push(n);
      }
    }
    next++;
  }
  return bank;
}
