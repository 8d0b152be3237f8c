import type { Generator } from './chance.ts';
import { GENERATORS } from './chance.ts';
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
  /** Before this move chance began anew, from this name: everybody had agreed to take moves back. */
  readonly fresh?: string;
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
}

export function generatorOf(record: Pick<MatchRecord, 'format' | 'generator'>): Generator {
  return record.format === 1 ? 'xoroshiro128plus' : (record.generator ?? 'sha256-ctr');
}

const whole = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 0;

function isMove(input: unknown): input is LoggedMove {
  if (input === null || typeof input !== 'object') return false;
  const { seat, move, hash, gesture, fresh } = input as Record<string, unknown>;
  for (const mark of [gesture, fresh]) if (mark !== undefined && typeof mark !== 'string') return false;
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

/** A record read from outside, checked field by field; null if it is not one. */
export function readRecord(input: unknown): MatchRecord | null {
  if (input === null || typeof input !== 'object') return null;
  const r = input as Record<string, unknown>;
  if (r.format !== 1 && r.format !== 2) return null;
  if (r.format === 2 ? !GENERATORS.includes(r.generator as Generator) : r.generator !== undefined) return null;
  if (typeof r.game !== 'string' || !isSeed(r.seed)) return null;
  if (!whole(r.rulesVersion) || !whole(r.seats) || !Array.isArray(r.moves)) return null;
  if (r.options === null || typeof r.options !== 'object') return null;
  if (r.before !== undefined && !areDeals(r.before, r.moves.length)) return null;
  return r.moves.every(isMove) ? (r as unknown as MatchRecord) : null;
}
