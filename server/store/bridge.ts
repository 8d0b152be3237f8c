import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

type Value = string | number | bigint | null;

/** node:sqlite, every statement prepared once, with doors as kysely's SQLite dialect wants a database to be. */
export class Bridge {
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

  /** In one synchronous piece: nothing else can slip in. */
  transaction<T>(work: () => T): T {
    this.statement('begin immediate').run();
    try {
      const result = work();
      this.statement('commit').run();
      return result;
    } catch (error) {
      // SQLite may have given up the transaction by itself.
      if (this.#db.isTransaction) this.#db.exec('rollback');
      throw error;
    }
  }

  /**
   * A way for kysely to the database; something may have to be done before each query that goes through it. Where it says that
   * this could not be written down, what only reads is asked within what it gives instead.
   */
  door(before: () => null | (<T>(read: () => T) => T) = () => null): SqliteDatabase {
    const prepare = (sql: string): SqliteStatement => {
      const within = before() ?? (<T>(read: () => T): T => read());
      const statement = this.statement(sql);
      const args = (parameters: readonly unknown[]): Value[] => parameters as Value[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => within(() => statement.all(...args(parameters))),
        run: (parameters) => statement.run(...args(parameters)),
        iterate: (parameters) => statement.iterate(...args(parameters)),
      };
    };
    return { prepare, close: () => {} };
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }
}
