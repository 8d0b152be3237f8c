import { isOutage } from './outage.ts';

/** Something the host has to mend before the server can run: one sentence that says what, and how. */
export class StartProblem extends Error {
  /** 2: something is in the way. 3: data is damaged or missing. */
  readonly exitCode: 2 | 3;

  constructor(sentence: string, exitCode: 2 | 3) {
    super(sentence);
    this.name = 'StartProblem';
    this.exitCode = exitCode;
  }
}

const code = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;
/** SQLite's result code without its details. */
const errcode = (error: unknown): number => Number((error as { errcode?: unknown } | null)?.errcode ?? 0) & 0xff;

/** Something that was there is not there, or cannot be read. Nobody goes on without it who has not said so. */
export function damaged(what: string): StartProblem {
  return new StartProblem(
    `${what}. Restore a backup with \`tafelrunde restore FILE\`, or go on without what is missing: start once with TAFELRUNDE_ACCEPT_LOSS=1.`,
    3,
  );
}

/** Classes of PostgreSQL's errors that whoever starts the server can mend: name, password, database, rights, room. */
const REFUSED = /^(?:08|28|3D|42501|53|57|58|25006)/;

/** What the sentence for an error of PostgreSQL at the start is; null for errors that are bugs. */
export function databaseSentence(error: unknown): StartProblem | null {
  if (error instanceof StartProblem) return error;
  const said = String(code(error) ?? '');
  const known = REFUSED.test(said) || said === 'ERR_INVALID_URL' || isOutage(error);
  if (!known) return null;
  // Several addresses of one name fail together, and say so only apart.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  const why = (first as Error).message.split('\n')[0] || said;
  return new StartProblem(`The database that DATABASE_URL names cannot be used (${why}).`, 2);
}

/** What the sentence for an error of the embedded database is; null for errors that are bugs. */
export function storageSentence(error: unknown, folder: string): StartProblem | null {
  if (error instanceof StartProblem) return error;
  if (code(error) === 'EACCES' || code(error) === 'EPERM' || code(error) === 'EROFS')
    return new StartProblem(`The data folder ${folder} cannot be written to: choose another one with DATA=…`, 2);
  if (code(error) === 'ENOTDIR' || code(error) === 'EEXIST')
    return new StartProblem(`${folder} is not a folder: choose another one with DATA=…`, 2);
  if (code(error) === 'ENOSPC') return new StartProblem(`The disk of ${folder} is full: make room and start again.`, 2);
  switch (errcode(error)) {
    case 5:
    case 6:
      return new StartProblem(`The database in ${folder} is in use by another program: end it and start again.`, 2);
    case 8:
      return new StartProblem(`The database in ${folder} can only be read: give the server the right to write it.`, 2);
    case 13:
      return new StartProblem(`The disk of ${folder} is full: make room and start again.`, 2);
    case 10:
      return damaged(`The disk of ${folder} fails (${(error as Error).message})`);
    case 14:
      return new StartProblem(`The database in ${folder} cannot be opened: look at its rights and its disk.`, 2);
    case 11:
    case 26:
      return new StartProblem(
        `The database in ${folder} is damaged (${(error as Error).message}). Restore a backup with \`tafelrunde restore FILE\`.`,
        3,
      );
    default:
      return null;
  }
}
