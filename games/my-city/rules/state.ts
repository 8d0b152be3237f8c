import type { Seat, Viewer } from '#kernel';

export type PlaceMove = { readonly do: 'place'; readonly rotation: number; readonly x: number; readonly y: number };
export type DeclineMove = { readonly do: 'decline' };
export type EndMove = { readonly do: 'end' };
/** Takes back the own sealed decision while others still think (MC-61). */
export type WithdrawMove = { readonly do: 'withdraw' };
/** A sealed decision. */
export type Answer = PlaceMove | DeclineMove | EndMove;
export type GameMove = Answer | WithdrawMove;

export type Options = { readonly board: string };

/** What became of a building (MC-59). */
export type BuildingStatus = 'available' | 'built' | 'declined' | 'blocked' | 'turned';

/** A built building; `round` tells when. */
export interface Built {
  readonly b: number;
  readonly rotation: number;
  readonly x: number;
  readonly y: number;
  readonly round: number;
}

export interface Town {
  /** Per cell: index of the covering building + 1, or 0. */
  cells: number[];
  built: Built[];
  status: BuildingStatus[];
  /** The scoring token. */
  score: number;
  ended: boolean;
  /** The sealed decision of this round. */
  answer: Answer | null;
  /** Derived, for speed: covered cells and cells bordering on own buildings, as bit masks. */
  covered: number[];
  near: number[];
}

export interface State {
  board: string;
  phase: 'decide' | 'finished';
  round: number;
  /** Building of this round, −1 when finished. */
  current: number;
  /** The building the blocking card hit, −1 if none yet. */
  blocked: number;
  /** Face-down cards, the next one last. */
  deck: number[];
  /** Open discard pile, the newest last. */
  pile: number[];
  goldClaimed: boolean;
  towns: Town[];
}

export interface TownView {
  readonly cells: readonly number[];
  readonly built: readonly Built[];
  readonly status: readonly BuildingStatus[];
  readonly score: number;
  readonly ended: boolean;
  readonly decided: boolean;
  /** The decision of this round, for its owner and the judge. */
  readonly answer: Answer | null;
}

export interface View {
  readonly viewer: Viewer;
  readonly board: string;
  readonly phase: State['phase'];
  readonly round: number;
  readonly current: number;
  readonly blocked: number;
  readonly pile: readonly number[];
  /** Cards still to come, as a set in card order. */
  readonly remaining: readonly number[];
  /** Their order: for the judge, and for all once the game is over (MC-50). */
  readonly deck: readonly number[] | null;
  readonly goldClaimed: boolean;
  readonly towns: readonly TownView[];
}

export type Event =
  | { readonly e: 'cardRevealed'; readonly b: number; readonly round: number }
  | { readonly e: 'blockingCard'; readonly b: number }
  | { readonly e: 'decided'; readonly seat: Seat }
  | { readonly e: 'withdrawn'; readonly seat: Seat }
  | {
      readonly e: 'placed';
      readonly seat: Seat;
      readonly b: number;
      readonly rotation: number;
      readonly x: number;
      readonly y: number;
      /** Change of the points if the game ended now, gold apart. */
      readonly points: number;
    }
  | { readonly e: 'declined'; readonly seat: Seat; readonly b: number; readonly score: number }
  | { readonly e: 'ended'; readonly seat: Seat; readonly forced: boolean }
  | { readonly e: 'goldClaimed'; readonly seats: readonly Seat[]; readonly bonus: number }
  | { readonly e: 'finalScored'; readonly totals: readonly number[]; readonly ranks: readonly number[] };

export function copy(s: State): State {
  return {
    board: s.board,
    phase: s.phase,
    round: s.round,
    current: s.current,
    blocked: s.blocked,
    deck: s.deck.slice(),
    pile: s.pile.slice(),
    goldClaimed: s.goldClaimed,
    towns: s.towns.map(copyTown),
  };
}

function copyTown(t: Town): Town {
  return {
    cells: t.cells.slice(),
    built: t.built.slice(),
    status: t.status.slice(),
    score: t.score,
    ended: t.ended,
    answer: t.answer,
    covered: t.covered.slice(),
    near: t.near.slice(),
  };
}
