import type { Kysely } from 'kysely';
import type { Change } from './changes.ts';
import type { PeopleSchema, Schema } from './schema.ts';

/** What one process tells the others that share its database. */
export type Notice =
  | { readonly about: 'match'; readonly match: string; readonly version: number }
  | { readonly about: 'person'; readonly person: string }
  /** These sessions have ended: their sockets are closed, wherever they lead to. */
  | { readonly about: 'sessions'; readonly sessions: readonly string[] }
  /** Who is with this process at some of its tables; `asks` for the same from the others. */
  | {
      readonly about: 'presence';
      readonly process: string;
      readonly tables: readonly (readonly [match: string, people: readonly string[], half?: readonly string[]])[];
      readonly asks: boolean;
    }
  /** The line to the others was broken for a while: anything may have changed. */
  | { readonly about: 'everything' };

/** One of the two databases. */
export interface Backend {
  readonly kind: 'sqlite' | 'postgres';
  readonly people: Kysely<PeopleSchema>;
  /** Every query through here sees all moves, also those that are not spread over the tables yet. */
  readonly matches: Kysely<Schema>;
  /** Whether other processes may change matches too. */
  readonly shared: boolean;
  /** Makes all changes durable in one transaction. Says of each whether it was made: a lost race is no error. */
  commit(changes: readonly Change[]): Promise<boolean[]>;
  /** Exclusive care for the bots of a match, until it is released or the process ends. */
  claim(match: string): Promise<boolean>;
  release(match: string): Promise<void>;
  /** Hears what other processes changed. */
  listen(hear: (notice: Notice) => void): Promise<void>;
  tell(notice: Notice): Promise<void>;
  /** Writes, and hears the others: rejects where one of the two does not work. */
  pulse(): Promise<void>;
  close(): Promise<void>;
}
