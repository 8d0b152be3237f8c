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
export function find(root: Element, place: string): Element | null {
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

/** Elements whose own words were just written anew, and those that are new; a picture drawn anew as a whole is neither. */
export function drawnAnew(records: readonly MutationRecord[]): ReadonlySet<Element> {
  const fresh = new Set<Element>();
  for (const { type, target, addedNodes, removedNodes } of records) {
    const nodes = type === 'characterData' ? [target] : removedNodes.length === 0 ? [...addedNodes] : [];
    for (const node of nodes) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element !== null) fresh.add(element);
    }
  }
  return fresh;
}

/** A piece or a card says a word or two; what says more is a panel. */
const FEW_WORDS = 2;

const speaks = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

/** Holds other things, or is all that somebody has: it stays where it is, whatever happens in it. */
export function isWhole(element: Element): boolean {
  if (element.querySelector('[data-place], [data-piece]') !== null) return true;
  return [...element.querySelectorAll('*')].filter(speaks).length > FEW_WORDS;
}

/**
 * What moves where something happened at a place: itself if it is new, else what is new in it, the number or the card, else itself, unless
 * it is a whole.
 */
export function movers(place: Element, fresh: ReadonlySet<Element>): readonly Element[] {
  // What is new comes whole.
  if ([...fresh].some((e) => e.contains(place))) return [place];
  const inside = [...fresh].filter((e) => place.contains(e));
  const first = inside.filter((e) => !inside.some((other) => other !== e && other.contains(e)));
  return first.length > 0 ? first : isWhole(place) ? [] : [place];
}

/** Plays what events moved, each thing once. Speed 0 shows nothing: reduced motion, or switched off. */
export function animate(
  root: Element | null,
  journeys: readonly Journey[],
  speed: number,
  fresh: ReadonlySet<Element>,
): void {
  if (root === null || speed === 0) return;
  const moved = new Set<Element>();
  let delay = 0;
  for (const { from, to, how } of journeys) {
    const name = to ?? from;
    const place = name === undefined ? null : find(root, name);
    if (place === null) continue;
    const moving = movers(place, fresh).filter((e) => !moved.has(e));
    for (const element of moving) {
      moved.add(element);
      const inner =
        element instanceof SVGGElement && element.firstElementChild !== null ? element.firstElementChild : element;
      inner.animate(frames(how, to === undefined ? null : way(root, from, element)), {
        duration: MS[how] / speed,
        delay: delay / speed,
        easing: 'cubic-bezier(.2,.7,.2,1)',
        fill: 'backwards',
      });
    }
    if (moving.length > 0) delay += STAGGER_MS;
  }
}
