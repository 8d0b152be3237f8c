import type { StatementSync } from 'node:sqlite';
import type { Change } from './changes.ts';
import type { EventTable, MatchTable } from './schema.ts';

/** A move or an undo, as the journal keeps it: what it appends to the log, and what the row of its match says then. */
type Entry = readonly [
  match: string,
  v: number,
  n: number,
  seat: number,
  move: string | null,
  hash: string | null,
  request: string | null,
  at: number,
  status: string,
  waiting: string,
  botTurn: number,
  result: string | null,
];

/** Entries after which the journal is folded into the tables. */
const FOLD_AT = 2000;
/** Where nobody reads and nobody writes, it is folded after this time. */
const FOLD_AFTER_MS = 10_000;

/**
 * Moves become durable as one line of a journal in the same database, and are spread over the tables later, many at a
 * time: every match has a page of its own in the log, and writing 200 pages for 200 moves costs ten times as much as
 * writing the two pages of a line. Whoever reads matches folds first, so nobody ever sees a table without its last moves.
 *
 * Everything is in the file: a process that starts after a crash folds what the one before has left, and two processes
 * on one file do not miss each other's moves.
 */
export class Journal {
  readonly #statement: (sql: string) => StatementSync;
  readonly #onError: (error: unknown) => void;
  /** Stored versions of matches, known without asking as long as nobody else writes. */
  readonly #versions = new Map<string, number>();
  /** SQLite counts the commits of others. */
  #others = -1;
  #entries = 0;
  #timer: NodeJS.Timeout | null = null;
  #folding = false;

  constructor(statement: (sql: string) => StatementSync, onError: (error: unknown) => void) {
    this.#statement = statement;
    this.#onError = onError;
    statement('create table if not exists journal (id integer primary key, entries text not null)').run();
    this.fold();
  }

  /** Whether a change can be kept here: moves and undos can, the rest goes straight to its tables. */
  static takes(change: Change): boolean {
    return change.from !== null && change.seats === undefined && change.remove === undefined;
  }

  /** Within a transaction: writes all changes that start from the stored version, and says which. */
  append(changes: readonly Change[]): boolean[] {
    this.#notice();
    const entries: Entry[] = [];
    const made: boolean[] = [];
    for (const change of changes) {
      const stands = !change.origin.dead && this.#version(change.row.id) === change.from;
      made.push(stands);
      if (!stands) {
        change.origin.dead = true;
        continue;
      }
      for (const event of change.events ?? []) entries.push(entry(event, change.row));
      this.#versions.set(change.row.id, change.row.version);
    }
    if (entries.length === 0) return made;
    this.#statement('insert into journal (entries) values (?)').run(JSON.stringify(entries));
    this.#entries += entries.length;
    return made;
  }

  /** After a commit: a long journal is folded as soon as the moves are told, a short one in some quiet moment. */
  settle(): void {
    if (this.#entries >= FOLD_AT && !this.#folding) {
      this.#folding = true;
      setImmediate(() => this.#foldLater());
    } else if (this.#entries > 0 && this.#timer === null)
      this.#timer = setTimeout(() => this.#foldLater(), FOLD_AFTER_MS).unref();
  }

  #foldLater(): void {
    this.#folding = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    try {
      this.fold();
    } catch (error) {
      // What was acknowledged stays in the journal; the next reader tries again.
      this.#onError(error);
    }
  }

  /** What is known of versions no longer holds: a transaction has failed. */
  forget(): void {
    this.#others = -1;
  }

  /** Spreads everything over the tables, in a transaction of its own. */
  fold(): void {
    if (this.#statement('select 1 from journal limit 1').get() === undefined) return;
    this.#statement('begin immediate').run();
    try {
      this.foldNow();
      this.#statement('commit').run();
    } catch (error) {
      this.#statement('rollback').run();
      throw error;
    }
  }

  /** As fold, within a transaction; until the next append all versions are read from the tables. */
  foldNow(): void {
    const lines = this.#statement('select entries from journal order by id').all();
    const entries = lines.flatMap((line) => JSON.parse(String(line.entries)) as Entry[]);
    // Match by match, so that every page of the log is touched once; the sort keeps the moves of a match in order.
    entries.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
    const log = this.#statement(
      'insert into event (match, v, n, seat, move, hash, request, at) values (?, ?, ?, ?, ?, ?, ?, ?)',
    );
    const row = this.#statement(
      'update match set version = ?, moves = ?, updated_at = ?, status = ?, waiting = ?, bot_turn = ?, result = ? where id = ?',
    );
    for (const [i, e] of entries.entries()) {
      const [match, v, n, seat, move, hash, request, at, status, waiting, botTurn, result] = e;
      log.run(match, v, n, seat, move, hash, request, at);
      if (entries[i + 1]?.[0] !== match) row.run(v, n, at, status, waiting, botTurn, result, match);
    }
    this.#statement('delete from journal').run();
    this.#versions.clear();
    this.#entries = 0;
  }

  /** If another process has written meanwhile, what is known of versions may be old. */
  #notice(): void {
    const { data_version: others } = this.#statement('pragma data_version').get() as { data_version: number };
    if (others === this.#others) return;
    this.#others = others;
    this.foldNow();
  }

  #version(match: string): number | undefined {
    const known = this.#versions.get(match);
    if (known !== undefined) return known;
    return this.#statement('select version from match where id = ?').get(match)?.version as number | undefined;
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.fold();
  }
}

function entry(event: EventTable, row: MatchTable): Entry {
  const { match, v, n, seat, move, hash, request, at } = event;
  return [match, v, n, seat, move, hash, request, at, row.status, row.waiting, row.bot_turn, row.result];
}
