import { expect, it } from 'vitest';
import type { TableMessage } from '../protocol.ts';
import { firstOption, type House, Line, openHouse, Person, playOn } from './people.ts';

async function withHouse(work: (house: House) => Promise<void>): Promise<void> {
  const house = await openHouse();
  try {
    await work(house);
    expect(house.errors).toEqual([]);
  } finally {
    await house.close();
  }
}

/** A match of two people that can tell whether it still works. */
async function witnesses(house: House): Promise<() => Promise<number>> {
  const ada = await Person.guest(house.url, 'Ada');
  const ben = await Person.guest(house.url, 'Ben');
  const id = await ada.open([{ kind: 'me' }, { kind: 'open' }], { rounds: 200 });
  await ben.post(`/matches/${id}/join`);
  const lines = [await ada.at(id), await ben.at(id)];
  return async () => {
    const t0 = performance.now();
    for (let i = 0; i < 6; i++) {
      const line = lines.find((l) => l.last?.waitingFor.includes(l.last.mySeat ?? -1)) as Line;
      const table = line.last as TableMessage;
      expect(await line.answer(line.move(id, table.version, firstOption(table)))).toMatchObject({ t: 'done' });
      await Promise.all(
        lines.map((l) => (l.last?.version ?? 0) > table.version || l.table((t) => t.version > table.version)),
      );
    }
    return performance.now() - t0;
  };
}

it.each([
  ['malformed JSON', '{"t":"watch"'],
  ['no object', '"watch"'],
  ['null', 'null'],
  ['an unknown message', '{"t":"shutdown"}'],
  ['an unknown field', '{"t":"ping","x":1}'],
  ['a match id that is none', '{"t":"watch","match":"../../etc/passwd"}'],
  ['a negative version', '{"t":"watch","match":"AAAAAAAAAAAA","have":-1}'],
  ['a move without id', '{"t":"move","match":"AAAAAAAAAAAA","version":0,"move":"stop"}'],
  [
    'a move that is too long',
    JSON.stringify({ t: 'move', id: 'a', match: 'AAAAAAAAAAAA', version: 0, move: 'x'.repeat(401) }),
  ],
  ['polluting keys', '{"t":"ping","__proto__":{"person":"x"}}'],
  ['deep nesting', `${'['.repeat(2000)}${']'.repeat(2000)}`],
])('%s is answered with bad-message, and the socket stays open', (_what, text) =>
  withHouse(async (house) => {
    const line = await Line.open(house.url, null);
    line.say(text);
    expect(await line.next((m) => m.t === 'error')).toMatchObject({ t: 'error', key: 'bad-message' });
    line.say({ t: 'ping' });
    expect(await line.next((m) => m.t === 'pong')).toEqual({ t: 'pong' });
  }),
);

it('binary messages are bad, large ones too large, and one beyond all measure ends the connection', () =>
  withHouse(async (house) => {
    const plays = await witnesses(house);
    const line = await Line.open(house.url, null);
    line.socket.send(Buffer.from('{"t":"ping"}'), { binary: true });
    expect(await line.next((m) => m.t === 'error')).toEqual({ t: 'error', key: 'bad-message' });
    line.say(JSON.stringify({ t: 'ping', pad: 'x'.repeat(10_000) }));
    expect(await line.next((m) => m.t === 'error')).toEqual({ t: 'error', key: 'too-large' });
    line.say('x'.repeat(1_000_000));
    expect((await line.closed).code).toBe(1009);
    await plays();
  }));

it('ten thousand messages a second from one socket close that socket only', () =>
  withHouse(async (house) => {
    const plays = await witnesses(house);
    const flood = await Line.open(house.url, null);
    for (let i = 0; i < 10_000; i++) flood.say({ t: 'ping' });
    const during = await plays();
    const { code, reason } = await flood.closed;
    expect([code, reason]).toEqual([1008, 'too-fast']);
    expect(flood.wire.filter((w) => w.includes('too-fast')).length).toBe(20);
    expect(flood.wire.filter((w) => w.includes('pong')).length).toBeLessThan(300);
    expect(during).toBeLessThan(5000);
    await plays();
  }));

it('a thousand open sockets are welcome, and more than allowed are turned away', async () => {
  const house = await openHouse({ limits: { socketsPerAddress: 1010 } });
  const plays = await witnesses(house);
  const ada = await Person.guest(house.url, 'Cleo');
  const id = await ada.open([{ kind: 'me' }, { kind: 'bot', level: 1 }], { rounds: 2 });
  const lines: Line[] = [];
  for (let i = 0; i < 20; i++)
    lines.push(...(await Promise.all(Array.from({ length: 50 }, () => Line.open(house.url, null)))));
  expect((await ada.get('/health')).body.sockets).toBe(1002);
  for (const line of lines) line.say({ t: 'watch', match: id });
  await Promise.all(lines.map((line) => line.table()));
  // Every one of them changes how many look on; told to all each time, that would be half a million tables.
  expect(lines.reduce((n, line) => n + line.wire.length, 0)).toBeLessThan(100_000);
  const player = await ada.at(id);
  const end = await playOn(player);
  await Promise.all(
    lines.map((line) => line.last?.status === 'finished' || line.table((t) => t.status === 'finished')),
  );
  expect(lines.every((line) => line.last?.version === end.version)).toBe(true);
  expect(await plays()).toBeLessThan(5000);
  for (let i = 0; i < 7; i++) await Line.open(house.url, null);
  await expect(Line.open(house.url, null)).rejects.toThrow('503');
  for (const line of lines) line.socket.terminate();
  await new Promise((done) => setTimeout(done, 200));
  const late = await Line.open(house.url, null);
  late.say({ t: 'ping' });
  expect(await late.next((m) => m.t === 'pong')).toEqual({ t: 'pong' });
  expect(house.errors).toEqual([]);
  await house.close();
});

it('a client that does not read is let go', async () => {
  const house = await openHouse({
    limits: { backlogBytes: 50_000, messagesPerSecond: 1e6, messageBurst: 1e6, bytesPerMinute: 1e12 },
  });
  const ada = await Person.guest(house.url, 'Ada');
  const id = await ada.open([{ kind: 'me' }], { rounds: 100 });
  const lazy = await ada.at(id);
  lazy.socket.pause();
  for (let i = 0; i < 20_000; i++) lazy.say({ t: 'watch', match: id });
  await expect.poll(async () => (await ada.get('/health')).body.sockets, { timeout: 20_000 }).toBe(0);
  await house.close();
});
