import { setTimeout as sleep } from 'node:timers/promises';
import { follow, isLevel, type Level, type Plan, USUAL_LEVEL } from '#bots';
import { type Decision, derivedSeed, type Move, parseMove, SeededRng } from '#kernel';
import { openQuestion, playedByBot } from './acts.ts';
import { type Bout, Bouts } from './bout.ts';
import { causeOf, peopled } from './cause.ts';
import { Refused } from './problems.ts';
import type { ServerMessage } from './protocol.ts';
import type { Change } from './store/changes.ts';
import type { LogNote } from './store/log.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { newFlag, type Thinkers, type Thought } from './thinkers.ts';
import type { Whereabouts } from './whereabouts.ts';

/** How often forgotten bots are looked for: those of a process that has died, or of a worker that has failed. */
const ROUND_MS = 5000;
/** What a bot did in one go is looked at move by move, but nobody waits longer than for so many. */
const MOST_LOOKS = 4;
/** Where nobody has looked for so long, bots wait until somebody does. */
const LATELY_MS = 60 * 60 * 1000;
/** How a bot answers that has had its time to think and meets a question that it did not plan for. */
const AT_ONCE: Level = 2;

/** What a bot thought, and the strength that was asked for it. */
interface Answered {
  readonly thought: Thought | null;
  readonly level: Level;
}

/** The bots at all tables. They think in worker threads and play like anybody else: by gestures that are stored first. */
export class Bots {
  readonly #tables: Tables;
  readonly #thinkers: Thinkers;
  readonly #whereabouts: Whereabouts;
  readonly #delayMs: number;
  readonly #onError: (error: unknown) => void;
  /** Match → seat that is thinking → the flag that ends its search. */
  readonly #thinking = new Map<string, Map<number, Int32Array>>();
  readonly #bouts = new WeakMap<Table, Bouts>();
  readonly #round: NodeJS.Timeout;
  #closed = false;

  constructor(
    tables: Tables,
    thinkers: Thinkers,
    whereabouts: Whereabouts,
    delayMs: number,
    onError: (error: unknown) => void,
  ) {
    this.#tables = tables;
    this.#thinkers = thinkers;
    this.#whereabouts = whereabouts;
    this.#delayMs = delayMs;
    this.#onError = onError;
    tables.onSettled = (table) => this.attend(table);
    tables.isBusy = (id) => this.#thinking.has(id);
    this.#round = setInterval(() => {
      this.resume(Date.now() - ROUND_MS - MOST_LOOKS * delayMs).catch(onError);
    }, ROUND_MS).unref();
  }

  /** Goes on where bots are asked and nothing has happened since: after a restart, or after another process died. */
  async resume(before: number): Promise<void> {
    for (const id of await this.#tables.store.botsToMove(before, Date.now() - LATELY_MS)) {
      if (this.#closed) return;
      try {
        const table = await this.#tables.get(id);
        if (table !== null) this.attend(table);
      } catch (error) {
        // A match that cannot be replayed has been reported already.
        if (!(error instanceof Refused)) this.#onError(error);
      }
    }
  }

  /** Sets every bot thinking that is asked. */
  attend(table: Table): void {
    if (this.#closed || table.row.bot_turn === 0 || !this.#lately(table)) return;
    for (const { seat } of table.seats) if (questionTo(table, seat) !== null) this.#begin(table.id, seat);
  }

  /** Somebody looks at the table or has done something there: bots do not think where nobody comes any more. */
  #lately({ id, row }: Table): boolean {
    return this.#tables.watchers.count(id) > 0 || Date.now() - row.updated_at < LATELY_MS;
  }

  /** The best found so far has to do: for everybody who sits at the table. */
  async hurry(id: string, person: string | null): Promise<void> {
    const flags = this.#thinking.get(id);
    if (flags === undefined || person === null) return;
    const table = await this.#tables.get(id);
    if (table?.seatOf(person) == null) return;
    for (const flag of flags.values()) Atomics.store(flag, 0, 1);
  }

  #begin(id: string, seat: number): void {
    const seats = this.#thinking.get(id) ?? new Map<number, Int32Array>();
    if (seats.has(seat)) return;
    this.#thinking.set(id, seats.set(seat, newFlag()));
    this.#care(id, seat, seats)
      .catch((error) => {
        if (!this.#closed) this.#onError(error);
      })
      .finally(() => {
        seats.delete(seat);
        if (seats.size === 0) this.#thinking.delete(id);
      });
  }

  /** Answers for one seat until it is not asked any more. */
  async #care(id: string, seat: number, flags: Map<number, Int32Array>): Promise<void> {
    if (!(await this.#tables.store.backend.claim(id))) return;
    let plan: Plan | undefined;
    for (;;) {
      const table = await this.#tables.get(id);
      if (this.#closed || table === null || questionTo(table, seat) === null) return;
      const version = table.versionFor(seat);
      const hurry = newFlag();
      const pause = pauseBefore(table.shown, Date.now(), this.#delayMs);
      flags.set(seat, hurry);
      const [{ thought, level }]: [Answered, unknown] = await Promise.all([
        this.#think(table, seat, plan, hurry),
        pause > 0 ? sleep(pause) : null,
      ]);
      const now = await this.#tables.get(id);
      // The question may have been taken back meanwhile, or the table read again: then the answer is worth nothing.
      if (this.#closed || now === null || now !== table || !now.sameQuestion(seat, version)) continue;
      plan = thought?.plan;
      const change = this.#made(now, seat, thought?.moves ?? null, noteOf(level, thought));
      if (change === null) return;
      await this.#tables.write(now, change);
      if (change.row.status === 'finished') return;
    }
  }

  /** What this seat thinks since the last thing that everybody saw. */
  #bout(table: Table, seat: number): Bout {
    const bouts = this.#bouts.get(table) ?? new Bouts();
    this.#bouts.set(table, bouts);
    return bouts.at({ match: table.id, version: table.versionFor(null), seat }, (message) => this.#tell(message));
  }

  async #think(table: Table, seat: number, plan: Plan | undefined, hurry: Int32Array): Promise<Answered> {
    const { match, row, module } = table;
    const own = levelOf(table, seat);
    if (match === null) return { thought: null, level: own };
    const { game } = module;
    const view = game.view(match.state, seat);
    const planned = follow(plan, view) === null ? undefined : plan;
    const bout = this.#bout(table, seat);
    const level = own <= AT_ONCE || planned !== undefined || bout.takeTime() ? own : AT_ONCE;
    try {
      const thought = await this.#thinkers.answer(
        {
          cause: causeOf(table, this.#tables.watchers, this.#whereabouts),
          game: game.id,
          version: game.rulesVersion,
          view,
          seat,
          seed: botSeed(row.seed, seat, match.length),
          plan: planned,
          hurry,
          onBegin: (ms) => bout.begin(ms),
        },
        level,
      );
      return { thought, level };
    } finally {
      bout.end();
    }
  }

  #tell(message: Extract<ServerMessage, { t: 'thinking' }>): void {
    const text = JSON.stringify(message);
    for (const client of this.#tables.watchers.at(message.match)) client.send(text);
  }

  /** Makes the bot's gesture, in memory; null where it is not asked any more. */
  #made(table: Table, seat: number, lines: readonly string[] | null, note: LogNote | undefined): Change | null {
    const { match } = table;
    const question = questionTo(table, seat);
    if (match === null || question === null) return null;
    const moves = (lines ?? []).flatMap((line) => parseMove(match.game.moves, line) ?? []);
    const rng = new SeededRng(botSeed(match.seed, seat, match.length));
    const any = question.options[rng.int('any', question.options.length)] as Move;
    // Others who were asked at the same time may have moved meanwhile: then its first move, and the rest is thought about again. A bot
    // that failed or named no option plays any option, so that the table does not stand still.
    for (const tried of [moves, moves.slice(0, moves.length > 1 ? 1 : 0), [any]]) {
      if (tried.length === 0) continue;
      const made = table.play(seat, tried, null, note);
      if ('change' in made) return made.change;
      if (tried.length === 1) this.#onError(new Error(`${match.game.id}: bot move ${lines?.[0]} is not possible`));
    }
    return null;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#round);
  }
}

function levelOf(table: Table, seat: number): Level {
  const kept = table.seats[seat]?.level;
  return isLevel(kept) ? kept : USUAL_LEVEL;
}

/** The log says when a bot has played below its strength; 0: it played anything. */
function noteOf(level: Level, thought: Thought | null): LogNote | undefined {
  const played = thought?.level ?? 0;
  return played < level ? { key: 'below', level: played } : undefined;
}

/**
 * A bot answers a moment after the last thing that everybody saw, the longer the more there was to see of another bot. Counted from its own
 * question, two questions of which one is hidden would take two moments, and tell that it was asked.
 */
export function pauseBefore({ at, moves }: Table['shown'], now: number, delayMs: number): number {
  const pause = delayMs * Math.max(1, Math.min(moves, MOST_LOOKS));
  return Math.max(0, Math.min(pause, at + pause - now));
}

/** Nobody can foresee it while the seed is secret; afterwards everybody can check it. */
function botSeed(seed: string, seat: number, moves: number): string {
  return derivedSeed(seed, `bot/${seat}/${moves}`);
}

/** What a bot has to answer; standing offers are for people. Bots wait while the people decide something, and where nobody plays. */
function questionTo(table: Table, seat: number): Decision<Move> | null {
  if (!playedByBot(table.seats[seat]) || table.row.status !== 'running' || table.row.paused === 1) return null;
  if (!peopled(table) || openQuestion(table, Date.now()) !== null) return null;
  return table.match?.open.find((d) => d.seat === seat && d.optional === undefined) ?? null;
}
