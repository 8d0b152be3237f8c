/** The things on this table: drawn, touched, changed and moved under the same word. */
import type { Place } from './pieces.ts';

export const placeThing = ({ rotation, x, y }: Place): string => `place:${rotation}.${x}.${y}`;
export const cellThing = (x: number, y: number): string => `cell:${x}.${y}`;
export const buildingThing = (b: number): string => `building:${b}`;
export const townThing = (seat: number): string => `town:${seat}`;
/** A building as it stands in a seat's town. */
export const pieceThing = (seat: number, b: number): string => `piece:${seat}.${b}`;

/** Middle of the space that a thing names, in cells; null for any other thing. */
export function cellOfThing(id: string | null): readonly [number, number] | null {
  const found = /^cell:(\d+)\.(\d+)$/.exec(id ?? '');
  return found === null ? null : [Number(found[1]) + 0.5, Number(found[2]) + 0.5];
}
