/** Where the marks of a hint stand: numbers on the things they mean, and the panel on none of them. Pure. */
import type { Box } from '../parts/spots.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half of a number’s disc. */
export const DISC = 13;
/** The same with the paper around it. */
export const RADIUS = 16;
/** Numbers never lie on each other. */
const APART = 2 * RADIUS - 2;

/**
 * The middle of a number on a thing, or on the shape that several make: inside where there is room, as far from the thing's
 * own middle as it can be, and apart from others.
 */
export function numberOn(boxes: readonly Box[], taken: readonly Point[]): Point {
  const corners = boxes.flatMap(({ x, y, w, h }): Point[] => {
    const [inX, inY] = [Math.min(DISC, w / 2), Math.min(DISC, h / 2)];
    const [left, right, top, bottom] = [x + inX, x + w - inX, y + inY, y + h - inY];
    return [
      { x: right, y: top },
      { x: left, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
      { x: x + w / 2, y: y + h / 2 },
    ];
  });
  const free = (p: Point): number => Math.min(APART, ...taken.map((t) => Math.hypot(t.x - p.x, t.y - p.y)));
  const most = Math.max(...corners.map(free));
  return corners.find((p) => free(p) === most) ?? { x: 0, y: 0 };
}

/** What must not lie under the panel, and how much it matters. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
}

/** Between two places that are tried. */
const STEP = 24;

const covers = (a: Box, b: Box): boolean => a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y;

/** From the one to the other, both of them first: a corner is where a panel is looked for. */
function between(from: number, to: number): number[] {
  const steps = Math.max(0, Math.floor((to - from) / STEP));
  return [from, to, ...Array.from({ length: steps }, (_, i) => from + STEP * (i + 1))];
}

/** Where a panel lies on least of what must be seen; in a corner if it can, first of all in the lower left one. */
export function placeFor(panel: { readonly w: number; readonly h: number }, room: Box, kept: readonly Kept[]): Point {
  const w = Math.min(panel.w, room.w);
  const h = Math.min(panel.h, room.h);
  let best: Point = { x: room.x, y: room.y + room.h - h };
  let least = Number.POSITIVE_INFINITY;
  const bottom = room.y + room.h - h;
  for (const [i, x] of between(room.x, room.x + room.w - w).entries())
    for (const [j, y] of [bottom, ...between(room.y, bottom)].entries()) {
      const hidden = kept.reduce((sum, k) => sum + (covers({ x, y, w, h }, k.box) ? k.weight : 0), 0);
      const away = i < 2 && j < 3 ? 0 : 0.5;
      if (hidden + away < least) [best, least] = [{ x, y }, hidden + away];
    }
  return best;
}
