import { isLevel, type Level } from '#bots/levels.ts';
import type { GoneFor } from './absence.ts';
import { openQuestion, patienceOf } from './acts.ts';
import type { Heard } from './heard.ts';
import { distinct } from './names.ts';
import type { LogEntry, MatchCard, SeatInfo, TableMessage } from './protocol.ts';
import type { MatchTable } from './store/schema.ts';
import type { ListedMatch, SeatRow } from './store/store.ts';
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
  readonly goneFor: (row: Pick<MatchTable, 'id' | 'created_at'>) => GoneFor;
}

function seatInfo(
  { row, seats }: Pick<Heard, 'row' | 'seats'>,
  mine: number | null,
  { here, half, goneFor }: Around,
): SeatInfo[] {
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
      ...(s.person !== null && s.hinted === s.person ? { uncounted: s.uncounted ?? 'hint' } : {}),
    };
  });
}

/** Entries of the log that are sent at once. */
const LOG_PAGE = 200;

/** The log after `from` moves; of a long one only the end, and the setup: the client asks for the pages between. */
function logAfter(heard: Heard, from: number): LogEntry[] {
  const last = heard.moves;
  if (last - from <= LOG_PAGE) return heard.log(from === 0 ? 0 : from + 1, last);
  return [...(from === 0 ? heard.log(0, 0) : []), ...heard.log(last - LOG_PAGE + 1, last)];
}

/** One page of the log: what follows on `from` moves. */
export function logPage(heard: Heard, from: number): LogEntry[] {
  return heard.log(from === 0 ? 0 : from + 1, from + LOG_PAGE);
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
  | 'watching'
>;

function tableHead(heard: Heard, around: Around): TableHead {
  const { row, seats, seat, options, seedHash } = heard;
  return {
    t: 'table',
    match: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    options,
    seedHash,
    seats: seatInfo({ row, seats }, seat, around),
    mySeat: seat,
    takeBacks: row.take_backs === 1,
    hints: row.hints === 1,
    patience: patienceOf(row, around.patience),
    gathers: row.gathers === 1,
    listed: row.listed === 1,
    forked: heard.forked,
    watching: around.spectators(row.id, seats),
  };
}

/** What a move changes. */
function tableBody(heard: Heard, logFrom: number): Omit<TableMessage, keyof TableHead> {
  const { status, ended, paused, rematch } = heard.row;
  const { seed } = heard;
  return {
    status,
    version: heard.version,
    moves: heard.moves,
    view: heard.view,
    standing: heard.standing,
    decisions: heard.questions,
    waitingFor: heard.waitingFor,
    ...heard.undo,
    logFrom,
    log: logAfter(heard, logFrom),
    ...heard.beside,
    ended,
    paused: paused === 1,
    rematch,
    ...(seed === undefined ? {} : { seed }),
  };
}

/** The table as this listener may see it. */
export function tableMessage(heard: Heard, logFrom: number, around: Around): TableMessage {
  return { ...tableHead(heard, around), ...tableBody(heard, logFrom) };
}

/** The same as text: the head is written once and kept by the table. */
export function tableText(heard: Heard, logFrom: number, around: Around): string {
  const head = heard.head(() => JSON.stringify(tableHead(heard, around)).slice(0, -1));
  return `${head},${JSON.stringify(tableBody(heard, logFrom)).slice(1)}`;
}

/** The table as the lobby lists it: made from its row, without loading the match. */
export function matchCard({ row, seats }: ListedMatch, person: string | null, around: Around): MatchCard {
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

function asksFor(row: ListedMatch['row'], seat: number): boolean {
  const question = openQuestion({ row }, Date.now());
  if (question === null) return false;
  return question.asks.includes(seat) && !question.agreed.includes(seat);
}
