/** Between two taps nothing that stays moves: the places of all things before a tap, compared with those after it. */
import type { Finding } from '../scene.ts';
import { called, isPainted, visible } from './boxes.ts';

const HAIR = 2;

const STAYS = '.fr-board [data-place], .fr-prompt .go, .fr-table, .fr-head';

type Places = ReadonlyMap<Element, DOMRect>;

/** Where a thing lies: a place of a drawing where its own ring runs, for what stands on it may reach over its edge. */
const boxOf = (e: Element): DOMRect =>
  ((e instanceof SVGElement ? e.querySelector(':scope > .ring') : null) ?? e).getBoundingClientRect();

const places = (): Places =>
  new Map([...document.querySelectorAll(STAYS)].filter((e) => visible(e) && isPainted(e)).map((e) => [e, boxOf(e)]));

let before: Places = new Map();
let sections: ReadonlySet<Element | null> = new Set();

/** To be called before the tap. */
export function remember(): void {
  before = places();
  sections = new Set(document.querySelectorAll('svg[data-section]'));
}

export function forget(): void {
  before = new Map();
}

export function still(): readonly Finding[] {
  return [...places()].flatMap(([e, now]) => {
    const then = before.get(e);
    // What is chosen may be drawn as it will lie.
    if (then === undefined || (e instanceof SVGElement && e.matches('[aria-pressed="true"]'))) return [];
    const [x, y] = [now.left - then.left, now.top - then.top];
    const [w, h] = [now.width - then.width, now.height - then.height];
    const moved = Math.abs(x) > HAIR || Math.abs(y) > HAIR;
    const grew = Math.abs(w) > HAIR || Math.abs(h) > HAIR;
    // A map that shows a section of itself, or shows the whole again, is moved by the tap.
    if ((!moved && !grew) || sections.has(e.closest('svg')) || e.closest('[data-section]') !== null) return [];
    const by = (a: number, b: number): string => `${Math.round(a)}, ${Math.round(b)} px`;
    return [{ thing: called(e), figure: moved ? `moves by ${by(x, y)}` : `grows by ${by(w, h)}` }];
  });
}
