/** Files that are dear to check: a long one again and again, and on PostgreSQL one that no database takes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figures } from './figures.ts';
import { anOption, bot, Guest, ME, type TableHeard } from './guest.ts';
import { House } from './house.ts';
import { Stranger } from './stranger.ts';

const GAME = 'my-city';
const FILE_BYTES = 1_400_000;
const SECONDS = 15;
const STRANGERS = 8;

interface Kept {
  readonly moves: readonly object[];
  readonly [name: string]: unknown;
}

/** A sealed answer given and withdrawn, as the house itself writes it down. */
export async function shortRecord(url: string): Promise<Kept> {
  const [ada, ben] = [await Guest.come(url), await Guest.come(url)];
  const match = await ada.table(GAME, [ME, { kind: 'open' }]);
  await ben.post(`/matches/${match}/join`);
  const line = await ada.at(match);
  const table = line.table as TableHeard;
  await line.move(match, table.version, (await anOption(GAME, table)) ?? '');
  await line.move(match, (line.table as TableHeard).version, 'withdraw');
  await ada.act(match, { do: 'resign' });
  line.close();
  const { body } = await ada.get<{ record?: Kept }>(`/matches/${match}/file`);
  if (body.record === undefined || body.record.moves.length < 2) throw new Error('no record of two moves');
  return body.record;
}

/** The same two moves again and again: each leads to the same position, so that the fingerprints fit. */
async function longFile(url: string): Promise<string> {
  const record = await shortRecord(url);
  const [given, withdrawn] = record.moves;
  const pairs = Math.floor(FILE_BYTES / JSON.stringify([given, withdrawn]).length);
  return JSON.stringify({ ...record, moves: Array.from({ length: pairs }, () => [given, withdrawn]).flat() });
}

/** Sends it without a pause, whatever is answered; whoever is refused asks again soon. */
async function bring(guest: Guest, file: string, until: number, statuses: number[]): Promise<void> {
  while (performance.now() < until) {
    const { status } = await guest.send('POST', '/matches/import', file);
    statuses.push(status);
    if (status === 429) await sleep(100);
  }
}

export async function longFiles(folder: string): Promise<Figures> {
  const house = await House.open(folder);
  try {
    const file = await longFile(house.url);
    const guest = await Guest.come(house.url);
    const statuses: number[] = [];
    const figures = await Stranger.during(house.url, SECONDS, () =>
      bring(guest, file, performance.now() + SECONDS * 1000, statuses),
    );
    const count = (fits: (status: number) => boolean): number => statuses.filter(fits).length;
    return {
      'longest stop': figures['longest stop'] ?? Number.NaN,
      'ping p99': figures['ping p99'] ?? Number.NaN,
      'move p99': figures['move p99'] ?? Number.NaN,
      'files taken': count((s) => s < 300),
      'refused as bad or too long': count((s) => s >= 300 && s !== 429 && s < 500),
      'told to wait': count((s) => s === 429),
      'answered 5xx': count((s) => s >= 500),
    };
  } finally {
    await house.close();
  }
}

/** Brings the longest kept game, then looks at every one that was taken, each of which has to be opened. */
async function bringAndOpen(guest: Guest, file: string, until: number, opened: number[]): Promise<void> {
  while (performance.now() < until) {
    const { status, body } = await guest.send('POST', '/matches/import', file);
    if (status >= 300) await sleep(100);
    else opened.push((await guest.get(`/matches/${(body as { id: string }).id}/at/0`)).status);
  }
}

export async function longMatches(folder: string): Promise<Figures> {
  const house = await House.open(folder);
  try {
    const kept = 'games/tribes-of-the-wind/test/fixtures/random-4.match.json';
    const file = readFileSync(join(folder, kept), 'utf8');
    const guests = [await Guest.come(house.url), await Guest.come(house.url)];
    const opened: number[] = [];
    const figures = await Stranger.during(house.url, SECONDS, async () => {
      const until = performance.now() + SECONDS * 1000;
      await Promise.all(guests.map((guest) => bringAndOpen(guest, file, until, opened)));
    });
    return {
      'longest stop': figures['longest stop'] ?? Number.NaN,
      'ping p99': figures['ping p99'] ?? Number.NaN,
      'move p99': figures['move p99'] ?? Number.NaN,
      'matches opened': opened.filter((status) => status === 200).length,
    };
  } finally {
    await house.close();
  }
}

/** Moves without a pause, as fast as the house answers. */
async function playFast(url: string, until: number): Promise<{ made: number; failed: number }> {
  const guest = await Guest.come(url);
  const seen = { made: 0, failed: 0 };
  while (performance.now() < until) {
    const match = await guest.table(GAME, [ME, bot(1)]).catch(() => null);
    if (match === null) {
      seen.failed += 1;
      continue;
    }
    const line = await guest.at(match);
    while (performance.now() < until && line.open && line.table?.status === 'running') {
      const now: TableHeard = line.table;
      const move = await anOption(GAME, now);
      if (move !== null) seen[(await line.move(match, now.version, move)) ? 'made' : 'failed'] += 1;
      // A person's pace: faster than that, the measure of messages would answer instead of the database.
      await sleep(25);
    }
    line.close();
  }
  return seen;
}

export async function lettersNobodyTakes(folder: string, databaseUrl: string): Promise<Figures> {
  const house = await House.open(folder, { databaseUrl });
  try {
    const file = JSON.stringify({ ...(await shortRecord(house.url)), seed: 'a\u0000b', moves: [] });
    const guests = [await Guest.come(house.url), await Guest.come(house.url)];
    const until = performance.now() + SECONDS * 1000;
    const statuses: number[] = [];
    const attacking = Promise.all(guests.map((guest) => bring(guest, file, until, statuses)));
    const played = await Promise.all(Array.from({ length: STRANGERS }, () => playFast(house.url, until)));
    await attacking;
    const sum = (of: 'made' | 'failed'): number => played.reduce((all, one) => all + one[of], 0);
    return {
      'moves and tables of strangers': sum('made') + sum('failed'),
      failed: sum('failed'),
      'files sent': statuses.length,
      'answered 5xx': statuses.filter((s) => s >= 500).length,
    };
  } finally {
    await house.close();
  }
}
