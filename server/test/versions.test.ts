/** A match ends with the rules it began with; new tables take the newest; both are replayed and forked. */
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseMove } from '#bots';
import { frozen, gameEntry } from '#games';
import {
  type FrozenVersion,
  type GameEntry,
  type GameModule,
  Match,
  type MatchRecord,
  notate,
  stateHash,
} from '#kernel';
import type { MatchCard, ServerMessage, TableMessage } from '../protocol.ts';
import { brokenRegister } from './broken-register.ts';
import { type House, type Line, openHouse, Person, tempFolder } from './people.ts';
import { findPostgres, startPostgres } from './postgres.ts';

const GAME = 'tribes-of-the-wind';
const NOW = new URL('../../games/index.ts', import.meta.url).href;
const BEFORE = new URL('./before.ts', import.meta.url).href;
const kept = frozen.find((f) => f.game === GAME) as FrozenVersion;
const before = (await kept.load()).module;
const after = (await (gameEntry(GAME) as GameEntry).load()).module;

async function openTable(person: Person, game = GAME): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
  const { status, body } = await person.post<MatchCard>('/matches', { game, options: {}, seats, listed: false });
  expect(status).toBe(201);
  return body.id;
}

/** Answers as a casual player would, at most so often, until the match is over. */
async function play(line: Line, module: GameModule, most = Number.POSITIVE_INFINITY): Promise<TableMessage> {
  for (let made = 0; made < most; ) {
    const table = line.last as TableMessage;
    if (table.status === 'finished') return table;
    if (table.mySeat !== null && table.waitingFor.includes(table.mySeat)) {
      const move = chooseMove(module, 2, table.view, table.mySeat, `${table.match}/${made}`);
      const answer = await line.answer(line.move(table.match, table.version, notate(module.game.moves, move)));
      expect(answer).toMatchObject({ t: 'done' });
      made++;
    }
    if (line.last?.version === table.version) await line.table((t) => t.version > table.version);
  }
  return line.last as TableMessage;
}

async function replayAndFork(person: Person, id: string, module: GameModule): Promise<void> {
  const { body: record } = await person.get<MatchRecord>(`/matches/${id}/record`);
  expect(record.rulesVersion).toBe(module.game.rulesVersion);
  const match = Match.replay(module.game, record);
  expect(match.over).toBe(true);
  const middle = Math.floor(match.length / 2);
  const looked = (await person.get<TableMessage>(`/matches/${id}/at/${middle}`)).body;
  expect(looked.view).toEqual(JSON.parse(JSON.stringify(module.game.view(match.at(middle).state, 'judge'))));
  const fork = await person.post<MatchCard>(`/matches/${id}/fork`, {
    at: middle,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
  });
  expect(fork.status).toBe(201);
  const line = await person.at(fork.body.id);
  expect(line.last?.rulesVersion).toBe(module.game.rulesVersion);
  const end = await play(line, module);
  const again = (await person.get<MatchRecord>(`/matches/${end.match}/record`)).body;
  expect(again.rulesVersion).toBe(module.game.rulesVersion);
  expect(Match.replay(module.game, again).log.slice(0, middle)).toEqual(match.log.slice(0, middle));
}

/** One person plays two whole games at once, faster than any hand. */
const FAST = { messagesPerSecond: 1e6, messageBurst: 1e6 };

async function sideBySide(open: (games: string) => Promise<House>): Promise<void> {
  const old = await open(BEFORE);
  const guest = await Person.guest(old.url, 'Ada');
  const begun = await openTable(guest);
  const part = await play(await guest.at(begun), before, 12);
  expect(part).toMatchObject({ status: 'running', rulesVersion: before.game.rulesVersion });
  await old.close();

  const house = await open(NOW);
  const ada = new Person(house.url, guest.cookie);
  const [first, second] = [await ada.at(begun), await ada.at(await openTable(ada))];
  expect(first.last).toMatchObject({ moves: expect.any(Number), rulesVersion: before.game.rulesVersion });
  expect(second.last?.rulesVersion).toBe(after.game.rulesVersion);
  await Promise.all([play(first, before), play(second, after)]);
  await replayAndFork(ada, begun, before);
  await replayAndFork(ada, second.last?.match as string, after);
  expect(house.errors).toEqual([]);
  await house.close();
}

describe('a table begun under the version before is played to its end under it, a new one under the new rules', () => {
  it('on SQLite', async () => {
    const data = tempFolder();
    await sideBySide((games) => openHouse({ games, data, limits: FAST }));
    rmSync(data, { recursive: true });
  });

  const bin = findPostgres();
  if (bin === null) console.log('no PostgreSQL server found: rules versions were not tried there');
  else
    it('on PostgreSQL', async () => {
      const database = startPostgres(bin);
      try {
        await sideBySide((games) => openHouse({ games, databaseUrl: database.url, limits: FAST }));
      } finally {
        database.stop();
      }
    });
});

describe('rules that are not at hand', () => {
  const begin = async (data: string): Promise<{ id: string; cookie: string | null }> => {
    const house = await openHouse({ games: BEFORE, data });
    const ada = await Person.guest(house.url, 'Ada');
    const id = await openTable(ada);
    await play(await ada.at(id), before, 2);
    await house.close();
    return { id, cookie: ada.cookie };
  };
  /** What somebody hears who comes to the table, while another one there works as ever. */
  const visit = async (data: string, games: string, id: string, cookie: string | null): Promise<ServerMessage> => {
    const house = await openHouse({ games, data });
    const ada = new Person(house.url, cookie);
    const line = await ada.line();
    line.say({ t: 'watch', match: id });
    const heard = await line.next((m) => m.t === 'error' || m.t === 'table');
    const other = await ada.at(await openTable(ada, 'my-city'));
    expect(other.last).toMatchObject({ status: 'running', game: 'my-city' });
    if (heard.t === 'error') expect(house.errors.map(String)).toEqual([expect.stringContaining(id)]);
    await house.close();
    return heard;
  };

  it('missing, damaged, or of a game that is not here: each is said, nothing is lost, other matches go on', async () => {
    const data = tempFolder();
    const { id, cookie } = await begin(data);
    const folder = tempFolder();
    mkdirSync(join(folder, 'kept'));
    cpSync(new URL(`../../games/${kept.path}/module.js`, import.meta.url), join(folder, 'kept/module.js'));
    const error = (why: string): unknown => ({ t: 'error', key: 'rules-changed', why });

    expect(await visit(data, brokenRegister(folder, { version: 77 }), id, cookie)).toEqual(error('missing'));
    expect(await visit(data, brokenRegister(folder, { path: 'nowhere' }), id, cookie)).toEqual(error('missing'));
    appendFileSync(join(folder, 'kept/module.js'), '\n');
    expect(await visit(data, brokenRegister(folder, { path: 'kept' }), id, cookie)).toEqual(error('damaged'));
    expect(await visit(data, brokenRegister(folder, { game: 'gone' }), id, cookie)).toEqual(error('unknown-game'));
    // With the right rules it goes on where it was.
    expect(await visit(data, NOW, id, cookie)).toMatchObject({ t: 'table', match: id, rulesVersion: 1 });
    rmSync(data, { recursive: true });
    rmSync(folder, { recursive: true });
  });

  it('newer than what is here', async () => {
    const data = tempFolder();
    const house = await openHouse({ games: NOW, data });
    const ada = await Person.guest(house.url, 'Ada');
    const id = await openTable(ada);
    await ada.at(id);
    await house.close();
    const old = await openHouse({ games: BEFORE, data });
    const line = await new Person(old.url, ada.cookie).line();
    line.say({ t: 'watch', match: id });
    expect(await line.next((m) => m.t === 'error')).toEqual({ t: 'error', key: 'rules-changed', why: 'newer' });
    expect(old.errors.map(String)).toEqual([expect.stringContaining('rules version 2 of tribes-of-the-wind is newer')]);
    await old.close();
    rmSync(data, { recursive: true });
  });
});

it('the two versions are not the same rules: a game of the first leads elsewhere under the second', async () => {
  const file = new URL(`../../games/${kept.path}/kept/random-5.match.json`, import.meta.url);
  const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: MatchRecord };
  expect(stateHash(Match.replay(before.game, record).state)).toBe(record.moves.at(-1)?.hash);
  expect(() => Match.replay(after.game, record)).toThrow(/rules drift/);
});
