import { type Chance, chanceOf, derivedSeed, GENERATOR, type Generator } from './chance.ts';
import { contradicts, stateHash } from './hash.ts';
import type { Dealt, Entry, Forgery, LoggedMove, MoveEntry, TakeBack, UndoEntry } from './log.ts';
import { notate, parseMove } from './notation.ts';
import { readOptions } from './options.ts';
import { isListed, settle } from './run.ts';
import { heard, RecordingSink, type Told } from './sink.ts';
import type { AnyGame, Decision, Json, Move, Seat, Viewer } from './types.ts';

/** The rules no longer lead where they led when the match was played. */
export class RulesDrift extends Error {
  readonly move: number;
  constructor(move: number, why: string) {
    super(`rules drift at move ${move}: ${why}`);
    this.name = 'RulesDrift';
    this.move = move;
  }
}

/** A record that is not one: wrong game, wrong form, wrong options, or chance that began anew without a reason. */
export class BadRecord extends Error {
  readonly forged: Forgery | null;
  constructor(why: string, forged: Forgery | null = null) {
    super(why);
    this.forged = forged;
    this.name = 'BadRecord';
  }
}

/** One move in effect and what it brought about. */
export interface Step extends LoggedMove {
  readonly made: Move;
  readonly told: readonly Told<unknown>[];
  /** Something was revealed or decided by chance: whoever takes it back knows it all the same. */
  readonly reveals: boolean;
  /** Other seats for which a move was played by itself. */
  readonly forced: readonly Seat[];
  /**
   * Other seats that may go on now without anybody hearing of it at once: the game began to wait for them with this move, or they
   * were asked already. Not those who have one sealed answer to give: everybody hears that it was given.
   */
  readonly passedTo: readonly Seat[];
}

/** The game after n moves. The state is the caller's own. */
export interface Position {
  readonly n: number;
  readonly state: unknown;
  readonly open: readonly Decision<Move>[];
}

interface Keyframe {
  readonly state: unknown;
  readonly chance: Chance;
}

/** Moves between two kept positions: every other one is at most so many moves away. */
const KEYFRAME_EVERY = 32;

/** A step without what it brought about. */
function logged({ seat, move, hash, gesture }: Step): LoggedMove {
  return { seat, move, hash, ...(gesture === undefined ? {} : { gesture }) };
}

function passedTo(open: readonly Decision<Move>[], mover: Seat, before: readonly Seat[]): Seat[] {
  const seats: Seat[] = [];
  for (const { seat, optional, sealed, series } of open)
    if (seat !== mover && optional === undefined && !(sealed && series === undefined && before.includes(seat)))
      seats.push(seat);
  return seats;
}

function seatsAsked(open: readonly Decision<Move>[]): Seat[] {
  return open.filter((d) => d.optional === undefined).map((d) => d.seat);
}

/**
 * The log of a match and all its positions. Replay exists here and nowhere else: whoever needs a position, an event or
 * a question of the past (table, look back, browser, command line, analysis) asks a timeline.
 */
export class Timeline {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: number;
  readonly seed: string;
  readonly generator: Generator;
  /** The deals before the one of `seed`: this match went on from another one, with everything hidden dealt anew. */
  readonly before: readonly Dealt[];
  /** The present position. */
  state: unknown;
  open: readonly Decision<Move>[] = [];
  /** Told during setup, before the first move. */
  readonly opening: readonly Told<unknown>[];
  readonly #entries: Entry[] = [];
  readonly #steps: Step[] = [];
  #chance: Chance;
  /** The take-backs people agreed to. `after` goes down with every undo and is never less than at the one before. */
  #takenBack: readonly TakeBack[] = [];
  /** Positions after 0, 32, 64 … moves, as far as somebody has looked. Never the truth, always made from the log. */
  readonly #keyframes: Keyframe[] = [];

  constructor(
    game: AnyGame,
    options: unknown,
    seats: number,
    seed: string,
    generator: Generator = GENERATOR,
    before: readonly Dealt[] = [],
  ) {
    if (!game.seats.includes(seats)) throw new BadRecord(`${game.id} is not for ${seats} players`);
    const read = readOptions(game.options, options, seats);
    if (!read.ok) throw new BadRecord(`bad option ${read.bad}`);
    this.game = game;
    this.options = read.options;
    this.seats = seats;
    this.seed = seed;
    this.generator = generator;
    this.before = before;
    const out = new RecordingSink<unknown>();
    const { state, chance } = this.#dealt(out);
    this.state = state;
    this.#chance = chance;
    this.open = game.decisions(state);
    this.opening = out.events;
  }

  /** The position before the first move. */
  #dealt(out: RecordingSink<unknown>): Keyframe {
    const { game } = this;
    const chance = chanceOf(this.generator, (this.before[0] ?? this).seed);
    const state = game.setup(this.options, this.seats, chance, out);
    settle(game, state, chance, out);
    return this.#dealtAnew(0, { state, chance }, out);
  }

  /** The seed that chance comes from once n moves were made. */
  seedAt(n: number): string {
    return (this.before.find(({ moves }) => n < moves) ?? this).seed;
  }

  /** The deals up to the position after n moves. */
  dealsTo(n: number): readonly Dealt[] {
    return this.before.filter(({ moves }) => moves <= n);
  }

  /**
   * The position after n moves, with everything anew that nobody at the table can see, where this match left the one before: whoever
   * has looked that one up knows nothing of what comes now.
   */
  #dealtAnew(n: number, found: Keyframe, out: RecordingSink<unknown>): Keyframe {
    if (!this.before.some(({ moves }) => moves === n)) return found;
    const { game } = this;
    const chance = chanceOf(this.generator, this.seedAt(n));
    const state = game.imagine(game.view(found.state, 'spectator'), chance);
    settle(game, state, chance, out);
    return { state, chance };
  }

  /** Number of moves in effect. */
  get length(): number {
    return this.#steps.length;
  }

  get over(): boolean {
    return this.open.length === 0;
  }

  /** Seats the game waits for. */
  get waitingFor(): Seat[] {
    return seatsAsked(this.open);
  }

  /** Everything that happened, in order: also moves that were taken back, and what changed no position. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The moves in effect. */
  get log(): readonly LoggedMove[] {
    return this.#steps.map(logged);
  }

  /** Move number n, 1 is the first. */
  step(n: number): Step | null {
    return this.#steps[n - 1] ?? null;
  }

  /** The move made last, without copying the whole log. */
  get last(): Step | null {
    return this.#steps.at(-1) ?? null;
  }

  /** What was told by move number n (1 is the first; 0 the setup). */
  told(n: number): readonly Told<unknown>[] {
    return n === 0 ? this.opening : (this.step(n)?.told ?? []);
  }

  /** The same as this viewer heard it. */
  heard(n: number, viewer: Viewer): unknown[] {
    const events: unknown[] = [];
    for (const told of this.told(n)) {
      const event = heard(told, viewer);
      if (event !== null) events.push(event);
    }
    return events;
  }

  seatOf(n: number): Seat | null {
    return this.step(n)?.seat ?? null;
  }

  /** Makes a listed move and everything that follows from it by itself. */
  protected make(seat: Seat, move: Move, gesture?: string): Step {
    const { game } = this;
    const out = new RecordingSink<unknown>();
    this.#chance = this.#chanceAfter(this.length, this.#chance);
    const { draws } = this.#chance;
    const asked = seatsAsked(this.open);
    const forced: Seat[] = [];
    game.apply(this.state, seat, move, this.#chance, out);
    this.open = settle(game, this.state, this.#chance, out, (other) => {
      if (other !== seat) forced.push(other);
    });
    const reveals = out.committed || this.#chance.draws > draws;
    // The match before had this state; what is dealt anew belongs to this one.
    const hash = stateHash(this.state);
    const dealt = this.#dealtAnew(this.length + 1, { state: this.state, chance: this.#chance }, out);
    if (dealt.state !== this.state) {
      this.state = dealt.state;
      this.#chance = dealt.chance;
      this.open = game.decisions(dealt.state);
    }
    const step: Step = {
      seat,
      move: notate(game.moves, move),
      hash,
      ...(gesture === undefined ? {} : { gesture }),
      made: move,
      told: out.events,
      reveals,
      forced,
      passedTo: passedTo(this.open, seat, asked),
    };
    this.#steps.push(step);
    return step;
  }

  /** Writes an entry down that was carried out. */
  protected note(entry: Entry): void {
    this.#entries.push(entry);
  }

  /** Carries out an entry of a log. A move that is refused now, or leads elsewhere, is drift. */
  follow(entry: Entry): void {
    if (entry.kind === 'move') this.#followMove(entry);
    else if (entry.kind === 'undo') {
      if (entry.to > this.length) throw new BadRecord(`an undo to ${entry.to} moves after ${this.length}`);
      this.#takeBack(entry);
    }
    this.#entries.push(entry);
  }

  #takeBack({ seat, to, consent, taken }: UndoEntry): void {
    const moves = taken ?? this.length - to;
    this.#goTo(to);
    if (consent !== undefined) this.#takenBack = [...this.#takenBack, { after: to, moves, seat, consent }];
  }

  /** The take-backs that the match holds, in their order. */
  get takenBack(): readonly TakeBack[] {
    return this.#takenBack;
  }

  /**
   * Chance for the move that follows the first n: as it was, or begun anew because moves were taken back here by consent. The name of
   * the new streams is the number of the last such take-back: a plain undo and the same move again draw the same.
   */
  #chanceAfter(n: number, before: Chance): Chance {
    const last = this.#takenBack.findLastIndex((taken) => taken.after === n);
    return last < 0 ? before : chanceOf(this.generator, derivedSeed(this.seedAt(n), `fresh/${last + 1}`));
  }

  #followMove({ seat, move: line, hash, gesture }: MoveEntry): void {
    const { game } = this;
    const n = this.length + 1;
    const move = parseMove(game.moves, line);
    if (move === null) throw new BadRecord(`move ${n} is not a move of ${game.id}: ${line.slice(0, 80)}`);
    if (!isListed(this.open, seat, move)) {
      const refusal = game.whyNot(this.state, seat, move);
      const why = refusal === null ? 'is not listed' : `is refused by ${refusal.ruling} (${refusal.key})`;
      throw new RulesDrift(n, `'${line}' ${why}`);
    }
    const made = this.make(seat, move, gesture).hash;
    if (contradicts(hash, made, this.generator)) throw new RulesDrift(n, `state ${made} instead of ${hash}`);
  }

  /** Takes moves back: the position after n moves is the present again. */
  rewind(n: number, seat: Seat = this.last?.seat ?? 0, consent?: readonly Seat[]): void {
    this.follow({ kind: 'undo', seat, to: n, ...(consent === undefined ? {} : { consent }) });
  }

  #goTo(n: number): void {
    if (n === this.length) return;
    const { state, chance } = this.#replayed(n);
    this.state = state;
    this.open = this.game.decisions(state);
    this.#chance = chance;
    if (this.#takenBack.some((taken) => taken.after > n))
      this.#takenBack = this.#takenBack.map((taken) => (taken.after > n ? { ...taken, after: n } : taken));
    this.#steps.length = n;
    this.#keyframes.length = Math.min(this.#keyframes.length, Math.floor(n / KEYFRAME_EVERY) + 1);
  }

  /** The position after n moves, at most 32 moves from a kept one. */
  at(n: number): Position {
    if (!Number.isInteger(n) || n < 0 || n > this.length) throw new RangeError(`there is no position ${n}`);
    if (n === this.length) return { n, state: this.game.copy(this.state), open: this.open };
    const { state } = this.#replayed(n);
    return { n, state, open: this.game.decisions(state) };
  }

  #replayed(n: number): { state: unknown; chance: Chance } {
    const { game } = this;
    const quiet = new RecordingSink<unknown>();
    if (this.#keyframes.length === 0) this.#keyframes.push(this.#dealt(quiet));
    let at = Math.min(Math.floor(n / KEYFRAME_EVERY), this.#keyframes.length - 1);
    const from = this.#keyframes[at] as Keyframe;
    let state = game.copy(from.state);
    let chance = from.chance.clone();
    for (let k = at * KEYFRAME_EVERY; k < n; ) {
      const { seat, made } = this.#steps[k] as Step;
      chance = this.#chanceAfter(k, chance);
      game.apply(state, seat, made, chance, quiet);
      settle(game, state, chance, quiet);
      ({ state, chance } = this.#dealtAnew(k + 1, { state, chance }, quiet));
      if (++k % KEYFRAME_EVERY === 0 && ++at === this.#keyframes.length)
        this.#keyframes.push({ state: game.copy(state), chance: chance.clone() });
    }
    return { state, chance };
  }
}
