import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { LEVELS, type Level, levelInfo, type Plan } from '#bots';
import type { BotResult, BotTask } from './bot-worker.ts';
import { type Cause, FairLine } from './fair.ts';

/** Threads that search at the same time; one more answers what needs no search. */
const MOST_SEARCHES = 4;
const THREAD_IDLE_MS = 60_000;
/** A search that is so much over its time has run away. */
const GRACE_MS = 8000;
/** However many wait: less than this is no thinking. */
const LEAST_MS = 20;

/** One thing to think about. */
export interface Thinking {
  /** Who made it necessary: they share the threads evenly, whoever has many tables has less time at each. */
  readonly cause: Cause;
  readonly game: string;
  /** Of its rules. */
  readonly version: number;
  readonly view: unknown;
  readonly seat: number;
  readonly seed: string;
  /** A turn that was thought out before, and goes on as expected: it takes no time. */
  readonly plan?: Plan | undefined;
  /** Ends the search with what was found so far. */
  readonly hurry: Int32Array;
  /** When it really begins, with the time it has. */
  readonly onBegin?: (ms: number) => void;
}

export interface Thought {
  /** Notations of one gesture. */
  readonly moves: readonly string[];
  /** The strength it was played with: under load or after a failure less than was asked for. */
  readonly level: Level;
  readonly plan?: Plan | undefined;
}

export interface ThinkersOptions {
  /** Address of the module with the register of games. */
  readonly games: string;
  readonly onError: (error: unknown) => void;
  /** For tests. */
  readonly searches?: number;
  readonly graceMs?: number;
  readonly worker?: string;
}

/** Worker threads for bots and hints, shared fairly. */
export class Thinkers {
  readonly #o: ThinkersOptions;
  readonly #pool: Piscina<BotTask, BotResult>;
  readonly #searching: FairLine;
  /** What needs no search is short, but many tables of one person are long. */
  readonly #quick: FairLine;
  #closed = false;

  constructor(options: ThinkersOptions) {
    this.#o = options;
    const searches = options.searches ?? Math.max(1, Math.min(MOST_SEARCHES, availableParallelism() - 1));
    this.#searching = new FairLine(searches);
    this.#quick = new FairLine(searches + 1);
    this.#pool = new Piscina({
      filename: options.worker ?? new URL('./bot-worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: searches + 1,
      idleTimeout: THREAD_IDLE_MS,
      execArgv: [],
    });
  }

  /** The answer of a bot; if it fails the next lower strength answers. Null: none of them could. */
  async answer(t: Thinking, level: Level): Promise<Thought | null> {
    for (let now: number = level; now >= 1 && !this.#closed; now--) {
      const ms = t.plan === undefined ? levelInfo(now as Level).ms : 0;
      try {
        let granted: number = ms;
        const found = await this.#queue(t, now as Level, ms, (given) => {
          granted = given;
        });
        if (!('moves' in found)) throw new Error(`${t.game}: no move`);
        return { ...found, level: lesser(found.level, granted, ms) };
      } catch (error) {
        if (this.#closed) return null;
        this.#o.onError(new Error(`${t.game}: a bot of level ${now} failed`, { cause: error }));
      }
    }
    return null;
  }

  async hint(t: Thinking, ms: number): Promise<BotResult> {
    return this.#queue(t, null, ms, () => {});
  }

  /** Time before queue: with many searches open, each has its share of the threads. */
  #queue(t: Thinking, level: Level | null, ms: number, onGranted: (ms: number) => void): Promise<BotResult> {
    return (ms === 0 ? this.#quick : this.#searching).run(t.cause, (share) => {
      const granted = ms === 0 ? 0 : Math.max(LEAST_MS, Math.round(ms * share));
      onGranted(granted);
      t.onBegin?.(granted);
      // A hint is measured in nodes: it takes as long as it takes, however many wait.
      return this.#run(t, level, level === null ? ms : granted);
    });
  }

  async #run(t: Thinking, level: Level | null, ms: number): Promise<BotResult> {
    const runaway = new AbortController();
    // What needs no search only waits for its thread.
    const grace = ms === 0 ? GRACE_MS : (this.#o.graceMs ?? GRACE_MS);
    const timer = setTimeout(() => runaway.abort(), ms + grace);
    const { game, version, view, seat, seed, plan, hurry } = t;
    try {
      const task: BotTask = { games: this.#o.games, game, version, view, seat, seed, level, ms, plan, hurry };
      return await this.#pool.run(task, { signal: runaway.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.destroy();
  }
}

/** The strength that has so much time; a little less does not matter. */
function lesser(level: Level, granted: number, wanted: number): Level {
  if (granted * 2 >= wanted) return level;
  let fits: Level = 2;
  for (const l of LEVELS) if (l.level <= level && l.level > fits && l.ms <= granted * 2) fits = l.level;
  return fits;
}

/** A flag that several threads can see. */
export function newFlag(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4));
}
