/** What people are told when they ask, on both databases: history and record, votes of whoever is gone, notes, positions of the past. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Decision, type MatchRecord, type Move, notate } from '#kernel';
import type { GameRecord, Lobby, MatchCard, Past, ServerMessage, TableMessage } from '../protocol.ts';
import { atBothDatabases } from './houses.ts';
import { firstOption, type Line, newRequest, Person, playOn } from './people.ts';
import { game } from './sample/game.ts';

const THINKING = new URL('./sample/thinking-games.ts', import.meta.url).href;
const PATIENCE_MS = 120_000;

/** A clock that the test holds: it goes on by itself, and jumps when told to. */
const clock = { ahead: 0 };
const options = { games: THINKING, patienceMs: PATIENCE_MS, now: () => Date.now() + clock.ahead };

async function see(line: Line, fits: (t: TableMessage) => boolean): Promise<TableMessage> {
  while (line.last === null || !fits(line.last)) await line.table();
  return line.last;
}

/** The notation of the last option of the question to me. */
function lastOption({ decisions }: TableMessage): string {
  const question = (decisions as readonly Decision<Move>[]).find((d) => d.optional === undefined);
  return notate(game.moves, question?.options.at(-1) as Move);
}

async function play(line: Line, id: string, option = firstOption): Promise<TableMessage> {
  const { version } = line.last as TableMessage;
  expect(await line.answer(line.move(id, version, option(line.last as TableMessage)))).toMatchObject({ t: 'done' });
  return see(line, (t) => t.version > version);
}

atBothDatabases('what is asked', options, (houses) => {
  let ada: Person;
  let ben: Person;
  let cem: Person;

  beforeAll(async () => {
    ada = await Person.guest(houses.east.url, 'Ada', 0);
    ben = await Person.guest(houses.west.url, 'Ben', 1);
    cem = await Person.guest(houses.east.url, 'Cem', 2);
  });

  /** The same person at the other process, where there is one. */
  const elsewhere = (who: Person): Person =>
    new Person(who.url === houses.east.url ? houses.west.url : houses.east.url, who.cookie);
  const act = (who: Person, id: string, deed: unknown) => who.post(`/matches/${id}/act`, deed);

  async function running(rounds: number, ...others: Person[]): Promise<{ id: string; lines: Line[] }> {
    const id = await ada.open([{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }) as const)], { rounds });
    for (const other of others) expect((await other.post(`/matches/${id}/join`)).status).toBe(200);
    const lines = await Promise.all([ada, ...others].map((who) => who.at(id)));
    for (const line of lines) await see(line, (t) => t.status === 'running');
    return { id, lines };
  }

  describe('history and record', () => {
    it('say of a finished game the same, wherever and by whomever they are asked', async () => {
      const { id, lines } = await running(2, ben);
      const [end] = (await Promise.all(lines.map(playOn))) as [TableMessage];
      const { seats } = end.standing as { seats: { total: number; rank: number }[] };
      const result = seats.map(({ total, rank }) => ({ total, rank }));
      for (const who of [ada, ben, elsewhere(ada), elsewhere(ben)]) {
        const seat = who.cookie === ada.cookie ? 0 : 1;
        const { body: lobby } = await who.get<Lobby>('/lobby');
        const { body: past } = await who.get<Past>(`/past/${Number.MAX_SAFE_INTEGER}`);
        const { body: alone } = await who.get<MatchCard>(`/matches/${id}`);
        const cards = [lobby.mine, past.cards].map((list) => list.find((card) => card.id === id));
        for (const card of [...cards, alone]) {
          expect(card).toMatchObject({ status: 'finished', result, moves: end.moves, myTurn: false });
          expect(card?.seats.map((s) => [s.name, s.me])).toEqual([
            ['Ada', seat === 0],
            ['Ben', seat === 1],
          ]);
          expect(card?.last, 'what happened last is told of what goes on').toBeUndefined();
        }
        expect(lobby.past).toBe(1);
        const { body: record } = await who.get<GameRecord>(`/games/${game.id}/mine`);
        expect(record.results).toEqual([{ ...result[seat], seats: 2 }]);
        const { body: whole } = await who.get<MatchRecord>(`/matches/${id}/record`);
        expect(whole).toMatchObject({ game: game.id, seats: 2, seed: end.seed });
        expect(whole.moves).toHaveLength(end.moves);
      }
    });

    it('hold nothing of a game that goes on but what was heard', async () => {
      const { id, lines } = await running(2, ben);
      await play(lines[0] as Line, id);
      for (const who of [ada, elsewhere(ben)]) {
        const { body: lobby } = await who.get<Lobby>('/lobby');
        const card = lobby.mine.find((c) => c.id === id);
        expect(card).toMatchObject({ status: 'running', result: null });
        expect((await who.get<Past>(`/past/${Number.MAX_SAFE_INTEGER}`)).body.cards.map((c) => c.id)).not.toContain(id);
        expect((await who.get(`/matches/${id}/record`)).body.key).toBe('not-finished');
      }
    });
  });

  describe('a vote', () => {
    it('does not wait for whoever has kept the game waiting for too long since it began', async () => {
      const { id, lines } = await running(6, ben, cem);
      const [a, , c] = lines as [Line, Line, Line];
      await see(a, (t) => t.seats.every((s) => s.here));
      expect((await act(ada, id, { do: 'ask', about: 'end' })).status).toBe(200);
      const { question } = await see(a, (t) => t.question !== null);
      expect(question).toMatchObject({ asks: [0, 1, 2], agreed: [0] });
      c.close();
      await see(a, (t) => t.seats[2]?.here === false);
      clock.ahead += PATIENCE_MS + 1000;
      try {
        expect((await act(ben, id, { do: 'vote', question: question?.id, yes: true })).status).toBe(200);
        expect((await see(a, (t) => t.status === 'finished')).ended).toBe('agreed');
      } finally {
        clock.ahead = 0;
      }
    });

    it('waits for whoever has only just gone', async () => {
      const { id, lines } = await running(6, ben, cem);
      const [a, , c] = lines as [Line, Line, Line];
      await see(a, (t) => t.seats.every((s) => s.here));
      await act(ada, id, { do: 'ask', about: 'end' });
      const { question } = await see(a, (t) => t.question !== null);
      c.close();
      await see(a, (t) => t.seats[2]?.here === false);
      expect((await act(ben, id, { do: 'vote', question: question?.id, yes: true })).status).toBe(200);
      expect(await see(a, (t) => t.question?.agreed.length === 2)).toMatchObject({
        status: 'running',
        question: { asks: [0, 1, 2], agreed: [0, 1] },
      });
    });
  });

  it('the move after a hint is marked, and no other', async () => {
    const { id, lines } = await running(3);
    const line = lines[0] as Line;
    await play(line, id);
    const request = newRequest();
    line.say({ t: 'hint', id: request, match: id, version: line.last?.version });
    const { hint } = await line.next<Extract<ServerMessage, { t: 'hint' }>>((m) => m.t === 'hint' && m.id === request);
    expect(hint).toMatchObject({ lines: expect.any(Array) });
    for (let n = 0; n < 3; n++) await play(line, id);
    const noted = (log: TableMessage['log']) =>
      log.filter((entry) => entry.note !== undefined).map((e) => [e.n, e.note]);
    const there = await elsewhere(ada).at(id);
    for (const log of [(await ada.at(id)).last?.log ?? [], there.last?.log ?? []])
      expect(noted(log)).toEqual([[2, { key: 'hint' }]]);
  });

  it('a position of the past is the one that was seen, also after moves were taken back and others made', async () => {
    const { id, lines } = await running(40);
    const line = lines[0] as Line;
    const views: unknown[] = [line.last?.view];
    const playTo = async (moves: number, option = firstOption): Promise<void> => {
      while ((line.last?.moves ?? 0) < moves) {
        const { moves: n, view } = await play(line, id, option);
        views[n] = view;
      }
    };
    const asked = async (who: Person, n: number) => (await who.get<TableMessage>(`/matches/${id}/at/${n}`)).body.view;
    await playTo(70);
    // Looked at before: whatever is kept of it must not be told afterwards.
    for (const n of [33, 64, 69]) expect(await asked(ada, n)).toEqual(views[n]);
    const before = [...views];
    expect((await act(ada, id, { do: 'ask', about: 'take-back', to: 20 })).status).toBe(200);
    await see(line, (t) => t.moves === 20);
    views.length = 21;
    await playTo(70, lastOption);
    expect(views.slice(21), 'another game').not.toEqual(before.slice(21));
    for (const who of [ada, elsewhere(ada)])
      for (const n of [0, 20, 21, 32, 33, 64, 65, 69]) expect(await asked(who, n), `after ${n}`).toEqual(views[n]);
  });
});
