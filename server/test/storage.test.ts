import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import type { Lobby, TableMessage } from '../protocol.ts';
import type { Change } from '../store/changes.ts';
import { readLog } from '../store/log.ts';
import type { MatchTable } from '../store/schema.ts';
import { openSqlite } from '../store/sqlite.ts';
import { downgrade } from './downgrade.ts';
import { firstOption, type Line, newRequest, openHouse, Person, tempFolder } from './people.ts';

it('a move that cannot be stored was not made: nobody hears of it, and it can be sent again', async () => {
  const house = await openHouse();
  const ada = await Person.guest(house.url, 'Ada');
  const ben = await Person.guest(house.url, 'Ben');
  const id = await ada.open([{ kind: 'me' }, { kind: 'open' }]);
  await ben.post(`/matches/${id}/join`);
  const a = await ada.at(id);
  const b = await ben.at(id);
  const { version } = a.last as TableMessage;
  const move = firstOption(a.last as TableMessage);

  const db = new DatabaseSync(join(house.data, 'tafelrunde.sqlite'));
  db.exec("create trigger full before insert on journal begin select raise(abort, 'disk full'); end");
  const request = newRequest();
  a.move(id, version, move, request);
  expect(await a.next((m) => m.t === 'error')).toEqual({ t: 'error', key: 'unavailable', id: request });
  expect(String(house.errors[0])).toContain('disk full');
  expect(await a.table()).toMatchObject({ version, moves: 0 });
  expect(b.wire.every((text) => !text.includes('"moves":1'))).toBe(true);
  expect(a.wire.some((text) => text.includes('"done"'))).toBe(false);

  db.exec('drop trigger full');
  db.close();
  a.move(id, version, move, request);
  expect(await a.answer(request)).toEqual({ t: 'done', id: request, version: version + 1 });
  expect((await b.table((t) => t.moves === 1)).version).toBe(version + 1);
  await house.close();
});

it('moves in the journal are seen by every reader, in order', async () => {
  const house = await openHouse({ limits: { messagesPerSecond: 1e6, messageBurst: 1e6 } });
  const ada = await Person.guest(house.url, 'Ada');
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.push(await ada.open([{ kind: 'me' }], { rounds: 5000 }));
  const lines = await Promise.all(ids.map((id) => ada.at(id)));
  const db = new DatabaseSync(join(house.data, 'tafelrunde.sqlite'), { readOnly: true });
  const waiting = (): number => Number(db.prepare('select count(*) as n from journal').get()?.n);
  const play = async (line: Line): Promise<void> => {
    const { match, version } = line.last as TableMessage;
    await line.answer(line.move(match, version, firstOption(line.last as TableMessage)));
    await line.table((t) => t.version > version);
  };

  await Promise.all(lines.map(play));
  expect(waiting()).toBeGreaterThan(0);
  expect((await ada.get(`/matches/${ids[0]}`)).body).toMatchObject({ moves: 1 });
  expect(waiting()).toBe(0);

  for (let n = 0; n < 20; n++) await Promise.all(lines.map(play));
  await house.close();
  expect(db.prepare('select moves, version from match where id = ?').get(ids[1] ?? '')).toEqual({
    moves: 21,
    version: (lines[1] as Line).last?.version,
  });
  const pieces = db.prepare('select events from log where match = ? order by v').all(ids[1] ?? '');
  const stored = pieces.flatMap((piece) => readLog(String(piece.events)));
  expect(stored.map((e) => e.n)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
  expect(waiting()).toBe(0);
  db.close();
});

it('a long journal is spread over the tables before anybody reads', async () => {
  const data = tempFolder();
  const backend = await openSqlite(data, (error) => {
    throw error;
  });
  const row: MatchTable = {
    id: 'long-match',
    game: 'secret-bids',
    rules_version: 1,
    options: '{}',
    seed: 'seed',
    format: 2,
    status: 'running',
    listed: 0,
    version: 0,
    moves: 0,
    base: 0,
    forked_from: null,
    dealt_before: '[]',
    saw: '{}',
    waiting: '[0]',
    bot_turn: 0,
    result: null,
    stuck: 0,
    owner: null,
    host: null,
    gathers: 0,
    patience: null,
    last: null,
    take_backs: 1,
    hints: 0,
    paused: 0,
    ended: null,
    question: null,
    rematch: null,
    created_at: 1,
    updated_at: 1,
  };
  const origin = { dead: false };
  expect(await backend.commit([{ origin, from: null, row, seats: [] }])).toEqual([true]);
  const move = (v: number): Change => ({
    origin,
    from: v - 1,
    row: { ...row, version: v, moves: v },
    events: [{ v, n: v, seat: 0, move: 'bid 1', hash: 'x', request: null, at: v }],
  });
  const db = new DatabaseSync(join(data, 'tafelrunde.sqlite'), { readOnly: true });
  const count = (sql: string): number => Number(db.prepare(sql).get()?.n);
  const MOVES = 10_500;
  for (let v = 1; v <= MOVES; v += 500) {
    const made = await backend.commit(Array.from({ length: 500 }, (_, i) => move(v + i)));
    expect(made.every((m) => m)).toBe(true);
    await new Promise((next) => setImmediate(next));
  }
  const spread = count('select version as n from match');
  const kept = count('select coalesce(sum(json_array_length(entries)), 0) as n from journal');
  expect(spread).toBeGreaterThan(0);
  expect(spread + kept).toBe(MOVES);

  // A change that starts from an older version is not made, nor what follows it.
  const late = { ...move(MOVES), origin: { dead: false } };
  expect(await backend.commit([late])).toEqual([false]);
  expect(late.origin.dead).toBe(true);
  await backend.close();
  expect(count('select version as n from match')).toBe(MOVES);
  expect(count('select count(*) as n from journal')).toBe(0);
  db.close();
  rmSync(data, { recursive: true });
});

it('a log that was kept one row a move is taken over', async () => {
  const data = tempFolder();
  const house = await openHouse({ data });
  const ada = await Person.guest(house.url, 'Ada');
  const id = await ada.open([{ kind: 'me' }], { rounds: 9 });
  const line = await ada.at(id);
  for (let n = 1; n <= 3; n++) {
    const { version } = line.last as TableMessage;
    await line.answer(line.move(id, version, firstOption(line.last as TableMessage)));
    await line.table((t) => t.version > version);
  }
  await house.close();
  const db = new DatabaseSync(join(data, 'tafelrunde.sqlite'));
  const pieces = db.prepare('select events from log order by v').all();
  const events = pieces.flatMap((piece) => readLog(String(piece.events)));
  expect(events.map((e) => e.n)).toEqual([1, 2, 3]);
  for (const sql of downgrade(id, events)) db.exec(sql);
  db.close();
  const after = await openHouse({ data });
  const again = await new Person(after.url, ada.cookie).at(id);
  expect(again.last).toMatchObject({ moves: 3, version: line.last?.version, view: line.last?.view });
  await after.close();
  rmSync(data, { recursive: true });
});

it('a match whose rules have changed since is not shown wrongly, and harms nothing else', async () => {
  const house = await openHouse({ idleMs: 50 });
  const ada = await Person.guest(house.url, 'Ada');
  const id = await ada.open([{ kind: 'me' }], { rounds: 3 });
  const a = await ada.at(id);
  await a.answer(a.move(id, (a.last as TableMessage).version, firstOption(a.last as TableMessage)));
  a.close();
  await expect.poll(async () => (await ada.get('/health')).body.tables, { timeout: 5000 }).toBe(0);
  expect((await ada.get(`/matches/${id}`)).body.moves).toBe(1);
  const db = new DatabaseSync(join(house.data, 'tafelrunde.sqlite'));
  db.exec("update log set events = replace(events, json_extract(events, '$[0][4]'), 'another state')");
  db.close();
  const line = await ada.line();
  for (let n = 0; n < 3; n++) {
    line.say({ t: 'watch', match: id });
    expect(await line.next((m) => m.t === 'error')).toEqual({ t: 'error', key: 'rules-changed', why: 'drift' });
  }
  const request = line.move(id, 1, 'stop');
  expect(await line.next((m) => m.t === 'error')).toEqual({
    t: 'error',
    key: 'rules-changed',
    why: 'drift',
    id: request,
  });
  expect((await ada.get(`/matches/${id}/at/0`)).body.key).toBe('rules-changed');
  // It was tried once, it waits for nobody, and it can still be found.
  expect(house.errors).toHaveLength(1);
  expect(String(house.errors[0])).toContain('rules drift at move 1');
  expect((await ada.get(`/matches/${id}`)).body).toMatchObject({ status: 'stuck', myTurn: false, moves: 1 });
  expect((await ada.get<Lobby>('/lobby')).body.mine).toMatchObject([{ id, status: 'stuck', myTurn: false }]);
  await ada.at(await ada.open([{ kind: 'me' }]));
  await house.close();
});

it('a stuck match is tried once by each start: with the right rules it goes on', async () => {
  const data = tempFolder();
  const file = join(data, 'tafelrunde.sqlite');
  const edit = (sql: string): void => {
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
  };
  const house = await openHouse({ data });
  const ada = await Person.guest(house.url, 'Ada');
  const id = await ada.open([{ kind: 'me' }, { kind: 'bot', level: 1 }], { rounds: 3 });
  const a = await ada.at(id);
  await a.answer(a.move(id, (a.last as TableMessage).version, firstOption(a.last as TableMessage)));
  await a.table((t) => t.moves >= 2);
  await house.close();

  // As if a bot were asked: it used to be tried again every five seconds.
  edit("update match set bot_turn = 1; update log set events = replace(events, '\"bid', '\"bud')");
  const drifted = await openHouse({ data });
  await expect.poll(() => drifted.errors.length, { timeout: 10_000 }).toBe(1);
  const there = new Person(drifted.url, ada.cookie);
  expect((await there.get(`/matches/${id}`)).body).toMatchObject({ status: 'stuck' });
  expect((await there.get<Lobby>('/lobby')).body.watch).toEqual([]);
  await drifted.close();
  expect(drifted.errors).toHaveLength(1);

  edit("update log set events = replace(events, '\"bud', '\"bid')");
  edit("update log set events = replace(events, '[', '{')");
  const damaged = await openHouse({ data });
  const here = new Person(damaged.url, ada.cookie);
  expect((await here.get(`/matches/${id}/at/0`)).body).toMatchObject({ key: 'rules-changed' });
  expect(String(damaged.errors)).toContain('a piece of its log is damaged');
  await damaged.close();

  edit("update log set events = replace(events, '{', '[')");
  const mended = await openHouse({ data });
  const again = new Person(mended.url, ada.cookie);
  expect((await again.at(id)).last).toMatchObject({ status: 'running' });
  expect((await again.get(`/matches/${id}`)).body).toMatchObject({ status: 'running' });
  expect(mended.errors).toEqual([]);
  await mended.close();
  rmSync(data, { recursive: true });
});
