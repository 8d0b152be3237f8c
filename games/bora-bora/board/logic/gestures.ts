/** What a tap means: from listed moves to gestures. Pure, so that it can be tested without a browser. */
import { CARD_IDS, PATHS, REGION_IDS, REGIONS } from '../../rules/data.ts';
import type { Kinds } from '../../rules/decisions.ts';
import { settled } from '../../rules/effects/huts.ts';
import { PAY_WORDS } from '../../rules/moves.ts';
import type { GameMove, View } from '../../rules/state.ts';
import { BLUE, GREEN, RED, WHITE, YELLOW } from '../../rules/words.ts';

export type Place = 'map' | 'village' | 'people' | 'markets' | 'tasks';

type Options = readonly GameMove[];

/** Where a question is answered; null: at the top of the board, whatever place is looked at. */
export function placeOf(kind: Kinds): Place | null {
  switch (kind) {
    case 'startHut':
    case 'placeDie':
    case 'expand':
    case 'redGod':
      return 'map';
    case 'placeMaterial':
    case 'build':
    case 'helper':
    case 'usePersons':
    case 'moveHuts':
    case 'chooseMaterial':
    case 'double':
      return 'village';
    case 'takePerson':
    case 'takeGodCard':
      return 'people';
    case 'placePriest':
    case 'fire1':
    case 'fire2':
    case 'buyJewel':
      return 'markets';
    case 'resolveTask':
    case 'takeTask':
    case 'lastTasks':
      return 'tasks';
    case 'whiteGod':
      return null;
  }
}

/** Faces that can still be placed, highest first. */
export function faces(options: Options): number[] {
  const list = new Set<number>();
  for (const m of options) if (m.do === 'die') list.add(m.value);
  return [...list].sort((a, b) => b - a);
}

export type CardState = 'open' | 'blue' | 'closed';

/** The ways to place a face on a card: one if it is open, the payments of the blue god if not. */
export function cardWays(options: Options, value: number, card: number): GameMove[] {
  const id = CARD_IDS[card];
  return options.filter((m) => m.do === 'die' && m.value === value && m.card === id);
}

export function cardState(options: Options, value: number, card: number): CardState {
  const [first] = cardWays(options, value, card);
  if (first === undefined || first.do !== 'die') return 'closed';
  return first.blue === undefined ? 'open' : 'blue';
}

/** The god a move pays for and how, as an index of PAY_WORDS; null if it pays for none. */
export function payment(m: GameMove): { readonly god: number; readonly pay: number } | null {
  switch (m.do) {
    case 'die':
      return m.blue === undefined ? null : { god: BLUE, pay: PAY_WORDS.indexOf(m.blue) };
    case 'white':
      return { god: WHITE, pay: PAY_WORDS.indexOf(m.pay) };
    case 'red':
      return { god: RED, pay: PAY_WORDS.indexOf(m.pay) };
    case 'double':
    case 'extra':
      return { god: GREEN, pay: PAY_WORDS.indexOf(m.pay) };
    case 'yellow':
      return { god: YELLOW, pay: PAY_WORDS.indexOf(m.pay) };
    default:
      return null;
  }
}

/** Regions that can be chosen, by index. */
export function litRegions(options: Options): Map<number, GameMove> {
  const lit = new Map<number, GameMove>();
  for (const m of options) if (m.do === 'startHut' || m.do === 'expand') lit.set(REGION_IDS.indexOf(m.region), m);
  return lit;
}

/** Paths that lead to regions which can be chosen, by index, with the region each leads to. */
export function litPaths(view: View, seat: number, about: Readonly<Record<string, unknown>>): Map<number, number> {
  const own = settled(view, seat);
  const has = (r: number): boolean => (own & (1 << r)) !== 0;
  const lit = new Map<number, number>();
  for (const [i, p] of PATHS.entries()) {
    if (p.value > Number(about.power) || about[p.type] !== true || has(p.a) === has(p.b)) continue;
    lit.set(i, has(p.a) ? p.b : p.a);
  }
  return lit;
}

/** Building tiles that can be built. */
export function tilesToBuild(options: Options): number[] {
  const list = new Set<number>();
  for (const m of options) if (m.do === 'build') list.add(m.tile);
  return [...list];
}

/** Spaces that can be tapped next: all that belong to a pair, or the partners of the first one. */
export function spacesToBuild(options: Options, tile: number, first: number): Set<number> {
  const list = new Set<number>();
  for (const m of options) {
    if (m.do !== 'build' || m.tile !== tile) continue;
    if (first < 0) {
      list.add(m.a);
      list.add(m.b);
    } else if (m.a === first) list.add(m.b);
    else if (m.b === first) list.add(m.a);
  }
  return list;
}

/** The building on two spaces, in either order. */
export function buildOn(options: Options, tile: number, x: number, y: number): GameMove | null {
  return (
    options.find(
      (m) => m.do === 'build' && m.tile === tile && ((m.a === x && m.b === y) || (m.a === y && m.b === x)),
    ) ?? null
  );
}

/** Ways to use a kind of person: plainly, or as a further kind with each payment of the green god. */
export function kindWays(options: Options, sex: string, kind: string): GameMove[] {
  return options.filter((m) => (m.do === 'use' || m.do === 'extra') && m.sex === sex && m.kind === kind);
}

/** Ways to deal with a task: fulfil, the payments of the yellow god, discard; or take it. */
export function taskWays(options: Options, task: string): GameMove[] {
  return options.filter(
    (m) => (m.do === 'fulfil' || m.do === 'yellow' || m.do === 'discard' || m.do === 'task') && m.task === task,
  );
}

/** Moves without a place on the board: passing, stopping, ending. */
export function endings(options: Options): GameMove[] {
  return options.filter(
    (m) =>
      m.do === 'pass' ||
      m.do === 'end' ||
      m.do === 'stop' ||
      m.do === 'finish' ||
      (m.do === 'help' && m.item === 'done'),
  );
}

/** Questions whose options lie in the bar at the top of the board. */
export function barMoves(kind: string, options: Options): readonly GameMove[] {
  switch (kind) {
    case 'whiteGod':
    case 'redGod':
    case 'double':
    case 'takeGodCard':
    case 'fire1':
    case 'fire2':
    case 'chooseMaterial':
      return options;
    case 'moveHuts':
      return options.filter((m) => m.do === 'moveHut');
    default:
      return [];
  }
}

/** The region a selected move settles, −1 if it settles none. */
export function settling(selected: GameMove | null): number {
  if (selected === null || (selected.do !== 'startHut' && selected.do !== 'expand')) return -1;
  return REGION_IDS.indexOf(selected.region);
}

export const allRegions: readonly number[] = REGIONS.map((_, i) => i);
