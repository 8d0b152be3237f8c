/** A flight: dotted arc, landing circle with a ghost, the rider in the air with the shadow far below. */
import { f1, type XY } from './ink.ts';
import { rider } from './pieces.ts';
import type { TribeName } from './tribes.ts';

const high = (i: number): number => (i === 0 ? 120 : 60);

/** The top of the arc between two points. */
export const apex = (a: XY, b: XY, i: number): XY => [
  (a[0] + b[0]) / 2,
  Math.max(-128, Math.min(a[1], b[1]) - high(i)),
];

export function arc(points: readonly XY[]): string {
  let d = `M${(points[0] as XY).map(f1).join(' ')}`;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as XY, points[i] as XY];
    d += `Q${apex(a, b, i - 1)
      .map(f1)
      .join(' ')} ${b.map(f1).join(' ')}`;
  }
  return d;
}

/** A point on the first leg, q from 0 to 1. */
export function onArc(a: XY, b: XY, q: number, i = 0): XY {
  const [mx, my] = apex(a, b, i);
  return [
    (1 - q) ** 2 * a[0] + 2 * q * (1 - q) * mx + q * q * b[0],
    (1 - q) ** 2 * a[1] + 2 * q * (1 - q) * my + q * q * b[1],
  ];
}

export function flight(tribe: TribeName, points: readonly XY[]): string {
  const d = arc(points);
  const [gx, gy] = points[points.length - 1] as XY;
  const [fx, fy] = onArc(points[0] as XY, points[1] as XY, 0.45);
  return `<path d="${d}" class="tw-arc-a"/><path d="${d}" class="tw-arc-b"/><g transform="translate(${f1(gx)} ${f1(gy + 6)}) scale(1.12)"><circle r="25" class="tw-landing"/><g opacity=".62">${rider(tribe, false)}</g></g><g transform="translate(${f1(fx)} ${f1(fy)})"><ellipse cx="6" cy="64" rx="24" ry="6" fill="var(--tw-shadow)" opacity=".28"/><g class="tw-sway"><g transform="rotate(10) scale(1.7)">${rider(tribe, false)}</g><path d="M-74 -18q12 -6 22 -2M-86 -30q18 -6 34 -1M-62 -6q8 -4 13 -2" fill="none" stroke="var(--tw-glow)" stroke-width="2.6" stroke-linecap="round"/></g></g>`;
}
