/** Carrying the piece with mouse, finger or pen, from the card or from where it lies. */
import { boardOf } from '../../rules/board.ts';
import { C, distance, type Point } from '../draw/geometry.ts';
import { buildingInHand, choose, dragTo, handOf, type Props, putBack, setHand } from './hand.ts';
import type { Place } from './pieces.ts';
import { middleOf } from './placing.ts';

/** Less than this, in CSS pixels, is a tap. */
const SLIP = 6;
/** A finger hides what is under it: a piece taken from the card floats above. In cells. */
const ABOVE_FINGER = 1.6;
/** Dropping this far outside the board, in cells, puts the piece back. */
const OUTSIDE = 1;

let stage: SVGSVGElement | null = null;
let swallowClick = false;

/** The drawing that pointer positions are measured against. */
export function setStage(svg: SVGSVGElement | null): void {
  stage = svg;
}

/** A click that only ends a drag is no tap. */
export function clickEndsDrag(): boolean {
  const was = swallowClick;
  swallowClick = false;
  return was;
}

/** The point of the board, in cells, under the pointer. */
export function cellPoint(e: { clientX: number; clientY: number }): Point | null {
  const matrix = stage?.getScreenCTM();
  if (matrix === null || matrix === undefined) return null;
  const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(matrix.inverse());
  return [p.x / C, p.y / C];
}

/** Starts carrying; `props` always gives the latest ones, because the table goes on while the piece is in the air. */
export function startDrag(e: PointerEvent, props: () => Props, lying: Place | null): void {
  if (e.button !== 0 || buildingInHand(props()) < 0) return;
  const from: Point = [e.clientX, e.clientY];
  const at = cellPoint(e);
  const b = buildingInHand(props());
  const lift = e.pointerType === 'touch' ? ABOVE_FINGER : 0;
  let offset: Point = [0, -lift];
  if (lying !== null && at !== null) {
    const middle = middleOf(b, lying);
    offset = [middle[0] - at[0], middle[1] - at[1]];
  }
  let moving = false;
  swallowClick = false;
  const here = (ev: PointerEvent): Point | null => {
    const p = cellPoint(ev);
    return p === null ? null : [p[0] + offset[0], p[1] + offset[1]];
  };
  const onMove = (ev: PointerEvent): void => {
    if (ev.pointerId !== e.pointerId) return;
    if (!moving && distance(from, [ev.clientX, ev.clientY]) < SLIP) return;
    if (!moving) stage?.setPointerCapture(e.pointerId);
    moving = true;
    const middle = here(ev);
    if (middle !== null) dragTo(props(), middle);
  };
  // A carried piece must not scroll the page: parts of a drawing have no touch-action of their own.
  const onTouch = (ev: TouchEvent): void => ev.preventDefault();
  const stop = (): void => {
    window.removeEventListener('touchmove', onTouch);
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
    window.removeEventListener('keydown', onKey, true);
  };
  const onUp = (ev: PointerEvent): void => {
    if (ev.pointerId !== e.pointerId) return;
    stop();
    if (!moving) return;
    swallowClick = true;
    // No click follows when the pointer leaves what it pressed: the next real tap must count.
    setTimeout(() => {
      swallowClick = false;
    }, 0);
    const p = props();
    const middle = here(ev);
    const place = handOf(p).at;
    if (place === null || middle === null || isOutside(p, middle)) setHand(p, { at: null, dragged: null, tried: null });
    else choose(p, place);
  };
  const onCancel = (ev: PointerEvent): void => {
    if (ev.pointerId !== e.pointerId) return;
    stop();
    setHand(props(), { at: null, dragged: null });
  };
  const onKey = (ev: KeyboardEvent): void => {
    if (ev.key !== 'Escape') return;
    stop();
    putBack(props());
  };
  window.addEventListener('touchmove', onTouch, { passive: false });
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel);
  window.addEventListener('keydown', onKey, true);
}

function isOutside({ view }: Props, [x, y]: Point): boolean {
  const { width, height } = boardOf(view.board);
  return x < -OUTSIDE || y < -OUTSIDE || x > width + OUTSIDE || y > height + OUTSIDE;
}
