import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Houses } from './houses.ts';

/** From now on the database takes nothing more of this match. */
export async function refuseAll(houses: Houses, match: string): Promise<void> {
  if (houses.database !== null) {
    const client = new pg.Client(houses.database.url);
    await client.connect();
    await client.query(`create or replace function refuse() returns trigger as $$ begin
      raise exception 'not this one' using errcode = '22021'; end $$ language plpgsql`);
    await client.query(
      `create trigger refuse before update on match for each row when (new.id = '${match}') execute function refuse()`,
    );
    return client.end();
  }
  const db = new DatabaseSync(join(houses.east.data, 'tafelrunde.sqlite'), { timeout: 10_000 });
  db.exec(`create trigger refuse before insert on journal when new.entries like '%${match}%'
    begin select raise(abort, 'not this one'); end`);
  db.close();
}
