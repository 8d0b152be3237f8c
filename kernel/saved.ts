import { type MatchRecord, readRecord } from './log.ts';
import type { Match } from './match.ts';
import type { Json, Seat, Viewer } from './types.ts';

/** A match as a file, from the page or the command line. */
export interface SavedMatch {
  readonly tafelrunde: 1;
  readonly savedAt: string;
  /** Names by seat; null where a bot sits or nobody. */
  readonly players: readonly (string | null)[];
  /** SHA-256 of the seed, as it was published when the match began. */
  readonly seedHash: string;
  /** A finished match, whole. */
  readonly record?: MatchRecord;
  readonly scores?: readonly number[];
  /** A running match as one viewer has heard it: its seed and what is hidden stay where they are. */
  readonly running?: RunningMatch;
}

export interface RunningMatch {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly log: readonly { readonly n: number; readonly seat: Seat | null; readonly events: readonly unknown[] }[];
}

/** What a file holds: a whole record, with what is known besides, or the log of a match that was still running. */
export interface ReadMatch {
  readonly record: MatchRecord | null;
  readonly scores: readonly number[] | null;
  /** Names by seat; null where the file has none. */
  readonly players: readonly (string | null)[];
  readonly seedHash: string | null;
  readonly running: RunningMatch | null;
}

function isRunning(input: unknown): input is RunningMatch {
  if (input === null || typeof input !== 'object') return false;
  const { game, rulesVersion, seats, log } = input as Record<string, unknown>;
  return (
    typeof game === 'string' &&
    Number.isInteger(rulesVersion) &&
    Number.isInteger(seats) &&
    Array.isArray(log) &&
    log.every(
      (e: unknown) => e !== null && typeof e === 'object' && 'n' in e && 'events' in e && Array.isArray(e.events),
    )
  );
}

/** Reads a saved match, a kept game ({ record, scores }) or a bare record; null if it is none of them. */
export function readSavedMatch(input: unknown): ReadMatch | null {
  if (input === null || typeof input !== 'object') return null;
  const bare = readRecord(input);
  if (bare !== null) return { record: bare, scores: null, players: [], seedHash: null, running: null };
  const { record, scores, players, seedHash, running } = input as Record<string, unknown>;
  const whole = readRecord(record);
  if (whole === null && !isRunning(running)) return null;
  return {
    record: whole,
    scores: Array.isArray(scores) && scores.every((x) => typeof x === 'number') ? (scores as number[]) : null,
    players: Array.isArray(players) ? players.map((name) => (typeof name === 'string' ? name : null)) : [],
    seedHash: typeof seedHash === 'string' ? seedHash : null,
    running: isRunning(running) ? running : null,
  };
}

/** The moves that this viewer has in the log, in order: those they made and those they heard of. */
export function entriesFor(match: Match, viewer: Viewer): RunningMatch['log'] {
  const log: RunningMatch['log'][number][] = [];
  for (let n = 0; n <= match.length; n++) {
    const events = match.heard(n, viewer);
    const seat = match.seatOf(n);
    if (n === 0 || viewer === 'judge' || seat === viewer || events.length > 0)
      log.push({ n: log.length, seat, events });
  }
  return log;
}

/** The number of the first entry that a running match told otherwise than its record now says; null if all agree. */
export function contradiction(match: Match, { viewer, log }: RunningMatch): number | null {
  const now = entriesFor(match, viewer);
  const at = log.findIndex((entry, i) => JSON.stringify(entry.events) !== JSON.stringify(now[i]?.events));
  return at < 0 ? null : at;
}
