/** Several moves as one gesture: all or nothing, one version, one answer, one undo. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableMessage } from '../protocol.ts';
import { firstOption, type House, type Line, newRequest, openHouse, Person, tempFolder } from './people.ts';
import { CARDS } from './sample/state.ts';

let house: House;
let ada: Person;
let ben: Person;
const data = tempFolder();

beforeAll(async () => {
  house = await openHouse({ data });
  ada = await Person.guest(house.url, 'Ada', 0);
  ben = await Person.guest(house.url, 'Ben', 1);
});
afterAll(async () => {
  expect(house.errors).toEqual([]);
  await house.close();
  rmSync(data, { recursive: true });
});

const last = (line: Line): TableMessage => line.last as TableMessage;
const marks = (t: TableMessage): readonly number[] => (t.view as { marks: readonly number[] }).marks;

/** A table at which it is the first one's turn. */
async function atTurn(): Promise<{ id: string; first: Line; second: Line }> {
  const id = await ada.open([{ kind: 'me' }, { kind: 'open' }], { rounds: 3 });
  await ben.post(`/matches/${id}/join`);
  const a = await ada.at(id);
  const b = await ben.at(id);
  await a.table((t) => t.seats.every((s) => s.here));
  await a.answer(a.move(id, last(a).version, firstOption(last(a), 'bid')));
  await b.answer(b.move(id, last(b).version, firstOption(last(b), 'bid')));
  const table = await a.table((t) => (t.view as { phase: string }).phase === 'turn');
  await b.table((t) => t.version === table.version);
  return (table.view as { player: number }).player === 0 ? { id, first: a, second: b } : { id, first: b, second: a };
}

describe('a gesture', () => {
  it('of two moves is one version, one answer and one table for everybody', async () => {
    const { id, first, second } = await atTurn();
    const { version, moves } = last(first);
    const before = first.wire.length;
    const request = first.gesture(id, version, ['mark 2', 'mark 0']);
    expect(await first.answer(request)).toEqual({ t: 'done', id: request, version: version + 1 });
    const table = await first.table((t) => t.version === version + 1);
    expect(marks(table)).toEqual([2, 0]);
    expect(table).toMatchObject({ moves: moves + 2, undoTo: moves, undoAt: moves });
    expect(first.wire.slice(before).map((w) => (JSON.parse(w) as { t: string }).t)).toEqual(['done', 'table']);
    const seen = await second.table((t) => t.version === version + 1);
    expect(seen.log.at(-1)).toMatchObject({
      from: moves + 1,
      n: moves + 2,
      events: [{ e: 'marked' }, { e: 'marked' }],
    });
    // The same request again is answered again and made once.
    first.gesture(id, version, ['mark 2', 'mark 0'], request);
    expect(await first.answer(request)).toMatchObject({ t: 'done', version: version + 1 });
    expect((await first.table()).moves).toBe(moves + 2);
  });

  it('is taken back as one; single moves still one by one', async () => {
    const { id, first } = await atTurn();
    const { version, moves } = last(first);
    await first.answer(first.gesture(id, version, ['mark 0', 'mark 2']));
    const made = await first.table((t) => t.version === version + 1);
    expect(made).toMatchObject({ moves: moves + 2, undoAt: moves, undoTo: moves });
    first.say({ t: 'undo', id: newRequest(), match: id, to: made.undoAt });
    expect(marks(await first.table((t) => t.version === version + 2))).toEqual([]);
    await first.answer(first.move(id, version + 2, 'mark 1'));
    await first.answer(first.move(id, version + 3, 'mark 0'));
    const single = await first.table((t) => t.version === version + 4);
    expect(single).toMatchObject({ moves: moves + 2, undoAt: moves + 1, undoTo: moves });
    first.say({ t: 'undo', id: newRequest(), match: id, to: single.undoAt });
    expect(marks(await first.table((t) => t.version === version + 5))).toEqual([1]);
  });

  it('that ends the turn passes it to the other person: nothing is taken back any more', async () => {
    const { id, first } = await atTurn();
    const { version, moves } = last(first);
    await first.answer(first.gesture(id, version, ['mark 0', 'stop']));
    const passed = await first.table((t) => t.version === version + 1);
    expect(passed).toMatchObject({ moves: moves + 2, undoAt: moves + 2, undoTo: moves + 2 });
    const request = newRequest();
    first.say({ t: 'undo', id: request, match: id, to: moves });
    expect(await first.answer(request)).toMatchObject({ t: 'refused', reason: 'cannot-undo' });
  });

  it.each([
    ['is empty', [], { reason: 'bad-gesture' }],
    ['is longer than forty moves', Array<string>(41).fill('mark 0'), { reason: 'bad-gesture' }],
    [
      'is not legal from its third move on',
      ['mark 0', 'mark 1', 'mark 0'],
      { reason: 'illegal', at: 2, move: 'mark 0' },
    ],
    ['holds something that is no move', ['mark 0', 'fly'], { reason: 'bad-move', at: 1, move: 'fly' }],
  ])('that %s is refused, and nothing of it is played', async (_, moves, refused) => {
    const { id, first, second } = await atTurn();
    const before = last(first);
    const request = first.gesture(id, before.version, moves);
    expect(await first.answer(request)).toMatchObject({ t: 'refused', ...refused });
    expect(await first.table()).toMatchObject({ version: before.version, moves: before.moves, view: before.view });
    // Nothing is lost: the match goes on for both.
    expect(await first.answer(first.gesture(id, before.version, ['mark 2', 'stop']))).toMatchObject({ t: 'done' });
    expect((await second.table((t) => t.version === before.version + 1)).moves).toBe(before.moves + 2);
  });

  it('for another version is stale', async () => {
    const { id, first } = await atTurn();
    const { version } = last(first);
    const request = first.gesture(id, version + 7, ['mark 0', 'mark 1']);
    expect(await first.answer(request)).toEqual({ t: 'refused', id: request, reason: 'stale' });
  });

  it('that guesses past a reveal has made what led to it: asking costs the move', async () => {
    const id = await ada.open([{ kind: 'me' }], { rounds: 3 });
    const line = await ada.at(id);
    const start = last(line);
    const bid = firstOption(start, 'bid');
    const held = (start.view as { hands: number[][] }).hands[0] as number[];
    // The card drawn after the bid is hidden: a guess that is wrong leaves the bid, the mark and the end of the turn made.
    const guesses = Array.from({ length: CARDS }, (_, i) => 1000 + i).filter((card) => !held.includes(card));
    const gesture = [bid, 'mark 0', 'stop', `bid ${guesses[0]}`, 'mark 1'];
    const request = line.gesture(id, start.version, gesture);
    const answer = await line.answer(request);
    expect(answer).toMatchObject({ t: 'done', version: start.version + 1 });
    const after = last(line).moves > 0 ? last(line) : await line.table((t) => t.moves > 0);
    const drawn = (after.view as { hands: number[][] }).hands[0] as number[];
    const lucky = drawn.includes(guesses[0] as number);
    expect(after).toMatchObject({ moves: lucky ? 5 : 3, version: start.version + 1 });
    if (!lucky)
      expect(answer).toMatchObject({ stopped: { at: 3, move: `bid ${guesses[0]}`, refusal: expect.anything() } });
    // The same request again gets the same kind of answer, and plays nothing.
    line.gesture(id, start.version, gesture, request);
    const again = await line.answer(request);
    expect(again).toMatchObject({ t: 'done', version: start.version + 1 });
    expect('stopped' in again && again.stopped?.at).toBe(lucky ? false : 3);
    expect((await line.table()).moves).toBe(after.moves);
  });

  it('goes on after a reveal as one of its own, which is taken back without what led there', async () => {
    const id = await ada.open([{ kind: 'me' }], { rounds: 3 });
    const line = await ada.at(id);
    const { version } = last(line);
    await line.answer(line.gesture(id, version, [firstOption(last(line), 'bid'), 'mark 0', 'mark 2']));
    const made = await line.table((t) => t.version === version + 1);
    expect(made.log.slice(-2).map(({ n, from }) => [from, n])).toEqual([
      [undefined, 1],
      [2, 3],
    ]);
    expect(made).toMatchObject({ moves: 3, undoTo: 1, undoAt: 1 });
    // One half of a gesture is not left lying there, whoever asks for it.
    line.say({ t: 'undo', id: newRequest(), match: id, to: 2 });
    expect(await line.table((t) => t.version === version + 2)).toMatchObject({ moves: 1, logFrom: 1 });
  });

  it('that is possible whatever is revealed is made as a whole', async () => {
    const id = await ada.open([{ kind: 'me' }], { rounds: 3 });
    const line = await ada.at(id);
    const start = last(line);
    const bid = firstOption(start, 'bid');
    const held = (start.view as { hands: number[][] }).hands[0] as number[];
    const other = `bid ${held.find((c) => bid !== `bid ${c}`)}`;
    const made = line.gesture(id, start.version, [bid, 'mark 0', 'stop', other]);
    const answer = await line.answer(made);
    expect(answer).toMatchObject({ t: 'done', version: start.version + 1 });
    expect(answer).not.toHaveProperty('stopped');
    expect(await line.table((t) => t.moves === 4)).toMatchObject({ undoAt: 4, undoTo: 4 });
  });

  it('is read again from the log as one', async () => {
    const { id, first } = await atTurn();
    const { version, moves } = last(first);
    await first.answer(first.gesture(id, version, ['mark 0', 'mark 1']));
    await house.close();
    house = await openHouse({ data });
    const person = new Person(house.url, (last(first).mySeat === 0 ? ada : ben).cookie);
    const again = await person.at(id);
    expect(last(again)).toMatchObject({ version: version + 1, moves: moves + 2, undoAt: moves });
  });
});
