import { isLevel } from '#bots/levels.ts';
import { commitment, type Viewer } from '#kernel';
import { distinct } from './names.ts';
import type { LogEntry, MatchCard, SeatInfo, TableMessage } from './protocol.ts';
import type { SeatRow, StoredMatch } from './store/store.ts';
import type { Table } from './table.ts';

/** Whether a socket of this person is open at this table. */
export type IsHere = (match: string, person: string) => boolean;

/** Who somebody is to the rules: when all is over, everybody may see everything. */
export function viewerOf(table: Table, seat: number | null): Viewer {
  if (table.row.status === 'finished') return 'judge';
  return seat ?? 'spectator';
}

function seatInfo(match: string, seats: readonly SeatRow[], mine: number | null, isHere: IsHere): SeatInfo[] {
  const names = distinct(seats.map((s) => s.name));
  return seats.map((s, i) => {
    const info = {
      seat: s.seat,
      kind: s.kind,
      name: names[i] ?? null,
      colour: s.colour,
      me: s.seat === mine,
      here: s.kind === 'bot' || (s.person !== null && isHere(match, s.person)),
    };
    return isLevel(s.level) ? { ...info, level: s.level } : info;
  });
}

/** The log after `from` moves as this viewer heard it; the setup is entry 0. */
function logAfter(table: Table, from: number, viewer: Viewer): LogEntry[] {
  const { match } = table;
  const log: LogEntry[] = [];
  if (match === null) return log;
  for (let n = from === 0 ? 0 : from + 1; n <= match.length; n++) {
    const note = table.notes.get(n);
    log.push({ n, seat: match.seatOf(n), events: match.heard(n, viewer), ...(note && { note }) });
  }
  return log;
}

/** What stays as it is while the game goes on and nobody comes or goes. */
type TableHead = Pick<
  TableMessage,
  't' | 'match' | 'game' | 'rulesVersion' | 'options' | 'seedHash' | 'seats' | 'mySeat'
>;

function tableHead({ row, match, seats }: Table, mySeat: number | null, isHere: IsHere): TableHead {
  return {
    t: 'table',
    match: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    options: match?.options ?? (JSON.parse(row.options) as Record<string, unknown>),
    seedHash: commitment(row.seed),
    seats: seatInfo(row.id, seats, mySeat, isHere),
    mySeat,
  };
}

/** What a move changes. */
function tableBody(table: Table, mySeat: number | null, logFrom: number): Omit<TableMessage, keyof TableHead> {
  const { row, match } = table;
  const viewer = viewerOf(table, mySeat);
  const body = {
    status: row.status,
    version: row.version,
    moves: table.moves,
    view: match === null ? null : match.game.view(match.state, viewer),
    standing: match === null ? null : match.game.score(match.state, viewer),
    decisions: match === null || mySeat === null ? [] : match.open.filter((d) => d.seat === mySeat),
    waitingFor: table.waiting,
    hints: mySeat !== null && row.status === 'running' && table.allowsHints,
    undoTo: mySeat === null ? table.moves : table.undoTo(mySeat),
    undoAt: mySeat === null ? table.moves : table.undoAt(mySeat),
    logFrom,
    log: logAfter(table, logFrom, viewer),
  };
  return row.status === 'finished' ? { ...body, seed: row.seed } : body;
}

/** The table as the person on this seat, or a spectator, may see it. */
export function tableMessage(table: Table, mySeat: number | null, logFrom: number, isHere: IsHere): TableMessage {
  return { ...tableHead(table, mySeat, isHere), ...tableBody(table, mySeat, logFrom) };
}

/** The same as text: the head is written once and kept by the table. */
export function tableText(table: Table, mySeat: number | null, logFrom: number, isHere: IsHere): string {
  let head = table.heads.get(mySeat);
  if (head === undefined) {
    head = JSON.stringify(tableHead(table, mySeat, isHere)).slice(0, -1);
    table.heads.set(mySeat, head);
  }
  return `${head},${JSON.stringify(tableBody(table, mySeat, logFrom)).slice(1)}`;
}

/** The table as the lobby lists it: made from its row, without loading the match. */
export function matchCard({ row, seats }: StoredMatch, person: string | null, isHere: IsHere): MatchCard {
  const mine = person === null ? null : (seats.find((s) => s.person === person)?.seat ?? null);
  return {
    id: row.id,
    game: row.game,
    status: row.stuck === 1 ? 'stuck' : row.status,
    seats: seatInfo(row.id, seats, mine, isHere),
    myTurn: row.stuck === 0 && mine !== null && (JSON.parse(row.waiting) as number[]).includes(mine),
    moves: row.moves,
    result: row.result === null ? null : (JSON.parse(row.result) as MatchCard['result']),
    updatedAt: row.updated_at,
  };
}
