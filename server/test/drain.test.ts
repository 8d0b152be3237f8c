/** A server that is asked to end sends people elsewhere first: nobody new, one socket after the other, nothing lost. */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { Person, tempFolder } from './people.ts';
import { startHost } from './process.ts';

const socketAt = (url: string): WebSocket =>
  new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { origin: url } });

it('not ready at once, sockets closed with 1012 over the time given, requests answered until the end', async () => {
  const data = tempFolder();
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const host = await startHost({ DATA: data, PORT: '0', HOST: '127.0.0.1', TAFELRUNDE_DRAIN: '2' }, '../main.ts');
  const ask = async (path: string): Promise<[number, string]> => {
    const answer = await fetch(host.url + path);
    return [answer.status, (await answer.text()).trim()];
  };
  expect(await ask('/live')).toEqual([200, 'live']);
  expect(await ask('/ready')).toEqual([200, 'ready']);
  const closed: { code: number; at: number }[] = [];
  const open = Array.from({ length: 10 }, () => socketAt(host.url));
  await Promise.all(open.map((socket) => new Promise((done) => socket.addEventListener('open', done))));
  for (const socket of open)
    socket.addEventListener('close', ({ code }) => closed.push({ code, at: performance.now() }));
  const began = performance.now();
  const ended = host.end('SIGTERM');
  await expect.poll(async () => (await ask('/ready'))[0]).toBe(503);
  expect(await ask('/ready')).toEqual([503, 'leaving']);
  expect(await ask('/live')).toEqual([200, 'live']);
  const late = socketAt(host.url);
  await new Promise((done) => late.addEventListener('error', done));
  await sleep(300);
  expect(closed.length, 'not all at once').toBeLessThan(10);
  await Person.guest(host.url, 'Ada');
  expect(await ended).toBe(0);
  expect(closed.map(({ code }) => code)).toEqual(Array(10).fill(1012));
  expect((closed.at(-1)?.at ?? 0) - began).toBeGreaterThan(1000);
});
