import { contradicts, stateHash } from './hash.ts';
import { notate, parseMove } from './notation.ts';
import { readOptions } from './options.ts';
import { type RngState, SeededRng } from './rng.ts';
import { isListed, NOT_ASKED, settle } from './run.ts';
import { RecordingSink, type Told } from './sink.ts';
import type { AnyGame, Decision, Json, Move, Refusal, Seat } from './types.ts';

export interface LoggedMove {
  readonly seat: Seat;
  /** Notation of the move. */
  readonly move: string;
  /** Fingerprint of the state after it and all that followed by itself. */
  readonly hash: string;
}

/** A match is its log: everything else can be computed again from it. */
export interface MatchRecord {
  readonly format: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: number;
  readonly seed: string;
  readonly moves: readonly LoggedMove[];
}

/** A cache of a position: never the truth, always made from the log. */
export interface Snapshot {
  readonly at: number;
  readonly state: string;
  readonly rng: RngState;
}

/** The rules no longer lead where they led when the match was played. */
export class RulesDrift extends Error {
  readonly move: number;
  constructor(move: number, why: string) {
    super(`rules drift at move ${move}: ${why}`);
    this.name = 'RulesDrift';
    this.move = move;
  }
}

/** A record that is not one: wrong game, wrong form, wrong options. */
export class BadRecord extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'BadRecord';
  }
}

interface Played {
  readonly seat: Seat;
  readonly move: string;
  readonly hash: string;
  readonly told: readonly Told<unknown>[];
  /** Nothing up to and including this move can be taken back. */
  readonly committed: boolean;
}

/** A running match: state, chance and log kept together. */
export class Match {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: number;
  readonly seed: string;
  state: unknown;
  open: readonly Decision<Move>[] = [];
  /** Told during setup, before the first move. */
  opening: readonly Told<unknown>[] = [];
  #rng: SeededRng;
  #played: Played[] = [];

  constructor(game: AnyGame, options: unknown, seats: number, seed: string) {
    if (!game.seats.includes(seats)) throw new BadRecord(`${game.id} is not for ${seats} players`);
    const read = readOptions(game.options, options, seats);
    if (!read.ok) throw new BadRecord(`bad option ${read.bad}`);
    this.game = game;
    this.options = read.options;
    this.seats = seats;
    this.seed = seed;
    this.#rng = new SeededRng(seed);
    this.#start();
  }

  #start(): void {
    this.#rng = new SeededRng(this.seed);
    const out = new RecordingSink<unknown>();
    this.state = this.game.setup(this.options, this.seats, this.#rng, out);
    this.open = settle(this.game, this.state, this.#rng, out);
    this.opening = out.events;
    this.#played = [];
  }

  /** Number of moves made. */
  get length(): number {
    return this.#played.length;
  }

  get over(): boolean {
    return this.open.length === 0;
  }

  get log(): readonly LoggedMove[] {
    return this.#played.map(({ seat, move, hash }) => ({ seat, move, hash }));
  }

  /** The move made last, without copying the whole log. */
  get last(): LoggedMove | null {
    return this.#played.at(-1) ?? null;
  }

  /** Seats the game waits for. */
  get waitingFor(): Seat[] {
    return this.open.filter((d) => d.optional === undefined).map((d) => d.seat);
  }

  /** What was told by move number n (1 is the first; 0 the setup). */
  told(n: number): readonly Told<unknown>[] {
    return n === 0 ? this.opening : (this.#played[n - 1]?.told ?? []);
  }

  seatOf(n: number): Seat | null {
    return this.#played[n - 1]?.seat ?? null;
  }

  /** Why this seat cannot make this move now, or null. */
  whyNot(seat: Seat, move: Move): Refusal | null {
    if (!this.open.some((d) => d.seat === seat)) return this.game.whyNot(this.state, seat, move) ?? NOT_ASKED;
    return this.game.whyNot(this.state, seat, this.#canonical(seat, move));
  }

  #canonical(seat: Seat, move: Move): Move {
    return this.game.canonical === undefined ? move : (this.game.canonical(this.state, seat, move) as Move);
  }

  /** Makes a move, or says why not; a refused move changes nothing. */
  play(seat: Seat, wanted: Move): Refusal | null {
    const refusal = this.whyNot(seat, wanted);
    if (refusal !== null) return refusal;
    const move = this.#canonical(seat, wanted);
    if (!isListed(this.open, seat, move))
      throw new Error(`${this.game.id}: whyNot allows a move that is not listed: ${notate(this.game.moves, move)}`);
    const out = new RecordingSink<unknown>();
    const draws = this.#rng.draws;
    this.game.apply(this.state, seat, move, this.#rng, out);
    this.open = settle(this.game, this.state, this.#rng, out);
    this.#played.push({
      seat,
      move: notate(this.game.moves, move),
      hash: stateHash(this.state),
      told: out.events,
      committed: out.committed || this.#rng.draws > draws,
    });
    return null;
  }

  /** The smallest number of moves this seat may go back to: it stops at a reveal and at a move of another seat. */
  undoableTo(seat: Seat): number {
    let n = this.#played.length;
    while (n > 0) {
      const last = this.#played[n - 1] as Played;
      if (last.seat !== seat || last.committed) break;
      n--;
    }
    return n;
  }

  /** Goes back to the position after n moves. */
  rewind(n: number): void {
    const keep = this.#played.slice(0, n);
    this.#start();
    for (const { seat, move } of keep) this.#replay(seat, move);
  }

  #replay(seat: Seat, line: string): void {
    const n = this.#played.length + 1;
    const move = parseMove(this.game.moves, line);
    if (move === null) throw new BadRecord(`move ${n} is not a move of ${this.game.id}: ${line.slice(0, 80)}`);
    const refusal = this.play(seat, move);
    if (refusal !== null) throw new RulesDrift(n, `'${line}' is refused by ${refusal.ruling} (${refusal.key})`);
  }

  record(): MatchRecord {
    return {
      format: 1,
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      options: this.options,
      seats: this.seats,
      seed: this.seed,
      moves: this.log,
    };
  }

  snapshot(): Snapshot {
    return { at: this.length, state: freeze(this.state), rng: this.#rng.freeze() };
  }

  /** Plays a record again, at most `to` moves of it. A fingerprint that differs stops with the number of the move. */
  static replay(game: AnyGame, record: MatchRecord, to = record.moves.length): Match {
    if (record.game !== game.id) throw new BadRecord(`a record of ${record.game}, not of ${game.id}`);
    if (record.rulesVersion > game.rulesVersion)
      throw new BadRecord(`played with rules version ${record.rulesVersion}, newer than ${game.rulesVersion}`);
    const match = new Match(game, record.options, record.seats, record.seed);
    for (const [i, logged] of record.moves.slice(0, to).entries()) {
      match.#replay(logged.seat, logged.move);
      const got = (match.#played[i] as Played).hash;
      if (contradicts(logged.hash, got)) throw new RulesDrift(i + 1, `state ${got} instead of ${logged.hash}`);
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

/** A record read from outside, checked field by field; null if it is not one. */
export function readRecord(input: unknown): MatchRecord | null {
  if (input === null || typeof input !== 'object') return null;
  const r = input as Record<string, unknown>;
  const whole = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 0;
  if (r.format !== 1 || typeof r.game !== 'string' || typeof r.seed !== 'string') return null;
  if (!whole(r.rulesVersion) || !whole(r.seats) || !Array.isArray(r.moves)) return null;
  if (r.options === null || typeof r.options !== 'object') return null;
  for (const m of r.moves as unknown[]) {
    if (m === null || typeof m !== 'object') return null;
    const { seat, move, hash } = m as Record<string, unknown>;
    if (!whole(seat) || typeof move !== 'string' || typeof hash !== 'string') return null;
  }
  return r as unknown as MatchRecord;
}
