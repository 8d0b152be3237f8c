/** What a finger does on a drawing that resolves positions by itself; keys go to the things inside. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Handlers {
  /** Before anything inside hears of the click. */
  clickFirst(e: MouseEvent): void;
  click(e: MouseEvent): void;
  pointerdown(e: PointerEvent): void;
  pointermove(e: PointerEvent): void;
  pointerleave(e: PointerEvent): void;
}

export function usePointer(drawing: RefObject<SVGSVGElement | null>, handlers: Handlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const svg = drawing.current;
    if (svg === null) return;
    const first = (e: MouseEvent): void => latest.current.clickFirst(e);
    const click = (e: MouseEvent): void => latest.current.click(e);
    const down = (e: PointerEvent): void => latest.current.pointerdown(e);
    const move = (e: PointerEvent): void => latest.current.pointermove(e);
    const leave = (e: PointerEvent): void => latest.current.pointerleave(e);
    svg.addEventListener('click', first, true);
    svg.addEventListener('click', click);
    svg.addEventListener('pointerdown', down);
    svg.addEventListener('pointermove', move);
    svg.addEventListener('pointerleave', leave);
    return () => {
      svg.removeEventListener('click', first, true);
      svg.removeEventListener('click', click);
      svg.removeEventListener('pointerdown', down);
      svg.removeEventListener('pointermove', move);
      svg.removeEventListener('pointerleave', leave);
    };
  }, []);
}
