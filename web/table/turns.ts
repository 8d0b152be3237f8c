/** What the others did, one line a turn. Pure. */
import type { GameText, Move, Names, Seat, TurnSaid } from '#kernel';
import type { LogEntry } from '#server/protocol.ts';
import { seatOf, turnsIn } from './log-lines.ts';

export interface TurnLine extends TurnSaid {
  readonly key: string;
  readonly seat: Seat;
  /** Its first and its last move. */
  readonly from: number;
  readonly to: number;
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
  return turnsIn(entries.filter((e) => e.n > after)).flatMap(({ seat, from, to, events }) => {
    const said = seat === mine ? null : text.turn(seat, events, names, view);
    return said === null ? [] : [{ ...said, key: `${from}`, seat, from, to }];
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
