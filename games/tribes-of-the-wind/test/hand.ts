/** The hand over an arranged table: what taps say, without a browser. */
import { type Move, notate } from '#kernel';
import { Foresight } from '#web/kit/ahead.ts';
import type { Gesture, Situation } from '#web/kit/contract.ts';
import { touch } from '../board/touch.ts';
import { module } from '../index.ts';
import { game } from '../rules/game.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import type { Table } from './table.ts';

const NAMES = ['Ada', 'Bela', 'Cleo', 'Dora', 'Emil'];

/** The hand of whoever is asked, after these words. */
export function hand(t: Table, gesture: Gesture = [], lang: 'de' | 'en' = 'de') {
  const seat = t.s.active;
  const view = game.view(t.s, seat) as View;
  const decisions = game.decisions(t.s);
  const rules = new Foresight(module.game, view, seat, decisions);
  const s: Situation<View, GameMove, Event> = {
    view,
    seat,
    decisions,
    gesture,
    after: (chain) => rules.after(chain) as ReturnType<Situation<View, GameMove, Event>['after']>,
    once: rules.once,
    whyNot: (move) => rules.whyNot(move),
    names: (x) => NAMES[x] ?? '?',
    lang,
    text: module.text[lang] as Situation<View, GameMove, Event>['text'],
  };
  const r = touch(s);
  const thing = (id: string) => r.things.find((x) => x.id === id);
  return {
    ...r,
    thing,
    to: (id: string, way = 0): Gesture => thing(id)?.ways[way]?.to ?? [],
    said: r.chain.map((m) => notate(module.game.moves, m as Move)),
    chipTexts: (r.chips ?? []).map((c) => c.text),
  };
}

/** Taps things one after the other. */
export function tapped(t: Table, ...ids: string[]) {
  let h = hand(t);
  for (const id of ids) h = hand(t, h.to(id));
  return h;
}
