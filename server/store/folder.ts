import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { damaged, StartProblem, storageSentence } from './start-problem.ts';
import { readWal } from './wal.ts';

const BUSY = 5;

/** The files of the embedded database. */
interface Files {
  readonly database: string;
  readonly wal: string;
  readonly lock: string;
  /** How far the database had come, while a server runs: after an end without a last word it is still there. */
  readonly running: string;
}

/**
 * One program a folder. The lock is one of SQLite on a file of its own: the system gives it back when the program ends,
 * however it ends.
 */
export class Folder {
  readonly files: Files;
  readonly #lock: DatabaseSync;

  private constructor(files: Files, lock: DatabaseSync) {
    this.files = files;
    this.#lock = lock;
  }

  static open(folder: string): Folder {
    const database = join(folder, 'tafelrunde.sqlite');
    const files = {
      database,
      wal: `${database}-wal`,
      lock: join(folder, 'tafelrunde.lock'),
      running: join(folder, 'tafelrunde.running'),
    };
    makeFolder(folder);
    try {
      return new Folder(files, take(files.lock, folder));
    } catch (error) {
      throw storageSentence(error, folder) ?? error;
    }
  }

  /** The last server here did not end by itself. */
  get crashed(): boolean {
    return existsSync(this.files.running);
  }

  /** Before the database is opened: SQLite itself would go on without what it cannot read, and say nothing. */
  inspect(): void {
    const { database, wal } = this.files;
    if (!existsSync(database)) {
      if (this.crashed || existsSync(wal)) throw damaged(`The database ${database} is missing`);
      return;
    }
    if (!existsSync(wal)) return;
    const { commits, lostCommits } = readWal(wal);
    // One may be the transaction that was being written when the power went.
    if (lostCommits > 1)
      throw damaged(`${wal} is damaged after ${commits} transactions: ${lostCommits} later ones cannot be read`);
  }

  /** The time the database had come to when that was last written down. */
  reached(): number {
    return this.crashed ? Number(readFileSync(this.files.running, 'utf8')) || 0 : 0;
  }

  mark(reached: number): void {
    writeFileSync(this.files.running, `${reached}\n`);
  }

  /** Nothing is left to be compared with at the next start. */
  unmark(): void {
    rmSync(this.files.running, { force: true });
  }

  close(): void {
    this.#lock.close();
  }
}

/** The folders that are not there, the outermost first. `recursive` would try for ever where a file system takes none. */
function missing(folder: string): string[] {
  const steps: string[] = [];
  for (let at = resolve(folder); !existsSync(at) && at !== dirname(at); at = dirname(at)) steps.unshift(at);
  return steps;
}

function makeFolder(folder: string): void {
  try {
    for (const step of missing(folder)) mkdirSync(step);
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const why = `The data folder ${folder} cannot be made (${code}): choose another one with DATA=…`;
    throw storageSentence(error, folder) ?? new StartProblem(why, 2);
  }
}

function take(file: string, folder: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new StartProblem(
      `Another Tafelrunde uses the data folder ${folder}: end it, or choose another folder with DATA=…`,
      2,
    );
  }
}
