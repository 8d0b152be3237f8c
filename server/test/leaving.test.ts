/** Whoever is deleted is deleted: cut off after any statement, killed, or met by a page that sits down meanwhile. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { beginLeaving, finishLeaving, takeUpLeaving } from '../leaving.ts';
import { actAt, rematchOf } from '../life.ts';
import type { Lobby, MatchCard, NewMatch } from '../protocol.ts';
import { forkMatch, joinMatch, openMatch } from '../seating.ts';
import { Sessions } from '../sessions.ts';
import { Shelf } from '../shelf.ts';
import type { Backend } from '../store/backend.ts';
import { openPostgres } from '../store/postgres.ts';
import type { PersonTable } from '../store/schema.ts';
import { openSqlite } from '../store/sqlite.ts';
import { Store } from '../store/store.ts';
import { Tables } from '../tables.ts';
import { atBothDatabases } from './houses.ts';
import { GAMES, Person, tempFolder } from './people.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import { startHost } from './process.ts';
import { postgresReader, type Reader, sqliteReader, tracesOf } from './traces.ts';

class CutOff extends Error {}

/** A database whose line breaks after a number of statements. */
function breakable(inner: Backend): { backend: Backend; line: { left: number } } {
  const line = { left: Number.POSITIVE_INFINITY };
  const step = (): void => {
    if (line.left <= 0) throw new CutOff('the line is cut');
    line.left -= 1;
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      step();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const backend: Backend = {
    ...inner,
    people: inner.people.withPlugin(plugin),
    matches: inner.matches.withPlugin(plugin),
    commit: async (changes) => {
      step();
      return inner.commit(changes);
    },
    tell: async (notice) => {
      step();
      return inner.tell(notice);
    },
  };
  return { backend, line };
}

const wish = (seats: NewMatch['seats'], more: Partial<NewMatch> = {}): NewMatch => ({
  game: 'secret-bids',
  options: { rounds: 2 },
  seats,
  listed: true,
  ...more,
});
const TWO: NewMatch['seats'] = [{ kind: 'me' }, { kind: 'open' }];

describe.each(findPostgres() === null ? ['sqlite'] : ['sqlite', 'postgres'])('cut off, on %s', (kind) => {
  const folder = tempFolder();
  const programs = findPostgres();
  const database = kind === 'postgres' && programs !== null ? startPostgres(programs) : null;
  const errors: unknown[] = [];
  const onError = (error: unknown): void => {
    if (!(error instanceof CutOff)) errors.push(error);
  };
  let inner: Backend;
  let reader: Reader;

  beforeAll(async () => {
    inner = database === null ? await openSqlite(folder, onError) : await openPostgres(database.url, onError);
    reader = database === null ? sqliteReader(join(folder, 'tafelrunde.sqlite')) : postgresReader(database.url);
  });
  afterAll(async () => {
    await inner.close();
    database?.stop();
    rmSync(folder, { recursive: true });
    expect(errors).toEqual([]);
  });

  async function house(backend: Backend): Promise<{ store: Store; tables: Tables; sessions: Sessions }> {
    const store = new Store(backend, onError);
    const tables = new Tables(store, await Shelf.from(GAMES), 60_000, onError, undefined, 300_000, Date.now);
    onTestFinished(() => tables.close());
    return { store, tables, sessions: new Sessions(store.people) };
  }

  /** Somebody at every kind of table: opened, joined, running, over, given up, given away, forked, with a seat kept for them. */
  async function everywhere(tables: Tables, sessions: Sessions, name: string): Promise<PersonTable> {
    const { person: kai } = await sessions.open({ name }, undefined);
    const { person: lea } = await sessions.open({ name: 'Lea', colour: 1 }, undefined);
    await openMatch(tables, kai, wish(TWO));
    const joined = await openMatch(tables, lea, wish([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]));
    await joinMatch(tables, kai, joined.row.id, undefined);
    const made = async (): Promise<string> => {
      const { row } = await openMatch(tables, kai, wish(TWO));
      await joinMatch(tables, lea, row.id, undefined);
      return row.id;
    };
    await made();
    const over = await made();
    await actAt(tables, lea, over, { do: 'resign' });
    await rematchOf(tables, lea, over);
    const three = await openMatch(tables, kai, wish([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]));
    await joinMatch(tables, lea, three.row.id, undefined);
    await joinMatch(tables, (await sessions.open({ name: 'Mia' }, undefined)).person, three.row.id, undefined);
    await actAt(tables, kai, three.row.id, { do: 'resign' });
    await actAt(tables, kai, await made(), { do: 'give', to: 'link' });
    return kai;
  }

  it('after every single statement: nobody sees the name any more, and the next start leaves nothing', async () => {
    const { backend, line } = breakable(inner);
    let cut = 0;
    for (let k = 0; ; k++) {
      const { tables, sessions, store } = await house(backend);
      const kai = await everywhere(tables, sessions, `Kai Nr. ${k}.`);
      const rooms = { tables, sessions };
      line.left = k;
      const done = await beginLeaving(rooms, kai.id)
        .then(() => finishLeaving(rooms, kai.id))
        .then(
          () => true,
          () => false,
        );
      const whole = line.left > 0;
      line.left = Number.POSITIVE_INFINITY;
      if (k === 0) {
        expect(await store.people.leaving()).toEqual([]);
        expect((await store.people.byId(kai.id))?.name).toBe(kai.name);
      } else {
        cut += done ? 0 : 1;
        const shown = (await store.allOf(kai.id)).flatMap(({ seats }) => seats.flatMap((s) => [s.name, s.invitedName]));
        expect(shown).not.toContain(kai.name);
        expect(await store.people.byId(kai.id)).toBeUndefined();
        const next = await house(inner);
        await takeUpLeaving(next);
        expect(await tracesOf(reader, [kai.id, kai.name])).toEqual([]);
      }
      if (whole) break;
    }
    expect(cut).toBeGreaterThan(20);
  });

  it('whoever is being deleted sits down nowhere, also in a process that has heard nothing of it', async () => {
    const { tables, sessions, store } = await house(inner);
    const { person: kai } = await sessions.open({ name: 'Kai' }, undefined);
    const { person: lea } = await sessions.open({ name: 'Lea' }, undefined);
    const { row } = await openMatch(tables, lea, wish(TWO));
    const other = await openMatch(tables, lea, wish([{ kind: 'me' }, { kind: 'bot', level: 1 }]));
    await actAt(tables, lea, other.row.id, { do: 'resign' });
    await store.people.leave(kai.id, Date.now());
    const refused = { key: 'no-session' };
    await expect(joinMatch(tables, kai, row.id, undefined)).rejects.toMatchObject(refused);
    await expect(openMatch(tables, kai, wish(TWO))).rejects.toMatchObject(refused);
    const seats: NewMatch['seats'] = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
    await expect(forkMatch(tables, kai, other.row.id, { at: 0, seats })).rejects.toMatchObject({
      key: expect.stringMatching(/no-session|bad-position/),
    });
    expect(await store.allOf(kai.id)).toEqual([]);
    // The table is as it was, for whoever comes next.
    expect(
      (await joinMatch(tables, (await sessions.open({ name: 'Mia' }, undefined)).person, row.id, undefined)).row.status,
    ).toBe('running');
  });
});

it('a process killed in the middle of a deletion: the next one finishes it by itself', async () => {
  const data = tempFolder();
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const host = await startHost({ DATA: data });
  const kai = await Person.guest(host.url, 'Kai the Gone');
  for (let n = 0; n < 40; n++) {
    const lea = await Person.guest(host.url, 'Lea');
    await kai.post(`/matches/${await lea.open([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])}/join`);
  }
  const { id } = (await kai.get<{ id: string }>('/me')).body;
  const db = new DatabaseSync(join(data, 'tafelrunde.sqlite'), { readOnly: true, timeout: 5000 });
  const mark = db.prepare('select leaving_at from person where id = ?');
  const request = kai.post('/account/delete', { name: 'Kai the Gone' }).catch(() => null);
  while (mark.get(id)?.leaving_at === null) await new Promise((next) => setImmediate(next));
  await host.end('SIGKILL');
  expect(await request).toBeNull();
  // It was in the middle: still there, and seated.
  expect(mark.get(id)?.leaving_at).toEqual(expect.any(Number));
  db.close();
  const reader = sqliteReader(join(data, 'tafelrunde.sqlite'));
  const next = await startHost({ DATA: data });
  onTestFinished(async () => {
    await next.end('SIGKILL');
  });
  await expect.poll(() => tracesOf(reader, [id, 'Kai the Gone']), { timeout: 20_000 }).toEqual([]);
});

atBothDatabases('deletions that meet a page which sits down', {}, (houses) => {
  it('all are answered, and no name is left', async () => {
    const { east, west } = houses;
    const lea = await Person.guest(east.url, 'Lea');
    const words: string[] = [];
    const joins = new Set<number>();
    for (let n = 0; n < 25; n++) {
      const name = `Kai Nr. ${n}.`;
      const kai = await Person.guest(east.url, name);
      words.push(name, (await kai.get<{ id: string }>('/me')).body.id);
      const tables: string[] = [];
      for (let t = 0; t < 3; t++) {
        const opened = await (t === 0 ? kai : await Person.guest(west.url, 'Mia')).open([
          { kind: 'me' },
          { kind: 'open' },
          { kind: 'open' },
        ]);
        tables.push(opened);
      }
      const page = new Person(west.url, kai.cookie);
      const join1 = async (): Promise<void> => {
        for (const id of tables) {
          joins.add((await page.post(`/matches/${id}/join`)).status);
          joins.add((await new Person(west.url, lea.cookie).post<MatchCard>(`/matches/${id}/join`)).status);
        }
      };
      const [gone] = await Promise.all([kai.post('/account/delete', { name }), join1(), join1()]);
      expect(gone).toMatchObject({ status: 200, body: { me: null } });
    }
    // In time, too late, at a table that went with its last person, or at one that has begun.
    for (const status of joins) expect([200, 401, 404, 409]).toContain(status);
    const reader =
      houses.database === null
        ? sqliteReader(join(east.data, 'tafelrunde.sqlite'))
        : postgresReader(houses.database.url);
    expect(await tracesOf(reader, words)).toEqual([]);
    for (const { url } of [east, west]) {
      const { body } = await new Person(url, lea.cookie).get<Lobby>('/lobby');
      expect(JSON.stringify(body)).not.toContain('Kai');
    }
    expect([...east.errors, ...west.errors]).toEqual([]);
  });
});
