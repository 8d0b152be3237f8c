/** What people see when the storage fails under them: nothing stays stuck, nothing is made twice. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findPostgres, startPostgres } from '../server/test/postgres.ts';
import { type SmallDisk, smallDisk } from '../server/test/small-disk.ts';
import { bot, type Guest, House, me } from './kit.ts';

async function openHouse(env: Readonly<Record<string, string>> = {}): Promise<House> {
  const house = await House.open(env);
  onTestFinished(() => house.close());
  return house;
}

/** The plain table, with the first option of the open question chosen. */
async function ready(g: Guest): Promise<string> {
  await g.page.evaluate(() => localStorage.setItem('tafelrunde:settings', '{"plain":true}'));
  const id = await g.newTable('my-city', [me, bot(1)]);
  await choose(g);
  await g.page.evaluate(() => {
    (globalThis as unknown as { same: boolean }).same = true;
  });
  return id;
}

async function choose(g: Guest): Promise<void> {
  await expect.poll(() => g.asked(), { timeout: 20_000 }).toBe(true);
  await g.page.locator('.plain-options input[type=radio]').first().focus();
  await g.page.keyboard.press('Space');
}

const moves = async (g: Guest, id: string): Promise<number> =>
  g.page.evaluate(async (at) => ((await (await fetch(`/api/matches/${at}`)).json()) as { moves: number }).moves, id);

/** Nobody reloaded the page, the move is stored once, and the next one can be made. */
async function healed(g: Guest, id: string): Promise<void> {
  await g.page.locator('.fr-prompt[aria-busy="true"]').waitFor({ state: 'detached', timeout: 40_000 });
  expect(await g.page.evaluate(() => (globalThis as unknown as { same?: boolean }).same)).toBe(true);
  const requests = g.said.filter((text) => text.includes('"t":"move"')).map((text) => JSON.parse(text).id);
  expect(requests.length).toBeGreaterThan(1);
  expect(new Set(requests).size).toBe(1);
  await choose(g);
  const before = await moves(g, id);
  await g.page.keyboard.press('Enter');
  await expect.poll(() => moves(g, id), { timeout: 20_000 }).toBeGreaterThan(before);
}

/** Where no disk can be mounted to be filled, the database refuses in its name. */
function trigger(data: string): Pick<SmallDisk, 'fill' | 'free'> {
  const db = new DatabaseSync(join(data, 'tafelrunde.sqlite'), { timeout: 10_000 });
  return {
    fill: () =>
      db.exec(
        "create trigger full before insert on journal begin select raise(abort, 'database or disk is full'); end",
      ),
    free: () => {
      db.exec('drop trigger full');
      db.close();
    },
  };
}

describe('the storage fails while a move is on its way', () => {
  it('SQLite cannot write: the page waits, heals without a reload, and the move is stored once', async () => {
    const disk = smallDisk();
    if (disk !== null) onTestFinished(disk.end);
    const house = await openHouse(disk === null ? {} : { DATA: disk.folder });
    const g = await house.guest('Ada');
    const id = await ready(g);
    const breakdown = disk ?? trigger(house.data);
    breakdown.fill();
    await g.page.keyboard.press('Enter');
    await expect.poll(() => g.wire.some((text) => text.includes('"unavailable"')), { timeout: 10_000 }).toBe(true);
    expect(await g.page.locator('.fr-prompt[aria-busy="true"]').count()).toBe(1);
    breakdown.free();
    await healed(g, id);
  });

  const bin = findPostgres();
  if (bin === null) console.log('no PostgreSQL server found: its failure was not shown to a browser');
  else
    it('PostgreSQL is killed: the page waits, heals without a reload, and the move is stored once', async () => {
      const database = startPostgres(bin);
      onTestFinished(() => database.stop());
      const house = await openHouse({ DATABASE_URL: database.url });
      const g = await house.guest('Ben');
      const id = await ready(g);
      database.kill();
      await g.page.keyboard.press('Enter');
      await expect.poll(() => g.wire.some((text) => text.includes('"unavailable"')), { timeout: 20_000 }).toBe(true);
      expect(await g.page.locator('.fr-prompt[aria-busy="true"]').count()).toBe(1);
      database.start();
      await healed(g, id);
    });
});

it('a match that cannot be replayed says so in both languages, and nobody waits for it', async () => {
  const house = await openHouse();
  const g = await house.guest('Cleo');
  const id = await ready(g);
  await g.page.keyboard.press('Enter');
  await expect.poll(() => moves(g, id), { timeout: 20_000 }).toBeGreaterThan(0);
  await house.kill();
  const db = new DatabaseSync(join(house.data, 'tafelrunde.sqlite'));
  // Another seed deals other cards, as other rules would.
  db.exec("update match set seed = 'another'");
  db.close();
  await house.start();
  for (const [lang, sentence] of [
    ['de', 'Diese Partie lässt sich nicht mehr öffnen.'],
    ['en', 'This game can no longer be opened.'],
  ] as const) {
    await g.page.evaluate((l) => localStorage.setItem('tafelrunde:settings', JSON.stringify({ lang: l })), lang);
    await g.page.goto(`${house.url}/t/${id}`);
    await g.page.getByRole('heading', { name: sentence }).waitFor();
    expect(await g.faults()).toEqual([]);
  }
  await g.page.goto(house.url);
  // Once the list has come, no card asks for an answer.
  await g.page.locator('main .shapes').waitFor({ state: 'detached' });
  await g.page.locator('main h1, main h2').first().waitFor();
  expect(await g.page.locator('.cc').count()).toBe(0);
});
