import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { Match, type MatchRecord } from '#kernel';
import { GRACE_MS } from '../absence.ts';
import type {
  Arrange,
  GameRecord,
  Lobby,
  MatchCard,
  Question,
  SeatWish,
  ServerMessage,
  TableMessage,
} from '../protocol.ts';
import { atBothDatabases } from './houses.ts';
import { firstOption, type Line, newRequest, Person, playOn, tempFolder } from './people.ts';
import { startHost } from './process.ts';
import { game } from './sample/game.ts';

/** Long enough for two processes to hear of each other, short enough to wait for. */
const PATIENCE_MS = 1500;
const OPEN: SeatWish = { kind: 'open' };
const ME: SeatWish = { kind: 'me' };
const BOT: SeatWish = { kind: 'bot', level: 1 };

/** Rights that pass with time are measured by it. */
const clock = { ahead: 0 };
const now = (): number => Date.now() + clock.ahead;

atBothDatabases('the life of a table', { patienceMs: PATIENCE_MS, now }, (houses) => {
  let ada: Person;
  let ben: Person;
  let cem: Person;

  beforeAll(async () => {
    ada = await Person.guest(houses.east.url, 'Ada', 0);
    ben = await Person.guest(houses.west.url, 'Ben', 1);
    cem = await Person.guest(houses.east.url, 'Cem', 2);
  });

  async function waiting(seats: readonly SeatWish[]): Promise<string> {
    const { body } = await ada.post<MatchCard>('/matches', {
      game: game.id,
      options: { rounds: 3 },
      seats,
      listed: true,
      gathers: true,
    });
    return body.id;
  }

  const arrange = (who: Person, id: string, wish: Arrange) => who.post<MatchCard>(`/matches/${id}/arrange`, wish);
  const act = (who: Person, id: string, deed: unknown) => who.post(`/matches/${id}/act`, deed);
  const key = (answer: { body: unknown }): unknown => (answer.body as { key?: unknown }).key;

  async function running(...others: Person[]): Promise<{ id: string; lines: Line[] }> {
    const id = await ada.open([ME, ...others.map(() => OPEN)], { rounds: 6 });
    for (const other of others) await other.post(`/matches/${id}/join`);
    const lines = await Promise.all([ada, ...others].map((p) => p.at(id)));
    for (const line of lines) if (line.last?.status !== 'running') await line.table((t) => t.status === 'running');
    return { id, lines };
  }

  async function play(line: Line, id: string): Promise<TableMessage> {
    const { version } = line.last as TableMessage;
    expect(await line.answer(line.move(id, version, firstOption(line.last as TableMessage)))).toMatchObject({
      t: 'done',
    });
    return line.last !== null && line.last.version > version ? line.last : line.table((t) => t.version > version);
  }

  async function see(line: Line, fits: (t: TableMessage) => boolean): Promise<TableMessage> {
    // What was heard before does not count: a table that was not paused once may be paused now.
    while (line.last === null || !fits(line.last)) await line.table();
    return line.last;
  }

  describe('before it begins', () => {
    it('begins when every seat is taken and everybody is ready, not before', async () => {
      const id = await waiting([ME, OPEN]);
      await ben.post(`/matches/${id}/join`);
      expect((await ben.get<MatchCard>(`/matches/${id}`)).body).toMatchObject({ status: 'waiting' });
      expect((await arrange(ada, id, { do: 'ready', ready: true })).body.status).toBe('running');
    });

    it('a change of its rules takes everybody’s word back', async () => {
      const id = await waiting([ME, OPEN, OPEN]);
      await ada.at(id);
      await ben.post(`/matches/${id}/join`);
      const { body } = await arrange(ada, id, { do: 'options', options: { rounds: 4 } });
      expect(body.seats.map((s) => s.ready)).toEqual([undefined, undefined, undefined]);
      expect(key(await arrange(ada, id, { do: 'options', options: { rounds: 0 } }))).toBe('bad-options');
    });

    it('bots fill it up and give way to people; seats come, go and change places', async () => {
      const id = await waiting([ME, OPEN, OPEN]);
      await ada.at(id);
      expect((await arrange(ada, id, { do: 'fill', level: 1 })).body.seats.map((s) => s.kind)).toEqual([
        'person',
        'bot',
        'bot',
      ]);
      expect((await ben.post<MatchCard>(`/matches/${id}/join`)).body.seats.map((s) => s.name)).toEqual([
        'Ada',
        'Ben',
        null,
      ]);
      expect((await arrange(ada, id, { do: 'up', seat: 1 })).body.seats.map((s) => s.name)).toEqual([
        'Ben',
        'Ada',
        null,
      ]);
      expect((await arrange(ada, id, { do: 'remove', seat: 2 })).body.seats).toHaveLength(2);
      expect((await arrange(ada, id, { do: 'add' })).body.seats).toHaveLength(3);
      expect(key(await arrange(ada, id, { do: 'remove', seat: 0 }))).toBe('seat-taken');
      expect(key(await arrange(ada, id, { do: 'remove', seat: 7 }))).toBe('bad-seats');
      expect(key(await arrange(ben, id, { do: 'add' }))).toBe('not-host');
      expect(key(await arrange(cem, id, { do: 'ready', ready: true }))).toBe('not-seated');
      expect((await arrange(ben, id, { do: 'colour', colour: 4 })).body.seats[0]?.colour).toBe(4);
      expect(key(await arrange(ben, id, { do: 'colour', colour: 0 }))).toBe('seat-taken');
    });

    it('who sits moves to a free seat, or to one a bot keeps; not to one that is taken or kept for somebody', async () => {
      const id = await waiting([ME, OPEN, OPEN, BOT]);
      await ada.at(id);
      await ben.post(`/matches/${id}/join`);
      expect((await arrange(ben, id, { do: 'sit', seat: 2 })).body.seats.map((s) => s.name ?? s.kind)).toEqual([
        'Ada',
        'open',
        'Ben',
        'bot',
      ]);
      expect((await arrange(ben, id, { do: 'sit', seat: 3 })).body.seats.map((s) => s.name ?? s.kind)).toEqual([
        'Ada',
        'open',
        'bot',
        'Ben',
      ]);
      expect(key(await arrange(ben, id, { do: 'sit', seat: 0 }))).toBe('seat-taken');
      expect(key(await arrange(ben, id, { do: 'sit', seat: 5 }))).toBe('bad-seats');
      expect(key(await arrange(cem, id, { do: 'sit', seat: 1 }))).toBe('not-seated');
      // Two who want the same seat in the same moment: one has it, and nobody sits twice.
      await cem.post(`/matches/${id}/join`, { seat: 2 });
      const both = await Promise.all([ben, cem].map((p) => arrange(p, id, { do: 'sit', seat: 1 })));
      expect(both.map((a) => a.status).sort()).toEqual([200, 409]);
      const { body } = await ada.get<MatchCard>(`/matches/${id}`);
      expect(body.seats.flatMap((s) => s.name ?? []).sort()).toEqual(['Ada', 'Ben', 'Cem']);
    });

    it('the host changes patience and taking back, and everybody confirms anew', async () => {
      const id = await waiting([ME, OPEN, OPEN]);
      const line = await ada.at(id);
      await ben.post(`/matches/${id}/join`);
      expect(key(await arrange(ben, id, { do: 'manners', takeBacks: false }))).toBe('not-host');
      const { body } = await arrange(ada, id, { do: 'manners', takeBacks: false, patience: 120 });
      expect(body.seats.some((s) => s.ready)).toBe(false);
      await see(line, (t) => !t.takeBacks && t.patience === 120_000);
      // Stored, not only told.
      expect((await new Person(houses.west.url, ben.cookie).at(id)).last).toMatchObject({
        takeBacks: false,
        patience: 120_000,
      });
      expect((await ada.post(`/matches/${id}/arrange`, { do: 'manners', patience: 5 })).status).toBe(400);
    });

    it('the host gone while friends wait: whoever is there sees to it', async () => {
      const id = await waiting([ME, OPEN, OPEN]);
      const host = await ada.at(id);
      await ben.post(`/matches/${id}/join`);
      const guest = await ben.at(id);
      await see(guest, (t) => t.seats[0]?.here === true);
      expect(key(await arrange(ben, id, { do: 'fill', level: 1 }))).toBe('not-host');
      host.close();
      await see(guest, (t) => t.seats[0]?.here === false);
      clock.ahead = GRACE_MS;
      expect((await arrange(ben, id, { do: 'open', seat: 0 })).status).toBe(200);
      expect((await arrange(ben, id, { do: 'fill', level: 1 })).body.status).toBe('running');
      clock.ahead = 0;
    });

    it('is closed by its host with a word to those who wait', async () => {
      const id = await waiting([ME, OPEN, OPEN]);
      await ada.at(id);
      await ben.post(`/matches/${id}/join`);
      const line = await ben.at(id);
      await see(line, (t) => t.seats[0]?.here === true);
      expect(key(await ben.post(`/matches/${id}/close`))).toBe('not-host');
      expect((await ada.post(`/matches/${id}/close`)).status).toBe(204);
      expect(await line.next((m) => m.t === 'error')).toMatchObject({ key: 'unknown-match' });
    });

    it('a game with bots alone is deleted, moves and all; one with another person is not', async () => {
      const id = await ada.open([ME, BOT], { rounds: 6 });
      const line = await ada.at(id);
      await play(line, id);
      expect(key(await ben.post(`/matches/${id}/close`))).toBe('not-seated');
      expect((await ada.post(`/matches/${id}/close`)).status).toBe(204);
      expect(await line.next((m) => m.t === 'error')).toMatchObject({ key: 'unknown-match' });
      expect(key(await ada.get(`/matches/${id}`))).toBe('unknown-match');
      const { id: shared } = await running(ben);
      expect(key(await ada.post(`/matches/${shared}/close`))).toBe('not-waiting');
      expect([...houses.east.errors, ...houses.west.errors]).toEqual([]);
    });

    it('two who want the last seat in the same moment: one has it', async () => {
      const id = await waiting([ME, OPEN]);
      const answers = await Promise.all([ben, cem].map((p) => p.post(`/matches/${id}/join`)));
      expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
    });
  });

  describe('leaving', () => {
    it('a seat given to a bot is played by it from then on', async () => {
      const { id, lines } = await running(ben);
      await act(ben, id, { do: 'give', to: 'bot' });
      const [a] = lines as [Line];
      const table = await see(a, (t) => t.seats[1]?.kind === 'bot');
      expect(table.acts.at(-1)).toMatchObject({ act: 'gave-to-bot', seat: 1 });
      expect((await playOn(a)).status).toBe('finished');
      expect((await ben.get<Lobby>('/lobby')).body.mine.some((c) => c.id === id)).toBe(false);
      expect(key(await act(ben, id, { do: 'resign' }))).toMatch(/not-/);
    });

    it('a seat opened by link is kept warm by a bot until somebody sits down', async () => {
      const { id, lines } = await running(ben);
      await act(ben, id, { do: 'give', to: 'link' });
      await see(lines[0] as Line, (t) => t.seats[1]?.kind === 'open' && t.seats[1].standIn !== undefined);
      expect((await cem.post<MatchCard>(`/matches/${id}/join`)).body.seats[1]).toMatchObject({ name: 'Cem' });
      const table = await see(lines[0] as Line, (t) => t.seats[1]?.name === 'Cem');
      expect(table.acts.map((x) => x.act)).toContain('sat-down');
      const c = await cem.at(id);
      expect(c.last?.mySeat).toBe(1);
      await Promise.all([playOn(lines[0] as Line), playOn(c)]);
    });

    it('who resigns against one other loses at once; with more the others play on and they come last', async () => {
      const two = await running(ben);
      await act(ada, two.id, { do: 'resign' });
      const over = await see(two.lines[1] as Line, (t) => t.status === 'finished');
      expect(over).toMatchObject({ ended: 'resigned' });
      const { body } = await ben.get<MatchCard>(`/matches/${two.id}`);
      expect(body.result?.map((r) => r.rank)).toEqual([2, 1]);
      expect((await ben.get(`/matches/${two.id}/record`)).status).toBe(200);

      const three = await running(ben, cem);
      await act(ben, three.id, { do: 'resign' });
      const [a, b, c] = three.lines as [Line, Line, Line];
      await see(b, (t) => t.seats[1]?.resigned === true);
      expect((b.last as TableMessage).decisions).toEqual([]);
      const [end] = await Promise.all([playOn(a), playOn(c)]);
      expect(end.status).toBe('finished');
      const card = (await ada.get<MatchCard>(`/matches/${three.id}`)).body;
      expect(card.result?.[1]?.rank).toBe(3);
    });
  });

  describe('a question to the table', () => {
    it('a break needs everybody; then nobody moves until somebody goes on', async () => {
      const { id, lines } = await running(ben);
      const [a, b] = lines as [Line, Line];
      await act(ada, id, { do: 'ask', about: 'pause' });
      const asked = await see(b, (t) => t.question !== null);
      expect(asked.question).toMatchObject({ about: 'pause', by: 0, asks: [0, 1], agreed: [0] });
      expect(key(await act(ben, id, { do: 'ask', about: 'end' }))).toBe('question-open');
      expect(key(await act(cem, id, { do: 'vote', question: asked.question?.id, yes: true }))).toBe('not-seated');
      expect(key(await act(ben, id, { do: 'vote', question: 1, yes: true }))).toBe('no-question');
      await act(ben, id, { do: 'vote', question: asked.question?.id, yes: true });
      await see(a, (t) => t.paused);
      const paused = await see(b, (t) => t.paused);
      expect(paused.decisions).toEqual([]);
      const refused = b.move(id, paused.version, 'bid 1');
      expect(await b.answer(refused)).toMatchObject({ t: 'refused' });
      expect((await ada.get<MatchCard>(`/matches/${id}`)).body).toMatchObject({ paused: true, myTurn: false });
      await act(ben, id, { do: 'resume' });
      await see(a, (t) => !t.paused && t.decisions.length > 0);
      await play(a, id);
    });

    it('a no ends it, and so does leaving', async () => {
      const { id, lines } = await running(ben);
      await act(ada, id, { do: 'ask', about: 'end' });
      const q = (await see(lines[1] as Line, (t) => t.question !== null)).question as Question;
      await act(ben, id, { do: 'vote', question: q.id, yes: false });
      await see(lines[0] as Line, (t) => t.question === null && t.acts.at(-1)?.act === 'declines');
      expect(key(await act(ben, id, { do: 'vote', question: q.id, yes: true }))).toBe('no-question');
      await act(ada, id, { do: 'ask', about: 'end' });
      await act(ada, id, { do: 'give', to: 'bot' });
      const table = await see(lines[1] as Line, (t) => t.seats[0]?.kind === 'bot');
      expect(table.question).toBeNull();
      expect(key(await act(ada, id, { do: 'vote', question: q.id, yes: true }))).toBe('not-seated');
    });

    it('ending without a result: nobody wins, the record stays', async () => {
      const { id, lines } = await running(ben);
      await act(ada, id, { do: 'ask', about: 'end' });
      const q = (await see(lines[1] as Line, (t) => t.question !== null)).question as Question;
      await act(ben, id, { do: 'vote', question: q.id, yes: true });
      expect(await see(lines[0] as Line, (t) => t.status === 'finished')).toMatchObject({ ended: 'agreed' });
      const { body } = await ada.get<MatchCard>(`/matches/${id}`);
      expect(body).toMatchObject({ status: 'finished', result: null, ended: 'agreed' });
      expect(key(await act(ben, id, { do: 'vote', question: q.id, yes: true }))).toBe('not-running');
    });

    it('both vote at once, through two processes: it happens once', async () => {
      const { id, lines } = await running(ben, cem);
      await act(ada, id, { do: 'ask', about: 'end' });
      const q = (await see(lines[1] as Line, (t) => t.question !== null)).question as Question;
      const votes = await Promise.all([ben, cem].map((p) => act(p, id, { do: 'vote', question: q.id, yes: true })));
      expect(votes.map((v) => v.status)).toEqual([200, 200]);
      const table = await see(lines[0] as Line, (t) => t.status === 'finished');
      expect(table.acts.filter((x) => x.act === 'ended')).toHaveLength(1);
      expect(table.acts.filter((x) => x.act === 'agrees')).toHaveLength(2);
    });

    it('alone with bots nobody has to be asked', async () => {
      const id = await ada.open([ME, BOT], { rounds: 6 });
      const a = await ada.at(id);
      await act(ada, id, { do: 'ask', about: 'pause' });
      expect(await see(a, (t) => t.paused)).toMatchObject({ question: null });
    });
  });

  describe('taking back by consent', () => {
    it('beyond the limit of undo, with new chance afterwards, and the record replays', async () => {
      const { id, lines } = await running(ben);
      const [a, b] = lines as [Line, Line];
      await play(a, id);
      await see(b, (t) => t.moves === 1);
      await play(b, id);
      const before = await see(a, (t) => t.moves === 2);
      expect(before.undoTo).toBe(2);
      expect(key(await act(ada, id, { do: 'ask', about: 'take-back', to: 2 }))).toBe('bad-position');
      await act(ada, id, { do: 'ask', about: 'take-back', to: 0 });
      const q = (await see(b, (t) => t.question !== null)).question as Question;
      // Both bids have fallen, and with the second one cards were drawn: what both have seen stays known.
      expect(q).toMatchObject({ about: 'take-back', to: 0, known: [1, 2] });
      await act(ben, id, { do: 'vote', question: q.id, yes: true });
      const back = await see(a, (t) => t.moves === 0);
      await see(b, (t) => t.moves === 0);
      expect(back).toMatchObject({ question: null, logFrom: 0 });
      expect(back.acts.map((x) => x.act)).toEqual(['asks', 'agrees', 'taken-back']);
      await Promise.all([playOn(a), playOn(b)]);
      const { body } = await ada.get<MatchRecord>(`/matches/${id}/record`);
      expect(body.takenBack).toEqual([{ after: 0, moves: 2, seat: 0, consent: [0, 1] }]);
      const again = Match.replay(game as never, body);
      expect(again.over).toBe(true);
    });

    it('is void once the game has gone on, and tables may switch it off', async () => {
      const { id, lines } = await running(ben);
      const [a, b] = lines as [Line, Line];
      await play(a, id);
      await see(b, (t) => t.moves === 1);
      await act(ada, id, { do: 'ask', about: 'take-back', to: 0 });
      const q = (await see(b, (t) => t.question !== null)).question as Question;
      await play(b, id);
      await see(a, (t) => t.question === null);
      expect(key(await act(ben, id, { do: 'vote', question: q.id, yes: true }))).toBe('no-question');
      const strict = await ada.post<MatchCard>('/matches', {
        game: game.id,
        options: {},
        seats: [ME, BOT],
        listed: false,
        takeBacks: false,
      });
      expect(key(await act(ada, strict.body.id, { do: 'ask', about: 'take-back', to: 0 }))).toBe('not-allowed');
    });
  });

  describe('being away', () => {
    it('who looks elsewhere is half away, for the other process too, until one of their pages is looked at', async () => {
      const { id, lines } = await running(ben);
      const [a, b] = lines as [Line, Line];
      await see(a, (t) => t.seats[1]?.here === true);
      b.say({ t: 'look', away: true });
      expect((await see(a, (t) => t.seats[1]?.half === true)).seats[1]).toMatchObject({ here: true });
      // A second page of the same person that is looked at counts.
      const other = await ben.at(id);
      await see(a, (t) => t.seats[1]?.here === true && t.seats[1].half === undefined);
      other.close();
      await see(a, (t) => t.seats[1]?.half === true);
      b.say({ t: 'look', away: false });
      await see(a, (t) => t.seats[1]?.half === undefined);
    });

    it('a table has its own patience, which a rematch takes over', async () => {
      const open = { game: game.id, options: { rounds: 3 }, seats: [ME, OPEN], listed: false };
      const { body } = await ada.post<MatchCard>('/matches', { ...open, patience: 900 });
      await ben.post(`/matches/${body.id}/join`);
      const [a, b] = [await ada.at(body.id), await ben.at(body.id)];
      expect((await see(a, (t) => t.status === 'running')).patience).toBe(900_000);
      await see(a, (t) => t.seats[1]?.here === true);
      b.close();
      await see(a, (t) => t.seats[1]?.here === false);
      await play(a, body.id);
      await sleep(PATIENCE_MS);
      // Longer than the server's own patience, but not than the table's.
      expect(key(await act(ada, body.id, { do: 'ask', about: 'stand-in', seat: 1 }))).toBe('not-away');
      expect((await act(ada, body.id, { do: 'resign' })).status).toBe(200);
      const again = await ada.post<MatchCard>(`/matches/${body.id}/rematch`);
      expect((await ada.at(again.body.id)).last?.patience).toBe(900_000);
      for (const wrong of [0, 59, 7 * 86_400 + 1, 1.5])
        expect((await ada.post('/matches', { ...open, patience: wrong })).status).toBe(400);
    });

    it('a bot takes over for who is gone, is marked, and leaves the moment they are back', async () => {
      const { id, lines } = await running(ben);
      const [a, b] = lines as [Line, Line];
      // They sit at two processes: each has to have heard of the other first.
      await see(a, (t) => t.seats[1]?.here === true);
      expect(key(await act(ada, id, { do: 'ask', about: 'stand-in', seat: 1 }))).toBe('not-away');
      expect(key(await act(ada, id, { do: 'remind', seat: 1 }))).toBe('not-away');
      b.close();
      const gone = await see(a, (t) => t.seats[1]?.here === false);
      expect(gone.seats[1]?.seenAt).toBeTypeOf('number');
      await play(a, id);
      expect((await act(ada, id, { do: 'remind', seat: 1 })).status).toBe(200);
      expect(key(await act(ada, id, { do: 'remind', seat: 1 }))).toBe('too-many');
      expect((await ben.get<MatchCard>(`/matches/${id}`)).body).toMatchObject({ reminded: true, myTurn: true });
      expect(key(await act(ada, id, { do: 'ask', about: 'stand-in', seat: 1 }))).toBe('not-away');
      await sleep(PATIENCE_MS);
      // The only other person agrees by asking.
      expect((await act(ada, id, { do: 'ask', about: 'stand-in', seat: 1 })).status).toBe(200);
      const played = await see(a, (t) => t.standIns.length > 0);
      expect(played.seats[1]).toMatchObject({ name: 'Ben', kind: 'person' });
      expect(played.acts.map((x) => x.act)).toContain('stand-in');
      const back = await ben.at(id);
      const home = await see(back, (t) => t.seats[1]?.standIn === undefined && t.seats[1]?.here === true);
      expect(home.mySeat).toBe(1);
      await see(a, (t) => t.acts.at(-1)?.act === 'came-back');
      const [end] = await Promise.all([playOn(a), playOn(back)]);
      expect(end.status).toBe('finished');
      expect([...houses.east.errors, ...houses.west.errors]).toEqual([]);
    });
  });

  it('the bot’s move and the returning person’s move at once: one of them counts, and nothing is doubled', async () => {
    const tables: { id: string; a: Line; wanted: TableMessage }[] = [];
    for (let n = 0; n < 5; n++) {
      const id = await ada.open([ME, OPEN], { rounds: 2 });
      await ben.post(`/matches/${id}/join`);
      const [a, b] = [await ada.at(id), await ben.at(id)];
      await see(a, (t) => t.seats[1]?.here === true);
      const wanted = b.last as TableMessage;
      b.close();
      await see(a, (t) => t.seats[1]?.here === false);
      await play(a, id);
      tables.push({ id, a, wanted });
    }
    await sleep(PATIENCE_MS);
    for (const [n, { id, a, wanted }] of tables.entries()) {
      // His page has kept the move he made without a connection: it comes with him.
      const back = await ben.line();
      const asked = act(ada, id, { do: 'ask', about: 'stand-in', seat: 1 });
      await sleep(n * 3);
      back.say({ t: 'watch', match: id });
      const request = newRequest();
      const said = (m: ServerMessage): boolean => 'id' in m && m.id === request;
      const send = () => {
        back.move(id, wanted.version, firstOption(wanted), request);
        return back.next(said);
      };
      let answer = await send();
      // As the page does: what was not carried out for now is sent again, with the same id.
      for (let more = 0; more < 5 && answer.t === 'error' && answer.key === 'unavailable'; more++)
        answer = await send();
      expect(answer.t === 'refused' ? answer.reason : answer.t).toBeOneOf([
        'done',
        'stale',
        'not-your-turn',
        'illegal',
      ]);
      expect((await asked).status).toBeOneOf([200, 409]);
      const home = await see(back, (t) => t.seats[1]?.here === true && t.seats[1].standIn === undefined);
      expect(home.mySeat).toBe(1);
      const [end] = await Promise.all([playOn(a), playOn(back)]);
      expect(end.status).toBe('finished');
      const { body } = await ada.get<MatchRecord>(`/matches/${id}/record`);
      for (const seat of [0, 1])
        expect(body.moves.filter((m) => m.seat === seat && m.move.startsWith('bid'))).toHaveLength(2);
      expect(Match.replay(game as never, body).over).toBe(true);
    }
    expect([...houses.east.errors, ...houses.west.errors]).toEqual([]);
  });

  describe('the lobby', () => {
    it('shows all that goes on, of what is over the latest; the rest comes a page at a time', async () => {
      const dan = await Person.guest(houses.east.url, 'Dan', 3);
      const quick = async (): Promise<string> => {
        const id = await dan.open([ME, BOT], { rounds: 3 });
        expect((await act(dan, id, { do: 'resign' })).status).toBe(200);
        return id;
      };
      const first = await dan.open([ME, BOT], { rounds: 3 });
      const over: string[] = [];
      for (let i = 0; i < 63; i++) over.push(await quick());
      const { mine, past } = (await dan.get<Lobby>('/lobby')).body;
      expect(past).toBe(63);
      expect(mine.map((c) => c.id)).toContain(first);
      expect(mine.filter((c) => c.status === 'finished').length).toBeLessThan(10);
      const seen: string[] = [];
      for (let before = Number.MAX_SAFE_INTEGER, more = true; more; ) {
        const page = (await dan.get<{ cards: MatchCard[]; more: boolean }>(`/past/${before}`)).body;
        seen.push(...page.cards.map((c) => c.id));
        before = page.cards.at(-1)?.updatedAt ?? 0;
        ({ more } = page);
      }
      expect(new Set(seen).size).toBeGreaterThanOrEqual(60);
      expect(over.at(-1)).toBe(seen[0]);
      expect((await dan.get('/past/rubbish')).status).toBe(404);
      // The record of a game counts all of them, not only those that the lobby shows.
      const record = (await dan.get<GameRecord>(`/games/${game.id}/mine`)).body.results;
      expect(record).toHaveLength(63);
      expect(record[0]).toMatchObject({ rank: 2, seats: 2, resigned: true });
      expect((await dan.get<GameRecord>('/games/rubbish/mine')).body.results).toEqual([]);
    });
  });

  describe('again', () => {
    async function finished(): Promise<{ id: string; lines: Line[] }> {
      const { id, lines } = await running(ben);
      await Promise.all(lines.map((l) => playOn(l)));
      return { id, lines };
    }

    it('a rematch reaches the same people, at one table, and somebody else begins', async () => {
      const { id, lines } = await finished();
      expect(key(await cem.post(`/matches/${id}/rematch`))).toBe('not-seated');
      const made = await ada.post<MatchCard>(`/matches/${id}/rematch`);
      expect(made.status).toBe(201);
      expect((await see(lines[1] as Line, (t) => t.rematch !== null)).rematch).toBe(made.body.id);
      const { body } = await ben.get<Lobby>('/lobby');
      expect(body.invited.map((c) => c.id)).toContain(made.body.id);
      expect(body.invited.find((c) => c.id === made.body.id)?.seats[0]).toMatchObject({ kind: 'open', invited: 'Ben' });
      // The seat is kept: nobody else can have it.
      expect(key(await cem.post(`/matches/${made.body.id}/join`))).toBe('seat-taken');
      const joined = await ben.post<MatchCard>(`/matches/${id}/rematch`);
      expect(joined.body).toMatchObject({ id: made.body.id, status: 'running' });
      expect(joined.body.seats.map((s) => s.name)).toEqual(['Ben', 'Ada']);
    });

    it('two presses in the same moment lead to the same table', async () => {
      const { id } = await finished();
      const both = await Promise.all([ada, ben].map((p) => p.post<MatchCard>(`/matches/${id}/rematch`)));
      expect(both.map((a) => a.status)).toEqual([201, 201]);
      expect(both[0]?.body.id).toBe(both[1]?.body.id);
      const { body } = await ada.get<MatchCard>(`/matches/${both[0]?.body.id}`);
      expect(body.status).toBe('running');
    });

    it('an invitation can be declined, and the seat is free then', async () => {
      const { id } = await finished();
      const { body } = await ada.post<MatchCard>(`/matches/${id}/rematch`);
      expect((await ben.post(`/matches/${body.id}/decline`)).status).toBe(204);
      expect((await ben.get<Lobby>('/lobby')).body.invited.some((c) => c.id === body.id)).toBe(false);
      expect((await cem.post(`/matches/${body.id}/join`)).status).toBe(200);
    });

    it('a fork offers open seats: people sit down in the middle of the game', async () => {
      const { id } = await finished();
      const fork = await ada.post<MatchCard>(`/matches/${id}/fork`, { at: 1, seats: [ME, OPEN] });
      expect(fork.status).toBe(201);
      expect((await cem.post<MatchCard>(`/matches/${fork.body.id}/join`)).body.seats[1]?.name).toBe('Cem');
      const [a, c] = await Promise.all([ada.at(fork.body.id), cem.at(fork.body.id)]);
      await Promise.all([playOn(a), playOn(c)]);
    });

    it('a table is hidden from one’s own lobby and shown again', async () => {
      const { id } = await finished();
      const mine = async () => (await ada.get<Lobby>('/lobby')).body.mine.find((c) => c.id === id)?.hidden;
      await ada.post(`/matches/${id}/hide`, { hidden: true });
      expect(await mine()).toBe(true);
      await ada.post(`/matches/${id}/hide`, { hidden: false });
      expect(await mine()).toBeUndefined();
    });
  });

  it('a process killed with a vote on its way: the vote and what it brings are both there, or neither', async () => {
    const data = tempFolder();
    const env: Record<string, string> =
      houses.database === null ? { DATA: data } : { DATA: data, DATABASE_URL: houses.database.url };
    for (let round = 0; round < 4; round++) {
      const host = await startHost(env);
      const [dora, emil] = await Promise.all(['Dora', 'Emil'].map((name) => Person.guest(host.url, name)));
      if (dora === undefined || emil === undefined) throw new Error('nobody');
      const id = await dora.open([ME, OPEN], { rounds: 6 });
      await emil.post(`/matches/${id}/join`);
      const line = await emil.at(id);
      await act(dora, id, { do: 'ask', about: 'end' });
      const q = (await see(line, (t) => t.question !== null)).question as Question;
      const vote = act(emil, id, { do: 'vote', question: q.id, yes: true }).catch(() => null);
      await sleep(round * 2);
      await host.end('SIGKILL');
      await vote;
      const again = await startHost(env);
      const { last } = await new Person(again.url, dora.cookie).at(id);
      const acts = (last as TableMessage).acts.map((x) => x.act).join(' ');
      expect(acts === 'asks' ? last?.status : acts).toBe(acts === 'asks' ? 'running' : 'asks agrees ended');
      await again.end('SIGTERM');
    }
    rmSync(data, { recursive: true });
  });

  it('who only looks on is counted, and tables nobody tends are not offered', async () => {
    const { id, lines } = await running(ben);
    await cem.at(id);
    await see(lines[0] as Line, (t) => t.watching === 1);
    const { body } = await cem.get<Lobby>('/lobby');
    expect(body.watch.find((c) => c.id === id)?.watching).toBe(1);
  });
});
