/** A measured house: any checkout, run as a process of its own and known only by its doors. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const TICKS_PER_SECOND = 100;
/** What a host may lift, for measurements of speed. The measure of asking had another name once. */
const LIFTED =
  'messagesPerSecond=1000000,messageBurst=1000000,newPerMinute=1000000,tablesPerPerson=1000000,botSeatsPerPerson=1000000,bytesPerMinute=1000000000000';
const ASKING = ['asksPerMinute=1000000000', 'getsPerMinute=1000000000'];

export interface HouseOptions {
  readonly databaseUrl?: string;
  /** Without measures; otherwise with those it has by itself. */
  readonly lifted?: boolean;
}

export class House {
  readonly data = mkdtempSync(join(tmpdir(), 'tafelrunde-attack-'));
  readonly #folder: string;
  readonly #options: HouseOptions;
  #process: ChildProcess | null = null;
  url = '';

  private constructor(folder: string, options: HouseOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  static async open(folder: string, options: HouseOptions = {}): Promise<House> {
    const house = new House(folder, options);
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    if (this.#options.lifted !== true) return this.#begin('');
    const [now = '', before = ''] = ASKING;
    await this.#begin(`${LIFTED},${now}`).catch(() => this.#begin(`${LIFTED},${before}`));
  }

  async #begin(limits: string): Promise<void> {
    const server = spawn(process.execPath, [join(this.#folder, 'server/main.ts')], {
      cwd: this.#folder,
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA: this.data,
        DATABASE_URL: this.#options.databaseUrl ?? '',
        TAFELRUNDE_PROXY: '1',
        TAFELRUNDE_BOT_DELAY: '0',
        TAFELRUNDE_LIMITS: limits,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#process = server;
    this.url = await new Promise<string>((done, fail) => {
      server.stdout.on('data', (said) => {
        const found = /(http:\/\/\S+)/.exec(String(said))?.[1];
        if (found !== undefined) done(found);
      });
      server.once('exit', (code) => fail(new Error(`the house ${this.#folder} ended with ${code}`)));
    });
  }

  /** Seconds of processor time it has used. */
  get cpu(): number {
    const fields = readFileSync(`/proc/${this.#process?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }

  async stop(): Promise<void> {
    const server = this.#process;
    if (server === null || server.exitCode !== null) return;
    const gone = new Promise((done) => server.once('exit', done));
    server.kill();
    await gone;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** What a checkout is called in the table. */
export function nameOf(folder: string): string {
  return basename(resolve(folder));
}
