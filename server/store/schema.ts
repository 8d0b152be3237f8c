/** The tables of the database, the same in SQLite and PostgreSQL. JSON is kept as text. */

export interface PersonTable {
  id: string;
  name: string;
  colour: number;
  created_at: number;
  /** Since when this person is being deleted: whatever happens, from then on they have no name, no session and no new seat. */
  leaving_at: number | null;
}

/** One browser in which somebody is signed in. */
export interface SessionTable {
  id: string;
  person: string;
  /** Only the hash of the cookie is kept. */
  token_hash: string;
  /** What it calls itself: 'Firefox/Linux'. */
  device: string;
  created_at: number;
  seen_at: number;
}

/** A credential that proves who somebody is; the private half never leaves their device. */
export interface PasskeyTable {
  id: string;
  person: string;
  public_key: string;
  /** Grows with every use where the device counts; a smaller one than the last is a copy. */
  counter: number;
  transports: string;
  name: string;
  created_at: number;
  used_at: number;
}

/** A recovery code that has not been used. */
export interface CodeTable {
  hash: string;
  person: string;
}

/** A question to a passkey that waits for its answer; taken away by the first one. */
export interface CeremonyTable {
  challenge: string;
  /** Who makes a passkey; null for somebody who signs in. */
  person: string | null;
  expires_at: number;
}

/** A way from one device to another: shown by the first, claimed by the second, confirmed on the first, used once. */
export interface HandoverTable {
  id: string;
  person: string;
  secret_hash: string;
  /** Made with the claim and shown by both devices, so that the right one is let in. */
  word: string;
  claim_hash: string | null;
  device: string | null;
  granted: number;
  expires_at: number;
}

export interface MatchTable {
  id: string;
  game: string;
  rules_version: number;
  options: string;
  seed: string;
  /** Which generator makes its chance: 1 the first one, 2 the one that cannot be foretold. */
  format: number;
  status: 'waiting' | 'running' | 'finished';
  listed: number;
  /** Grows by one with every change. A change names the version it starts from: two processes cannot both make it. */
  version: number;
  /** Moves made so far. */
  moves: number;
  /** Moves taken over from the match this one was forked from: they cannot be taken back. */
  base: number;
  forked_from: string | null;
  /** The deals before the one of `seed`, as JSON: a fork with a second person draws anew what is hidden. */
  dealt_before: string;
  /** Which person has seen which seat while the match runs, as JSON: see seen-seats.ts. */
  saw: string;
  /** Who opened the table, or has it from who did; null for tables of before. */
  host: string | null;
  /** 1 where the people say when it begins; otherwise it begins when the last seat is taken. */
  gathers: number;
  /** 0 where moves cannot be taken back even if all agree. */
  take_backs: number;
  /** 1 where those who play may ask for hints. */
  hints: number;
  /** Seconds the others wait for somebody who is gone; null for the server's own. */
  patience: number | null;
  /** 1 while nobody is to move. */
  paused: number;
  /** How it ended, if not by its rules: by giving up, or without a result. */
  ended: 'resigned' | 'agreed' | null;
  /** The open question to the table, as JSON. */
  question: string | null;
  /** The table at which the same people play again. */
  rematch: string | null;
  /** The seats the game waits for, as a JSON list: the lobby shows whose turn it is without loading the match. */
  waiting: string;
  /** 1 when one of them is a bot's: what has to go on after a restart. */
  bot_turn: number;
  result: string | null;
  /** What everybody heard last, in both languages, as JSON. */
  last: string | null;
  /** 1 when the rules of today do not lead to what was recorded: nobody waits for this match any more. */
  stuck: number;
  /** Who opened the table; null for tables from before this was kept. */
  owner: string | null;
  created_at: number;
  updated_at: number;
}

export interface SeatTable {
  match: string;
  seat: number;
  kind: 'person' | 'open' | 'bot';
  person: string | null;
  /** Of a bot: the one that sits here, or the one that stands in. */
  level: number | null;
  colour: number;
  /** Content with how the table is set while it waits. */
  ready: number;
  /** For whom an open seat is kept. */
  invited: string | null;
  /** 1 while a bot plays for the person, or keeps an open seat warm. */
  stands_in: number;
  /** 1 for who has given up: they come last, whatever a bot makes of their seat. */
  resigned: number;
  /** When this person was last here. */
  seen_at: number | null;
  /** When the others last reminded this person. */
  reminded_at: number | null;
  /** 1 where this person does not want to see the table in the lobby. */
  hidden: number;
  /** Whoever put a bot here: it counts to them. */
  given: string | null;
  /** What a file calls whoever sat here, nobody's name in this house; or a bot, where it brought its name from another table. */
  called: string | null;
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

/** Why a match does not count for somebody: they had a hint, or took back what they had already seen the end of. */
export type Uncounted = 'hint' | 'undo';

/**
 * For whom a match does not count: it stays so, whatever is taken back. A row of its own, because seats are written anew by whoever
 * changes them, from what they knew.
 */
export interface HintedTable {
  match: string;
  person: string;
  why: Uncounted;
}

/** One row that is written to see whether anything can be written. */
export interface PulseTable {
  id: number;
  at: number;
}

/** What the journal never holds. Matches and their log are not in this list: nobody can read them past the journal. */
export interface PeopleSchema {
  person: PersonTable;
  session: SessionTable;
  passkey: PasskeyTable;
  code: CodeTable;
  ceremony: CeremonyTable;
  handover: HandoverTable;
  seat: SeatTable;
}

export interface Schema extends PeopleSchema {
  match: MatchTable;
  log: LogTable;
  hinted: HintedTable;
  pulse: PulseTable;
}
