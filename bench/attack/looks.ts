/** What lobby and results cost in a house with many matches, most of them of others; and how many moves it takes a second. */
import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type Figures, quantile } from './figures.ts';
import { Guest, ME, newNetwork } from './guest.ts';
import { House } from './house.ts';

const GAME = 'my-city';
const MATCHES = 30_000;
const ASKED = 40;

/** Copies one match for somebody else, again and again, whatever columns this house has. */
function multiply(file: string, match: string): void {
  // Nobody of these is known to the house: it only has to pass them over.
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const copy = (table: string, key: string, others: Readonly<Record<string, string>>): void => {
    const columns = database.prepare(`select name from pragma_table_info('${table}')`).all() as { name: string }[];
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const taken = columns.map(({ name }) =>
      name === key ? `'copy' || i.n || '-----'` : (others[name] ?? `"${name}"`),
    );
    database.exec(
      `with recursive i(n) as (select 1 union all select n + 1 from i where n < ${MATCHES})
       insert into "${table}" (${names}) select ${taken.join(', ')} from "${table}", i where "${key}" = '${match}'`,
    );
  };
  const somebody = `case when "person" is null then null else 'somebody' || (i.n % 500) end`;
  copy('match', 'id', { owner: `'somebody' || (i.n % 500)`, host: `'somebody' || (i.n % 500)` });
  copy('seat', 'match', { person: somebody });
  database.close();
}

async function median(ask: () => Promise<{ status: number }>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < ASKED; n++) {
    const began = performance.now();
    const { status } = await ask();
    if (status !== 200) throw new Error(`not shown: ${status}`);
    times.push(performance.now() - began);
  }
  return quantile(times, 0.5);
}

export async function looks(folder: string): Promise<Figures> {
  const house = await House.open(folder, { lifted: true });
  try {
    const guest = await Guest.come(house.url, newNetwork());
    const match = await guest.table(GAME, [ME]);
    await guest.act(match, { do: 'resign' });
    await house.stop();
    const file = readdirSync(house.data).find((name) => /\.(db|sqlite)$/.test(name)) ?? '';
    multiply(join(house.data, file), match);
    await house.start();
    guest.url = house.url;
    return {
      'lobby ms': await median(() => guest.get('/lobby')),
      'results alone ms': await median(() => guest.get(`/matches/${match}/alone`)),
      'results of a game ms': await median(() => guest.get(`/games/${GAME}/mine`)),
    };
  } finally {
    await house.close();
  }
}

/** People who play as fast as they can, by the load of bench:server. */
export async function moves(folder: string, databaseUrl?: string): Promise<Figures> {
  const house = await House.open(folder, { lifted: true, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  const players = fork(fileURLToPath(new URL('../server-load.ts', import.meta.url)), [house.url, GAME, '20', '80']);
  const hear = <T>(): Promise<T> => new Promise((done) => players.once('message', (m) => done(m as T)));
  try {
    await hear();
    const before = house.cpu;
    const seen = hear<{ moves: number; seconds: number; p50: number; p99: number }>();
    players.send('go');
    const { moves: made, seconds, p50, p99 } = await seen;
    const cpu = ((house.cpu - before) * 1e6) / made;
    return { 'moves/s': made / seconds, 'CPU µs a move': cpu, 'p50 ms': p50, 'p99 ms': p99 };
  } finally {
    players.kill();
    await house.close();
  }
}
