/** What the board wants to know of a position: pure functions. */
import type { Decision } from '#kernel';
import { NAMES, WHEELS } from '../rules/data.ts';
import { type GameMove, tileOf } from '../rules/moves.ts';
import type { Frame, ResolveFrame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Parts of the table a question is about. */
export type Place = 'wheels' | 'land' | 'display' | 'cards';

/** The seat whose estate is drawn. */
export function shownSeat(view: View, seat: number | null, focus: number | null): number {
  if (focus !== null) return focus;
  if (seat !== null) return seat;
  return typeof view.viewer === 'number' ? view.viewer : Math.max(0, view.goblet);
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

/** Lines of answers that a question about goods needs: one for each wheel, or for each way to pay. */
export function linesOf({ kind, options }: Decision<GameMove>): number {
  if (kind === 'split') return options.length;
  if (kind !== 'take' && kind !== 'gift') return 1;
  return new Set(options.flatMap((m) => (m.do === 'take' && m.amount > 0 ? [m.wheel ?? ''] : []))).size;
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

/** What a seat has to do with the card in use: it acts, or it follows and waits for its turn. */
export function partIn(view: View, seat: number): 'acts' | 'follows' | null {
  const used = view.stack.filter((f) => f.f === 'resolve');
  if (used.at(-1)?.seat === seat) return 'acts';
  return used.some((f) => f.seat === seat) ? 'follows' : null;
}

/** Whom the user of a card follows; null for whoever turned it over. The neighbour of a solo player is -1. */
export function leaderOf(view: View, frame: ResolveFrame): number | null {
  if (!view.players[frame.seat]?.followed.includes(frame.card)) return null;
  const leader = view.players.findIndex((x, seat) => seat !== frame.seat && x.played.includes(frame.card));
  return leader < 0 && view.neighbour === null ? null : leader;
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
/** What a phone shows first when this is asked. */
export const placeFor = (kind: string): Place => PLACES[kind] ?? 'wheels';

/** The goods of one wheel in the order of the ledger: the product first, then from the outermost lane inwards. */
export function ledgerMarkers(wheel: number): readonly number[] {
  const w = WHEELS[wheel];
  return w === undefined ? [] : [w.product, ...[...w.basics].reverse()];
}
