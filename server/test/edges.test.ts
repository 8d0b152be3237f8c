/** Connections that take and give nothing back. */
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { addressOf } from '../origin.ts';
import { openHouse, Person } from './people.ts';

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
