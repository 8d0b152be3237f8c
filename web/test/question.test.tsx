/** What a table asks its people beside the game: votes, breaks, whoever is gone, a free seat. */
import './home/window.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Question } from '#server/protocol.ts';
import { me } from '../app/session.ts';
import { tooLongGone } from '../table/life.tsx';
import { type AtTable, atTable } from './home/at-table.tsx';
import { leave, Screen } from './home/screen.ts';
import { FakeServer } from './home/server.ts';
import { people } from './home/table.ts';

afterEach(async () => {
  await leave();
  me.value = null;
});

const ACT = 'POST /matches/home/act';
const server = (): FakeServer => new FakeServer({ [ACT]: {}, 'POST /matches/home/join': {} });
const asked = (more: Partial<Question> = {}): Question => ({
  id: 7,
  about: 'pause',
  by: 1,
  asks: [0, 1, 2],
  agreed: [1],
  moves: 2,
  until: Date.now() + 60_000,
  ...more,
});
const question = ({ screen }: AtTable): Screen => screen.part('A question to the table');
const three = { seats: 3, seat: 0, asked: 'move' } as const;

describe('a question to the table', () => {
  it('says who asks what, who has agreed and whose word is missing', async () => {
    server();
    const table = await atTable(three);
    await table.tell({ question: asked() });
    expect(question(table).text).toContain('Ben suggests a break.');
    expect(question(table).lines).toEqual(['You are missing', 'Ben asks', 'Cleo missing']);
    await table.tell({ question: asked({ agreed: [1, 2] }) });
    expect(question(table).lines).toEqual(['You are missing', 'Ben asks', 'Cleo agreed']);
  });

  it('is answered with yes or no, and tells which question was answered', async () => {
    const said = server();
    const table = await atTable(three);
    await table.tell({ question: asked() });
    await question(table).tap('Agreed');
    await table.tell({ question: asked({ id: 8, about: 'end' }) });
    expect(question(table).text).toContain('Ben would like to end the game without a result.');
    expect(question(table).text).toContain('Nobody wins, the log stays.');
    await question(table).tap('No, go on');
    expect(said.bodies(ACT)).toEqual([
      { do: 'vote', question: 7, yes: true },
      { do: 'vote', question: 8, yes: false },
    ]);
  });

  it('whoever has agreed can still say no, and not yes once more', async () => {
    server();
    const table = await atTable(three);
    await table.tell({ question: asked({ agreed: [0, 1] }) });
    expect(question(table).answers).toEqual(['No, go on']);
  });

  it('my own can be withdrawn', async () => {
    const said = server();
    const table = await atTable(three);
    await table.tell({ question: asked({ by: 0, agreed: [0] }) });
    expect(question(table).text).toContain('You suggest a break.');
    expect(question(table).answers).toEqual(['Withdraw the question']);
    await question(table).tap('Withdraw the question');
    expect(said.bodies(ACT)).toEqual([{ do: 'vote', question: 7, yes: false }]);
  });

  it('who only looks on reads it and answers nothing', async () => {
    server();
    const table = await atTable({ ...three, seat: null });
    await table.tell({ question: asked() });
    expect(question(table).answers).toEqual([]);
  });

  it('about taking back shows what falls away, what stays known, and the position', async () => {
    server();
    const table = await atTable({ ...three, after: 8 });
    const { length } = table.match;
    await table.tell({ question: asked({ about: 'take-back', to: length - 2, known: [length] }) });
    expect(question(table).text).toContain('Ben would like to go back to before the last turn.');
    expect(question(table).text).toContain('stays known');
    expect(question(table).lines.length).toBeGreaterThan(3);
    await question(table).tap('Look at the position');
    expect(table.s.moment.value?.n).toBe(length - 2);
  });

  it('about a bot for somebody names both', async () => {
    server();
    const table = await atTable(three);
    await table.tell({ question: asked({ about: 'stand-in', seat: 2, asks: [0, 1] }) });
    expect(question(table).text).toContain('Ben wants a bot to take over for Cleo.');
    expect(question(table).text).toContain('The bot leaves as soon as Cleo is back.');
  });

  it('is over when its time is', async () => {
    server();
    const table = await atTable(three);
    await table.tell({ question: asked({ until: Date.now() - 60_000 }) });
    expect(table.screen.hasPart('A question to the table')).toBe(false);
  });

  it('that the server does not take says why', async () => {
    new FakeServer({ [ACT]: { key: 'no-question', status: 409 } });
    const table = await atTable(three);
    await table.tell({ question: asked() });
    await question(table).tap('Agreed');
    expect(table.screen.text).toContain('This question is already settled.');
  });
});

describe('a break', () => {
  it('is said, and ended by whoever plays', async () => {
    const said = server();
    const table = await atTable(three);
    await table.tell({ paused: true });
    expect(table.screen.part('Paused.').text).toContain('It is nobody’s turn.');
    await table.screen.part('Paused.').tap('Play on');
    expect(said.bodies(ACT)).toEqual([{ do: 'resume' }]);
  });

  it('whoever looks on cannot end it', async () => {
    server();
    const table = await atTable({ ...three, seat: null });
    await table.tell({ paused: true });
    expect(table.screen.part('Paused.').answers).toEqual([]);
  });
});

describe('somebody who is gone', () => {
  const gone = (ms: number) =>
    people(3, 0).map((p) => (p.seat === 1 ? { ...p, here: false, seenAt: Date.now() - ms } : p));
  const WAITING = { waitingFor: [1], decisions: [], patience: 300_000 };

  it('for longer than the table’s patience: a bot, a reminder, waiting or an end', async () => {
    const said = server();
    const table = await atTable(three);
    await table.tell({ ...WAITING, seats: gone(400_000) });
    expect(question(table).text).toContain('Ben has been away for 6 minutes.');
    await question(table).tap(/^A bot takes over/);
    await question(table).tap(/^Remind/);
    expect(table.screen.text).toContain('Ben is reminded.');
    await question(table).tap(/^End the game …/);
    expect(said.bodies(ACT), 'an end is asked for twice').toHaveLength(2);
    await question(table).tap(/^End the game/);
    expect(said.bodies(ACT)).toEqual([
      { do: 'ask', about: 'stand-in', seat: 1 },
      { do: 'remind', seat: 1 },
      { do: 'ask', about: 'end' },
    ]);
    await question(table).tap(/^Wait/);
    expect(table.screen.hasPart('A question to the table')).toBe(false);
  });

  it('within its patience, with a bot on their seat, or not waited for: nothing is asked', async () => {
    const table = await atTable(three);
    const now = Date.now();
    const at = (over: object) => ({ ...(table.s.shown.value?.table ?? {}), ...WAITING, ...over }) as never;
    expect(tooLongGone(at({ seats: gone(400_000) }), now)).toBe(1);
    expect(tooLongGone(at({ seats: gone(200_000) }), now)).toBeNull();
    expect(tooLongGone(at({ seats: gone(400_000), waitingFor: [0] }), now)).toBeNull();
    expect(tooLongGone(at({ seats: gone(400_000), paused: true }), now)).toBeNull();
    const kept = gone(400_000).map((p) => (p.seat === 1 ? { ...p, standIn: 2 } : p));
    expect(tooLongGone(at({ seats: kept }), now)).toBeNull();
  });
});

describe('a free seat in the middle of a game', () => {
  const seats = people(3, null).map((p) => (p.seat === 1 ? { ...p, kind: 'open' as const, name: null } : p));

  it('is taken by whoever comes and has a name', async () => {
    const said = server();
    me.value = { id: 'z', name: 'Zoe', colour: 3 } as typeof me.value;
    const table = await atTable({ ...three, seat: null });
    await table.tell({ seats });
    await table.screen.part('A seat is free.').tap('Take over the seat');
    expect(said.bodies('POST /matches/home/join')).toEqual([{}]);
  });

  it('whoever has none says it first', async () => {
    const said = server();
    said.says('POST /guest', { id: 'z', name: 'Zoe', colour: 2 });
    const table = await atTable({ ...three, seat: null });
    await table.tell({ seats });
    const free = table.screen.part('A seat is free.');
    expect(free.isOff('Take over the seat')).toBe(true);
    await free.write('Your name', 'Zoe');
    await free.tap('Take over the seat');
    expect(said.bodies('POST /guest')).toEqual([{ name: 'Zoe', colour: 0 }]);
    expect(said.bodies('POST /matches/home/join')).toEqual([{}]);
  });

  it('is offered by its link to whoever plays', async () => {
    server();
    const table = await atTable(three);
    await table.tell({ seats: seats.map((p) => ({ ...p, me: p.seat === 0 })) });
    expect(table.screen.part('A seat is free.').text).toContain('tafelrunde.test/t/home');
  });
});

describe('the menu of my seat', () => {
  const menu = async (over: object = {}): Promise<{ table: AtTable; said: FakeServer }> => {
    const said = server();
    const table = await atTable({ ...three, after: 8 });
    await table.tell({ takeBacks: true, ...over });
    await table.screen.tap('Menu');
    return { table, said };
  };
  const dialog = (): Screen => new Screen(document.querySelector('dialog[open]') ?? document.createElement('p'));

  it('suggests a break, and asks to take back to before my last turn', async () => {
    const { table, said } = await menu();
    await table.screen.part('Menu').tap(/^Suggest a break/);
    await table.screen.tap('Menu');
    await table.screen.part('Menu').tap(/^Ask to take back/);
    expect(said.bodies(ACT)).toEqual([
      { do: 'ask', about: 'pause' },
      { do: 'ask', about: 'take-back', to: expect.any(Number) },
    ]);
  });

  it('resigning is asked for once more, and says what comes of it', async () => {
    const { table, said } = await menu();
    await table.screen.part('Menu').tap(/^Resign/);
    expect(dialog().text).toContain('The others play on, with a bot on your seat.');
    await dialog().tap('Stay');
    expect(said.bodies(ACT)).toEqual([]);
    await table.screen.tap('Menu');
    await table.screen.part('Menu').tap(/^Resign/);
    await dialog().tap('Resign');
    expect(said.bodies(ACT)).toEqual([{ do: 'resign' }]);
  });

  it('the seat is given to a bot, or to whoever opens the link', async () => {
    const { table, said } = await menu();
    await table.screen.part('Menu').tap(/^Give up my seat/);
    await dialog().tap(/^A person takes over/);
    await dialog().tap('Give up the seat');
    expect(said.bodies(ACT)).toEqual([{ do: 'give', to: 'link' }]);
  });

  it('who looks on has no seat to give up', async () => {
    server();
    const table = await atTable({ ...three, seat: null });
    await table.screen.tap('Menu');
    expect(table.screen.part('Menu').has(/Resign|Give up|break/)).toBe(false);
    expect(table.screen.part('Menu').has(/^Rules/)).toBe(true);
  });
});

it('a stranger who looks on is told so, and finds the ways in', async () => {
  server();
  const table = await atTable({ ...three, seat: null });
  expect(table.screen.part('You are watching.').to(/sign in/i)).toMatch(/^\/enter/);
});
