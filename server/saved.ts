import { commitment, entriesFor, readSavedMatch, type SavedMatch } from '#kernel';
import { viewerOf } from './messages.ts';
import { Refused } from './problems.ts';
import { MOST_MOVES, type Readers } from './readers.ts';
import { newId } from './sessions.ts';
import type { PersonTable } from './store/schema.ts';
import { type StoredMatch, storedSeat } from './store/store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

/** A match as a file: whole when it is over, and as this seat has heard it while it runs. */
export function savedMatch(table: Table, seat: number | null): SavedMatch {
  const { match, row } = table;
  if (match === null) throw new Refused('not-begun');
  const head = {
    tafelrunde: 1,
    savedAt: new Date().toISOString(),
    players: table.seats.map((s) => s.name),
    seedHash: commitment(row.seed),
  } as const;
  if (row.status === 'finished') {
    const scores = match.game.score(match.state, 'judge').seats.map((x) => x.total);
    return { ...head, record: match.record(), ...(match.over ? { scores } : {}) };
  }
  const viewer = viewerOf(table, seat);
  const { game, options, seats } = match;
  const log = entriesFor(match, viewer);
  return { ...head, running: { game: game.id, rulesVersion: game.rulesVersion, options, seats, viewer, log } };
}

/** A match from a file becomes a table: a finished one to be watched and forked, another one to be played on. */
export async function importMatch(
  { tables, readers }: { readonly tables: Tables; readonly readers: Readers },
  me: PersonTable,
  network: string,
  file: unknown,
): Promise<StoredMatch> {
  const saved = readSavedMatch(file);
  if (saved === null) throw new Refused('bad-record', { why: 'form' });
  const { record, seedHash, scores, players } = saved;
  if (record === null) throw new Refused('bad-record', { why: 'running' });
  if (record.moves.length + (record.takenBack?.length ?? 0) > MOST_MOVES)
    throw new Refused('bad-record', { why: 'long', most: MOST_MOVES });
  if (seedHash !== null && seedHash !== commitment(record.seed)) throw new Refused('bad-record', { why: 'seed' });
  const { row, seats, events } = await readers.judge(network, { id: newId(), me, record, scores, players });
  // Only stored: whoever opens it reads it from its log, and most files are opened in a browser, which replays by itself.
  const outcome = await tables.store.write({
    origin: { dead: false },
    from: null,
    row,
    seats: seats.map(storedSeat),
    events,
  });
  if (outcome !== 'stored') throw new Refused('unavailable');
  return { row, seats };
}
