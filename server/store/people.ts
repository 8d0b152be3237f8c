import type { Kysely } from 'kysely';
import type { Backend } from './backend.ts';
import type { HandoverTable, PasskeyTable, PeopleSchema, PersonTable, SessionTable } from './schema.ts';

/** Somebody and the browser they are in. */
export type SignedIn = PersonTable & { readonly session: string };

/** A session is written as seen at most so often. */
const SEEN_MS = 5 * 60_000;

/**
 * People, and how they prove who they are. Whatever may be used once is taken away by whoever uses it first, in one
 * statement: the embedded database has one connection, on which moves are stored between any two statements.
 */
export class People {
  readonly #backend: Backend;
  readonly #db: Kysely<PeopleSchema>;

  constructor(backend: Backend) {
    this.#backend = backend;
    this.#db = backend.people;
  }

  async add(person: PersonTable, session: SessionTable): Promise<void> {
    await this.#db.insertInto('person').values(person).execute();
    await this.#db.insertInto('session').values(session).execute();
  }

  /** Nobody who is being deleted. */
  byId(id: string): Promise<PersonTable | undefined> {
    return this.#db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', id)
      .where('leaving_at', 'is', null)
      .executeTakeFirst();
  }

  async change(id: string, change: { name?: string; colour?: number }): Promise<PersonTable | undefined> {
    const person = await this.#db
      .updateTable('person')
      .set(change)
      .where('id', '=', id)
      .where('leaving_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    await this.#backend.tell({ about: 'person', person: id });
    return person;
  }

  async nameOf(id: string): Promise<string | null> {
    return (await this.byId(id))?.name ?? null;
  }

  // ---------- being deleted ----------

  /** From this statement on somebody is being deleted, whatever comes in between: see leaving.ts. */
  async leave(id: string, now: number): Promise<void> {
    await this.#db
      .updateTable('person')
      .set({ leaving_at: now })
      .where('id', '=', id)
      .where('leaving_at', 'is', null)
      .execute();
    await this.#backend.tell({ about: 'person', person: id });
  }

  /** Those whose deletion was begun and not finished. */
  async leaving(): Promise<string[]> {
    const rows = await this.#db.selectFrom('person').select('id').where('leaving_at', 'is not', null).execute();
    return rows.map(({ id }) => id);
  }

  /** Whether there is nobody of this id any more, not even somebody who is being deleted. */
  async isGone(id: string): Promise<boolean> {
    return (await this.#db.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst()) === undefined;
  }

  /**
   * Takes somebody away who is being deleted; sessions, passkeys and codes go with them, seats stay with nobody's name. One match
   * after the other: locks on several at once could wait for those of moves.
   */
  async remove(id: string): Promise<void> {
    const db = this.#backend.matches;
    const named = await db
      .selectFrom('match')
      .select('id')
      .where((q) => q.or([q('owner', '=', id), q('host', '=', id)]))
      .execute();
    for (const match of named) {
      await db.updateTable('match').set({ owner: null }).where('id', '=', match.id).where('owner', '=', id).execute();
      await db.updateTable('match').set({ host: null }).where('id', '=', match.id).where('host', '=', id).execute();
    }
    for (const column of ['person', 'invited'] as const)
      for (const seat of await db.selectFrom('seat').select(['match', 'seat']).where(column, '=', id).execute())
        await db
          .updateTable('seat')
          .set({ [column]: null })
          .where('match', '=', seat.match)
          .where('seat', '=', seat.seat)
          .where(column, '=', id)
          .execute();
    await this.#db.deleteFrom('person').where('id', '=', id).execute();
    await this.#backend.tell({ about: 'person', person: id });
  }

  // ---------- sessions ----------

  async bySession(tokenHash: string, now: number): Promise<SignedIn | undefined> {
    const found = await this.#db
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person')
      .selectAll('person')
      .select(['session.id as session', 'session.seen_at'])
      .where('session.token_hash', '=', tokenHash)
      .where('person.leaving_at', 'is', null)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { seen_at: seen, ...person } = found;
    // Whoever cannot be noted as seen, because the disk is full, comes in all the same; their next request tries again.
    if (now - seen > SEEN_MS)
      this.#db
        .updateTable('session')
        .set({ seen_at: now })
        .where('id', '=', found.session)
        .execute()
        .catch(() => {});
    return person;
  }

  async addSession(session: SessionTable): Promise<void> {
    await this.#db.insertInto('session').values(session).execute();
  }

  sessions(person: string): Promise<SessionTable[]> {
    return this.#db
      .selectFrom('session')
      .selectAll()
      .where('person', '=', person)
      .orderBy('seen_at', 'desc')
      .orderBy('id')
      .execute();
  }

  /** Ends these sessions of this person and says which there were. */
  async endSessions(person: string, which: { only?: string; except?: string }): Promise<string[]> {
    let query = this.#db.deleteFrom('session').where('person', '=', person);
    if (which.only !== undefined) query = query.where('id', '=', which.only);
    if (which.except !== undefined) query = query.where('id', '!=', which.except);
    const ended = (await query.returning('id').execute()).map((s) => s.id);
    if (ended.length > 0) await this.#backend.tell({ about: 'sessions', sessions: ended });
    return ended;
  }

  // ---------- passkeys and codes ----------

  passkeys(person: string): Promise<PasskeyTable[]> {
    return this.#db.selectFrom('passkey').selectAll().where('person', '=', person).orderBy('created_at').execute();
  }

  passkey(id: string): Promise<PasskeyTable | undefined> {
    return this.#db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async addPasskey(passkey: PasskeyTable): Promise<boolean> {
    const made = await this.#db
      .insertInto('passkey')
      .values(passkey)
      .onConflict((c) => c.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return made !== undefined;
  }

  /** Only from the counter that was read: of two uses at once one is a copy. */
  async usePasskey(passkey: PasskeyTable, counter: number, now: number): Promise<boolean> {
    const used = await this.#db
      .updateTable('passkey')
      .set({ counter, used_at: now })
      .where('id', '=', passkey.id)
      .where('counter', '=', passkey.counter)
      .returning('id')
      .executeTakeFirst();
    return used !== undefined;
  }

  async renamePasskey(person: string, id: string, name: string): Promise<boolean> {
    const done = await this.#db
      .updateTable('passkey')
      .set({ name })
      .where('id', '=', id)
      .where('person', '=', person)
      .returning('id')
      .executeTakeFirst();
    return done !== undefined;
  }

  async removePasskey(person: string, id: string): Promise<boolean> {
    const done = await this.#db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('person', '=', person)
      .returning('id')
      .executeTakeFirst();
    return done !== undefined;
  }

  async codesLeft(person: string): Promise<number> {
    return (await this.#db.selectFrom('code').select('hash').where('person', '=', person).execute()).length;
  }

  async setCodes(person: string, hashes: readonly string[]): Promise<void> {
    await this.#db
      .insertInto('code')
      .values(hashes.map((hash) => ({ hash, person })))
      .execute();
    await this.#db.deleteFrom('code').where('person', '=', person).where('hash', 'not in', hashes).execute();
  }

  /** Whose code it was; nobody's a second time. */
  async takeCode(hash: string): Promise<string | undefined> {
    return (await this.#db.deleteFrom('code').where('hash', '=', hash).returning('person').executeTakeFirst())?.person;
  }

  // ---------- ceremonies and handovers ----------

  async ask(challenge: string, person: string | null, now: number, forMs: number): Promise<void> {
    await this.#forgetOld(now);
    await this.#db
      .insertInto('ceremony')
      .values({ challenge, person, expires_at: now + forMs })
      .execute();
  }

  /** True once for a challenge that was asked of this person (null: of somebody who signs in) and is still in time. */
  async takeChallenge(challenge: string, person: string | null, now: number): Promise<boolean> {
    const asked = await this.#db
      .deleteFrom('ceremony')
      .where('challenge', '=', challenge)
      .returningAll()
      .executeTakeFirst();
    return asked !== undefined && asked.person === person && asked.expires_at > now;
  }

  /** A new way to another device; the one before is void. */
  async addHandover(handover: HandoverTable, now: number): Promise<void> {
    await this.#forgetOld(now);
    await this.dropHandover(handover.person);
    await this.#db.insertInto('handover').values(handover).execute();
  }

  handoverOf(person: string): Promise<HandoverTable | undefined> {
    return this.#db.selectFrom('handover').selectAll().where('person', '=', person).executeTakeFirst();
  }

  /** A way that nobody has claimed yet. */
  openHandover(secretHash: string, now: number): Promise<HandoverTable | undefined> {
    return this.#db
      .selectFrom('handover')
      .selectAll()
      .where('secret_hash', '=', secretHash)
      .where('claim_hash', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
  }

  /** The first device that comes with the secret has it. */
  claimHandover(
    secretHash: string,
    claim: { claim_hash: string; device: string; word: string },
    now: number,
  ): Promise<HandoverTable | undefined> {
    return this.#db
      .updateTable('handover')
      .set(claim)
      .where('secret_hash', '=', secretHash)
      .where('claim_hash', 'is', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
  }

  async grantHandover(person: string, word: string, now: number): Promise<boolean> {
    const done = await this.#db
      .updateTable('handover')
      .set({ granted: 1 })
      .where('person', '=', person)
      .where('word', '=', word)
      .where('claim_hash', 'is not', null)
      .where('expires_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    return done !== undefined;
  }

  claimed(claimHash: string): Promise<HandoverTable | undefined> {
    return this.#db.selectFrom('handover').selectAll().where('claim_hash', '=', claimHash).executeTakeFirst();
  }

  /** The person, once, for a claim that was granted in time. */
  async takeHandover(claimHash: string, now: number): Promise<string | undefined> {
    const taken = await this.#db
      .deleteFrom('handover')
      .where('claim_hash', '=', claimHash)
      .where('granted', '=', 1)
      .where('expires_at', '>', now)
      .returning('person')
      .executeTakeFirst();
    return taken?.person;
  }

  async dropHandover(person: string): Promise<void> {
    await this.#db.deleteFrom('handover').where('person', '=', person).execute();
  }

  async #forgetOld(now: number): Promise<void> {
    await this.#db.deleteFrom('ceremony').where('expires_at', '<=', now).execute();
    await this.#db.deleteFrom('handover').where('expires_at', '<=', now).execute();
  }
}
