/** What others receive, numbers and times included, does not depend on what is hidden from them. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Decision, Move } from '#kernel';
import { pauseBefore } from '../bots.ts';
import type { MatchCard, ServerMessage, TableMessage } from '../protocol.ts';
import { type House, type Line, newRequest, openHouse, Person, tempFolder } from './people.ts';

let house: House;
let ada: Person;
let ben: Person;
let eve: Person;
const data = tempFolder();

beforeAll(async () => {
  house = await openHouse({ data, games: new URL('../../games/index.ts', import.meta.url).href });
  ada = await Person.guest(house.url, 'Ada', 0);
  ben = await Person.guest(house.url, 'Ben', 1);
  eve = new Person(house.url);
});
afterAll(async () => {
  expect(house.errors).toEqual([]);
  await house.close();
  rmSync(data, { recursive: true });
});

const last = (line: Line): TableMessage => line.last as TableMessage;
const firstCard = (line: Line): string =>
  `keep ${String((last(line).decisions as readonly Decision<Move>[])[0]?.options[0]?.card)}`;

/** An answer to a ping comes after everything that was sent before it. */
async function settled(...lines: Line[]): Promise<void> {
  for (const line of lines) {
    line.say({ t: 'ping' });
    await line.next((m) => m.t === 'pong');
  }
}

/** Both choose their hand in secret, card by card. */
async function atGlassRoad(): Promise<{ id: string; a: Line; b: Line; e: Line }> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const opened = await ada.post<MatchCard>('/matches', { game: 'glass-road', options: {}, seats, listed: true });
  const { id } = opened.body;
  await ben.post(`/matches/${id}/join`);
  const [a, b, e] = [await ada.at(id), await ben.at(id), await eve.at(id)];
  for (const line of [a, b, e]) if (last(line).status !== 'running') await line.table((t) => t.status === 'running');
  await a.table((t) => t.seats.every((s) => s.here));
  await settled(a, b, e);
  return { id, a, b, e };
}

async function keep(line: Line): Promise<void> {
  const { match, version } = last(line);
  expect(await line.answer(line.move(match, version, firstCard(line)))).toMatchObject({
    t: 'done',
    version: version + 1,
  });
  if (last(line).version === version) await line.table((t) => t.version === version + 1);
}

const cardOf = async (id: string): Promise<MatchCard> => (await eve.get<MatchCard>(`/matches/${id}`)).body;

describe('cards kept in secret', () => {
  it('reach nobody else: no message, no entry, no version, no count, no time in the lobby', async () => {
    const { id, a, b, e } = await atGlassRoad();
    const wires = [b.wire.length, e.wire.length];
    const before = [last(b), last(e)];
    const card = await cardOf(id);
    for (let n = 0; n < 3; n++) await keep(a);
    expect(last(a).moves).toBe(3);
    await settled(b, e);
    expect([b, e].map((line, i) => line.wire.slice(wires[i]).filter((w) => !w.includes('"pong"')))).toEqual([[], []]);
    expect(await cardOf(id)).toEqual(card);
    // Somebody who comes only now is shown the same.
    const late = await eve.at(id);
    const { seats: _, watching: __, ...same } = before[1] as TableMessage;
    expect(last(late)).toMatchObject({ ...same, logFrom: 0, log: expect.any(Array) });
    expect(last(late).log.map((entry) => entry.n)).toEqual([0]);
    expect((await eve.get(`/matches/${id}/at/1`)).body).toMatchObject({ key: 'bad-position' });
  });

  it('stay kept while another person chooses: how far one may go back says nothing of what they have done', async () => {
    const { id, a, b } = await atGlassRoad();
    const reach = (): number[] => [last(a).moves, last(a).undoTo, last(a).undoAt];
    await keep(a);
    expect(reach()).toEqual([1, 1, 1]);
    await keep(b);
    await keep(a);
    expect(reach()).toEqual([2, 2, 2]);
    for (const to of [0, 1]) {
      const request = newRequest();
      a.say({ t: 'undo', id: request, match: id, to });
      expect(await a.answer(request)).toMatchObject({ t: 'refused', reason: 'cannot-undo' });
    }
  });

  it('can be taken back in the own numbers where only bots choose, which choose again', async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
    const opened = await ada.post<MatchCard>('/matches', { game: 'glass-road', options: {}, seats, listed: false });
    const { id } = opened.body;
    const [a, e] = [await ada.at(id), await eve.at(id)];
    if (last(a).waitingFor.includes(1)) await a.table((t) => !t.waitingFor.includes(1));
    for (let n = 0; n < 2; n++) await keep(a);
    const { moves, undoTo } = last(a);
    expect(moves - undoTo).toBe(2);
    const request = newRequest();
    a.say({ t: 'undo', id: request, match: id, to: moves - 1 });
    expect(await a.answer(request)).toMatchObject({ t: 'done' });
    if (last(a).moves !== moves - 1) await a.table((t) => t.moves === moves - 1);
    await settled(e);
    expect(last(e).moves).toBe(last(e).log.at(-1)?.n);
  });

  it('the last one is seen by all: whoever has chosen is waited for no more', async () => {
    const { a, b } = await atGlassRoad();
    const { version } = last(b);
    for (let n = 0; n < 5; n++) await keep(a);
    if (last(b).version === version) await b.table((t) => t.version > version);
    expect(last(b)).toMatchObject({ version: version + 1, waitingFor: [1] });
  });

  it('are there again after a restart, with the same numbers for everybody', async () => {
    const { id, a } = await atGlassRoad();
    for (let n = 0; n < 2; n++) await keep(a);
    const counted = [last(a), last(await ben.at(id)), last(await eve.at(id))].map((t) => [t.version, t.moves]);
    await house.close();
    house = await openHouse({ data, games: new URL('../../games/index.ts', import.meta.url).href });
    const again: number[][] = [];
    for (const { cookie } of [ada, ben, eve]) {
      const { version, moves } = last(await new Person(house.url, cookie).at(id));
      again.push([version, moves]);
    }
    expect(again).toEqual(counted);
    [ada, ben, eve] = [ada, ben, eve].map((p) => new Person(house.url, p.cookie)) as [Person, Person, Person];
  });
});

it('a bot pauses once after what everybody saw, however many hidden questions it answers', () => {
  const shown = { at: 1000, moves: 0 };
  expect(pauseBefore(shown, 1000, 500)).toBe(500);
  // A hidden answer at 1500: the next one, which all will see, follows at once.
  expect(pauseBefore(shown, 1500, 500)).toBe(0);
  expect(pauseBefore(shown, 1200, 500)).toBe(300);
  expect(pauseBefore({ at: 9000, moves: 0 }, 1000, 500)).toBe(500);
  expect(pauseBefore(shown, 1000, 0)).toBe(0);
  // What another bot did in one go takes longer to follow, but not endlessly.
  expect(pauseBefore({ at: 1000, moves: 3 }, 1000, 500)).toBe(1500);
  expect(pauseBefore({ at: 1000, moves: 24 }, 1000, 500)).toBe(2000);
});

it('a bot thinks once between two things that everybody saw, however many hidden questions it answers', async () => {
  const slow = await openHouse({
    games: new URL('../../games/index.ts', import.meta.url).href,
    thinkers: { worker: new URL('./sample/slow-worker.ts', import.meta.url).href },
  });
  const cleo = await Person.guest(slow.url, 'Cleo', 2);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 5 }];
  const { body } = await cleo.post<MatchCard>('/matches', { game: 'glass-road', options: {}, seats, listed: false });
  const line = await cleo.at(body.id);
  // The bot keeps five cards, none of which anybody hears of; the last ends its choice, which all see.
  if (last(line).waitingFor.includes(1)) await line.table((t) => !t.waitingFor.includes(1));
  await settled(line);
  const said = line.wire.map((w) => JSON.parse(w) as ServerMessage).filter((m) => m.t === 'thinking');
  expect(said.length).toBeGreaterThan(0);
  // One after 400 ms, then one every second of one search: none begins again.
  const elapsed = said.map((m) => m.elapsedMs);
  expect(elapsed).toEqual(elapsed.toSorted((a, b) => a - b));
  expect(elapsed.filter((ms) => ms < 1000)).toHaveLength(1);
  expect(new Set(said.map((m) => m.version)).size).toBe(1);
  // Its notes say nothing of it either.
  expect(last(line).log.filter((entry) => entry.note !== undefined)).toEqual([]);
  expect(slow.errors).toEqual([]);
  await slow.close();
});
