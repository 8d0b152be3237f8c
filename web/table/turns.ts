/** What the others did, one line a turn. Pure. */
import type { GameText, Move, Names, Seat, TurnSaid } from '#kernel';
import type { LogEntry } from '#server/protocol.ts';
import { seatOf } from './log-lines.ts';

export interface TurnLine extends TurnSaid {
  readonly key: string;
  readonly seat: Seat;
  /** Its first and its last move. */
  readonly from: number;
  readonly to: number;
}

interface Run {
  readonly seat: Seat;
  readonly entries: LogEntry[];
}

/** Moves of one seat in a row are one turn. */
export function runs(entries: readonly LogEntry[]): readonly Run[] {
  const found: Run[] = [];
  for (const entry of entries) {
    if (entry.seat === null) continue;
    const last = found.at(-1);
    if (last?.seat === entry.seat) last.entries.push(entry);
    else found.push({ seat: entry.seat, entries: [entry] });
  }
  return found;
}

type Text = Pick<GameText<Move, unknown, unknown>, 'turn'>;

/** The turns of others after move `after`, oldest first. */
export function turnsSince(
  entries: readonly LogEntry[],
  after: number,
  mine: Seat | null,
  text: Text,
  names: Names,
  view: unknown,
  rounds = false,
): readonly TurnLine[] {
  if (rounds) return roundsSince(entries, after, mine, text, names, view);
  return runs(entries.filter((e) => e.n > after && e.seat !== mine)).flatMap(({ seat, entries: moves }) => {
    const events = moves.flatMap((e) => [...e.events]);
    const said = text.turn(seat, events, names, view);
    const [first, last] = [moves[0]?.n ?? 0, moves.at(-1)?.n ?? 0];
    return said === null ? [] : [{ ...said, key: `${first}`, seat, from: first, to: last }];
  });
}

/** Where all act at once, whoever answers last sets off everybody's turn: each entry is told seat by seat, my own answer's too. */
function roundsSince(
  entries: readonly LogEntry[],
  after: number,
  mine: Seat | null,
  text: Text,
  names: Names,
  view: unknown,
): readonly TurnLine[] {
  return entries
    .filter((e) => e.n >= after && e.n > 0)
    .flatMap(({ n, events }) => {
      const seats = new Set(events.map(seatOf).filter((seat) => seat !== null && seat !== mine)) as Set<Seat>;
      return [...seats]
        .toSorted((a, b) => a - b)
        .flatMap((seat) => {
          const said = text.turn(seat, events, names, view);
          return said === null ? [] : [{ ...said, key: `${n}.${seat}`, seat, from: n, to: n }];
        });
    });
}
