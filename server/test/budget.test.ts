/** What one guest or one address may take from the others. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { FairLine } from '../fair.ts';
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

it('looks and what is done are counted by person, dear ones several times', async () => {
  const house = await openHouse({ limits: { asksPerMinute: 24 } });
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

it('work is done network by network and person by person, however much one of them wants', async () => {
  const line = new FairLine(1);
  const order: string[] = [];
  const work = (network: string, person: string) =>
    line.run({ network, person, table: '1' }, async () => {
      order.push(person);
    });
  const all = Array.from({ length: 300 }, () => work('n1', 'greedy'));
  await Promise.all([work('n2', 'ada'), work('n1', 'ben')]);
  expect(order.slice(0, 3)).toEqual(['greedy', 'ada', 'ben']);
  await Promise.all(all);
  expect(order).toHaveLength(302);
});

it('an even part for each network, and what one does not want the others have', async () => {
  const line = new FairLine(3);
  const shares: Record<string, number> = {};
  const ends: Record<string, () => void> = {};
  const work = (network: string, table: string): Promise<void> =>
    line.run({ network, person: network, table }, (share) => {
      shares[`${network} ${table}`] = share;
      return new Promise((done) => {
        ends[`${network} ${table}`] = done;
      });
    });
  const all = [work('a', '1'), work('b', '1'), work('b', '2'), work('b', '3'), work('b', '4'), work('c', '1')];
  expect(shares).toEqual({ 'a 1': 1, 'b 1': 1, 'b 2': 1 });
  for (const next of ['a 1', 'b 1', 'b 2', 'b 3', 'b 4', 'c 1']) {
    await expect.poll(() => ends[next]).toBeDefined();
    ends[next]?.();
  }
  await Promise.all(all);
  // c wants one place of three and has it. The four of b have the other two: with c, and three of them without b 1, two thirds each.
  expect(shares['c 1']).toBe(1);
  expect(shares['b 3']).toBeCloseTo(2 / 3);
});

it('whoever was just served waits for the others, however often they come back', async () => {
  const line = new FairLine(1);
  const order: string[] = [];
  const work = (network: string): Promise<void> =>
    line.run({ network, person: network, table: '1' }, async () => {
      order.push(network);
    });
  const others = ['b', 'c', 'b', 'c', 'b', 'c'].map((network) => work(network));
  for (let n = 0; n < 3; n++) await work('a');
  await Promise.all(others);
  expect(order.slice(0, 9).filter((network) => network === 'a')).toHaveLength(3);
  for (const [i, network] of order.entries()) if (network === 'a') expect(order[i + 1]).not.toBe('a');
});

it('writing is counted like reading, by person and by network, and the answer says how long to wait', async () => {
  const house = await openHouse({ limits: { asksPerMinute: 20, peoplePerNetwork: 2 }, proxied: true });
  const from = (network: string) => ({ 'x-forwarded-for': network });
  const guest = async (network: string): Promise<Person> => {
    const person = new Person(house.url);
    expect((await person.send('POST', '/guest', { name: 'Ada' }, from(network))).status).toBe(200);
    return person;
  };
  const rename = (person: Person, network: string) => person.send('PATCH', '/me', { colour: 1 }, from(network));
  const ada = await guest('10.0.0.1');
  for (let n = 0; n < 10; n++) expect((await rename(ada, '10.0.0.1')).status).toBe(200);
  const over = await rename(ada, '10.0.0.1');
  expect([over.status, over.body.key]).toEqual([429, 'too-many']);
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
  // From elsewhere it is still the same person.
  expect((await rename(ada, '10.0.0.9')).status).toBe(429);
  // Another of the same network has a measure of their own, until that of the network is used up as well.
  const ben = await guest('10.0.0.1');
  const made = [];
  for (let n = 0; n < 10; n++) made.push((await rename(ben, '10.0.0.1')).status);
  expect(made.slice(0, 6)).toEqual(Array(6).fill(200));
  expect(made.at(-1)).toBe(429);
  const cleo = await guest('10.0.0.2');
  expect((await rename(cleo, '10.0.0.2')).status).toBe(200);
  await house.close();
});

it('messages are counted by person and not by socket; another person is not held up', async () => {
  const house = await openHouse({ limits: { messagesPerSecond: 0.001, messageBurst: 10, peoplePerNetwork: 3 } });
  const ada = await Person.guest(house.url, 'Ada');
  const lines = await Promise.all(Array.from({ length: 5 }, () => ada.line()));
  for (let n = 0; n < 6; n++) for (const line of lines) line.say({ t: 'ping' });
  await Promise.all(lines.map((line) => expect.poll(() => line.wire.length, { timeout: 10_000 }).toBe(6)));
  const heard = lines.flatMap((line) => line.wire);
  expect(heard.filter((text) => text.includes('pong'))).toHaveLength(10);
  expect(heard.filter((text) => text.includes('too-fast'))).toHaveLength(20);
  const ben = await (await Person.guest(house.url, 'Ben')).line();
  ben.say({ t: 'ping' });
  expect(await ben.next(() => true)).toEqual({ t: 'pong' });
  await house.close();
});

it('the most of tables and of bots holds whatever way they come: all at once, filled, given away or played again', async () => {
  const house = await openHouse({ limits: { tablesPerPerson: 3, botSeatsPerPerson: 3 } });
  const ada = await Person.guest(house.url, 'Ada');
  const together = await Promise.all(
    Array.from({ length: 8 }, () => ada.post('/matches', wish({ kind: 'me' }, { kind: 'open' }))),
  );
  const opened = together.filter((a) => a.status === 201).map((a) => String(a.body.id));
  expect(opened).toHaveLength(3);
  const [first = '', second = '', third = ''] = opened;
  const add = (id: string) => ada.post(`/matches/${id}/arrange`, { do: 'add' });
  const fill = (id: string) => ada.post(`/matches/${id}/arrange`, { do: 'fill', level: 1 });
  for (const id of [first, second]) expect((await add(id)).status).toBe(200);
  expect((await fill(first)).status).toBe(200);
  expect((await fill(second)).body.key).toBe('too-many-tables');
  const one = await ada.post(`/matches/${second}/arrange`, { do: 'bot', seat: 1, level: 1 });
  expect(one.status).toBe(200);
  expect((await ada.post(`/matches/${third}/arrange`, { do: 'bot', seat: 1, level: 1 })).body.key).toBe(
    'too-many-tables',
  );
  // At a table of somebody else too, and it counts to whoever gives the seat away and not to whoever opened the table.
  const ben = await Person.guest(house.url, 'Ben');
  const his = await ben.open([{ kind: 'me' }, { kind: 'open' }], { rounds: 9 });
  await ada.post(`/matches/${his}/join`);
  const give = () => ada.post(`/matches/${his}/act`, { do: 'give', to: 'bot' });
  expect((await give()).body.key).toBe('too-many-tables');
  expect((await ada.post(`/matches/${first}/close`)).status).toBe(204);
  expect((await give()).status).toBe(200);
  for (let n = 0; n < 2; n++) expect((await ben.post('/matches', wish({ kind: 'me' }, bot))).status).toBe(201);
  expect((await ben.post('/matches', wish({ kind: 'me' }))).body.key).toBe('too-many-tables');
  expect(house.errors).toEqual([]);
  await house.close();
});

it('limits are read from one line, and nonsense is refused', () => {
  expect(readLimits('newPerMinute=5, sockets=10')).toEqual({ newPerMinute: 5, sockets: 10 });
  expect(readLimits('')).toEqual({});
  expect(readLimits('nothing=5')).toBeNull();
  expect(readLimits('sockets=many')).toBeNull();
});
