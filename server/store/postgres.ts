import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Backend, Notice } from './backend.ts';
import { type Change, Scribe } from './changes.ts';
import { migrate } from './migrations.ts';
import { OutcomeUnknown } from './outage.ts';
import type { PeopleSchema, Schema } from './schema.ts';

const CHANNEL = 'tafelrunde';
const INT8 = 20;
const RECONNECT_MS = 1000;

/** A database that says nothing for so long is not there, whatever the network believes. */
const SILENCE_MS = 8000;
const CONNECT_MS = 4000;
/** Connections that nobody uses are closed before their silence could be taken for a failure. */
const IDLE_MS = 4000;
/** A statement ends before the connection is given up. */
const STATEMENT_MS = 6000;
/** The line to the other processes is tried so often; the database ends one on which nothing is heard and frees its claims. */
const HEARTBEAT_MS = 3000;
const LINE_IDLE_MS = 15_000;

function connection(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: LINE_IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: HEARTBEAT_MS,
  };
}

/**
 * Ends a connection on which nothing moves: every query that waits for an answer fails with it, and the pool opens
 * another. Queries that time out by themselves would leave it in the pool.
 */
function giveUpInSilence(client: pg.Client | pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(SILENCE_MS, () => stream.destroy(new Error('the database does not answer')));
}

/** PostgreSQL writes bigint as text, because it may not fit into a number; our times and counts do. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(id, format as 'text'),
};

/** The shared database: several processes serve the same matches and tell each other what changed. */
export async function openPostgres(url: string, onError: (error: unknown) => void): Promise<Backend> {
  const me = randomUUID();
  const pool = new pg.Pool({ ...connection(url), max: 8, idleTimeoutMillis: IDLE_MS, types });
  // A connection that breaks is replaced by the pool; without a listener, idle or busy, it would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', () => {});
    giveUpInSilence(client);
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres');
  const scribe = new Scribe(db, 'postgres');
  const line = new Line(url, me, onError);
  await line.open();

  async function commit(changes: readonly Change[]): Promise<boolean[]> {
    const client = await pool.connect();
    let committing = false;
    try {
      await client.query('begin');
      const made: boolean[] = changes.map(() => false);
      // Rows are locked in one order by every process, so that two transactions cannot wait for each other.
      const order = changes.map((_, i) => i).sort((a, b) => compare(changes, a, b));
      for (const i of order) made[i] = await carryOut(client, changes[i] as Change);
      committing = true;
      await client.query('commit');
      client.release();
      return made;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
      // An error of the database itself is an answer: it has rolled back.
      throw committing && !(error instanceof pg.DatabaseError) ? new OutcomeUnknown(error) : error;
    }
  }

  async function carryOut(client: pg.PoolClient, change: Change): Promise<boolean> {
    if (change.origin.dead) return false;
    for (const step of scribe.steps(change)) {
      const { rowCount } = await client.query({ name: step.name, text: step.sql, values: [...step.values] });
      if ((rowCount ?? 0) < (step.needs ?? 0)) {
        change.origin.dead = true;
        return false;
      }
    }
    // Delivered with the commit, or not at all.
    await say(client, { about: 'match', match: change.row.id, version: change.row.version });
    return true;
  }

  async function say(client: pg.Pool | pg.PoolClient, notice: Notice): Promise<void> {
    await client.query({
      name: 'notify',
      text: 'select pg_notify($1, $2)',
      values: [CHANNEL, JSON.stringify({ from: me, notice })],
    });
  }

  return {
    kind: 'postgres',
    people: db as unknown as Kysely<PeopleSchema>,
    matches: db,
    shared: true,
    commit,
    claim: (match) => line.claim(match),
    release: (match) => line.release(match),
    listen: async (hear) => line.hear(hear),
    tell: (notice) => say(pool, notice),
    pulse: async () => {
      line.check();
      await pool.query({ name: 'pulse', text: 'update pulse set at = $1 where id = 0', values: [Date.now()] });
    },
    close: async () => {
      await line.close();
      await db.destroy();
    },
  };
}

function compare(changes: readonly Change[], a: number, b: number): number {
  const x = (changes[a] as Change).row.id;
  const y = (changes[b] as Change).row.id;
  return x < y ? -1 : x > y ? 1 : a - b;
}

/**
 * The one connection that lives as long as the process: it hears notices and holds the claims. When it breaks, the
 * database gives the claims back by itself.
 */
class Line {
  readonly #url: string;
  readonly #me: string;
  readonly #onError: (error: unknown) => void;
  readonly #claims = new Set<string>();
  #client: pg.Client | null = null;
  #hear: (notice: Notice) => void = () => {};
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(url: string, me: string, onError: (error: unknown) => void) {
    this.#url = url;
    this.#me = me;
    this.#onError = onError;
  }

  async open(): Promise<void> {
    const client = new pg.Client(connection(this.#url));
    client.on('error', (error) => {
      this.#onError(error);
      this.#lost(client);
    });
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => {
      if (payload === undefined) return;
      const { from, notice } = JSON.parse(payload) as { from: string; notice: Notice };
      if (from !== this.#me) this.#hear(notice);
    });
    await client.connect();
    giveUpInSilence(client);
    // Known since PostgreSQL 14: older ones free the claims of a dead line when the network tells them.
    await client.query("select set_config(name, $1, false) from pg_settings where name = 'idle_session_timeout'", [
      String(LINE_IDLE_MS),
    ]);
    await client.query(`listen ${CHANNEL}`);
    if (this.#closed) return client.end();
    this.#client = client;
    const beat = setInterval(() => {
      if (this.#client !== client) clearInterval(beat);
      else this.#ask(client, 'select 1').catch(() => {});
    }, HEARTBEAT_MS).unref();
  }

  /** Whether the others can be heard. */
  check(): void {
    if (this.#client === null) throw new Error('the line to the database is broken');
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#claims.clear();
    this.#reopen();
  }

  #reopen(): void {
    if (this.#closed) return;
    setTimeout(() => {
      if (this.#closed) return;
      this.open().then(
        () => this.#hear({ about: 'everything' }),
        (error) => {
          this.#onError(error);
          this.#reopen();
        },
      );
    }, RECONNECT_MS).unref();
  }

  hear(hear: (notice: Notice) => void): void {
    this.#hear = hear;
  }

  async claim(match: string): Promise<boolean> {
    if (this.#claims.has(match)) return true;
    if (this.#client === null) return false;
    const [row] = await this.#ask(this.#client, 'select pg_try_advisory_lock(hashtextextended($1, 0)) as got', match);
    const got = row?.got === true;
    if (got) this.#claims.add(match);
    return got;
  }

  async release(match: string): Promise<void> {
    if (!this.#claims.delete(match) || this.#client === null) return;
    await this.#ask(this.#client, 'select pg_advisory_unlock(hashtextextended($1, 0))', match);
  }

  /** One question after the other. */
  #ask(client: pg.Client, sql: string, ...values: string[]): Promise<pg.QueryResultRow[]> {
    const answer = this.#last.then(() => client.query(sql, values)).then(({ rows }) => rows);
    this.#last = answer.catch(() => {});
    return answer;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }
}
