import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableMessage } from '../protocol.ts';
import { firstOption, type House, Line, newRequest, openHouse, Person, playOn } from './people.ts';

let house: House;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  house = await openHouse();
  ada = await Person.guest(house.url, 'Ada', 0);
  ben = await Person.guest(house.url, 'Ben', 1);
});
afterAll(async () => {
  expect(house.errors).toEqual([]);
  await house.close();
});

/** A running match of Ada and Ben, both at the table. */
async function together(rounds = 3): Promise<{ id: string; a: Line; b: Line }> {
  const id = await ada.open([{ kind: 'me' }, { kind: 'open' }], { rounds });
  await ben.post(`/matches/${id}/join`);
  const a = await ada.at(id);
  const b = await ben.at(id);
  await a.table((t) => t.seats.every((s) => s.here));
  return { id, a, b };
}

const last = (line: Line): TableMessage => line.last as TableMessage;

/** Both bid; the one whose turn it then is comes first. */
async function toTurn(id: string, a: Line, b: Line): Promise<[Line, Line]> {
  await a.answer(a.move(id, last(a).version, firstOption(last(a), 'bid')));
  await b.answer(b.move(id, last(b).version, firstOption(last(b), 'bid')));
  const table = await a.table((t) => (t.view as { phase: string }).phase === 'turn');
  await b.table((t) => t.version === table.version);
  return (table.view as { player: number }).player === 0 ? [a, b] : [b, a];
}

describe('a table', () => {
  it('shows each person their own questions and what they may see', async () => {
    const { a, b } = await together();
    expect(last(a)).toMatchObject({ mySeat: 0, status: 'running', waitingFor: [0, 1], moves: 0, logFrom: 0 });
    expect(last(b)).toMatchObject({ mySeat: 1, status: 'running' });
    expect(last(a).decisions).toHaveLength(1);
    expect(last(a).decisions[0]).toMatchObject({ seat: 0, kind: 'bid', sealed: true });
    const spectator = await new Person(house.url).at(last(a).match);
    expect(last(spectator)).toMatchObject({ mySeat: null, decisions: [] });
    expect((last(spectator).view as { viewer: string }).viewer).toBe('spectator');
    expect(last(spectator).seats.some((s) => s.me)).toBe(false);
  });

  it('is played to its end by two people; then seed and everything hidden are shown', async () => {
    const { a, b } = await together(4);
    const [end, endB] = await Promise.all([playOn(a), playOn(b)]);
    expect(end.status).toBe('finished');
    expect(end.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(end.view).toMatchObject({ viewer: 'judge' });
    expect(endB.view).toEqual(end.view);
    expect(end.log).toHaveLength(end.moves + 1);
    expect(end.logFrom).toBe(0);
    const card = (await ada.get(`/matches/${end.match}`)).body;
    expect(card.result).toEqual(
      (end.standing as { seats: { total: number; rank: number }[] }).seats.map(({ total, rank }) => ({ total, rank })),
    );
  });

  it('starts in front of everybody who waits at it', async () => {
    const id = await ada.open([{ kind: 'me' }, { kind: 'open' }]);
    const a = await ada.at(id);
    expect(last(a)).toMatchObject({ status: 'waiting', view: null, standing: null, decisions: [], log: [] });
    const before = last(a).version;
    await ben.post(`/matches/${id}/join`);
    const started = await a.table((t) => t.status === 'running');
    expect(started.version).toBeGreaterThan(before);
  });

  it('tells who is here', async () => {
    const { id, a, b } = await together();
    expect(last(a).seats.map((s) => s.here)).toEqual([true, true]);
    b.close();
    const gone = await a.table((t) => t.seats[1]?.here === false);
    expect(gone.seats[0]?.here).toBe(true);
    const again = await ben.at(id);
    expect((await a.table((t) => t.seats[1]?.here === true)).match).toBe(id);
    again.close();
  });

  it('one socket looks at one table at a time', async () => {
    const first = await together();
    const second = await together();
    first.a.say({ t: 'watch', match: second.id });
    await first.a.table((t) => t.match === second.id);
    const seen = first.a.wire.length;
    await first.b.answer(first.b.move(first.id, last(first.b).version, firstOption(last(first.b))));
    first.a.say({ t: 'ping' });
    await first.a.next((m) => m.t === 'pong');
    expect(first.a.wire.slice(seen).filter((w) => w.includes(first.id))).toEqual([]);
  });
});

describe('moves', () => {
  it('are answered first and shown to all afterwards', async () => {
    const { id, a, b } = await together();
    const { version } = last(a);
    const before = a.wire.length;
    const request = a.move(id, version, firstOption(last(a)));
    expect(await a.answer(request)).toEqual({ t: 'done', id: request, version: version + 1 });
    expect((await a.table()).version).toBe(version + 1);
    const seen = await b.table((t) => t.version === version + 1);
    expect(seen.logFrom).toBe(0);
    expect(seen.log.at(-1)).toMatchObject({ n: 1, seat: 0 });
    expect(a.wire.slice(before).map((w) => (JSON.parse(w) as { t: string }).t)).toEqual(['done', 'table']);
  });

  it('sent twice are answered twice and made once', async () => {
    const { id, a } = await together();
    const { version } = last(a);
    const move = firstOption(last(a));
    const request = newRequest();
    a.move(id, version, move, request);
    a.move(id, version, move, request);
    expect(await a.answer(request)).toMatchObject({ t: 'done', version: version + 1 });
    expect(await a.answer(request)).toMatchObject({ t: 'done', version: version + 1 });
    const other = await ada.at(id);
    expect(last(other).moves).toBe(1);
    other.move(id, version, move, request);
    expect(await other.answer(request)).toMatchObject({ t: 'done', version: version + 1 });
    expect(await other.table()).toMatchObject({ moves: 1, version: version + 1 });
  });

  it('the same id of another person is another request', async () => {
    const { id, a, b } = await together();
    const request = newRequest();
    a.move(id, last(a).version, firstOption(last(a)), request);
    await a.answer(request);
    b.move(id, last(b).version, firstOption(last(b)), request);
    expect(await b.answer(request)).toMatchObject({ t: 'done' });
  });

  it('that cannot be read are bad moves, and leave the match as it was', async () => {
    const { id, a } = await together();
    const { version } = last(a);
    for (const move of ['', 'fly 3', 'bid', 'bid x', 'bid 1 2', 'constructor', '__proto__', 'bid 99999999999']) {
      const request = a.move(id, version, move);
      expect(await a.answer(request)).toEqual({ t: 'refused', id: request, reason: 'bad-move' });
      expect(await a.table()).toMatchObject({ version, moves: 0 });
    }
  });

  it('that are illegal are refused with the ruling', async () => {
    const { id, a } = await together();
    const request = a.move(id, last(a).version, 'bid 7');
    expect(await a.answer(request)).toEqual({
      t: 'refused',
      id: request,
      reason: 'illegal',
      refusal: { ruling: 'SB-1', key: 'notPossible' },
    });
    expect((await a.table()).moves).toBe(0);
  });

  it('of somebody who does not sit here are refused', async () => {
    const { id, a } = await together();
    const eve = await Person.guest(house.url, 'Eve');
    const line = await eve.at(id);
    const request = line.move(id, last(a).version, firstOption(last(a)));
    expect(await line.answer(request)).toMatchObject({ reason: 'not-your-seat' });
    expect((await line.table()).moves).toBe(0);
    line.say({ t: 'undo', id: 'u1', match: id, to: 0 });
    expect(await line.answer('u1')).toMatchObject({ reason: 'not-your-seat' });
  });

  it('without a cookie are answered with no-session', async () => {
    const { id, a } = await together();
    const line = await new Person(house.url).at(id);
    const request = line.move(id, last(a).version, firstOption(last(a)));
    expect(await line.next((m) => m.t === 'error')).toEqual({ t: 'error', key: 'no-session', id: request });
  });

  it('of a seat that has answered are not its turn', async () => {
    const { id, a } = await together();
    const move = firstOption(last(a));
    await a.answer(a.move(id, last(a).version, move));
    const now = await a.table();
    const request = a.move(id, now.version, move);
    expect(await a.answer(request)).toMatchObject({ reason: 'not-your-turn', refusal: { key: 'notAsked' } });
  });

  it('at a table that waits are not its turn', async () => {
    const id = await ada.open([{ kind: 'me' }, { kind: 'open' }]);
    const a = await ada.at(id);
    expect(await a.answer(a.move(id, 0, 'bid 1000'))).toMatchObject({ reason: 'not-your-turn' });
    a.say({ t: 'undo', id: 'u2', match: id, to: 0 });
    expect(await a.answer('u2')).toMatchObject({ reason: 'cannot-undo' });
  });

  it('that answer an older question are stale; a question that is still the same may be answered late', async () => {
    const { id, a, b } = await together();
    const { version } = last(b);
    await a.answer(a.move(id, version, firstOption(last(a))));
    // Ben has not heard of Ada's sealed bid: his own question is unchanged.
    expect(await b.answer(b.move(id, version, firstOption(last(b))))).toMatchObject({ t: 'done' });
    const turn = await a.table((t) => (t.view as { phase: string }).phase === 'turn');
    const [first, second] = (turn.view as { player: number }).player === 0 ? [a, b] : [b, a];
    expect(await first.answer(first.move(id, version, 'mark 0'))).toMatchObject({ reason: 'stale' });
    expect(await first.table()).toMatchObject({ version: turn.version });
    // A wave of the other changes nothing for the one whose turn it is.
    await second.answer(second.move(id, turn.version, 'wave'));
    expect(await first.answer(first.move(id, turn.version, 'mark 0'))).toMatchObject({ t: 'done' });
    // But the same question after an own move is a new one: a second click is not a second move.
    expect(await first.answer(first.move(id, turn.version, 'mark 1'))).toMatchObject({ reason: 'stale' });
    expect(await first.answer(first.move(id, 9999, 'mark 1'))).toMatchObject({ reason: 'stale' });
  });

  it('after the end are over', async () => {
    const id = await ada.open([{ kind: 'me' }], { rounds: 1 });
    const a = await ada.at(id);
    const end = await playOn(a);
    expect(await a.answer(a.move(id, end.version, 'stop'))).toMatchObject({ reason: 'over' });
    a.say({ t: 'undo', id: 'u3', match: id, to: 0 });
    expect(await a.answer('u3')).toMatchObject({ reason: 'over' });
    expect(last(a).moves).toBe(end.moves);
  });

  it('at a table that does not exist are answered so', async () => {
    const a = await ada.line();
    const id = a.move('AAAAAAAAAAAA', 0, 'stop');
    expect(await a.next((m) => m.t === 'error')).toEqual({ t: 'error', key: 'unknown-match', id });
    a.say({ t: 'watch', match: 'AAAAAAAAAAAA' });
    expect(await a.next((m) => m.t === 'error')).toEqual({ t: 'error', key: 'unknown-match' });
  });

  it('work without looking at the table first', async () => {
    const { id, a } = await together();
    const bare = await ada.line();
    const request = bare.move(id, last(a).version, firstOption(last(a)));
    expect(await bare.answer(request)).toMatchObject({ t: 'done' });
    expect((await bare.table()).moves).toBe(1);
  });
});

describe('undo', () => {
  it('goes back to the last reveal, and everybody sees it', async () => {
    const { id, a, b } = await together();
    const [first, second] = await toTurn(id, a, b);
    const start = last(first);
    expect(start.undoTo).toBe(start.moves);
    for (const place of [0, 1]) await first.answer(first.move(id, start.version + place, `mark ${place}`));
    const marked = await first.table((t) => t.moves === start.moves + 2);
    expect(marked.undoTo).toBe(start.moves);
    first.say({ t: 'undo', id: newRequest(), match: id, to: start.moves - 1 });
    expect(await first.next((m) => m.t === 'refused')).toMatchObject({ reason: 'cannot-undo' });
    second.say({ t: 'undo', id: 'foreign', match: id, to: start.moves + 1 });
    expect(await second.answer('foreign')).toMatchObject({ reason: 'cannot-undo' });
    const request = newRequest();
    first.say({ t: 'undo', id: request, match: id, to: start.moves + 1 });
    expect(await first.answer(request)).toMatchObject({ t: 'done', version: marked.version + 1 });
    const back = await second.table((t) => t.version === marked.version + 1);
    expect(back).toMatchObject({ moves: start.moves + 1, logFrom: start.moves + 1, log: [] });
    first.say({ t: 'undo', id: request, match: id, to: start.moves + 1 });
    expect(await first.answer(request)).toMatchObject({ t: 'done', version: marked.version + 1 });
    first.say({ t: 'undo', id: newRequest(), match: id, to: start.moves });
    const whole = await second.table((t) => t.moves === start.moves);
    expect(whole.standing).toEqual(start.standing);
    expect(await first.answer(first.move(id, whole.version, 'mark 2'))).toMatchObject({ t: 'done' });
  });

  it('of nothing is refused', async () => {
    const { id, a } = await together();
    a.say({ t: 'undo', id: 'n', match: id, to: 0 });
    expect(await a.answer('n')).toMatchObject({ reason: 'cannot-undo' });
  });
});

describe('a broken connection heals', () => {
  it('with the missed part of the log, also when moves were taken back meanwhile', async () => {
    const { id, a, b } = await together();
    const [first, second] = await toTurn(id, a, b);
    const person = second === b ? ben : ada;
    await first.answer(first.move(id, last(first).version, 'mark 0'));
    const known = await second.table((t) => t.moves === 3);
    second.socket.terminate();
    await first.table((t) => t.moves === 3);
    await first.answer(first.move(id, last(first).version, 'mark 1'));
    const back = await person.at(id, known.version);
    expect(last(back)).toMatchObject({ moves: 4, logFrom: 3 });
    expect(last(back).log.map((e) => e.n)).toEqual([4]);
    back.socket.terminate();
    first.say({ t: 'undo', id: 'w', match: id, to: 2 });
    await first.answer('w');
    const again = await person.at(id, known.version + 1);
    expect(last(again)).toMatchObject({ moves: 2, logFrom: 2, log: [] });
    const fresh = await person.at(id);
    expect(last(fresh)).toMatchObject({ logFrom: 0 });
    expect(last(fresh).log.map((e) => e.n)).toEqual([0, 1, 2]);
    const future = await person.at(id, 5000);
    expect(last(future).logFrom).toBe(0);
  });

  it('with a fresh view when the match has ended meanwhile', async () => {
    const id = await ada.open([{ kind: 'me' }], { rounds: 1 });
    const a = await ada.at(id);
    const spectator = await ben.at(id);
    const had = last(spectator).version;
    spectator.socket.terminate();
    await playOn(a);
    const back = await ben.at(id, had);
    expect(last(back)).toMatchObject({ status: 'finished', logFrom: 0 });
    expect(JSON.stringify(last(back).log)).toContain('"card"');
  });
});

describe('the door', () => {
  it.each([
    ['another origin', 'https://evil.example'],
    ['no origin', null],
  ])('refuses a socket from %s', async (_what, origin) => {
    await expect(Line.open(house.url, ada.cookie, origin)).rejects.toThrow('403');
  });

  it('a foreign cookie makes a spectator', async () => {
    const { id, a } = await together();
    const line = await Line.open(house.url, `tafelrunde=${'B'.repeat(43)}`);
    line.say({ t: 'watch', match: id });
    expect((await line.table()).mySeat).toBeNull();
    const request = line.move(id, last(a).version, firstOption(last(a)));
    expect(await line.next((m) => m.t === 'error')).toEqual({ t: 'error', key: 'no-session', id: request });
  });

  it('opens nothing but the live socket', async () => {
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/elsewhere`, { origin: house.url });
    const error = await new Promise<Error>((done) => socket.on('error', done));
    expect(error.message).toContain('404');
  });
});
