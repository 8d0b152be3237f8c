import { USUAL_LEVEL } from '#bots';
import { BadRecord, BadVersion, commitment, Match, type ReadMatch, RulesDrift, readSavedMatch } from '#kernel';
import { cleanName, distinct } from './names.ts';
import { Refused } from './problems.ts';
import { NAME_LENGTH } from './protocol.ts';
import { found, newRow, placeAll } from './seating.ts';
import { newId } from './sessions.ts';
import { eventOf } from './store/log.ts';
import type { MatchTable, PersonTable } from './store/schema.ts';
import type { SeatRow, StoredMatch } from './store/store.ts';
import { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { emptySeat } from './waiting-room.ts';

/** Plays a record from a file again; says why it does not fit. */
async function replayed(tables: Tables, file: unknown): Promise<{ match: Match; players: ReadMatch['players'] }> {
  const saved = readSavedMatch(file);
  if (saved === null) throw new Refused('bad-record', { why: 'form' });
  const { record, seedHash, scores, players } = saved;
  if (record === null) throw new Refused('bad-record', { why: 'running' });
  if (seedHash !== null && seedHash !== commitment(record.seed)) throw new Refused('bad-record', { why: 'seed' });
  try {
    const module = await tables.shelf.load(record.game, record.rulesVersion);
    const match = Match.replay(module.game, record);
    const totals = match.game.score(match.state, 'judge').seats.map((x) => x.total);
    if (scores !== null && JSON.stringify(scores) !== JSON.stringify(totals))
      throw new Refused('bad-record', { why: 'scores' });
    return { match, players };
  } catch (error) {
    if (error instanceof BadVersion) throw new Refused('bad-record', { why: error.trouble });
    if (error instanceof RulesDrift) throw new Refused('bad-record', { why: 'drift', move: error.move });
    if (error instanceof BadRecord) throw new Refused('bad-record', { why: 'form' });
    throw error;
  }
}

/** Who sat there: it stays their game, whoever brings the file. */
function placeAsPlayed(id: string, seats: number, players: ReadMatch['players']): SeatRow[] {
  const names = Array.from({ length: seats }, (_, seat) => readName(players[seat] ?? null));
  return distinct(names).map((name, seat) => ({
    ...emptySeat(id, seat, seat),
    ...(name === null ? { kind: 'bot', level: USUAL_LEVEL } : { kind: 'person', name }),
  }));
}

function readName(name: string | null): string | null {
  try {
    return name === null || name.length > NAME_LENGTH ? null : cleanName(name);
  } catch {
    return null;
  }
}

/** A match from a file becomes a table: a finished one to be watched and forked, another one to be played on. */
export async function importMatch(tables: Tables, me: PersonTable, file: unknown): Promise<StoredMatch> {
  const { match, players } = await replayed(tables, file);
  const id = newId();
  const at = Date.now();
  const { log } = match;
  const events = log.map((move, i) => eventOf({ kind: 'move', ...move }, { v: i + 1, n: i + 1, request: null, at }));
  const wishes = Array.from({ length: match.seats }, (_, seat) =>
    seat === 0 ? ({ kind: 'me' } as const) : ({ kind: 'bot', level: USUAL_LEVEL } as const),
  );
  const options = JSON.stringify(match.options);
  const row: MatchTable = {
    ...newRow(id, me.id, { game: match.game.id, options, seed: match.seed }, false),
    status: 'running',
    format: match.generator === 'xoroshiro128plus' ? 1 : 2,
    rules_version: match.game.rulesVersion,
    version: log.length,
    base: log.length,
    dealt_before: JSON.stringify(match.before),
    host: me.id,
    // Whoever brings it plays on against bots.
    hints: 1,
  };
  const module = await tables.shelf.load(match.game.id, match.game.rulesVersion);
  const seats = match.over ? placeAsPlayed(id, match.seats, players) : placeAll(id, wishes, me);
  const table = Table.load(module, { row, seats }, events);
  table.beSeen();
  table.describe();
  return found(tables, table, events);
}
