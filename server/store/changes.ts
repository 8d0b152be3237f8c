import type { Kysely } from 'kysely';
import { type LogEvent, writeEvent, writeLog } from './log.ts';
import type { LogTable, MatchTable, Schema, SeatTable } from './schema.ts';

/** Whoever made changes in memory that were not stored; one lost change makes all its later ones void. */
export interface Origin {
  dead: boolean;
}

/** One change of a match, carried out as a whole or not at all. */
export interface Change {
  readonly origin: Origin;
  /** The version it starts from; null for a new match. */
  readonly from: number | null;
  /** The match after the change. */
  readonly row: MatchTable;
  /** All seats, when they change. */
  readonly seats?: readonly SeatTable[];
  readonly events?: readonly LogEvent[];
  /** The match is taken away: nobody is left at a table that never started. */
  readonly remove?: true;
}

export interface Step {
  /** Name of the statement, for prepared statements. */
  readonly name: string;
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
}

const UPDATED = [
  'version',
  'status',
  'moves',
  'waiting',
  'bot_turn',
  'result',
  'last',
  'rules_version',
  'updated_at',
  'options',
  'listed',
  'host',
  'paused',
  'ended',
  'question',
  'rematch',
  'take_backs',
  'hints',
  'patience',
] as const satisfies readonly (keyof MatchTable)[];
const MATCH = [
  'id',
  'game',
  'seed',
  'format',
  'base',
  'forked_from',
  'owner',
  'gathers',
  'created_at',
  ...UPDATED,
] as const satisfies readonly (keyof MatchTable)[];
const SEAT = [
  'match',
  'seat',
  'kind',
  'person',
  'level',
  'colour',
  'ready',
  'invited',
  'stands_in',
  'resigned',
  'seen_at',
  'reminded_at',
  'hidden',
  'given',
] as const satisfies readonly (keyof SeatTable)[];
const LOG = ['match', 'v', 'events'] as const satisfies readonly (keyof LogTable)[];

type Value = string | number | null;
type Row = Record<string, Value>;

function values<T>(columns: readonly (keyof T)[], row: T): Value[] {
  return columns.map((c) => row[c] as Value);
}

/** Placeholders are numbered in the order of the keys, so one list of columns orders both text and values. */
function blank(columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((c) => [c, null]));
}

/** Turns changes into statements. Their text is made once: a move costs no query building. */
export class Scribe {
  readonly #insertMatch: string;
  readonly #updateMatch: string;
  readonly #deleteMatch: string;
  readonly #insertSeat: string;
  readonly #deleteSeats: string;
  readonly #insertLog: string;

  constructor(schema: Kysely<Schema>) {
    // Only the text is wanted here: the blank rows have no types.
    const db = schema as unknown as Kysely<Record<string, Row>>;
    this.#insertMatch = db.insertInto('match').values(blank(MATCH)).compile().sql;
    this.#insertSeat = db.insertInto('seat').values(blank(SEAT)).compile().sql;
    this.#insertLog = db.insertInto('log').values(blank(LOG)).compile().sql;
    this.#updateMatch = db
      .updateTable('match')
      .set(blank(UPDATED))
      .where('id', '=', '')
      .where('version', '=', 0)
      .compile().sql;
    this.#deleteMatch = db.deleteFrom('match').where('id', '=', '').where('version', '=', 0).compile().sql;
    this.#deleteSeats = db.deleteFrom('seat').where('match', '=', '').compile().sql;
  }

  /** The first step decides: if it touches no row, somebody else was faster and the others are not taken. */
  steps(change: Change): Step[] {
    const { from, row } = change;
    if (change.remove === true) return [{ name: 'delete-match', sql: this.#deleteMatch, values: [row.id, from] }];
    const steps: Step[] = [
      from === null
        ? { name: 'insert-match', sql: this.#insertMatch, values: values(MATCH, row) }
        : { name: 'update-match', sql: this.#updateMatch, values: [...values(UPDATED, row), row.id, from] },
    ];
    if (change.seats !== undefined) {
      if (from !== null) steps.push({ name: 'delete-seats', sql: this.#deleteSeats, values: [row.id] });
      for (const seat of change.seats)
        steps.push({ name: 'insert-seat', sql: this.#insertSeat, values: values(SEAT, seat) });
    }
    if (change.events !== undefined && change.events.length > 0)
      steps.push({
        name: 'insert-log',
        sql: this.#insertLog,
        values: [row.id, row.version, writeLog(change.events.map(writeEvent))],
      });
    return steps;
  }
}
