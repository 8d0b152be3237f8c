/** What the board wants to know of a position: pure functions. */
import type { Decision } from '#kernel';
import type { Here, Walked } from '#web/kit/contract.ts';
import { cardsOf } from '../rules/cards.ts';
import { MARKERS, NAMES, WHEELS } from '../rules/data.ts';
import { type GameMove, tileOf } from '../rules/moves.ts';
import type { Event, Frame, ResolveFrame } from '../rules/state.ts';
import type { View, ViewNeighbour, ViewPlayer } from '../rules/view.ts';

/** Parts of the table a question is about. */
export type Place = 'wheels' | 'land' | 'display' | 'cards';

/** A marker by its good and its wheel: 'food.1'. */
export const markerName = (marker: number): string => {
  const { good = -1, wheel = -1 } = MARKERS[marker] ?? {};
  return `${NAMES.goods[good]}.${wheel}`;
};

/** Who acts. */
export const acting = (view: View): number => Math.max(0, view.goblet);

/** The seat whose estate lies before somebody. */
export const homeSeat = (view: View, seat: number | null): number =>
  seat ?? (typeof view.viewer === 'number' ? view.viewer : acting(view));

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

/** Cards which everybody knows not to be in this hand, those that lie open left out. */
export const absentOf = (p: Pick<ViewPlayer | ViewNeighbour, 'absent' | 'played' | 'followed'>): readonly number[] =>
  cardsOf(p.absent).filter((c) => !p.played.includes(c) && !p.followed.includes(c));

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

/** Nothing that matters here is invented: no stack was looked at, nobody else turned over a card. */
export const isKnown = ({ events, seat }: Here<View, GameMove, Event>): boolean =>
  events.every(
    (e) =>
      e.e !== 'looked' && e.e !== 'refilled' && e.e !== 'neighbourRevealed' && (e.e !== 'revealed' || e.seat === seat),
  );

/** A question on the way of a gesture, and its answer there if it has one. */
export interface Question {
  readonly question: Decision<GameMove>;
  readonly here: Here<View, GameMove, Event>;
  readonly chosen: GameMove | null;
}

/** What was answered last, what went without saying after it, and what is open at the end. */
export function questionsOn(path: Walked<View, GameMove, Event> | undefined): Question[] {
  if (path === undefined) return [];
  const from = Math.max(0, path.said - 1);
  return path.trail.flatMap((here, i) => {
    const { question, chain } = here;
    const isLast = path.trail[i + 1]?.chain.length !== chain.length;
    if (question === null || chain.length < from || !isLast || (here.uncertain && !isKnown(here))) return [];
    return [{ question, here, chosen: path.chain[chain.length] ?? null }];
  });
}
