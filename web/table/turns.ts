/** What the others did, one line a turn. Pure. */
import type { GameText, Move, Names, Seat, TurnSaid } from '#kernel';
import type { LogEntry } from '#server/protocol.ts';
import { seatOf, turnsIn } from './log-lines.ts';

export interface TurnLine extends TurnSaid {
  readonly key: string;
  /** Null for what came by itself. */
  readonly seat: Seat | null;
  /** Its first and its last move. */
  readonly from: number;
  readonly to: number;
}

type Text = Pick<GameText<Move, unknown, unknown>, 'turn' | 'between'>;

/** What came by itself in these events: rules kept from before tell nothing of it. */
const byItself = (
  text: Text,
  events: readonly unknown[],
  names: Names,
  view: unknown,
  { from, to }: Pick<TurnLine, 'from' | 'to'>,
): readonly TurnLine[] =>
  (text.between?.(events, names, view) ?? []).map((said, i) => ({
    ...said,
    key: `${from}.by.${i}`,
    seat: null,
    from: to,
    to,
  }));

/** The turns of others after move `after`, oldest first, what played itself for me, and what came by itself, with what my own last turn set off. */
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
  const own = mine === null ? undefined : turnsIn(entries.filter((e) => e.n <= after)).at(-1);
  return [...(own === undefined ? [] : [own]), ...turnsIn(entries.filter((e) => e.n > after))].flatMap((turn) => {
    const { seat, from, to, events } = turn;
    // A turn may have answered for others too, where they had nothing to choose.
    const whose = new Set([seat, ...events.map(seatOf)]);
    const told = [...whose].flatMap((of) => {
      const said = of === null || (of === mine && of === seat) ? null : text.turn(of, events, names, view);
      return said === null ? [] : [{ ...said, key: of === seat ? `${from}` : `${from}.${of}`, seat: of, from, to }];
    });
    return [...told, ...byItself(text, events, names, view, turn)];
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
      const told = [...seats]
        .toSorted((a, b) => a - b)
        .flatMap((seat) => {
          const said = text.turn(seat, events, names, view);
          return said === null ? [] : [{ ...said, key: `${n}.${seat}`, seat, from: n, to: n }];
        });
      return [...told, ...byItself(text, events, names, view, { from: n, to: n })];
    });
}
