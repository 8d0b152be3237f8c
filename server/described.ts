/**
 * What the server says, described for those who write their own client. `Record<keyof …>` makes the compiler insist that
 * nothing is left out and nothing is described that is not sent.
 */
import Type, { type TSchema } from 'typebox';
import type { MatchRecord, SavedMatch } from '#kernel';
import {
  ClientMessage,
  type LogEntry,
  MatchStatus,
  SeatInfo,
  type ServerMessage,
  type TableMessage,
} from './protocol.ts';

type Message<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

const Count = Type.Integer({ minimum: 0 });
const Name = Type.String();
const maybe = (schema: TSchema): TSchema => Type.Union([schema, Type.Null()]);
const own = (description: string): TSchema => Type.Unknown({ description });
const one = (...words: readonly string[]): TSchema => Type.Union(words.map((word) => Type.Literal(word)));

/** All fields of a message; those named last may be missing. */
function message(
  fields: Readonly<Record<string, TSchema>>,
  description: string,
  optional: readonly string[] = [],
): TSchema {
  const all = Object.entries(fields).map(([key, s]) => [key, optional.includes(key) ? Type.Optional(s) : s] as const);
  return Type.Object(Object.fromEntries(all), { description });
}

const LOG: Record<keyof LogEntry, TSchema> = {
  n: Count,
  from: Count,
  seat: maybe(Count),
  events: Type.Array(own('An event of the game, masked for the viewer')),
  note: own('`hint`: made after a hint. `below`: a bot played it below its strength'),
};
export const LogEntryDescribed = message(LOG, 'One gesture as the log shows it; 0 is the setup', ['from', 'note']);

const TABLE: Record<keyof TableMessage, TSchema> = {
  t: Type.Literal('table'),
  match: Name,
  game: Name,
  rulesVersion: Count,
  options: Type.Record(Type.String(), own('The value of an option of the game')),
  seedHash: Type.String({ description: 'SHA-256 of what is sealed' }),
  status: MatchStatus,
  version: Count,
  moves: Count,
  seats: Type.Array(SeatInfo),
  mySeat: maybe(Count),
  view: own('What I may see, in the form of the game; null while the table waits'),
  standing: own('Points by seat as far as I may know them'),
  decisions: Type.Array(own('An open question to my seat with all its options')),
  waitingFor: Type.Array(Count),
  undoTo: Count,
  undoAt: Count,
  undoBack: maybe(Type.Object({ to: Count, known: Type.Boolean() })),
  undoNot: maybe(one('nothing', 'others', 'known')),
  logFrom: Count,
  log: Type.Array(LogEntryDescribed),
  question: own('The open question to the table, or null'),
  acts: Type.Array(own('What happened beside the moves')),
  standIns: Type.Array(Count),
  ended: maybe(one('resigned', 'agreed')),
  paused: Type.Boolean(),
  takeBacks: Type.Boolean(),
  hints: Type.Boolean(),
  patience: Count,
  gathers: Type.Boolean(),
  listed: Type.Boolean(),
  forked: own('Where this match goes on from another one, or null'),
  watching: Count,
  rematch: maybe(Name),
  seed: Type.String({
    description: 'What was sealed, published when the match is over: the seed, and a line for each deal before it',
  }),
};
export const TableDescribed = message(TABLE, 'The table as I may see it', ['seed']);

const RECORD: Record<keyof MatchRecord, TSchema> = {
  format: Type.Union([Type.Literal(1), Type.Literal(2)]),
  game: Name,
  rulesVersion: Count,
  options: TABLE.options,
  seats: Count,
  seed: Name,
  generator: Name,
  before: Type.Array(Type.Object({ seed: Name, moves: Count })),
  moves: Type.Array(Type.Object({ seat: Count, move: Name, hash: Name })),
  takenBack: Type.Array(
    Type.Object(
      { after: Count, moves: Count, seat: Count, consent: Type.Array(Count) },
      {
        description: 'Moves taken back because these seats agreed: with the next move chance began anew',
      },
    ),
  ),
};
export const RecordDescribed = message(RECORD, 'Everything a replay needs', ['generator', 'before', 'takenBack']);

const SAVED: Record<keyof SavedMatch, TSchema> = {
  tafelrunde: Type.Literal(1),
  savedAt: Name,
  players: Type.Array(Type.Union([Name, Type.Null()])),
  seedHash: Name,
  record: RecordDescribed,
  scores: Type.Array(Type.Number()),
  running: own('A match that was still running, as one viewer had heard it'),
};
export const SavedDescribed = message(SAVED, 'A match as a file', ['record', 'scores', 'running']);
/** Anything at all may be brought; what is no match is refused with the reason. */
export const BroughtFile = own('A match as a file, a kept game or a bare record');

const DONE: Record<keyof Message<'done'>, TSchema> = {
  t: Type.Literal('done'),
  id: Name,
  version: Count,
  stopped: own(
    'The move of a gesture that turned out not to be possible after something was revealed, its place and the ruling',
  ),
};
const REFUSED: Record<keyof Message<'refused'>, TSchema> = {
  t: Type.Literal('refused'),
  id: Name,
  reason: Name,
  at: Count,
  move: Name,
  refusal: own('The ruling that forbids it, with the key of its sentence'),
};
const ERROR: Record<keyof Message<'error'>, TSchema> = { t: Type.Literal('error'), key: Name, id: Name, why: Name };
const THINKING: Record<keyof Message<'thinking'>, TSchema> = {
  t: Type.Literal('thinking'),
  match: Name,
  version: Count,
  seat: Count,
  elapsedMs: Count,
  ms: Count,
};
const HINT: Record<keyof Message<'hint'>, TSchema> = {
  t: Type.Literal('hint'),
  id: Name,
  match: Name,
  version: Count,
  hint: own('Advice, or the word that says why there is none'),
};
const PONG: Record<keyof Message<'pong'>, TSchema> = { t: Type.Literal('pong') };

/** Every kind of message; the compiler knows whether one is missing. */
export const SERVER_MESSAGES: Readonly<Record<ServerMessage['t'], TSchema>> = {
  table: TableDescribed,
  done: message(DONE, 'The move or undo with this id is stored', ['stopped']),
  refused: message(REFUSED, 'Not carried out, and why; the table follows', ['at', 'move', 'refusal']),
  error: message(
    ERROR,
    'Not understood or not served. `unavailable` and `too-fast` pass: come back and send it again',
    ['id', 'why'],
  ),
  thinking: message(THINKING, 'A bot has been thinking for a while'),
  hint: message(HINT, 'The answer to a question for a hint'),
  pong: message(PONG, 'The answer to a ping'),
};

/** The live socket, as AsyncAPI describes such things. */
export function describeLive(complete: (schema: TSchema) => unknown): object {
  const messages = Object.fromEntries(
    Object.entries(SERVER_MESSAGES).map(([name, schema]) => [name, { name, payload: complete(schema) }]),
  );
  const refs = Object.keys(messages).map((name) => ({ $ref: `#/channels/live/messages/${name}` }));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Tafelrunde live',
      version: '1',
      description:
        'One JSON text a message. Every move, undo and question for a hint has an id made by the client; its answer carries the id, and the same id sent twice is carried out once. After `unavailable` or `too-fast`, and after a lost connection, watch again with `have` and send what is unanswered again.',
    },
    channels: {
      live: {
        address: '/api/live',
        messages: { client: { name: 'client', payload: complete(ClientMessage) }, ...messages },
      },
    },
    operations: {
      say: {
        action: 'receive',
        channel: { $ref: '#/channels/live' },
        messages: [{ $ref: '#/channels/live/messages/client' }],
      },
      hear: { action: 'send', channel: { $ref: '#/channels/live' }, messages: refs },
    },
  };
}
