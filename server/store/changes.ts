import { type Kysely, type RawBuilder, sql } from 'kysely';
import { INSERTED, MOVED, UPDATED } from './columns.ts';
import { type LogEvent, writeEvent, writeLog } from './log.ts';
import type { Dialect } from './migrations.ts';
import type { HintedTable, LogTable, MatchTable, Schema, SeatTable, Uncounted } from './schema.ts';

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
  /** From this change on the match does not count for somebody. */
  readonly uncounted?: { readonly person: string; readonly why: Uncounted };
  /** The match is taken away: nobody is left at a table that never started. */
  readonly remove?: true;
}

export interface Step {
  /** Name of the statement, for prepared statements. */
  readonly name: string;
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
  /** How many rows it has to find or to change: with fewer nothing of the change is made. */
  readonly needs?: number;
  /** It changes nothing, and says what it finds. */
  readonly reads?: true;
}

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
  'called',
] as const satisfies readonly (keyof SeatTable)[];
const UNCOUNTED = ['match', 'person', 'why'] as const satisfies readonly (keyof HintedTable)[];
const LOG = ['match', 'v', 'events'] as const satisfies readonly (keyof LogTable)[];

type Value = string | number | null;
/** More than any table has. */
const MOST_SEATS = 8;
type Row = Record<string, Value>;

function values<T>(columns: readonly (keyof T)[], row: T): Value[] {
  return columns.map((c) => row[c] as Value);
}

/** People who are only named: of somebody who is being deleted, or is gone, nothing is written. */
const NAMED: readonly string[] = ['owner', 'host', 'invited', 'given'];

/** Turns changes into statements. Their text is made once: a move costs no query building. */
export class Scribe {
  readonly #insertMatch: string;
  readonly #updateMatch: string;
  readonly #moveMatch: string;
  readonly #deleteMatch: string;
  readonly #insertSeat: string;
  readonly #deleteSeats: string;
  readonly #insertLog: string;
  readonly #insertUncounted: string;
  readonly #seated: readonly string[];
  readonly #lock: RawBuilder<unknown>;

  constructor(schema: Kysely<Schema>, dialect: Dialect) {
    // Whoever is marked as leaving waits for those who just now write of them; SQLite writes one after the other.
    this.#lock = dialect === 'postgres' ? sql`for share` : sql``;
    // Only the text is wanted here: the blank rows have no types.
    const db = schema as unknown as Kysely<Record<string, Row>>;
    this.#insertMatch = db.insertInto('match').values(this.#blank(INSERTED)).compile().sql;
    this.#insertSeat = db.insertInto('seat').values(this.#blank(SEAT)).compile().sql;
    this.#insertLog = db.insertInto('log').values(this.#blank(LOG)).compile().sql;
    this.#insertUncounted = db
      .insertInto('hinted')
      .values(this.#blank(UNCOUNTED))
      .onConflict((c) => c.doNothing())
      .compile().sql;
    const update = (columns: readonly string[]): string =>
      db.updateTable('match').set(this.#blank(columns)).where('id', '=', '').where('version', '=', 0).compile().sql;
    this.#updateMatch = update(UPDATED);
    this.#moveMatch = update(MOVED);
    this.#deleteMatch = db.deleteFrom('match').where('id', '=', '').where('version', '=', 0).compile().sql;
    this.#deleteSeats = db.deleteFrom('seat').where('match', '=', '').compile().sql;
    this.#seated = Array.from({ length: MOST_SEATS + 1 }, (_, n) => this.#seatedText(schema, n));
  }

  /** Placeholders are numbered in the order of the keys, so one list of columns orders both text and values. */
  #blank(columns: readonly string[]): Row {
    const named = sql`(select id from person where id = ${null} and leaving_at is null ${this.#lock})`;
    // As far as the text goes, what is asked for there is a value.
    return Object.fromEntries(columns.map((c) => [c, NAMED.includes(c) ? (named as unknown as Value) : null]));
  }

  /** Finds those of n people who may sit at a match: they are not being deleted, or sit there already. */
  #seatedText(schema: Kysely<Schema>, n: number): string {
    const people = sql.join(Array.from({ length: n }, () => null));
    return sql`select id from person where id in (${people}) and (leaving_at is null
      or exists (select 1 from seat where seat.match = ${null} and seat.person = person.id)) ${this.#lock}`.compile(
      schema,
    ).sql;
  }

  /** Where a step does not find what it needs, somebody else was faster and the later ones are not taken. */
  steps(change: Change): Step[] {
    const { from, row } = change;
    if (change.remove === true)
      return [{ name: 'delete-match', sql: this.#deleteMatch, values: [row.id, from], needs: 1 }];
    if (from !== null && change.seats === undefined)
      return [
        { name: 'move-match', sql: this.#moveMatch, values: [...values(MOVED, row), row.id, from], needs: 1 },
        ...this.#log(change),
        ...this.#uncount(change),
      ];
    const steps = this.#mayTheySit(change);
    steps.push(
      from === null
        ? { name: 'insert-match', sql: this.#insertMatch, values: values(INSERTED, row), needs: 1 }
        : { name: 'update-match', sql: this.#updateMatch, values: [...values(UPDATED, row), row.id, from], needs: 1 },
    );
    if (from !== null) steps.push({ name: 'delete-seats', sql: this.#deleteSeats, values: [row.id] });
    for (const seat of change.seats ?? [])
      steps.push({ name: 'insert-seat', sql: this.#insertSeat, values: values(SEAT, seat) });
    return [...steps, ...this.#log(change), ...this.#uncount(change)];
  }

  /** Whoever is being deleted sits down nowhere, on no process: it is asked where it is written. */
  #mayTheySit({ row, seats = [] }: Change): Step[] {
    const people = [...new Set(seats.flatMap(({ person }) => (person === null ? [] : [person])))];
    const { length } = people;
    if (length === 0) return [];
    const text = this.#seated[length] ?? '';
    return [{ name: `seated-${length}`, sql: text, values: [...people, row.id], needs: length, reads: true }];
  }

  /** What was noted first stays: either way it does not count. */
  #uncount({ row, uncounted }: Change): Step[] {
    if (uncounted === undefined) return [];
    const values = [row.id, uncounted.person, uncounted.why];
    return [{ name: 'insert-uncounted', sql: this.#insertUncounted, values }];
  }

  #log({ row, events = [] }: Change): Step[] {
    if (events.length === 0) return [];
    return [
      {
        name: 'insert-log',
        sql: this.#insertLog,
        values: [row.id, row.version, writeLog(events.map(writeEvent))],
      },
    ];
  }
}
