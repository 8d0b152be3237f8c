import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Backend } from './backend.ts';
import { type Change, Scribe } from './changes.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

type Value = string | number | bigint | null;

/** node:sqlite as kysely's SQLite dialect wants a database to be; every statement is prepared once. */
class Bridge implements SqliteDatabase {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

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

/** The embedded database: one file, one process. */
export async function openSqlite(folder: string): Promise<Backend> {
  mkdirSync(folder, { recursive: true });
  const raw = new DatabaseSync(join(folder, 'tafelrunde.sqlite'), { timeout: 10_000 });
  // FULL: a commit is on the disk before it is acknowledged; WAL alone would lose the last ones with the power.
  raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  const bridge = new Bridge(raw);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: bridge }) });
  await migrate(db, 'sqlite');
  const scribe = new Scribe(db);

  /** In one synchronous piece: nothing else can slip into the transaction. */
  function commitNow(changes: readonly Change[]): boolean[] {
    bridge.statement('begin immediate').run();
    try {
      const made = changes.map((change) => {
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
      bridge.statement('commit').run();
      return made;
    } catch (error) {
      if (raw.isTransaction) raw.exec('rollback');
      throw error;
    }
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
    close: () => db.destroy(),
  };
}
