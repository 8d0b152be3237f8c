/** Somebody who does nothing wrong: plays against a Master, and pings, while others attack. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Figures, most, quantile } from './figures.ts';
import { anOption, bot, Guest, type Line, ME, type TableHeard } from './guest.ts';

const GAME = 'garden-nation';
const MASTER = 5;

function once<T>(worker: Worker): Promise<T> {
  return new Promise((done, fail) => {
    worker.once('message', done);
    worker.once('error', fail);
  });
}

export class Stranger {
  readonly #guest: Guest;
  readonly #answers: number[] = [];
  readonly #granted: number[] = [];
  #failed = 0;
  #botMoves = 0;
  #below = 0;
  #on = true;

  private constructor(guest: Guest) {
    this.#guest = guest;
  }

  /** Plays as long as the attack lasts, and tells how the house treated them. */
  static async during(url: string, seconds: number, attack: () => Promise<unknown>): Promise<Figures> {
    const stranger = new Stranger(await Guest.come(url));
    const worker = new Worker(new URL('./pinger.ts', import.meta.url), {
      workerData: { url, headers: (await Guest.come(url)).headers },
    });
    await once(worker);
    const attacking = attack();
    const playing = stranger.#play();
    await Promise.all([sleep(seconds * 1000), attacking]);
    stranger.#on = false;
    const pings = once<number[]>(worker);
    worker.postMessage('stop');
    const waits = await pings;
    await worker.terminate();
    await playing;
    return {
      'bot moves': stranger.#botMoves,
      'below strength %': (100 * stranger.#below) / stranger.#botMoves,
      'thinking ms p50': quantile(stranger.#granted, 0.5),
      'ping p50': quantile(waits, 0.5),
      'ping p99': quantile(waits, 0.99),
      'longest stop': most(waits),
      'move p50': quantile(stranger.#answers, 0.5),
      'move p99': quantile(stranger.#answers, 0.99),
      'moves failed': stranger.#failed,
    };
  }

  async #play(): Promise<void> {
    while (this.#on) {
      const match = await this.#guest.table(GAME, [ME, bot(MASTER)]);
      const line = await this.#guest.line();
      let counted = 0;
      line.onHeard = (m) => {
        if (m.t === 'thinking' && m.ms !== undefined) this.#granted.push(m.ms);
      };
      line.onTable = (table) => {
        for (const { n, seat, note } of table.log)
          if (n > counted && seat !== null && seat !== table.mySeat) {
            this.#botMoves++;
            if (note?.key === 'below') this.#below++;
          }
        counted = Math.max(counted, table.moves);
      };
      await line.watch(match);
      await this.#one(match, line);
      line.close();
    }
  }

  async #one(match: string, line: Line): Promise<void> {
    while (this.#on && line.table?.status === 'running') {
      const now: TableHeard = line.table;
      const move = await anOption(GAME, now);
      if (move === null) {
        await Promise.race([line.next((m) => m.t === 'table'), sleep(200)]);
        continue;
      }
      const began = performance.now();
      if (await line.move(match, now.version, move)) this.#answers.push(performance.now() - began);
      else this.#failed++;
      if (line.table.version === now.version) await Promise.race([line.next((m) => m.t === 'table'), sleep(200)]);
    }
  }
}
