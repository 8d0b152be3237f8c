/** A bot's turn is one gesture, as a person's is: one version, one message, one line, one undo. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Level } from '#bots';
import type { GameEntry, Move } from '#kernel';
import { games } from '../../games/index.ts';
import { Heard } from '../heard.ts';
import type { ServerMessage, TableMessage } from '../protocol.ts';
import { newRow } from '../seating.ts';
import { Table } from '../table.ts';
import { emptySeat } from '../waiting-room.ts';
import { firstOption, type House, type Line, openHouse, Person } from './people.ts';
import type { View } from './sample/state.ts';

const MARKING = new URL('./sample/marking-worker.ts', import.meta.url).href;
const BOT = 1;

let house: House;
afterEach(() => house.close());

const last = (line: Line): TableMessage => line.last as TableMessage;
const view = (t: TableMessage): View => t.view as View;
const lines = (line: Line): TableMessage[] =>
  line.wire.map((text) => JSON.parse(text) as ServerMessage).filter((m) => m.t === 'table');

/** Everybody bids until the bot has had its turn; the message that shows it. */
async function atBotsTurn(people: readonly Line[]): Promise<TableMessage> {
  const [first] = people as [Line];
  const answered = new Map<Line, number>();
  const shown = (): TableMessage | undefined =>
    lines(first).find((t) => t.log.some((e) => e.seat === BOT && e.events.some((x) => kindOf(x) === 'marked')));
  /** Who is asked something that they have not answered yet. */
  const asked = (): Line[] =>
    people.filter((line) => {
      const t = last(line);
      const isAsked = (t.decisions as { optional?: true }[]).some((d) => d.optional === undefined);
      return isAsked && t.version > (answered.get(line) ?? -1);
    });
  for (;;) {
    const had = shown();
    if (had !== undefined) return had;
    for (const line of asked()) {
      const t = last(line);
      answered.set(line, t.version);
      await line.answer(line.move(t.match, t.version, stopOr(t)));
    }
    await expect.poll(() => shown() !== undefined || asked().length > 0, { timeout: 20_000 }).toBe(true);
  }
}

const kindOf = (event: unknown): string => (event as { e: string }).e;
const stopOr = (t: TableMessage): string => (view(t).phase === 'turn' ? 'stop' : firstOption(t, 'bid'));

/** The first option, and what follows up to the next question. */
async function answered(line: Line): Promise<void> {
  const t = last(line);
  if (t.waitingFor.includes(0)) await line.answer(line.move(t.match, t.version, stopOr(t)));
  await line.table((x) => x.waitingFor.includes(0) || x.status === 'finished');
}

async function sit(level: Level, others = 0): Promise<{ id: string; people: Line[]; ada: Person }> {
  house = await openHouse({ thinkers: { worker: MARKING } });
  const ada = await Person.guest(house.url, 'Ada', 0);
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level }, ...Array(others).fill({ kind: 'open' })];
  const id = await ada.open(seats, { rounds: 40 });
  const people = [await ada.at(id)];
  for (let n = 0; n < others; n++) {
    const other = await Person.guest(house.url, `Ben ${n}`, 2 + n);
    await other.post(`/matches/${id}/join`);
    people.push(await other.at(id));
  }
  for (const line of people) if (last(line).status !== 'running') await line.table((t) => t.status === 'running');
  return { id, people, ada };
}

describe('a turn of a bot', () => {
  it('is one version, one message and one entry of the log, also when it is read again', async () => {
    const { id, people, ada } = await sit(1);
    const had = await atBotsTurn(people);
    const at = lines(people[0] as Line).findIndex((t) => t.version === had.version);
    const before = lines(people[0] as Line)[at - 1] as TableMessage;
    expect([had.version, had.moves]).toEqual([before.version + 1, before.moves + 3]);
    const { n, from, seat, events } = had.log.at(-1) as TableMessage['log'][number];
    expect({ from, n, seat }).toEqual({ from: before.moves + 1, n: had.moves, seat: BOT });
    expect(events.map(kindOf).filter((e) => e === 'marked')).toHaveLength(2);
    // Nobody ever sees a bot in the middle of its turn.
    expect(lines(people[0] as Line).filter((t) => view(t).player === BOT && view(t).marks.length > 0)).toEqual([]);
    const { url, data } = house;
    await house.close({ keep: true });
    house = await openHouse({ data, thinkers: { worker: MARKING } });
    expect(house.url).not.toBe(url);
    const again = await new Person(house.url, ada.cookie).at(id);
    expect(last(again).log.find((e) => e.n === n)).toEqual({ n, from, seat, events });
    expect(house.errors).toEqual([]);
  });

  it('is taken back as one by consent, whatever part of it was asked for', async () => {
    const { id, people, ada } = await sit(1, 1);
    const had = await atBotsTurn(people);
    const { from = 0, n } = had.log.findLast((e) => e.seat === BOT) as TableMessage['log'][number];
    expect(n - from).toBe(2);
    expect((await ada.post(`/matches/${id}/act`, { do: 'ask', about: 'take-back', to: from })).status).toBe(200);
    const asked = await (people[0] as Line).table((t) => t.question !== null);
    expect(asked.question).toMatchObject({ about: 'take-back', to: from - 1 });
  });

  it('that turns out to be impossible on the way is made as far as its first move, and thought about again', async () => {
    const { people } = await sit(2);
    const [line] = people as [Line];
    const begun = (): View[] =>
      lines(line)
        .map(view)
        .filter((v) => v.player === BOT && v.marks.length === 1);
    while (begun().length < 6 && last(line).status !== 'finished') await answered(line);
    expect(begun().map((v) => v.marks)).toEqual(Array(6).fill([0]));
    expect(house.errors).toEqual([]);
  });

  it('that is no option at all is replaced by any option, and said', async () => {
    const { people } = await sit(3);
    const [line] = people as [Line];
    while (house.errors.length === 0 && last(line).status !== 'finished') await answered(line);
    expect(String(house.errors[0])).toContain('bot move mark 9 is not possible');
    expect(last(line).waitingFor).toContain(0);
  });
});

/** Glass Road for a person and a bot, in memory. */
async function inMemory(): Promise<Table> {
  const entry = games.find((g) => g.meta.id === 'glass-road') as GameEntry;
  const { module } = await entry.load();
  const row = newRow('m', 'p', { game: module.game.id, options: '{}', seed: 'seed' }, false);
  const seats = [
    { ...emptySeat('m', 0, 0), kind: 'person', person: 'p' } as const,
    { ...emptySeat('m', BOT, 1), kind: 'bot', level: 1 } as const,
  ];
  const table = new Table(module, { row, seats });
  table.beginIfComplete();
  return table;
}

it('how much one press takes back tells nothing of what a bot did unheard', async () => {
  house = await openHouse();
  const table = await inMemory();
  const play = (seat: number, count: number): void => {
    const options = table.match?.open.find((d) => d.seat === seat)?.options as readonly Move[];
    expect(table.play(seat, options.slice(0, count), null)).toHaveProperty('change');
  };
  play(0, 2);
  const before = new Heard(table, 0).undo;
  expect(before).toEqual({ undoTo: 0, undoAt: 0, undoBack: null, undoNot: null });
  const { shown } = table;
  play(BOT, 2);
  // Nor does the pause of a bot begin anew.
  expect(table.shown).toBe(shown);
  expect(table.moves).toBe(4);
  expect(new Heard(table, 0).undo).toEqual(before);
  expect(table.backTo(0, 1)).toBe(0);
});
