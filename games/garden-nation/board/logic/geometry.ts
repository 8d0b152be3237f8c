/** Where beds and fields lie in the drawing. */
import { DIRECTION_VECTORS, SLOTS } from '../../rules/data.ts';
import { direction, positionOf, territoryOf } from '../../rules/garden.ts';
import type { Layout } from '../../rules/state.ts';
import { BED_R, S3, U } from '../draw/hex.ts';

/** How far the beds lie apart, in field distances. */
const SPREAD = 3.22;

export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

export const WHOLE: Box = [-488, -470, 976, 940];

function at(directionIndex: number, scale: number): Point {
  const [q, r] = DIRECTION_VECTORS[directionIndex] as readonly [number, number];
  return [scale * U * (q + r / 2), scale * U * (S3 / 2) * r];
}

export const bedXY = (layout: Layout, territory: number): Point => at(positionOf(layout, territory), SPREAD);

export function fieldXY(layout: Layout, field: number): Point {
  const [bx, by] = bedXY(layout, territoryOf(field));
  const [x, y] = at(direction(layout, field), 1);
  return [bx + x, by + y];
}

/** Where Frida stands in a bed. */
export function standXY(layout: Layout, territory: number): Point {
  const [x, y] = bedXY(layout, territory);
  return [x + 9, y + BED_R - 16];
}

/** The part of the garden a phone shows when it looks at a bed: as wide for its height as the whole, so that nothing moves. */
export function bedBox(layout: Layout, territory: number): Box {
  const [x, y] = bedXY(layout, territory);
  const height = SPREAD * U * 1.1 + 14;
  const width = (height * WHOLE[2]) / WHOLE[3];
  return [x - width / 2, y - height / 2 - 5, width, height];
}

export const seedOf = (field: number): number => (Math.floor(field / SLOTS) + 1) * 31 + (field % SLOTS) * 7 + 3;
