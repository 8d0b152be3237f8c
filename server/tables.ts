import { type ReplayTrouble, replayTrouble } from '#kernel';
import { absence, type GoneFor, GRACE_MS } from './absence.ts';
import { standsInFor } from './acts.ts';
import { FairLine } from './fair.ts';
import { Gathered } from './gathered.ts';
import { Heard } from './heard.ts';
import { Held } from './held.ts';
import { type Around, tableText } from './messages.ts';
import { Presence, type PresenceNotice } from './presence.ts';
import { Refused, stuckMessage } from './problems.ts';
import type { ServerMessage } from './protocol.ts';
import type { Shelf } from './shelf.ts';
import { inSlices, type Steps } from './slices.ts';
import type { Notice } from './store/backend.ts';
import type { Change } from './store/changes.ts';
import type { Outcome } from './store/group.ts';
import { readLog } from './store/log.ts';
import type { MatchTable } from './store/schema.ts';
import type { ListedMatch, Store } from './store/store.ts';
import { Table } from './table.ts';
import { type Client, Watchers } from './watchers.ts';

/** How often tables that somebody looks at are compared with a database that others write to, and how many at once. */
const COMPARE_MS = 5000;
const CLEAN_MS = 60 * 60 * 1000;
const COMPARED_AT_ONCE = 500;
/** A table at which nobody has been for so long is not offered to strangers; its people and its link keep it. */
const LONELY_MS = 30 * 60_000;
/** Who comes and goes is told at most so often: otherwise a crowd costs the square of its size. */
const COMINGS_MS = 500;

/** The tables in memory. A table comes when somebody looks at it and goes when nobody does. */
export class Tables {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly watchers = new Watchers();
  readonly presence: Presence;
  readonly held: Held;
  readonly #comings = new Gathered(COMINGS_MS);
  /** Told whenever all changes of a table are stored: bots look whether they are asked. */
  onSettled: (table: Table) => void = () => {};
  /** Told when somebody comes back to a seat that a bot has kept for them. */
  onReturn: (match: string, person: string) => Promise<void> = () => Promise.resolve();
  /** Told at the start and every hour: what was begun and not finished is taken up again. */
  onCleanUp: () => Promise<void> = () => Promise.resolve();
  readonly around: Around;
  /** The clock that rights are measured by. */
  readonly now: () => number;
  readonly #since: number;
  /** Whether somebody still works for this table although nobody watches it. */
  isBusy: (id: string) => boolean = () => false;
  readonly #onError: (error: unknown) => void;
  readonly #open = new Map<string, Table>();
  /** Matches this process could not replay. */
  readonly #stuck = new Map<string, ReplayTrouble>();
  readonly #loading = new Map<string, Promise<Table | null>>();
  readonly #openings = new FairLine(1);
  readonly #waiting = new Map<Table, (() => void)[]>();
  readonly #sweep: NodeJS.Timeout;
  readonly #cleaning: NodeJS.Timeout;
  readonly #comparing: NodeJS.Timeout | null = null;

  constructor(
    store: Store,
    shelf: Shelf,
    idleMs: number,
    onError: (error: unknown) => void,
    repeatMs: number | undefined,
    patience: number,
    now: () => number,
  ) {
    this.store = store;
    this.shelf = shelf;
    this.held = new Held(store);
    this.#onError = onError;
    const tell = (notice: PresenceNotice): void => {
      if (store.backend.shared) store.backend.tell(notice).catch(onError);
    };
    this.now = now;
    this.#since = now();
    this.presence = new Presence(this.watchers, tell, (match, lost) => this.#lost(match, lost), now, repeatMs);
    this.around = {
      here: this.presence.here,
      half: this.presence.half,
      spectators: (match, seats) => this.presence.strangers(match, new Set(seats.map((s) => s.person))),
      patience,
      goneFor: (row) => this.goneFor(row),
    };
    if (store.backend.shared) this.#comparing = setInterval(() => this.#compare().catch(onError), COMPARE_MS).unref();
    this.#cleaning = setInterval(() => this.cleanUp().catch(onError), CLEAN_MS).unref();
    this.#sweep = setInterval(() => this.#unload(idleMs), Math.max(50, idleMs / 2)).unref();
  }

  get patience(): number {
    return this.around.patience;
  }

  /** How long whoever sits at this table has been gone. */
  goneFor(row: Pick<MatchTable, 'id' | 'created_at'>): GoneFor {
    const { here, lastHere } = this.presence;
    return absence(row, { now: this.now, here, lastHere, since: this.#since });
  }

  get loaded(): number {
    return this.#open.size;
  }

  /** The table, if it is in memory and up to date. Its last changes may not be stored yet. */
  at(id: string): Table | null {
    const table = this.#open.get(id);
    if (table === undefined || table.catching !== null || table.dead) return null;
    table.lastUsed = Date.now();
    return table;
  }

  /** The table, from memory or from its log; null if there is none. */
  async get(id: string): Promise<Table | null> {
    while (this.#open.get(id)?.catching) await this.#open.get(id)?.catching;
    return this.at(id) ?? this.#loading.get(id) ?? this.#load(id);
  }

  /** The table with all its changes stored: what it shows may be told. */
  async settled(id: string): Promise<Table | null> {
    for (;;) {
      const table = await this.get(id);
      if (table === null || table.unstored === 0) return table;
      await this.#quiet(table);
    }
  }

  /** As settled, for requests that need the table. */
  async need(id: string): Promise<Table> {
    const table = await this.settled(id);
    if (table === null) throw new Refused('unknown-match');
    return table;
  }

  /** The table as this person has heard it, with all changes stored: the door for rooms that answer people. */
  async heard(id: string, person: string | null): Promise<Heard> {
    const heard = await this.heardIfThere(id, person);
    if (heard === null) throw new Refused('unknown-match');
    return heard;
  }

  async heardIfThere(id: string, person: string | null): Promise<Heard | null> {
    const table = await this.settled(id);
    return table === null ? null : new Heard(table, table.seatOf(person));
  }

  /** Somebody has got a hint: it is kept, and their next move says so. */
  async tookHint(id: string, person: string): Promise<void> {
    await this.store.tookHint(id, person);
    const table = this.#open.get(id);
    const seat = table?.seatOf(person) ?? null;
    if (table !== undefined && seat !== null) table.noteHint(seat);
  }

  #load(id: string): Promise<Table | null> {
    const loading = this.#read(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #read(id: string): Promise<Table | null> {
    const trouble = this.#stuck.get(id);
    if (trouble !== undefined) throw new Refused('rules-changed', { why: trouble });
    const stored = await this.store.match(id);
    if (stored === null) return null;
    const waiting = stored.row.status === 'waiting';
    const pieces = waiting ? [] : await this.store.log(id);
    let table: Table;
    try {
      // A table that has not begun takes the newest rules; a match ends with those it began with.
      const module = await this.shelf.load(stored.row.game, waiting ? undefined : stored.row.rules_version);
      table = await this.opened(stored.row, Table.loading(module, stored, pieces.flatMap(readLog)));
    } catch (error) {
      throw new Refused('rules-changed', { why: await this.#strand(id, error) });
    }
    if (stored.row.stuck === 1) await this.store.strand(id, false);
    this.#open.set(id, table);
    this.onSettled(table);
    return table;
  }

  /** Makes the moves of a table, beside everything else; whoever has opened many long ones has their part of that time and no more. */
  opened({ id, owner }: Pick<MatchTable, 'id' | 'owner'>, steps: Steps<Table>): Promise<Table> {
    const person = owner ?? id;
    return this.#openings.run({ network: person, person, table: id }, () => inSlices(steps));
  }

  /** Tried once, said once: the match waits for nobody until other rules are started, which may know it again. */
  async #strand(id: string, error: unknown): Promise<ReplayTrouble> {
    const trouble = replayTrouble(error) ?? 'drift';
    this.#stuck.set(id, trouble);
    const why = error instanceof Error ? error.message : String(error);
    this.#onError(new Error(`match ${id} cannot be replayed: ${why}`, { cause: error }));
    await this.store.strand(id, true);
    return trouble;
  }

  /** Takes in a new table that was just stored. */
  adopt(table: Table): void {
    this.#open.set(table.id, table);
    this.onSettled(table);
  }

  /** No change of this table waits for the disk. */
  async #quiet(table: Table): Promise<void> {
    while (table.unstored > 0)
      await new Promise<void>((done) => {
        this.#waiting.set(table, [...(this.#waiting.get(table) ?? []), done]);
      });
  }

  /**
   * Stores a change that was made in memory, then tells: first whoever asked for it, then everybody at the table.
   * If it could not be stored, the table is read again from its log.
   */
  submit(table: Table, change: Change, answer: (outcome: Outcome) => void): void {
    table.unstored += 1;
    this.store.submit(change, (outcome) => {
      table.unstored -= 1;
      answer(outcome);
      if (table.unstored > 0) return;
      if (table.dead) this.#revive(table).then(() => this.#release(table), this.#onError);
      else
        try {
          this.#announce(table, change);
        } finally {
          this.#release(table);
        }
    });
  }

  /** As submit, for those who wait until nothing of this table is on its way. */
  async write(table: Table, change: Change): Promise<Outcome> {
    const outcome = await new Promise<Outcome>((done) => this.submit(table, change, done));
    await this.#quiet(table);
    return outcome;
  }

  #release(table: Table): void {
    const waiting = this.#waiting.get(table);
    if (waiting === undefined) return;
    this.#waiting.delete(table);
    for (const done of waiting) done();
  }

  #announce(table: Table, change: Change): void {
    if (change.remove === true) {
      this.#open.delete(table.id);
      this.watchers.dismiss(table.id, { t: 'error', key: 'unknown-match' });
      return;
    }
    this.#tellNews(table);
    // Nobody needs a finished match in memory before somebody comes to look at it.
    if (table.row.status === 'finished' && this.watchers.count(table.id) === 0) this.#forget(table.id);
    else {
      this.onSettled(table);
      this.#atHome(table);
    }
  }

  /** Nobody plays for somebody who is here: they may have come while the bot sat down. */
  #atHome(table: Table): void {
    if (!table.seats.some((s) => s.stands_in === 1)) return;
    for (const { person } of this.watchers.at(table.id)) if (person !== null) this.#returned(table, person);
  }

  #returned(table: Table, person: string): void {
    if (standsInFor(table, person)) this.onReturn(table.id, person).catch(this.#onError);
  }

  /** Shows the table to those for whom something has changed: a message would tell the others that something did. */
  #tellNews(table: Table): void {
    this.tell(table, (client, heard) => client.seen !== heard.version);
  }

  /** Shows the table to all who watch it; the same text for all who may see the same. */
  tell(table: Table, wanted: (client: Client, heard: Heard) => boolean = () => true): void {
    const texts: { seat: number | null; from: number; text: string }[] = [];
    for (const client of this.watchers.at(table.id)) {
      const heard = new Heard(table, table.seatOf(client.person));
      if (!wanted(client, heard)) continue;
      const from = this.#logFor(client, heard);
      let same = texts.find((t) => t.seat === heard.seat && t.from === from);
      if (same === undefined) {
        same = { seat: heard.seat, from, text: tableText(heard, from, this.around) };
        texts.push(same);
      }
      client.send(same.text);
      this.#shown(client, heard);
    }
  }

  /** Shows the table to one client. */
  show(client: Client, table: Table): void {
    const heard = new Heard(table, table.seatOf(client.person));
    client.send(tableText(heard, this.#logFor(client, heard), this.around));
    this.#shown(client, heard);
  }

  /** Shows the table to one client once all its changes are on the disk. */
  async showSettled(client: Client, id: string): Promise<void> {
    const table = await this.settled(id);
    if (table !== null) this.show(client, table);
  }

  /** With the end everything may be seen, also what was masked in the log before. */
  #logFor(client: Client, heard: Heard): number {
    return client.watching !== heard.id || client.seen < 0 ? 0 : heard.knownSince(client.seen);
  }

  #shown(client: Client, heard: Heard): void {
    if (client.watching === heard.id) client.seen = heard.version;
  }

  /** Somebody was faster, or the disk failed: what is in memory is not what is stored. */
  async #revive(table: Table): Promise<void> {
    if (this.#open.get(table.id) === table) this.#open.delete(table.id);
    try {
      const fresh = await this.get(table.id);
      if (fresh !== null) this.tell(fresh);
    } catch (error) {
      const stuck = error instanceof Refused && error.key === 'rules-changed';
      if (!stuck) this.#onError(error);
      this.watchers.dismiss(table.id, stuck ? stuckMessage(error) : { t: 'error', key: 'unavailable' });
    }
  }

  /** Another process sharing the database has changed something. */
  hear(notice: Exclude<Notice, { about: 'signed-out' }>): void {
    if (notice.about === 'person') this.rename(notice.person).catch(this.#onError);
    else if (notice.about === 'presence') for (const match of this.presence.hear(notice)) this.#lookAround(match);
    else if (notice.about === 'match') this.#hearOf(notice.match, notice.version).catch(this.#onError);
    else if (notice.about === 'everything')
      for (const id of this.#open.keys()) this.#hearOf(id, Number.POSITIVE_INFINITY).catch(this.#onError);
  }

  /** A notice may get lost: what somebody looks at is compared with the database from time to time. */
  async #compare(): Promise<void> {
    const watched = [...this.#open.keys()].filter((id) => this.watchers.count(id) > 0);
    for (let i = 0; i < watched.length; i += COMPARED_AT_ONCE)
      for (const { id, version } of await this.store.versions(watched.slice(i, i + COMPARED_AT_ONCE)))
        this.#hearOf(id, version).catch(this.#onError);
  }

  async #hearOf(id: string, version: number): Promise<void> {
    const table = (await this.#loading.get(id)) ?? this.#open.get(id);
    if (table === undefined || table === null || table.version >= version || table.dead) return;
    while (table.catching) await table.catching;
    if (table.version >= version) return;
    table.catching = this.#catchUp(table).finally(() => {
      table.catching = null;
    });
    await table.catching;
  }

  async #catchUp(table: Table): Promise<void> {
    await this.#quiet(table);
    const { version } = table;
    const stored = await this.store.match(table.id);
    const events = stored === null || table.match === null ? [] : await this.store.events(table.id, version);
    if (table.dead || this.#open.get(table.id) !== table) return;
    // Whoever had the table in hand went on with it: what was read follows another position. The database decides which of them counts.
    if (table.unstored > 0 || table.version !== version) return this.#catchUp(table);
    if (stored?.row.version === version) return;
    if (stored === null) {
      this.#open.delete(table.id);
      this.watchers.dismiss(table.id, { t: 'error', key: 'unknown-match' });
      return;
    }
    let fresh: Table | null = table;
    if (table.match === null) {
      this.#open.delete(table.id);
      fresh = await this.#load(table.id);
    } else {
      try {
        table.seats = stored.seats;
        table.follow(events, stored.row);
      } catch (error) {
        this.#onError(error);
        table.dead = true;
        return this.#revive(table);
      }
    }
    if (fresh === null) return;
    this.#tellNews(fresh);
    this.onSettled(fresh);
    this.#atHome(fresh);
  }

  /** A person has another name, or none any more: the tables in memory show it. */
  async rename(person: string): Promise<void> {
    const name = await this.store.people.nameOf(person);
    // Whoever is being deleted stands up table by table; whoever is gone for good has no seat of their own any more.
    const gone = name === null && (await this.store.people.isGone(person));
    for (const table of this.#open.values()) {
      if (!table.seats.some((s) => s.person === person || s.invited === person)) continue;
      table.seats = table.seats.map((s) => ({
        ...s,
        ...(s.person === person ? (gone ? { name, person: null } : { name }) : {}),
        ...(s.invited === person ? (gone ? { invitedName: name, invited: null } : { invitedName: name }) : {}),
      }));
      if (table.unstored === 0) this.tell(table);
    }
  }

  async watch(client: Client, id: string, have: number | undefined): Promise<ServerMessage | null> {
    const table = await this.get(id);
    if (table === null) return { t: 'error', key: 'unknown-match' };
    if (client.gone) return null;
    if (client.watching !== id) this.leave(client);
    const half = this.#half(id, client);
    const came = this.watchers.enter(client, id) || half !== this.#half(id, client);
    if (came) {
      table.heads.clear();
      this.presence.moved(id, true);
    }
    client.seen = have ?? -1;
    if (client.person !== null) this.#returned(table, client.person);
    // A table with a change on its way is shown to all as soon as that is stored.
    if (table.unstored > 0) return null;
    this.show(client, table);
    if (came) {
      this.#others(client, table);
      // Bots may have waited for somebody to look.
      this.onSettled(table);
    }
    return null;
  }

  /** Somebody looks elsewhere, or is back at the page. */
  look(client: Client, away: boolean): void {
    if (client.away === away) return;
    client.away = away;
    const table = client.watching === null ? undefined : this.#open.get(client.watching);
    if (table === undefined || table.seatOf(client.person) === null) return;
    this.#turned(client, table);
  }

  #half(match: string, { person }: Client): boolean {
    return person !== null && this.presence.half(match, person);
  }

  /** Somebody looks up, or away. */
  #turned(client: Client, table: Table): void {
    table.heads.clear();
    this.presence.moved(table.id, false);
    this.#others(client, table);
  }

  leave(client: Client): void {
    const id = client.watching;
    if (id === null) return;
    const half = this.#half(id, client);
    const gone = this.watchers.leave(client);
    const table = this.#open.get(id);
    if (table === undefined) return;
    if (!gone) {
      if (half !== this.#half(id, client)) this.#turned(client, table);
      return;
    }
    if (client.person !== null) this.presence.left(id, [client.person]);
    this.#passOn(table);
    // Others hear of it when it is kept, and read from when on somebody is away.
    this.#lastSeen(table, client.person).finally(() => this.presence.moved(id, false));
    this.#others(client, table);
  }

  /** Another process has died: its people are gone from now on, and nobody has written it down. */
  #lost(match: string, people: readonly string[]): void {
    Promise.all(people.map((person) => this.store.seen(match, person, this.now())))
      .catch(this.#onError)
      .finally(() => this.#lookAround(match));
  }

  /** A table that waits has another host once its own is gone for too long: the others see it then. */
  #passOn({ id, row }: Table): void {
    if (row.status !== 'waiting') return;
    setTimeout(() => {
      const table = this.#open.get(id);
      table?.heads.clear();
      if (table?.row.status === 'waiting' && table.unstored === 0) this.tell(table);
    }, GRACE_MS + 100).unref();
  }

  /** Somebody came to this table or left it in another process. */
  #lookAround(match: string): void {
    const table = this.#open.get(match);
    if (table === undefined) return;
    this.store
      .lastSeen(match)
      .then((seen) => {
        table.seats = table.seats.map((s) => ({ ...s, seen_at: seen.get(s.seat) ?? s.seen_at }));
        if (table.unstored === 0) this.tell(table);
      })
      .catch(this.#onError);
  }

  /** From now on somebody is away: it is kept, so that every process counts from the same moment. */
  async #lastSeen(table: Table, person: string | null): Promise<void> {
    table.heads.clear();
    const seat = table.seatOf(person);
    if (person === null || seat === null) return;
    const now = this.now();
    table.seats = table.seats.map((s) => (s.seat === seat ? { ...s, seen_at: now } : s));
    await this.store.seen(table.id, person, now).catch(this.#onError);
  }

  /** Whether somebody who plays is or was lately at this table: others are not offered to strangers. */
  tended({ row, seats }: ListedMatch): boolean {
    const since = Date.now() - LONELY_MS;
    return seats.some(
      (s) => s.person !== null && (this.presence.here(row.id, s.person) || (s.seen_at ?? row.created_at) > since),
    );
  }

  /** Somebody who sits here came or went, or looks on: the others see it, of a crowd once. */
  #others(client: Client, table: Table): void {
    const { id } = table;
    const tell = (wanted?: (other: Client) => boolean): void => {
      const now = this.#open.get(id);
      if (now?.unstored === 0) this.tell(now, wanted);
    };
    if (this.watchers.count(id) <= (client.watching === id ? 1 : 0)) return;
    this.#comings.do(
      id,
      () => tell((other) => other !== client),
      () => tell(),
    );
  }

  /** What nobody will come back to. */
  async cleanUp(): Promise<void> {
    for (const id of await this.store.cleanUp()) {
      this.#open.delete(id);
      this.watchers.dismiss(id, { t: 'error', key: 'unknown-match' });
    }
    await this.onCleanUp();
  }

  #unload(idleMs: number): void {
    const before = Date.now() - idleMs;
    for (const [id, table] of this.#open) {
      if (this.watchers.count(id) > 0 || table.unstored > 0 || table.catching !== null) continue;
      if (table.lastUsed > before || this.isBusy(id)) continue;
      this.#forget(id);
    }
  }

  #forget(id: string): void {
    this.#open.delete(id);
    this.store.backend.release(id).catch(this.#onError);
  }

  close(): void {
    clearInterval(this.#sweep);
    clearInterval(this.#cleaning);
    if (this.#comparing !== null) clearInterval(this.#comparing);
    this.presence.close();
  }
}
