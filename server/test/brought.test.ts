/** Files from outside: judged in a thread of their own, refused with the reason, on both databases. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitment, type Dealt, Match, type MatchRecord, type Move, type SavedMatch, sealed } from '#kernel';
import type { MatchCard } from '../protocol.ts';
import { MOST_MOVES } from '../readers.ts';
import { atBothDatabases } from './houses.ts';
import { openHouse, Person, tempFolder } from './people.ts';
import { game } from './sample/game.ts';

const bring = (person: Person, file: unknown) => person.post<MatchCard>('/matches/import', file);

/** A finished game in which moves were taken back, twice at the same place. */
function record(before: readonly Dealt[] = []): MatchRecord {
  const match = new Match(game as never, { rounds: 2 }, 2, 'brought', undefined, before);
  const next = (): void => {
    const open = match.open.find((d) => d.optional === undefined);
    match.play(open?.seat as number, open?.options[0] as Move);
  };
  for (let i = 0; i < 2; i++) {
    next();
    next();
    match.rewind(0, 1, [1, 0]);
  }
  while (!match.over) next();
  return match.record();
}

const good = record();
const moved = (change: object): Partial<MatchRecord> => ({
  moves: good.moves.map((m, i) => (i === 1 ? { ...m, ...change } : m)),
});

atBothDatabases('a file from outside', {}, (houses) => {
  it('with take-backs that people agreed to is taken, and is the same when it is saved again and forked', async () => {
    const ada = await Person.guest(houses.east.url, 'Ada');
    const loaded = async (): Promise<number> => (await ada.get<{ tables: number }>('/health')).body.tables;
    const before = await loaded();
    const { status, body } = await bring(ada, { tafelrunde: 1, players: ['Cleo', null], record: good });
    expect([status, body.status, body.moves]).toEqual([201, 'finished', good.moves.length]);
    // Whoever sat there is named as the file says, for everybody and on every process.
    const card = await new Person(houses.west.url).get<MatchCard>(`/matches/${body.id}`);
    expect(card.body.seats.map((s) => [s.kind, s.name])).toEqual([
      ['person', 'Cleo'],
      ['bot', null],
    ]);
    // Nothing of it was replayed here: it is in the database and not in memory.
    expect(await loaded()).toBe(before);
    expect((await ada.get<MatchRecord>(`/matches/${body.id}/record`)).body).toEqual(good);
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
    expect((await ada.post(`/matches/${body.id}/fork`, { at: 3, seats })).status).toBe(201);
    expect((await ada.at(body.id)).last?.seats[0]?.name).toBe('Cleo');
  });

  it.each([
    ['a mark', moved({ fresh: '7' }), { why: 'mark', at: 2 }],
    ['a fingerprint', moved({ hash: 'x' }), { why: 'drift', move: 2 }],
    ['a fingerprint of the old form', moved({ hash: '0123456789abcdef' }), { why: 'drift', move: 2 }],
    [
      'a take-back nobody agreed to',
      { takenBack: [{ after: 0, moves: 2, seat: 1, consent: [] }] },
      { why: 'consent', at: 1 },
    ],
    [
      'a take-back of nothing',
      { takenBack: [{ after: 0, moves: 0, seat: 1, consent: [1] }] },
      { why: 'take-back', at: 1 },
    ],
    [
      'more moves than any game has',
      { moves: Array.from({ length: MOST_MOVES + 1 }, () => good.moves[0]) },
      { why: 'long', most: MOST_MOVES },
    ],
  ])('that was forged is refused with the reason: %s', async (_, change, args) => {
    const eve = await Person.guest(houses.east.url, 'Eve');
    expect(await bring(eve, { ...good, ...change })).toMatchObject({ status: 400, body: { key: 'bad-record', args } });
  });
});

atBothDatabases('the seal of a file from outside', {}, (houses) => {
  const dealt = record([{ seed: 'invented', moves: 0 }]);
  const file = (seal: string) => ({
    tafelrunde: 1,
    players: ['Ada', 'Ben'],
    record: dealt,
    seedHash: commitment(seal),
  });

  it('covers every deal: one that is invented afterwards is refused, though all of its fingerprints fit', async () => {
    const eve = await Person.guest(houses.east.url, 'Eve');
    expect(await bring(eve, file(dealt.seed))).toMatchObject({
      status: 400,
      body: { key: 'bad-record', args: { why: 'seed' } },
    });
  });

  it('is the same when the match is saved again', async () => {
    const ada = await Person.guest(houses.east.url, 'Ada');
    const { status, body } = await bring(ada, file(sealed(dealt)));
    expect(status).toBe(201);
    const again = await ada.get<SavedMatch>(`/matches/${body.id}/file`);
    expect([again.body.seedHash, again.body.record]).toEqual([commitment(sealed(dealt)), dealt]);
  });
});

const hold = join(tempFolder(), 'go');
beforeAll(() => {
  process.env.TAFELRUNDE_TEST_HOLD = hold;
});
afterAll(() => {
  delete process.env.TAFELRUNDE_TEST_HOLD;
});

it('everybody is served while a file is being read; one that takes too long is refused', async () => {
  const worker = new URL('./held-reader.ts', import.meta.url).href;
  const house = await openHouse({ readers: { worker } });
  const ada = await Person.guest(house.url, 'Ada');
  const ben = await Person.guest(house.url, 'Ben');
  let answered = false;
  const brought = bring(ada, good).finally(() => {
    answered = true;
  });
  const line = await ben.line();
  for (let i = 0; i < 20; i++) {
    line.say({ t: 'ping' });
    await line.next((m) => m.t === 'pong');
  }
  expect((await ben.get('/lobby')).status).toBe(200);
  expect(answered).toBe(false);
  const slow = await openHouse({ readers: { worker, mostMs: 50 } });
  const eve = await Person.guest(slow.url, 'Eve');
  expect((await bring(eve, good)).body).toMatchObject({ key: 'bad-record', args: { why: 'time' } });
  writeFileSync(hold, '');
  expect((await brought).status).toBe(201);
  await slow.close();
  await house.close();
});
