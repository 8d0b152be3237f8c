/** Every move exists once: option lists are made of these objects without making new ones. */
import type { MoveShapes } from '#kernel';
import { ACTION_COUNT, BUILDINGS, CELL_NAMES, MARKERS, NAMES, ROWS, SPECIALISTS, WHEELS } from './data.ts';

export type GameMove =
  | { do: 'keep'; card: string }
  | { do: 'choose'; card: string }
  | { do: 'act'; action: string }
  | { do: 'convert'; building: string }
  | { do: 'discard'; cell: string }
  | { do: 'done' }
  | { do: 'remove'; cell: string }
  | { do: 'split'; first: number }
  | { do: 'take'; amount: number; wheel?: string }
  | { do: 'kind'; kind: string }
  | { do: 'place'; cell: string }
  | { do: 'stop' }
  | { do: 'build'; building: string }
  | { do: 'skip' }
  | { do: 'site'; cell: string }
  | { do: 'stack'; row: string }
  | { do: 'draft'; building: string }
  | { do: 'none' }
  | { do: 'decline' }
  | { do: 'again' }
  | { do: 'pass' };

export const SHAPES: MoveShapes = {
  keep: { card: 'word' },
  choose: { card: 'word' },
  act: { action: 'word' },
  convert: { building: 'word' },
  discard: { cell: 'word' },
  done: {},
  remove: { cell: 'word' },
  split: { first: 'int' },
  take: { amount: 'int', wheel: 'word?' },
  kind: { kind: 'word' },
  place: { cell: 'word' },
  stop: {},
  build: { building: 'word' },
  skip: {},
  site: { cell: 'word' },
  stack: { row: 'word' },
  draft: { building: 'word' },
  none: {},
  decline: {},
  again: {},
  pass: {},
};

export const ACTIONS: readonly string[] = ['A', 'B'].slice(0, ACTION_COUNT);

const each = <T>(ids: readonly string[], make: (id: string) => T): readonly T[] => ids.map(make);
const cards = SPECIALISTS.map((c) => c.id);
const buildings = BUILDINGS.map((b) => b.id);
const most = Math.max(...MARKERS.map((m) => m.max));
const amounts = Array.from({ length: most * WHEELS.length + 1 }, (_, n) => n);

export const KEEP = each(cards, (card): GameMove => ({ do: 'keep', card }));
export const CHOOSE = each(cards, (card): GameMove => ({ do: 'choose', card }));
export const ACT = each(ACTIONS, (action): GameMove => ({ do: 'act', action }));
export const CONVERT = each(buildings, (building): GameMove => ({ do: 'convert', building }));
export const DISCARD = each(CELL_NAMES, (cell): GameMove => ({ do: 'discard', cell }));
export const REMOVE = each(CELL_NAMES, (cell): GameMove => ({ do: 'remove', cell }));
export const PLACE = each(CELL_NAMES, (cell): GameMove => ({ do: 'place', cell }));
export const SITE = each(CELL_NAMES, (cell): GameMove => ({ do: 'site', cell }));
export const BUILD = each(buildings, (building): GameMove => ({ do: 'build', building }));
export const DRAFT = each(buildings, (building): GameMove => ({ do: 'draft', building }));
export const STACK = each(ROWS, (row): GameMove => ({ do: 'stack', row }));
export const GOOD_KIND = each(NAMES.goods, (kind): GameMove => ({ do: 'kind', kind }));
export const TILE_KIND = each(NAMES.tiles, (kind): GameMove => ({ do: 'kind', kind }));
export const SPLIT = amounts.map((first): GameMove => ({ do: 'split', first }));
/** Goods with one marker are taken without naming a wheel; nothing is always `take 0`. */
export const TAKE = amounts.map((amount): GameMove => ({ do: 'take', amount }));
export const TAKE_ON = WHEELS.map((w) => amounts.map((amount): GameMove => ({ do: 'take', amount, wheel: w.id })));
export const DONE: GameMove = { do: 'done' };
export const STOP: GameMove = { do: 'stop' };
export const SKIP: GameMove = { do: 'skip' };
export const NONE: GameMove = { do: 'none' };
export const DECLINE: GameMove = { do: 'decline' };
export const AGAIN: GameMove = { do: 'again' };
export const PASS: GameMove = { do: 'pass' };

function table(ids: readonly string[]): (id: string) => number {
  const places = new Map(ids.map((id, i) => [id, i]));
  return (id) => places.get(id) ?? -1;
}

/** Id → place in its table, -1 for an unknown word. */
export const cardOf = table(cards);
export const buildingOf = table(buildings);
export const cellOf = table(CELL_NAMES);
export const rowOf = table(ROWS);
export const goodOf = table(NAMES.goods);
export const tileOf = table(NAMES.tiles);
export const wheelOf = table(WHEELS.map((w) => w.id));
export const actionOf = table(ACTIONS);
