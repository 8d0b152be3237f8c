import type { Names, Seat } from '#kernel';
import type { LogEntry } from '#server/protocol.ts';

/** One sentence of the log. `seat` is whose doing it was; null for what the table itself does (a round begins). */
export interface LogLine {
  readonly key: string;
  readonly n: number;
  readonly seat: Seat | null;
  readonly sentence: string;
  /** A bot made it for somebody who was away. */
  readonly byBot?: true;
  /** No move: a vote, a pause, somebody comes or goes. */
  readonly act?: true;
}

/** The log after a message: entries above `logFrom` are replaced, whatever was known below stays. */
export function mergeLog(
  have: readonly LogEntry[],
  message: { readonly logFrom: number; readonly log: readonly LogEntry[] },
): readonly LogEntry[] {
  const byNumber = new Map<number, LogEntry>();
  for (const entry of have) if (entry.n <= message.logFrom) byNumber.set(entry.n, entry);
  for (const entry of message.log) byNumber.set(entry.n, entry);
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}

/** The number of the last entry before the first that is missing; null if none is. */
export function gapIn(log: readonly LogEntry[]): number | null {
  for (const [i, { n, from = n }] of log.entries())
    if (i > 0 && from !== (log[i - 1] as LogEntry).n + 1) return (log[i - 1] as LogEntry).n;
  return null;
}

type Sentence = (event: unknown, names: Names) => string | null;

/** Whose event it is, if it is anybody's. */
export function seatOf(event: unknown): Seat | null {
  if (event === null || typeof event !== 'object' || !('seat' in event)) return null;
  return typeof event.seat === 'number' ? event.seat : null;
}

/** Sentences of the log, oldest first. */
export function logLines(
  entries: readonly LogEntry[],
  sentence: Sentence,
  names: Names,
  /** What is said about a move beside the game's own sentences. */
  noted: (entry: LogEntry, names: Names) => string | null = () => null,
): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of entries) {
    for (const [i, event] of entry.events.entries()) {
      const said = sentence(event, names);
      if (said === null || said === '') continue;
      lines.push({ key: `${entry.n}.${i}`, n: entry.n, seat: seatOf(event), sentence: said });
    }
    const note = noted(entry, names);
    if (note !== null) lines.push({ key: `${entry.n}.note`, n: entry.n, seat: entry.seat, sentence: note });
  }
  return lines;
}

/** Number of moves when this seat made its last one; 0 if it has not moved yet. */
export function lastMoveOf(entries: readonly LogEntry[], seat: Seat): number {
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i] as LogEntry;
    if (entry.seat === seat && entry.n > 0) return entry.n;
  }
  return 0;
}

/** What happened since a seat moved: all that came after, and what its own move set off elsewhere. Nothing before its first move. */
export function sinceMove(lines: readonly LogLine[], moved: number, seat: Seat): readonly LogLine[] {
  if (moved === 0) return [];
  return lines.filter((l) => l.n > moved || (l.n === moved && l.seat !== seat));
}

/** What one seat did in a row: a turn, of one gesture or several. `from` and `to` are its first and its last move. */
export interface Turn {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly events: readonly unknown[];
}

export function turnsIn(entries: readonly LogEntry[]): readonly Turn[] {
  const found: Turn[] = [];
  for (const { n, from = n, seat, events } of entries) {
    if (seat === null) continue;
    const last = found.at(-1);
    if (last?.seat !== seat) found.push({ seat, from, to: n, events });
    else found[found.length - 1] = { ...last, to: n, events: [...last.events, ...events] };
  }
  return found;
}

/**
 * Number of moves when this seat's last turn was over: in the middle of a turn, and right after it, that is the turn before, so that
 * what the others did stays told. 0 if it had none.
 */
export function lastTurnOf(entries: readonly LogEntry[], seat: Seat): number {
  const turns = turnsIn(entries);
  return turns.slice(0, turns.at(-1)?.seat === seat ? -1 : turns.length).findLast((t) => t.seat === seat)?.to ?? 0;
}

/** Before the last turn of this seat, and all that came after. */
export function beforeLastTurn(log: readonly LogEntry[], seat: number, base: number): number | null {
  const from = turnsIn(log).findLast((turn) => turn.seat === seat)?.from;
  return from === undefined || from - 1 < base ? null : from - 1;
}
