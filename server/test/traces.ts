/** Everything a database holds, searched for words. */
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Asks a database that a server may use at the same time. */
export interface Reader {
  readonly rows: (sql: string) => Promise<Record<string, unknown>[]>;
  readonly tables: () => Promise<string[]>;
}

export function sqliteReader(file: string): Reader {
  const rows = async (sql: string): Promise<Record<string, unknown>[]> => {
    const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    try {
      return db.prepare(sql).all();
    } finally {
      db.close();
    }
  };
  const names = "select name from sqlite_master where type = 'table'";
  return { rows, tables: async () => (await rows(names)).map((t) => String(t.name)) };
}

export function postgresReader(url: string): Reader {
  const rows = async (sql: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const names = "select table_name as name from information_schema.tables where table_schema = 'public'";
  return { rows, tables: async () => (await rows(names)).map((t) => String(t.name)) };
}

/** The rows in which one of these words stands, with the name of their table. */
export async function tracesOf({ rows, tables }: Reader, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables())
    for (const row of await rows(`select * from "${table}"`)) {
      const text = JSON.stringify(row);
      if (words.some((word) => text.includes(word))) found.push(`${table}: ${text}`);
    }
  return found;
}
