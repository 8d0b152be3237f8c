import type { ServerMessage } from './protocol.ts';

/** A bot that thinks longer than this is said to think; then every second, for those who come later. */
const SAID_AFTER_MS = 400;
const SAID_EVERY_MS = 1000;

type Thinking = Extract<ServerMessage, { t: 'thinking' }>;

/**
 * What one seat thinks between two moments that everybody saw. It looks ahead once: further questions before the next such moment are
 * hidden ones, and thinking about each of them apart would tell that they were asked.
 */
export class Bout {
  readonly #about: Pick<Thinking, 'match' | 'version' | 'seat'>;
  readonly #tell: (message: Thinking) => void;
  #timer: NodeJS.Timeout | undefined;
  #searched = false;

  constructor(about: Pick<Thinking, 'match' | 'version' | 'seat'>, tell: (message: Thinking) => void) {
    this.#about = about;
    this.#tell = tell;
  }

  /** The version that those who look on have seen: a later one begins another bout. */
  get version(): number {
    return this.#about.version;
  }

  /** Whether there is time to look ahead: once. */
  takeTime(): boolean {
    const first = !this.#searched;
    this.#searched = true;
    return first;
  }

  /** The search has really begun, with so much time. */
  begin(ms: number): void {
    this.end();
    if (ms <= SAID_AFTER_MS) return;
    const began = performance.now();
    const say = (): void => {
      this.#tell({ t: 'thinking', ...this.#about, elapsedMs: Math.round(performance.now() - began), ms });
      this.#timer = setTimeout(say, SAID_EVERY_MS).unref();
    };
    this.#timer = setTimeout(say, SAID_AFTER_MS).unref();
  }

  /** The search is over. */
  end(): void {
    clearTimeout(this.#timer);
  }
}

/** The bout of every seat of a table. */
export class Bouts {
  readonly #bySeat = new Map<number, Bout>();

  at(about: Pick<Thinking, 'match' | 'version' | 'seat'>, tell: (message: Thinking) => void): Bout {
    const running = this.#bySeat.get(about.seat);
    if (running?.version === about.version) return running;
    const bout = new Bout(about, tell);
    this.#bySeat.set(about.seat, bout);
    return bout;
  }
}
