/** Things on the table that are pointed at: where they are, and how they come into sight. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Tab, TurnedTabs, tabsIn } from '../kit/tabs.ts';
import { around, type Box, boxesOf, elementsOf } from './spots.ts';

/** What changes on a page that moves by itself is over after so long. */
const MOVING_MS = 1200;

/** A table that has just come may still find its place: it is looked at twice, unless somebody moves it by hand. */
const LOOKS_MS = [60, 500];
const OWN_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Boxes of what is lit, followed while the page moves; a page that lies still is not looked at. */
export function useLit(points: readonly string[], watch: unknown): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const latest = useRef('');
  useEffect(() => {
    let frame = 0;
    let until = 0;
    const look = (): void => {
      const all = elementsOf(points, document);
      const free = all.filter((el) => !isUnder(el));
      const found = boxesOf(free.length > 0 ? free : all);
      const said = JSON.stringify(found.map((b) => [b.x, b.y, b.w, b.h].map(Math.round)));
      if (said !== latest.current) {
        latest.current = said;
        setBoxes(found);
      }
      frame = performance.now() < until ? requestAnimationFrame(look) : 0;
    };
    const follow = (): void => {
      until = performance.now() + MOVING_MS;
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    const drawn = new MutationObserver((changes) => {
      // What the lights themselves draw moves nothing.
      if (changes.some(({ target }) => target instanceof Element && target.closest('.veil') === null)) follow();
    });
    drawn.observe(document.body, { subtree: true, childList: true, attributes: true });
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    follow();
    return () => {
      drawn.disconnect();
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
      cancelAnimationFrame(frame);
    };
  }, [points, watch]);
  return boxes;
}

/** Whether a thing lies under the question or the coach, which stay in sight: what is lit there would be those. */
function isUnder(el: Element): boolean {
  const { top, bottom, left, right } = el.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [...document.querySelectorAll('.fr-prompt, .fr-coach')].some((row) => {
    if (row.contains(el)) return false;
    const over = row.getBoundingClientRect();
    return x > over.left && x < over.right && y > over.top && y < over.bottom;
  });
}

/** Where the free part of the window begins: under the bar, and under the question where that stays in sight above the board. */
function freeFrom(): number {
  const bar = document.querySelector('.les-bar')?.getBoundingClientRect().height ?? 0;
  const row = document.querySelector('.fr-row');
  const stays = row !== null && getComputedStyle(row).position === 'sticky' && getComputedStyle(row).top !== 'auto';
  return bar + (stays ? row.getBoundingClientRect().height : 0) + 4;
}

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));

/** A row or a map that scrolls sideways turns to what is lit in it. */
function turnAside(el: Element): void {
  const { left, right } = el.getBoundingClientRect();
  if (left >= 0 && right <= innerWidth) return;
  for (let row = el.parentElement; row !== null; row = row.parentElement) {
    if (row.scrollWidth <= row.clientWidth || !/auto|scroll/.test(getComputedStyle(row).overflowX)) continue;
    row.scrollBy({ left: (left + right - innerWidth) / 2, behavior: 'instant' });
    return;
  }
}

/** The box around all that is lit; where that is higher than the room, what is spoken of first. */
function fitting(lit: readonly Element[], room: number): Box | null {
  if (lit[0] !== undefined) turnAside(lit[0]);
  const boxes = boxesOf(lit);
  const all = around(boxes);
  return all !== null && all.h > room ? (boxes[0] ?? null) : all;
}

const boardTabs = (): Tab[] => {
  const board = document.querySelector('.fr-board');
  return board === null ? [] : tabsIn(board);
};

/** On a board with tabs the first is opened under which something of it lies. */
async function turnTo(points: readonly string[], turned: TurnedTabs): Promise<void> {
  const tabs = boardTabs().map(({ id }) => id);
  // The board as a whole is what lies under the first.
  if (points.includes('table:board') && tabs[0] !== undefined) turned.turnTo(tabs[0]);
  for (const id of tabs) {
    if (elementsOf(points, document).length > 0) return;
    turned.turnTo(id);
    // One frame for the click, one for what it draws.
    await frame();
    await frame();
  }
  if (elementsOf(points, document).length === 0) turned.back();
}

/** Brings what is lit into the free part of the window, with room `above` it; afterwards the board shows what it showed before. */
export function useInSight(points: readonly string[], watch: unknown, above: number, below: () => number): void {
  const [turned] = useState(() => new TurnedTabs(boardTabs));
  useEffect(() => () => turned.back(), [turned]);
  useEffect(() => {
    if (points.length === 0) {
      turned.back();
      return;
    }
    let gone = false;
    const look = async (): Promise<void> => {
      await turnTo(points, turned);
      if (gone) return;
      // The prompt stays where it is: at the thumb of a phone, above the board elsewhere.
      const there = points.filter((p) => !/^(table:(card|prompt|confirm)$|way:)/.test(p));
      const from = freeFrom() + above;
      const to = below();
      const box = fitting(elementsOf(there, document), to - from);
      if (box === null) return;
      const high = Math.min(box.h, to - from);
      if (box.y >= from && box.y + high <= to) return;
      document.scrollingElement?.scrollBy({ top: box.y + high / 2 - (from + to) / 2 });
    };
    const timers = LOOKS_MS.map((ms) => setTimeout(look, ms));
    const stop = (): void => {
      gone = true;
      for (const timer of timers) clearTimeout(timer);
    };
    for (const own of OWN_HAND) addEventListener(own, stop, { passive: true });
    return () => {
      stop();
      for (const own of OWN_HAND) removeEventListener(own, stop);
    };
  }, [points, watch, above, below]);
}
