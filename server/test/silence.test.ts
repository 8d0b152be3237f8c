import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TableMessage } from '../protocol.ts';
import { type Network, openNetwork } from './network.ts';
import { firstOption, type House, newRequest, openHouse, Person, playOn } from './people.ts';
import { findPostgres, type Postgres, startPostgres } from './postgres.ts';

const bin = findPostgres();
if (bin === null) console.log('no PostgreSQL server found: the tests of a silent network were not run');
else defineTests(bin);

function defineTests(programs: string): void {
  let database: Postgres;
  let network: Network;
  let cut: House;
  let whole: House;

  beforeAll(async () => {
    database = startPostgres(programs);
    network = await openNetwork(database.url);
    cut = await openHouse({ databaseUrl: network.url, presenceMs: 500 });
    whole = await openHouse({ databaseUrl: database.url, presenceMs: 500 });
  });
  afterAll(async () => {
    await Promise.all([cut.close(), whole.close()]);
    network.close();
    database.stop();
  });

  it('a notice that gets lost is made up for: watched tables are compared with the database', async () => {
    const ada = await Person.guest(cut.url, 'Ada');
    const id = await ada.open([{ kind: 'me' }], { rounds: 5 });
    const a = await ada.at(id);
    const twin = await new Person(whole.url, ada.cookie).at(id);
    const { version } = a.last as TableMessage;
    network.deaf = true;
    expect(await twin.answer(twin.move(id, version, firstOption(twin.last as TableMessage)))).toMatchObject({
      t: 'done',
    });
    expect((await a.table((t) => t.version > version)).moves).toBe(1);
    network.deaf = false;
  });

  it('a network that swallows everything: health says so, requests are answered, and all is caught up afterwards', async () => {
    const ada = await Person.guest(cut.url, 'Ada');
    const ben = await Person.guest(whole.url, 'Ben');
    const id = await ada.open([{ kind: 'me' }, { kind: 'open' }], { rounds: 20 });
    await ben.post(`/matches/${id}/join`);
    const withBot = await ada.open([{ kind: 'me' }, { kind: 'bot', level: 1 }], { rounds: 2 });
    const a = await ada.at(id);
    const b = await ben.at(id);
    const bots = await ada.at(withBot);
    const { version } = a.last as TableMessage;
    const status = async (): Promise<number> => (await ada.get('/health')).status;
    expect(await status()).toBe(200);

    network.silent = true;
    const lost = newRequest();
    a.move(id, version, firstOption(a.last as TableMessage), lost);
    await expect.poll(status, { timeout: 10_000, interval: 200 }).toBe(503);
    expect((await ada.get('/health')).headers.get('retry-after')).toBe('2');
    expect(await a.next((m) => m.t === 'error')).toMatchObject({ key: 'unavailable', id: lost });
    // The others go on meanwhile.
    expect(await b.answer(b.move(id, version, firstOption(b.last as TableMessage)))).toMatchObject({ t: 'done' });

    network.silent = false;
    await expect.poll(status, { timeout: 20_000, interval: 200 }).toBe(200);
    // What a client does after an answer like that: it looks again and sends the same request again.
    const back = await ada.line();
    await expect
      .poll(
        () => {
          if (back.last === null) back.say({ t: 'watch', match: id });
          return back.last?.match;
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe(id);
    back.move(id, version, firstOption(back.last as TableMessage), lost);
    expect(await back.answer(lost)).toMatchObject({ t: 'done' });
    await b.table((t) => t.moves === 2);
    // The line to the others is open again: what they do is heard, and bots play.
    const before = (b.last as TableMessage).version;
    await back.table((t) => t.version >= before);
    const asked = (back.last as TableMessage).waitingFor.includes(0) ? back : b;
    expect(await asked.answer(asked.move(id, before, firstOption(asked.last as TableMessage)))).toMatchObject({
      t: 'done',
    });
    const other = asked === back ? b : back;
    expect((await other.table((t) => t.version > before)).moves).toBeGreaterThan(2);
    bots.close();
    expect((await playOn(await ada.at(withBot))).status).toBe('finished');
  });
}
