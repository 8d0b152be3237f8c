/** What a tap means: pure functions from the position and the open questions to moves. */
import { type Decision, sameMove } from '#kernel';
import { BUILDINGS, CELL_NAMES, NAMES, WHEELS } from '../rules/data.ts';
import { contentOf } from '../rules/helpers.ts';
import { type GameMove, tileOf } from '../rules/moves.ts';
import type { Estate, Frame, ResolveFrame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Place } from './hand.ts';

type Asked = Decision<GameMove>;

/** The seat whose estate is drawn. */
export function shownSeat(view: View, seat: number | null, focus: number | null): number {
  if (focus !== null) return focus;
  if (seat !== null) return seat;
  return typeof view.viewer === 'number' ? view.viewer : Math.max(0, view.goblet);
}

/** Everything this seat may do now: the open question and the standing offers. */
export const allOptions = (decision: Asked | null, offers: readonly Asked[]): readonly GameMove[] => [
  ...(decision?.options ?? []),
  ...offers.flatMap((o) => o.options),
];

export const listed = (options: readonly GameMove[], move: GameMove): GameMove | null =>
  options.find((o) => sameMove(o, move)) ?? null;

export const isSelected = (p: { readonly selected: GameMove | null }, move: GameMove | null | undefined): boolean =>
  p.selected !== null && move !== null && move !== undefined && sameMove(p.selected, move);

/** Moves that lie on cells of the landscape, by cell. Tiles are cleared only when that was asked for. */
export function cellMoves(
  options: readonly GameMove[],
  estate: Estate,
  clearing: boolean,
): ReadonlyMap<number, GameMove> {
  const moves = new Map<number, GameMove>();
  const inQuestion = options.some((m) => m.do === 'remove' || m.do === 'place' || m.do === 'site');
  for (const m of options) {
    if (m.do === 'remove' || m.do === 'place' || m.do === 'site' || (m.do === 'discard' && clearing))
      moves.set(CELL_NAMES.indexOf(m.cell), m);
    else if (m.do === 'convert' && !clearing && !inQuestion) {
      const built = estate.built.findIndex((b) => BUILDINGS[b]?.id === m.building);
      if (built >= 0) moves.set(estate.sites[built] as number, m);
    }
  }
  return moves;
}

/** What a tap on a cell without a move asks "why not?" about; null where there is nothing to ask. */
export function impossibleOn(decision: Asked | null, estate: Estate, cell: number, clearing: boolean): GameMove | null {
  const name = CELL_NAMES[cell] as string;
  const content = contentOf(estate, cell);
  if (clearing) return { do: 'discard', cell: name };
  switch (decision?.kind) {
    case 'remove':
      return { do: 'remove', cell: name };
    case 'place':
      return { do: 'place', cell: name };
    case 'site':
      return { do: 'site', cell: name };
    default: {
      const b = content.is === 'building' ? BUILDINGS[content.building] : undefined;
      return b === undefined || b.conversion === null ? null : { do: 'convert', building: b.id };
    }
  }
}

/** Answers to 'take', grouped by wheel; a good with one marker has one group without a wheel. */
export interface TakeGroup {
  readonly wheel: number;
  readonly moves: readonly GameMove[];
}
export function takeGroups(options: readonly GameMove[], markerWheel: number): readonly TakeGroup[] {
  const groups: TakeGroup[] = [];
  for (let wheel = 0; wheel < WHEELS.length; wheel++) {
    const moves = options.filter(
      (m) =>
        m.do === 'take' &&
        m.amount > 0 &&
        (m.wheel === undefined ? wheel === markerWheel : m.wheel === WHEELS[wheel]?.id),
    );
    if (moves.length > 0) groups.push({ wheel, moves });
  }
  return groups;
}

/** Kinds asked for are goods or landscape tiles. */
export const isTileKind = (kind: string): boolean => tileOf(kind) >= 0 && !NAMES.goods.includes(kind);

/** The frame that asks this seat: its own work beside the game first. */
export function frameOf(view: View, seat: number | null): Frame | null {
  const aside = seat === null ? [] : (view.aside[seat] ?? []);
  const top = aside[aside.length - 1] ?? view.stack[view.stack.length - 1];
  return top ?? null;
}

/** The card being used now, and by whom. */
export function cardInUse(view: View): ResolveFrame | null {
  for (let i = view.stack.length - 1; i >= 0; i--) {
    const f = view.stack[i] as Frame;
    if (f.f === 'resolve') return f;
  }
  return null;
}

/** Seats that had to follow this card; the neighbour of a solo player is -1. */
export function followersOf(view: View, card: number): readonly number[] {
  const seats = view.players.flatMap((p, seat) => (p.followed.includes(card) ? [seat] : []));
  return view.neighbour?.followed.includes(card) ? [...seats, -1] : seats;
}

const PLACES: Readonly<Record<string, Place>> = {
  keep: 'cards',
  choose: 'cards',
  extra: 'cards',
  resolve: 'wheels',
  remove: 'land',
  place: 'land',
  site: 'land',
  tileKind: 'land',
  build: 'display',
  stack: 'display',
  draft: 'display',
};
/** Where a phone goes when this is asked. */
export const placeFor = (kind: string): Place => PLACES[kind] ?? 'wheels';

/** A tap on a card while keeping: marks it, or takes the mark away; never more than there is room for. */
export function toggleMark(marks: readonly string[], card: string, roomFor: number): readonly string[] {
  if (marks.includes(card)) return marks.filter((c) => c !== card);
  return marks.length < roomFor ? [...marks, card] : [...marks.slice(0, -1), card];
}

/** The next marked card to keep by itself: only once the first one was confirmed with a full set of marks. */
export function nextMark(
  marks: readonly string[],
  options: readonly GameMove[],
  handSize: number,
  markedAt: number,
  wanted: number,
): GameMove | null {
  if (markedAt < 0 || handSize <= markedAt || wanted - handSize <= 0) return null;
  const open = marks.filter((card) => options.some((m) => m.do === 'keep' && m.card === card));
  const card = open[0];
  return card === undefined || open.length !== wanted - handSize ? null : { do: 'keep', card };
}

/** The goods of one wheel in the order of the ledger: the product first, then from the outermost lane inwards. */
export function ledgerMarkers(wheel: number): readonly number[] {
  const w = WHEELS[wheel];
  return w === undefined ? [] : [w.product, ...[...w.basics].reverse()];
}
