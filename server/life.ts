import { newSeed } from '#kernel';
import { comeBack, type Deed, deedOf, patienceOf } from './acts.ts';
import { Refused } from './problems.ts';
import type { Act, Arrange } from './protocol.ts';
import { change, found, newRow, notStored, sitDown, trying } from './seating.ts';
import { newId } from './sessions.ts';
import type { PersonTable } from './store/schema.ts';
import type { ListedMatch, SeatRow } from './store/store.ts';
import { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { arrange, emptySeat, hostSeat } from './waiting-room.ts';

/** One thing about a table that waits; it begins as soon as everybody is there and content. */
export function arrangeAt(tables: Tables, me: PersonTable, id: string, wish: Arrange): Promise<ListedMatch> {
  return trying(async () => {
    const table = await tables.need(id);
    if (table.row.status !== 'waiting') throw new Refused('not-waiting');
    const asking = { person: me.id, goneFor: tables.goneFor(table.row) };
    const { row, seats } = arrange(table.module, table, asking, wish);
    return change(tables, table, seats, row, me.id);
  });
}

/** Takes a table away where nobody else loses anything: it has not begun, or only bots play there with me. */
export async function closeTable(tables: Tables, me: PersonTable, id: string): Promise<void> {
  await trying(async () => {
    const table = await tables.need(id);
    const seat = table.seatOf(me.id);
    if (seat === null) throw new Refused('not-seated');
    const { status } = table.row;
    const alone = table.seats.every((s) => s.kind === 'bot' || s.seat === seat);
    if (status !== 'waiting' && !(status === 'running' && alone)) throw new Refused('not-waiting');
    if (status === 'waiting' && hostSeat(table, tables.goneFor(table.row)) !== seat) throw new Refused('not-host');
    const outcome = await tables.write(table, { ...table.amend({}), remove: true });
    if (outcome === 'broken') throw new Refused('unavailable');
    return outcome === 'stored' ? table : null;
  });
}

export async function declineSeat(tables: Tables, me: PersonTable, id: string): Promise<void> {
  await trying(async () => {
    const table = await tables.need(id);
    if (!table.seats.some((s) => s.invited === me.id)) throw new Refused('not-seated');
    return change(
      tables,
      table,
      table.seats.map((s) => (s.invited === me.id ? { ...s, invited: null } : s)),
    );
  });
}

/** A bot that takes over a seat counts to whoever gave it; null where nothing is measured. */
async function store(tables: Tables, table: Table, deed: Deed, by: string | null): Promise<ListedMatch | null> {
  if (deed.entries.length === 0) return table;
  const { version: from, row, seats } = table;
  const after = { row, seats: deed.seats ?? seats };
  const outcome = await tables.held.within(by, { before: table, after }, async () => {
    if (table.dead || table.version !== from) return 'lost';
    return tables.write(table, table.act(deed, tables.now()));
  });
  if (outcome === 'broken') throw new Refused('unavailable');
  return outcome === 'stored' ? table : null;
}

/** What somebody does at a running table that is no move. */
export function actAt(
  tables: Tables,
  me: Pick<PersonTable, 'id'>,
  id: string,
  act: Act,
  measured = true,
): Promise<ListedMatch> {
  return trying(async () => {
    const table = await tables.need(id);
    const around = {
      now: tables.now(),
      goneFor: tables.goneFor(table.row),
      patience: patienceOf(table.row, tables.patience),
    };
    return store(tables, table, deedOf(table, me.id, act, around), measured ? me.id : null);
  });
}

/** Somebody has come to the table: if a bot plays for them, it leaves the seat at once. */
export async function welcomeBack(tables: Tables, id: string, person: string): Promise<void> {
  await trying(async () => {
    const table = await tables.need(id);
    const deed = comeBack(table, person);
    return deed === null ? table : store(tables, table, deed, null);
  });
}

/** Everybody moves up one seat, so that somebody else begins; what was chosen by seat goes with them. */
function rotated<T>(list: readonly T[]): T[] {
  return [...list.slice(1), ...list.slice(0, 1)];
}

/** The same people at a new table. Two who press at the same time come to the same one. */
export function rematchOf(tables: Tables, me: PersonTable, id: string): Promise<ListedMatch> {
  return trying(
    async () => {
      const old = await tables.need(id);
      const mine = old.seatOf(me.id);
      if (mine === null) throw new Refused('not-seated');
      if (old.row.status !== 'finished') throw new Refused('not-finished');
      const { rematch } = old.row;
      const there = rematch === null ? null : await tables.get(rematch);
      if (there !== null) return takeKeptSeat(tables, me, there);
      // The new table is there before the old one names it: nobody is sent to one that is not.
      const next = newTable(old, me);
      const made = await found(tables, next);
      // Also where the one that was named has been taken away; whoever was faster has named another by now.
      const claimed = old.row.rematch === rematch ? await tables.write(old, old.amend({ rematch: next.id })) : 'lost';
      if (claimed === 'stored') return made;
      await tables.write(next, { ...next.amend({}), remove: true });
      if (claimed === 'broken') throw new Refused('unavailable');
      return null;
    },
    () => notStored(tables, me.id),
  );
}

function newTable(old: Table, me: PersonTable): Table {
  const id = newId();
  const { game } = old.module;
  const options = JSON.parse(old.row.options) as Record<string, unknown>;
  for (const [name, spec] of Object.entries(game.options))
    if (spec.kind === 'perSeat') options[name] = rotated(options[name] as readonly string[]);
  const row = {
    ...newRow(id, me.id, { game: game.id, options: JSON.stringify(options), seed: newSeed() }, false),
    host: me.id,
    gathers: 1,
    take_backs: old.row.take_backs,
    hints: old.row.hints,
    patience: old.row.patience,
  };
  const seats = rotated(old.seats).map((s, seat): SeatRow => {
    const empty = emptySeat(id, seat, s.colour);
    if (s.person === me.id) return { ...empty, kind: 'person', person: me.id, name: me.name, ready: 1 };
    if (s.person !== null) return { ...empty, invited: s.person };
    return s.kind === 'bot' ? { ...empty, kind: 'bot', level: s.level, given: me.id } : empty;
  });
  const table = new Table(old.module, { row, seats });
  table.beginIfComplete();
  return table;
}

/** Null if somebody was faster: then it is looked at again. */
async function takeKeptSeat(tables: Tables, me: PersonTable, table: Table): Promise<ListedMatch | null> {
  if (table.seatOf(me.id) !== null || table.row.status !== 'waiting') return table;
  const kept = table.seats.find((s) => s.invited === me.id) ?? table.seats.find((s) => s.kind === 'open');
  if (kept === undefined) return table;
  return change(tables, table, sitDown(table.seats, kept.seat, me));
}

export async function hideTable(tables: Tables, me: PersonTable, id: string, hidden: boolean): Promise<void> {
  const table = await tables.need(id);
  const seat = table.seatOf(me.id);
  if (seat === null) throw new Refused('not-seated');
  await tables.store.hide(id, me.id, hidden);
  table.seats = table.seats.map((s) => (s.seat === seat ? { ...s, hidden: hidden ? 1 : 0 } : s));
}
