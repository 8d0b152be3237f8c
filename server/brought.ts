/** Runs in a worker thread: a record from outside is played once, and becomes a table that only has to be stored. */
import { USUAL_LEVEL } from '#bots/levels.ts';
import { BadRecord, BadVersion, forgery, type MatchRecord, type ReadMatch, RulesDrift } from '#kernel';
import { cleanName, distinct } from './names.ts';
import { NAME_LENGTH, type SeatWish } from './protocol.ts';
import { logOf, newRow, placeAll, placeAsBefore, type SeatBefore } from './seating.ts';
import { Shelf } from './shelf.ts';
import type { LogEvent } from './store/log.ts';
import type { MatchTable, PersonTable } from './store/schema.ts';
import type { SeatRow } from './store/store.ts';
import { Table } from './table.ts';
import { emptySeat } from './waiting-room.ts';

export interface BroughtTask {
  /** Address of the module with the register of games. */
  readonly games: string;
  /** Of the new table. */
  readonly id: string;
  readonly me: PersonTable;
  readonly record: MatchRecord;
  readonly scores: ReadMatch['scores'];
  readonly players: ReadMatch['players'];
  /** Who plays on, and who sat there; where it is not said, whoever brings it does so in the first seat. */
  readonly playOn?: { readonly seats: readonly SeatWish[]; readonly before: readonly SeatBefore[] };
}

export type Brought =
  | { readonly row: MatchTable; readonly seats: readonly SeatRow[]; readonly events: readonly LogEvent[] }
  /** What its refusal says. */
  | { readonly refused: Readonly<Record<string, unknown>> };

const shelves = new Map<string, Promise<Shelf>>();

function shelfAt(address: string): Promise<Shelf> {
  let shelf = shelves.get(address);
  if (shelf === undefined) {
    shelf = Shelf.from(address);
    shelves.set(address, shelf);
  }
  return shelf;
}

export default async function judge(task: BroughtTask): Promise<Brought> {
  try {
    return await played(task);
  } catch (error) {
    if (error instanceof BadVersion) return { refused: { why: error.trouble } };
    if (error instanceof RulesDrift) return { refused: { why: 'drift', move: error.move } };
    if (error instanceof BadRecord) return { refused: { why: 'form' } };
    throw error;
  }
}

async function played({ games, id, me, record, scores, players, playOn }: BroughtTask): Promise<Brought> {
  const forged = forgery(record);
  if (forged !== null) return { refused: { why: forged.why, at: forged.at } };
  const module = await (await shelfAt(games)).load(record.game, record.rulesVersion);
  const { game } = module;
  if (!game.seats.includes(record.seats)) return { refused: { why: 'form' } };
  const events = logOf(record);
  const row: MatchTable = {
    ...newRow(id, me.id, { ...record, options: JSON.stringify(record.options) }, false),
    status: 'running',
    format: record.format,
    rules_version: game.rulesVersion,
    version: events.length,
    base: record.moves.length,
    dealt_before: JSON.stringify(record.before ?? []),
    host: me.id,
    // Whoever brings it plays on against bots.
    hints: 1,
  };
  const asPlayed = placeAsPlayed(id, record.seats, players);
  const table = Table.load(module, { row, seats: asPlayed }, events);
  const { match } = table;
  if (match === null) throw new Error('a record that did not begin');
  const totals = game.score(match.state, 'judge').seats.map((x) => x.total);
  if (scores !== null && JSON.stringify(scores) !== JSON.stringify(totals)) return { refused: { why: 'scores' } };
  if (playOn !== undefined) table.seats = placeAsBefore(id, playOn.seats, me, playOn.before);
  else if (!match.over) table.seats = placeToPlayOn(id, record.seats, me);
  table.row.options = JSON.stringify(match.options);
  table.describe();
  return { row: table.row, seats: table.seats, events };
}

function placeToPlayOn(id: string, seats: number, me: PersonTable): SeatRow[] {
  const wishes = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? ({ kind: 'me' } as const) : ({ kind: 'bot', level: USUAL_LEVEL } as const),
  );
  return placeAll(id, wishes, me);
}

/** Who sat there: it stays their game, whoever brings the file. */
function placeAsPlayed(id: string, seats: number, players: ReadMatch['players']): SeatRow[] {
  const names = Array.from({ length: seats }, (_, seat) => readName(players[seat] ?? null));
  return distinct(names).map((name, seat) => ({
    ...emptySeat(id, seat, seat),
    ...(name === null ? { kind: 'bot', level: USUAL_LEVEL } : { kind: 'person', name, called: name }),
  }));
}

function readName(name: string | null): string | null {
  try {
    return name === null || name.length > NAME_LENGTH ? null : cleanName(name);
  } catch {
    return null;
  }
}
