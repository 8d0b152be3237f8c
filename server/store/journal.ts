import type { Bridge } from './bridge.ts';
import type { Change } from './changes.ts';
import { MOVED } from './columns.ts';
import { writeEvent, writeLog } from './log.ts';
import { isOutage } from './outage.ts';
import type { MatchTable } from './schema.ts';
import { damaged } from './start-problem.ts';

/** What moves and undos change in the row of their match, in the order of `MOVED`. */
type RowNow = readonly (string | number | null)[];
const UPDATE = `update match set ${MOVED.map((column) => `${column} = ?`).join(', ')} where id = ?`;
const VERSION = MOVED.indexOf('version');

/** A match of which the tables do not know everything yet. */
interface Ahead {
  row: RowNow;
  /** Written events, see log.ts. */
  readonly events: string[];
}

/** One change in a line of the journal. */
type Entry = readonly [match: string, row: RowNow, events: readonly unknown[]];

/** Changes after which the journal is folded into the tables. */
const FOLD_AT = 10_000;
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
  readonly #bridge: Bridge;
  readonly #onError: (error: unknown) => void;
  /** What the journal holds, as long as nobody else writes: then it is read again. */
  #ahead = new Map<string, Ahead>();
  /** SQLite counts the commits of others. */
  #others = -1;
  #changes = 0;
  #timer: NodeJS.Timeout | null = null;
  #folding = false;

  constructor(bridge: Bridge, onError: (error: unknown) => void, acceptLoss = false) {
    this.#bridge = bridge;
    this.#onError = onError;
    bridge.statement('create table if not exists journal (id integer primary key, entries text not null)').run();
    if (acceptLoss) this.#dropUnreadable();
    this.fold();
  }

  /** Whether a change can be kept here: moves and undos can, the rest goes straight to its tables. */
  static takes(change: Change): boolean {
    const { from, seats, remove, uncounted } = change;
    return from !== null && seats === undefined && remove === undefined && uncounted === undefined;
  }

  /** Within a transaction: writes all changes that start from the stored version, and says which. */
  append(changes: readonly Change[]): boolean[] {
    this.#notice();
    const entries: string[] = [];
    const made: boolean[] = [];
    for (const change of changes) {
      const { row, origin } = change;
      const stands = !origin.dead && this.#version(row.id) === change.from;
      made.push(stands);
      if (!stands) {
        origin.dead = true;
        continue;
      }
      const now = rowNow(row);
      const events = (change.events ?? []).map(writeEvent);
      entries.push(`["${row.id}",${JSON.stringify(now)},${writeLog(events)}]`);
      this.#remember(row.id, now, events);
    }
    if (entries.length > 0) this.#bridge.statement('insert into journal (entries) values (?)').run(writeLog(entries));
    return made;
  }

  #remember(match: string, row: RowNow, events: readonly string[]): void {
    const ahead = this.#ahead.get(match);
    if (ahead === undefined) this.#ahead.set(match, { row, events: [...events] });
    else {
      ahead.row = row;
      ahead.events.push(...events);
    }
    this.#changes += 1;
  }

  /** After a commit: a long journal is folded as soon as the moves are told, a short one in some quiet moment. */
  settle(): void {
    if (this.#changes >= FOLD_AT && !this.#folding) {
      this.#folding = true;
      setImmediate(() => this.#foldLater());
    } else if (this.#changes > 0 && this.#timer === null)
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

  /** A transaction has failed: what is remembered may not be in the file. */
  forget(): void {
    this.#others = -1;
  }

  /** Spreads everything over the tables, in a transaction of its own. */
  fold(): void {
    if (this.#bridge.statement('select 1 from journal limit 1').get() === undefined) return;
    try {
      this.#bridge.transaction(() => this.foldNow());
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  /** Folds for a reader. On a disk that takes nothing it is folded only while something is read, and nothing is kept of it. */
  foldFor(): null | (<T>(read: () => T) => T) {
    try {
      this.fold();
      return null;
    } catch (error) {
      if (!isOutage(error)) throw error;
      return (read) => this.#foldedWhile(read);
    }
  }

  #foldedWhile<T>(read: () => T): T {
    this.#bridge.statement('begin').run();
    try {
      this.foldNow();
      return read();
    } finally {
      this.#bridge.statement('rollback').run();
      this.forget();
    }
  }

  /** As fold, within a transaction. */
  foldNow(): void {
    this.#notice();
    if (this.#ahead.size === 0) return;
    const log = this.#bridge.statement('insert into log (match, v, events) values (?, ?, ?)');
    const update = this.#bridge.statement(UPDATE);
    for (const [match, { row, events }] of this.#ahead) {
      log.run(match, row[VERSION] ?? null, writeLog(events));
      update.run(...MOVED.map((_, i) => row[i] ?? null), match);
    }
    this.#bridge.statement('delete from journal').run();
    this.#empty();
  }

  /** If another process has written meanwhile, the journal is not what is remembered. */
  #notice(): void {
    const { data_version: others } = this.#bridge.statement('pragma data_version').get() as { data_version: number };
    if (others === this.#others) return;
    this.#others = others;
    this.#empty();
    for (const line of this.#bridge.statement('select id, entries from journal order by id').all())
      for (const [match, row, events] of read(line))
        this.#remember(
          match,
          row,
          events.map((event) => JSON.stringify(event)),
        );
  }

  /** What cannot be read is not thrown away, but kept apart. */
  #dropUnreadable(): void {
    for (const line of this.#bridge.statement('select id, entries from journal').all()) {
      try {
        read(line);
      } catch {
        this.#bridge.statement('create table if not exists unreadable (entries text not null)').run();
        this.#bridge.statement('insert into unreadable (entries) values (?)').run(line.entries as string);
        this.#bridge.statement('delete from journal where id = ?').run(line.id as number);
      }
    }
  }

  #empty(): void {
    this.#ahead = new Map();
    this.#changes = 0;
  }

  #version(match: string): number | undefined {
    const ahead = this.#ahead.get(match);
    if (ahead !== undefined) return ahead.row[VERSION] as number;
    return this.#bridge.statement('select version from match where id = ?').get(match)?.version as number | undefined;
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.fold();
  }
}

function rowNow(row: MatchTable): RowNow {
  return MOVED.map((column) => row[column]);
}

function read({ id, entries }: Record<string, unknown>): Entry[] {
  try {
    return JSON.parse(String(entries)) as Entry[];
  } catch {
    const names = [...String(entries).matchAll(/\["([A-Za-z0-9_-]{8,32})",\[/g)].map(([, match]) => match);
    const whose = names.length === 0 ? '' : ` of the matches ${[...new Set(names)].join(', ')}`;
    throw damaged(`Line ${id} of the journal cannot be read, and with it moves${whose}`);
  }
}
