import { BadRecord, type Entry, type Json } from '#kernel';

/** A line in the log of a match. A taken back move stays in it, followed by its undo. */
export interface LogEvent {
  /** Version of the match after this event; the moves of one gesture share it. */
  readonly v: number;
  /** Moves left after this event. */
  readonly n: number;
  readonly seat: number;
  /** Notation; null for everything but a move. */
  readonly move: string | null;
  readonly hash: string | null;
  /** The id the client made; null for bots. */
  readonly request: string | null;
  readonly at: number;
  /** What an entry says that is neither a plain move nor a plain undo, its kind included. */
  readonly more?: Readonly<Record<string, Json>>;
  /** What is to be said about a move beside the game's own sentences. */
  readonly note?: LogNote;
  /**
   * Who has this move in their log, and for whom its version changed something: a bit for those who look on, then one for each seat.
   * Kept, so that a move that was taken back need not be made again to know it.
   */
  readonly heard?: readonly [entry: number, version: number];
}

/** `hint`: made after a hint. `below`: a bot played it with a lower strength than its own, because of load or a failure. */
export type LogNote = { readonly key: 'hint' } | { readonly key: 'below'; readonly level: number };

/** An event as it is stored: the names would take more room than the values. */
type Line = readonly [
  v: LogEvent['v'],
  n: LogEvent['n'],
  seat: LogEvent['seat'],
  move: LogEvent['move'],
  hash: LogEvent['hash'],
  request: LogEvent['request'],
  at: LogEvent['at'],
  more?: LogEvent['more'] | null,
  note?: LogNote | null,
  heard?: LogEvent['heard'],
];

export function writeEvent({ v, n, seat, move, hash, request, at, more, note, heard }: LogEvent): string {
  const line: Line = [v, n, seat, move, hash, request, at];
  if (heard !== undefined) return JSON.stringify([...line, more ?? null, note ?? null, heard]);
  if (note !== undefined) return JSON.stringify([...line, more ?? null, note]);
  return JSON.stringify(more === undefined ? line : [...line, more]);
}

/** One piece of the log. */
export function writeLog(lines: readonly string[]): string {
  return `[${lines.join(',')}]`;
}

export function readLog(text: string): LogEvent[] {
  const lines = parse(text);
  return lines.map(([v, n, seat, move, hash, request, at, more, note, heard]) => {
    const event: LogEvent = { v, n, seat, move, hash, request, at };
    return { ...event, ...(more && { more }), ...(note && { note }), ...(heard && { heard }) };
  });
}

/** The event as the kernel's timeline follows it. */
export function entryOf({ n, seat, move, hash, more }: LogEvent): Entry {
  if (move !== null) return { kind: 'move', seat, move, hash: hash ?? '', ...more };
  return { kind: 'undo', to: n, ...more, seat } as Entry;
}

/** An entry that is stored with a version, after which `n` moves are left. */
export function eventOf(entry: Entry, where: Pick<LogEvent, 'v' | 'n' | 'request' | 'at'>): LogEvent {
  const { seat } = entry;
  if (entry.kind === 'move') {
    const { kind: _, seat: __, move, hash, ...more } = entry;
    const event: LogEvent = { ...where, seat, move, hash };
    return Object.keys(more).length === 0 ? event : { ...event, more };
  }
  const { kind, seat: _, ...rest } = entry;
  const event: LogEvent = { ...where, seat, move: null, hash: null };
  if (kind === 'undo' && entry.consent === undefined) return event;
  return { ...event, more: { kind, ...rest } as Record<string, Json> };
}

/** The moves that were taken back later: nobody has to make them again. */
export function takenBackIn(events: readonly LogEvent[]): Set<LogEvent> {
  const inEffect: LogEvent[] = [];
  const gone = new Set<LogEvent>();
  for (const event of events) {
    if (event.move !== null) inEffect.push(event);
    else for (const lost of inEffect.splice(event.n)) gone.add(lost);
  }
  return gone;
}

function parse(text: string): Line[] {
  try {
    return JSON.parse(text) as Line[];
  } catch {
    throw new BadRecord('a piece of its log is damaged');
  }
}
