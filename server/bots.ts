import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { isLevel, USUAL_LEVEL } from '#bots/levels.ts';
import { type Decision, derivedSeed, type Move, parseMove, SeededRng } from '#kernel';
import type { BotTask } from './bot-worker.ts';
import { Refused } from './problems.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

const MOST_THREADS = 4;
const THREAD_IDLE_MS = 60_000;
/** How often forgotten bots are looked for: those of a process that has died, or of a worker that has failed. */
const ROUND_MS = 5000;

/** The bots at all tables. They think in worker threads and play like anybody else: by moves that are stored first. */
export class Bots {
  readonly #tables: Tables;
  readonly #games: string;
  readonly #delayMs: number;
  readonly #onError: (error: unknown) => void;
  readonly #pool: Piscina<BotTask, string>;
  /** Match → seats that are thinking. */
  readonly #thinking = new Map<string, Set<number>>();
  readonly #round: NodeJS.Timeout;
  #closed = false;

  constructor(tables: Tables, games: string, delayMs: number, onError: (error: unknown) => void) {
    this.#tables = tables;
    this.#games = games;
    this.#delayMs = delayMs;
    this.#onError = onError;
    this.#pool = new Piscina({
      filename: new URL('./bot-worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
      idleTimeout: THREAD_IDLE_MS,
      execArgv: [],
    });
    tables.onSettled = (table) => this.attend(table);
    tables.isBusy = (id) => this.#thinking.has(id);
    this.#round = setInterval(() => {
      this.resume(Date.now() - ROUND_MS - 2 * delayMs).catch(onError);
    }, ROUND_MS).unref();
  }

  /** Goes on where bots are asked and nothing has happened since: after a restart, or after another process died. */
  async resume(before: number): Promise<void> {
    for (const id of await this.#tables.store.botsToMove(before)) {
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
    if (this.#closed || table.row.bot_turn === 0) return;
    for (const { seat, kind } of table.seats)
      if (kind === 'bot' && questionTo(table, seat) !== null) this.#begin(table.id, seat);
  }

  #begin(id: string, seat: number): void {
    const seats = this.#thinking.get(id) ?? new Set();
    if (seats.has(seat)) return;
    this.#thinking.set(id, seats.add(seat));
    this.#care(id, seat)
      .catch((error) => {
        if (!this.#closed) this.#onError(error);
      })
      .finally(() => {
        seats.delete(seat);
        if (seats.size === 0) this.#thinking.delete(id);
      });
  }

  /** Answers for one seat until it is not asked any more. */
  async #care(id: string, seat: number): Promise<void> {
    if (!(await this.#tables.store.backend.claim(id))) return;
    for (;;) {
      const table = await this.#tables.get(id);
      if (this.#closed || table === null || questionTo(table, seat) === null) return;
      const { version } = table;
      const [line] = await Promise.all([this.#think(table, seat), this.#delayMs > 0 ? sleep(this.#delayMs) : null]);
      const now = await this.#tables.get(id);
      // The question may have been taken back meanwhile, or the table read again: then the answer is worth nothing.
      if (this.#closed || now === null || now !== table || !now.sameQuestion(seat, version)) continue;
      const move = this.#listed(now, seat, line);
      if (move === null) return;
      const made = now.play(seat, [move], null);
      if ('refusal' in made) throw new Error(`bot move ${line} is refused: ${made.refusal.key}`);
      await this.#tables.write(now, made.change);
      if (made.change.row.status === 'finished') return;
    }
  }

  async #think(table: Table, seat: number): Promise<string | null> {
    const { match, row, module } = table;
    if (match === null) return null;
    const kept = table.seats[seat]?.level;
    const level = isLevel(kept) ? kept : USUAL_LEVEL;
    try {
      return await this.#pool.run({
        games: this.#games,
        game: module.game.id,
        level,
        view: module.game.view(match.state, seat),
        seat,
        seed: botSeed(row.seed, seat, match.length),
      });
    } catch (error) {
      if (!this.#closed) this.#onError(error);
      return null;
    }
  }

  /** The bot's move; a bot that failed or named no option plays any option, so that the table does not stand still. */
  #listed(table: Table, seat: number, line: string | null): Move | null {
    const { match } = table;
    const question = questionTo(table, seat);
    if (match === null || question === null) return null;
    const move = line === null ? null : parseMove(match.game.moves, line);
    if (move !== null && match.whyNot(seat, move) === null) return move;
    if (line !== null) this.#onError(new Error(`${match.game.id}: bot move ${line} is not possible`));
    const rng = new SeededRng(botSeed(match.seed, seat, match.length));
    return question.options[rng.int('any', question.options.length)] ?? null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#round);
    await this.#pool.destroy();
  }
}

/** Nobody can foresee it while the seed is secret; afterwards everybody can check it. */
function botSeed(seed: string, seat: number, moves: number): string {
  return derivedSeed(seed, `bot/${seat}/${moves}`);
}

/** What a bot has to answer; standing offers are for people. */
function questionTo(table: Table, seat: number): Decision<Move> | null {
  return table.match?.open.find((d) => d.seat === seat && d.optional === undefined) ?? null;
}
