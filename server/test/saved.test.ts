/** Matches as files: out of one server and into another, checked on the way. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitment, type SavedMatch } from '#kernel';
import type { MatchCard, TableMessage } from '../protocol.ts';
import { firstOption, type House, openHouse, Person, playOn } from './people.ts';

let house: House;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  house = await openHouse();
  ada = await Person.guest(house.url, 'Ada', 0);
  ben = await Person.guest(house.url, 'Ben', 1);
});
afterAll(async () => {
  expect(house.errors).toEqual([]);
  await house.close();
});

async function begun(): Promise<string> {
  const id = await ada.open([{ kind: 'me' }, { kind: 'open' }], { rounds: 2 });
  await ben.post(`/matches/${id}/join`);
  return id;
}

async function finished(): Promise<{ id: string; file: SavedMatch }> {
  const id = await begun();
  await Promise.all([playOn(await ada.at(id)), playOn(await ben.at(id))]);
  const { body, headers } = await ada.get<SavedMatch>(`/matches/${id}/file`);
  expect(headers.get('content-disposition')).toContain(`${id}.json`);
  return { id, file: body };
}

const bring = (person: Person, file: unknown) => person.post<MatchCard>('/matches/import', file);

describe('a finished match', () => {
  it('is a whole file, and comes back as a table to be watched and forked', async () => {
    const { id, file } = await finished();
    expect(file).toMatchObject({ tafelrunde: 1, players: ['Ada', 'Ben'], record: { format: 2 } });
    expect(file.seedHash).toBe(commitment(file.record?.seed ?? ''));
    const elsewhere = await openHouse();
    const eve = await Person.guest(elsewhere.url, 'Eve', 2);
    const { status, body } = await bring(eve, JSON.parse(JSON.stringify(file)));
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'finished', moves: file.record?.moves.length });
    // It stays the game of those who played it.
    expect(body.seats.map(({ name, me }) => [name, me])).toEqual([
      ['Ada', false],
      ['Ben', false],
    ]);
    expect((await eve.get<{ mine: unknown[] }>('/lobby')).body.mine).toEqual([]);
    const there = (await eve.get<SavedMatch>(`/matches/${body.id}/file`)).body;
    expect({ ...there.record }).toEqual({ ...file.record });
    expect(there.scores).toEqual(file.scores);
    expect((await eve.get<TableMessage>(`/matches/${body.id}/at/2`)).body.view).toEqual(
      (await ada.get<TableMessage>(`/matches/${id}/at/2`)).body.view,
    );
    const fork = await eve.post<MatchCard>(`/matches/${body.id}/fork`, {
      at: 2,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
    });
    expect(fork.status).toBe(201);
    expect(elsewhere.errors).toEqual([]);
    await elsewhere.close();
  });

  it('with names that nobody may have is taken, without them', async () => {
    const { file } = await finished();
    const { status, body } = await bring(ada, { ...file, players: ['\u202eAda', 7, 'x'.repeat(500)] });
    expect([status, body.seats.map((s) => [s.kind, s.name])]).toEqual([
      201,
      [
        ['bot', null],
        ['bot', null],
      ],
    ]);
  });

  it.each([
    ['no match at all', () => ({ hello: 'world' }), { why: 'form' }],
    ['another seed than was sealed', (f: SavedMatch) => ({ ...f, seedHash: commitment('x') }), { why: 'seed' }],
    ['another result', (f: SavedMatch) => ({ ...f, scores: [99, 99] }), { why: 'scores' }],
    [
      'a newer version of the rules',
      (f: SavedMatch) => ({ ...f, record: { ...f.record, rulesVersion: 99 } }),
      { why: 'newer' },
    ],
    [
      'a game that is not here',
      (f: SavedMatch) => ({ ...f, record: { ...f.record, game: 'go' } }),
      { why: 'unknown-game' },
    ],
    [
      'moves that are illegal from the third on',
      (f: SavedMatch) => ({
        ...f,
        record: { ...f.record, moves: f.record?.moves.map((m, i) => (i === 2 ? { ...m, seat: 1 - m.seat } : m)) },
      }),
      { why: 'drift', move: 3 },
    ],
  ])('that holds %s is refused with the reason', async (_, change, args) => {
    const { file } = await finished();
    const { status, body } = await bring(ada, change(file));
    expect([status, body]).toEqual([400, expect.objectContaining({ key: 'bad-record', args })]);
  });
});

describe('a running match', () => {
  it('is saved as one viewer has heard it, without the seed; it cannot be played again yet', async () => {
    const id = await begun();
    const line = await ada.at(id);
    const table = line.last as TableMessage;
    await line.answer(line.move(id, table.version, firstOption(table, 'bid')));
    for (const person of [ada, ben, new Person(house.url)]) {
      const { body } = await person.get<SavedMatch>(`/matches/${id}/file`);
      expect(body.record).toBeUndefined();
      expect(JSON.stringify(body)).not.toMatch(/"(?:seed|hash)"/);
      expect(body.seedHash).toBe(table.seedHash);
      expect((await bring(person.cookie === null ? ada : person, body)).body).toMatchObject({
        args: { why: 'running' },
      });
    }
    const seen = (await ben.get<SavedMatch>(`/matches/${id}/file`)).body.running;
    expect(seen?.viewer).toBe(1);
    expect(JSON.stringify(seen)).not.toContain(firstOption(table, 'bid').split(' ')[1]);
  });

  it('a match saved in its midst with its seed is played on', async () => {
    const { file } = await finished();
    const { record } = file;
    const { status, body } = await bring(ada, { ...record, moves: record?.moves.slice(0, 2) });
    expect([status, body.status]).toEqual([201, 'running']);
    expect(((await ada.at(body.id)).last as TableMessage).undoTo).toBeGreaterThanOrEqual(0);
  });

  it('a table that waits for players has no file', async () => {
    const id = await ada.open([{ kind: 'me' }, { kind: 'open' }]);
    expect((await ada.get(`/matches/${id}/file`)).body).toMatchObject({ key: 'not-begun' });
  });
});

// The last one: the server closes the connection that brings too much.
it('a file that is too large, or brought by nobody, is refused', async () => {
  expect((await bring(ada, { nothing: 'x'.repeat(3_000_000) })).status).toBe(413);
  expect((await bring(new Person(house.url), {})).status).toBe(401);
});
