/** A finished game in stops: turns, each with its words, and where a round begins. Pure. */
import type { GameText, Move, Names, Seat } from '#kernel';
import type { LogEntry } from '#server/protocol.ts';
import { seatOf } from './log-lines.ts';

/** One turn; where all act at once, one round of answers. `from` and `to` are its first and its last move. */
export interface Stop {
  readonly from: number;
  readonly to: number;
  readonly seats: readonly Seat[];
  readonly entries: readonly LogEntry[];
}

export type HowTold =
  /** What a seat did in a row. */
  | 'turns'
  /** All act at once: everybody's answer to the same question. */
  | 'rounds'
  /** Somebody plays alone: one gesture. */
  | 'gestures';

function goesOn(stop: Stop, seat: Seat, how: HowTold): boolean {
  if (how === 'gestures') return false;
  if (stop.seats.at(-1) === seat) return true;
  return how === 'rounds' && !stop.seats.includes(seat);
}

/** The beginning, and every stop after it. `begins` says of a number of moves that a round begins there: no turn reaches over it. */
export function stopsOf(
  entries: readonly LogEntry[],
  how: HowTold,
  begins: (n: number) => boolean = () => false,
): readonly Stop[] {
  const stops: Stop[] = [];
  for (const entry of entries) {
    const { n, from = n, seat } = entry;
    const last = stops.at(-1);
    if (seat !== null && last !== undefined && last.seats.length > 0 && !begins(last.to) && goesOn(last, seat, how)) {
      const seats = last.seats.at(-1) === seat ? last.seats : [...last.seats, seat];
      stops[stops.length - 1] = { ...last, to: n, seats, entries: [...last.entries, entry] };
    } else stops.push({ from, to: n, seats: seat === null ? [] : [seat], entries: [entry] });
  }
  return stops;
}

/** The stop that these moves belong to. */
export function stopAt(stops: readonly Stop[], n: number): number {
  const found = stops.findIndex((stop) => n <= stop.to);
  return found < 0 ? stops.length - 1 : found;
}

/** Marks that tell nothing are none: where nearly every stop begins a round. */
const TOO_MANY = 0.6;

/** The stops after which a round begins. */
export function roundMarks(stops: readonly Stop[], begins: (n: number) => boolean): readonly number[] {
  const marks = stops.flatMap((stop, k) => (stop.to > 0 && k < stops.length - 1 && begins(stop.to) ? [k] : []));
  return marks.length > stops.length * TOO_MANY ? [] : marks;
}

type Text = Pick<GameText<Move, unknown, unknown>, 'turn' | 'between' | 'event'>;

const joined = (events: readonly unknown[], text: Text, names: Names): string =>
  events
    .map((event) => text.event(event, names))
    .filter((said) => said !== null && said !== '')
    .join(' ');

/** What happened, in words: each seat's turn, what played itself for others, what came by itself; else the sentences of the log. */
export function saidOf(
  seats: readonly Seat[],
  events: readonly unknown[],
  text: Text,
  names: Names,
  view: unknown,
): string {
  if (seats.length === 0) return joined(events, text, names);
  const whose = new Set([...seats, ...events.flatMap((e) => seatOf(e) ?? [])]);
  const turns = [...whose].flatMap((seat) => text.turn(seat, events, names, view) ?? []);
  const lines = [...turns, ...(text.between?.(events, names, view) ?? [])];
  if (lines.length === 0) return joined(events, text, names);
  return lines.map(({ said, brought }) => (brought === undefined ? said : `${said} ${brought}`)).join(' · ');
}
