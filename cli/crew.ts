import { Worker } from 'node:worker_threads';
import type { GameSpec, Played } from './crew-worker.ts';
import { Problem } from './problem.ts';

interface Job {
  readonly spec: GameSpec;
  readonly done: (played: Played) => void;
  readonly fail: (error: Error) => void;
}

interface Reply {
  readonly played?: Played;
  readonly error?: string;
}

/** Threads that play games between bots; a thread that dies fails its game and is replaced. */
export class Crew {
  readonly threads: number;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #waiting: Job[] = [];
  #closed = false;

  constructor(threads: number) {
    if (threads < 1 || threads > 64) throw new Problem(`--threads must be 1 to 64, not ${threads}`);
    this.threads = threads;
    for (let i = 0; i < threads; i++) this.#hire();
  }

  play(spec: GameSpec): Promise<Played> {
    return new Promise((done, fail) => {
      this.#waiting.push({ spec, done, fail });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#all].map((w) => w.terminate()));
  }

  #hire(): void {
    const worker = new Worker(new URL('./crew-worker.ts', import.meta.url));
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
    const answered = ({ played, error }: Reply): void => {
      worker.off('error', died);
      this.#idle.push(worker);
      this.#next();
      if (played === undefined) job.fail(new Error(error));
      else job.done(played);
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
    worker.postMessage(job.spec);
  }
}
