/** A disk that is really full, under the real program. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import type { Lobby, TableMessage } from '../protocol.ts';
import { inSqlite } from './load.ts';
import { firstOption, newRequest, Person } from './people.ts';
import { startHost } from './process.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

function mounted(): SmallDisk | null {
  const disk = smallDisk();
  if (disk === null) console.log('no disk could be mounted here: a full one was not tried');
  else onTestFinished(disk.end);
  return disk;
}

it('a disk that becomes full under a move: it is refused with its id, health says so, and with room again it is stored once', async () => {
  const disk = mounted();
  if (disk === null) return;
  const host = await startHost({ DATA: disk.folder });
  onTestFinished(async () => {
    await host.end('SIGKILL');
  });
  const ada = await Person.guest(host.url, 'Ada');
  const line = await ada.at(await ada.open([{ kind: 'me' }], { rounds: 5000 }));
  const { match, version } = line.last as TableMessage;
  const move = firstOption(line.last as TableMessage);
  disk.fill();
  const request = newRequest();
  line.move(match, version, move, request);
  expect(await line.next((m) => m.t === 'error')).toEqual({ t: 'error', key: 'unavailable', id: request });
  await expect.poll(async () => (await ada.get('/health')).status, { timeout: 10_000 }).toBe(503);
  disk.free();
  await expect.poll(async () => (await ada.get('/health')).status, { timeout: 10_000 }).toBe(200);
  const again = await ada.at(match);
  expect(again.last).toMatchObject({ version, moves: 0 });
  again.move(match, version, move, request);
  expect(await again.answer(request)).toMatchObject({ t: 'done', version: version + 1 });
  await host.end('SIGKILL');
  expect(inSqlite(disk.folder).find({ match, seat: 0, request, move, version })).toEqual([version + 1, move]);
});

it('whoever was away comes in on a full disk and looks on', async () => {
  const disk = mounted();
  if (disk === null) return;
  const host = await startHost({ DATA: disk.folder });
  onTestFinished(async () => {
    await host.end('SIGKILL');
  });
  const ada = await Person.guest(host.url, 'Ada');
  const match = await ada.open([{ kind: 'me' }], { rounds: 5000 });
  const away = await ada.open([{ kind: 'me' }], { rounds: 5000 });
  const line = await ada.at(match);
  const db = new DatabaseSync(join(disk.folder, 'tafelrunde.sqlite'));
  db.exec('update session set seen_at = 0');
  db.close();
  const before = line.last as TableMessage;
  await line.answer(line.move(match, before.version, firstOption(before)));
  disk.fill();
  // The last move waits in the journal, and nothing can be written any more.
  expect((await ada.get('/me')).status).toBe(200);
  const { status, body } = await ada.get<Lobby>('/lobby');
  expect(status).toBe(200);
  expect(body.mine.find((card) => card.id === match)?.moves).toBe(1);
  expect((await ada.at(match)).last).toMatchObject({ moves: 1 });
  expect((await ada.at(away)).last).toMatchObject({ moves: 0 });
  disk.free();
  await expect.poll(async () => (await ada.get('/health')).status, { timeout: 10_000 }).toBe(200);
  expect((await ada.get<Lobby>('/lobby')).body.mine.find((card) => card.id === match)?.moves).toBe(1);
});

it('on a full disk the program does not start, and says why in one sentence', () => {
  const disk = mounted();
  if (disk === null) return;
  disk.fill();
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', DATA: disk.folder },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toMatch(/is full/);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
});
