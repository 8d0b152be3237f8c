import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { writeTexts } from '../frames.ts';

const http = createServer();
const sockets = new WebSocketServer({ noServer: true });
let next: readonly string[] = [];
http.on('upgrade', (request, stream, head) => {
  sockets.handleUpgrade(request, stream, head, () => writeTexts(stream, next));
});
beforeAll(() => new Promise<void>((done) => http.listen(0, '127.0.0.1', done)));
afterAll(() => http.close());

/** What a client makes of the frames. */
function read(texts: readonly string[]): Promise<string[]> {
  next = texts;
  return new Promise((done, fail) => {
    const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
    const heard: string[] = [];
    client.on('error', fail);
    client.on('message', (data) => {
      heard.push(data.toString());
      if (heard.length < texts.length) return;
      client.terminate();
      done(heard);
    });
  });
}

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a message of %i bytes arrives whole', async (size) => {
  const plain = 'x'.repeat(size);
  expect(await read([plain])).toEqual([plain]);
  // Two bytes a letter.
  const umlauts = 'ü'.repeat(Math.ceil(size / 2));
  expect(await read([umlauts])).toEqual([umlauts]);
});

it('several messages arrive in their order, whatever they are written in', async () => {
  const texts = ['{"t":"done"}', '{"name":"Jörg"}', '{"name":"日本"}', '🎲'.repeat(40), 'y'.repeat(70_000), ''];
  expect(await read(texts)).toEqual(texts);
  expect(await read(texts.filter((t) => /^[ -~]+$/.test(t)))).toHaveLength(2);
});
