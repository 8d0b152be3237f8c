import { commitment, readSavedMatch, sealed } from '#kernel';
import { Refused } from './problems.ts';
import { MOST_MOVES, type Readers } from './readers.ts';
import { notStored } from './seating.ts';
import { newId } from './sessions.ts';
import type { PersonTable } from './store/schema.ts';
import { type ListedMatch, storedSeat } from './store/store.ts';
import type { Tables } from './tables.ts';

/** A match from a file becomes a table: a finished one to be watched and forked, another one to be played on. */
export async function importMatch(
  { tables, readers }: { readonly tables: Tables; readonly readers: Readers },
  me: PersonTable,
  network: string,
  file: unknown,
): Promise<ListedMatch> {
  const saved = readSavedMatch(file);
  if (saved === null) throw new Refused('bad-record', { why: 'form' });
  const { record, seedHash, scores, players } = saved;
  if (record === null) throw new Refused('bad-record', { why: 'running' });
  if (record.moves.length + (record.takenBack?.length ?? 0) > MOST_MOVES)
    throw new Refused('bad-record', { why: 'long', most: MOST_MOVES });
  if (seedHash !== null && seedHash !== commitment(sealed(record))) throw new Refused('bad-record', { why: 'seed' });
  const { row, seats, events } = await readers.judge(network, { id: newId(), me, record, scores, players });
  // Only stored: whoever opens it reads it from its log, and most files are opened in a browser, which replays by itself.
  const store = () =>
    tables.store.write({ origin: { dead: false }, from: null, row, seats: seats.map(storedSeat), events });
  const outcome = await tables.held.within(me.id, { before: null, after: { row, seats } }, store);
  if (outcome !== 'stored') throw await notStored(tables, me.id);
  return { row, seats };
}
