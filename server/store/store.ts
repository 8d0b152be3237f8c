import type { Backend } from './backend.ts';
import type { Change } from './changes.ts';
import { LISTED, type ListedRow } from './columns.ts';
import { GroupCommit, type Outcome } from './group.ts';
import { type LogEvent, readLog } from './log.ts';
import { People } from './people.ts';
import type { MatchTable, SeatTable, Uncounted } from './schema.ts';
import { soon } from './soon.ts';
import { databaseSentence } from './start-problem.ts';

/** A seat, the name of the person on it, and of the one it is kept for. */
export type SeatRow = SeatTable & {
  readonly name: string | null;
  readonly invitedName?: string | null;
  /** The person on it, if the match does not count for them, and why; for who comes after them it does. */
  readonly hinted?: string | null;
  readonly uncounted?: Uncounted | null;
};

/** A seat as it is stored: names belong to people, and for whom it does not count is kept apart. */
export function storedSeat({ name: _, invitedName: __, hinted: ___, uncounted: ____, ...seat }: SeatRow): SeatTable {
  return seat;
}

export interface StoredMatch {
  readonly row: MatchTable;
  readonly seats: readonly SeatRow[];
}

/** A match as lists have it: what its row may say to anybody, without the match itself. */
export interface ListedMatch {
  readonly row: ListedRow;
  readonly seats: readonly SeatRow[];
}

const CARD = LISTED.map((column) => `match.${column}` as const);

/** Most cards of one kind a lobby shows. */
const LOBBY_CARDS = 50;
/** Most tables of one's own that a lobby shows, and how many of those that are over. */
const MY_TABLES = 200;
const LATEST = 6;
/** Most results of one game that a record is made of. */
const RECORD = 500;
/** Finished games that are sent at once. */
export const PAST_PAGE = 60;
/** A table at which nothing has happened for so long is no longer shown to strangers; its people and its link keep it. */
const FORGOTTEN_MS = 14 * 24 * 60 * 60 * 1000;

const PULSE_MS = 1000;
const PULSE_DEADLINE_MS = 2000;

/** Which database, and whether one that has lost something is welcome. */
interface Where {
  readonly data: string;
  readonly databaseUrl?: string | undefined;
  readonly acceptLoss?: boolean | undefined;
}

/** Everything the server remembers. */
export class Store {
  readonly backend: Backend;
  readonly people: People;
  readonly #group: GroupCommit;
  #pulse: Promise<void> | null = null;
  #pulsedAt = 0;

  constructor(backend: Backend, onError: (error: unknown) => void) {
    this.backend = backend;
    this.people = new People(backend);
    this.#group = new GroupCommit(backend, onError);
  }

  static async open(where: Where, onError: (error: unknown) => void): Promise<Store> {
    return new Store(await openBackend(where, onError), onError);
  }

  /** Says so once the change is durable, or known not to be made. */
  submit(change: Change, done: (outcome: Outcome) => void): void {
    this.#group.add(change, done);
  }

  write(change: Change): Promise<Outcome> {
    return new Promise((done) => this.submit(change, done));
  }

  async match(id: string): Promise<StoredMatch | null> {
    const row = await this.backend.matches.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    return { row, seats: await this.#seats([id]) };
  }

  /** The same for those who answer people. */
  async card(id: string): Promise<ListedMatch | null> {
    const rows = await this.backend.matches.selectFrom('match').select(CARD).where('id', '=', id).execute();
    return (await this.#withSeats(rows))[0] ?? null;
  }

  /** Which version of these matches is stored. */
  versions(ids: readonly string[]): Promise<{ id: string; version: number }[]> {
    return this.backend.matches.selectFrom('match').select(['id', 'version']).where('id', 'in', ids).execute();
  }

  /** The log after version `after`, in order. */
  async events(id: string, after = 0): Promise<LogEvent[]> {
    return (await this.log(id, after)).flatMap(readLog).filter((event) => event.v > after);
  }

  /** The same as it is stored: pieces that end after version `after`. */
  async log(id: string, after = 0): Promise<string[]> {
    const pieces = await this.backend.matches
      .selectFrom('log')
      .select('events')
      .where('match', '=', id)
      .where('v', '>', after)
      .orderBy('v')
      .execute();
    return pieces.map((piece) => piece.events);
  }

  /** Running matches in which somebody plays, a bot is asked and nothing has happened since, but something lately. */
  async botsToMove(before: number, since: number): Promise<string[]> {
    const rows = await this.backend.matches
      .selectFrom('match')
      .select('id')
      .where('status', '=', 'running')
      .where('stuck', '=', 0)
      .where('bot_turn', '=', 1)
      .where('updated_at', '<=', before)
      .where('updated_at', '>', since)
      .where('id', 'in', (q) =>
        q
          .selectFrom('seat')
          .select('seat.match')
          .where('kind', '=', 'person')
          .where('person', 'is not', null)
          .where('stands_in', '=', 0)
          .where('resigned', '=', 0),
      )
      .execute();
    return rows.map((r) => r.id);
  }

  /** The match cannot be replayed, or can be again. */
  async strand(id: string, stuck: boolean): Promise<void> {
    await this.backend.matches
      .updateTable('match')
      .set({ stuck: stuck ? 1 : 0 })
      .where('id', '=', id)
      .execute();
  }

  /** Everything that goes on, and of what is over the latest. */
  async mine(person: string): Promise<ListedMatch[]> {
    const rows = await this.#of(person).where('status', '!=', 'finished').limit(MY_TABLES).execute();
    return [...(await this.#withSeats(rows)), ...(await this.past(person, Number.MAX_SAFE_INTEGER, LATEST))];
  }

  /** What this person has finished before that time, the newest first. */
  async past(person: string, before: number, limit = PAST_PAGE): Promise<ListedMatch[]> {
    const rows = await this.#of(person)
      .where('status', '=', 'finished')
      .where('updated_at', '<', before)
      .limit(limit)
      .execute();
    return this.#withSeats(rows);
  }

  /** From the seats of this person on: what it costs depends on what they have, not on what the house has. */
  #of(person: string, by: 'person' | 'invited' = 'person') {
    return (
      this.backend.matches
        .selectFrom('seat as mine')
        // SQLite takes a cross join in the order in which it is written; any other one might begin with all matches that are over.
        .crossJoin('match')
        .whereRef('match.id', '=', 'mine.match')
        .select(CARD)
        .where(`mine.${by}`, '=', person)
        .orderBy('match.updated_at', 'desc')
    );
  }

  /** What this person has finished of a game that counts for them, newest first. */
  async finishedOf(person: string, game: string): Promise<ListedMatch[]> {
    const rows = await this.#of(person)
      .where('status', '=', 'finished')
      .where('game', '=', game)
      .where('id', 'not in', (q) => q.selectFrom('hinted').select('hinted.match').where('hinted.person', '=', person))
      .limit(RECORD)
      .execute();
    return this.#withSeats(rows);
  }

  /** What this person has finished alone in a game with these options that counts for them, newest first. */
  async alone(person: string, game: string, options: string): Promise<ListedMatch[]> {
    const rows = await this.#of(person)
      .where('status', '=', 'finished')
      .where('game', '=', game)
      .where('options', '=', options)
      .where((q) =>
        q.not(
          q.exists(
            q
              .selectFrom('seat as other')
              .select('other.seat')
              .whereRef('other.match', '=', 'mine.match')
              .whereRef('other.seat', '!=', 'mine.seat'),
          ),
        ),
      )
      .where('id', 'not in', (q) => q.selectFrom('hinted').select('hinted.match').where('hinted.person', '=', person))
      .limit(LOBBY_CARDS)
      .execute();
    return this.#withSeats(rows);
  }

  /** Tables that wait, with a seat kept for this person. */
  async invited(person: string): Promise<ListedMatch[]> {
    const rows = await this.#of(person, 'invited').where('status', '=', 'waiting').limit(LOBBY_CARDS).execute();
    return this.#withSeats(rows);
  }

  /** Not a change of the match: only this person's lobby looks at it. */
  async hide(match: string, person: string, hidden: boolean): Promise<void> {
    await this.backend.matches
      .updateTable('seat')
      .set({ hidden: hidden ? 1 : 0 })
      .where('match', '=', match)
      .where('person', '=', person)
      .execute();
  }

  /** Somebody has a hint: from now on this match does not count for them. */
  async tookHint(match: string, person: string): Promise<void> {
    await this.backend.matches
      .insertInto('hinted')
      .values({ match, person, why: 'hint' })
      .onConflict((c) => c.doNothing())
      .execute();
  }

  /** Somebody was at the table until now. */
  async seen(match: string, person: string, at: number): Promise<void> {
    await this.backend.matches
      .updateTable('seat')
      .set({ seen_at: at })
      .where('match', '=', match)
      .where('person', '=', person)
      .execute();
  }

  /** By seat: when its person was last here. */
  async lastSeen(match: string): Promise<Map<number, number>> {
    const rows = await this.backend.matches
      .selectFrom('seat')
      .select(['seat', 'seen_at'])
      .where('match', '=', match)
      .execute();
    return new Map(rows.flatMap(({ seat, seen_at: at }) => (at === null ? [] : [[seat, at] as const])));
  }

  /** Every match of this person, the oldest first. */
  async allOf(person: string): Promise<ListedMatch[]> {
    const rows = await this.backend.matches
      .selectFrom('match')
      .select(CARD)
      .where('id', 'in', (q) => q.selectFrom('seat').select('seat.match').where('person', '=', person))
      .orderBy('created_at')
      .execute();
    return this.#withSeats(rows);
  }

  /** Where this person sits at a table that goes on or is to begin, and has not given up. */
  playedBy(person: string): Promise<{ id: string; status: MatchTable['status'] }[]> {
    return this.backend.matches
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select(['match.id', 'match.status'])
      .where('seat.person', '=', person)
      .where((q) =>
        q.or([
          q('match.status', '=', 'waiting'),
          q.and([q('match.status', '=', 'running'), q('match.stuck', '=', 0), q('seat.resigned', '=', 0)]),
        ]),
      )
      .orderBy('match.id')
      .execute();
  }

  /** How many tables this person sits at. */
  async counts(person: string): Promise<{ running: number; finished: number }> {
    const rows = await this.backend.matches
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select('match.status')
      .where('seat.person', '=', person)
      .execute();
    const finished = rows.filter((r) => r.status === 'finished').length;
    return { running: rows.length - finished, finished };
  }

  /** What this person has opened and not finished, and the bots they have put on seats anywhere. */
  async heldBy(person: string): Promise<{ tables: number; bots: number }> {
    const open = this.backend.matches
      .selectFrom('match')
      .where('status', 'in', ['waiting', 'running'])
      .where('stuck', '=', 0)
      .select((q) => q.fn.countAll<number>().as('n'));
    const tables = await open.where('owner', '=', person).executeTakeFirstOrThrow();
    const bots = await open
      .innerJoin('seat', 'seat.match', 'match.id')
      .where('seat.given', '=', person)
      .executeTakeFirstOrThrow();
    return { tables: Number(tables.n), bots: Number(bots.n) };
  }

  /** Tables that wait for players since long ago: nobody comes any more. Says which there were. */
  async cleanUp(): Promise<string[]> {
    const gone = await this.backend.matches
      .deleteFrom('match')
      .where('status', '=', 'waiting')
      .where('updated_at', '<', Date.now() - FORGOTTEN_MS)
      .returning('id')
      .execute();
    return gone.map(({ id }) => id);
  }

  /** Listed matches of one status where something goes on, the newest of each owner, without those of this person. */
  async listed(status: 'waiting' | 'running', without: string | null): Promise<ListedMatch[]> {
    let query = this.backend.matches
      .selectFrom('match')
      .select(CARD)
      .where('status', '=', status)
      .where('listed', '=', 1)
      .where('stuck', '=', 0)
      .where('updated_at', '>', Date.now() - FORGOTTEN_MS)
      .where((q) =>
        q.not(
          q.exists(
            q
              .selectFrom('match as newer')
              .select('newer.id')
              .whereRef('newer.owner', '=', 'match.owner')
              .whereRef('newer.status', '=', 'match.status')
              .where('newer.listed', '=', 1)
              .where('newer.stuck', '=', 0)
              .where((e) =>
                e.or([
                  e('newer.created_at', '>', e.ref('match.created_at')),
                  e.and([e('newer.created_at', '=', e.ref('match.created_at')), e('newer.id', '>', e.ref('match.id'))]),
                ]),
              ),
          ),
        ),
      );
    if (without !== null)
      query = query.where('id', 'not in', (q) =>
        q.selectFrom('seat').select('seat.match').where('person', '=', without),
      );
    return this.#withSeats(await query.orderBy('created_at', 'desc').limit(LOBBY_CARDS).execute());
  }

  async #withSeats(rows: readonly ListedRow[]): Promise<ListedMatch[]> {
    if (rows.length === 0) return [];
    const byMatch = new Map<string, SeatRow[]>(rows.map((row) => [row.id, []]));
    for (const seat of await this.#seats([...byMatch.keys()])) byMatch.get(seat.match)?.push(seat);
    return rows.map((row) => ({ row, seats: byMatch.get(row.id) ?? [] }));
  }

  #seats(matches: readonly string[]): Promise<SeatRow[]> {
    return this.backend.matches
      .selectFrom('seat')
      .leftJoin('person', (on) => on.onRef('person.id', '=', 'seat.person').on('person.leaving_at', 'is', null))
      .selectAll('seat')
      .leftJoin('person as guest', (on) => on.onRef('guest.id', '=', 'seat.invited').on('guest.leaving_at', 'is', null))
      .leftJoin('hinted', (on) =>
        on.onRef('hinted.match', '=', 'seat.match').onRef('hinted.person', '=', 'seat.person'),
      )
      .select((q) => q.fn.coalesce('person.name', 'seat.called').as('name'))
      .select(['guest.name as invitedName', 'hinted.person as hinted', 'hinted.why as uncounted'])
      .where('seat.match', 'in', matches)
      .orderBy('seat.match')
      .orderBy('seat.seat')
      .execute();
  }

  /** What is said is kept: something can be written, and soon enough. Asked often, it is tried once a second. */
  pulse(): Promise<void> {
    const now = Date.now();
    if (this.#pulse === null || now - this.#pulsedAt > PULSE_MS) {
      this.#pulsedAt = now;
      this.#pulse = soon(this.backend.pulse(), PULSE_DEADLINE_MS);
      // Whoever asks hears of it.
      this.#pulse.catch(() => {});
    }
    return this.#pulse;
  }

  async close(): Promise<void> {
    await this.#group.drain();
    await this.backend.close();
  }
}

/** Only the driver that is used is loaded. */
async function openBackend(
  { data, databaseUrl, acceptLoss }: Where,
  onError: (error: unknown) => void,
): Promise<Backend> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl, onError).catch((error: unknown) => {
      throw databaseSentence(error) ?? error;
    });
  }
  return (await import('./sqlite.ts')).openSqlite(data, onError, acceptLoss);
}
