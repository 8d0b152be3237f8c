/** The tables of the database, the same in SQLite and PostgreSQL. JSON is kept as text. */

export interface PersonTable {
  id: string;
  /** Only the hash of the cookie is kept; null once the person has signed out. */
  token_hash: string | null;
  name: string;
  colour: number;
  created_at: number;
}

export interface MatchTable {
  id: string;
  game: string;
  rules_version: number;
  options: string;
  seed: string;
  status: 'waiting' | 'running' | 'finished';
  listed: number;
  /** Grows by one with every change. A change names the version it starts from: two processes cannot both make it. */
  version: number;
  /** Moves made so far. */
  moves: number;
  /** Moves taken over from the match this one was forked from: they cannot be taken back. */
  base: number;
  forked_from: string | null;
  /** The seats the game waits for, as a JSON list: the lobby shows whose turn it is without loading the match. */
  waiting: string;
  /** 1 when one of them is a bot's: what has to go on after a restart. */
  bot_turn: number;
  result: string | null;
  created_at: number;
  updated_at: number;
}

export interface SeatTable {
  match: string;
  seat: number;
  kind: 'person' | 'open' | 'bot';
  person: string | null;
  level: number | null;
  colour: number;
}

/**
 * The log, only ever appended to, in pieces of one or many events: a match that is opened again reads a few rows, and
 * storing twenty moves costs little more than storing one.
 */
export interface LogTable {
  match: string;
  /** Version of the match after the last of these events. */
  v: number;
  /** A JSON list, see log.ts. */
  events: string;
}

export interface Schema {
  person: PersonTable;
  match: MatchTable;
  seat: SeatTable;
  log: LogTable;
}
