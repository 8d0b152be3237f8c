/** Motion goes to the piece, the number or the card that changed: never to a thing that holds others, or to all that somebody has. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseHTML } from 'linkedom';
import { render } from 'preact';
import { describe, expect, it, vi } from 'vitest';
import { games } from '#games';
import type { GameModule } from '#kernel';
import { type Drawn, tableAt } from '#web/kit/laws/drawing.ts';
import { names, walk } from '#web/kit/laws/walk.ts';
import { journeys } from '#web/kit/marks.ts';
import { find, movers } from '#web/kit/motion.ts';

const ROOT = fileURLToPath(new URL('../games/', import.meta.url));
const { document, Element, Node } = parseHTML('<main></main>');
vi.stubGlobal('document', document);
vi.stubGlobal('Element', Element);
vi.stubGlobal('Node', Node);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
vi.stubGlobal('CSS', { escape: (id: string) => id.replaceAll('"', '\\"') });

type Words = ReadonlyMap<Element, string>;
const words = (root: Element): Words =>
  new Map(
    [...root.querySelectorAll('*')].map((e) => [
      e,
      [...e.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent ?? ''] : [])).join(''),
    ]),
  );

/** As a browser would hear it: whose own words are others now, and what is new without what is in it. */
function drawnAnew(root: Element, before: Words): Set<Element> {
  const fresh = new Set<Element>();
  for (const [e, said] of words(root)) {
    const was = before.get(e);
    if (was === undefined ? e.parentElement === root || before.has(e.parentElement as Element) : was !== said)
      fresh.add(e);
  }
  return fresh;
}

const PERSON = [0, 1, 2, 3, 4].map(names);

/** What of this must not move: it was there before, and holds other things, or a person by name. */
function isPanel(e: Element, before: Words): boolean {
  if (!before.has(e)) return false;
  if (e.querySelector('[data-place], [data-piece]') !== null) return true;
  const text = e.textContent ?? '';
  return e.children.length > 0 && PERSON.some((name) => text.includes(name));
}

interface Seen {
  readonly wrong: readonly string[];
  readonly moved: number;
  /** Journeys to a place that holds others. */
  readonly toWholes: number;
}

const MOVES = 30;

function watch(module: GameModule, drawn: Drawn, seats: number, from: number): Seen {
  const root = document.querySelector('main') as unknown as Element;
  render(null, root);
  const wrong = new Set<string>();
  let [moved, toWholes] = [0, 0];
  for (const at of walk(module, seats, `moves-${seats}`)) {
    if (at.n < from) continue;
    if (at.n > from + MOVES) break;
    const before = words(root);
    render(tableAt(module, drawn, at, 0), root);
    if (at.n === from) continue;
    const fresh = drawnAnew(root, before);
    const view = module.game.view(at.state, 0);
    for (const event of at.heardBy(0))
      for (const { from: left, to } of journeys(drawn.places, [event], view)) {
        const place = find(root, to ?? left ?? '');
        if (place === null) continue;
        if (isPanel(place, before)) toWholes += 1;
        for (const set of [fresh, new Set<Element>()])
          for (const e of movers(place, set)) {
            moved += 1;
            if (isPanel(e, before))
              wrong.add(
                `${(event as { e: string }).e} moves ${e.getAttribute('data-place')} ${e.getAttribute('class')}`,
              );
          }
      }
  }
  return { wrong: [...wrong], moved, toWholes };
}

/** Where something happens at whole panels: without such places the law would say nothing about them. */
const PANELS = ['glass-road', 'my-city'];

for (const entry of games) {
  const { module } = await entry.load();
  const { id } = module.meta;
  if (!existsSync(`${ROOT}${id}/board/touch.ts`)) continue;
  const drawn = (await import(`${ROOT}${id}/board/index.tsx`)).default as Drawn;
  describe(`what moves at ${id}`, () => {
    it('is never a whole panel', () => {
      let [moved, toWholes] = [0, 0];
      for (const seats of [2, 4])
        for (const from of [0, 60]) {
          const seen = watch(module, drawn, seats, from);
          expect(seen.wrong).toEqual([]);
          moved += seen.moved;
          toWholes += seen.toWholes;
        }
      expect(moved).toBeGreaterThan(20);
      if (PANELS.includes(id)) expect(toWholes).toBeGreaterThan(5);
    });
  });
}
