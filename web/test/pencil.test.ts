/** Rings around shapes. */
import { describe, expect, it } from 'vitest';
import type { Box } from '../parts/spots.ts';
import { outlines, ringAround } from '../table/pencil.ts';

/** Spaces of 40 pixels with an edge of 4 around them, measured as a browser does. */
const cell = (x: number, y: number): Box => ({ x: 40 * x - 4 + 0.3 * y, y: 40 * y - 4, w: 48.2, h: 48 });

/** Whether a point lies within a closed line. */
function isInside(loop: readonly { x: number; y: number }[], px: number, py: number): boolean {
  let inside = false;
  for (const [i, a] of loop.entries()) {
    const b = loop[(i + 1) % loop.length] as { x: number; y: number };
    if (a.y > py !== b.y > py && px < ((b.x - a.x) * (py - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

const pointsOf = (path: string): { x: number; y: number }[] =>
  path
    .slice(1)
    .split('L')
    .map((p) => {
      const [x = 0, y = 0] = p.split(' ').map(Number);
      return { x, y };
    });

describe('the ring around a shape', () => {
  const shape = [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 2)];

  it('has the corners of the shape, not of the box around it', () => {
    const [loop = [], ...others] = outlines(shape);
    expect(others).toEqual([]);
    for (const [x, y] of [
      [20, 20],
      [20, 100],
      [60, 100],
    ] as const)
      expect(isInside(loop, x, y)).toBe(true);
    expect(isInside(loop, 65, 40)).toBe(false);
  });

  it('stays so when it is drawn by hand, more than once round', () => {
    const points = pointsOf(ringAround(shape));
    for (const [x, y] of [
      [20, 20],
      [20, 100],
      [60, 100],
    ] as const)
      expect(isInside(points, x, y)).toBe(true);
    expect(isInside(points, 70, 40)).toBe(false);
    const [first, last] = [points[0], points.at(-1)];
    expect(first).not.toEqual(last);
  });

  it('goes around parts that do not touch one by one, and does not draw holes', () => {
    expect(outlines([cell(0, 0), cell(3, 0)])).toHaveLength(2);
    const frame = [0, 1, 2].flatMap((x) => [0, 1, 2].flatMap((y) => (x === 1 && y === 1 ? [] : [cell(x, y)])));
    expect(outlines(frame)).toHaveLength(1);
  });
});
