import {
  BadRecord,
  type Dealt,
  type Entry,
  type GameModule,
  generatorOf,
  Match,
  type Move,
  type NoUndo,
} from '#kernel';
import { actLines } from './act-lines.ts';
import { type Deed, overtaken, playedByBot } from './acts.ts';
import { type Before, Ear, type Listener, withHearers } from './ears.ts';
import { foreseen, refusalSeen, type Stopped } from './foresight.ts';
import { lastLine } from './last-line.ts';
import { type Enough, Measure } from './measure.ts';
import { Refused } from './problems.ts';
import type { ActLine } from './protocol.ts';
import { atOnce, type Steps } from './slices.ts';
import type { Change, Origin } from './store/changes.ts';
import { entryOf, eventOf, type LogEvent, type LogNote, takenBackIn } from './store/log.ts';
import type { MatchTable, SeatTable, Uncounted } from './store/schema.ts';
import { type SeatRow, type StoredMatch, storedSeat } from './store/store.ts';
import { complete } from './waiting-room.ts';

/** Moves left after each version: what a client that was away has missed. */
interface Step {
  readonly v: number;
  readonly n: number;
}

/** A request that was carried out: at which version, and how many moves were made. */
interface Carried {
  readonly version: number;
  readonly made: number;
}

/** The last events of a log are followed one by one, so that answers to questions that have not changed since are welcome. */
const FOLLOWED = 16;

/** The events of each version together: the moves of a gesture, or an undo. */
function gestures(events: readonly LogEvent[]): LogEvent[][] {
  const found: LogEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last !== undefined && last[0]?.v === event.v) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** Whether a move with this mark belongs to the gesture of the one before. */
function goesOn(before: LogEvent | undefined, more: LogEvent['more']): boolean {
  return more?.gesture !== undefined && before?.more?.gesture === more.gesture;
}

/** During a break the game waits for nobody. */
function endsBreak(event: LogEvent): boolean {
  const entry = entryOf(event);
  return entry.kind === 'note' && entry.about === 'resumed';
}

/** Whoever was away for longer is sent the whole log. */
const MOST_STEPS = 1024;

/** A page sends again what was not answered: the last few, never one of hundreds ago. */
const MOST_REQUESTS = 256;

/** Acts that a table shows; all are in its log. */
const MOST_ACTS = 60;

/** One table in memory: a cache of its log, brought up to date before it is stored and thrown away if storing fails. */
export class Table implements Origin {
  dead = false;
  readonly module: GameModule;
  row: MatchTable;
  /** By seat of the viewer: the beginning of what they are shown. Empty again when somebody comes, goes or is renamed. */
  readonly heads = new Map<number | null, string>();
  /** The seats the game waits for. */
  waiting: readonly number[] = [];
  #seats: readonly SeatRow[];
  /** Null while the table waits for players. */
  match: Match | null = null;
  /** Changes made in memory that are not known to be durable: nobody may hear of them yet. */
  unstored = 0;
  /** A change made by another process is being read. */
  catching: Promise<void> | null = null;
  lastUsed = Date.now();
  /** Number of a move → what its line in the log says besides. */
  readonly notes = new Map<number, LogNote>();
  /** Seats that have had a hint since their last move. */
  readonly hinted = new Set<number>();
  /** By seat: the requests that were carried out. */
  readonly #requests: Map<string, Carried>[] = [];
  readonly #steps: Step[] = [];
  /** By move: how many moves there were before the gesture that made it. */
  readonly #began: number[] = [];
  /** What happened beside the moves, the latest last. */
  acts: readonly ActLine[] = [];
  /** Moves that a bot made for somebody who was away. */
  standIns: readonly number[] = [];
  readonly #standing = new Set<number>();
  /** By seat: the version at which its open questions last changed. */
  #askedAt: number[] = [];
  /** By seat the game waits for: since when. */
  readonly #waitedSince = new Map<number, number>();
  #measure = new Measure(0);
  /** One for each seat, and one for those who look on. */
  readonly #ears = new Map<Listener, Ear>();
  /** When something last changed for those who look on, and how many moves of a bot they saw then: for the pause of the next one. */
  shown: { readonly at: number; readonly moves: number } = { at: Date.now(), moves: 0 };

  constructor(module: GameModule, stored: StoredMatch) {
    this.module = module;
    this.row = stored.row;
    this.#seats = stored.seats;
    this.waiting = JSON.parse(stored.row.waiting) as number[];
  }

  get seats(): readonly SeatRow[] {
    return this.#seats;
  }

  set seats(seats: readonly SeatRow[]) {
    this.#seats = seats;
    this.heads.clear();
  }

  /** Builds the table from its log. */
  static load(module: GameModule, stored: StoredMatch, events: readonly LogEvent[]): Table {
    return atOnce(Table.loading(module, stored, events));
  }

  /** The same in steps, each of which makes the moves of one version: a long match is not to stop everybody. */
  static *loading(module: GameModule, stored: StoredMatch, events: readonly LogEvent[]): Steps<Table> {
    const { row } = stored;
    const table = new Table(module, stored);
    if (row.status === 'waiting') return table;
    const known = events.filter((event) => event.v <= row.version);
    // With an undo all questions are asked anew: there is nothing to follow before it.
    const undone = known.findLastIndex((event) => event.move === null);
    let from = Math.max(0, undone + 1, known.length - FOLLOWED);
    while (from > 0 && known[from]?.v === known[from - 1]?.v) from -= 1;
    const last = known.splice(from);
    const match = table.#newMatch();
    table.match = match;
    table.#waitAnew(row.created_at);
    table.#listen((events[0]?.v ?? row.version + 1) - 1);
    yield* table.#takeUp(known);
    const [next] = last;
    if (next !== undefined) table.row = { ...row, version: next.v - 1 };
    table.#askedAnew();
    table.follow(last, row);
    return table;
  }

  /** Makes the moves that are still in effect: what a table costs to open is what was played, not what was taken back. */
  *#takeUp(known: readonly LogEvent[]): Steps<void> {
    const match = this.#running();
    const gone = takenBackIn(known);
    let length = 0;
    for (const gesture of gestures(known)) {
      const before = this.#before();
      let whole = true;
      for (const event of gesture) {
        const entry = entryOf(event);
        if (gone.has(event)) whole = false;
        else if (entry.kind !== 'undo') match.follow(entry);
        else if (event.n < length) whole = false;
        if (entry.kind === 'undo' && entry.consent !== undefined)
          match.follow({ taken: length - entry.to, ...entry, to: Math.min(entry.to, match.length) });
        length = event.n;
      }
      // Where moves were left out, nobody knows who was waited for meanwhile: the wait begins anew.
      this.#remember(whole ? this.#withHearers(gesture, before) : gesture, whole ? before.waiting : []);
      yield;
    }
  }

  /** The events of one version with who heard them, unless they say so already. */
  #withHearers(events: readonly LogEvent[], before: Before): readonly LogEvent[] {
    if (events.every((event) => event.heard !== undefined)) return events;
    return withHearers([...this.#ears.values()], events, this.#running(), before);
  }

  /** Why this seat may take back and ask no more; null where it may. */
  enough(seat: number): Enough | null {
    return this.#measure.enough(seat, this.#running());
  }

  /** The same for a standing offer, as withdrawing an answer: while nothing else is asked of this seat, nobody waits for it. */
  enoughOffers(seat: number): Enough | null {
    const own = this.#running().open.filter((d) => d.seat === seat);
    return own.length > 0 && own.every((d) => d.optional === true) ? this.enough(seat) : null;
  }

  get id(): string {
    return this.row.id;
  }

  get version(): number {
    return this.row.version;
  }

  get moves(): number {
    return this.match?.length ?? 0;
  }

  /** The person on this seat has a hint: their next move says so in the log, and the match does not count for them. */
  noteHint(seat: number): void {
    this.hinted.add(seat);
    this.#uncount(seat, 'hint');
  }

  #uncount(seat: number, why: Uncounted): Change['uncounted'] {
    const mine = this.seats[seat];
    if (mine === undefined || mine.person === null) return undefined;
    const { person } = mine;
    const first = mine.hinted === person ? (mine.uncounted ?? why) : why;
    this.seats = this.seats.map((s) => (s.seat === seat ? { ...s, hinted: person, uncounted: first } : s));
    return { person, why };
  }

  seatOf(person: string | null): number | null {
    if (person === null) return null;
    return this.seats.find((s) => s.person === person)?.seat ?? null;
  }

  /** How this request of this seat was carried out. */
  answered(seat: number, request: string): Carried | undefined {
    return this.#requests[seat]?.get(request);
  }

  /** Whether what this seat is asked now is what it was asked at that version of its own. */
  sameQuestion(seat: number, heard: number): boolean {
    const version = this.#masked ? this.ear(seat).lastVersion(heard, this.version) : heard;
    return version === this.version || (version < this.version && version >= (this.#askedAt[seat] ?? this.version));
  }

  /** The smallest number of moves this seat may go back to: where a gesture began. */
  undoTo(seat: number): number {
    if (this.match === null || this.match.over || !this.mayMove(seat)) return this.moves;
    const isPerson = (other: number): boolean => !playedByBot(this.seats[other]);
    let to = Math.max(this.match.undoableTo(seat, isPerson), Math.min(this.row.base, this.moves));
    while (this.beganAt(to + 1) < to) to += 1;
    return to;
  }

  /** Where the last gesture that this seat has heard of began, as far as it can be taken back. */
  undoAt(seat: number): number {
    const ear = this.ear(seat);
    return Math.max(this.undoTo(seat), this.beganAt(ear.move(ear.moves)));
  }

  /**
   * Where only bots play with this seat, it may go back to before its last gesture, over what they answered; null where somebody else has a
   * say, or there is none. What was seen since stays known.
   */
  back(seat: number): { readonly to: number; readonly known: boolean } | null {
    const { match } = this;
    if (match === null || match.over || !this.mayMove(seat) || this.row.take_backs === 0) return null;
    if (this.seats.some((s) => s.seat !== seat && s.kind !== 'bot' && s.resigned === 0)) return null;
    const mine = match.lastOf(seat);
    const to = this.beganAt(mine);
    return mine === 0 || to < this.row.base ? null : { to, known: match.knownSince(seat, to) };
  }

  /** Why this seat, which cannot, may take nothing back. */
  whyNoUndo(seat: number): NoUndo {
    if (this.match === null || this.match.lastOf(seat) <= this.row.base) return 'nothing';
    return this.match.whyNoUndo(seat, (other) => !playedByBot(this.seats[other]));
  }

  /** The moves that are left where this seat goes back to so many entries of its log: a gesture is taken back as one. */
  backTo(seat: number, entries: number): number {
    return this.beganAt(this.ear(seat).upTo(entries, this.moves) + 1);
  }

  /** How many moves there were before the gesture that made move n; n - 1 if that is not made yet. */
  beganAt(n: number): number {
    return this.#began[n - 1] ?? n - 1;
  }

  /** How many entries of its log a client that last saw this version of its own still has right; 0 if it needs all. */
  logKnownSince(who: Listener, heard: number): number {
    if (!this.#masked) return this.#knownSince(heard);
    const ear = this.ear(who);
    return ear.count(this.#knownSince(ear.firstVersion(heard)));
  }

  #knownSince(version: number): number {
    if (version > this.version || this.row.status === 'finished') return version === this.version ? this.moves : 0;
    // Backwards, because mostly only the last move is missing: an undo since then reaches below what was known.
    let lowest = this.moves;
    for (let i = this.#steps.length - 1; i >= 0; i--) {
      const { v, n } = this.#steps[i] as Step;
      lowest = Math.min(lowest, n);
      if (v <= version) return lowest;
    }
    return 0;
  }

  /**
   * Makes the moves of one gesture in memory; the change has to be stored before anybody hears of it. Where the player can see
   * that a move is not possible, nothing is made. What only a reveal shows costs what led to it: the moves before stand.
   */
  play(
    seat: number,
    moves: readonly Move[],
    request: string | null,
    note?: LogNote,
  ): Stopped | { readonly change: Change; readonly stopped: Stopped | null } {
    const match = this.#running();
    const seen = moves.length > 1 ? foreseen(match, seat, moves) : null;
    if (seen !== null) return seen;
    const asked = this.#askedBeside(seat);
    const before = this.#before();
    const began = match.length;
    const from = this.version;
    let part = 0;
    const refused = moves.findIndex((move, i) => {
      // What comes after a reveal can be taken back without it, so it is shown as one of its own.
      if (i > 0 && match.last?.reveals === true) part += 1;
      const mark = part === 0 ? `${from + 1}` : `${from + 1}.${part}`;
      return this.enoughOffers(seat) !== null || match.play(seat, move, moves.length > 1 ? mark : undefined) !== null;
    });
    const stopped = refused < 0 ? null : { at: refused, refusal: refusalSeen(match, seat, moves[refused] as Move) };
    if (stopped?.at === 0) return stopped;
    const made = match.length - began;
    const at = Date.now();
    const events = match.entries.slice(-made).map((entry, i): LogEvent => {
      const event = eventOf(entry, { v: from + 1, n: began + i + 1, request, at });
      return i === 0 && note !== undefined ? { ...event, note } : event;
    });
    const told = this.#follow(events, before);
    this.#compareQuestions(asked);
    return { change: { origin: this, from, row: this.row, events: told }, stopped };
  }

  undo(seat: number, to: number, request: string): Change {
    return this.enter({ kind: 'undo', seat, to }, request);
  }

  /** Goes back over what is known by now: chance begins anew, and the match does not count for the person on this seat. */
  undoKnown(seat: number, to: number, request: string): Change {
    const uncounted = this.#uncount(seat, 'undo');
    const change = this.enter({ kind: 'undo', seat, to, consent: [seat] }, request);
    return uncounted === undefined ? change : { ...change, uncounted };
  }

  /** Carries out an entry that is no move; the change has to be stored before anybody hears of it. */
  enter(entry: Exclude<Entry, { kind: 'move' }>, request: string | null): Change {
    const match = this.#running();
    const before = this.#before();
    match.follow(entry);
    const from = this.version;
    const made = [eventOf(entry, { v: from + 1, n: match.length, request, at: Date.now() })];
    const events = this.#follow(made, before);
    if (entry.kind === 'undo') this.#askedAnew();
    return { origin: this, from, row: this.row, events };
  }

  /** Carries out what somebody did that is no move; all of it is stored together. */
  act({ entries, seats, row, measured, uncounts }: Deed, at: number): Change {
    const match = this.#running();
    const enough = measured === undefined ? null : this.enough(measured);
    if (enough !== null) throw new Refused(enough);
    const before = this.#before();
    const from = this.version;
    const made = entries.map((entry) => {
      match.follow(entry);
      return eventOf(entry, { v: from + 1, n: match.length, request: null, at });
    });
    if (seats !== undefined) this.seats = seats;
    this.row = { ...this.row, ...row };
    const events = this.#follow(made, before);
    if (entries.some((e) => e.kind === 'undo')) this.#askedAnew();
    const uncounted = uncounts === undefined ? undefined : this.#uncount(uncounts, 'undo');
    const change = { origin: this, from, row: this.row, seats: this.#storedSeats(), events };
    return uncounted === undefined ? change : { ...change, uncounted };
  }

  /** Changes what the row says beside the game. */
  amend(part: Partial<Pick<MatchTable, 'rematch'>>): Change {
    const from = this.version;
    this.row = { ...this.row, ...part, version: from + 1 };
    return { origin: this, from, row: this.row, seats: this.#storedSeats() };
  }

  /** Another arrangement of a table that waits; the game begins once everybody is there and content. */
  reseat(seats: readonly SeatRow[], row: MatchTable = this.row): Change {
    const from = this.version;
    this.seats = seats;
    this.row = { ...row, version: from + 1, updated_at: Date.now() };
    this.beginIfComplete();
    return { origin: this, from, row: this.row, seats: this.#storedSeats() };
  }

  beginIfComplete(): void {
    if (this.match === null && complete(this)) this.#start();
  }

  #storedSeats(): SeatTable[] {
    return this.seats.map(storedSeat);
  }

  /** When the game began to wait for this seat. */
  waitedSince(seat: number): number {
    return this.#waitedSince.get(seat) ?? this.row.updated_at;
  }

  #waitAnew(at: number, before: readonly number[] = []): void {
    const now = this.#running().waitingFor;
    for (const seat of this.#waitedSince.keys()) if (!now.includes(seat)) this.#waitedSince.delete(seat);
    for (const seat of now) if (!before.includes(seat)) this.#waitedSince.set(seat, at);
  }

  /** Whether the person on this seat may move: not during a break, and not while a bot has the seat. */
  mayMove(seat: number): boolean {
    const { status, paused } = this.row;
    return status === 'running' && paused === 0 && !playedByBot(this.seats[seat]);
  }

  #start(): void {
    this.match = this.#newMatch();
    this.#listen(this.version);
    this.row = { ...this.row, rules_version: this.module.game.rulesVersion };
    this.#waitAnew(this.row.updated_at);
    this.describe();
    this.#askedAnew();
  }

  #newMatch(): Match {
    const { game, options, seed, dealt_before: before, format, rules_version } = this.row;
    if (game !== this.module.game.id) throw new BadRecord(`a record of ${game}, not of ${this.module.game.id}`);
    if (rules_version > this.module.game.rulesVersion)
      throw new BadRecord(`played with rules version ${rules_version}, newer than ${this.module.game.rulesVersion}`);
    const generator = generatorOf({ format: format === 1 ? 1 : 2 });
    const deals = JSON.parse(before) as Dealt[];
    return new Match(this.module.game, JSON.parse(options), this.seats.length, seed, generator, deals);
  }

  /** Carries out what another process has stored. */
  follow(events: readonly LogEvent[], row: MatchTable): void {
    const match = this.#running();
    for (const gesture of gestures(events)) {
      const first = gesture[0] as LogEvent;
      if (first.v > row.version) break;
      if (first.v !== this.version + 1) throw new BadRecord(`version ${first.v} follows ${this.version}`);
      const asked = this.#askedBeside(first.seat);
      const before = this.#before();
      for (const event of gesture) match.follow(entryOf(event));
      this.#follow(gesture, before);
      if (first.move !== null) this.#compareQuestions(asked);
      else if (gesture.some((event) => entryOf(event).kind === 'undo')) this.#askedAnew();
    }
    this.row = row;
  }

  #running(): Match {
    if (this.match === null) throw new Error(`table ${this.id} is not running`);
    return this.match;
  }

  #follow(made: readonly LogEvent[], before: Before): readonly LogEvent[] {
    const { version: shown, moves } = this.ear(null);
    const events = this.#withHearers(made, before);
    this.#remember(events, before.waiting);
    const { v, at, seat } = events.at(-1) as LogEvent;
    const heard = this.ear(null).version !== shown || this.#running().over;
    const seen = playedByBot(this.seats[seat]) ? this.ear(null).moves - moves : 0;
    if (heard) this.shown = { at: Date.now(), moves: seen };
    // The time of a change that nobody hears of would tell of it in the lobby.
    this.row = { ...this.row, version: v, updated_at: heard ? at : this.row.updated_at };
    this.describe();
    return events;
  }

  #before(): Before {
    const { waitingFor: waiting, open } = this.#running();
    return { waiting, open };
  }

  #listen(from: number): void {
    for (const who of [null, ...this.seats.keys()]) this.#ears.set(who, new Ear(who, from));
    this.#measure = new Measure(this.seats.length);
  }

  /** How somebody counts what happens here. When all is over everybody may know everything. */
  ear(who: Listener): Ear {
    return this.#ears.get(who) ?? new Ear(who, this.version);
  }

  /** The version as this listener counts it. */
  versionFor(who: Listener): number {
    return this.#masked ? this.ear(who).version : this.version;
  }

  /** A version of the match as this listener counts it. */
  heardAt(who: Listener, version: number): number {
    return this.#masked ? this.ear(who).versionAt(version) : version;
  }

  movesFor(who: Listener): number {
    return this.#masked ? this.ear(who).moves : this.moves;
  }

  get #masked(): boolean {
    return this.row.status === 'running';
  }

  /** The events of one version: a gesture, or an undo; and the seats for which the game waited before. */
  #remember(events: readonly LogEvent[], waited: readonly number[]): void {
    const event = events.at(-1) as LogEvent;
    this.#waitAnew(event.at, events.some(endsBreak) ? [] : waited);
    for (const ear of this.#ears.values()) ear.hear(events);
    this.#measure.count(events);
    const began = event.move === null ? event.n : event.n - events.length;
    this.#began.length = Math.min(this.#began.length, began);
    for (const [i, { n, move, more }] of events.entries())
      if (move !== null) this.#began.push(goesOn(events[i - 1], more) ? (this.#began.at(-1) ?? n - 1) : n - 1);
    for (const n of this.notes.keys()) if (n > began) this.notes.delete(n);
    for (const { n, note } of events) if (note !== undefined) this.notes.set(n, note);
    if (this.#steps.push({ v: event.v, n: event.n }) > 2 * MOST_STEPS) this.#steps.splice(0, MOST_STEPS);
    this.#listActs(events);
    if (event.request === null) return;
    const requests = this.#requests[event.seat];
    const carried = { version: event.v, made: event.move === null ? 0 : events.length };
    if (requests === undefined) this.#requests[event.seat] = new Map([[event.request, carried]]);
    else {
      requests.set(event.request, carried);
      const [oldest] = requests.keys();
      if (requests.size > MOST_REQUESTS && oldest !== undefined) requests.delete(oldest);
    }
  }

  #listActs(events: readonly LogEvent[]): void {
    const last = events.at(-1) as LogEvent;
    if (last.move !== null) {
      if (this.#standing.has(last.seat)) this.standIns = [...this.standIns, ...events.map((e) => e.n)];
      return;
    }
    for (const event of events) {
      const entry = entryOf(event);
      if (entry.kind === 'undo') this.standIns = this.standIns.filter((n) => n <= entry.to);
      else if (entry.kind === 'seat')
        if (entry.by === 'stand-in') this.#standing.add(entry.seat);
        else this.#standing.delete(entry.seat);
    }
    this.acts = [...this.acts, ...actLines(events)].slice(-MOST_ACTS);
  }

  /** What the row says about the match, so that lists need not load it. */
  describe(): void {
    const match = this.#running();
    const waiting: number[] = [];
    for (const { seat, optional } of match.open)
      if (optional === undefined && !waiting.includes(seat)) waiting.push(seat);
    const { row } = this;
    const over = match.over || row.ended !== null;
    this.waiting = over ? [] : waiting;
    row.status = over ? 'finished' : 'running';
    row.moves = over ? match.length : this.ear(null).moves;
    row.waiting = JSON.stringify(this.waiting);
    row.bot_turn = row.paused === 0 && this.waiting.some((seat) => playedByBot(this.seats[seat])) ? 1 : 0;
    if (row.question !== null && overtaken(row.question, match.length)) row.question = null;
    row.last = over ? null : lastLine(this.module, match);
    row.result = over && row.ended !== 'agreed' ? JSON.stringify(this.#result(match)) : null;
  }

  /** Who has given up comes last, whatever a bot has made of their seat. */
  #result(match: Match): { total: number; rank: number }[] {
    const scores = match.game.score(match.state, 'judge').seats;
    const gaveUp = this.seats.filter((s) => s.resigned === 1).map((s) => s.seat);
    if (gaveUp.length === 0) return scores.map(({ total, rank }) => ({ total, rank }));
    const stayed = scores.filter((_, seat) => !gaveUp.includes(seat));
    return scores.map(({ total, rank }, seat) => ({
      total,
      rank: gaveUp.includes(seat) ? stayed.length + 1 : 1 + stayed.filter((other) => other.rank < rank).length,
    }));
  }

  #askedAnew(): void {
    this.#askedAt = this.seats.map(() => this.version);
  }

  /** What the other seats are asked at the same time. */
  #askedBeside(mover: number): ReadonlyMap<number, string> {
    const beside = new Map<number, string>();
    for (const { seat } of this.#running().open)
      if (seat !== mover && !beside.has(seat)) beside.set(seat, this.#questionsTo(seat));
    return beside;
  }

  #questionsTo(seat: number): string {
    return JSON.stringify(this.#running().open.filter((d) => d.seat === seat));
  }

  /** An answer to a question that is still the same is welcome, whatever the others have done meanwhile. */
  #compareQuestions(before: ReadonlyMap<number, string>): void {
    for (const seat of this.#askedAt.keys()) {
      const asked = before.get(seat);
      if (asked === undefined || asked !== this.#questionsTo(seat)) this.#askedAt[seat] = this.version;
    }
  }
}
