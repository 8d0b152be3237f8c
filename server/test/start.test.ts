/** What a host sees at the start and at the edge: one sentence and an exit code, no stack trace, no silent loss. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import type { TableMessage } from '../protocol.ts';
import { storageSentence } from '../store/start-problem.ts';
import { type Acknowledged, hurry, inSqlite } from './load.ts';
import { firstOption, openHouse, Person, tempFolder } from './people.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import { startHost } from './process.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function folder(): string {
  const path = tempFolder();
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Starts the real program where it cannot start. */
function failedStart(env: Record<string, string>, ...args: string[]): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, [at('../main.ts'), ...args], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stderr };
}

function expectSentence(
  { status, stderr }: { status: number | null; stderr: string },
  code: number,
  text: RegExp,
): void {
  expect(stderr).toMatch(text);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(code);
}

/** A server that was killed in the middle of play, and what it had acknowledged. */
async function killed(data: string): Promise<Acknowledged[]> {
  const host = await startHost({ DATA: data });
  const ada = await Person.guest(host.url, 'Ada');
  const noted: Acknowledged[] = [];
  const line = await ada.at(await ada.open([{ kind: 'me' }], { rounds: 5000 }));
  const work = hurry(line, 0, (a) => {
    noted.push(a);
    if (noted.length === 150) host.process.kill('SIGKILL');
  });
  await work;
  return noted;
}

it('a second server on the same folder is refused, and harms nothing', async () => {
  const house = await openHouse();
  expectSentence(failedStart({ DATA: house.data }), 2, /Another Tafelrunde uses the data folder/);
  await expect(openHouse({ data: house.data })).rejects.toThrow('Another Tafelrunde');
  const ada = await Person.guest(house.url, 'Ada');
  await ada.at(await ada.open([{ kind: 'me' }]));
  await house.close();
});

it('a write-ahead log that is missing is noticed', async () => {
  const data = folder();
  const noted = await killed(data);
  expect(noted.length).toBeGreaterThan(100);
  const file = join(data, 'tafelrunde.sqlite');
  for (const end of ['-wal', '-shm']) rmSync(file + end);
  expectSentence(failedStart({ DATA: data }), 3, /has lost what was written after .*restore FILE/);
  // Whoever knows it may go on.
  const host = await startHost({ DATA: data, TAFELRUNDE_ACCEPT_LOSS: '1', PORT: '0', HOST: '127.0.0.1' }, '../main.ts');
  expect(await host.end('SIGTERM')).toBe(0);
});

it('a write-ahead log that is damaged in its middle is noticed; a torn end is not', async () => {
  const data = folder();
  const noted = await killed(data);
  const wal = join(data, 'tafelrunde.sqlite-wal');
  const whole = readFileSync(wal);
  // Torn: the last frame was not written to its end.
  writeFileSync(wal, Buffer.concat([whole, whole.subarray(32, 2000)]));
  const host = await startHost({ DATA: data });
  await host.end('SIGKILL');
  const { find } = inSqlite(data);
  for (const a of noted) expect(find(a)).toEqual([a.version, a.move]);

  const other = folder();
  await killed(other);
  const damaged = openSync(join(other, 'tafelrunde.sqlite-wal'), 'r+');
  writeSync(damaged, Buffer.alloc(64, 7), 0, 64, 32 + 24 + 4096 + 200);
  expectSentence(
    failedStart({ DATA: other }),
    3,
    /-wal is damaged after \d+ transactions: \d+ later ones cannot be read/,
  );
});

it('a line of the journal that is no JSON is named with its matches; accepted, it is kept apart', async () => {
  const data = folder();
  await killed(data);
  const file = join(data, 'tafelrunde.sqlite');
  const db = new DatabaseSync(file);
  const last = db.prepare('select max(id) as id from journal').get()?.id as number;
  db.prepare("update journal set entries = substr(entries, 1, 40) || '…' where id = ?").run(last);
  db.close();
  expectSentence(
    failedStart({ DATA: data }),
    3,
    new RegExp(`Line ${last} of the journal cannot be read, and with it moves of the matches \\S{16}`),
  );
  const host = await startHost({ DATA: data, TAFELRUNDE_ACCEPT_LOSS: '1', PORT: '0', HOST: '127.0.0.1' }, '../main.ts');
  await host.end('SIGTERM');
  const after = new DatabaseSync(file);
  expect(after.prepare('select count(*) as n from unreadable').get()?.n).toBe(1);
  after.close();
});

it('a damaged database says so', async () => {
  const data = folder();
  const house = await openHouse({ data });
  await house.close();
  const file = openSync(join(data, 'tafelrunde.sqlite'), 'r+');
  writeSync(file, Buffer.alloc(100, 1), 0, 100, 0);
  expectSentence(failedStart({ DATA: data }), 3, /The database in .* is damaged/);
});

it('what is no folder, no port and no database is said in one sentence', () => {
  const data = folder();
  writeFileSync(join(data, 'file'), '');
  expectSentence(failedStart({ DATA: join(data, 'file') }), 2, /is not a folder/);
  expectSentence(
    failedStart({ DATA: data, PORT: '70000' }),
    2,
    /PORT \(environment\) cannot be used: 70000. It is written as a number up to 65535/,
  );
  expectSentence(
    failedStart({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }),
    2,
    /The database that DATABASE_URL names/,
  );
});

it('an address, a port and a folder that cannot be used: each is named, and nothing else', async () => {
  const data = folder();
  for (const HOST of ['192.0.2.1', 'no-such-host.invalid', 'not a name'])
    expectSentence(failedStart({ DATA: data, HOST }), 2, new RegExp(`^The address HOST=${HOST} cannot be used`));
  // Nothing is left behind by which the next start would take this one for a crash.
  expect(existsSync(join(data, 'tafelrunde.running'))).toBe(false);
  expectSentence(failedStart({ DATA: '/proc/none/here' }), 2, /^The data folder \/proc\/none\/here cannot be made/);
  expectSentence(failedStart({ DATA: join(data, 'x'.repeat(400)) }), 2, /^The data folder .* cannot be made/);
  const house = await openHouse();
  onTestFinished(() => house.close());
  const { port } = new URL(house.url);
  expectSentence(
    failedStart({ DATA: data, PORT: port }),
    2,
    /^The port is in use: choose another one with PORT=8081\.$/m,
  );
  const said = failedStart({ DATA: data, PORT: '1' }, '--port', port);
  expectSentence(said, 2, /^The port is in use: choose another one with --port 8081\.$/m);
  expectSentence(failedStart({ DATA: data }, '--prot', port), 2, /--prot/);
});

it('a database that is not there, a name nobody knows, and what is no address: DATABASE_URL is named', () => {
  const programs = findPostgres();
  const wrong = ['postgres://somewhere:port/x', 'postgres://tafelrunde@no-such-host.invalid/x'];
  if (programs !== null) {
    const { url, stop } = startPostgres(programs);
    onTestFinished(stop);
    wrong.push(url.replace(/postgres$/, 'nothing'), url.replace('tafelrunde@', 'nobody:wrong@'));
  }
  for (const DATABASE_URL of wrong)
    expectSentence(failedStart({ DATABASE_URL }), 2, /^The database that DATABASE_URL names cannot be used \(.+\)\.$/m);
});

it('a full disk and a database that can only be read have their sentences', () => {
  const data = folder();
  const file = join(data, 'some.sqlite');
  const db = new DatabaseSync(file);
  db.exec('create table t (x); pragma max_page_count = 2');
  const failure = (work: () => void): unknown => {
    try {
      work();
    } catch (error) {
      return error;
    }
    throw new Error('it did not fail');
  };
  const full = failure(() => db.exec('insert into t select zeroblob(100000)'));
  db.close();
  expect(storageSentence(full, data)).toMatchObject({ exitCode: 2, message: expect.stringContaining('is full') });
  const reader = new DatabaseSync(file, { readOnly: true });
  const readOnly = failure(() => reader.exec('insert into t values (1)'));
  reader.close();
  expect(storageSentence(readOnly, data)).toMatchObject({
    exitCode: 2,
    message: expect.stringContaining('only be read'),
  });
});

it('health is not 200 when nothing can be written', async () => {
  const house = await openHouse();
  const ada = await Person.guest(house.url, 'Ada');
  expect((await ada.get('/health')).status).toBe(200);
  const db = new DatabaseSync(join(house.data, 'tafelrunde.sqlite'));
  db.exec("create trigger full before update on pulse begin select raise(abort, 'disk full'); end");
  await expect.poll(async () => (await ada.get('/health')).status, { timeout: 5000 }).toBe(503);
  db.exec('drop trigger full');
  db.close();
  await expect.poll(async () => (await ada.get('/health')).status, { timeout: 5000 }).toBe(200);
  await house.close();
});

function cli(...args: string[]): string {
  return execFileSync(process.execPath, [at('../../cli/main.ts'), ...args], { encoding: 'utf8', stdio: 'pipe' });
}

it('a backup made while moves are made holds all that was acknowledged before, and can be restored', async () => {
  const data = folder();
  const copies = folder();
  const host = await startHost({ DATA: data });
  const ada = await Person.guest(host.url, 'Ada');
  const id = await ada.open([{ kind: 'me' }], { rounds: 5000 });
  const noted: Acknowledged[] = [];
  const line = await ada.at(id);
  const work = hurry(line, 0, (a) => noted.push(a));
  await expect.poll(() => noted.length, { timeout: 20_000 }).toBeGreaterThan(50);
  const before = noted.length;
  const file = join(copies, 'backup.sqlite');
  const child = spawnAsync('backup', file, '--data', data);
  expect(await child).toMatch(/1 matches, 1 people/);
  expect(noted.length).toBeGreaterThan(before);
  await host.end('SIGKILL');
  await work;
  expect(() => cli('backup', file, '--data', data)).toThrow(/exists already/);

  const elsewhere = folder();
  mkdirSync(join(elsewhere, 'deep'));
  const target = join(elsewhere, 'deep');
  expect(cli('restore', file, '--data', target)).toMatch(/1 matches, 1 people/);
  const { find } = inSqlite(target);
  for (const a of noted.slice(0, before)) expect(find(a)).toEqual([a.version, a.move]);
  const restored = await openHouse({ data: target });
  const again = await new Person(restored.url, ada.cookie).at(id);
  const table = again.last as TableMessage;
  expect(table.moves).toBeGreaterThanOrEqual(before);
  expect(await again.answer(again.move(id, table.version, firstOption(table)))).toMatchObject({ t: 'done' });
  // Not while a server runs there; afterwards what was there is kept.
  expect(() => cli('restore', file, '--data', target)).toThrow(/Another Tafelrunde/);
  await restored.close();
  expect(cli('restore', file, '--data', target)).toMatch(/before is in .*\.before-/);
  expect(readdirSync(target).filter((name) => name.includes('.before-')).length).toBeGreaterThan(0);
});

function spawnAsync(...args: string[]): Promise<string> {
  return new Promise((done, fail) => {
    execFile(process.execPath, [at('../../cli/main.ts'), ...args], (error, stdout) =>
      error ? fail(error) : done(stdout),
    );
  });
}

it('what is no backup is not restored', async () => {
  const data = folder();
  const file = join(data, 'none.sqlite');
  writeFileSync(file, 'no database at all, but long enough to be looked at');
  expect(() => cli('restore', file, '--data', join(data, 'there'))).toThrow(/is no backup of Tafelrunde/);
  expect(existsSync(join(data, 'there'))).toBe(false);
});
