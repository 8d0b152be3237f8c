import type { MatchTable } from './store/schema.ts';
import type { SeatRow } from './store/store.ts';

/** Whoever is gone for less than this is only reloading the page: nothing passes to others yet. */
export const GRACE_MS = 60_000;

/** Milliseconds that whoever sits here has been gone from the table; 0 while they are here. */
export type GoneFor = (seat: SeatRow) => number;

/** What is known of people who come and go. */
interface Known {
  /** The clock all rights are measured by. */
  readonly now: () => number;
  readonly here: (match: string, person: string) => boolean;
  /** When this process last knew them at the table, though nothing of it was stored: their process may have died. */
  readonly lastHere: (match: string, person: string) => number;
  /** Since when this process listens: nobody's absence is counted from before. */
  readonly since: number;
}

/** Rights pass with the time that somebody is gone, never with a socket that is closed just now. */
export function absence(row: Pick<MatchTable, 'id' | 'created_at'>, known: Known): GoneFor {
  return ({ person, seen_at: seen }) => {
    if (person === null) return Number.POSITIVE_INFINITY;
    if (known.here(row.id, person)) return 0;
    const last = Math.max(seen ?? row.created_at, known.lastHere(row.id, person), known.since);
    // Clocks of two machines differ a little.
    return Math.max(1, known.now() - last);
  };
}
