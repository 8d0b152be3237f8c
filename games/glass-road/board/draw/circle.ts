/** Angles of the production wheel: 0° at the top, clockwise; twelve sectors in all. */
import { MARKERS, WHEELS } from '../../rules/data.ts';

const radians = (a: number): number => (a * Math.PI) / 180;
export const xy = (r: number, a: number): readonly [number, number] => [
  +(r * Math.sin(radians(a))).toFixed(2),
  +(-r * Math.cos(radians(a))).toFixed(2),
];
export function wedge(r0: number, r1: number, a0: number, a1: number): string {
  const [ax, ay] = xy(r1, a0);
  const [bx, by] = xy(r1, a1);
  const [cx, cy] = xy(r0, a1);
  const [dx, dy] = xy(r0, a0);
  const large = a1 - a0 > 180 ? 1 : 0;
  return `M${ax} ${ay}A${r1} ${r1} 0 ${large} 1 ${bx} ${by}L${cx} ${cy}A${r0} ${r0} 0 ${large} 0 ${dx} ${dy}z`;
}
export function arc(r: number, a0: number, a1: number): string {
  const [ax, ay] = xy(r, a0);
  const [bx, by] = xy(r, a1);
  return `M${ax} ${ay}A${r} ${r} 0 ${Math.abs(a1 - a0) > 180 ? 1 : 0} ${a1 > a0 ? 1 : 0} ${bx} ${by}`;
}

/** One turn moves every marker by one sector. */
export const SECTOR = 30;
const basicMax = Math.max(...WHEELS.flatMap((w) => w.basics.map((m) => MARKERS[m]?.max ?? 0)));
export const BASIC_NUMBERS: readonly number[] = Array.from({ length: basicMax + 1 }, (_, n) => n);
export const PRODUCT_NUMBERS: readonly number[] = Array.from(
  { length: Math.max(...WHEELS.map((w) => w.productMax)) + 1 },
  (_, n) => n,
);
export const angleBasic = (n: number): number => 75 + SECTOR * (basicMax - n);
export const angleProduct = (n: number): number => -45 + SECTOR * n;
