import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Backend } from './backend.ts';
import { Bridge } from './bridge.ts';
import { type Change, Scribe } from './changes.ts';
import { Journal } from './journal.ts';
import { migrate } from './migrations.ts';
import type { PeopleSchema, Schema } from './schema.ts';

/** The embedded database: one file. */
export async function openSqlite(folder: string, onError: (error: unknown) => void): Promise<Backend> {
  mkdirSync(folder, { recursive: true });
  const raw = new DatabaseSync(join(folder, 'tafelrunde.sqlite'), { timeout: 10_000 });
  // FULL: a commit is on the disk before it is acknowledged; WAL alone would lose the last ones with the power.
  raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  const bridge = new Bridge(raw);
  const people = new Kysely<PeopleSchema>({ dialect: new SqliteDialect({ database: bridge.door() }) });
  await migrate(people, 'sqlite');
  const journal = new Journal(bridge, onError);
  const matches = new Kysely<Schema>({ dialect: new SqliteDialect({ database: bridge.door(() => journal.fold()) }) });
  const scribe = new Scribe(matches);

  /** In one synchronous piece: nothing else can slip into the transaction. */
  function commitNow(changes: readonly Change[]): boolean[] {
    try {
      const made = bridge.transaction(() => (changes.every(Journal.takes) ? journal.append(changes) : spread(changes)));
      journal.settle();
      return made;
    } catch (error) {
      journal.forget();
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
    people,
    matches,
    shared: false,
    commit: async (changes) => commitNow(changes),
    claim: async () => true,
    release: async () => {},
    listen: async () => {},
    tell: async () => {},
    pulse: async () => {
      bridge.statement('update pulse set at = ? where id = 0').run(Date.now());
    },
    close: async () => {
      journal.close();
      await Promise.all([people.destroy(), matches.destroy()]);
      bridge.close();
    },
  };
}
