/** Connections that take and give nothing back. */
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { addressOf } from '../origin.ts';
import type { LogEntry, TableMessage } from '../protocol.ts';
import { firstOption, openHouse, Person } from './people.ts';

function raw(url: string, text: string): { socket: Socket; closed: Promise<string> } {
  const { port, hostname } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  let heard = '';
  socket.on('data', (data) => {
    heard += String(data);
  });
  socket.on('error', () => {});
  socket.write(text);
  return { socket, closed: new Promise((done) => socket.on('end', () => done(heard))) };
}

function upgrade(url: string, path: string): string {
  const { host } = new URL(url);
  return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`;
}

it('an upgrade that is refused is closed from this side, and counted', async () => {
  const house = await openHouse({ limits: { sockets: 0 } });
  for (const [path, status] of [
    ['/api/other', '404'],
    ['/api/live', '503'],
  ] as const) {
    const { socket, closed } = raw(house.url, upgrade(house.url, path));
    expect(await closed).toContain(`HTTP/1.1 ${status}`);
    // Half open would be: it can still be written to for ever.
    const gone = new Promise((done) => socket.on('close', done));
    const writing = setInterval(() => socket.write('x'), 20);
    await gone;
    clearInterval(writing);
  }
  expect((await new Person(house.url).get('/health')).body.turnedAway).toBe(2);
  await house.close();
});

it('a body that does not come to its end is given up', async () => {
  const house = await openHouse({ limits: { requestMs: 500 } });
  const { host } = new URL(house.url);
  const { closed } = raw(
    house.url,
    `POST /api/guest HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${house.url}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  expect(await closed).toContain('408');
  await house.close();
});

it('a socket at whose other end nobody reads is closed, although it answers pings', async () => {
  const house = await openHouse({ limits: { heartbeatMs: 200 } });
  const { socket, closed } = raw(house.url, upgrade(house.url, '/api/live'));
  await new Promise((done) => socket.once('data', done));
  const reader = await (await Person.guest(house.url, 'Ada')).line();
  // A pong without content, masked with zeros, as often as one likes.
  const blind = setInterval(() => socket.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0])), 50);
  await Promise.race([closed, new Promise((done) => socket.on('close', done))]);
  clearInterval(blind);
  expect(reader.socket.readyState).toBe(reader.socket.OPEN);
  socket.destroy();
  await house.close();
});

it('an IPv6 network counts as one address', () => {
  const at = (remote: string): string => addressOf({}, remote, false);
  expect(at('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(at('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(at('2001:0db8:0001:0002:ffff::1%eth0')).toBe('2001:db8:1:2::/64');
  expect(at('2001:db8:1:3::9')).toBe('2001:db8:1:3::/64');
  expect(at('::1')).toBe('0:0:0:0::/64');
  expect(at('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(addressOf({ 'x-forwarded-for': '10.0.0.1, [2001:db8::1]:443' }, '::1', true)).toBe('2001:db8:0:0::/64');
});

it('of a long log the socket sends the end and the setup; the pages between can be asked for', async () => {
  const house = await openHouse({ limits: { messagesPerSecond: 1e6, messageBurst: 1e6 } });
  const ada = await Person.guest(house.url, 'Ada');
  const id = await ada.open([{ kind: 'me' }], { rounds: 5000 });
  const line = await ada.at(id);
  const moves = 450;
  while ((line.last as TableMessage).moves < moves) {
    const { version } = line.last as TableMessage;
    await line.answer(line.move(id, version, firstOption(line.last as TableMessage)));
    if ((line.last as TableMessage).version === version) await line.table((t) => t.version > version);
  }
  const fresh = (await ada.at(id)).last as TableMessage;
  expect(fresh.logFrom).toBe(0);
  expect(fresh.log.map((e) => e.n)).toEqual([0, ...Array.from({ length: 200 }, (_, i) => moves - 199 + i)]);
  const all = new Map<number, unknown>(fresh.log.map((e) => [e.n, e]));
  for (const after of [0, 200]) {
    const { status, body } = await ada.get<{ log: LogEntry[] }>(`/matches/${id}/log/${after}`);
    expect(status).toBe(200);
    expect(body.log.length).toBeLessThanOrEqual(201);
    for (const entry of body.log) {
      if (all.has(entry.n)) expect(entry).toEqual(all.get(entry.n));
      all.set(entry.n, entry);
    }
  }
  expect([...all.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: moves + 1 }, (_, n) => n));
  expect((await ada.get(`/matches/${id}/log/x`)).body.key).toBe('bad-position');
  // Who was away for long gets the end as well, and keeps what is right.
  const back = await ada.at(id, 11);
  expect((back.last as TableMessage).logFrom).toBeGreaterThan(0);
  expect((back.last as TableMessage).log).toHaveLength(200);
  await house.close();
});
