/** The one film: positions one after the other, each for its time, fetched ahead, until it ends or somebody stops it. */
import { signal } from '@preact/signals';
import type { LogEntry } from '#server/protocol.ts';
import type { Moment } from './store.ts';

/** One picture of a film: the table after n moves, and what led there. */
export interface Beat {
  readonly n: number;
  readonly events: readonly unknown[];
  readonly ms: number;
  /** The turn it belongs to, by whatever the film is made of. */
  readonly turn: number;
}

/** A turn in so many beats at most, and how long each is: two to four seconds together. */
const BEATS_MS = [2000, 1300, 1100, 1000] as const;
/** The table before the first turn. */
const BEFORE_MS = 900;
/** Positions on their way ahead of the one shown. */
const AHEAD = 3;

export function beatsOf(entries: readonly LogEntry[], turn: number): readonly Beat[] {
  const count = Math.min(entries.length, BEATS_MS.length);
  const ms = BEATS_MS[count - 1] ?? 0;
  return Array.from({ length: count }, (_, i) => {
    const part = entries.slice(
      Math.floor((i * entries.length) / count),
      Math.floor(((i + 1) * entries.length) / count),
    );
    return { n: part.at(-1)?.n ?? 0, events: part.flatMap((e) => [...e.events]), ms, turn };
  });
}

export const before = (n: number, turn: number): Beat => ({ n, events: [], ms: BEFORE_MS, turn });

interface Screen {
  /** The table after so many moves. */
  moment(n: number): Promise<Pick<Moment, 'view' | 'standing'>>;
  show(moment: Moment): void;
  /** How fast, 1 is usual. */
  speed(): number;
}

export class Film {
  /** The beat that is shown; null while nothing plays. */
  readonly beat = signal<Beat | null>(null);
  readonly playing = signal(false);
  readonly #screen: Screen;
  #run = 0;
  /** The turn that somebody has seen enough of. */
  #skipped: number | null = null;
  #wake: () => void = () => {};

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** Plays from the first to the last; true if nobody stopped it. What cannot be fetched ends it too. */
  async play(beats: readonly Beat[]): Promise<boolean> {
    this.stop();
    const run = this.#run;
    const { moment, show, speed } = this.#screen;
    const coming = new Map<number, ReturnType<Screen['moment']>>();
    const fetchTo = (end: number): void => {
      for (const { n } of beats.slice(0, end)) if (!coming.has(n)) coming.set(n, moment(n));
    };
    this.playing.value = true;
    try {
      for (const [i, beat] of beats.entries()) {
        if (beat.turn === this.#skipped) continue;
        fetchTo(i + 1 + AHEAD);
        // What comes may fail before it is its turn.
        for (const position of coming.values()) position.catch(() => {});
        const found = await coming.get(beat.n);
        if (run !== this.#run || found === undefined) return false;
        show({ n: beat.n, view: found.view, standing: found.standing, events: beat.events });
        this.beat.value = beat;
        await this.#sleep(beat.ms / Math.max(1, speed()));
        if (run !== this.#run) return false;
      }
      return true;
    } finally {
      if (run === this.#run) this.stop();
    }
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** On to the next turn; after the last one it is over. */
  skip(): void {
    this.#skipped = this.beat.value?.turn ?? null;
    this.#wake();
  }

  stop(): void {
    this.#run += 1;
    this.#skipped = null;
    this.#wake();
    this.playing.value = false;
    this.beat.value = null;
  }
}
