/** A move or an undo in the log of a match. A taken back move stays in it, followed by its undo. */
export interface LogEvent {
  /** Version of the match after this event. */
  readonly v: number;
  /** Moves left after this event. */
  readonly n: number;
  readonly seat: number;
  /** Notation; null for an undo. */
  readonly move: string | null;
  readonly hash: string | null;
  /** The id the client made; null for bots. */
  readonly request: string | null;
  readonly at: number;
}

/** An event as it is stored: the names would take more room than the values. */
type Line = readonly [
  LogEvent['v'],
  LogEvent['n'],
  LogEvent['seat'],
  LogEvent['move'],
  LogEvent['hash'],
  LogEvent['request'],
  LogEvent['at'],
];

export function writeEvent({ v, n, seat, move, hash, request, at }: LogEvent): string {
  const line: Line = [v, n, seat, move, hash, request, at];
  return JSON.stringify(line);
}

/** One piece of the log. */
export function writeLog(lines: readonly string[]): string {
  return `[${lines.join(',')}]`;
}

export function readLog(text: string): LogEvent[] {
  const lines = JSON.parse(text) as Line[];
  return lines.map(([v, n, seat, move, hash, request, at]) => ({ v, n, seat, move, hash, request, at }));
}
