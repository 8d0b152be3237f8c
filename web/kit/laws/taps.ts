/**
 * A kept game played again by the laws' own hand: how many taps a person would need for the same turns. Whoever flies three riders does not
 * mind whose step comes first: moves of one verb may come in another order if the very same position comes of them.
 */
import { type GameModule, type LoggedMove, Match, type MatchRecord, type Move, parseMove } from '#kernel';
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
    const { routeTo } = reader(module, board, match.state, match.open, seat, 'en')([]);
    // Where all answer at once, others may come into the middle of a gesture.
    const route = routeTo(wanted) ?? routeTo(upcoming(module, record.moves, at, true));
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
