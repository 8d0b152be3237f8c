/**
 * What a game is. Every room of the house knows a game only through this contract.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A place at the table, 0..n-1; never a user id. */
export type Seat = number;

/** 'judge' sees everything: after the end of a match, and in tests. */
export type Viewer = Seat | 'spectator' | 'judge';

/** Text never leaves the engine; keys and arguments do. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, Json>>;
}

/** Why a move is not possible, with the number of the ruling that says so. */
export interface Refusal extends Message {
  readonly ruling: string;
}

/** A move is flat data: a verb and a few scalars or lists of scalars. */
export type MoveArg = number | string | readonly number[] | readonly string[];
export type Move = { readonly do: string } & { readonly [arg: string]: MoveArg | undefined };

/** The form of one argument. A question mark marks one that may be missing. */
export type ArgKind = 'int' | 'word' | 'ints' | 'words' | 'int?' | 'word?' | 'ints?' | 'words?';

/** Verb → its arguments in the order in which the notation writes them. */
export type MoveShapes = Readonly<Record<string, Readonly<Record<string, ArgKind>>>>;

/** One atomic question to one seat. */
export interface Decision<M> {
  readonly seat: Seat;
  readonly kind: string;
  /** Complete, canonical, in a fixed order, never empty. */
  readonly options: readonly M[];
  /** Secret until every sealed seat has answered. */
  readonly sealed: boolean;
  /** One of several sealed answers that a seat gives at its own pace: nobody hears of any but the last. */
  readonly series?: true;
  /** A standing offer: it may be answered, the game goes on without it. */
  readonly optional?: true;
  /** What the question is about, for its prompt: 'pay for which tile?' */
  readonly about?: Readonly<Record<string, Json>>;
}

/** One option a table can set before the start. */
export type OptionSpec =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'int'; readonly min: number; readonly max: number; readonly default: number }
  /** One choice a seat, without repetition except for the default. */
  | { readonly kind: 'perSeat'; readonly values: readonly string[]; readonly default: string };

export type OptionSchema = Readonly<Record<string, OptionSpec>>;

/** Named random streams of one seed: drawing from one never disturbs another. */
export interface Rng {
  /** Uniform integer, 0 <= x < n. */
  int(stream: string, n: number): number;
  /** Shuffles in place and returns the same array. */
  shuffle<T>(stream: string, items: T[]): T[];
}

/** Where the rules say what happened, in order. */
export interface Sink<E> {
  /** Everybody learns the event. */
  tell(event: E): void;
  /** Only `seats` learn `event`; the others learn `others`, or nothing. */
  whisper(seats: readonly Seat[], event: E, others?: E): void;
  /** From here on nothing earlier can be taken back: something was revealed or committed. */
  commit(): void;
}

/** Points of one seat as one viewer may know them. */
export interface SeatScore {
  readonly total: number;
  /** Category → points, in the order in which a score table lists them. Null: hidden from this viewer. */
  readonly parts: Readonly<Record<string, number | null>>;
  /** 1 is best; seats that share a place have the same rank. */
  readonly rank: number;
  /** What broke a tie, if the game has tie-breakers, best first. */
  readonly tieBreak?: readonly number[];
}

/** 'If the game ended now'; the outcome once `over` is true. */
export interface Standing {
  readonly over: boolean;
  readonly seats: readonly SeatScore[];
}

export interface Game<S, M extends Move, V, E, O> {
  readonly id: string;
  /** +1 whenever an old log could replay differently. */
  readonly rulesVersion: number;
  /** Possible numbers of players. */
  readonly seats: readonly number[];
  readonly options: OptionSchema;
  readonly moves: MoveShapes;

  setup(options: O, seats: number, rng: Rng, out: Sink<E>): S;
  /** [] only when the game is over; several at once are simultaneous. */
  decisions(s: S): readonly Decision<M>[];
  /** Mutates s. Called only with moves that `decisions` lists. */
  apply(s: S, seat: Seat, move: M, rng: Rng, out: Sink<E>): void;
  /** Null exactly when the move is listed for this seat now. */
  whyNot(s: S, seat: Seat, move: M): Refusal | null;
  /** All that this viewer may know, built up from nothing, never by deleting. */
  view(s: S, viewer: Viewer): V;
  /** A state that the owner of this view cannot tell from the true one: bots and previews start here. */
  imagine(view: V, rng: Rng): S;
  /** Independent copy; search copies states, so it is written by hand. */
  copy(from: S): S;
  score(s: S, viewer: Viewer): Standing;
  /** Number of pieces of each kind, counted over all places: it never changes during a game. */
  census(s: S): Record<string, number>;
  /** A move as a player may have meant it → the listed move with the same effect. */
  canonical?(s: S, seat: Seat, move: M): M;
}

/** A game whose types have been forgotten: what server, bots, cli and laws work with. */
export type AnyGame = Game<unknown, Move, unknown, unknown, unknown>;
