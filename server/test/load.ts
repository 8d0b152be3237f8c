/** People who play as fast as they can while somebody pulls the plug, and what became of their moves. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { TableMessage } from '../protocol.ts';
import { type LogEvent, readLog } from '../store/log.ts';
import { firstOption, type Line, newRequest } from './people.ts';

/** A move the server has confirmed. */
export interface Acknowledged {
  readonly match: string;
  readonly seat: number;
  readonly request: string;
  readonly move: string;
  readonly version: number;
}

/** Plays as fast as answers come, and notes what was acknowledged, until the connection breaks. */
export async function hurry(line: Line, seat: number, note: (a: Acknowledged) => void): Promise<void> {
  while (line.socket.readyState === line.socket.OPEN) {
    const table = line.last as TableMessage;
    if (table.waitingFor.includes(seat)) {
      const request = newRequest();
      const move = firstOption(table);
      line.move(table.match, table.version, move, request);
      const answer = await Promise.race([line.next((m) => 'id' in m && m.id === request), line.closed]);
      // The storage is gone: whoever waits for it again begins anew.
      if ('t' in answer && answer.t === 'error') return;
      if ('t' in answer && answer.t === 'done')
        note({ match: table.match, seat, request, move, version: answer.version });
    }
    if (line.last === table || line.last?.version === table.version)
      // Nothing comes while others are struck.
      await Promise.race([line.table((t) => t.version > table.version).catch(() => null), line.closed]);
  }
}

/** Version and move of what was acknowledged, if it is there exactly once. */
export type Find = (a: Acknowledged) => readonly [version: number, move: string] | null;

type Piece = readonly [match: string, events: readonly LogEvent[]];

function finder(pieces: Iterable<Piece>): Find {
  const found = new Map<string, readonly [number, string] | null>();
  for (const [match, events] of pieces)
    for (const { seat, request, v, move } of events) {
      const key = `${match} ${seat} ${request}`;
      found.set(key, found.has(key) ? null : [v, move ?? '']);
    }
  return ({ match, seat, request }) => found.get(`${match} ${seat} ${request}`) ?? null;
}

/** Reads the whole file; `left` counts the lines of the journal that wait to be spread over the tables. */
export function inSqlite(data: string): { find: Find; left: number } {
  const db = new DatabaseSync(join(data, 'tafelrunde.sqlite'), { readOnly: true });
  const pieces: Piece[] = [];
  for (const { match, events } of db.prepare('select match, events from log').all())
    pieces.push([String(match), readLog(String(events))]);
  const journal = db.prepare('select entries from journal').all();
  for (const { entries } of journal)
    for (const [match, , events] of JSON.parse(String(entries))) pieces.push([match, readLog(JSON.stringify(events))]);
  db.close();
  return { find: finder(pieces), left: journal.length };
}

export async function inPostgres(url: string): Promise<Find> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ match: string; events: string }>('select match, events from log');
  await client.end();
  return finder(rows.map(({ match, events }) => [match, readLog(events)]));
}
