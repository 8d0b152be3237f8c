/** Motion explains cause and effect: a table of events says what moves, this file how. At most 400 ms a step, and it stops. */
import type { Journey, Manner } from './contract.ts';

const MS: Readonly<Record<Manner, number>> = { drop: 260, glide: 400, appear: 240, leave: 240, turn: 320 };
const STAGGER_MS = 90;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Key frames of one journey; `by` is the way from where it began, in pixels of the drawing. Pure. */
export function frames(how: Manner, by: Point | null): Keyframe[] {
  switch (how) {
    case 'drop':
      return [
        { transform: 'translateY(-46px)', opacity: 0.4 },
        { transform: 'translateY(2px)', opacity: 1, offset: 0.85 },
        { transform: 'none' },
      ];
    case 'glide':
      return by === null
        ? frames('appear', null)
        : [
            { transform: `translate(${by.x}px, ${by.y}px)` },
            { transform: `translate(${by.x / 2}px, ${by.y / 2 - 24}px)` },
            { transform: 'none' },
          ];
    case 'appear':
      return [
        { opacity: 0, transform: 'scale(.8)' },
        { opacity: 1, transform: 'none' },
      ];
    case 'leave':
      return [{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }];
    case 'turn':
      return [{ transform: 'scaleX(.05)' }, { transform: 'none' }];
  }
}

/** The drawing of a place: the piece on it if it has one of its own, else the place. */
function find(root: Element, place: string): Element | null {
  const id = CSS.escape(place);
  return root.querySelector(`[data-piece="${id}"]`) ?? root.querySelector(`[data-place="${id}"]`);
}

/** Pixels of the window → pixels of the drawing an element lies in. */
function scaleOf(element: Element): number {
  if (!(element instanceof SVGGraphicsElement)) return 1;
  return element.getScreenCTM()?.a || 1;
}

function way(root: Element, from: string | undefined, moving: Element): Point | null {
  const start = from === undefined ? null : find(root, from);
  if (start === null) return null;
  const a = start.getBoundingClientRect();
  const b = moving.getBoundingClientRect();
  const scale = scaleOf(moving);
  return {
    x: (a.left + a.width / 2 - b.left - b.width / 2) / scale,
    y: (a.top + a.height / 2 - b.top - b.height / 2) / scale,
  };
}

/** Plays what events moved. Speed 0 shows nothing: reduced motion, or switched off. */
export function animate(root: Element | null, journeys: readonly Journey[], speed: number): void {
  if (root === null || speed === 0) return;
  let delay = 0;
  for (const { from, to, how } of journeys) {
    const place = to ?? from;
    const moving = place === undefined ? null : find(root, place);
    if (moving === null) continue;
    const inner =
      moving instanceof SVGGElement && moving.firstElementChild !== null ? moving.firstElementChild : moving;
    inner.animate(frames(how, to === undefined ? null : way(root, from, moving)), {
      duration: MS[how] / speed,
      delay: delay / speed,
      easing: 'cubic-bezier(.2,.7,.2,1)',
      fill: 'backwards',
    });
    delay += STAGGER_MS;
  }
}
