/**
 * A kept game played again by the laws' own hand: how many taps a person would need for the same turns. Whoever flies three riders does not
 * mind whose step comes first: moves of one verb may come in another order if the very same position comes of them.
 */
import {
  type AnyGame,
  type Decision,
  type GameModule,
  type LoggedMove,
  Match,
  type MatchRecord,
  type Move,
  parseMove,
  RecordingSink,
  type Seat,
  SeededRng,
  sameMove,
  stateHash,
  step,
} from '#kernel';
import type { Gesture } from '../contract.ts';
import type { Reading } from '../hand.ts';
import { reach, reachLoosely, remembered } from '../reach.ts';
import type { Route } from '../way-back.ts';
import { type PureBoard, reader } from './walk.ts';

export interface Taps {
  /** Taps of the whole game, each gesture with the tap that plays it, by seat. */
  readonly bySeat: readonly number[];
  readonly gestures: number;
  readonly moves: number;
  readonly turns: number;
  /** Moves that no gesture makes. */
  readonly unreached: readonly string[];
}

/** The moves this seat makes before somebody else does; or all of its moves from here on, whoever comes in between. */
function upcoming(module: GameModule, log: readonly LoggedMove[], from: number, through = false): Move[] {
  const seat = log[from]?.seat;
  const moves: Move[] = [];
  for (let i = from; i < log.length && (through || log[i]?.seat === seat); i++) {
    if (log[i]?.seat !== seat) continue;
    const move = parseMove(module.game.moves, log[i]?.move ?? '');
    if (move === null) break;
    moves.push(move);
  }
  return moves;
}

const MOST_LOOKED_AT = 6000;

/** The position these moves lead to, as a fingerprint; null if the rules do not list one of them. */
function led(
  game: AnyGame,
  from: unknown,
  open: readonly Decision<Move>[],
  seat: Seat,
  moves: readonly Move[],
): string | null {
  const state = game.copy(from);
  const rng = new SeededRng('taps');
  let asked = open;
  for (const move of moves) {
    if (!asked.some((d) => d.seat === seat && d.options.some((o) => sameMove(o, move)))) return null;
    asked = step(game, state, seat, move, rng, new RecordingSink<unknown>());
  }
  return stateHash(state);
}

/** The way with fewest taps to make these moves, or to the very same position by the same moves in another order. */
function shortest(
  { game }: GameModule,
  { state, open }: Pick<Match, 'state' | 'open'>,
  seat: Seat,
  readAt: (gesture: Gesture) => Reading,
  wanted: readonly Move[],
): Route | null {
  const { routeTo } = readAt([]);
  if (routeTo !== undefined) return routeTo(wanted);
  const read = remembered(readAt);
  const exact = reach(read, wanted, MOST_LOOKED_AT);
  if (exact === null || exact.taps.length < 2) return exact;
  const made = wanted.slice(0, exact.chain.length);
  const there = led(game, state, open, seat, made);
  const same = (chain: readonly Move[]): boolean => led(game, state, open, seat, chain) === there;
  return reachLoosely(read, made, MOST_LOOKED_AT, exact.taps.length - 1, same) ?? exact;
}

export function countTaps(module: GameModule, board: PureBoard, record: MatchRecord): Taps {
  const match = Match.replay(module.game, record, 0);
  const bySeat = Array<number>(record.seats).fill(0);
  const unreached: string[] = [];
  let gestures = 0;
  let turns = 0;
  let mover = -1;
  for (let at = 0; at < record.moves.length; ) {
    const logged = record.moves[at] as LoggedMove;
    const { seat } = logged;
    if (seat !== mover) turns++;
    mover = seat;
    const wanted = upcoming(module, record.moves, at);
    const read = reader(module, board, match.state, match.open, seat, 'en');
    // Where all answer at once, others may come into the middle of a gesture.
    const route =
      shortest(module, match, seat, read, wanted) ??
      (read([]).routeTo === undefined
        ? reach(read, upcoming(module, record.moves, at, true), MOST_LOOKED_AT)
        : shortest(module, match, seat, read, upcoming(module, record.moves, at, true)));
    if (route === null) unreached.push(`move ${at + 1}: ${logged.move}`);
    const made = Math.min(route?.chain.length ?? 1, wanted.length);
    bySeat[seat] = (bySeat[seat] ?? 0) + (route?.taps.length ?? 1) + 1;
    gestures++;
    for (const move of wanted.slice(0, made)) match.play(seat, move);
    at += made;
  }
  return { bySeat, gestures, moves: record.moves.length, turns, unreached };
}

/** 7. A kept game is made by gestures alone, with no more taps than are kept. */
export function tapsKept(taps: Taps, kept: number): string[] {
  const all = taps.bySeat.reduce((a, b) => a + b, 0);
  return [
    ...taps.unreached.map((move) => `no gesture makes ${move}`),
    ...(all > kept ? [`${all} taps instead of ${kept}`] : []),
  ];
}
