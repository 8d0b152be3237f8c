/**
 * Nobody learns what they must not, as a law over all games: two worlds that look the same to somebody at the table, the same questions
 * asked in both over every way in, the same answers and the same number of messages.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyGame, type Decision, type Move, notate, RecordingSink, SeededRng, settle } from '#kernel';
import { games as register } from '../../games/index.ts';
import type { MatchCard, ServerMessage, TableMessage } from '../protocol.ts';
import { type House, type Line, newRequest, openHouse, Person } from './people.ts';
import { beginIn, type Leak, type World } from './sample/worlds.ts';

let house: House;
let people: [Person, Person];

beforeAll(async () => {
  house = await openHouse({
    games: new URL('./sample/worlds.ts', import.meta.url).href,
    thinkers: { worker: new URL('./sample/echo-worker.ts', import.meta.url).href },
    // The same few ask everything: what they are allowed is not the question here.
    limits: { tablesPerPerson: 1e4, newPerMinute: 1e4, messagesPerSecond: 1e5, messageBurst: 1e5, asksPerMinute: 1e6 },
  });
  people = [await Person.guest(house.url, 'Ada', 0), await Person.guest(house.url, 'Ben', 1)];
});
afterAll(async () => {
  expect(house.errors).toEqual([]);
  await house.close();
});

/** By way in: what was answered. */
type Answers = Record<string, unknown>;

/** Names that differ from table to table whatever lies hidden there: ids, times, the seal of the seed, names of requests. */
function plain(answer: unknown, id: string): unknown {
  const text = JSON.stringify(answer)
    .replaceAll(id, 'ID')
    .replace(/"(seedHash|savedAt|exportedAt|openedAt|lastAt)":"[^"]*"/g, '"$1":""')
    .replace(/"(updatedAt|seenAt|at)":1[0-9]{12}/g, '"$1":0')
    .replace(/"(request|id)":"r[0-9]+-[0-9]+"/g, '"$1":"R"');
  return JSON.parse(text);
}

/** The ways in which two worlds are answered differently. */
function differences(a: Answers, b: Answers): string[] {
  const ways = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...ways].filter((way) => JSON.stringify(a[way]) !== JSON.stringify(b[way]));
}

/** All that was heard over a line, up to the answer to a ping. */
async function heardSince(line: Line, from: number): Promise<ServerMessage[]> {
  line.say({ t: 'ping' });
  await line.next((m) => m.t === 'pong');
  return line.wire.slice(from).map((text) => JSON.parse(text) as ServerMessage);
}

const last = (line: Line): TableMessage => line.last as TableMessage;
const [FIRST, SOME] = [3, 5];

/** An own option after which the own turn goes on and nothing was revealed: it can be taken back. */
function staysOpen(game: AnyGame, { view, mySeat }: TableMessage, options: readonly Move[]): Move | undefined {
  return options.find((move) => {
    const rng = new SeededRng('stays');
    const s = game.imagine(view, rng);
    const { draws } = rng;
    const out = new RecordingSink<unknown>();
    game.apply(s, mySeat as number, move, rng, out);
    const open = settle(game, s, rng, out);
    return open.length > 0 && open.every((d) => d.seat === mySeat) && !out.committed && rng.draws === draws;
  });
}

/** Gestures made from what the person sees: one that can be taken back, and own options followed by what is mostly impossible then. */
function gesturesOf(game: AnyGame, table: TableMessage): string[][] {
  const options = (table.decisions as readonly Decision<Move>[]).flatMap((d) => d.options);
  const open = staysOpen(game, table, options);
  const own = options.map((m) => notate(game.moves, m));
  const wrong = own.at(-1);
  if (wrong === undefined) return [];
  const mixed = own.slice(0, FIRST).flatMap((move) => [
    [move, move, move],
    [move, wrong, wrong, wrong],
  ]);
  return open === undefined ? mixed : [[notate(game.moves, open)], ...mixed];
}

/** Everything that is asked at one table by one person. */
async function askAll(
  game: string,
  world: World,
  first: (id: string) => Promise<void> = async () => {},
): Promise<Answers> {
  beginIn(world);
  const module = (await register.find((g) => g.meta.id === game)?.load())?.module;
  if (module === undefined) throw new Error(game);
  const [ada, ben] = people;
  const opened = await ada.post<MatchCard>('/matches', {
    game,
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: true,
    hints: true,
  });
  const { id } = opened.body;
  await ben.post(`/matches/${id}/join`);
  await first(id);
  const asker = world.viewer === 'spectator' ? new Person(house.url) : (people[world.viewer] as Person);
  const answers: Answers = {};
  const note = (way: string, answer: unknown): void => {
    answers[way] = plain(answer, id);
  };
  const line = await asker.at(id);
  note('table', last(line));
  const mine = <T extends { id: string }>(list: readonly T[]): T[] => list.filter((t) => t.id === id);
  const look = async (when = ''): Promise<void> => {
    for (const path of ['', '/at/0', '/at/1', '/at/99', '/at/x', '/log/0', '/log/1', '/log/x', '/file', '/record']) {
      const { status, body } = await asker.get(`/matches/${id}${path}`);
      note(`GET ${path}${when}`, [status, body]);
    }
    const { mine: own, watch } = (await asker.get<{ mine: MatchCard[]; watch: MatchCard[] }>('/lobby')).body;
    note(`lobby${when}`, [mine(own), mine(watch)]);
    if (world.viewer === 'spectator') return;
    const { tables } = (await asker.get<{ tables: { id: string }[] }>('/account/export')).body;
    note(`export${when}`, mine(tables));
  };
  await look();
  if (world.viewer !== 'spectator')
    note('take-back', (await asker.post(`/matches/${id}/act`, { do: 'ask', about: 'take-back', to: 0 })).body);
  const { version } = last(line);
  const said = async (way: string, message: object): Promise<ServerMessage[]> => {
    const from = line.wire.length;
    const request = newRequest();
    line.say({ id: request, match: id, ...message });
    await line.next((m) => m.t !== 'table' && m.t !== 'pong' && 'id' in m && m.id === request);
    const heard = await heardSince(line, from);
    note(way, heard);
    return heard;
  };
  await said('undo', { t: 'undo', to: 0 });
  await said('hint', { t: 'hint', version });
  await said('hint for later', { t: 'hint', version: version + 9 });
  await said('stale', { t: 'move', version: version + 9, move: 'nothing' });
  // Moves of everybody, by which something hidden might be named; those that the person may make come last.
  const options = (last(line).decisions as readonly Decision<Move>[]).flatMap((d) => d.options);
  const allowed = new Set(options.map((m) => notate(module.game.moves, m)));
  for (const foreign of POOL.get(game)?.filter((m) => !allowed.has(m)) ?? [])
    await said(`move ${foreign}`, { t: 'move', version, moves: [foreign] });
  for (const gesture of gesturesOf(module.game, last(line))) {
    const now = last(line).version;
    const heard = await said(`gesture ${gesture.join(', ')}`, { t: 'move', version: now, moves: gesture });
    if (!heard.some((m) => m.t === 'done')) continue;
    if (last(line).version === now) await line.table((t) => t.version > now);
    const { moves, undoTo } = last(line);
    if (undoTo < moves) {
      await look(' after a move');
      await said('undo of a move', { t: 'undo', to: undoTo });
      if (last(line).moves === moves) await line.table((t) => t.moves < moves);
      await look(' after an undo');
      continue;
    }
    // Something was drawn or revealed: from here on worlds may part.
    answers[`gesture ${gesture.join(', ')}`] = 'done';
    return answers;
  }
  return answers;
}

/** Moves of each game, from positions that nobody is in just now. */
const POOL = new Map<string, string[]>();

async function pool(game: string): Promise<void> {
  const world: World = { viewer: 0, depth: 8, name: 'pool' };
  beginIn(world);
  const [ada, ben] = people;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { body } = await ada.post<MatchCard>('/matches', { game, options: {}, seats, listed: false });
  await ben.post(`/matches/${body.id}/join`);
  const module = (await register.find((g) => g.meta.id === game)?.load())?.module;
  const found: string[] = [];
  for (const person of people) {
    const table = last(await person.at(body.id));
    for (const d of table.decisions as readonly Decision<Move>[])
      for (const move of d.options) if (module !== undefined) found.push(notate(module.game.moves, move));
  }
  POOL.set(
    game,
    found.filter((_, i) => i % Math.ceil(found.length / SOME) === 0),
  );
}

const GAMES = register.map((g) => g.meta.id);
const VIEWERS: readonly World['viewer'][] = [0, 1, 'spectator'];
const DEPTHS = [0, 5, 13];

describe.each(GAMES)('%s', (game) => {
  it('is told alike in worlds that look the same to a seat, or to a stranger', async () => {
    await pool(game);
    let apart = 0;
    let refused = 0;
    for (const viewer of VIEWERS)
      for (const depth of DEPTHS) {
        const [here, there]: World[] = [
          { viewer, depth, name: 'here' },
          { viewer, depth, name: 'there' },
        ];
        if (here === undefined || there === undefined) continue;
        const a = await askAll(game, here);
        const b = await askAll(game, there);
        expect(differences(a, b), `${viewer} after ${depth} moves`).toEqual([]);
        if (here.hash !== there.hash) apart++;
        refused += Object.values(a).filter((x) => JSON.stringify(x).includes('"refused"')).length;
      }
    // The worlds were different ones, and not everything was possible.
    expect(apart).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });
});

/** Ben keeps cards in secret. */
async function keepCards(id: string, n: number): Promise<void> {
  const line = await people[1].at(id);
  for (let k = 0; k < n; k++) {
    const [question] = last(line).decisions as readonly Decision<Move>[];
    const { version } = last(line);
    await line.answer(line.move(id, version, `keep ${String(question?.options[0]?.card)}`));
    if (last(line).version === version) await line.table((t) => t.version > version);
  }
  line.close();
  await line.closed;
}

it('moves that nobody heard of are in no answer: neither their number nor a trace', async () => {
  POOL.set('glass-road', []);
  for (const viewer of [0, 'spectator'] as const) {
    const quiet = await askAll('glass-road', { viewer, depth: 0, name: 'here' }, (id) => keepCards(id, 0));
    const busy = await askAll('glass-road', { viewer, depth: 0, name: 'here' }, (id) => keepCards(id, 3));
    expect(differences(quiet, busy), String(viewer)).toEqual([]);
  }
});

it('what somebody takes along of a running match has no number that counts hidden moves, and no fingerprint', async () => {
  const id = await new Promise<string>((done, fail) => {
    askAll('glass-road', { viewer: 1, depth: 0, name: 'here' }, async (table) => {
      await keepCards(table, 2);
      done(table);
    }).catch(fail);
  });
  const { body } = await people[1].get<{ tables: { id: string; myEntries: Record<string, unknown>[] }[] }>(
    '/account/export',
  );
  const entries = body.tables.find((t) => t.id === id)?.myEntries ?? [];
  expect(entries.length).toBeGreaterThanOrEqual(2);
  for (const entry of entries) {
    expect(entry).toMatchObject({ seat: 1, move: expect.stringMatching(/^keep /), at: expect.any(Number) });
    for (const name of ['v', 'n', 'hash']) expect(entry).not.toHaveProperty(name);
  }
});

/** By what a broken game gives itself away, and the ways on which the law has to notice it. */
const NOTICED: readonly (readonly [Leak, readonly string[]])[] = [
  ['view', ['table', 'GET /at/0', 'hint']],
  ['points', ['table', 'GET /at/0']],
  [
    'events',
    ['gesture', 'GET /log/0 after a move', 'GET /file after a move', 'GET  after a move', 'lobby after a move'],
  ],
  ['guesses', ['move', 'gesture']],
  ['reveals', ['undo of a move']],
];

describe('the law', () => {
  it.each(NOTICED)('notices a game that gives itself away by its %s', async (leak, ways) => {
    const left = new Set(ways);
    for (const game of GAMES)
      for (const depth of DEPTHS) {
        if (left.size === 0) return;
        await pool(game);
        const a = await askAll(game, { viewer: 0, depth, name: 'here', leak });
        const b = await askAll(game, { viewer: 0, depth, name: 'there', leak });
        for (const way of differences(a, b)) left.delete(way.replace(/^(move|gesture) .*/, '$1'));
      }
    expect([...left]).toEqual([]);
  });
});
