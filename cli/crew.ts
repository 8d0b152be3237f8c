import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameSpec, Played } from './crew-worker.ts';
import { Problem } from './problem.ts';

interface Job<T, R> {
  readonly task: T;
  readonly done: (result: R) => void;
  readonly fail: (error: Error) => void;
}

interface Reply<R> {
  readonly done?: R;
  readonly error?: string;
}

/** Measurements count the time of their own thread, so all cores may work at once. */
export const ALL_CORES = Math.min(64, availableParallelism());

/** Threads that play games between bots, as their worker does; a thread that dies fails its game and is replaced. */
export class Crew<T = GameSpec, R = Played> {
  readonly threads: number;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #waiting: Job<T, R>[] = [];
  readonly #worker: string;
  #closed = false;

  constructor(threads: number, worker = './crew-worker.ts') {
    if (threads < 1 || threads > 64) throw new Problem(`--threads must be 1 to 64, not ${threads}`);
    this.threads = threads;
    this.#worker = worker;
    for (let i = 0; i < threads; i++) this.#hire();
  }

  play(task: T): Promise<R> {
    return new Promise((done, fail) => {
      this.#waiting.push({ task, done, fail });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#all].map((w) => w.terminate()));
  }

  #hire(): void {
    const worker = new Worker(new URL(this.#worker, import.meta.url));
    this.#all.add(worker);
    this.#idle.push(worker);
  }

  #next(): void {
    const worker = this.#idle.pop();
    if (worker === undefined) return;
    const job = this.#waiting.shift();
    if (job === undefined) {
      this.#idle.push(worker);
      return;
    }
    const answered = ({ done, error }: Reply<R>): void => {
      worker.off('error', died);
      this.#idle.push(worker);
      this.#next();
      if (done === undefined) job.fail(new Error(error));
      else job.done(done);
    };
    const died = (error: unknown): void => {
      worker.off('message', answered);
      this.#all.delete(worker);
      if (!this.#closed) this.#hire();
      job.fail(error instanceof Error ? error : new Error(String(error)));
      this.#next();
    };
    worker.once('message', answered);
    worker.once('error', died);
    worker.postMessage(job.task);
  }
}
