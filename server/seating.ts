import { botName, otherBotName } from '#bots/names.ts';
import { entriesOf, type GameModule, type Match, type MatchRecord, newSeed, readOptions } from '#kernel';
import { sitIn } from './acts.ts';
import { Refused } from './problems.ts';
import type { Fork, NewMatch, SeatWish } from './protocol.ts';
import { seenSeat } from './seen-seats.ts';
import { newId } from './sessions.ts';
import { eventOf, type LogEvent } from './store/log.ts';
import type { MatchTable, PersonTable } from './store/schema.ts';
import { type ListedMatch, type SeatRow, storedSeat } from './store/store.ts';
import { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { emptySeat } from './waiting-room.ts';

const COLOURS = 5;
/** How often a change of seats is tried again when another process was faster. */
const TRIES = 5;

function firstFree(used: ReadonlySet<number>, otherwise: number): number {
  for (let c = 0; c < COLOURS; c++) if (!used.has(c)) return c;
  return otherwise % COLOURS;
}

/** Seats as wished. The person gets the colour they like, the others what is left. */
export function placeAll(match: string, wishes: readonly SeatWish[], me: PersonTable): SeatRow[] {
  // A table needs a person, and whoever opens one sits at it.
  if (wishes.filter((w) => w.kind === 'me').length !== 1) throw new Refused('bad-seats');
  const used = new Set([me.colour]);
  return wishes.map((wish, seat) => {
    const mine = wish.kind === 'me';
    const colour = mine ? me.colour : firstFree(used, seat);
    used.add(colour);
    return {
      ...emptySeat(match, seat, colour),
      kind: mine ? 'person' : wish.kind,
      person: mine ? me.id : null,
      name: mine ? me.name : null,
      level: wish.kind === 'bot' ? wish.level : null,
      given: wish.kind === 'bot' ? me.id : null,
    };
  });
}

/** Who sat on a seat of a game that is played on from. */
export interface SeatBefore {
  readonly colour: number;
  /** The name of a bot; null where somebody else sat. */
  readonly bot: string | null;
}

/** Seats of a table that goes on from another game: each keeps its colour, and a bot goes on under the name it had. */
export function placeAsBefore(
  match: string,
  wishes: readonly SeatWish[],
  me: PersonTable,
  before: readonly SeatBefore[],
): SeatRow[] {
  const taken = before.map(({ bot }) => bot);
  return placeAll(match, wishes, me).map((s, seat) => {
    const { colour, bot } = before[seat] ?? { colour: s.colour, bot: null };
    if (s.kind !== 'bot') return { ...s, colour };
    const called = bot ?? otherBotName(match, seat, taken);
    taken[seat] = called;
    return { ...s, colour, called, name: called };
  });
}

/** The seats of a match as those who play on from it find them. */
function seatsOf({ id, seats }: Pick<Table, 'id' | 'seats'>): SeatBefore[] {
  return seats.map((s) => ({ colour: s.colour, bot: s.kind === 'bot' ? (s.called ?? botName(id, s.seat)) : null }));
}

async function gameOf(tables: Tables, id: string): Promise<GameModule> {
  if (!tables.shelf.has(id)) throw new Refused('unknown-game');
  return tables.shelf.load(id);
}

export function newRow(
  id: string,
  owner: string,
  { game, options, seed }: Pick<MatchTable, 'game' | 'options' | 'seed'>,
  listed: boolean,
): MatchTable {
  const now = Date.now();
  return {
    id,
    game,
    rules_version: 0,
    options,
    seed,
    format: 2,
    status: 'waiting',
    listed: listed ? 1 : 0,
    version: 0,
    moves: 0,
    base: 0,
    forked_from: null,
    dealt_before: '[]',
    saw: '{}',
    host: null,
    gathers: 0,
    take_backs: 1,
    hints: 0,
    patience: null,
    paused: 0,
    ended: null,
    question: null,
    rematch: null,
    waiting: '[]',
    bot_turn: 0,
    result: null,
    last: null,
    stuck: 0,
    owner,
    created_at: now,
    updated_at: now,
  };
}

/** Stores a new table and starts it if nobody is missing. */
export async function found(tables: Tables, table: Table, events: readonly LogEvent[] = []): Promise<ListedMatch> {
  const { row } = table;
  const seats = table.seats.map(storedSeat);
  const store = () => tables.store.write({ origin: table, from: null, row, seats, events });
  const outcome = await tables.held.within(row.owner, { before: null, after: table }, store);
  if (outcome !== 'stored') throw await notStored(tables, row.owner);
  tables.adopt(table);
  return { row, seats: table.seats };
}

/** Where nothing is said, hints are for who plays against bots only, and no other can come: bots of a table that gathers give way. */
function usualHints({ seats, gathers }: Pick<NewMatch, 'seats' | 'gathers'>): boolean {
  return gathers !== true && seats.every((s) => s.kind !== 'open');
}

export async function openMatch(tables: Tables, me: PersonTable, wish: NewMatch): Promise<ListedMatch> {
  const module = await gameOf(tables, wish.game);
  const { game } = module;
  if (!game.seats.includes(wish.seats.length)) throw new Refused('bad-seats', { seats: [...game.seats] });
  const read = readOptions(game.options, wish.options, wish.seats.length);
  if (!read.ok) throw new Refused('bad-options', { option: read.bad });
  const id = newId();
  const row = {
    ...newRow(id, me.id, { game: game.id, options: JSON.stringify(read.options), seed: newSeed() }, wish.listed),
    host: me.id,
    gathers: wish.gathers === true ? 1 : 0,
    take_backs: wish.takeBacks === false ? 0 : 1,
    hints: (wish.hints ?? usualHints(wish)) ? 1 : 0,
    patience: wish.patience ?? null,
  };
  const table = new Table(module, { row, seats: placeAll(id, wish.seats, me) });
  table.beginIfComplete();
  return found(tables, table);
}

/** The moves in effect as a log of their own, with the take-backs after which chance began anew. */
function logUpTo({ log, takenBack }: Match, to: number): LogEvent[] {
  return logOf({ moves: log.slice(0, to), takenBack: takenBack.filter((taken) => taken.after <= to) });
}

export function logOf(record: Pick<MatchRecord, 'moves' | 'takenBack'>): LogEvent[] {
  const at = Date.now();
  let n = 0;
  return [...entriesOf(record)].map((entry, i) => {
    if (entry.kind === 'move') n += 1;
    return eventOf(entry, { v: i + 1, n, request: null, at });
  });
}

/**
 * A new table that goes on from a position of a finished match. Alone with bots the chance that follows is the same as it was there;
 * where somebody else may sit down, everything hidden is dealt anew, because it can be looked up.
 */
export async function forkMatch(tables: Tables, me: PersonTable, source: string, wish: Fork): Promise<ListedMatch> {
  const old = await tables.need(source);
  if (old.match === null || old.row.status !== 'finished') throw new Refused('not-finished');
  if (wish.seats.length !== old.seats.length) throw new Refused('bad-seats', { seats: [old.seats.length] });
  if (wish.at >= old.moves) throw new Refused('bad-position', { moves: old.moves });
  const id = newId();
  const shared = wish.seats.some((s) => s.kind === 'open');
  const seed = old.match.seedAt(wish.at);
  const deals = old.match.dealsTo(wish.at).filter(({ moves }) => !shared || moves < wish.at);
  const events = logUpTo(old.match, wish.at);
  const row: MatchTable = {
    ...newRow(id, me.id, { ...old.row, seed: shared ? newSeed() : seed }, false),
    status: 'running',
    dealt_before: JSON.stringify(shared ? [...deals, { seed, moves: wish.at }] : deals),
    format: old.row.format,
    rules_version: old.module.game.rulesVersion,
    version: events.length,
    base: wish.at,
    forked_from: source,
    host: me.id,
    take_backs: old.row.take_backs,
    // What several people had agreed on does not bind who goes on alone.
    hints: old.seats.filter((s) => s.person !== null).length > 1 && usualHints(wish) ? 1 : old.row.hints,
    patience: old.row.patience,
  };
  const stored = { row, seats: placeAsBefore(id, wish.seats, me, seatsOf(old)) };
  const table = await tables.opened(row, Table.loading(old.module, stored, events));
  table.describe();
  return found(tables, table, events);
}

/** The colour this person likes, unless somebody at the table has it. Open seats give theirs up. */
export function sitDown(seats: readonly SeatRow[], seat: number, me: PersonTable): SeatRow[] {
  const old = seats[seat]?.colour ?? 0;
  const taken = seats.some((s) => s.kind !== 'open' && s.colour === me.colour);
  const colour = taken ? old : me.colour;
  return seats.map((s) => {
    if (s.seat === seat)
      return {
        ...emptySeat(s.match, seat, colour),
        kind: 'person',
        person: me.id,
        name: me.name,
        // Who sits down has seen how the table is set.
        ready: 1,
        seen_at: Date.now(),
      };
    return s.kind === 'open' && s.colour === colour ? { ...s, colour: old } : s;
  });
}

function standUp(seats: readonly SeatRow[], seat: number): SeatRow[] {
  return seats.map((s) => (s.seat === seat ? emptySeat(s.match, seat, s.colour) : s));
}

export async function trying(
  once: () => Promise<ListedMatch | null>,
  why: () => Promise<Refused> = async () => new Refused('unavailable'),
): Promise<ListedMatch> {
  for (let n = 0; n < TRIES; n++) {
    const done = await once();
    if (done !== null) return done;
  }
  throw await why();
}

/** Why nothing was stored for somebody: whoever is being deleted sits down nowhere, or the database did not take it. */
export async function notStored(tables: Tables, person: string | null): Promise<Refused> {
  const gone = person !== null && (await tables.store.people.byId(person)) === undefined;
  return new Refused(gone ? 'no-session' : 'unavailable');
}

/** The seat this person has seen, or that is kept for them, else a free one, else a bot's. */
function seatFor({ row, seats }: Table, person: string): SeatRow | undefined {
  const seen = row.status === 'running' ? seenSeat(row, person) : null;
  return (
    (seen === null ? undefined : seats[seen]) ??
    seats.find((s) => s.invited === person) ??
    seats.find((s) => s.kind === 'open' && s.invited === null) ??
    seats.find((s) => s.kind === 'bot')
  );
}

async function sitDownAtRunning(
  tables: Tables,
  table: Table,
  seat: number,
  me: PersonTable,
): Promise<ListedMatch | null> {
  const outcome = await tables.write(table, table.act(sitIn(table, seat, me, tables.now()), tables.now()));
  if (outcome === 'broken') throw new Refused('unavailable');
  return outcome === 'stored' ? table : null;
}

export function joinMatch(
  tables: Tables,
  me: PersonTable,
  id: string,
  wanted: number | undefined,
): Promise<ListedMatch> {
  return trying(
    async () => {
      const table = await tables.need(id);
      const mine = table.seatOf(me.id);
      if (mine !== null) {
        if (wanted === undefined || wanted === mine) return table;
        throw new Refused('already-seated');
      }
      const seat = wanted === undefined ? seatFor(table, me.id) : table.seats[wanted];
      if (table.row.status === 'running' && seat?.kind === 'open')
        return sitDownAtRunning(tables, table, seat.seat, me);
      if (table.row.status !== 'waiting') throw new Refused('not-waiting');
      if (seat === undefined) throw new Refused(wanted === undefined ? 'seat-taken' : 'bad-seats');
      const free = seat.kind === 'open' && (seat.invited === null || seat.invited === me.id);
      // Bots give way to people until the game begins.
      const gives = seat.kind === 'bot' && table.row.gathers === 1;
      if (!free && !gives) throw new Refused('seat-taken');
      return change(tables, table, sitDown(table.seats, seat.seat, me));
    },
    () => notStored(tables, me.id),
  );
}

export function leaveMatch(tables: Tables, me: Pick<PersonTable, 'id'>, id: string): Promise<ListedMatch> {
  return trying(async () => {
    const table = await tables.need(id);
    const seat = table.seatOf(me.id);
    if (seat === null) throw new Refused('not-seated');
    if (table.row.status !== 'waiting') throw new Refused('not-waiting');
    const seats = standUp(table.seats, seat);
    // Who opened the table passes it on.
    const heir = seats.find((s) => s.kind === 'person')?.person ?? null;
    const row = table.row.host === me.id ? { ...table.row, host: heir } : table.row;
    return change(tables, table, seats, row);
  });
}

/** Null if another process was faster and it has to be tried again. */
export async function change(
  tables: Tables,
  table: Table,
  seats: readonly SeatRow[],
  row = table.row,
  by: string | null = null,
): Promise<ListedMatch | null> {
  const from = table.version;
  const outcome = await tables.held.within(by, { before: table, after: { row, seats } }, async () => {
    // Somebody else has set the table while this was measured: it is judged anew.
    if (table.dead || table.version !== from) return 'lost';
    const made = table.reseat(seats, row);
    const empty = seats.every((s) => s.kind !== 'person');
    return tables.write(table, empty ? { ...made, remove: true } : made);
  });
  if (outcome === 'broken') throw new Refused('unavailable');
  return outcome === 'stored' ? { row: table.row, seats: table.seats } : null;
}
