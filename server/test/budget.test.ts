/** What one guest or one address may take from the others. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { FairQueue } from '../fair.ts';
import { readLimits } from '../limits.ts';
import type { Lobby, SeatWish, TableMessage } from '../protocol.ts';
import { openHouse, Person } from './people.ts';
import { game } from './sample/game.ts';

const wish = (...seats: SeatWish[]): object => ({ game: game.id, options: {}, seats, listed: true });
const bot: SeatWish = { kind: 'bot', level: 1 };

it('a person may have so many tables, and so many bots at them; another person is not held up', async () => {
  const house = await openHouse({ limits: { tablesPerPerson: 3, botSeatsPerPerson: 4 } });
  const ada = await Person.guest(house.url, 'Ada');
  const open = (...seats: SeatWish[]) => ada.post('/matches', wish({ kind: 'me' }, ...seats));
  expect((await open(bot, bot, bot)).status).toBe(201);
  const many = await open(bot, bot);
  expect([many.status, many.body.key, many.body.args]).toEqual([429, 'too-many-tables', { tables: 1, bots: 3 }]);
  expect(Number(many.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await open(bot)).status).toBe(201);
  const waiting = await open({ kind: 'open' });
  expect(waiting.status).toBe(201);
  expect((await open()).body.key).toBe('too-many-tables');
  // A table that is given up counts no more.
  await ada.post(`/matches/${waiting.body.id}/leave`);
  expect((await open({ kind: 'open' })).status).toBe(201);
  const ben = await Person.guest(house.url, 'Ben');
  expect((await ben.post('/matches', wish({ kind: 'me' }, bot))).status).toBe(201);
  await house.close();
});

it('a table needs the person who opens it', async () => {
  const house = await openHouse();
  const ada = await Person.guest(house.url, 'Ada');
  for (const seats of [
    [bot, bot],
    [{ kind: 'open' }, bot],
    [{ kind: 'me' }, { kind: 'me' }],
  ] as SeatWish[][])
    expect((await ada.post('/matches', wish(...seats))).body.key).toBe('bad-seats');
  await house.close();
});

it('new guests and tables of one address are counted, and the answer says how long to wait', async () => {
  const house = await openHouse({ limits: { newPerMinute: 2 }, proxied: true });
  const ada = new Person(house.url);
  const enter = (from: string) =>
    new Person(house.url).send('POST', '/guest', { name: 'Ada' }, { 'x-forwarded-for': from });
  expect((await enter('2001:db8:1:1::1')).status).toBe(200);
  expect((await enter('2001:db8:1:1::2')).status).toBe(200);
  const third = await enter('2001:db8:1:1:ffff::3');
  expect([third.status, third.body.key]).toEqual([429, 'too-many']);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(10);
  expect((await enter('2001:db8:1:2::1')).status).toBe(200);
  expect((await ada.get('/health')).status).toBe(200);
  await house.close();
});

it('looks are counted by address, dear ones several times', async () => {
  const house = await openHouse({ limits: { getsPerMinute: 12 } });
  const ada = await Person.guest(house.url, 'Ada');
  const id = await ada.open([{ kind: 'me' }]);
  for (let n = 0; n < 3; n++) expect((await ada.get(`/matches/${id}/at/0`)).status).toBe(200);
  const refused = await ada.get(`/matches/${id}/at/0`);
  expect([refused.status, refused.body.key]).toEqual([429, 'too-many']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await house.close();
});

it('whoever asks for a whole table again and again is asked to wait, and still hears what happens', async () => {
  const house = await openHouse({ limits: { bytesPerMinute: 20_000 } });
  const ada = await Person.guest(house.url, 'Ada');
  const id = await ada.open([{ kind: 'me' }], { rounds: 9 });
  const line = await ada.at(id);
  for (let n = 0; n < 100; n++) line.say({ t: 'watch', match: id });
  expect(await line.next((m) => m.t === 'error')).toEqual({ t: 'error', key: 'too-fast' });
  expect(line.wire.join('').length).toBeLessThan(100_000);
  const { version } = line.last as TableMessage;
  const request = line.move(id, version, 'wave');
  expect(await line.answer(request)).toMatchObject({ t: 'refused' });
  await house.close();
});

it('the public list has one card of each owner, the newest', async () => {
  const house = await openHouse();
  const ada = await Person.guest(house.url, 'Ada');
  const ben = await Person.guest(house.url, 'Ben');
  const cleo = await Person.guest(house.url, 'Cleo');
  let last = '';
  for (let n = 0; n < 5; n++) last = await ada.open([{ kind: 'me' }, { kind: 'open' }]);
  const his = await ben.open([{ kind: 'me' }, { kind: 'open' }]);
  const { body } = await cleo.get<Lobby>('/lobby');
  expect(body.open.map((c) => c.id).sort()).toEqual([last, his].sort());
  expect((await ada.get<Lobby>('/lobby')).body.mine).toHaveLength(5);
  await house.close();
});

it('tables that wait since long ago are taken away; bots wait where nobody looks', async () => {
  const house = await openHouse({ botDelayMs: 60_000, idleMs: 50 });
  const ada = await Person.guest(house.url, 'Ada');
  const old = await ada.open([{ kind: 'me' }, { kind: 'open' }]);
  const fresh = await ada.open([{ kind: 'me' }, { kind: 'open' }]);
  const quiet = await ada.open([{ kind: 'me' }, bot]);
  await house.close({ keep: true });
  const db = new DatabaseSync(join(house.data, 'tafelrunde.sqlite'));
  db.prepare('update match set updated_at = 1 where id = ?').run(old);
  db.prepare('update match set updated_at = ? where id = ?').run(Date.now() - 2 * 3600_000, quiet);
  db.close();
  const next = await openHouse({ data: house.data });
  const again = new Person(next.url, ada.cookie);
  await expect.poll(async () => (await again.get(`/matches/${old}`)).status, { timeout: 10_000 }).toBe(404);
  expect((await again.get(`/matches/${fresh}`)).status).toBe(200);
  expect((await again.get(`/matches/${quiet}`)).body.moves).toBe(0);
  // Somebody comes: the bot plays.
  const line = await again.at(quiet);
  if (line.last?.moves === 0) await line.table((t) => t.moves > 0);
  await next.close();
});

it('work is done owner by owner, however much one of them wants', async () => {
  const queue = new FairQueue(1);
  const order: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    order.push(name);
  };
  const all = Array.from({ length: 300 }, (_, i) => queue.run('greedy', work(`greedy ${i}`)));
  await Promise.all([queue.run('ada', work('ada')), queue.run('ben', work('ben'))]);
  expect(order.length).toBeLessThan(6);
  await Promise.all(all);
  expect(order).toHaveLength(302);
});

it('limits are read from one line, and nonsense is refused', () => {
  expect(readLimits('newPerMinute=5, sockets=10')).toEqual({ newPerMinute: 5, sockets: 10 });
  expect(readLimits('')).toEqual({});
  expect(readLimits('nothing=5')).toBeNull();
  expect(readLimits('sockets=many')).toBeNull();
});
