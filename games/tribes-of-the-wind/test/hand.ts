/** The hand over an arranged table: what taps say, without a browser. */
import { notate } from '#kernel';
import type { Gesture } from '#web/kit/contract.ts';
import { reader } from '#web/kit/laws/walk.ts';
import { pureBoard } from '../../../tests/pure-board.ts';
import { module } from '../index.ts';
import { game } from '../rules/game.ts';
import type { Table } from './table.ts';

const board = await pureBoard('tribes-of-the-wind');

/** The hand of whoever is asked, after these words. */
export function hand(t: Table, gesture: Gesture = [], lang: 'de' | 'en' = 'de') {
  if (board === null) throw new Error('no board');
  const r = reader(module, board, t.s, game.decisions(t.s), t.s.active, lang)(gesture);
  const thing = (id: string) => r.things.get(id);
  return {
    ...r,
    things: [...r.things.values()],
    thing,
    to: (id: string, way = 0): Gesture => thing(id)?.ways[way]?.to ?? [],
    said: r.chain.map((m) => notate(module.game.moves, m)),
    chipTexts: (r.chips ?? []).map((c) => c.text),
  };
}

/** Taps things one after the other. */
export function tapped(t: Table, ...ids: string[]) {
  let h = hand(t);
  for (const id of ids) h = hand(t, h.to(id));
  return h;
}
