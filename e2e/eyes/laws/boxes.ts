/** What the laws measure with. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WINDOW = (): Box => ({
  left: 0,
  top: 0,
  right: document.documentElement.clientWidth,
  bottom: innerHeight,
});

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

/** Whether anything of a drawing is painted: a part that only takes taps shows nothing, and what it stands for is drawn elsewhere. */
export function isPainted(e: Element): boolean {
  if (!(e instanceof SVGGeometryElement)) return true;
  const { fill, stroke } = getComputedStyle(e);
  return [fill, stroke].some((paint) => paint !== 'none' && paint !== 'transparent' && !/^rgba\(.*, 0\)$/.test(paint));
}

export type Cuts = 'hides' | 'scrolls';

interface Cutting {
  readonly element: Element;
  readonly x: Cuts | null;
  readonly y: Cuts | null;
}
export interface Cutter extends Cutting {
  readonly box: Box;
}

const how = (overflow: string): Cuts | null =>
  overflow === 'auto' || overflow === 'scroll' ? 'scrolls' : overflow === 'visible' ? null : 'hides';

function cuttingAt(e: Element, { overflowX, overflowY }: CSSStyleDeclaration): Cutting | null {
  // A drawing that shows a section of itself is moved by what is tapped.
  if (e.hasAttribute('data-section')) return { element: e, x: 'scrolls', y: 'scrolls' };
  if (e instanceof SVGElement && !(e instanceof SVGSVGElement)) return null;
  const [x, y] = [how(overflowX), how(overflowY)];
  return x === null && y === null ? null : { element: e, x, y };
}

interface Around {
  readonly position: string;
  /** What cuts things that stand here, and things that are placed from here. */
  readonly all: readonly Cutting[];
}

/** Asked for every line of text: what is around an element stays the same while the page is looked at. */
let known = new Map<Element, Around>();
export const lookAnew = (): void => {
  known = new Map();
};

function around(e: Element): Around {
  const before = known.get(e);
  if (before !== undefined) return before;
  const { position } = getComputedStyle(e);
  const all: Cutting[] = [];
  let floats = position;
  for (let at = e.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    // What is fixed is cut by the window alone, what is placed only from where it is placed.
    if (floats === 'fixed') break;
    const style = getComputedStyle(at);
    if (style.display === 'contents' || (floats === 'absolute' && style.position === 'static')) continue;
    const cutting = cuttingAt(at, style);
    if (cutting !== null) all.push(cutting);
    // What stands in the flow shares what is around its parent.
    if (floats !== 'absolute') {
      all.push(...around(at).all);
      break;
    }
    floats = style.position;
  }
  const found = { position, all };
  known.set(e, found);
  return found;
}

const boxOf = (e: Element): Box => (e instanceof SVGElement ? e.getBoundingClientRect() : inner(e));

/** The elements around that cut off what reaches out of them, the nearest first. */
export const cutters = (e: Element): readonly Cutter[] =>
  around(e).all.map((cutting) => ({ ...cutting, box: boxOf(cutting.element) }));

/** The part of an element that can be seen now, in the window. */
export function seen(e: Element): Box {
  let box: Box = within(e.getBoundingClientRect(), WINDOW());
  for (const { box: room, x, y } of cutters(e)) {
    const clip = {
      left: x === null ? Number.NEGATIVE_INFINITY : room.left,
      right: x === null ? Number.POSITIVE_INFINITY : room.right,
      top: y === null ? Number.NEGATIVE_INFINITY : room.top,
      bottom: y === null ? Number.POSITIVE_INFINITY : room.bottom,
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

interface Scrolled {
  readonly element: Element;
  readonly left: number;
  readonly top: number;
}

/** What can be scrolled around something, the page itself last. */
function scrollers(e: Element): readonly Element[] {
  const found = cutters(e).flatMap(({ element, x, y }) => (x === 'scrolls' || y === 'scrolls' ? [element] : []));
  return [...found, document.scrollingElement ?? document.documentElement];
}

export const scrolledAround = (e: Element): readonly Scrolled[] =>
  scrollers(e).map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));

export const scrollBack = (to: readonly Scrolled[]): void => {
  for (const { element, left, top } of to) element.scrollTo({ left, top, behavior: 'instant' });
};

/** Scrolls as a finger can, and not what only hides: so that something lies at this part of the height, in the middle across. */
export function scrollTo(e: Element, part: number): void {
  for (const around of scrollers(e)) {
    const box = e.getBoundingClientRect();
    const isPage = around === document.scrollingElement;
    const room = isPage ? WINDOW() : inner(around);
    const left = (box.left + box.right - room.left - room.right) / 2;
    const top = box.top + high(box) * part - room.top - high(room) * part;
    around.scrollBy({ left, top, behavior: 'instant' });
  }
}
