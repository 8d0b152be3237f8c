/** A tap hits what one sees: the middle of every answer and points at 20 and 80 % of its height and width belong to it. */
import type { Finding } from '../scene.ts';
import { called, isEmpty, scrollBack, scrolledAround, scrollTo, seen, visible } from './boxes.ts';

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

function miss(e: Element, [fx, fy]: Point): string | null {
  const box = e.getBoundingClientRect();
  const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
  const free = seen(e);
  // What is scrolled away is reached by scrolling.
  if (x < free.left || x > free.right || y < free.top || y > free.bottom) return null;
  if (e instanceof SVGElement && !inDrawing(e, x, y)) return null;
  const hit = document.elementFromPoint(x, y);
  if (hit !== null && (e.contains(hit) || hit.closest('[data-place]') === e)) return null;
  const at = `${Math.round(fx * 100)} %, ${Math.round(fy * 100)} % of ${Math.round(box.width)} × ${Math.round(box.height)}`;
  return `at ${at} is ${hit === null ? 'nothing' : called(hit)}`;
}

function misses(e: Element): string | null {
  for (const point of isBox(e) ? [...CROSS, ...CORNERS] : CROSS) {
    const figure = miss(e, point);
    if (figure !== null) return figure;
  }
  return null;
}

/** Where it lies, or wherever it can be scrolled to. */
function reached(e: Element): string | null {
  const before = scrolledAround(e);
  let found = isEmpty(seen(e)) ? 'is out of sight' : misses(e);
  for (const part of [0.5, 0.1, 0.9]) {
    if (found === null) break;
    scrollTo(e, part);
    found = isEmpty(seen(e)) ? 'is out of sight' : misses(e);
  }
  scrollBack(before);
  return found;
}

export function hits(): readonly Finding[] {
  return [...document.querySelectorAll('[data-move]')].filter(visible).flatMap((e) => {
    const figure = reached(e);
    return figure === null ? [] : [{ thing: called(e), figure }];
  });
}
