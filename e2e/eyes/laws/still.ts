/** Between two taps nothing that stays moves: the places of all things before a tap, compared with those after it. */
import type { Finding } from '../scene.ts';
import { called, visible } from './boxes.ts';

const HAIR = 2;

const STAYS = '.fr-board [data-place], .fr-prompt .go, .fr-table, .fr-head';

type Places = ReadonlyMap<Element, DOMRect>;

const places = (): Places =>
  new Map([...document.querySelectorAll(STAYS)].filter(visible).map((e) => [e, e.getBoundingClientRect()]));

let before: Places = new Map();

/** To be called before the tap. */
export function remember(): void {
  before = places();
}

export function forget(): void {
  before = new Map();
}

export function still(): readonly Finding[] {
  return [...places()].flatMap(([e, now]) => {
    const then = before.get(e);
    if (then === undefined) return [];
    const [x, y] = [now.left - then.left, now.top - then.top];
    const [w, h] = [now.width - then.width, now.height - then.height];
    const moved = Math.abs(x) > HAIR || Math.abs(y) > HAIR;
    const grew = Math.abs(w) > HAIR || Math.abs(h) > HAIR;
    if (!moved && !grew) return [];
    const by = (a: number, b: number): string => `${Math.round(a)}, ${Math.round(b)} px`;
    return [{ thing: called(e), figure: moved ? `moves by ${by(x, y)}` : `grows by ${by(w, h)}` }];
  });
}
