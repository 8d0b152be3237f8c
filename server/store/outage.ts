/** Classes of PostgreSQL's errors: connection, resources, operator, system, and a database that only reads. */
const POSTGRES = /^(08|53|57|58|25006)/;
const NETWORK = /^(ECONN|ETIMEDOUT|EPIPE|EHOST|ENET|ENOTFOUND|EAI_)/;
const SILENCE = /does not answer|Connection terminated|timeout exceeded|no answer within/;
/** SQLite: busy, locked, read-only, input or output failed, full, cannot open. */
const SQLITE = new Set([5, 6, 8, 10, 13, 14]);

/** Whether the storage is to blame, which may pass, and not the program. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return SQLITE.has(errcode & 0xff);
  if (typeof code === 'string' && (POSTGRES.test(code) || NETWORK.test(code))) return true;
  return SILENCE.test(error.message);
}

/** The connection broke between the request to commit and its answer: whether it was made is not known. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the database has not said whether a commit was made', { cause });
    this.name = 'OutcomeUnknown';
  }
}
