/** What the numbers on the table have to be, from the rules alone (tests/truth.test.ts). */
import type { Seat } from '#kernel';
import type { Unseen } from '#web/kit/laws/views.ts';
import { GOODS, MARKERS, NAMES, ROWS } from '../rules/data.ts';
import { buildingPoints2, contentOf, have, startPoints2 } from '../rules/helpers.ts';
import type { Estate } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Twice the points of what lies on a cell. */
function worth2(e: Estate, cell: number): number {
  const c = contentOf(e, cell);
  if (c.is === 'building') return buildingPoints2(e, c.building, cell);
  return c.is === 'start' ? startPoints2(e, c.start) : 0;
}

export function figures(view: View, seat: Seat | null): Record<string, number> {
  if (seat === null) return Object.fromEntries(ROWS.map((row, i) => [`stack.${row}`, view.stackSizes[i] as number]));
  const e = view.players[seat] as View['players'][number];
  const { stock, private: kept } = e;
  return {
    private: kept.length,
    ...Object.fromEntries(GOODS.map(({ id }, good) => [id, have(stock, good)])),
    ...Object.fromEntries(e.cells.map((_, cell) => [`worth.${cell}`, worth2(e, cell) / 2])),
    ...Object.fromEntries(MARKERS.map((m, i) => [`${NAMES.goods[m.good]}.${m.wheel}`, stock[i] as number])),
  };
}

/** Numbers of the box, and of answers: they belong to no place. */
export const printed = {
  'gr-np': 'numbers of the sectors of a wheel',
  'gr-gi': 'amounts on a card',
  'gr-hub': 'how often a wheel would turn',
  'gr-out': 'what an answer would make of the product',
  'gr-times': 'how often a building may be used',
  'gr-be': 'what a tile does',
};

export const bad: readonly string[] = [];

export const unseen: Unseen = {
  'players.built': ['never', 'the landscape shows them'],
  'players.sites': ['never', 'the landscape shows them'],
  'players.ready': ['never', 'the rail says who is asked'],
  aside: ['never', 'effects on their way'],
  'players.absent': ['sometimes', 'of a hand that lies open nobody has to know more'],
  'players.down': ['sometimes', 'only in a hand that lies open'],
  'players.followed': ['over', 'cards count for nothing'],
  'players.hand': ['over', 'cards count for nothing'],
  'players.handSize': ['over', 'cards count for nothing'],
  'players.laid': ['over', 'cards count for nothing'],
  'players.played': ['over', 'cards count for nothing'],
  'players.private': ['over', 'they count for nothing'],
};
export const shared: Readonly<Record<string, string>> = {};
