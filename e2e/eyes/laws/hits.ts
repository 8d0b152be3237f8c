/**
 * A tap hits what one sees: the middle of every answer and points at 20 and 80 % of its height and width belong to it; and nothing
 * that lies over the table (coach, hint, explanation, choice, question) covers an answer or what is lit.
 */
import type { Finding } from '../scene.ts';
import { type Box, called, isEmpty, isPainted, scrollBack, scrolledAround, scrollTo, seen, visible } from './boxes.ts';

type Point = readonly [number, number];

const CROSS: readonly Point[] = [
  [0.5, 0.5],
  [0.5, 0.2],
  [0.5, 0.8],
  [0.2, 0.5],
  [0.8, 0.5],
];
const CORNERS: readonly Point[] = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
];

/** Round things and turned ones have no corners to tap. */
function isBox(e: Element): boolean {
  if (!(e instanceof HTMLElement)) return false;
  const { borderTopLeftRadius, transform, rotate, clipPath } = getComputedStyle(e);
  const box = e.getBoundingClientRect();
  const radius = Number.parseFloat(borderTopLeftRadius) * (borderTopLeftRadius.endsWith('%') ? box.height / 100 : 1);
  return (
    radius < Math.min(box.height, box.width) * 0.35 && transform === 'none' && rotate === 'none' && clipPath === 'none'
  );
}

/** Whether a point lies in something that a drawing has filled. */
function inDrawing(e: SVGElement, x: number, y: number): boolean {
  const shapes = [...(e instanceof SVGGeometryElement ? [e] : []), ...e.querySelectorAll<SVGElement>('*')];
  return shapes.some((shape) => {
    const style = getComputedStyle(shape);
    if (style.pointerEvents === 'none') return false;
    if (!(shape instanceof SVGGeometryElement)) {
      if (!(shape instanceof SVGImageElement || shape instanceof SVGTextElement)) return false;
      const box = shape.getBoundingClientRect();
      return x > box.left && x < box.right && y > box.top && y < box.bottom;
    }
    const matrix = shape.getScreenCTM();
    if (matrix === null) return false;
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return style.fill !== 'none' && shape.isPointInFill(point);
  });
}

/** What lies over the table. */
const LAYERS = '.fr-coach, .hint-panel, .at-thing, .fr-row, .fr-moment, .toast';

interface Miss {
  readonly figure: string;
  readonly layer: boolean;
}

const isOver = (hit: Element | null, e: Element): boolean => {
  const layer = hit?.closest(LAYERS) ?? null;
  return layer !== null && !layer.contains(e);
};

function miss(e: Element, free: Box, [fx, fy]: Point): Miss | null {
  const box = e.getBoundingClientRect();
  const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
  // What is scrolled away is reached by scrolling.
  if (x < free.left || x > free.right || y < free.top || y > free.bottom) return null;
  if (e instanceof SVGElement && !inDrawing(e, x, y)) return null;
  const hit = document.elementFromPoint(x, y);
  if (hit !== null && (e.contains(hit) || hit.closest('[data-place]') === e)) return null;
  // What is chosen lies as it will lie: a tap on it means it, wherever else it covers something.
  if (e instanceof SVGElement && hit?.closest('svg [aria-pressed="true"]') != null) return null;
  // A number of the hint stands at the edge of what it means.
  if (hit?.closest('.hint-marks') != null && (fx !== 0.5 || fy !== 0.5)) return null;
  const at = `${Math.round(fx * 100)} %, ${Math.round(fy * 100)} % of ${Math.round(box.width)} × ${Math.round(box.height)}`;
  return { figure: `at ${at} is ${hit === null ? 'nothing' : called(hit)}`, layer: isOver(hit, e) };
}

function misses(e: Element): Miss | null {
  const free = seen(e);
  if (isEmpty(free)) return e.closest('[data-section]') !== null ? null : { figure: 'is out of sight', layer: false };
  // Of a map that shows a section of itself, what lies mostly outside is reached by showing the whole.
  const box = e.getBoundingClientRect();
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  if (e.closest('[data-section]') !== null && !holds(free, middle)) return null;
  // What only takes taps has nothing to be seen but where it lies.
  for (const point of !isPainted(e) ? CROSS.slice(0, 1) : isBox(e) ? [...CROSS, ...CORNERS] : CROSS) {
    const found = miss(e, free, point);
    if (found !== null) return found;
  }
  return null;
}

const holds = (box: Box, [x, y]: Point): boolean => x > box.left && x < box.right && y > box.top && y < box.bottom;

/** Where it lies, or wherever it can be scrolled to. */
function reached(e: Element): Miss | null {
  const before = scrolledAround(e);
  let found = misses(e);
  for (const part of [0.5, 0.1, 0.9]) {
    if (found === null) break;
    scrollTo(e, part);
    found = misses(e);
  }
  scrollBack(before);
  return found;
}

const missed = (layer: boolean): readonly Finding[] =>
  [...document.querySelectorAll('[data-move]')].filter(visible).flatMap((e) => {
    const found = reached(e);
    return found === null || found.layer !== layer ? [] : [{ thing: called(e), figure: found.figure }];
  });

export const hits = (): readonly Finding[] => missed(false);

/** What the coach lights and the hint marks, as boxes in the window. */
function lit(): readonly { readonly name: string; readonly box: DOMRect }[] {
  const holes = [...document.querySelectorAll<SVGRectElement>('.veil mask rect[fill="black"]')].map((e) => {
    const [x, y, w, h] = [e.x, e.y, e.width, e.height].map((length) => length.baseVal.value) as [
      number,
      number,
      number,
      number,
    ];
    return { name: 'what is lit', box: new DOMRect(x, y, w, h) };
  });
  const discs = [...document.querySelectorAll('.hint-marks .hn')].map((e) => {
    return { name: 'a number of the hint', box: e.getBoundingClientRect() };
  });
  return [...holes, ...discs];
}

function shaded(): readonly Finding[] {
  return lit().flatMap(({ name, box }) => {
    // The board as a whole lies where it can.
    if (box.width * box.height > (innerWidth * innerHeight) / 2) return [];
    for (const [fx, fy] of CROSS) {
      const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
      if (x < 0 || y < 0 || x > document.documentElement.clientWidth || y > innerHeight)
        return [{ thing: name, figure: 'is not in the window' }];
      const layer = document.elementFromPoint(x, y)?.closest('.fr-coach, .hint-panel, .explanation');
      if (layer != null && !isPartOf(layer, box)) return [{ thing: name, figure: `is covered by ${called(layer)}` }];
    }
    return [];
  });
}

/** The coach may light a button of its own. */
const isPartOf = (layer: Element, box: DOMRect): boolean => {
  const own = layer.getBoundingClientRect();
  return box.left > own.left - 8 && box.right < own.right + 8 && box.top > own.top - 8 && box.bottom < own.bottom + 8;
};

export const covers = (): readonly Finding[] => [...missed(true), ...shaded()];
