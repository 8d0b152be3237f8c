import { type Entry, type Forgery, forgery, generatorOf, type MatchRecord, type TakeBack } from './log.ts';
import { notate } from './notation.ts';
import { isListed, NOT_ASKED } from './run.ts';
import { BadRecord, type Step, Timeline } from './timeline.ts';
import type { AnyGame, Move, Refusal, Seat } from './types.ts';

const SAYS: Readonly<Record<Forgery['why'], (at: number) => string>> = {
  mark: (at) => `move ${at} says by itself that chance began anew, without a take-back`,
  consent: (at) => `take-back ${at} names nobody who agreed to it`,
  'take-back': (at) => `take-back ${at} cannot have been made there`,
};

/** A record as a log: its moves, and the take-backs where chance began anew. */
export function* entriesOf({ moves, takenBack = [] }: Pick<MatchRecord, 'moves' | 'takenBack'>): Iterable<Entry> {
  let next = 0;
  for (let n = 0; n <= moves.length; n++) {
    for (; takenBack[next]?.after === n; next++) {
      const { seat, consent, moves: taken } = takenBack[next] as TakeBack;
      yield { kind: 'undo', seat, to: n, consent, taken };
    }
    const move = moves[n];
    if (move !== undefined) yield { kind: 'move', ...move };
  }
}

const everybody = (): boolean => true;

/** Why nothing can be taken back: nothing was done yet, it is the others' by now, or something was revealed or drawn. */
export type NoUndo = 'nothing' | 'others' | 'known';

/** Whether another person has gone on with this move, or may go on now. */
const passed = ({ forced, passedTo }: Step, isPerson: (seat: Seat) => boolean): boolean =>
  forced.some(isPerson) || passedTo.some(isPerson);

/** A running match: a timeline that judges new moves. */
export class Match extends Timeline {
  /** Why this seat cannot make this move now, or null. */
  whyNot(seat: Seat, move: Move): Refusal | null {
    if (!this.open.some((d) => d.seat === seat)) return this.game.whyNot(this.state, seat, move) ?? NOT_ASKED;
    return this.game.whyNot(this.state, seat, this.#canonical(seat, move));
  }

  #canonical(seat: Seat, move: Move): Move {
    return this.game.canonical === undefined ? move : (this.game.canonical(this.state, seat, move) as Move);
  }

  /** Makes a move, or says why not; a refused move changes nothing. */
  play(seat: Seat, wanted: Move, gesture?: string): Refusal | null {
    const refusal = this.whyNot(seat, wanted);
    if (refusal !== null) return refusal;
    const move = this.#canonical(seat, wanted);
    if (!isListed(this.open, seat, move))
      throw new Error(`${this.game.id}: whyNot allows a move that is not listed: ${notate(this.game.moves, move)}`);
    const { move: line, hash } = this.make(seat, move, gesture);
    this.note({ kind: 'move', seat, move: line, hash, ...(gesture === undefined ? {} : { gesture }) });
    return null;
  }

  /**
   * The smallest number of moves this seat may go back to. It stops at whatever cannot be taken back (a reveal, chance), at a move
   * of another seat, and where another person has the turn or had a move played for them. What nobody is told of must not be told by
   * this number either: moves of a bot that this seat has not heard of stop nothing, the bot makes them again.
   */
  undoableTo(seat: Seat, isPerson: (seat: Seat) => boolean = everybody): number {
    let to = this.length;
    for (let n = to; n > 0; n--) {
      const last = this.step(n) as Step;
      if (last.seat === seat) {
        if (last.reveals || passed(last, isPerson)) break;
        to = n - 1;
      } else if (isPerson(last.seat) || this.heard(n, seat).length > 0) break;
    }
    return to;
  }

  /** Number of the last move in effect that this seat made; 0 if it made none. */
  lastOf(seat: Seat): number {
    let n = this.length;
    while (n > 0 && this.seatOf(n) !== seat) n--;
    return n;
  }

  /** Whether anything that this seat did or heard of after the first n moves was a reveal or chance: whoever goes back knows it. */
  knownSince(seat: Seat, n: number): boolean {
    for (let k = this.length; k > n; k--)
      if (this.step(k)?.reveals === true && (this.seatOf(k) === seat || this.heard(k, seat).length > 0)) return true;
    return false;
  }

  /** Why this seat, which cannot, may take nothing back. It tells no more than its number: moves that were not heard change nothing. */
  whyNoUndo(seat: Seat, isPerson: (seat: Seat) => boolean = everybody): NoUndo {
    const mine = this.lastOf(seat);
    if (mine === 0) return 'nothing';
    if (passed(this.step(mine) as Step, isPerson)) return 'others';
    for (let n = this.length; n > mine; n--) if (this.heard(n, seat).length > 0) return 'others';
    return 'known';
  }

  record(): MatchRecord {
    const { game, options, seats, seed, generator, before, log: moves, takenBack } = this;
    const dealt = before.length === 0 ? {} : { before };
    const head = { game: game.id, rulesVersion: game.rulesVersion, options, seats, seed, ...dealt };
    const all = takenBack.length === 0 ? { moves } : { moves, takenBack };
    return generator === 'xoroshiro128plus'
      ? { format: 1, ...head, ...all }
      : { format: 2, ...head, generator, ...all };
  }

  /** Plays a record again, at most `to` moves of it. A fingerprint that differs stops with the number of the move. */
  static replay(game: AnyGame, record: MatchRecord, to = record.moves.length): Match {
    if (record.game !== game.id) throw new BadRecord(`a record of ${record.game}, not of ${game.id}`);
    if (record.rulesVersion > game.rulesVersion)
      throw new BadRecord(`played with rules version ${record.rulesVersion}, newer than ${game.rulesVersion}`);
    const forged = forgery(record);
    if (forged !== null) throw new BadRecord(SAYS[forged.why](forged.at), forged);
    const { options, seats, seed, before } = record;
    const match = new Match(game, options, seats, seed, generatorOf(record), before);
    for (const entry of entriesOf(record)) {
      if (entry.kind === 'move' && match.length === to) break;
      match.follow(entry);
    }
    return match;
  }
}

export function freeze(state: unknown): string {
  return JSON.stringify(state);
}

export function thaw<S>(frozen: string): S {
  return JSON.parse(frozen) as S;
}
