/**
 * `npm run chaos`: people play as fast as they can while program and database are killed without a last word, again and
 * again; after every kill what was acknowledged is compared with what is there.
 *
 * npm run chaos -- [--kills 100] [--minutes M] [--storage sqlite|postgres|both]
 */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Acknowledged, type Find, hurry, inPostgres, inSqlite } from '../server/test/load.ts';
import { Person, tempFolder } from '../server/test/people.ts';
import { findPostgres, startPostgres } from '../server/test/postgres.ts';
import { type Host, startHost } from '../server/test/process.ts';

const MATCHES = 12;
const USAGE = 'npm run chaos -- [--kills 100] [--minutes M] [--storage sqlite|postgres|both]';

/** Somewhere to play, and ways to hurt it. */
interface House {
  readonly name: string;
  readonly urls: () => readonly string[];
  /** Kills something under load, says what, and brings everything back. */
  readonly strike: () => Promise<string>;
  readonly read: () => Promise<Find>;
  readonly close: () => Promise<void>;
}

async function onSqlite(): Promise<House> {
  const data = tempFolder();
  let host = await startHost({ DATA: data });
  return {
    name: 'SQLite',
    urls: () => [host.url],
    strike: async () => {
      await host.end('SIGKILL');
      host = await startHost({ DATA: data });
      return 'program';
    },
    read: async () => inSqlite(data).find,
    close: async () => {
      await host.end('SIGTERM');
      rmSync(data, { recursive: true });
    },
  };
}

/** Two programs on one database. */
async function onPostgres(bin: string): Promise<House> {
  const database = startPostgres(bin);
  const env = { DATABASE_URL: database.url };
  const hosts = [await startHost(env), await startHost(env)];
  const killProgram = async (): Promise<void> => {
    const at = Math.random() < 0.5 ? 0 : 1;
    await (hosts[at] as Host).end('SIGKILL');
    hosts[at] = await startHost(env);
  };
  const killDatabase = async (): Promise<void> => {
    database.kill();
    await sleep(Math.random() * 500);
    database.start();
  };
  return {
    name: 'PostgreSQL',
    urls: () => hosts.map((host) => host.url),
    strike: async () => {
      const dice = Math.random();
      if (dice > 0.1) await (dice < 0.55 ? killProgram : killDatabase)();
      else {
        await killDatabase();
        await killProgram();
      }
      await Promise.all(hosts.map((host) => healthy(host.url)));
      return dice > 0.55 ? 'database' : dice > 0.1 ? 'program' : 'both';
    },
    read: () => inPostgres(database.url),
    close: async () => {
      await Promise.all(hosts.map((host) => host.end('SIGTERM')));
      database.stop();
    },
  };
}

async function healthy(url: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.status === 200) return;
    await sleep(200);
  }
  throw new Error(`${url} did not come back`);
}

/** Looks at a table until it is shown: a server that has just lost its database may ask for patience. */
async function sit(url: string, cookie: string | null, match: string): ReturnType<Person['at']> {
  const line = await new Person(url, cookie).line();
  for (let tries = 0; tries < 60 && line.last === null; tries++) {
    line.say({ t: 'watch', match });
    for (let waits = 0; waits < 10 && line.last === null; waits++) await sleep(50);
  }
  if (line.last === null) throw new Error(`table ${match} did not come back`);
  return line;
}

/** True if nothing was lost. */
async function run(house: House, kills: number, until: number): Promise<boolean> {
  const [url] = house.urls() as [string];
  const people = [await Person.guest(url, 'Ada'), await Person.guest(url, 'Ben')] as const;
  const matches: string[] = [];
  for (let i = 0; i < MATCHES; i++) {
    const id = await people[0].open([{ kind: 'me' }, { kind: 'open' }], { rounds: 5000 });
    await people[1].post(`/matches/${id}/join`);
    matches.push(id);
  }
  const noted: Acknowledged[] = [];
  const struck: Record<string, number> = {};
  let lost = 0;
  let done = 0;
  while (done < kills && Date.now() < until) {
    const urls = house.urls();
    const seats = matches.flatMap((id, i) => people.map(({ cookie }, seat) => ({ id, cookie, seat, at: i + seat })));
    const lines = await Promise.all(
      seats.map(({ id, cookie, at }) => sit(urls[at % urls.length] as string, cookie, id)),
    );
    const before = noted.length;
    const work = lines.map((line, i) => hurry(line, (seats[i] as { seat: number }).seat, (a) => noted.push(a)));
    await sleep(100 + Math.random() * 400);
    const what = await house.strike();
    struck[what] = (struck[what] ?? 0) + 1;
    for (const line of lines) line.close();
    await Promise.all(work);
    done += 1;
    const find = await house.read();
    const missing = noted.filter((a) => {
      const [version, move] = find(a) ?? [];
      return version !== a.version || move !== a.move;
    });
    lost = missing.length;
    for (const a of missing) console.log(`missing or doubled: ${JSON.stringify(a)}`);
    if (lost > 0) break;
    console.log(`${house.name} ${done}: killed ${what}, ${noted.length - before} acknowledged, all there`);
  }
  await house.close();
  const kinds = Object.entries(struck).map(([what, n]) => `${n} ${what}`);
  console.log(`${house.name}: ${done} kills (${kinds.join(', ')}), ${noted.length} acknowledged moves, ${lost} lost`);
  return lost === 0;
}

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    minutes: { type: 'string' },
    storage: { type: 'string', default: 'both' },
  },
});
const kills = Number(values.kills);
const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes);
const bin = findPostgres();
if (!(kills > 0) || !(minutes > 0) || !['sqlite', 'postgres', 'both'].includes(values.storage)) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (values.storage === 'postgres' && bin === null) {
  console.error('no PostgreSQL server found');
  process.exitCode = 2;
} else {
  const until = (): number => Date.now() + minutes * 60_000;
  let fine = true;
  if (values.storage !== 'postgres') fine = await run(await onSqlite(), kills, until());
  if (values.storage !== 'sqlite' && bin !== null) fine = (await run(await onPostgres(bin), kills, until())) && fine;
  process.exitCode = fine ? 0 : 1;
}
