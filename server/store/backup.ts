import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Folder } from './folder.ts';
import { StartProblem, storageSentence } from './start-problem.ts';

const NEEDED = ['match', 'seat', 'log', 'person', 'journal'];

export interface Contents {
  readonly matches: number;
  readonly people: number;
}

/** What a whole database holds; refuses a file that is none, or is damaged. */
function inspect(file: string): Contents {
  const problem = (why: string): StartProblem => new StartProblem(`${file} is no backup of Tafelrunde: ${why}.`, 3);
  if (!existsSync(file)) throw new StartProblem(`${file} does not exist.`, 2);
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const check = String(db.prepare('pragma quick_check(1)').get()?.quick_check);
    if (check !== 'ok') throw problem(check);
    const tables = db
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map((t) => String(t.name));
    const missing = NEEDED.filter((name) => !tables.includes(name));
    if (missing.length > 0) throw problem(`it has no table ${missing.join(', ')}`);
    const count = (table: string): number => Number(db?.prepare(`select count(*) as n from "${table}"`).get()?.n);
    return { matches: count('match'), people: count('person') };
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw problem(error instanceof Error ? error.message : String(error));
  } finally {
    db?.close();
  }
}

/** Copies the database of a folder as it is at this moment, while a server may go on writing to it. */
export function backup(folder: string, file: string): Contents {
  const database = join(folder, 'tafelrunde.sqlite');
  if (!existsSync(database)) throw new StartProblem(`There is no database in ${folder}.`, 2);
  if (existsSync(file)) throw new StartProblem(`${file} exists already: choose another name.`, 2);
  const partial = `${file}.partial`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(partial, { force: true });
    const db = new DatabaseSync(database, { timeout: 10_000 });
    try {
      // One transaction that reads: the moves in the journal are part of it.
      db.prepare('vacuum into ?').run(partial);
    } finally {
      db.close();
    }
    const contents = inspect(partial);
    renameSync(partial, file);
    return contents;
  } catch (error) {
    rmSync(partial, { force: true });
    throw storageSentence(error, dirname(file)) ?? error;
  }
}

/** Puts a backup in the place of the database. What was there is kept beside it, and named. */
export function restore(folder: string, file: string): Contents & { readonly kept: string | null } {
  const contents = inspect(file);
  const place = Folder.open(folder);
  try {
    const { database } = place.files;
    const partial = `${database}.partial`;
    copyFileSync(file, partial);
    let kept: string | null = null;
    if (existsSync(database)) {
      kept = `${database}.before-${new Date().toISOString().replaceAll(':', '-')}`;
      for (const end of ['-wal', '-shm', '']) if (existsSync(database + end)) renameSync(database + end, kept + end);
    }
    for (const end of ['-wal', '-shm']) rmSync(database + end, { force: true });
    place.unmark();
    renameSync(partial, database);
    return { ...contents, kept };
  } catch (error) {
    throw storageSentence(error, folder) ?? error;
  } finally {
    place.close();
  }
}
