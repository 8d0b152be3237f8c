import type { Generator } from './chance.ts';
import { GENERATOR } from './chance.ts';
import { isSeed } from './rng.ts';
import type { Json, Seat } from './types.ts';

/** A move in effect, as records keep it. */
export interface LoggedMove {
  readonly seat: Seat;
  /** Notation of the move. */
  readonly move: string;
  /** Fingerprint of the state after it and all that followed by itself. */
  readonly hash: string;
  /** Moves made by one gesture of the player share a mark: they are shown, and taken back, as one. */
  readonly gesture?: string;
}

/**
 * Moves were taken back because people agreed to it. With the next move chance began anew: what was seen before foretells nothing.
 * Nothing else makes chance begin anew, so a record that holds its take-backs says by itself what every shuffle must have been.
 */
export interface TakeBack {
  /** Moves in effect before chance began anew; never less than at the take-back before it. */
  readonly after: number;
  /** How many moves were taken back. */
  readonly moves: number;
  /** Whoever asked for it. */
  readonly seat: Seat;
  /** The seats that agreed, the one that asked included. */
  readonly consent: readonly Seat[];
}

export interface MoveEntry extends LoggedMove {
  readonly kind: 'move';
}

/** Moves are taken back until `to` are left. A taken back move stays in the log. */
export interface UndoEntry {
  readonly kind: 'undo';
  readonly seat: Seat;
  readonly to: number;
  /** The seats that agreed, where the rules alone would not have allowed it. What was random after that is drawn anew. */
  readonly consent?: readonly Seat[];
  /** How many moves were taken back, where the log does not hold them: in a match from a file, or one forked from another. */
  readonly taken?: number;
}

/** Somebody asks the others to let moves be taken back, or answers. Changes no position. */
export interface ConsentEntry {
  readonly kind: 'consent';
  readonly seat: Seat;
  readonly says: 'asks' | 'agrees' | 'declines' | 'withdraws';
  /** Moves that would be left. */
  readonly to: number;
}

/** Somebody else answers for a seat from here on: a person, a bot for good, or a bot until the person is back. */
export interface SeatEntry {
  readonly kind: 'seat';
  readonly seat: Seat;
  readonly by: 'person' | 'bot' | 'stand-in';
  readonly level?: number;
}

/** Anything else worth a line that changes no position (a vote to end, a clock); `about` names it. */
export interface NoteEntry {
  readonly kind: 'note';
  readonly seat: Seat;
  readonly about: string;
  readonly data?: Json;
}

/** One line of the log of a match. Positions count moves in effect; only moves and undos change the position. */
export type Entry = MoveEntry | UndoEntry | ConsentEntry | SeatEntry | NoteEntry;
export type EntryKind = Entry['kind'];

/** A match that went on from another one with everything hidden dealt anew: that one's seed, and how many moves it had by then. */
export interface Dealt {
  readonly seed: string;
  readonly moves: number;
}

/** A match is its log: everything else can be computed again from it. */
export interface MatchRecord {
  /** 1: made with the first generator. 2: names its generator. */
  readonly format: 1 | 2;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: number;
  readonly seed: string;
  readonly generator?: Generator;
  /** The deals before the one of `seed`, in order. */
  readonly before?: readonly Dealt[];
  readonly moves: readonly LoggedMove[];
  /** In their order; absent where there were none. */
  readonly takenBack?: readonly TakeBack[];
}

/**
 * What the seal of a match closes over, and what is published when it is over: its seed, and every deal before it. A seed has no line
 * breaks, so no list reads like another one.
 */
export function sealed({ seed, before = [] }: Pick<MatchRecord, 'seed' | 'before'>): string {
  return [seed, ...before.map((dealt) => `${dealt.moves} ${dealt.seed}`)].join('\n');
}

export function generatorOf(record: Pick<MatchRecord, 'format' | 'generator'>): Generator {
  return record.format === 1 ? 'xoroshiro128plus' : (record.generator ?? 'sha256-ctr');
}

const whole = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 0;

function isMove(input: unknown): input is LoggedMove {
  if (input === null || typeof input !== 'object') return false;
  const { seat, move, hash, gesture } = input as Record<string, unknown>;
  if (gesture !== undefined && typeof gesture !== 'string') return false;
  return whole(seat) && typeof move === 'string' && typeof hash === 'string';
}

function areDeals(input: unknown, most: number): input is readonly Dealt[] {
  if (!Array.isArray(input)) return false;
  let last = -1;
  return input.every((dealt: unknown) => {
    if (dealt === null || typeof dealt !== 'object') return false;
    const { seed, moves } = dealt as Record<string, unknown>;
    if (!isSeed(seed) || !whole(moves) || moves <= last || moves > most) return false;
    last = moves;
    return true;
  });
}

function isTakeBack(input: unknown): input is TakeBack {
  if (input === null || typeof input !== 'object') return false;
  const { after, moves, seat, consent } = input as Record<string, unknown>;
  return whole(after) && whole(moves) && whole(seat) && Array.isArray(consent) && consent.every(whole);
}

/** What a record claims about chance and cannot have come about at a table; null if there is nothing. */
export function forgery({ moves, seats, takenBack = [] }: MatchRecord): Forgery | null {
  const marked = moves.findIndex((move) => Object.hasOwn(move, 'fresh'));
  if (marked >= 0) return { why: 'mark', at: marked + 1 };
  let before = 0;
  for (const [i, { after, moves: taken, seat, consent }] of takenBack.entries()) {
    const agreed = consent.includes(seat) && consent.every((s, k) => s < seats && consent.indexOf(s) === k);
    if (!agreed) return { why: 'consent', at: i + 1 };
    if (taken === 0 || after < before || after > moves.length) return { why: 'take-back', at: i + 1 };
    before = after;
  }
  return null;
}

/**
 * A move that says by itself that chance began anew (`mark`), a take-back nobody agreed to (`consent`), or one that took nothing back
 * or stands where none can (`take-back`); `at` is the number of the move, or of the take-back.
 */
export interface Forgery {
  readonly why: 'mark' | 'consent' | 'take-back';
  readonly at: number;
}

/** A record read from outside, checked field by field; null if it is not one. */
export function readRecord(input: unknown): MatchRecord | null {
  if (input === null || typeof input !== 'object') return null;
  const r = input as Record<string, unknown>;
  if (r.format !== 1 && r.format !== 2) return null;
  if (r.generator !== (r.format === 2 ? GENERATOR : undefined)) return null;
  if (r.takenBack !== undefined && !(Array.isArray(r.takenBack) && r.takenBack.every(isTakeBack))) return null;
  if (typeof r.game !== 'string' || !isSeed(r.seed)) return null;
  if (!whole(r.rulesVersion) || !whole(r.seats) || !Array.isArray(r.moves)) return null;
  if (r.options === null || typeof r.options !== 'object') return null;
  if (r.before !== undefined && !areDeals(r.before, r.moves.length)) return null;
  return r.moves.every(isMove) ? (r as unknown as MatchRecord) : null;
}
