import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Move, notate } from '#kernel';
import type { Lobby, MatchCard, TableMessage } from '../protocol.ts';
import { Shelf } from '../shelf.ts';
import { type LogEvent, readLog } from '../store/log.ts';
import { Store } from '../store/store.ts';
import type { Table } from '../table.ts';
import { Tables } from '../tables.ts';
import { downgrade } from './downgrade.ts';
import { firstOption, GAMES, type House, type Line, newRequest, openHouse, Person, playOn } from './people.ts';
import { findPostgres, type Postgres, startPostgres } from './postgres.ts';
import { type Host, startHost } from './process.ts';

const bin = findPostgres();
if (bin === null) console.log('no PostgreSQL server found: the tests of shared storage were not run');
else defineTests(bin);

function defineTests(programs: string): void {
  let database: Postgres;
  let east: House;
  let west: House;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    database = startPostgres(programs);
    // Both start at once on an empty database: migrations are made once.
    [east, west] = await Promise.all([
      openHouse({ databaseUrl: database.url, presenceMs: 300 }),
      openHouse({ databaseUrl: database.url, presenceMs: 300 }),
    ]);
    ada = await Person.guest(east.url, 'Ada', 0);
    ben = await Person.guest(west.url, 'Ben', 1);
  });
  afterAll(async () => {
    await Promise.all([east.close(), west.close()]);
    database.stop();
  });

  async function rows<T extends pg.QueryResultRow>(sql: string, ...values: unknown[]): Promise<T[]> {
    const client = new pg.Client(database.url);
    await client.connect();
    const result = await client.query<T>(sql, values);
    await client.end();
    return result.rows;
  }

  async function log(match: string): Promise<LogEvent[]> {
    const pieces = await rows<{ events: string }>('select events from log where match = $1 order by v', match);
    return pieces.flatMap((piece) => readLog(piece.events));
  }

  /** Ada sits at one process, Ben at the other. */
  async function apart(rounds: number): Promise<{ id: string; a: Line; b: Line }> {
    const id = await ada.open([{ kind: 'me' }, { kind: 'open' }], { rounds });
    const a = await ada.at(id);
    await ben.post(`/matches/${id}/join`);
    const b = await ben.at(id);
    await a.table((t) => t.status === 'running');
    return { id, a, b };
  }

  describe('two processes on one PostgreSQL', () => {
    it('know the same people and tables', async () => {
      expect((await new Person(west.url, ada.cookie).get('/me')).body.name).toBe('Ada');
      const id = await ada.open([{ kind: 'me' }, { kind: 'open' }]);
      const { body } = await ben.get<Lobby>('/lobby');
      const card = body.open.find((c) => c.id === id) as MatchCard;
      expect(card.seats[0]?.name).toBe('Ada');
      expect(card.updatedAt).toBeTypeOf('number');
      expect((await ada.get('/health')).body.storage).toBe('postgres');
    });

    it('take over a log that was kept one row a move', async () => {
      const older = startPostgres(programs);
      const before = await openHouse({ databaseUrl: older.url });
      const eve = await Person.guest(before.url, 'Eve');
      const id = await eve.open([{ kind: 'me' }], { rounds: 9 });
      const line = await eve.at(id);
      for (let n = 1; n <= 3; n++) {
        const { version } = line.last as TableMessage;
        await line.answer(line.move(id, version, firstOption(line.last as TableMessage)));
        await line.table((t) => t.version > version);
      }
      await before.close();
      const client = new pg.Client(older.url);
      await client.connect();
      const pieces = await client.query<{ events: string }>('select events from log order by v');
      const events = pieces.rows.flatMap((piece) => readLog(piece.events));
      expect(events.map((e) => e.n)).toEqual([1, 2, 3]);
      for (const sql of downgrade(id, events)) await client.query(sql);
      await client.end();
      const after = await openHouse({ databaseUrl: older.url });
      const again = await new Person(after.url, eve.cookie).at(id);
      expect(again.last).toMatchObject({ moves: 3, version: line.last?.version, view: line.last?.view });
      await after.close();
      older.stop();
    });

    it('serve one match to its end', async () => {
      const { id, a, b } = await apart(6);
      const [end, same] = await Promise.all([playOn(a), playOn(b)]);
      expect(end.status).toBe('finished');
      expect(same.view).toEqual(end.view);
      expect(same.seed).toBe(end.seed);
      expect((await log(id)).map((e) => e.n)).toEqual(Array.from({ length: end.moves }, (_, i) => i + 1));
    });

    it('never both append the same move', async () => {
      const { id, a, b } = await apart(40);
      // The same person at both processes, both trying the same question at once.
      const twin = await new Person(west.url, ada.cookie).at(id);
      for (let round = 0; round < 25; round++) {
        const table = twin.last as TableMessage;
        if ((a.last as TableMessage).version !== table.version) {
          await a.table((t) => t.version >= table.version);
          continue;
        }
        if (!table.waitingFor.includes(0)) {
          await b.answer(b.move(id, (b.last as TableMessage).version, firstOption(b.last as TableMessage)));
          await Promise.all([twin.table((t) => t.version > table.version), a.table((t) => t.version > table.version)]);
          continue;
        }
        const move = firstOption(table);
        const [one, two] = [a.move(id, table.version, move), twin.move(id, table.version, move)];
        const answers = await Promise.all([a.answer(one), twin.answer(two)]);
        expect(answers.filter((m) => m.t === 'done')).toHaveLength(1);
        expect(answers.filter((m) => m.t === 'refused' && m.reason === 'stale')).toHaveLength(1);
        await Promise.all(
          [a, twin, b].map((l) => (l.last?.version ?? 0) > table.version || l.table((t) => t.version > table.version)),
        );
      }
      const moves = (await log(id)).map((e) => e.n);
      expect(moves.length).toBeGreaterThan(8);
      expect(new Set(moves).size).toBe(moves.length);
      expect(twin.last?.view).toEqual(a.last?.view);
    });

    it('take answers given at the same time through both: neither is stale', async () => {
      const { id, a, b } = await apart(60);
      let together = 0;
      for (let round = 0; round < 60 && a.last?.status === 'running'; round++) {
        const [mine, theirs] = [a.last as TableMessage, b.last as TableMessage];
        const version = Math.max(mine.version, theirs.version);
        if (mine.version !== theirs.version) {
          await Promise.all(
            [a, b].map((l) => (l.last?.version ?? 0) >= version || l.table((t) => t.version >= version)),
          );
          continue;
        }
        const asked = [a, b].filter((l, seat) => l.last?.waitingFor.includes(seat));
        if (asked.length === 2) together += 1;
        const requests = asked.map((l) => [l, l.move(id, version, firstOption(l.last as TableMessage))] as const);
        for (const [line, request] of requests) expect(await line.answer(request)).toMatchObject({ t: 'done' });
        await Promise.all(
          [a, b].map(
            (l) =>
              (l.last?.version ?? 0) >= version + asked.length || l.table((t) => t.version >= version + asked.length),
          ),
        );
      }
      expect(together).toBeGreaterThan(10);
    });

    it('carry out one request that reaches both at once, and tell both that it is done', async () => {
      const { id, a } = await apart(40);
      const twin = await new Person(west.url, ada.cookie).at(id);
      const table = twin.last as TableMessage;
      const request = newRequest();
      for (const line of [a, twin]) line.move(id, table.version, firstOption(table), request);
      const done = { t: 'done', id: request, version: table.version + 1 };
      expect(await Promise.all([a.answer(request), twin.answer(request)])).toEqual([done, done]);
      expect((await log(id)).map((e) => e.request)).toEqual([request]);
    });

    it('sign out everywhere: sockets at the other process are closed', async () => {
      const eve = await Person.guest(east.url, 'Eve');
      const id = await eve.open([{ kind: 'me' }]);
      const far = await new Person(west.url, eve.cookie).at(id);
      const near = await eve.at(id);
      expect((await eve.send('DELETE', '/me')).status).toBe(204);
      expect(await near.closed).toEqual({ code: 4001, reason: 'no-session' });
      expect(await far.closed).toEqual({ code: 4001, reason: 'no-session' });
    });

    it('pass on undo, names and seats', async () => {
      const { id, a, b } = await apart(3);
      await a.answer(a.move(id, (a.last as TableMessage).version, firstOption(a.last as TableMessage)));
      await b.table((t) => t.moves === 1);
      await b.answer(b.move(id, (b.last as TableMessage).version, firstOption(b.last as TableMessage)));
      const turn = await a.table((t) => t.moves === 2);
      await b.table((t) => t.moves === 2);
      const [first, second] = (turn.view as { player: number }).player === 0 ? [a, b] : [b, a];
      await first.answer(first.move(id, turn.version, 'mark 1'));
      await second.table((t) => t.moves === 3);
      first.say({ t: 'undo', id: newRequest(), match: id, to: 2 });
      expect(await second.table((t) => t.moves === 2)).toMatchObject({
        version: turn.version + 2,
        logFrom: 2,
        log: [],
      });
      await ada.send('PATCH', '/me', { name: 'Adele' });
      expect((await b.table((t) => t.seats[0]?.name === 'Adele')).match).toBe(id);
      await ada.send('PATCH', '/me', { name: 'Ada' });
    });

    it('know a repeated request of the other process', async () => {
      const { id, a } = await apart(3);
      const table = a.last as TableMessage;
      const request = newRequest();
      a.move(id, table.version, firstOption(table), request);
      await a.answer(request);
      const twin = await new Person(west.url, ada.cookie).at(id);
      twin.move(id, table.version, firstOption(table), request);
      expect(await twin.answer(request)).toEqual({ t: 'done', id: request, version: table.version + 1 });
      expect((await twin.table()).moves).toBe(1);
    });

    it('let each bot be played by one of them', async () => {
      const id = await ada.open([{ kind: 'me' }, { kind: 'bot', level: 1 }, { kind: 'bot', level: 2 }], { rounds: 8 });
      const a = await ada.at(id);
      const watching = await ben.at(id);
      expect((await playOn(a)).status).toBe('finished');
      await (watching.last?.status === 'finished' || watching.table((t) => t.status === 'finished'));
      expect([...east.errors, ...west.errors]).toEqual([]);
    });

    it('reading what the other has stored bears with a move made meanwhile', async () => {
      const { id, a, b } = await apart(3);
      const store = await Store.open({ data: west.data, databaseUrl: database.url }, () => {});
      const errors: unknown[] = [];
      const tables = new Tables(
        store,
        await Shelf.from(GAMES),
        60_000,
        (error) => errors.push(error),
        undefined,
        1000,
        Date.now,
      );
      const table = (await tables.need(id)) as Table;
      const { version } = table;
      const [one, other] = table.match?.open.find((d) => d.seat === 0)?.options ?? [];
      expect(notate(table.module.game.moves, one as Move)).toBe(firstOption(a.last as TableMessage));
      for (const line of [a, b])
        expect(
          await line.answer(line.move(id, line.last?.version ?? 0, firstOption(line.last as TableMessage))),
        ).toMatchObject({ t: 'done' });
      // Whoever had the table in hand goes on with it while it is being brought up to date.
      tables.hear({ about: 'match', match: id, version: version + 2 });
      for (let tick = 0; table.catching === null && tick < 100; tick++) await Promise.resolve();
      expect(table.catching).not.toBeNull();
      const made = table.play(0, [other as Move], null);
      if (!('change' in made)) throw new Error('refused');
      expect(await tables.write(table, made.change)).toBe('lost');
      const now = await tables.need(id);
      expect(now.version).toBe(version + 2);
      expect(now.match?.entries.slice(0, 2).map((e) => e.kind)).toEqual(['move', 'move']);
      expect(errors).toEqual([]);
      tables.close();
      await store.close();
    });

    it('make no difference to two people who want the last seat', async () => {
      const id = await ada.open([{ kind: 'me' }, { kind: 'open' }]);
      const cleo = await Person.guest(east.url, 'Cleo');
      await Promise.all([cleo.at(id), ben.at(id)]);
      const answers = await Promise.all([cleo.post(`/matches/${id}/join`), ben.post(`/matches/${id}/join`)]);
      expect(answers.map((x) => x.status).sort()).toEqual([200, 409]);
    });
  });

  it('see who is at the table, whichever process they are with', async () => {
    const { id, a, b } = await apart(3);
    const here = (line: Line): (boolean | undefined)[] => (line.last as TableMessage).seats.map((s) => s.here);
    await expect
      .poll(() => [here(a), here(b)], { timeout: 10_000 })
      .toEqual([
        [true, true],
        [true, true],
      ]);
    const { body } = await new Person(west.url, ada.cookie).get<MatchCard>(`/matches/${id}`);
    expect(body.seats.map((s) => s.here)).toEqual([true, true]);
    b.close();
    await expect.poll(() => here(a), { timeout: 10_000 }).toEqual([true, false]);

    // Nobody says goodbye for a process that is killed.
    const host = await startHost({ DATABASE_URL: database.url, PRESENCE: '300' });
    await new Person(host.url, ben.cookie).at(id);
    await expect.poll(() => here(a), { timeout: 10_000 }).toEqual([true, true]);
    await host.end('SIGKILL');
    await expect.poll(() => here(a), { timeout: 10_000 }).toEqual([true, false]);
    a.close();
  });

  it('the people of a process that was killed are gone after 15 seconds', async () => {
    const [dying, staying] = (await Promise.all([1, 2].map(() => startHost({ DATABASE_URL: database.url })))) as [
      Host,
      Host,
    ];
    const person = new Person(staying.url, ada.cookie);
    const id = await person.open([{ kind: 'me' }, { kind: 'open' }]);
    await ben.post(`/matches/${id}/join`);
    const a = await person.at(id);
    await new Person(dying.url, ben.cookie).at(id);
    await expect.poll(() => a.last?.seats[1]?.here, { timeout: 10_000 }).toBe(true);
    await dying.end('SIGKILL');
    await expect.poll(() => a.last?.seats[1]?.here, { timeout: 15_000 }).toBe(false);
    await staying.end('SIGKILL');
  });

  it('a process that dies in the middle: the other goes on with its matches and bots', async () => {
    const host = await startHost({ DATABASE_URL: database.url, BOT_DELAY: '60000' });
    const person = new Person(host.url, ada.cookie);
    const id = await person.open([{ kind: 'me' }, { kind: 'bot', level: 1 }], { rounds: 2 });
    const line = await person.at(id);
    const request = line.move(id, (line.last as TableMessage).version, firstOption(line.last as TableMessage));
    expect(await line.answer(request)).toMatchObject({ t: 'done' });
    await host.end('SIGKILL');
    const back = await ada.at(id);
    expect((back.last as TableMessage).moves).toBeGreaterThanOrEqual(1);
    expect((await playOn(back)).status).toBe('finished');
  });

  it('a database that is gone for a moment loses nothing that was acknowledged', async () => {
    const { id, a } = await apart(3);
    const table = a.last as TableMessage;
    const request = newRequest();
    a.move(id, table.version, firstOption(table), request);
    await a.answer(request);
    database.kill();
    database.start();
    await expect.poll(async () => (await ada.get('/health')).status, { timeout: 20_000, interval: 100 }).toBe(200);
    const fresh = await new Person(west.url, ada.cookie).at(id);
    await expect.poll(() => fresh.last?.moves, { timeout: 20_000 }).toBe(1);
    const other = await ben.at(id);
    const answer = await other.answer(other.move(id, table.version, firstOption(other.last as TableMessage)));
    expect(answer).toMatchObject({ t: 'done' });
    await expect.poll(() => a.last?.moves, { timeout: 20_000 }).toBe(2);
  });
}
