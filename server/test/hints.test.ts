/** Who may have a hint is the table's choice, and a game with one does not count for whoever had it. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  Arrange,
  GameRecord,
  MatchCard,
  SeatWish,
  ServerMessage,
  SoloResults,
  TableMessage,
} from '../protocol.ts';
import { atBothDatabases } from './houses.ts';
import { firstOption, type Line, newRequest, openHouse, Person, playOn, tempFolder } from './people.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import { game } from './sample/game.ts';

const THINKING = new URL('./sample/thinking-games.ts', import.meta.url).href;
const ME: SeatWish = { kind: 'me' };
const OPEN: SeatWish = { kind: 'open' };
const bot = (level: 1 | 2 | 3 = 1): SeatWish => ({ kind: 'bot', level });

type HintMessage = Extract<ServerMessage, { t: 'hint' }>;

/** The word that says why there is none, or 'given'. */
async function ask(line: Line): Promise<string> {
  const id = newRequest();
  const { match, version } = line.last as TableMessage;
  line.say({ t: 'hint', id, match, version });
  const { hint } = await line.next<HintMessage>((m) => m.t === 'hint' && m.id === id);
  return typeof hint === 'string' ? hint : 'given';
}

/** Waits until the table is as wished; what was heard before counts. */
async function see(line: Line, fits: (t: TableMessage) => boolean): Promise<TableMessage> {
  while (line.last === null || !fits(line.last)) await line.table();
  return line.last;
}

const asked = (t: TableMessage): boolean => t.mySeat !== null && t.waitingFor.includes(t.mySeat);

const mine = async (who: Person) => (await who.get<GameRecord>(`/games/${game.id}/mine`)).body.results;
const alone = async (who: Person, id: string) =>
  (await who.get<SoloResults>(`/matches/${id}/alone`)).body.results.map((r) => r.id);

atBothDatabases('hints', { games: THINKING }, (houses) => {
  let ada: Person;
  let ben: Person;
  beforeAll(async () => {
    ada = await Person.guest(houses.east.url, 'Ada', 0);
    ben = await Person.guest(houses.west.url, 'Ben', 1);
  });

  const open = async (seats: readonly SeatWish[], more: object = {}) =>
    ada.post<MatchCard>('/matches', { game: game.id, options: { rounds: 1 }, seats, listed: false, ...more });
  const hintsAt = async (id: string, who = ada) => (await who.at(id)).last?.hints;
  const arrange = (who: Person, id: string, wish: Arrange) => who.post<MatchCard>(`/matches/${id}/arrange`, wish);

  describe('are the table’s choice', () => {
    it('where nothing is said, there are hints only where nobody else can come', async () => {
      for (const [seats, more, allowed] of [
        [[ME], {}, true],
        [[ME, bot()], {}, true],
        [[ME, OPEN], {}, false],
        [[ME, bot(), OPEN], {}, false],
        // Bots give way to people until it begins.
        [[ME, bot()], { gathers: true }, false],
        [[ME, OPEN], { hints: true }, true],
        [[ME, bot()], { hints: false }, false],
      ] as const)
        expect(await hintsAt((await open(seats, more)).body.id), JSON.stringify([seats, more])).toBe(allowed);
      expect((await open([ME], { hints: 'yes' })).status).toBe(400);
    });

    it('who plays against bots may have none, and with friends all may have them', async () => {
      const without = await ada.at((await open([ME, bot()], { hints: false })).body.id);
      expect(await ask(without)).toBe('no-hints');
      expect(without.last?.seats[0]?.uncounted).toBeUndefined();
      const { id } = (await open([ME, OPEN], { hints: true })).body;
      await ben.post(`/matches/${id}/join`);
      for (const line of [await ada.at(id), await ben.at(id)]) {
        await see(line, asked);
        expect(await ask(line)).toBe('given');
      }
      const strict = (await open([ME, OPEN])).body.id;
      await ben.post(`/matches/${strict}/join`);
      for (const who of [ada, ben]) expect(await ask(await who.at(strict))).toBe('no-hints');
    });

    it('the host changes it in the waiting room, everybody sees it and confirms anew', async () => {
      const { id } = (await open([ME, OPEN, OPEN], { gathers: true })).body;
      const line = await ada.at(id);
      await ben.post(`/matches/${id}/join`);
      const there = await ben.at(id);
      // His process has to have heard that the host is here.
      await see(there, (t) => t.seats[0]?.here === true);
      expect(there.last?.hints).toBe(false);
      expect((await arrange(ben, id, { do: 'manners', hints: true })).body).toMatchObject({ key: 'not-host' });
      expect((await arrange(ada, id, { do: 'manners', hints: false })).body.seats.some((s) => s.ready)).toBe(true);
      const { body } = await arrange(ada, id, { do: 'manners', hints: true });
      expect(body.seats.some((s) => s.ready)).toBe(false);
      await see(line, (t) => t.hints && t.takeBacks);
      await see(there, (t) => t.hints);
      expect(await hintsAt(id, new Person(houses.west.url, ben.cookie))).toBe(true);
      expect((await ada.post(`/matches/${id}/arrange`, { do: 'manners', hints: 1 })).status).toBe(400);
    });

    it('a rematch and a fork take it over, a file is played on with hints', async () => {
      for (const hints of [true, false]) {
        const { id } = (await open([ME, bot()], { hints })).body;
        await playOn(await ada.at(id));
        expect(await hintsAt((await ada.post<MatchCard>(`/matches/${id}/rematch`)).body.id)).toBe(hints);
        const fork = await ada.post<MatchCard>(`/matches/${id}/fork`, { at: 1, seats: [ME, bot()] });
        expect(await hintsAt(fork.body.id)).toBe(hints);
        if (hints) continue;
        const { body: record } = await ada.get<{ moves: object[] }>(`/matches/${id}/record`);
        const brought = await ada.post<MatchCard>('/matches/import', { ...record, moves: record.moves.slice(0, 1) });
        expect(await hintsAt(brought.body.id)).toBe(true);
      }
    });
  });

  it('who goes on alone from a game of several may have hints, with others again not', async () => {
    const { id } = (await open([ME, OPEN])).body;
    await ben.post(`/matches/${id}/join`);
    const lines = [await ada.at(id), await ben.at(id)];
    for (const line of lines) await see(line, asked);
    await Promise.all(lines.map((line) => playOn(line)));
    for (const [other, allowed] of [
      [bot(), true],
      [OPEN, false],
    ] as const) {
      const fork = await ada.post<MatchCard>(`/matches/${id}/fork`, { at: 1, seats: [ME, other] });
      expect(await hintsAt(fork.body.id)).toBe(allowed);
    }
  });

  describe('a game with a hint does not count', () => {
    it('for who had it, whatever is taken back; for the others it does', async () => {
      const [eve, fay] = [await Person.guest(houses.east.url, 'Eve', 2), await Person.guest(houses.west.url, 'Fay', 3)];
      const { body } = await eve.post<MatchCard>('/matches', {
        game: game.id,
        options: { rounds: 1 },
        seats: [ME, OPEN],
        listed: false,
        hints: true,
      });
      await fay.post(`/matches/${body.id}/join`);
      const lines = [await eve.at(body.id), await fay.at(body.id)] as const;
      await see(lines[0], asked);
      expect(await ask(lines[0])).toBe('given');
      const [end] = await Promise.all(lines.map(playOn));
      expect(end?.seats.map((s) => s.uncounted)).toEqual(['hint', undefined]);
      // At the other process too.
      expect((await fay.get<MatchCard>(`/matches/${body.id}`)).body.seats.map((s) => s.uncounted)).toEqual([
        'hint',
        undefined,
      ]);
      expect(await mine(eve)).toEqual([]);
      expect(await mine(fay)).toHaveLength(1);
    });

    it('also where the move after it was taken back, and where no move followed', async () => {
      const gus = await Person.guest(houses.east.url, 'Gus', 2);
      const played: string[] = [];
      for (const how of ['plainly', 'undone', 'no move']) {
        const id = await gus.open([ME], { rounds: 1 });
        played.push(id);
        const line = await gus.at(id);
        const play = async (): Promise<void> => {
          const { version } = line.last as TableMessage;
          await line.answer(line.move(id, version, firstOption(line.last as TableMessage)));
          await see(line, (t) => t.version > version);
        };
        await play();
        if (how !== 'plainly') expect(await ask(line)).toBe('given');
        if (how === 'undone') {
          await play();
          expect(line.last?.log.at(-1)?.note).toEqual({ key: 'hint' });
          const { version, undoAt } = line.last as TableMessage;
          line.say({ t: 'undo', id: newRequest(), match: id, to: undoAt });
          await see(line, (t) => t.version > version && t.log.every((entry) => entry.note === undefined));
        }
        if (how === 'no move') await gus.post(`/matches/${id}/act`, { do: 'resign' });
        else await playOn(line);
      }
      expect(await alone(gus, played[2] ?? '')).toEqual([played[0]]);
      expect(await mine(gus)).toHaveLength(1);
      expect((await gus.get<MatchCard>(`/matches/${played[2]}`)).body.seats[0]?.uncounted).toBe('hint');
    });

    it('a hint that was refused, or that came too late, leaves the game as it was', async () => {
      const hal = await Person.guest(houses.east.url, 'Hal', 2);
      const line = await hal.at(await hal.open([ME], { rounds: 1 }));
      const { match, version } = line.last as TableMessage;
      line.say({ t: 'hint', id: 'h', match, version: version + 7 });
      expect((await line.next<HintMessage>((m) => m.t === 'hint')).hint).toBe('stale');
      // Somebody does not wait for it: they have moved before it is thought out.
      line.say({ t: 'hint', id: 'late', match, version });
      line.move(match, version, firstOption(line.last as TableMessage));
      expect((await line.next<HintMessage>((m) => m.t === 'hint')).hint).toBe('stale');
      const end = await playOn(line);
      expect(end.seats[0]?.uncounted).toBeUndefined();
      expect(end.log.some((entry) => entry.note !== undefined)).toBe(false);
      expect(await mine(hal)).toHaveLength(1);
    });

    it('a record says how strong the bots were, if all were alike', async () => {
      const ina = await Person.guest(houses.east.url, 'Ina', 2);
      for (const seats of [[ME], [ME, bot(2)], [ME, bot(3), bot(3)], [ME, bot(1), bot(2)]])
        await playOn(await ina.at(await ina.open(seats, { rounds: 1 })));
      const id = await ina.open([ME, OPEN], { rounds: 1 });
      await ben.post(`/matches/${id}/join`);
      await Promise.all([await ina.at(id), await ben.at(id)].map(playOn));
      expect((await mine(ina)).map((r) => [r.seats, r.bots]).toReversed()).toEqual([
        [1, undefined],
        [2, 2],
        [3, 3],
        [3, undefined],
        [2, undefined],
      ]);
    });
  });
});

describe.each(findPostgres() === null ? ['sqlite'] : ['sqlite', 'postgres'])('tables of before, on %s', (kind) => {
  it('have hints where one person plays against bots, and hints of before do not count', async () => {
    const bin = findPostgres();
    const database = kind === 'postgres' && bin !== null ? startPostgres(bin) : null;
    const data = tempFolder();
    const options = { games: THINKING, data, ...(database && { databaseUrl: database.url }) };
    const change = async (statements: readonly string[]): Promise<void> => {
      if (database === null) {
        const db = new DatabaseSync(join(data, 'tafelrunde.sqlite'));
        for (const sql of statements) db.exec(sql);
        db.close();
        return;
      }
      const client = new pg.Client(database.url);
      await client.connect();
      for (const sql of statements) await client.query(sql);
      await client.end();
    };

    const before = await openHouse(options);
    const [ada, ben] = [await Person.guest(before.url, 'Ada'), await Person.guest(before.url, 'Ben')];
    const bots = await ada.open([ME, bot()]);
    const friends = await ada.open([ME, OPEN]);
    await ben.post(`/matches/${friends}/join`);
    const waits = await ada.open([ME, OPEN]);
    const gathers = await ada.post<MatchCard>('/matches', {
      game: game.id,
      options: {},
      seats: [ME, bot()],
      listed: false,
      gathers: true,
    });
    const [hinted, plain] = [await ada.open([ME], { rounds: 1 }), await ada.open([ME], { rounds: 1 })];
    const line = await ada.at(hinted);
    expect(await ask(line)).toBe('given');
    await playOn(line);
    await playOn(await ada.at(plain));
    await before.close({ keep: true });
    await change([
      'drop table hinted',
      'alter table match drop column hints',
      "delete from kysely_migration where name in ('009-hints', '031-why-a-game-does-not-count')",
    ]);

    const after = await openHouse(options);
    const again = new Person(after.url, ada.cookie);
    const hints = async (id: string) => (await again.at(id)).last?.hints;
    expect(await hints(bots)).toBe(true);
    expect(await hints(friends)).toBe(false);
    expect(await hints(waits)).toBe(false);
    expect(await hints(gathers.body.id)).toBe(false);
    expect(await alone(again, hinted)).toEqual([plain]);
    // What is chosen from now on is kept.
    const { body: chosen } = await again.post<MatchCard>('/matches', {
      game: game.id,
      options: {},
      seats: [ME, OPEN],
      listed: false,
      hints: true,
    });
    expect(after.errors).toEqual([]);
    await after.close();
    const later = await openHouse(options);
    expect((await new Person(later.url, ada.cookie).at(chosen.id)).last?.hints).toBe(true);
    await later.close();
    database?.stop();
    rmSync(data, { recursive: true });
  });
});
