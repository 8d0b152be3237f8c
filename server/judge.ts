import { type Move, parseMove, type Refusal } from '#kernel';
import { standsInFor } from './acts.ts';
import { type ClientMessage, LONGEST_GESTURE, type ServerMessage } from './protocol.ts';
import type { Change } from './store/changes.ts';
import type { Outcome } from './store/group.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

type MoveMessage = Extract<ClientMessage, { t: 'move' }>;
type UndoMessage = Extract<ClientMessage, { t: 'undo' }>;
export type Request = MoveMessage | UndoMessage;
type Refusing = Extract<ServerMessage, { t: 'refused' }>;
export type Done = Pick<Extract<ServerMessage, { t: 'done' }>, 'version' | 'stopped'>;
export type Why = Pick<Refusing, 'reason' | 'at' | 'move'> & { readonly refusal?: Refusal };

/** What becomes of a request, in the numbers of whoever asks. */
export type Verdict =
  /** A bot plays for whoever asks: first the seat has to be theirs again. */
  | { readonly kind: 'away' }
  | { readonly kind: 'refused'; readonly why: Why }
  /** Carried out before. */
  | { readonly kind: 'repeated' }
  /** Made in memory; it counts once it is stored. */
  | { readonly kind: 'made'; readonly done: Done; readonly store: (answer: (outcome: Outcome) => void) => void };

type Made = { readonly change: Change; readonly stopped?: Done['stopped'] } | { readonly why: Why } | 'repeated';

function refuse(reason: Refusing['reason'], more: Omit<Why, 'reason'> = {}): Made {
  return { why: { reason, ...more } };
}

const linesOf = (message: MoveMessage): readonly string[] => ('moves' in message ? message.moves : [message.move]);

/** Judges the moves of a gesture and makes them in memory. */
function makeMoves(table: Table, seat: number | null, message: MoveMessage): Made {
  if (seat === null) return refuse('not-your-seat');
  if (table.answered(seat, message.id) !== undefined) return 'repeated';
  const { match } = table;
  if (match === null) return refuse('not-your-turn');
  if (table.row.status === 'finished') return refuse('over');
  if (!table.mayMove(seat)) return refuse('not-your-turn');
  const lines = linesOf(message);
  if (lines.length === 0 || lines.length > LONGEST_GESTURE) return refuse('bad-gesture');
  const named = (at: number) => ('moves' in message ? { at, move: lines[at] as string } : {});
  const moves: Move[] = [];
  for (const [at, line] of lines.entries()) {
    const move = parseMove(match.game.moves, line);
    if (move === null) return refuse('bad-move', named(at));
    moves.push(move);
  }
  if (!table.sameQuestion(seat, message.version)) return refuse('stale');
  const enough = table.enoughOffers(seat);
  if (enough !== null) return refuse(enough);
  const asked = match.open.some((d) => d.seat === seat);
  const made = table.play(seat, moves, message.id, table.hinted.has(seat) ? { key: 'hint' } : undefined);
  if (!('change' in made))
    return refuse(asked ? 'illegal' : 'not-your-turn', { refusal: made.refusal, ...named(made.at) });
  table.hinted.delete(seat);
  const { change, stopped } = made;
  if (stopped === null) return { change };
  return { change, stopped: { at: stopped.at, move: lines[stopped.at] as string, refusal: stopped.refusal } };
}

function takeBack(table: Table, seat: number | null, message: UndoMessage): Made {
  if (seat === null) return refuse('not-your-seat');
  if (table.answered(seat, message.id) !== undefined) return 'repeated';
  if (table.match === null) return refuse('cannot-undo');
  if (table.row.status === 'finished') return refuse('over');
  const to = table.backTo(seat, message.to);
  if (to >= table.moves) return refuse('cannot-undo');
  // What a seat may not do by itself it may where only bots play with it; over what it knows by now, if it says so.
  const back = to < table.undoTo(seat) ? table.back(seat) : { to, known: false };
  if (back?.to !== to || (back.known && message.anyway !== true)) return refuse('cannot-undo');
  const enough = table.enough(seat);
  if (enough !== null) return refuse(enough);
  return { change: back.known ? table.undoKnown(seat, to, message.id) : table.undo(seat, to, message.id) };
}

function judged(tables: Tables, table: Table, person: string, message: Request, patient: boolean): Verdict {
  if (patient && standsInFor(table, person)) return { kind: 'away' };
  const seat = table.seatOf(person);
  const made = message.t === 'move' ? makeMoves(table, seat, message) : takeBack(table, seat, message);
  if (made === 'repeated') return { kind: 'repeated' };
  if ('why' in made) return { kind: 'refused', why: made.why };
  const { change, stopped } = made;
  const version = table.versionFor(seat);
  return {
    kind: 'made',
    done: { version, ...(stopped === undefined ? {} : { stopped }) },
    store: (answer) => tables.submit(table, change, answer),
  };
}

/**
 * Judges a request and carries it out in memory; null where there is no such table. No promise is made where the table is in memory,
 * as nearly always. `patient`: whether there is time to fetch somebody's seat back first.
 */
export function judge(
  tables: Tables,
  person: string,
  message: Request,
  patient: boolean,
): Verdict | Promise<Verdict | null> {
  const table = tables.at(message.match);
  if (table !== null) return judged(tables, table, person, message, patient);
  return tables
    .get(message.match)
    .then((read) => (read === null ? null : judged(tables, read, person, message, patient)));
}

/** What was answered to a request that comes again, once all is stored; null if it turned out not to be carried out. */
export async function doneBefore(tables: Tables, person: string, message: Request): Promise<Done | null> {
  const table = await tables.settled(message.match);
  const seat = table?.seatOf(person) ?? null;
  const before = table === null || seat === null ? undefined : table.answered(seat, message.id);
  if (table === null || before === undefined) return null;
  const version = table.heardAt(seat, before.version);
  // The log says how many moves were made: fewer than were asked for if one of them was refused.
  const left = message.t === 'move' ? linesOf(message)[before.made] : undefined;
  return left === undefined ? { version } : { version, stopped: { at: before.made, move: left } };
}
