/** The moves of others on their small boards: the same motion as on the large one, in few strokes. */
import type { Seat } from '#kernel';
import { CAPITAL, columnOf, rowOf } from '../rules/geometry.ts';
import type { Event } from '../rules/state.ts';

/** The width of a space on a small board, with its gap. */
export const SMALL = 25;
const SVG = 'http://www.w3.org/2000/svg';
const EASE = 'cubic-bezier(.2,.7,.2,1)';

type XY = readonly [number, number];

/** The middle of a place; the capital lies above the first column. */
export function smallXY(place: number): XY {
  if (place === CAPITAL) return [SMALL * 0.5, -SMALL * 0.35];
  return [(columnOf(place) + 0.5) * SMALL - 1, (rowOf(place) + 0.5) * SMALL - 1];
}

/** Spaces a seat's latest events touched: they are framed until the next move. */
export function touched(events: readonly Event[], seat: Seat): ReadonlySet<number> {
  const spaces = new Set<number>();
  for (const e of events) {
    if (!('seat' in e) || e.seat !== seat) continue;
    if (e.e === 'planted' || e.e === 'built' || e.e === 'cleaned' || e.e === 'templePlaced') spaces.add(e.space);
    else if ((e.e === 'moved' || e.e === 'flew') && e.to !== CAPITAL) spaces.add(e.to);
  }
  return spaces;
}

function flyDot(root: SVGSVGElement, from: XY, to: XY, duration: number, delay: number): void {
  const dot = document.createElementNS(SVG, 'path');
  dot.setAttribute('class', 'tw-minirider');
  dot.setAttribute('d', 'M-8 1C-7 -7 7 -7 8 1C5 -1 3 -1 0 1C-3 -1 -5 -1 -8 1ZM-2 2L0 7L2 2');
  root.append(dot);
  const at = ([x, y]: XY, lift: number): Keyframe => ({ transform: `translate(${x}px, ${y - lift}px)` });
  const between: XY = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const motion = dot.animate([at(from, 0), at(between, 9), at(to, 0)], { duration, delay, fill: 'both' });
  motion.onfinish = () => dot.remove();
  motion.oncancel = () => dot.remove();
}

function change(root: SVGSVGElement, space: number, frames: Keyframe[], duration: number): void {
  root.querySelector(`[data-mini="${space}"] > g`)?.animate(frames, { duration, easing: EASE });
}

const POP: Keyframe[] = [
  { opacity: 0, transform: 'scale(.2)' },
  { opacity: 1, transform: 'none' },
];
const TURN: Keyframe[] = [{ transform: 'scaleX(0)' }, { transform: 'none' }];
const DROP: Keyframe[] = [{ transform: 'translateY(-9px)' }, { transform: 'none' }];
const FADE: Keyframe[] = [{ opacity: 0.25 }, { opacity: 1 }];

export function animateSmall(root: SVGSVGElement | null, events: readonly Event[], seat: Seat, speed: number): void {
  if (root === null || speed === 0) return;
  let delay = 0;
  for (const e of events) {
    if (!('seat' in e) || e.seat !== seat) continue;
    if (e.e === 'moved' || e.e === 'flew') {
      flyDot(root, smallXY(e.from), smallXY(e.to), 340 / speed, delay);
      delay += 180 / speed;
    } else if (e.e === 'planted') change(root, e.space, POP, 320 / speed);
    else if (e.e === 'cleaned') change(root, e.space, FADE, 300 / speed);
    else if (e.e === 'templePlaced') change(root, e.space, DROP, 260 / speed);
    else if (e.e === 'built') {
      change(root, e.space, TURN, 320 / speed);
      flyDot(root, smallXY(e.space), smallXY(CAPITAL), 340 / speed, 120 / speed);
    } else if (e.e === 'polluted') for (const s of e.spaces) change(root, s, POP, 320 / speed);
  }
}
