/** Everything of the board is inside the stage: nothing hides it, and what does not fit can be scrolled to. */
import type { Finding } from '../scene.ts';
import { type Box, called, cutters, visible } from './boxes.ts';

const ROOM = 2;

/** By how much something reaches out of what hides the rest of it; the window hides what lies beside it. */
function out(e: Element): string | null {
  const box = e.getBoundingClientRect();
  for (const { element, box: around, x, y } of cutters(e)) {
    const over = beyond(box, around, x === 'hides', y === 'hides');
    if (over !== null) return `${over} beyond ${called(element)}`;
    // From here on it lies wherever it is scrolled to.
    if (x === 'scrolls' || y === 'scrolls') {
      const lost = element instanceof HTMLElement && startsBefore(e, element);
      return lost ? 'lies before where one can scroll to' : null;
    }
  }
  return beyond(
    box,
    { left: 0, right: document.documentElement.clientWidth, top: -1e6, bottom: 1e6 },
    true,
    false,
    'the window',
  );
}

function startsBefore(e: Element, scroller: Element): boolean {
  const [box, around] = [e.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const left = box.left - around.left + scroller.scrollLeft;
  const top = box.top - around.top + scroller.scrollTop;
  return left < -ROOM || top < -ROOM;
}

function beyond(box: Box, around: Box, x: boolean, y: boolean, name = ''): string | null {
  const sides: readonly (readonly [boolean, string, number])[] = [
    [x, 'left', around.left - box.left],
    [x, 'right', box.right - around.right],
    [y, 'above', around.top - box.top],
    [y, 'below', box.bottom - around.bottom],
  ];
  const worst = sides.filter(([looked, , by]) => looked && by > ROOM).sort((a, b) => b[2] - a[2])[0];
  return worst === undefined ? null : `${Math.round(worst[2])} px ${worst[1]}${name === '' ? '' : ` of ${name}`}`;
}

export function inside(): readonly Finding[] {
  return [...document.querySelectorAll('.fr-board [data-place]')].filter(visible).flatMap((e) => {
    const figure = out(e);
    return figure === null ? [] : [{ thing: called(e), figure }];
  });
}
