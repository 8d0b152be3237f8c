import { isLevel, type Level } from '#bots/levels.ts';
import { commitment, type Viewer } from '#kernel';
import type { GoneFor } from './absence.ts';
import { openQuestion, patienceOf } from './acts.ts';
import { distinct } from './names.ts';
import type { LogEntry, MatchCard, Question, SeatInfo, TableMessage } from './protocol.ts';
import type { MatchTable } from './store/schema.ts';
import type { SeatRow, StoredMatch } from './store/store.ts';
import type { Table } from './table.ts';
import { hostSeat } from './waiting-room.ts';

/** Who is at the tables. */
export interface Around {
  /** Whether a socket of this person is open at this table. */
  readonly here: (match: string, person: string) => boolean;
  /** Here, but looking elsewhere. */
  readonly half: (match: string, person: string) => boolean;
  /** How many look on without a seat. */
  readonly spectators: (match: string, seats: readonly SeatRow[]) => number;
  /** After this time without a sign of life the others may go on without somebody. */
  readonly patience: number;
  /** How long whoever sits at this table has been gone. */
  readonly goneFor: (row: MatchTable) => GoneFor;
}

/** Who somebody is to the rules: when all is over, everybody may see everything. */
export function viewerOf(table: Table, seat: number | null): Viewer {
  if (table.row.status === 'finished') return 'judge';
  return seat ?? 'spectator';
}

function seatInfo({ row, seats }: StoredMatch, mine: number | null, { here, half, goneFor }: Around): SeatInfo[] {
  const host = row.status === 'waiting' ? hostSeat({ row, seats }, goneFor(row)) : null;
  const names = distinct(seats.map((s) => s.name));
  return seats.map((s, i) => {
    const isHere = s.kind === 'bot' || (s.person !== null && here(row.id, s.person));
    return {
      seat: s.seat,
      kind: s.kind,
      name: names[i] ?? null,
      colour: s.colour,
      me: s.seat === mine,
      here: isHere,
      ...(isLevel(s.level) ? (s.stands_in === 1 ? { standIn: s.level } : { level: s.level }) : {}),
      ...(isHere && s.person !== null && half(row.id, s.person) ? { half: true as const } : {}),
      ...(isHere || s.kind !== 'person' ? {} : { seenAt: s.seen_at ?? row.created_at }),
      ...(s.ready === 1 ? { ready: true as const } : {}),
      ...(s.seat === host ? { host: true as const } : {}),
      ...(s.invited === null ? {} : { invited: s.invitedName ?? '' }),
      ...(s.resigned === 1 ? { resigned: true as const } : {}),
      ...(s.person !== null && s.hinted === s.person ? { hinted: true as const } : {}),
    };
  });
}

/** Entries of the log that are sent at once. */
const LOG_PAGE = 200;

/** Entries `first` to `last` of the log as this viewer heard it; the setup is entry 0. */
function logPart(table: Table, mySeat: number | null, first: number, last: number): LogEntry[] {
  const { match } = table;
  const log: LogEntry[] = [];
  if (match === null) return log;
  const viewer = viewerOf(table, mySeat);
  const ear = viewer === 'judge' ? null : table.ear(mySeat);
  for (let n = first; n <= Math.min(last, ear?.moves ?? match.length); n++) {
    const move = ear?.move(n) ?? n;
    const note = table.notes.get(move);
    log.push({ n, seat: match.seatOf(move), events: match.heard(move, viewer), ...(note && { note }) });
  }
  return log;
}

function heardBy(table: Table, mySeat: number | null): number {
  return viewerOf(table, mySeat) === 'judge' ? table.moves : (table.ear(mySeat)?.moves ?? table.moves);
}

/** The log after `from` moves; of a long one only the end, and the setup: the client asks for the pages between. */
function logAfter(table: Table, from: number, mySeat: number | null): LogEntry[] {
  const last = heardBy(table, mySeat);
  if (last - from <= LOG_PAGE) return logPart(table, mySeat, from === 0 ? 0 : from + 1, last);
  return [...(from === 0 ? logPart(table, mySeat, 0, 0) : []), ...logPart(table, mySeat, last - LOG_PAGE + 1, last)];
}

/** One page of the log: what follows on `from` moves. */
export function logPage(table: Table, from: number, mySeat: number | null): LogEntry[] {
  return logPart(table, mySeat, from === 0 ? 0 : from + 1, from + LOG_PAGE);
}

/** What stays as it is while the game goes on and nobody comes or goes. */
type TableHead = Pick<
  TableMessage,
  | 't'
  | 'match'
  | 'game'
  | 'rulesVersion'
  | 'options'
  | 'seedHash'
  | 'seats'
  | 'mySeat'
  | 'takeBacks'
  | 'hints'
  | 'patience'
  | 'gathers'
  | 'listed'
  | 'forked'
  | 'knownCards'
  | 'watching'
>;

function tableHead({ row, match, seats }: Table, mySeat: number | null, around: Around): TableHead {
  return {
    t: 'table',
    match: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    options: match?.options ?? (JSON.parse(row.options) as Record<string, unknown>),
    seedHash: commitment(row.seed),
    seats: seatInfo({ row, seats }, mySeat, around),
    mySeat,
    takeBacks: row.take_backs === 1,
    hints: row.hints === 1,
    patience: patienceOf(row, around.patience),
    gathers: row.gathers === 1,
    listed: row.listed === 1,
    forked: row.forked_from === null ? null : { from: row.forked_from, anew: row.known_cards === 0 },
    knownCards: row.known_cards === 1,
    watching: around.spectators(row.id, seats),
  };
}

/** A take-back says which of the moves have revealed something: that stays known. */
function withKnown({ match, moves }: Table, question: Question | null): Question | null {
  if (question?.to === undefined || match === null) return question;
  const known: number[] = [];
  for (let n = question.to + 1; n <= moves; n++) if (match.step(n)?.reveals === true) known.push(n);
  return { ...question, known };
}

/** What happens beside the moves, counted in entries of this listener's log. */
function besideFor(table: Table, mySeat: number | null): Pick<TableMessage, 'question' | 'acts' | 'standIns'> {
  const { acts, standIns } = table;
  const question = withKnown(table, openQuestion(table, Date.now()));
  if (viewerOf(table, mySeat) === 'judge') return { question, acts, standIns };
  const ear = table.ear(mySeat);
  const counted = question === null ? null : { ...question, moves: ear.count(question.moves) };
  return {
    question:
      counted === null || counted.to === undefined
        ? counted
        : {
            ...counted,
            to: ear.count(counted.to),
            known: (counted.known ?? []).filter((n) => ear.move(ear.count(n)) === n).map((n) => ear.count(n)),
          },
    acts: acts.map((line) => ({ ...line, n: ear.count(line.n) })),
    standIns: standIns.filter((n) => ear.move(ear.count(n)) === n).map((n) => ear.count(n)),
  };
}

/** How far back this seat may go, in entries of its own log. */
function undoFor(table: Table, mySeat: number | null): Pick<TableMessage, 'undoTo' | 'undoAt'> {
  const moves = table.movesFor(mySeat);
  if (mySeat === null || viewerOf(table, mySeat) === 'judge') return { undoTo: moves, undoAt: moves };
  const ear = table.ear(mySeat);
  return { undoTo: ear.count(table.undoTo(mySeat)), undoAt: ear.count(table.undoAt(mySeat)) };
}

/** What a move changes. */
function tableBody(table: Table, mySeat: number | null, logFrom: number): Omit<TableMessage, keyof TableHead> {
  const { row, match } = table;
  const viewer = viewerOf(table, mySeat);
  const body = {
    status: row.status,
    version: table.versionFor(mySeat),
    moves: table.movesFor(mySeat),
    view: match === null ? null : match.game.view(match.state, viewer),
    standing: match === null ? null : match.game.score(match.state, viewer),
    decisions:
      match === null || mySeat === null || !table.mayMove(mySeat) ? [] : match.open.filter((d) => d.seat === mySeat),
    waitingFor: table.waiting,
    ...undoFor(table, mySeat),
    logFrom,
    log: logAfter(table, logFrom, mySeat),
    ...besideFor(table, mySeat),
    ended: row.ended,
    paused: row.paused === 1,
    rematch: row.rematch,
  };
  return row.status === 'finished' ? { ...body, seed: row.seed } : body;
}

/** The table as the person on this seat, or a spectator, may see it. */
export function tableMessage(table: Table, mySeat: number | null, logFrom: number, around: Around): TableMessage {
  return { ...tableHead(table, mySeat, around), ...tableBody(table, mySeat, logFrom) };
}

/** The same as text: the head is written once and kept by the table. */
export function tableText(table: Table, mySeat: number | null, logFrom: number, around: Around): string {
  let head = table.heads.get(mySeat);
  if (head === undefined) {
    head = JSON.stringify(tableHead(table, mySeat, around)).slice(0, -1);
    table.heads.set(mySeat, head);
  }
  return `${head},${JSON.stringify(tableBody(table, mySeat, logFrom)).slice(1)}`;
}

/** The table as the lobby lists it: made from its row, without loading the match. */
export function matchCard({ row, seats }: StoredMatch, person: string | null, around: Around): MatchCard {
  const mine = person === null ? undefined : seats.find((s) => s.person === person);
  const waited = mine !== undefined && (JSON.parse(row.waiting) as number[]).includes(mine.seat);
  return {
    id: row.id,
    game: row.game,
    status: row.stuck === 1 ? 'stuck' : row.status,
    seats: seatInfo({ row, seats }, mine?.seat ?? null, around),
    myTurn: waited && mine.resigned === 0 && row.paused === 0 && row.stuck === 0,
    moves: row.moves,
    result: row.result === null ? null : (JSON.parse(row.result) as MatchCard['result']),
    updatedAt: row.updated_at,
    watching: around.spectators(row.id, seats),
    ...(row.ended === null ? {} : { ended: row.ended }),
    ...(row.paused === 1 && row.status === 'running' ? { paused: true as const } : {}),
    ...(mine !== undefined && asksFor(row, mine.seat) ? { asked: true as const } : {}),
    ...(mine?.reminded_at != null && mine.reminded_at > (mine.seen_at ?? 0) ? { reminded: true as const } : {}),
    ...(row.last === null || row.status !== 'running'
      ? {}
      : { last: JSON.parse(row.last) as MatchCard['last'] & object }),
    ...(mine?.hidden === 1 ? { hidden: true as const } : {}),
  };
}

/** The strength of the others, where all of them are bots of one strength. */
export function botsBeside(seats: readonly SeatRow[], mine: number): Level | null {
  const [first, ...rest] = seats.filter((s) => s.seat !== mine);
  if (first === undefined || first.kind !== 'bot' || !isLevel(first.level)) return null;
  return rest.every((s) => s.kind === 'bot' && s.level === first.level) ? first.level : null;
}

function asksFor(row: StoredMatch['row'], seat: number): boolean {
  const question = openQuestion({ row }, Date.now());
  if (question === null) return false;
  return question.asks.includes(seat) && !question.agreed.includes(seat);
}
