import type { Cell } from './geometry.ts';
import { key } from './geometry.ts';

/** What a drawing needs to know of a board: the map and its river. */
export interface LandMap {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly string[];
  readonly river: { readonly mode: 'edges' | 'cells'; readonly path: readonly Cell[] | null };
}

const BUILDABLE = '.trwg';

export const groundAt = (land: LandMap, x: number, y: number): string => land.rows[y]?.[x] ?? '';

export const isBuildable = (land: LandMap, x: number, y: number): boolean => {
  const ground = groundAt(land, x, y);
  return ground !== '' && BUILDABLE.includes(ground);
};

export function region(land: LandMap, ground: string): Cell[] {
  const out: Cell[] = [];
  for (let y = 0; y < land.height; y++)
    for (let x = 0; x < land.width; x++) if (groundAt(land, x, y) === ground) out.push([x, y]);
  return out;
}

export function everyCell(land: LandMap): Cell[] {
  const out: Cell[] = [];
  for (let y = 0; y < land.height; y++) for (let x = 0; x < land.width; x++) out.push([x, y]);
  return out;
}

/** River sides as "x,y,E" and "x,y,S" of the cell left of or above them; none where the river runs through cells. */
export function riverSides(land: LandMap): ReadonlySet<string> {
  const sides = new Set<string>();
  const path = land.river.path ?? [];
  for (let i = 0; i + 1 < path.length; i++) {
    let [x, y] = path[i] as Cell;
    const [toX, toY] = path[i + 1] as Cell;
    while (x !== toX || y !== toY) {
      const nx = x + Math.sign(toX - x);
      const ny = y + Math.sign(toY - y);
      if (nx === x) sides.add(`${key(x - 1, Math.min(y, ny))},E`);
      else sides.add(`${key(Math.min(x, nx), y - 1)},S`);
      x = nx;
      y = ny;
    }
  }
  return sides;
}

export type Direction = 'N' | 'E' | 'S' | 'W';

export function riverOn(sides: ReadonlySet<string>, x: number, y: number, d: Direction): boolean {
  if (d === 'E') return sides.has(`${key(x, y)},E`);
  if (d === 'S') return sides.has(`${key(x, y)},S`);
  if (d === 'W') return sides.has(`${key(x - 1, y)},E`);
  return sides.has(`${key(x, y - 1)},S`);
}
