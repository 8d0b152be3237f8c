import {
  commitment,
  type Dealt,
  type Decision,
  entriesFor,
  type MatchRecord,
  type Move,
  type SavedMatch,
  sealed,
  type Viewer,
} from '#kernel';
import { openQuestion } from './acts.ts';
import type { Listener } from './ears.ts';
import type { LogEntry, Question, TableMessage } from './protocol.ts';
import { OPEN, type OpenRow } from './store/columns.ts';
import type { MatchTable } from './store/schema.ts';
import type { SeatRow, Store } from './store/store.ts';
import type { Table } from './table.ts';

/** What somebody saw after one entry of their log. */
export type Position = Pick<TableMessage, 'view' | 'standing' | 'decisions' | 'waitingFor'>;

/**
 * The table as one listener has heard it, in numbers of their own: all that rooms which answer people ever hold of a match. When the
 * match is over everybody may know everything, and the numbers are those of its log.
 */
export class Heard {
  readonly seat: Listener;
  readonly #table: Table;

  constructor(table: Table, seat: Listener) {
    this.#table = table;
    this.seat = seat;
  }

  get id(): string {
    return this.#table.id;
  }

  get row(): OpenRow {
    return Object.fromEntries(OPEN.map((column) => [column, this.#table.row[column]])) as OpenRow;
  }

  get status(): MatchTable['status'] {
    return this.#table.row.status;
  }

  get seats(): readonly SeatRow[] {
    return this.#table.seats;
  }

  /** The game and its rules have begun. */
  get begun(): boolean {
    return this.#table.match !== null;
  }

  get game(): { readonly id: string; readonly rulesVersion: number } {
    const { id, rulesVersion } = this.#table.module.game;
    return { id, rulesVersion };
  }

  get options(): TableMessage['options'] {
    const { match, row } = this.#table;
    return match?.options ?? (JSON.parse(row.options) as Record<string, unknown>);
  }

  get seedHash(): string {
    return commitment(this.#sealed);
  }

  /** Where this match goes on from another one, and whether everything hidden was dealt anew there. */
  get forked(): TableMessage['forked'] {
    const { forked_from: from, dealt_before: deals, base } = this.#table.row;
    if (from === null) return null;
    return { from, anew: (JSON.parse(deals) as Dealt[]).at(-1)?.moves === base };
  }

  /** Published when all is over. */
  get seed(): string | undefined {
    return this.#over ? this.#sealed : undefined;
  }

  get #sealed(): string {
    const { seed, dealt_before: deals } = this.#table.row;
    return sealed({ seed, before: JSON.parse(deals) as Dealt[] });
  }

  get version(): number {
    return this.#table.versionFor(this.seat);
  }

  /** Entries of the own log. */
  get moves(): number {
    return this.#table.movesFor(this.seat);
  }

  get view(): unknown {
    const { match } = this.#table;
    return match === null ? null : match.game.view(match.state, this.#viewer);
  }

  get standing(): unknown {
    const { match } = this.#table;
    return match === null ? null : match.game.score(match.state, this.#viewer);
  }

  /** The open questions to this seat, as far as it may answer now. */
  get questions(): readonly Decision<Move>[] {
    const { match } = this.#table;
    if (match === null || this.seat === null || !this.#table.mayMove(this.seat)) return [];
    return match.open.filter((d) => d.seat === this.seat);
  }

  /** Whether the game waits for this seat. */
  get asked(): boolean {
    return (
      this.#table.match?.open.some((d) => d.seat === this.seat && d.optional === undefined) === true &&
      this.seat !== null
    );
  }

  get waitingFor(): readonly number[] {
    return this.#table.waiting;
  }

  /** Whether what this seat is asked now is what it was asked at that version. */
  sameQuestion(version: number): boolean {
    return this.seat !== null && this.#table.sameQuestion(this.seat, version);
  }

  /** How far back this seat may go. */
  get undo(): Pick<TableMessage, 'undoTo' | 'undoAt' | 'undoBack' | 'undoNot'> {
    const { moves, seat } = this;
    if (seat === null || this.#over || !this.begun)
      return { undoTo: moves, undoAt: moves, undoBack: null, undoNot: 'nothing' };
    const ear = this.#table.ear(seat);
    const undoTo = ear.count(this.#table.undoTo(seat));
    if (undoTo < moves) return { undoTo, undoAt: ear.count(this.#table.undoAt(seat)), undoBack: null, undoNot: null };
    const back = this.#table.back(seat);
    if (back === null) return { undoTo, undoAt: undoTo, undoBack: null, undoNot: this.#table.whyNoUndo(seat) };
    return { undoTo, undoAt: undoTo, undoBack: { ...back, to: ear.count(back.to) }, undoNot: null };
  }

  /** How many entries of its log a client that last saw this version still has right; 0 if it needs all. */
  knownSince(version: number): number {
    return this.#table.logKnownSince(this.seat, version);
  }

  /** Entries `first` to `last` of the log, where they cut a gesture all of it: its moves are told together. The setup is entry 0. */
  log(first: number, last: number): LogEntry[] {
    const { match, notes } = this.#table;
    const log: LogEntry[] = [];
    if (match === null) return log;
    let [from, to] = [first, Math.min(last, this.moves)];
    while (this.#goesOn(from)) from -= 1;
    while (this.#goesOn(to + 1)) to += 1;
    for (let n = from; n <= to; n++) {
      const move = this.#moveAt(n);
      const before = this.#goesOn(n) ? log.pop() : undefined;
      const events = [...(before?.events ?? []), ...match.heard(move, this.#viewer)];
      const many = before && { from: before.from ?? before.n };
      const note = before?.note ?? notes.get(move);
      log.push({ n, ...many, seat: match.seatOf(move), events, ...(note && { note }) });
    }
    return log;
  }

  /** Whether entry n was made by the gesture of the one before it. */
  #goesOn(n: number): boolean {
    const began = (entry: number): number => this.#table.beganAt(this.#moveAt(entry));
    return n > 1 && n <= this.moves && began(n) === began(n - 1);
  }

  /** What happens beside the moves. */
  get beside(): Pick<TableMessage, 'question' | 'acts' | 'standIns'> {
    const { acts, standIns } = this.#table;
    const question = this.#question();
    if (this.#over) return { question, acts, standIns };
    const ear = this.#table.ear(this.seat);
    return {
      question,
      acts: acts.map((line) => ({ ...line, n: ear.count(line.n) })),
      standIns: this.#own(standIns),
    };
  }

  /** The open question to the table. A take-back says which of the moves have revealed something: that stays known. */
  #question(): Question | null {
    const question = openQuestion(this.#table, Date.now());
    const { match } = this.#table;
    if (question === null || match === null) return question;
    const ear = this.#table.ear(this.seat);
    const counted = { ...question, moves: ear.count(question.moves) };
    if (question.to === undefined) return counted;
    const known: number[] = [];
    for (let n = question.to + 1; n <= match.length; n++) if (match.step(n)?.reveals === true) known.push(n);
    return { ...counted, to: ear.count(question.to), known: this.#own(known) };
  }

  /** Those of the moves that this listener has in the log, by their numbers there. */
  #own(moves: readonly number[]): number[] {
    const ear = this.#table.ear(this.seat);
    return moves.filter((n) => ear.move(ear.count(n)) === n).map((n) => ear.count(n));
  }

  /** What was seen after entry n of the log; null where there is no such. */
  position(n: number): Position | null {
    const { match } = this.#table;
    if (match === null || !Number.isInteger(n) || n < 0 || n > this.moves) return null;
    const viewer = this.#viewer;
    // The present, and not the last entry of their log: they may be asked something by now.
    const { state, open } = match.at(n === this.moves ? match.length : this.#moveAt(n));
    return {
      view: match.game.view(state, viewer),
      standing: match.game.score(state, viewer),
      decisions: open.filter((d) => viewer === 'judge' || d.seat === viewer),
      waitingFor: [...new Set(open.filter((d) => d.optional === undefined).map((d) => d.seat))],
    };
  }

  /** The match as a file: whole when it is over, and as it was heard while it runs. Null before it has begun. */
  file(): SavedMatch | null {
    const { match } = this.#table;
    if (match === null) return null;
    const head = {
      tafelrunde: 1,
      savedAt: new Date().toISOString(),
      players: this.seats.map((s) => (s.kind === 'bot' ? null : s.name)),
      seedHash: this.seedHash,
    } as const;
    const record = this.record();
    if (record !== null) {
      const scores = match.game.score(match.state, 'judge').seats.map((x) => x.total);
      return { ...head, record, ...(match.over ? { scores } : {}) };
    }
    const viewer = this.#viewer;
    const { game, options, seats } = match;
    const running = { game: game.id, rulesVersion: game.rulesVersion, options, seats, viewer };
    return { ...head, running: { ...running, log: entriesFor(match, viewer) } };
  }

  /** Seed and moves, once all is over. */
  record(): MatchRecord | null {
    return this.#over ? (this.#table.match?.record() ?? null) : null;
  }

  /** The part of what is shown that no move changes: written once and kept by the table. */
  head(write: () => string): string {
    const { heads } = this.#table;
    let head = heads.get(this.seat);
    if (head === undefined) {
      head = write();
      heads.set(this.seat, head);
    }
    return head;
  }

  get #over(): boolean {
    return this.#table.row.status === 'finished';
  }

  /** Who the listener is to the rules. */
  get #viewer(): Viewer {
    return this.#over ? 'judge' : (this.seat ?? 'spectator');
  }

  #moveAt(n: number): number {
    return this.#over ? n : this.#table.ear(this.seat).move(n);
  }
}

/** Counters and fingerprints of a log: they tell of what is hidden as long as the match runs. */
const TRUE_NUMBERS = ['v', 'n', 'hash', 'to', 'gesture', 'fresh'];

/** The entries of one seat as its person may take them along: whole once the match is over, before that what they did and when. */
export async function ownEntries(
  store: Pick<Store, 'events'>,
  { id, status }: Pick<MatchTable, 'id' | 'status'>,
  seat: number,
): Promise<Readonly<Record<string, unknown>>[]> {
  const own = (await store.events(id)).filter((event) => event.seat === seat);
  if (status === 'finished') return own.map((event) => ({ ...event }));
  const plain = (part: object): Record<string, unknown> =>
    Object.fromEntries(Object.entries(part).filter(([name]) => !TRUE_NUMBERS.includes(name)));
  return own.map(({ more, ...event }) => ({ ...plain(event), ...(more === undefined ? {} : { more: plain(more) }) }));
}
