import { botName } from '#bots/names.ts';
import { commitment, type MatchRecord, type ReadMatch, readSavedMatch, sealed } from '#kernel';
import type { Brought } from './brought.ts';
import { Refused } from './problems.ts';
import type { ForkFile } from './protocol.ts';
import { MOST_MOVES, type Readers } from './readers.ts';
import { notStored } from './seating.ts';
import { newId } from './sessions.ts';
import type { PersonTable } from './store/schema.ts';
import { type ListedMatch, storedSeat } from './store/store.ts';
import type { Tables } from './tables.ts';

interface Rooms {
  readonly tables: Tables;
  readonly readers: Readers;
}

/** What a file holds, as far as that can be seen without playing it. */
function readFile(file: unknown): Omit<ReadMatch, 'record'> & { readonly record: MatchRecord } {
  const saved = readSavedMatch(file);
  if (saved === null) throw new Refused('bad-record', { why: 'form' });
  const { record, seedHash } = saved;
  if (record === null) throw new Refused('bad-record', { why: 'running' });
  if (record.moves.length + (record.takenBack?.length ?? 0) > MOST_MOVES)
    throw new Refused('bad-record', { why: 'long', most: MOST_MOVES });
  if (seedHash !== null && seedHash !== commitment(sealed(record))) throw new Refused('bad-record', { why: 'seed' });
  return { ...saved, record };
}

/** A match from a file becomes a table: a finished one to be watched and forked, another one to be played on. */
export async function importMatch(rooms: Rooms, me: PersonTable, network: string, file: unknown): Promise<ListedMatch> {
  const { record, scores, players } = readFile(file);
  return store(rooms, me, await rooms.readers.judge(network, { id: newId(), me, record, scores, players }));
}

/** Plays on from a position of a game that is no match here: alone with bots, for everything hidden stands in the file. */
export async function forkFile(
  rooms: Rooms,
  me: PersonTable,
  network: string,
  { file, at, seats, named }: ForkFile,
): Promise<ListedMatch> {
  const { record } = readFile(file);
  if (seats.length !== record.seats) throw new Refused('bad-seats', { seats: [record.seats] });
  if (seats.some((s) => s.kind === 'open') || seats.filter((s) => s.kind === 'me').length !== 1)
    throw new Refused('bad-seats');
  if (at >= record.moves.length) throw new Refused('bad-position', { moves: record.moves.length });
  const upTo: MatchRecord = {
    ...record,
    moves: record.moves.slice(0, at),
    ...(record.takenBack && { takenBack: record.takenBack.filter(({ after }) => after <= at) }),
    ...(record.before && { before: record.before.filter(({ moves }) => moves <= at) }),
  };
  const playOn = { seats, before: seats.map((_, seat) => ({ colour: seat, bot: botName(named, seat) })) };
  const task = { id: newId(), me, record: upTo, scores: null, players: [], playOn };
  return store(rooms, me, await rooms.readers.judge(network, task));
}

async function store(
  { tables }: Rooms,
  me: PersonTable,
  { row, seats, events }: Exclude<Brought, { refused: unknown }>,
): Promise<ListedMatch> {
  // Only stored: whoever opens it reads it from its log, and most files are opened in a browser, which replays by itself.
  const keep = () =>
    tables.store.write({ origin: { dead: false }, from: null, row, seats: seats.map(storedSeat), events });
  const outcome = await tables.held.within(me.id, { before: null, after: { row, seats } }, keep);
  if (outcome !== 'stored') throw await notStored(tables, me.id);
  return { row, seats };
}
