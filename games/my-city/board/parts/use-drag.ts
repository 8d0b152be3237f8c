/** Carrying the chosen piece over the board with mouse, finger or pen. */
import { useRef, useState } from 'preact/hooks';
import { C, distance, type Point } from '../draw/geometry.ts';

/** Less than this, in CSS pixels, is a tap. */
const SLIP = 6;

/** The point of the board, in cells, under the pointer. */
export function cellPoint(svg: SVGSVGElement | null, e: { clientX: number; clientY: number }): Point | null {
  const matrix = svg?.getScreenCTM();
  if (matrix === null || matrix === undefined) return null;
  const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(matrix.inverse());
  return [p.x / C, p.y / C];
}

interface Drag {
  /** Middle of the carried piece, in cells; null while nothing is carried. */
  readonly middle: Point | null;
  start(e: PointerEvent, svg: SVGSVGElement | null, middle: Point): void;
  /** A click that only ends a drag is no tap. */
  swallow(): boolean;
}

export function useDrag(drop: (middle: Point) => void): Drag {
  const [middle, setMiddle] = useState<Point | null>(null);
  const carried = useRef(false);
  const latest = useRef(drop);
  latest.current = drop;
  const start = (e: PointerEvent, svg: SVGSVGElement | null, from: Point): void => {
    const grip = cellPoint(svg, e);
    if (grip === null || !e.isPrimary) return;
    const began: Point = [e.clientX, e.clientY];
    carried.current = false;
    let at: Point = from;
    const move = (m: PointerEvent): void => {
      if (!carried.current && distance(began, [m.clientX, m.clientY]) < SLIP) return;
      const point = cellPoint(svg, m);
      if (point === null) return;
      carried.current = true;
      at = [from[0] + point[0] - grip[0], from[1] + point[1] - grip[1]];
      setMiddle(at);
    };
    const end = (m: PointerEvent): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      setMiddle(null);
      if (carried.current && m.type === 'pointerup') latest.current(at);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
  return {
    middle,
    start,
    swallow: () => {
      const was = carried.current;
      carried.current = false;
      return was;
    },
  };
}
