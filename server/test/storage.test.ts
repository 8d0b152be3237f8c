import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import type { TableMessage } from '../protocol.ts';
import { firstOption, newRequest, openHouse, Person } from './people.ts';

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
  db.exec("create trigger full before insert on event begin select raise(abort, 'disk full'); end");
  const request = newRequest();
  a.move(id, version, move, request);
  expect(await a.next((m) => m.t === 'error')).toEqual({ t: 'error', key: 'unavailable' });
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

it('two servers on one file do not both make a move: the slower one reads again', async () => {
  const one = await openHouse();
  const ada = await Person.guest(one.url, 'Ada');
  const id = await ada.open([{ kind: 'me' }], { rounds: 5 });
  const a = await ada.at(id);
  const two = await openHouse({ data: one.data });
  const twin = await new Person(two.url, ada.cookie).at(id);
  const { version } = a.last as TableMessage;
  const move = firstOption(a.last as TableMessage);
  expect(await a.answer(a.move(id, version, move))).toMatchObject({ t: 'done' });
  expect(await twin.answer(twin.move(id, version, move))).toMatchObject({ t: 'refused', reason: 'stale' });
  expect(await twin.table()).toMatchObject({ moves: 1, version: version + 1 });
  expect((twin.last as TableMessage).view).toEqual((await a.table()).view);
  await two.close();
  await one.close();
});

it('a match whose rules have changed since is not shown wrongly, and harms nothing else', async () => {
  const house = await openHouse({ idleMs: 50 });
  const ada = await Person.guest(house.url, 'Ada');
  const id = await ada.open([{ kind: 'me' }], { rounds: 3 });
  const a = await ada.at(id);
  await a.answer(a.move(id, (a.last as TableMessage).version, firstOption(a.last as TableMessage)));
  a.close();
  await expect.poll(async () => (await ada.get('/health')).body.tables, { timeout: 5000 }).toBe(0);
  const db = new DatabaseSync(join(house.data, 'tafelrunde.sqlite'));
  db.exec("update event set hash = 'another state'");
  db.close();
  const line = await ada.line();
  line.say({ t: 'watch', match: id });
  expect(await line.next((m) => m.t === 'error')).toEqual({ t: 'error', key: 'unavailable' });
  expect((await ada.get(`/matches/${id}/at/0`)).body.key).toBe('rules-changed');
  expect((await ada.get(`/matches/${id}`)).status).toBe(200);
  expect(String(house.errors[0])).toContain('rules drift at move 1');
  await ada.at(await ada.open([{ kind: 'me' }]));
  await house.close();
});
