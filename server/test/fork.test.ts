/** Playing on from a finished game keeps the seats as they were: level, name and colour of every bot, and my own seat. */
import { describe, expect, it } from 'vitest';
import { botName } from '#bots/names.ts';
import { Match, type MatchRecord, type Move, type SavedMatch } from '#kernel';
import type { MatchCard, SeatInfo, SeatWish, TableMessage } from '../protocol.ts';
import { atBothDatabases } from './houses.ts';
import { Person, playOn } from './people.ts';
import { game } from './sample/game.ts';

const ME: SeatWish = { kind: 'me' };
const OPEN: SeatWish = { kind: 'open' };
const bot = (level: 1 | 2 | 3): SeatWish => ({ kind: 'bot', level });

/** Who sits where, as a page shows it. */
const seatsOf = ({ seats, ...rest }: { seats: readonly SeatInfo[]; id?: string; match?: string }) =>
  seats.map((s) => [
    s.kind,
    s.name ?? (s.kind === 'bot' ? botName(rest.id ?? rest.match ?? '', s.seat) : null),
    s.colour,
    s.level,
  ]);

atBothDatabases('playing on from a finished game', {}, (houses) => {
  const cardOf = async (who: Person, id: string) => (await who.get<MatchCard>(`/matches/${id}`)).body;
  const west = (who: Person) => new Person(houses.west.url, who.cookie);

  it('keeps level, name and colour of the bots, and my own, also where it is played on once more', async () => {
    const ada = await Person.guest(houses.east.url, 'Ada', 3);
    const id = await ada.open([bot(2), ME, bot(3)], { rounds: 1 });
    await playOn(await ada.at(id));
    const before = seatsOf(await cardOf(ada, id));
    let from = id;
    for (let generation = 0; generation < 2; generation++) {
      const { status, body } = await ada.post<MatchCard>(`/matches/${from}/fork`, {
        at: 1,
        seats: [bot(2), ME, bot(3)],
      });
      expect(status).toBe(201);
      expect(body.seats[1]?.me).toBe(true);
      expect(seatsOf(body)).toEqual(before);
      // What is stored says the same as what was made.
      expect(seatsOf(await cardOf(west(ada), body.id))).toEqual(before);
      expect(seatsOf((await west(ada).at(body.id)).last as TableMessage)).toEqual(before);
      const line = await ada.at(body.id);
      const position = (await ada.get<TableMessage>(`/matches/${from}/at/1`)).body;
      expect(line.last?.options).toEqual(position.options);
      await playOn(line);
      from = body.id;
    }
    // Bots are nobody in a file.
    expect((await ada.get<SavedMatch>(`/matches/${from}/file`)).body.players).toEqual([null, 'Ada', null]);
  });

  it('a bot that takes the seat of somebody has their colour, and a name that nobody else has', async () => {
    const ben = await Person.guest(houses.east.url, 'Ben', 0);
    const cem = await Person.guest(houses.west.url, 'Cem', 4);
    for (let n = 0; n < 4; n++) {
      const id = await ben.open([ME, OPEN, bot(1), bot(1)], { rounds: 1 });
      await cem.post(`/matches/${id}/join`);
      await Promise.all([playOn(await ben.at(id)), playOn(await cem.at(id))]);
      const before = seatsOf(await cardOf(ben, id));
      const { body } = await ben.post<MatchCard>(`/matches/${id}/fork`, { at: 1, seats: [ME, bot(2), bot(1), bot(1)] });
      const after = seatsOf(body);
      expect([after[0], after[2], after[3]]).toEqual([before[0], before[2], before[3]]);
      expect(after[1]).toEqual(['bot', expect.any(String), before[1]?.[2], 2]);
      expect(new Set(after.map(([, name]) => name)).size).toBe(4);
      expect(after.map(([, name]) => name)).not.toContain('Cem');
    }
  });

  it('an open seat keeps its colour for whoever comes', async () => {
    const dan = await Person.guest(houses.east.url, 'Dan', 2);
    const id = await dan.open([ME, bot(1)], { rounds: 1 });
    await playOn(await dan.at(id));
    const before = seatsOf(await cardOf(dan, id));
    const { body } = await dan.post<MatchCard>(`/matches/${id}/fork`, { at: 1, seats: [ME, OPEN] });
    expect(body.seats.map((s) => [s.kind, s.name, s.colour])).toEqual([
      ['person', 'Dan', before[0]?.[2]],
      ['open', null, before[1]?.[2]],
    ]);
  });

  describe('a game that is no match here', () => {
    const match = new Match(game as never, { rounds: 2 }, 3, 'model');
    while (!match.over) {
      const open = match.open.find((d) => d.optional === undefined);
      match.play(open?.seat as number, open?.options[0] as Move);
    }
    const file = match.record();
    const seats = [bot(3), bot(3), ME];
    const fork = (who: Person, change: object = {}) =>
      who.post<MatchCard>('/matches/fork', { at: 4, seats, named: 'model-secret-bids', file, ...change });

    it('is played on from any of its positions, with the bots by the names they had', async () => {
      const eve = await Person.guest(houses.east.url, 'Eve', 0);
      const { status, body } = await fork(eve);
      expect(status).toBe(201);
      const named = [0, 1].map((seat) => ['bot', botName('model-secret-bids', seat), seat, 3]);
      expect(seatsOf(body)).toEqual([...named, ['person', 'Eve', 2, undefined]]);
      const line = await west(eve).at(body.id);
      expect(seatsOf(line.last as TableMessage)).toEqual(seatsOf(body));
      // Nothing before it can be taken back.
      expect(line.last).toMatchObject({ mySeat: 2, undoBack: null });
      expect(line.last?.moves).toBeGreaterThanOrEqual(4);
      await playOn(line);
      const { body: record } = await eve.get<MatchRecord>(`/matches/${body.id}/record`);
      expect(record.moves.slice(0, 4)).toEqual(file.moves.slice(0, 4));
      expect(record.seed).toBe(file.seed);
    });

    it.each([
      ['at its end', { at: file.moves.length }, 'bad-position'],
      ['with too few seats', { seats: [ME] }, 'bad-seats'],
      ['with a seat for somebody who could look everything up', { seats: [bot(1), OPEN, ME] }, 'bad-seats'],
      ['by nobody', { seats: [bot(1), bot(1), bot(1)] }, 'bad-seats'],
      ['from something else', { file: { moves: 7 } }, 'bad-record'],
      ['from a game that was never played', { file: { ...file, moves: file.moves.toReversed() } }, 'bad-record'],
      ['under a name of one’s own', { named: '<b>' }, 'bad-body'],
    ])('not %s', async (_, change, key) => {
      const fay = await Person.guest(houses.east.url, 'Fay');
      expect((await fork(fay, change)).body).toMatchObject({ key });
    });

    it('and by nobody without a name', async () => {
      expect((await fork(new Person(houses.east.url))).body).toMatchObject({ key: 'no-session' });
    });
  });
});
