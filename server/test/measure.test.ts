/** A log has an end: what leads nowhere is counted, and to open a table costs what was played, not what was taken back. */
import { expect, it } from 'vitest';
import { gameEntry } from '#games';
import { type AnyGame, type Decision, type GameModule, Match, type Move, notate, parseMove, stateHash } from '#kernel';
import { MATCH_MOST, Measure, ROUND_MOST } from '../measure.ts';
import type { MatchCard, TableMessage } from '../protocol.ts';
import { newRow } from '../seating.ts';
import { inSlices, type Steps } from '../slices.ts';
import { type LogEvent, readLog, writeEvent, writeLog } from '../store/log.ts';
import { Table } from '../table.ts';
import { emptySeat } from '../waiting-room.ts';
import { atBothDatabases } from './houses.ts';
import { firstOption, type Line, newRequest, Person } from './people.ts';
import { game } from './sample/game.ts';
import { games } from './sample/games.ts';

const REGISTER = new URL('../../games/index.ts', import.meta.url).href;
const PLENTY = { messagesPerSecond: 1e6, messageBurst: 1e6 };

/** The game, counting the moves it makes. */
async function counted(): Promise<{ module: GameModule; made: () => number }> {
  const [entry] = games;
  const { module } = await (entry as (typeof games)[number]).load();
  let made = 0;
  const apply: AnyGame['apply'] = (...args) => {
    made += 1;
    (module.game as AnyGame).apply(...args);
  };
  return { module: { ...module, game: { ...module.game, apply } }, made: () => made };
}

function newTable(module: GameModule, seats: number): Table {
  const row = newRow('m', 'p', { game: game.id, options: '{"rounds":60}', seed: 'seed' }, false);
  const people = Array.from(
    { length: seats },
    (_, seat) => ({ ...emptySeat('m', seat, seat), kind: 'person', person: `p${seat}` }) as const,
  );
  const table = new Table(module, { row, seats: people });
  table.beginIfComplete();
  return table;
}

/** Plays 60 moves, and in between this many that are taken back, by undo and by consent. */
function played(module: GameModule, takenBack: number): { table: Table; log: LogEvent[] } {
  const table = newTable(module, 2);
  const log: LogEvent[] = [];
  const move = (m: Move, seat: number): void => {
    const done = table.play(seat, [m], newRequest());
    if (!('change' in done)) throw new Error('refused');
    log.push(...(done.change.events ?? []));
  };
  let vain = 0;
  const first = (): { seat: number; move: Move } => {
    const open = table.match?.open.find((d) => d.optional === undefined);
    return { seat: open?.seat as number, move: open?.options[0] as Move };
  };
  while (table.moves < 60) {
    const now = first();
    while (vain < takenBack && table.moves > 20) {
      const to = table.moves;
      move(first().move, first().seat);
      vain += 1;
      const consent = vain % 10 === 0 ? { consent: [0, 1] } : {};
      log.push(...(table.enter({ kind: 'undo', seat: now.seat, to, ...consent }, null).events ?? []));
    }
    const next = first();
    move(next.move, next.seat);
  }
  return { table, log };
}

it.each([0, 1000, 10_000])(
  'opening 60 moves in effect and %i taken back makes the moves in effect once',
  async (takenBack) => {
    const { module, made } = await counted();
    const { table, log } = played(module, takenBack);
    const text = writeLog(log.map(writeEvent));
    const start = made();
    if (table.match !== null) Match.replay(module.game, table.match.record());
    const before = made();
    const again = Table.load(module, table, readLog(text));
    // Those that play themselves included.
    expect(made() - before).toBe(before - start);
    expect(made() - before).toBeLessThan(80);
    expect(stateHash(again.match?.state)).toBe(stateHash(table.match?.state));
    expect(again.match?.record()).toEqual(table.match?.record());
    expect(again.match?.takenBack.length).toBe(Math.floor(takenBack / 10));
    // Everybody counts as before, also what was taken back.
    for (const who of [null, 0, 1]) {
      expect([again.versionFor(who), again.movesFor(who)]).toEqual([table.versionFor(who), table.movesFor(who)]);
      for (const v of [1, 5, log.length >> 1, log.length]) expect(again.heardAt(who, v)).toBe(table.heardAt(who, v));
    }
    for (const seat of [0, 1]) expect(again.enough(seat)).toBe(table.enough(seat));
  },
);

it('opening a long match gives way to everybody else, move by move', async () => {
  const { module, made } = await counted();
  const { table, log } = played(module, 0);
  const steps = Table.loading(module, table, log);
  const costs: number[] = [];
  for (let before = made(); steps.next().done !== true; before = made()) costs.push(made() - before);
  // What plays itself goes with the move before; the last few are followed one by one at the end.
  expect(costs.length).toBeGreaterThan(30);
  expect(Math.max(...costs)).toBeLessThan(4);
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const slow = function* (): Steps<string> {
    for (let n = 0; n < 10; n++) {
      const until = performance.now() + 6;
      while (performance.now() < until) Math.sqrt(2);
      yield;
    }
    return 'done';
  };
  expect(await inSlices(slow())).toBe('done');
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(9);
});

it('counts for each seat apart, and anew when the game has gone on; the match has a most of its own', () => {
  const match = new Match(game as never, { rounds: 5 }, 1, 'x');
  const bid = match.open[0]?.options[0] as Move;
  const measure = new Measure(2);
  const act = (seat: number, n: number): void =>
    measure.count([
      { v: 1, n, seat, move: null, hash: null, request: null, at: 0, more: { kind: 'note', about: 'asks' } },
    ]);
  const made = (n: number): void => measure.count([{ v: 1, n, seat: 0, move: 'x', hash: '', request: null, at: 0 }]);
  for (let i = 0; i < ROUND_MOST; i++) {
    expect(measure.enough(0, match)).toBeNull();
    act(0, 0);
  }
  expect([measure.enough(0, match), measure.enough(1, match)]).toEqual(['enough-round', null]);
  match.play(0, bid);
  made(1);
  expect(measure.enough(0, match)).toBeNull();
  match.play(0, parseMove(game.moves, 'mark 1') as Move);
  made(2);
  // Taken back by those who agreed: a game that went back has not gone on.
  for (let i = ROUND_MOST; i < MATCH_MOST; i++) act(0, 2);
  expect(measure.enough(0, match)).toBe('enough-match');
});

atBothDatabases('a log has an end', { limits: PLENTY }, (houses) => {
  async function untilRefused(line: Line, id: string): Promise<{ undos: number; reason: string }> {
    for (let undos = 0; ; undos++) {
      const table = line.last as TableMessage;
      await line.answer(line.move(id, table.version, 'mark 1'));
      const to = (line.last as TableMessage).moves;
      const undo = newRequest();
      const now = to > table.moves ? to : (await line.table((t) => t.moves > table.moves)).moves;
      line.say({ t: 'undo', id: undo, match: id, to: now - 1 });
      const answer = await line.answer(undo);
      if (answer.t === 'refused') return { undos, reason: answer.reason };
      if ((line.last as TableMessage).moves >= now) await line.table((t) => t.moves < now);
    }
  }

  it('giving and taking back ends after a measure, acts too, and goes on with the game; on the other process as well', async () => {
    const ada = await Person.guest(houses.east.url, 'Ada');
    const id = await ada.open([{ kind: 'me' }], { rounds: 3 });
    const line = await ada.at(id);
    await line.answer(line.move(id, (line.last as TableMessage).version, firstOption(line.last as TableMessage)));
    await line.table((t) => t.moves === 1);
    expect(await untilRefused(line, id)).toEqual({ undos: ROUND_MOST / 2, reason: 'enough-round' });
    const pause = () => ada.post(`/matches/${id}/act`, { do: 'ask', about: 'pause' });
    expect(await pause()).toMatchObject({ status: 409, body: { key: 'enough-round' } });
    const west = new Person(houses.west.url, ada.cookie);
    const there = await west.post(`/matches/${id}/act`, { do: 'ask', about: 'pause' });
    expect(there).toMatchObject({ status: 409, body: { key: 'enough-round' } });
    // The next bid is a reveal: the game has gone on.
    for (const move of ['stop', null]) {
      const table = line.last as TableMessage;
      await line.answer(line.move(id, table.version, move ?? firstOption(table)));
      await line.table((t) => t.moves > table.moves);
    }
    expect((await pause()).status).toBe(200);
  });
});

atBothDatabases('an answer that is withdrawn', { limits: PLENTY, games: REGISTER }, (houses) => {
  it('counts like a move taken back, also several in one gesture; the next answer and the next round are welcome', async () => {
    const [ada, ben] = [await Person.guest(houses.east.url, 'Ada'), await Person.guest(houses.west.url, 'Ben')];
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { body } = await ada.post<MatchCard>('/matches', { game: 'my-city', options: {}, seats, listed: false });
    const { id } = body;
    await ben.post(`/matches/${id}/join`);
    const [a, b] = [await ada.at(id), await ben.at(id)];
    const last = (line: Line): TableMessage => line.last as TableMessage;
    const module = (await gameEntry('my-city')?.load())?.module as GameModule;
    const place = (line: Line): string =>
      notate(module.game.moves, (last(line).decisions as readonly Decision<Move>[])[0]?.options[0] as Move);
    const said = async (line: Line, moves: readonly string[]) => {
      const { version } = last(line);
      const answer = await line.answer(line.gesture(id, version, moves));
      if (answer.t === 'done' && last(line).version === version) await line.table((t) => t.version > version);
      return answer;
    };
    for (const line of [a, b]) if (last(line).status !== 'running') await line.table((t) => t.status === 'running');
    const first = place(a);
    await said(a, [first]);
    const again = Array.from({ length: 20 }, () => ['withdraw', first]).flat();
    let answer = await said(a, again);
    for (let n = 0; answer.t === 'done' && n < ROUND_MOST; n++) answer = await said(a, again);
    expect(answer).toMatchObject({ t: 'refused', reason: 'enough-round' });
    expect(last(a).moves).toBeLessThan(ROUND_MOST + 2 * again.length);
    const twin = await new Person(houses.west.url, ada.cookie).at(id);
    expect(await said(twin, ['withdraw'])).toMatchObject({ t: 'refused', reason: 'enough-round' });
    // With the other answer the round is over: the game has gone on, and so may she.
    const { moves } = last(a);
    if (last(b).moves < moves) await b.table((t) => t.moves === moves);
    await said(b, [place(b)]);
    if (last(a).moves === moves) await a.table((t) => t.moves > moves);
    await said(a, [place(a)]);
    expect(await said(a, ['withdraw'])).toMatchObject({ t: 'done' });
  });
});
