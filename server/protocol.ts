/**
 * Everything that passes between browser and server, as one set of schemas: types, validators and OpenAPI come from here.
 * Imported by server and web. It knows games only as ids, notations and opaque views.
 */
import Type, { type Static } from 'typebox';
import type { Hint } from '#bots/hint.ts';
import { LEVELS, type Level } from '#bots/levels.ts';
import type { NoUndo } from '#kernel';

const Seat = Type.Integer({ minimum: 0, maximum: 7 });
export const MatchId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,32}$' });
const Version = Type.Integer({ minimum: 0 });
/** Made by the client; the same id sent twice is answered twice and carried out once. */
const RequestId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
export const NAME_LENGTH = 24;
const PersonName = Type.String({ minLength: 1, maxLength: NAME_LENGTH });
const Notation = Type.String({ maxLength: 400 });
/** A gesture of more moves is none; whoever sends it hears so. */
export const LONGEST_GESTURE = 40;
/** Index of one of the five seat colours. */
const Colour = Type.Integer({ minimum: 0, maximum: 4 });
const BotLevel = Type.Unsafe<Level>(Type.Integer({ minimum: 1, maximum: LEVELS.length }));

export const Me = Type.Object({ id: Type.String(), name: PersonName, colour: Colour });
export type Me = Static<typeof Me>;

/** Who a browser is signed in as: nobody on the first visit. */
export const Session = Type.Object({ me: Type.Union([Me, Type.Null()]) });
export type Session = Static<typeof Session>;

export const NewGuest = Type.Object(
  { name: PersonName, colour: Type.Optional(Colour) },
  { additionalProperties: false },
);
export type NewGuest = Static<typeof NewGuest>;

/** What a person changes about themselves. */
export const MeChange = Type.Object(
  { name: Type.Optional(PersonName), colour: Type.Optional(Colour) },
  { additionalProperties: false },
);
export type MeChange = Static<typeof MeChange>;

// ---------- coming back ----------

export const Account = Type.Object({
  me: Me,
  /** When this person first came. */
  since: Type.Integer(),
  passkeys: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), createdAt: Type.Integer(), usedAt: Type.Integer() }),
  ),
  codesLeft: Type.Integer(),
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      /** 'Firefox/Linux': either half may be empty. */
      device: Type.String(),
      seenAt: Type.Integer(),
      current: Type.Boolean(),
    }),
  ),
  tables: Type.Object({ running: Type.Integer(), finished: Type.Integer() }),
});
export type Account = Static<typeof Account>;

/** Options and answers of a passkey have the browser's own form and are read by the library that checks them. */
const Opaque = Type.Record(Type.String(), Type.Unknown());
export const PasskeyOptions = Opaque;
export const PasskeyName = Type.Object({ name: PersonName }, { additionalProperties: false });
export const NewPasskey = Type.Object({ name: PersonName, response: Opaque }, { additionalProperties: false });
export const PasskeyAnswer = Type.Object({ response: Opaque }, { additionalProperties: false });
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });
export const RecoveryCode = Type.Object({ code: Type.String({ maxLength: 80 }) }, { additionalProperties: false });
export const Entered = Type.Object({ me: Me, codesLeft: Type.Integer() });
export type Entered = Static<typeof Entered>;

/** A way to another device: its secret is in the link and in the QR code. */
export const Handover = Type.Object({ secret: Type.String(), expiresAt: Type.Integer() });
export type Handover = Static<typeof Handover>;
export const HandoverState = Type.Object({
  state: Type.Union([Type.Literal('open'), Type.Literal('claimed'), Type.Literal('granted'), Type.Literal('gone')]),
  /** The device that asks to be let in. */
  device: Type.Union([Type.String(), Type.Null()]),
  /** It shows the same word. */
  word: Type.Union([Type.String(), Type.Null()]),
});
export type HandoverState = Static<typeof HandoverState>;
const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
export const HandoverClaim = Type.Object({ secret: Secret }, { additionalProperties: false });
/** Whose link it is, before anybody has claimed it. */
export const HandoverLook = Type.Object({ name: Type.String(), mine: Type.Boolean() });
export type HandoverLook = Static<typeof HandoverLook>;
export const HandoverClaimed = Type.Object({ claim: Secret, word: Type.String(), name: Type.String() });
export type HandoverClaimed = Static<typeof HandoverClaimed>;
export const HandoverWait = Type.Object({ claim: Secret }, { additionalProperties: false });
export const HandoverEntered = Type.Object({ me: Type.Union([Me, Type.Null()]) });
export const HandoverGrant = Type.Object({ word: Type.String({ maxLength: 20 }) }, { additionalProperties: false });
export const DeleteMe = Type.Object({ name: PersonName }, { additionalProperties: false });

/** Who sits where when a table is opened. */
export const SeatWish = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('open') }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('bot'), level: BotLevel }, { additionalProperties: false }),
]);
export type SeatWish = Static<typeof SeatWish>;

/** Seconds without a sign of life after which the others may go on without somebody. */
const Patience = Type.Integer({ minimum: 60, maximum: 7 * 86_400 });

export const NewMatch = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()),
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: 6 }),
    /** Listed for everybody, or reachable only by its link. */
    listed: Type.Boolean(),
    /** The people say when it begins; otherwise it begins when the last seat is taken. */
    gathers: Type.Optional(Type.Boolean()),
    /** Moves can be taken back when all agree. */
    takeBacks: Type.Optional(Type.Boolean()),
    /** Who plays may ask for hints. Where it is left out: only where all others are bots and stay. */
    hints: Type.Optional(Type.Boolean()),
    /** The server's own where it is left out. */
    patience: Type.Optional(Patience),
  },
  { additionalProperties: false },
);
export type NewMatch = Static<typeof NewMatch>;

export const SeatInfo = Type.Object({
  seat: Seat,
  kind: Type.Union([Type.Literal('person'), Type.Literal('open'), Type.Literal('bot')]),
  name: Type.Union([Type.String(), Type.Null()]),
  colour: Colour,
  level: Type.Optional(BotLevel),
  me: Type.Boolean(),
  /** A socket of this person is open at this table. */
  here: Type.Boolean(),
  /** Here, but looking elsewhere: the page is hidden, or nothing was touched for a while. */
  half: Type.Optional(Type.Literal(true)),
  /** When this person was last here, if they are not. */
  seenAt: Type.Optional(Type.Integer()),
  /** Content with how the table is set while it waits. */
  ready: Type.Optional(Type.Literal(true)),
  /** Who opened the table, or sees to it while they are gone. */
  host: Type.Optional(Type.Literal(true)),
  /** For whom an open seat is kept. */
  invited: Type.Optional(Type.String()),
  /** A bot of this level plays for the person until they are back, or keeps an open seat warm. */
  standIn: Type.Optional(BotLevel),
  resigned: Type.Optional(Type.Literal(true)),
  /** It does not count for them: they had a hint, or took back what they had seen the end of. */
  uncounted: Type.Optional(Type.Union([Type.Literal('hint'), Type.Literal('undo')])),
});
export type SeatInfo = Static<typeof SeatInfo>;

/** `stuck`: the rules of today do not lead to what was recorded, so the match can be neither shown nor continued. */
export const MatchStatus = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('running'),
  Type.Literal('finished'),
  Type.Literal('stuck'),
]);
export type MatchStatus = Static<typeof MatchStatus>;

/** A table as the lobby lists it. */
export const MatchCard = Type.Object({
  id: MatchId,
  game: Type.String(),
  status: MatchStatus,
  seats: Type.Array(SeatInfo),
  /** The game waits for me. */
  myTurn: Type.Boolean(),
  moves: Version,
  /** Final totals and ranks by seat, once finished. */
  result: Type.Union([Type.Null(), Type.Array(Type.Object({ total: Type.Number(), rank: Type.Integer() }))]),
  updatedAt: Type.Integer(),
  /** How it ended, if not by its rules. */
  ended: Type.Optional(Type.Union([Type.Literal('resigned'), Type.Literal('agreed')])),
  paused: Type.Optional(Type.Literal(true)),
  /** The others wait for my answer to a question to the table. */
  asked: Type.Optional(Type.Literal(true)),
  /** The others have reminded me since I was here. */
  reminded: Type.Optional(Type.Literal(true)),
  hidden: Type.Optional(Type.Literal(true)),
  /** What everybody at the table heard last, with ⟨seat⟩ for a name. */
  last: Type.Optional(Type.Object({ de: Type.String(), en: Type.String() })),
  /** How many look at it now. */
  watching: Type.Integer(),
});
export type MatchCard = Static<typeof MatchCard>;

export const Lobby = Type.Object({
  /** All that goes on, and the latest of what is over. */
  mine: Type.Array(MatchCard),
  /** How many I have finished. */
  past: Type.Integer(),
  /** Tables with a seat that is kept for me. */
  invited: Type.Array(MatchCard),
  open: Type.Array(MatchCard),
  watch: Type.Array(MatchCard),
});
export type Lobby = Static<typeof Lobby>;

/** Finished games of mine, the newest first. */
export const Past = Type.Object({ cards: Type.Array(MatchCard), more: Type.Boolean() });
export type Past = Static<typeof Past>;

/** What I have made of one game so far without hints, newest first. */
export const GameRecord = Type.Object({
  results: Type.Array(
    Type.Object({
      total: Type.Number(),
      rank: Type.Integer(),
      /** How many sat at the table. */
      seats: Type.Integer(),
      /** Somebody gave up: the points say nothing. */
      resigned: Type.Optional(Type.Literal(true)),
      /** The strength of the others, where all of them were bots of one strength. */
      bots: Type.Optional(BotLevel),
    }),
  ),
});
export type GameRecord = Static<typeof GameRecord>;

/** Results of one person alone and without hints, newest first. */
export const SoloResults = Type.Object({
  results: Type.Array(Type.Object({ id: MatchId, total: Type.Number(), at: Type.Integer() })),
});
export type SoloResults = Static<typeof SoloResults>;

export const JoinSeat = Type.Object({ seat: Type.Optional(Seat) }, { additionalProperties: false });
export type JoinSeat = Static<typeof JoinSeat>;
export const Fork = Type.Object(
  { at: Version, seats: Type.Array(SeatWish, { minItems: 1, maxItems: 6 }) },
  { additionalProperties: false },
);
export type Fork = Static<typeof Fork>;
/** The same from a game that is no match of this house: as a file, a kept game or a bare record. `named` tells what its bots were called by. */
export const ForkFile = Type.Object(
  {
    at: Version,
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: 6 }),
    named: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    file: Type.Unknown({ description: 'The game, whole' }),
  },
  { additionalProperties: false },
);
export type ForkFile = Static<typeof ForkFile>;

/** One thing somebody changes about a table that waits for players. */
export const Arrange = Type.Union([
  Type.Object({ do: Type.Literal('ready'), ready: Type.Boolean() }, { additionalProperties: false }),
  Type.Object({ do: Type.Literal('colour'), colour: Colour }, { additionalProperties: false }),
  /** My own choice among what is chosen by seat: a clan, a board. */
  Type.Object(
    { do: Type.Literal('choose'), option: Type.String({ maxLength: 40 }), value: Type.String({ maxLength: 40 }) },
    { additionalProperties: false },
  ),
  /** I move to a seat that is free, or that a bot keeps. */
  Type.Object({ do: Type.Literal('sit'), seat: Seat }, { additionalProperties: false }),
  // What follows is the host's.
  Type.Object(
    { do: Type.Literal('options'), options: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()) },
    { additionalProperties: false },
  ),
  Type.Object({ do: Type.Literal('listed'), listed: Type.Boolean() }, { additionalProperties: false }),
  /**
   * How people treat each other here: whether moves can be taken back by consent, whether there are hints, how long one waits for
   * who is gone.
   */
  Type.Object(
    {
      do: Type.Literal('manners'),
      takeBacks: Type.Optional(Type.Boolean()),
      hints: Type.Optional(Type.Boolean()),
      patience: Type.Optional(Patience),
    },
    { additionalProperties: false },
  ),
  Type.Object({ do: Type.Literal('bot'), seat: Seat, level: BotLevel }, { additionalProperties: false }),
  Type.Object({ do: Type.Literal('open'), seat: Seat }, { additionalProperties: false }),
  Type.Object({ do: Type.Literal('fill'), level: BotLevel }, { additionalProperties: false }),
  Type.Object({ do: Type.Literal('add') }, { additionalProperties: false }),
  Type.Object({ do: Type.Literal('remove'), seat: Seat }, { additionalProperties: false }),
  Type.Object({ do: Type.Literal('up'), seat: Seat }, { additionalProperties: false }),
]);
export type Arrange = Static<typeof Arrange>;

/** What somebody at a running table does that is no move. */
export const Act = Type.Union([
  /** A bot takes my seat for good, or until somebody comes by the link. */
  Type.Object(
    { do: Type.Literal('give'), to: Type.Union([Type.Literal('bot'), Type.Literal('link')]) },
    { additionalProperties: false },
  ),
  Type.Object({ do: Type.Literal('resign') }, { additionalProperties: false }),
  Type.Object(
    { do: Type.Literal('ask'), about: Type.Union([Type.Literal('pause'), Type.Literal('end')]) },
    { additionalProperties: false },
  ),
  Type.Object(
    { do: Type.Literal('ask'), about: Type.Literal('take-back'), to: Version },
    { additionalProperties: false },
  ),
  Type.Object(
    { do: Type.Literal('ask'), about: Type.Literal('stand-in'), seat: Seat },
    { additionalProperties: false },
  ),
  /** `question` names the question that was seen: an answer to another one is refused. */
  Type.Object({ do: Type.Literal('vote'), question: Version, yes: Type.Boolean() }, { additionalProperties: false }),
  Type.Object({ do: Type.Literal('resume') }, { additionalProperties: false }),
  Type.Object({ do: Type.Literal('remind'), seat: Seat }, { additionalProperties: false }),
]);
export type Act = Static<typeof Act>;

export const HideTable = Type.Object({ hidden: Type.Boolean() }, { additionalProperties: false });

/** A question to the table: everybody who plays has to agree. */
export interface Question {
  /** Tells it from the one before. */
  readonly id: number;
  readonly about: 'take-back' | 'pause' | 'end' | 'stand-in';
  /** Who asks. */
  readonly by: number;
  /** Whose agreement is needed, and whose is there. */
  readonly asks: readonly number[];
  readonly agreed: readonly number[];
  /** Take-back: moves that are left. */
  readonly to?: number;
  /** Take-back: the moves among those that would fall away by which something was revealed or drawn; it stays known. */
  readonly known?: readonly number[];
  /** Stand-in: the seat of who is gone. */
  readonly seat?: number;
  /** Moves made when it was asked: a take-back is void once the game has gone on. */
  readonly moves: number;
  /** Without an answer until then it is a no. */
  readonly until: number;
}

/** An entry of the log that is no move: who did what, after how many moves. */
export interface ActLine {
  readonly n: number;
  readonly seat: number;
  readonly at: number;
  readonly act:
    | 'asks'
    | 'agrees'
    | 'declines'
    | 'taken-back'
    | 'paused'
    | 'resumed'
    | 'ended'
    | 'resigned'
    | 'gave-to-bot'
    | 'opened-seat'
    | 'sat-down'
    | 'stand-in'
    | 'came-back'
    | 'reminded';
  readonly about?: string;
}

/** Why a request over HTTP is refused. */
export const PROBLEMS = [
  'no-session',
  'bad-origin',
  'bad-json',
  'bad-body',
  'bad-name',
  'too-large',
  'too-many',
  'too-many-tables',
  'unknown-match',
  'unknown-game',
  'bad-options',
  'bad-seats',
  'bad-position',
  'seat-taken',
  'saw-another-seat',
  'already-seated',
  'not-seated',
  'not-waiting',
  'not-finished',
  'not-begun',
  'bad-record',
  'not-running',
  'not-host',
  'no-question',
  'question-open',
  'not-away',
  'not-allowed',
  'enough-round',
  'enough-match',
  'rules-changed',
  'bad-passkey',
  'bad-code',
  'bad-handover',
  'last-way-in',
  'wrong-name',
  'not-found',
  'unavailable',
  'internal',
] as const;
export type ProblemKey = (typeof PROBLEMS)[number];

/** Body of every refusal over HTTP. `key` has a text in web/text; args fill it. */
export const Problem = Type.Object({
  error: Type.String(),
  key: Type.String(),
  args: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type Problem = Static<typeof Problem>;

// ---------- live socket: /api/live ----------

export const ClientMessage = Type.Union([
  /** Sit down at or look at a table; `have` is the last version seen, to heal a broken connection. */
  Type.Object(
    { t: Type.Literal('watch'), match: MatchId, have: Type.Optional(Version) },
    { additionalProperties: false },
  ),
  /**
   * `version` is the version the player saw; `moves` are the notations of one gesture, judged in order. They are made
   * together or not at all, as far as the player can foresee: after something was revealed the moves that led to it stand. `move` is a gesture of one move, as older clients write it.
   */
  Type.Object(
    { t: Type.Literal('move'), id: RequestId, match: MatchId, version: Version, move: Notation },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      t: Type.Literal('move'),
      id: RequestId,
      match: MatchId,
      version: Version,
      moves: Type.Array(Notation, { maxItems: 200 }),
    },
    { additionalProperties: false },
  ),
  /** Take back moves until `to` moves are left. `anyway`: I know that the match does not count for me then. */
  Type.Object(
    {
      t: Type.Literal('undo'),
      id: RequestId,
      match: MatchId,
      to: Version,
      anyway: Type.Optional(Type.Literal(true)),
    },
    { additionalProperties: false },
  ),
  /** The bots of this table are to move now, with the best they have found so far. */
  Type.Object({ t: Type.Literal('hurry'), match: MatchId }, { additionalProperties: false }),
  /** What would be the best turn for me at this version? */
  Type.Object(
    { t: Type.Literal('hint'), id: RequestId, match: MatchId, version: Version },
    { additionalProperties: false },
  ),
  /** Whether I look at the page: hidden, or untouched for a while, I am half away. */
  Type.Object({ t: Type.Literal('look'), away: Type.Boolean() }, { additionalProperties: false }),
  Type.Object({ t: Type.Literal('ping') }, { additionalProperties: false }),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/**
 * One gesture as my log shows it: `n` counts the moves that I made or heard of from 1, 0 is the setup. Events are masked for me.
 * When the match is over everybody hears of all moves, and they are counted anew.
 */
export interface LogEntry {
  readonly n: number;
  /** The first of its moves, where one gesture made several: `n` is the last. */
  readonly from?: number;
  readonly seat: number | null;
  readonly events: readonly unknown[];
  /** `hint`: made after a hint. `below`: a bot played it with this strength instead of its own. */
  readonly note?: { readonly key: 'hint' } | { readonly key: 'below'; readonly level: number };
}

/** The table as this viewer may see it. Sent when a table is opened and after every change. */
export interface TableMessage {
  readonly t: 'table';
  readonly match: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** SHA-256 of `seed`, from the first moment on: when that is published at the end, everybody can check the shuffles. */
  readonly seedHash: string;
  readonly status: MatchStatus;
  /** Grows with every change that I can notice, also with an undo: what is hidden from me is not counted. */
  readonly version: number;
  /** Moves made so far. */
  readonly moves: number;
  readonly seats: readonly SeatInfo[];
  readonly mySeat: number | null;
  /** Null while the table waits for players. Views, standings and decisions are the game's own types. */
  readonly view: unknown;
  readonly standing: unknown;
  /** The open questions to my seat, standing offers included. */
  readonly decisions: readonly unknown[];
  readonly waitingFor: readonly number[];
  /** I may undo down to this number of moves; equal to `moves` when nothing can be taken back. */
  readonly undoTo: number;
  /** Where the gesture made last began: what one undo goes back to. Never below `undoTo`. */
  readonly undoAt: number;
  /**
   * Where nothing can be taken back like that, and only bots play with me: I may go back to before my last gesture all the same, over what
   * they answered. `known`: something was revealed or drawn since; the request has to say that I know the match does not count then.
   */
  readonly undoBack: { readonly to: number; readonly known: boolean } | null;
  /** Why nothing can be taken back at all; null where something can. */
  readonly undoNot: NoUndo | null;
  /**
   * Log entries after `logFrom` moves: the whole log when `logFrom` is 0, otherwise only what the client misses.
   * After an undo `logFrom` is smaller than what the client has: it drops the entries above. Where many are missing only the
   * latest are sent, and the setup; the client asks for those between at /matches/:id/log/:n, a page at a time.
   */
  readonly logFrom: number;
  readonly log: readonly LogEntry[];
  /** The open question to the table. */
  readonly question: Question | null;
  /** What happened beside the moves, the latest last. */
  readonly acts: readonly ActLine[];
  /** Moves that a bot made for somebody who was away. */
  readonly standIns: readonly number[];
  /** How it ended, if not by its rules. */
  readonly ended: 'resigned' | 'agreed' | null;
  readonly paused: boolean;
  /** Moves can be taken back when all agree. */
  readonly takeBacks: boolean;
  /** Who plays here may ask for hints. */
  readonly hints: boolean;
  /** After this time without a sign of life the others may go on without somebody. */
  readonly patience: number;
  /** The people say when it begins. */
  readonly gathers: boolean;
  readonly listed: boolean;
  /** Where this match goes on from another one: which, and whether everything hidden was dealt anew. */
  readonly forked: { readonly from: string; readonly anew: boolean } | null;
  /** How many look on without a seat. */
  readonly watching: number;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
  /** What was sealed: the seed, and a line for each deal before it. Published when the match is over. */
  readonly seed?: string;
}

/**
 * `unavailable` and `too-fast` pass: the client comes back and sends what is unanswered again, with its id.
 * `rules-changed`: the match is stuck.
 */
export type SocketProblem =
  | 'bad-message'
  | 'unknown-match'
  | 'rules-changed'
  | 'too-fast'
  | 'too-large'
  | 'no-session'
  | 'unavailable';

/**
 * Why there is no hint: none are allowed here, I am not asked, something else is asked by now, the last hint is not ready yet,
 * or nothing came to mind.
 */
export type NoHint = 'no-hints' | 'not-asked' | 'stale' | 'busy' | 'nothing';

/**
 * Why a match is stuck: its rules lead elsewhere from some move on (`drift`), are of a version that is newer than those here, that
 * is not kept here, or whose bundle is damaged, or of a game that is not here.
 */
export type StuckWhy = 'drift' | 'newer' | 'missing' | 'damaged' | 'unknown-game';

/** Why the rules do not allow a move. */
export interface RefusalSaid {
  readonly ruling: string;
  readonly key: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

export type ServerMessage =
  | TableMessage
  /** The move or undo with this id is stored. */
  | {
      readonly t: 'done';
      readonly id: string;
      readonly version: number;
      /**
       * In a gesture: the move that turned out not to be possible after something was revealed, and its place from 0. The moves
       * before it are made.
       */
      readonly stopped?: { readonly at: number; readonly move: string; readonly refusal?: RefusalSaid };
    }
  /** Not carried out, and why; the current table follows in a message of its own. */
  | {
      readonly t: 'refused';
      readonly id: string;
      readonly reason:
        | 'illegal'
        | 'stale'
        | 'not-your-seat'
        | 'not-your-turn'
        | 'over'
        | 'bad-move'
        | 'bad-gesture'
        | 'cannot-undo'
        /** Taken back and asked too often, since the game last went on or in the whole match (server/measure.ts). */
        | 'enough-round'
        | 'enough-match';
      /** In a gesture: the move that is refused, and its place from 0. Nothing of the gesture is played. */
      readonly at?: number;
      readonly move?: string;
      readonly refusal?: RefusalSaid;
    }
  /** The socket could not understand or will not serve; `id` names the move or undo that was not carried out. */
  | { readonly t: 'error'; readonly key: SocketProblem; readonly id?: string; readonly why?: StuckWhy }
  /** A bot has been thinking for a while; said again every second. */
  | {
      readonly t: 'thinking';
      readonly match: string;
      readonly version: number;
      readonly seat: number;
      /** Thinking so far, and the time it has. */
      readonly elapsedMs: number;
      readonly ms: number;
    }
  /** The answer to a question for a hint: advice, or why there is none. */
  | {
      readonly t: 'hint';
      readonly id: string;
      readonly match: string;
      readonly version: number;
      readonly hint: Hint | NoHint;
    }
  | { readonly t: 'pong' };
