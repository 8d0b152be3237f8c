/** What somebody asks for costs what they have, and not what the house has: no question of the lobby reads a table from end to end. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { KyselyPlugin } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Backend } from '../store/backend.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { Store } from '../store/store.ts';
import { tempFolder } from './people.ts';
import { findPostgres, startPostgres } from './postgres.ts';

const MATCHES = 30_000;
const MATCH = `insert into match (id, game, rules_version, options, seed, status, listed, version, moves, base, waiting,
  bot_turn, owner, created_at, updated_at)`;
const SEAT = 'insert into seat (match, seat, kind, person, colour)';
const PERSON = 'insert into person (id, name, colour, created_at)';

/** A house with many matches of many people: finished, left alone in the middle, and listed long ago. */
const filled = (numbers: string, text: (n: string) => string): string[] => [
  `${PERSON} select ${text('n')}, 'Somebody', 0, 0 from ${numbers} where n < 3000`,
  `${MATCH} select 'match-' || ${text('n')}, 'my-city', 1, '{}', 'x',
    case when n % 10 = 0 then 'running' when n % 10 = 1 then 'waiting' else 'finished' end, 1, 1, 0, 0, '[]', 0,
    ${text('n % 3000')}, n, n from ${numbers}`,
  `${SEAT} select 'match-' || ${text('n')}, 0, 'person', ${text('n % 3000')}, 0 from ${numbers}`,
  `${SEAT} select 'match-' || ${text('n')}, 1, 'person', ${text('(n + 1) % 3000')}, 0 from ${numbers} where n % 2 = 0`,
];

interface House {
  readonly backend: Backend;
  readonly plan: (sql: string, values: readonly unknown[]) => Promise<string[]>;
}

async function sqlite(): Promise<House> {
  const folder = tempFolder();
  const backend = await openSqlite(folder, () => {});
  onTestFinished(async () => {
    await backend.close();
    rmSync(folder, { recursive: true });
  });
  const db = new DatabaseSync(join(folder, 'tafelrunde.sqlite'));
  onTestFinished(() => db.close());
  const numbers = `(with recursive c(n) as (select 0 union all select n + 1 from c where n < ${MATCHES - 1}) select n from c)`;
  for (const sql of filled(numbers, (n) => `cast(${n} as text)`)) db.exec(sql);
  return {
    backend,
    plan: async (sql) =>
      db
        .prepare(`explain query plan ${sql}`)
        .all()
        .map((row) => String(row.detail))
        .filter(
          (line) =>
            /^SCAN (?:match|seat|mine|newer|other|person)\b/.test(line) ||
            // What belongs to somebody begins with their seats, and not with all matches of one status.
            (sql.includes('"mine"') && /^SEARCH match USING INDEX/.test(line)),
        ),
  };
}

async function postgres(programs: string): Promise<House> {
  const database = startPostgres(programs);
  const backend = await openPostgres(database.url, () => {});
  const client = new pg.Client(database.url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await backend.close();
    database.stop();
  });
  const numbers = `generate_series(0, ${MATCHES - 1}) as n`;
  for (const sql of filled(numbers, (n) => `(${n})::text`)) await client.query(sql);
  await client.query('analyze');
  return {
    backend,
    plan: async (sql, values) => {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...values]);
      return rows.map((row) => row['QUERY PLAN']).filter((line) => /Seq Scan on (?:match|seat)\b/.test(line));
    },
  };
}

const programs = findPostgres();

describe.each(programs === null ? ['sqlite'] : ['sqlite', 'postgres'])('on %s', (kind) => {
  it('lobby, results alone and results of a game look up what the person has', async () => {
    const { backend, plan } = await (kind === 'postgres' && programs !== null ? postgres(programs) : sqlite());
    const asked: { sql: string; values: readonly unknown[] }[] = [];
    const listening: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        const { sql, parameters } = backend.matches.getExecutor().compileQuery(node, queryId);
        asked.push({ sql, values: parameters });
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const store = new Store({ ...backend, matches: backend.matches.withPlugin(listening) }, () => {});
    const me = '12';
    expect((await store.mine(me)).length).toBeGreaterThan(5);
    expect((await store.past(me, Date.now())).length).toBeGreaterThan(0);
    expect(await store.counts(me)).toEqual({ running: expect.any(Number), finished: expect.any(Number) });
    expect(await store.invited(me)).toEqual([]);
    expect((await store.finishedOf(me, 'my-city')).length).toBeGreaterThan(0);
    await store.alone(me, 'my-city', '{}');
    await store.listed('waiting', me);
    await store.listed('running', me);
    await store.heldBy(me);
    await store.playedBy(me);
    expect(asked.length).toBeGreaterThan(12);
    const scans: string[] = [];
    for (const { sql, values } of asked) for (const line of await plan(sql, values)) scans.push(`${line} in ${sql}`);
    expect(scans).toEqual([]);
  });
});
