import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { TableMessage } from '../protocol.ts';
import { type Acknowledged, hurry, inSqlite } from './load.ts';
import { firstOption, Person, playOn, tempFolder } from './people.ts';
import { startHost } from './process.ts';

const KILLS = 20;
const MATCHES = 12;

it(`kill -9 loses no acknowledged move (${KILLS} times under load)`, { timeout: 300_000 }, async () => {
  const data = tempFolder();
  const noted: Acknowledged[] = [];
  let host = await startHost({ DATA: data });
  const people = [await Person.guest(host.url, 'Ada'), await Person.guest(host.url, 'Ben')];
  const matches: string[] = [];
  for (let i = 0; i < MATCHES; i++) {
    const id = await (people[0] as Person).open([{ kind: 'me' }, { kind: 'open' }], { rounds: 5000 });
    await (people[1] as Person).post(`/matches/${id}/join`);
    matches.push(id);
  }
  const cookies = people.map((p) => p.cookie);
  const perRound: number[] = [];
  let left = 0;

  for (let round = 0; round < KILLS; round++) {
    const before = noted.length;
    const lines = await Promise.all(
      matches.flatMap((id) =>
        cookies.map((cookie, seat) => new Person(host.url, cookie).at(id).then((line) => ({ line, seat }))),
      ),
    );
    const work = lines.map(({ line, seat }) => hurry(line, seat, (a) => noted.push(a)));
    await sleep(100 + Math.random() * 300);
    // A busy machine may not have come to the first move yet, and a kill before it shows nothing.
    while (noted.length === before) await sleep(20);
    await host.end('SIGKILL');
    await Promise.all(work);
    perRound.push(noted.length - before);

    // Everything that was acknowledged is in the file, exactly once, where it was said to be.
    const there = inSqlite(data);
    for (const a of noted.slice(before)) expect(there.find(a)).toEqual([a.version, a.move]);
    left += there.left;
    host = await startHost({ DATA: data });
  }
  // Or nothing would be known about what a restart does with the journal.
  expect(left).toBeGreaterThan(0);
  console.log(`acknowledged moves before each of ${KILLS} kills: ${perRound.join(' ')}; all ${noted.length} are there`);

  // All of them, at the end, and every match goes on; a repeated request is still known.
  const { find } = inSqlite(data);
  for (const a of noted) expect(find(a)).toEqual([a.version, a.move]);
  for (const id of matches) {
    const last = noted.findLast((a) => a.match === id) as Acknowledged;
    const line = await new Person(host.url, cookies[last.seat] ?? null).at(id);
    const { moves } = line.last as TableMessage;
    line.move(id, last.version - 1, last.move, last.request);
    expect(await line.answer(last.request)).toEqual({ t: 'done', id: last.request, version: last.version });
    expect((await line.table()).moves).toBe(moves);
    line.close();
  }
  expect(host.errors()).toBe('');
  expect(await host.end('SIGTERM')).toBe(0);
  rmSync(data, { recursive: true });
});

it('bots go on after a restart, also where nobody is looking', async () => {
  const data = tempFolder();
  const slow = await startHost({ DATA: data, BOT_DELAY: '60000' });
  const ada = await Person.guest(slow.url, 'Ada');
  const alone = await ada.open([{ kind: 'bot', level: 1 }, { kind: 'bot', level: 2 }, { kind: 'me' }], { rounds: 5 });
  const mine = await ada.open([{ kind: 'me' }, { kind: 'bot', level: 1 }], { rounds: 2 });
  const line = await ada.at(mine);
  await line.answer(line.move(mine, (line.last as TableMessage).version, firstOption(line.last as TableMessage)));
  expect((await ada.get(`/matches/${alone}`)).body).toMatchObject({ status: 'running', moves: 0 });
  await slow.end('SIGKILL');

  const host = await startHost({ DATA: data });
  const again = new Person(host.url, ada.cookie);
  // Both bots have answered, and only the person is waited for.
  await expect
    .poll(async () => (await again.get(`/matches/${alone}`)).body, { timeout: 20_000 })
    .toMatchObject({
      moves: 2,
      myTurn: true,
    });
  const back = await again.at(mine);
  expect((back.last as TableMessage).moves).toBeGreaterThanOrEqual(1);
  expect((await playOn(back)).status).toBe('finished');
  expect(host.errors()).toBe('');
  expect(await host.end('SIGTERM')).toBe(0);
  rmSync(data, { recursive: true });
});

it('a polite end stores everything, tells the sockets to come back and gives the file free', async () => {
  const data = tempFolder();
  const host = await startHost({ DATA: data });
  const ada = await Person.guest(host.url, 'Ada');
  const id = await ada.open([{ kind: 'me' }, { kind: 'bot', level: 1 }], { rounds: 50 });
  const line = await ada.at(id);
  const request = line.move(id, (line.last as TableMessage).version, firstOption(line.last as TableMessage));
  await line.answer(request);
  expect(await host.end('SIGTERM')).toBe(0);
  expect(await line.closed).toEqual({ code: 1012, reason: 'restart' });
  const next = await startHost({ DATA: data });
  const back = await new Person(next.url, ada.cookie).at(id);
  expect(back.last?.moves).toBeGreaterThanOrEqual(1);
  expect(await next.end('SIGTERM')).toBe(0);
  rmSync(data, { recursive: true });
});
