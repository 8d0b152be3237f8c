import { type Move, parseMove, type Refusal } from '#kernel';
import { standsInFor } from './acts.ts';
import { type ClientMessage, LONGEST_GESTURE, type ServerMessage } from './protocol.ts';
import type { Change } from './store/changes.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import type { Client } from './watchers.ts';

type MoveMessage = Extract<ClientMessage, { t: 'move' }>;
type UndoMessage = Extract<ClientMessage, { t: 'undo' }>;
type Refusing = Extract<ServerMessage, { t: 'refused' }>;

type Why = Pick<Refusing, 'reason' | 'at' | 'move'> & { readonly refusal?: Refusal };

type Verdict =
  | { readonly kind: 'repeated'; readonly version: number }
  | ({ readonly kind: 'refused' } & Why)
  | { readonly kind: 'made'; readonly change: Change };

function refuse(reason: Refusing['reason'], more: Omit<Why, 'reason'> = {}): Verdict {
  return { kind: 'refused', reason, ...more };
}

/** Judges the moves of a gesture and, if all stand, makes them in memory. */
function judgeMove(table: Table, seat: number | null, message: MoveMessage): Verdict {
  if (seat === null) return refuse('not-your-seat');
  const before = table.answered(seat, message.id);
  if (before !== undefined) return { kind: 'repeated', version: before };
  const { match } = table;
  if (match === null) return refuse('not-your-turn');
  if (table.row.status === 'finished') return refuse('over');
  if (!table.mayMove(seat)) return refuse('not-your-turn');
  const lines = 'moves' in message ? message.moves : [message.move];
  if (lines.length === 0 || lines.length > LONGEST_GESTURE) return refuse('bad-gesture');
  const named = (at: number) => ('moves' in message ? { at, move: lines[at] as string } : {});
  const moves: Move[] = [];
  for (const [at, line] of lines.entries()) {
    const move = parseMove(match.game.moves, line);
    if (move === null) return refuse('bad-move', named(at));
    moves.push(move);
  }
  if (!table.sameQuestion(seat, message.version)) return refuse('stale');
  const asked = match.open.some((d) => d.seat === seat);
  const made = table.play(seat, moves, message.id, table.hinted.has(seat) ? { key: 'hint' } : undefined);
  if ('change' in made) {
    table.hinted.delete(seat);
    return { kind: 'made', change: made.change };
  }
  return refuse(asked ? 'illegal' : 'not-your-turn', { refusal: made.refusal, ...named(made.at) });
}

function judgeUndo(table: Table, seat: number | null, message: UndoMessage): Verdict {
  if (seat === null) return refuse('not-your-seat');
  const before = table.answered(seat, message.id);
  if (before !== undefined) return { kind: 'repeated', version: before };
  if (table.match === null) return refuse('cannot-undo');
  if (table.row.status === 'finished') return refuse('over');
  const to = table.ear(seat).upTo(message.to, table.moves);
  if (to >= table.moves || to < table.undoTo(seat)) return refuse('cannot-undo');
  const enough = table.enough(seat);
  if (enough !== null) return refuse(enough);
  return { kind: 'made', change: table.undo(seat, to, message.id) };
}

function say(client: Client, message: ServerMessage): void {
  client.send(JSON.stringify(message));
}

type Request = MoveMessage | UndoMessage;

/** How often a request is carried out anew when another process was faster. */
const TRIES = 8;

/**
 * Carries out a move or an undo, or says why not; either way the client then sees the table as it is. No promise is made
 * where the table is in memory and the mover looks at it, as nearly always.
 */
export function carryOut(tables: Tables, client: Client, message: Request): Promise<void> | null {
  if (client.person === null) {
    say(client, { t: 'error', key: 'no-session', id: message.id });
    return null;
  }
  const table = tables.at(message.match);
  return table === null ? fetchFirst(tables, client, message, TRIES) : answer(tables, table, client, message, TRIES);
}

async function fetchFirst(tables: Tables, client: Client, message: Request, tries: number): Promise<void> {
  const table = await tables.get(message.match);
  if (table === null) say(client, { t: 'error', key: 'unknown-match', id: message.id });
  else await answer(tables, table, client, message, tries);
}

function answer(tables: Tables, table: Table, client: Client, message: Request, tries: number): Promise<void> | null {
  const { id } = message;
  // A move kept by a page without a connection comes with whoever made it: first the seat is theirs again.
  if (client.person !== null && tries > 0 && standsInFor(table, client.person))
    return comeBackFirst(tables, client, client.person, message, tries - 1);
  const seat = table.seatOf(client.person);
  const verdict = message.t === 'move' ? judgeMove(table, seat, message) : judgeUndo(table, seat, message);
  if (verdict.kind !== 'made') return explain(tables, client, message, seat, verdict);
  const version = table.versionFor(seat);
  const unavailable = (): void => say(client, { t: 'error', key: 'unavailable', id });
  tables.submit(table, verdict.change, (outcome) => {
    if (outcome === 'stored') say(client, { t: 'done', id, version });
    else if (outcome === 'broken') unavailable();
    else if (tries === 0) say(client, { t: 'refused', id, reason: 'stale' });
    // Somebody was faster: what they did may have left this question as it was.
    else fetchFirst(tables, client, message, tries - 1).catch(unavailable);
  });
  return client.watching === table.id ? null : showAfter(tables, client, message.match);
}

async function comeBackFirst(
  tables: Tables,
  client: Client,
  person: string,
  message: Request,
  tries: number,
): Promise<void> {
  await tables.onReturn(message.match, person);
  await fetchFirst(tables, client, message, tries);
}

/** What somebody is told about has to be on the disk first. */
async function showAfter(tables: Tables, client: Client, match: string): Promise<void> {
  const now = await tables.settled(match);
  if (now !== null) tables.show(client, now);
}

async function explain(
  tables: Tables,
  client: Client,
  { id, match }: Request,
  seat: number | null,
  verdict: Exclude<Verdict, { kind: 'made' }>,
): Promise<void> {
  if (verdict.kind === 'refused') {
    const { kind: _, ...why } = verdict;
    say(client, { t: 'refused', id, ...why });
  }
  const now = await tables.settled(match);
  if (verdict.kind === 'repeated') {
    if (now?.answered(seat ?? -1, id) === undefined) say(client, { t: 'refused', id, reason: 'stale' });
    else say(client, { t: 'done', id, version: now.heardAt(seat ?? -1, verdict.version) });
  }
  if (now !== null) tables.show(client, now);
}
