import { beforeAll, describe, expect, it } from 'vitest';
import { Match, type MatchRecord, readSavedMatch } from '#kernel';
import { GRACE_MS } from '../absence.ts';
import type { Lobby, MatchCard, SeatWish, TableMessage } from '../protocol.ts';
import { atBothDatabases } from './houses.ts';
import { firstOption, type Line, Person, playOn } from './people.ts';
import { game } from './sample/game.ts';

const OPEN: SeatWish = { kind: 'open' };
const ME: SeatWish = { kind: 'me' };
const BOT: SeatWish = { kind: 'bot', level: 1 };
const PATIENCE_MS = 120_000;

/** A clock that the test holds: it goes on by itself, and jumps when told to. */
const clock = { ahead: 0 };
const options = { patienceMs: PATIENCE_MS, now: () => Date.now() + clock.ahead };

const key = (answer: { body: unknown }): unknown => (answer.body as { key?: unknown }).key;
const act = (who: Person, id: string, deed: unknown) => who.post(`/matches/${id}/act`, deed);
const join = (who: Person, id: string, seat?: number) =>
  who.post<MatchCard>(`/matches/${id}/join`, seat === undefined ? {} : { seat });

async function see(line: Line, fits: (t: TableMessage) => boolean): Promise<TableMessage> {
  while (line.last === null || !fits(line.last)) await line.table();
  return line.last;
}

atBothDatabases('rights at a table', options, (houses) => {
  let ada: Person;
  let ben: Person;
  let cem: Person;

  beforeAll(async () => {
    ada = await Person.guest(houses.east.url, 'Ada', 0);
    ben = await Person.guest(houses.west.url, 'Ben', 1);
    cem = await Person.guest(houses.east.url, 'Cem', 2);
  });

  /** The clock as it would be after this time, for as long as something is tried. */
  async function later<T>(ms: number, tried: () => Promise<T>): Promise<T> {
    clock.ahead += ms;
    try {
      return await tried();
    } finally {
      clock.ahead -= ms;
    }
  }

  async function running(...others: Person[]): Promise<string> {
    const id = await ada.open([ME, ...others.map(() => OPEN)], { rounds: 6 });
    for (const other of others) expect((await join(other, id)).status).toBe(200);
    return id;
  }

  const elsewhere = (who: Person): Person =>
    new Person(who.url === houses.east.url ? houses.west.url : houses.east.url, who.cookie);

  describe('a person sees one seat of a match', () => {
    it('whoever gave a seat to the link comes back to that one and to no other, on every process', async () => {
      const id = await running(ben, cem);
      expect((await act(ada, id, { do: 'give', to: 'link' })).status).toBe(200);
      expect((await act(ben, id, { do: 'give', to: 'link' })).status).toBe(200);
      for (const way of [ada, elsewhere(ada)]) {
        expect(key(await join(way, id, 1))).toBe('saw-another-seat');
        expect(key(await join(way, id, 2))).not.toBeUndefined();
      }
      // Whoever names no seat is led back to the own one.
      expect((await join(elsewhere(ben), id)).body.seats[1]).toMatchObject({ me: true, name: 'Ben' });
      expect((await join(ada, id)).body.seats[0]).toMatchObject({ me: true, name: 'Ada' });
    });

    it('a stranger who sat down, looked and left has seen that seat', async () => {
      const id = await running(ben, cem);
      for (const who of [ada, ben]) await act(who, id, { do: 'give', to: 'link' });
      const dan = await Person.guest(houses.west.url, 'Dan', 3);
      expect((await join(dan, id, 0)).status).toBe(200);
      expect((await act(dan, id, { do: 'give', to: 'link' })).status).toBe(200);
      expect(key(await join(dan, id, 1))).toBe('saw-another-seat');
      expect(key(await join(elsewhere(dan), id, 1))).toBe('saw-another-seat');
      // The own seat of the others is theirs, whoever else has seen it meanwhile.
      expect((await join(ada, id, 0)).status).toBe(200);
      expect(key(await join(dan, id))).not.toBeUndefined();
      expect(key(await join(dan, id, 1))).toBe('saw-another-seat');
    });

    it('with the own seat taken by somebody there is no other way in, through either process at once', async () => {
      const id = await running(ben, cem);
      for (const who of [ada, ben]) await act(who, id, { do: 'give', to: 'link' });
      const dan = await Person.guest(houses.west.url, 'Dan', 3);
      await join(dan, id, 0);
      const tried = await Promise.all([join(ada, id, 1), join(elsewhere(ada), id, 1), join(ada, id)]);
      expect(tried.map((answer) => answer.status >= 400)).toEqual([true, true, true]);
    });

    it('before the game begins nothing is seen: seats may be changed', async () => {
      const { body } = await ada.post<MatchCard>('/matches', {
        game: game.id,
        options: { rounds: 2 },
        seats: [ME, OPEN],
        listed: false,
        gathers: true,
      });
      await join(ben, body.id);
      await ben.post(`/matches/${body.id}/leave`);
      expect((await ada.post(`/matches/${body.id}/arrange`, { do: 'sit', seat: 1 })).status).toBe(200);
      expect((await join(ben, body.id, 0)).status).toBe(200);
    });
  });

  describe('cards that somebody can look up', () => {
    async function finished(): Promise<string> {
      const id = await ada.open([ME, BOT], { rounds: 4 });
      await playOn(await ada.at(id));
      return id;
    }
    const fork = (id: string, at: number, seats: readonly SeatWish[]) =>
      ada.post<MatchCard>(`/matches/${id}/fork`, { at, seats });

    it('are dealt anew where a second person may sit down, and file, replay and seal agree', async () => {
      const source = await finished();
      const whole = (await ada.get<{ record: MatchRecord }>(`/matches/${source}/file`)).body.record;
      for (const at of [0, 3]) {
        const { body } = await fork(source, at, [ME, OPEN]);
        const joined = await join(ben, body.id);
        expect(joined.status).toBe(200);
        const [a, b] = [await ada.at(body.id), await ben.at(body.id)];
        expect(a.last?.forked).toEqual({ from: source, anew: true });
        await Promise.all([playOn(a), playOn(b)]);
        const saved = readSavedMatch((await ada.get(`/matches/${body.id}/file`)).body);
        const record = saved?.record as MatchRecord;
        expect(record.before).toEqual([{ seed: whole.seed, moves: at }]);
        expect(record.seed).not.toBe(whole.seed);
        expect(record.moves.slice(0, at)).toEqual(whole.moves.slice(0, at));
        const again = Match.replay(game as never, JSON.parse(JSON.stringify(record)));
        expect(again.over).toBe(true);
        // What came in the match before says nothing of what came here.
        const there = Match.replay(game as never, whole, at).state as { hands: number[][]; deck: number[] };
        const here = Match.replay(game as never, record, at).state as { hands: number[][]; deck: number[] };
        expect(JSON.stringify([here.hands, here.deck])).not.toBe(JSON.stringify([there.hands, there.deck]));
        // Any position of the past is the one of then.
        const looked = (await ada.get<TableMessage>(`/matches/${body.id}/at/${at}`)).body.view;
        expect(looked).toEqual(JSON.parse(JSON.stringify(game.view(here as never, 'judge'))));
      }
    });

    it('stay where one goes on alone with bots, and then only one person ever plays', async () => {
      const source = await finished();
      const { body } = await fork(source, 3, [ME, BOT]);
      const line = await ada.at(body.id);
      expect(line.last).toMatchObject({ forked: { from: source, anew: false } });
      // Given away it is somebody else's against bots; there is no second seat for whoever can look the cards up.
      expect((await act(ada, body.id, { do: 'give', to: 'link' })).status).toBe(200);
      expect((await join(ben, body.id)).status).toBe(200);
      expect((await join(ada, body.id)).status).toBe(409);
      await act(ben, body.id, { do: 'give', to: 'link' });
      expect((await join(ada, body.id)).status).toBe(200);
      // A fork of a fork with somebody else is dealt anew too, from where it leaves.
      await playOn(line);
      const { body: next } = await fork(body.id, 3, [ME, OPEN]);
      expect((await join(cem, next.id)).status).toBe(200);
      const [a, c] = [await ada.at(next.id), await cem.at(next.id)];
      await Promise.all([playOn(a), playOn(c)]);
      const { record } = (await ada.get<{ record: MatchRecord }>(`/matches/${next.id}/file`)).body;
      expect(Match.replay(game as never, record).over).toBe(true);
    });
  });

  describe('absence', () => {
    it('costs no voice while the game waits for somebody else', async () => {
      const id = await running(ben);
      const [a, b] = [await ada.at(id), await ben.at(id)];
      // Both bid; whoever won has the turn.
      for (const line of [a, b])
        await line.answer(line.move(id, (line.last as TableMessage).version, firstOption(line.last as TableMessage)));
      const turn = (await see(a, (t) => t.moves === 2 && t.waitingFor.length === 1)).waitingFor[0] as number;
      await see(a, (t) => t.seats.every((s) => s.here));
      await see(b, (t) => t.seats.every((s) => s.here));
      const [present, gone] = turn === 0 ? [ada, ben] : [ben, ada];
      const [stays, leaves] = turn === 0 ? [a, b] : [b, a];
      leaves.close();
      await see(stays, (t) => t.seats.some((s) => !s.here));
      await later(10 * PATIENCE_MS, async () => {
        for (const about of ['end', 'pause'] as const) {
          expect(key(await act(present, id, { do: 'ask', about }))).toBeUndefined();
          const asked = await see(stays, (t) => t.question !== null);
          expect(asked.question?.asks).toEqual([0, 1]);
          expect(asked.status).toBe('running');
          // Where it was asked: the other process may hear of it a moment later.
          const there = new Person(present.url, gone.cookie);
          expect((await act(there, id, { do: 'vote', question: asked.question?.id, yes: false })).status).toBe(200);
          await see(stays, (t) => t.question === null);
        }
        expect(key(await act(present, id, { do: 'ask', about: 'stand-in', seat: 1 - turn }))).toBe('not-away');
      });
    });

    it('costs it where the game has waited for who is gone, counted from when it began to wait', async () => {
      const id = await running(ben);
      const [a, b] = [await ada.at(id), await ben.at(id)];
      await see(a, (t) => t.seats[1]?.here === true);
      b.close();
      await see(a, (t) => t.seats[1]?.here === false);
      await later(PATIENCE_MS / 2, async () =>
        expect(key(await act(ada, id, { do: 'ask', about: 'stand-in', seat: 1 }))).toBe('not-away'),
      );
      await later(PATIENCE_MS + 1000, async () => {
        expect((await act(ada, id, { do: 'ask', about: 'end' })).status).toBe(200);
        expect((await see(a, (t) => t.status === 'finished')).ended).toBe('agreed');
      });
    });

    it('costs nothing during a break, and the patience begins when it is over', async () => {
      const id = await running(ben);
      const [a, b] = [await ada.at(id), await ben.at(id)];
      await see(a, (t) => t.seats.every((s) => s.here));
      await act(ada, id, { do: 'ask', about: 'pause' });
      const asked = await see(b, (t) => t.question !== null);
      await act(ben, id, { do: 'vote', question: asked.question?.id, yes: true });
      await see(a, (t) => t.paused);
      b.close();
      await see(a, (t) => t.seats[1]?.here === false);
      await later(10 * PATIENCE_MS, async () => {
        expect(key(await act(ada, id, { do: 'ask', about: 'stand-in', seat: 1 }))).toBe('not-away');
        expect((await act(ada, id, { do: 'resume' })).status).toBe(200);
        await see(a, (t) => !t.paused);
        expect(key(await act(ada, id, { do: 'ask', about: 'stand-in', seat: 1 }))).toBe('not-away');
        await later(PATIENCE_MS / 2, async () => {
          expect((await act(ada, id, { do: 'ask', about: 'end' })).status).toBe(200);
          expect((await see(a, (t) => t.question !== null)).question?.asks).toEqual([0, 1]);
          await act(elsewhere(ben), id, { do: 'vote', question: a.last?.question?.id, yes: false });
        });
        await later(PATIENCE_MS + 1000, async () => {
          expect((await act(elsewhere(ada), id, { do: 'ask', about: 'end' })).status).toBe(200);
          expect((await see(a, (t) => t.status === 'finished')).ended).toBe('agreed');
        });
      });
    });

    it('whoever has just sat down is not gone, though their page comes a moment later', async () => {
      const id = await running(ben);
      const a = await ada.at(id);
      await act(ben, id, { do: 'give', to: 'link' });
      // Cem's process has heard it, too.
      await see(a, (t) => t.seats[1]?.kind === 'open');
      await later(10 * PATIENCE_MS, async () => {
        const { body } = await join(cem, id);
        expect(body.seats[1]).toMatchObject({ name: 'Cem', here: false });
        expect(body.seats[1]?.seenAt).toBeGreaterThan(Date.now() + 9 * PATIENCE_MS);
      });
    });

    it('a host who reloads keeps table and seat; whoever is gone for longer does not', async () => {
      const { body } = await ada.post<MatchCard>('/matches', {
        game: game.id,
        options: { rounds: 2 },
        seats: [ME, OPEN, OPEN],
        listed: false,
        gathers: true,
      });
      const { id } = body;
      const host = await ada.at(id);
      await join(ben, id);
      const guest = await ben.at(id);
      await see(guest, (t) => t.seats[0]?.here === true);
      host.close();
      await see(guest, (t) => t.seats[0]?.here === false);
      const tries: unknown[] = [
        { do: 'open', seat: 0 },
        { do: 'fill', level: 1 },
        { do: 'listed', listed: true },
      ];
      for (const wish of tries) expect(key(await ben.post(`/matches/${id}/arrange`, wish))).toBe('not-host');
      expect(key(await ben.post(`/matches/${id}/close`))).toBe('not-host');
      expect(guest.last?.seats[0]?.host).toBe(true);
      await later(GRACE_MS / 2, async () =>
        expect(key(await ben.post(`/matches/${id}/arrange`, { do: 'open', seat: 0 }))).toBe('not-host'),
      );
      await later(GRACE_MS + 1000, async () => {
        expect((await ben.post(`/matches/${id}/arrange`, { do: 'listed', listed: true })).status).toBe(200);
        expect((await ben.post(`/matches/${id}/arrange`, { do: 'open', seat: 0 })).status).toBe(200);
      });
    });
  });

  describe('a rematch that was taken away', () => {
    it('can be wished for again, by both at once, and they meet at one table', async () => {
      for (let n = 0; n < 3; n++) {
        const id = await running(ben);
        const [a, b] = [await ada.at(id), await ben.at(id)];
        await Promise.all([playOn(a), playOn(b)]);
        const first = (await ada.post<MatchCard>(`/matches/${id}/rematch`)).body.id;
        expect((await ada.post(`/matches/${first}/close`)).status).toBe(204);
        const [one, other] = await Promise.all([
          ada.post<MatchCard>(`/matches/${id}/rematch`),
          ben.post<MatchCard>(`/matches/${id}/rematch`),
        ]);
        expect([one.status, other.status]).toEqual([201, 201]);
        expect(one.body.id).toBe(other.body.id);
        expect(one.body.id).not.toBe(first);
        const { mine, invited } = (await ben.get<Lobby>('/lobby')).body;
        const again = [...mine, ...invited].filter((card) => card.status !== 'finished').map((card) => card.id);
        expect(again).toContain(one.body.id);
        expect(again).not.toContain(first);
        expect((await ada.get(`/matches/${first}`)).status).toBe(404);
      }
    });
  });
});
