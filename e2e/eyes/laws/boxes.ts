/** What the laws measure with. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WINDOW = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

export const within = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

export const wide = (a: Box): number => a.right - a.left;
export const high = (a: Box): number => a.bottom - a.top;
export const isEmpty = (a: Box): boolean => wide(a) < 1 || high(a) < 1;

/** The box that holds what is inside an element, without its frame. */
function inner(e: Element): Box {
  const box = e.getBoundingClientRect();
  const left = box.left + e.clientLeft;
  const top = box.top + e.clientTop;
  return { left, top, right: left + e.clientWidth, bottom: top + e.clientHeight };
}

export type Cuts = 'hides' | 'scrolls';

/** The elements around that cut off what reaches out of them, the nearest first. */
export function cutters(
  e: Element,
): { readonly element: Element; readonly box: Box; readonly x: Cuts | null; readonly y: Cuts | null }[] {
  const found = [];
  const how = (overflow: string): Cuts | null =>
    overflow === 'auto' || overflow === 'scroll' ? 'scrolls' : overflow === 'visible' ? null : 'hides';
  let floats = getComputedStyle(e).position;
  for (
    let at = e.parentElement;
    at !== null && at !== document.body && at !== document.documentElement;
    at = at.parentElement
  ) {
    const style = getComputedStyle(at);
    if (style.display === 'contents') continue;
    // What is fixed is cut by the window alone, what is placed only from where it is placed.
    if (floats === 'fixed' || at.matches(':popover-open, dialog')) {
      if (floats === 'fixed') break;
    }
    if (floats === 'absolute' && style.position === 'static') continue;
    const [x, y] = [how(style.overflowX), how(style.overflowY)];
    const isDrawing = at instanceof SVGElement;
    if (isDrawing && !(at instanceof SVGSVGElement)) continue;
    if (x !== null || y !== null)
      found.push({ element: at, box: isDrawing ? at.getBoundingClientRect() : inner(at), x, y });
    floats = style.position;
  }
  return found;
}

/** The part of an element that can be seen now, in the window. */
export function seen(e: Element): Box {
  let box: Box = within(e.getBoundingClientRect(), WINDOW());
  for (const { box: around, x, y } of cutters(e)) {
    const clip = {
      left: x === null ? Number.NEGATIVE_INFINITY : around.left,
      right: x === null ? Number.POSITIVE_INFINITY : around.right,
      top: y === null ? Number.NEGATIVE_INFINITY : around.top,
      bottom: y === null ? Number.POSITIVE_INFINITY : around.bottom,
    };
    box = within(box, clip);
  }
  return box;
}

/** The name of a thing that reports are readable by. */
export function called(e: Element): string {
  const place = e.closest('[data-place]')?.getAttribute('data-place');
  const own = e.getAttribute('data-place');
  const tag = `${e.localName}${[...e.classList]
    .filter((c) => !/^(m-|seat-|thing$|is-)/.test(c))
    .map((c) => `.${c}`)
    .join('')}`;
  if (own !== null) return own;
  return place == null ? tag : `${place} ${tag}`;
}

export const visible = (e: Element): boolean => {
  if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const box = e.getBoundingClientRect();
  return box.width > 1 && box.height > 1;
};

/** Brings something into the middle of what scrolls around it. */
export const toMiddle = (e: Element): void =>
  e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
