import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Backend } from './backend.ts';
import { type Change, Scribe } from './changes.ts';
import { Journal } from './journal.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** A query that concerns what the journal may still hold. */
const MATCHES = /"(?:match|log)"/;

type Value = string | number | bigint | null;

/** node:sqlite as kysely's SQLite dialect wants a database to be; every statement is prepared once. */
class Bridge implements SqliteDatabase {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  /** Called before every query that kysely makes of matches. */
  beforeReading: () => void = () => {};

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  statement(sql: string): StatementSync {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#prepared.set(sql, statement);
    }
    return statement;
  }

  prepare(sql: string): SqliteStatement {
    if (MATCHES.test(sql)) this.beforeReading();
    const statement = this.statement(sql);
    const args = (parameters: readonly unknown[]): Value[] => parameters as Value[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...args(parameters)),
      run: (parameters) => statement.run(...args(parameters)),
      iterate: (parameters) => statement.iterate(...args(parameters)),
    };
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }
}

/** The embedded database: one file. */
export async function openSqlite(folder: string, onError: (error: unknown) => void): Promise<Backend> {
  mkdirSync(folder, { recursive: true });
  const raw = new DatabaseSync(join(folder, 'tafelrunde.sqlite'), { timeout: 10_000 });
  // FULL: a commit is on the disk before it is acknowledged; WAL alone would lose the last ones with the power.
  raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  const bridge = new Bridge(raw);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: bridge }) });
  await migrate(db, 'sqlite');
  const scribe = new Scribe(db);
  const journal = new Journal((sql) => bridge.statement(sql), onError);
  bridge.beforeReading = () => journal.fold();

  /** In one synchronous piece: nothing else can slip into the transaction. */
  function commitNow(changes: readonly Change[]): boolean[] {
    bridge.statement('begin immediate').run();
    try {
      const made = changes.every(Journal.takes) ? journal.append(changes) : spread(changes);
      bridge.statement('commit').run();
      journal.settle();
      return made;
    } catch (error) {
      journal.forget();
      if (raw.isTransaction) raw.exec('rollback');
      throw error;
    }
  }

  /** People come and go: such changes are rare and reach their tables at once. */
  function spread(changes: readonly Change[]): boolean[] {
    journal.foldNow();
    return changes.map((change) => {
      if (change.origin.dead) return false;
      for (const [i, step] of scribe.steps(change).entries()) {
        const { changes: rows } = bridge.statement(step.sql).run(...step.values);
        if (i === 0 && Number(rows) === 0) {
          change.origin.dead = true;
          return false;
        }
      }
      return true;
    });
  }

  return {
    kind: 'sqlite',
    db,
    shared: false,
    commit: async (changes) => commitNow(changes),
    claim: async () => true,
    release: async () => {},
    listen: async () => {},
    tell: async () => {},
    close: async () => {
      journal.close();
      await db.destroy();
    },
  };
}
