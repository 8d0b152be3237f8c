import type { LogEvent } from '../store/log.ts';

/** Turns a database back into what it was at the beginning: one row a move, and one browser a person. */
export function downgrade(match: string, events: readonly LogEvent[]): string[] {
  const rows = events.map(
    (e) => `('${match}', ${e.v}, ${e.n}, ${e.seat}, ${text(e.move)}, ${text(e.hash)}, ${text(e.request)}, ${e.at})`,
  );
  return [
    `create table event (match text not null, v integer not null, n integer not null, seat integer not null,
      move text, hash text, request text, at bigint not null, primary key (match, v))`,
    // Not in their order: who reads them has to see to it.
    `insert into event values ${rows.reverse().join(', ')}`,
    'drop table log',
    'drop table pulse',
    'drop index match_owner',
    'drop index match_recent',
    'alter table match drop column stuck',
    'alter table match drop column owner',
    'update person set token_hash = (select token_hash from session where session.person = person.id)',
    ...['handover', 'ceremony', 'code', 'passkey', 'session'].map((table) => `drop table ${table}`),
    // The column that says which generator is used stays: a match made by the new one cannot become an old one.
    "delete from kysely_migration where name > '001-matches' and name < '005'",
  ];
}

function text(value: string | null): string {
  return value === null ? 'null' : `'${value}'`;
}
