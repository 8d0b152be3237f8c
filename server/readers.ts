import { Piscina } from 'piscina';
import type { Brought, BroughtTask } from './brought.ts';
import { FairLine } from './fair.ts';
import { Refused } from './problems.ts';

/** The longest kept game, made of random moves, has 5,537; people and bots need at most 650. To open a table costs no more than that. */
export const MOST_MOVES = 6000;
/** The longest kept game is played in less than a tenth of this. */
const MOST_MS = 15_000;
const THREAD_IDLE_MS = 60_000;
const MOST_MEMORY_MB = 256;

export interface ReadersOptions {
  /** Address of the module with the register of games. */
  readonly games: string;
  /** For tests. */
  readonly worker?: string;
  readonly mostMs?: number;
}

/** One thread that plays what comes from outside, one file after the other: networks in turn, and then the people of each. */
export class Readers {
  readonly #o: ReadersOptions;
  readonly #pool: Piscina<BroughtTask, Brought>;
  readonly #line = new FairLine(1);

  constructor(options: ReadersOptions) {
    this.#o = options;
    this.#pool = new Piscina({
      filename: options.worker ?? new URL('./brought.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: THREAD_IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
      execArgv: [],
    });
  }

  /** What a file says, judged elsewhere; refused if it takes too long. */
  async judge(network: string, task: Omit<BroughtTask, 'games'>): Promise<Exclude<Brought, { refused: unknown }>> {
    const brought = await this.#line.run({ network, person: task.me.id, table: task.id }, () => this.#play(task));
    if ('refused' in brought) throw new Refused('bad-record', brought.refused);
    return brought;
  }

  async #play(task: Omit<BroughtTask, 'games'>): Promise<Brought> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.#o.mostMs ?? MOST_MS);
    try {
      return await this.#pool.run({ games: this.#o.games, ...task }, { signal: late.signal });
    } catch (error) {
      if (late.signal.aborted) return { refused: { why: 'time' } };
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
