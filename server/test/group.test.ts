/** A change that the database refuses, in one group with good ones: the good ones stand, are told once, and nobody is sent away. */
import { expect, it } from 'vitest';
import type { TableMessage } from '../protocol.ts';
import { newRow } from '../seating.ts';
import type { Change } from '../store/changes.ts';
import type { Outcome } from '../store/group.ts';
import { Store, storedSeat } from '../store/store.ts';
import { emptySeat } from '../waiting-room.ts';
import { atBothDatabases } from './houses.ts';
import { firstOption, type Line, Person, tempFolder } from './people.ts';
import { refuseAll } from './refuse.ts';

const STRANGERS = 6;
const MOVES = 12;

atBothDatabases('in the house', {}, (houses) => {
  it('strangers’ moves beside a refused one are stored and told once, and nobody is sent away', async () => {
    const { east } = houses;
    const sit = async (name: string): Promise<{ id: string; line: Line }> => {
      const person = await Person.guest(east.url, name);
      const id = await person.open([{ kind: 'me' }], { rounds: 100 });
      return { id, line: await person.at(id) };
    };
    const bad = await sit('Mallory');
    const good = await Promise.all(Array.from({ length: STRANGERS }, (_, i) => sit(`Ada ${i}`)));
    await refuseAll(houses, bad.id);
    for (let n = 0; n < MOVES; n++) {
      const play = ({ id, line }: (typeof good)[number]): string => {
        const table = line.last as TableMessage;
        return line.move(id, table.version, firstOption(table));
      };
      const badRequest = play(bad);
      const asked = good.map((one) => ({ ...one, request: play(one), version: one.line.last?.version ?? 0 }));
      for (const { line, request, version } of asked) {
        expect(await line.answer(request)).toMatchObject({ t: 'done' });
        if ((line.last?.version ?? 0) <= version) await line.table((t) => t.version > version);
      }
      const heard = await bad.line.next((m) => m.t === 'error' && m.id === badRequest);
      expect(heard).toMatchObject({ key: 'unavailable' });
      await bad.line.table();
    }
    for (const { line } of good) {
      const tables = line.wire.map((text) => JSON.parse(text) as { t: string; version?: number });
      const versions = tables.filter((m) => m.t === 'table').map((m) => m.version);
      // Each version once: no table was read again and shown anew.
      expect(versions).toEqual(Array.from({ length: MOVES + 1 }, (_, v) => v));
      expect(tables.filter((m) => m.t === 'error')).toEqual([]);
    }
    expect(bad.line.last?.moves).toBe(0);
    expect(east.errors).toHaveLength(MOVES);
  });
});

atBothDatabases('in the store', {}, (houses) => {
  const outcomes = (store: Store, changes: readonly Change[]): Promise<Outcome[]> =>
    Promise.all(changes.map((change) => store.write(change)));

  it.each([0, 3, 7])('of eight changes in one group the one at place %i fails alone', async (place) => {
    const errors: unknown[] = [];
    const store = await Store.open({ data: tempFolder(), databaseUrl: houses.database?.url }, (e) => errors.push(e));
    const made = Array.from({ length: 8 }, (_, i): Change => {
      const row = newRow(`group-${place}-${i}`, '', { game: 'x', options: '{}', seed: 's' }, false);
      const seat = storedSeat(emptySeat(row.id, 0, 0));
      // The same seat twice: no database takes that.
      const seats = i === place ? [seat, seat] : [seat];
      return { origin: { dead: false }, from: null, row: { ...row, owner: null }, seats };
    });
    const told = await outcomes(store, made);
    expect(told).toEqual(made.map((_, i) => (i === place ? 'broken' : 'stored')));
    expect(made.map((change) => change.origin.dead)).toEqual(made.map((_, i) => i === place));
    expect(errors).toHaveLength(1);
    for (const [i, change] of made.entries()) expect((await store.match(change.row.id)) === null).toBe(i === place);
    await store.close();
  });
});
