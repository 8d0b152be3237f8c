/** A finished game on the table: where it stands, whose eyes it is seen with, how it goes on and back. */
import { computed, signal } from '@preact/signals';
import type { Viewer } from '#kernel';
import type { LogEntry } from '#server/protocol.ts';
import { beatsOf, Film } from './film.ts';
import type { Replay } from './replay.ts';
import { type HowTold, roundMarks, type Stop, stopAt, stopsOf } from './stops.ts';
import type { Moment } from './store.ts';

/** What a reel needs of the table it is shown on. */
interface Screen {
  readonly moment: { value: Moment | null };
}

export class Reel {
  readonly replay: Replay;
  readonly viewer = signal<Viewer>('judge');
  readonly n = signal(0);
  readonly film: Film;
  /** As the viewer heard it. */
  readonly log = computed((): readonly LogEntry[] => this.replay.log(this.viewer.value));
  readonly stops = computed((): readonly Stop[] => stopsOf(this.log.value, this.#how, this.#begins));
  /** The stop that is shown, or in the middle of which the table stands. */
  readonly at = computed((): number => stopAt(this.stops.value, this.n.value));
  readonly marks = computed((): readonly number[] => roundMarks(this.stops.value, this.#begins));
  readonly #screen: Screen;
  readonly #how: HowTold;
  readonly #begins: (n: number) => boolean;

  constructor(
    screen: Screen,
    replay: Replay,
    how: HowTold,
    round: (view: unknown) => string | undefined,
    viewer: Viewer,
    speed: () => number,
  ) {
    this.replay = replay;
    this.#screen = screen;
    this.#how = how;
    const rounds = Array.from({ length: replay.length + 1 }, (_, n) => round(replay.at(n, 'judge').view));
    this.#begins = (n) => n > 0 && rounds[n] !== rounds[n - 1];
    this.viewer.value = viewer;
    this.film = new Film({
      moment: async (n) => replay.at(n, this.viewer.value),
      show: (moment) => this.#show(moment),
      speed,
    });
    this.goTo(0);
  }

  get length(): number {
    return this.replay.length;
  }

  #show(moment: Moment): void {
    this.n.value = moment.n;
    const { seats = [] } = this.stops.value[this.at.value] ?? {};
    this.#screen.moment.value = seats.length === 1 ? { ...moment, whose: seats[0] } : moment;
  }

  /** The table after n moves. What led there is shown moving only on the way forward. */
  goTo(n: number, moving = true): void {
    this.film.stop();
    const to = Math.max(0, Math.min(this.length, n));
    const from = this.n.value;
    const stop = this.stops.value[stopAt(this.stops.value, to)];
    const since = Math.max(from, (stop?.from ?? to) - 1);
    const events = moving && to > from ? (stop?.entries ?? []).filter((e) => e.n > since && e.n <= to) : [];
    this.#show({ ...this.replay.at(to, this.viewer.value), events: events.flatMap((e) => [...e.events]) });
  }

  toStop(k: number): void {
    const stops = this.stops.value;
    this.goTo(stops[Math.max(0, Math.min(stops.length - 1, k))]?.to ?? 0);
  }

  /** A turn on or back; from the middle of one to its end or its beginning. */
  step(by: 1 | -1): void {
    const whole = this.stops.value[this.at.value]?.to === this.n.value;
    this.toStop(by > 0 && !whole ? this.at.value : this.at.value + by);
  }

  /** A single move on or back. */
  move(by: 1 | -1): void {
    this.goTo(this.n.value + by);
  }

  /** To where the round before or after begins. */
  round(by: 1 | -1): void {
    const { value: at } = this.at;
    const marks = this.marks.value;
    const to = by > 0 ? marks.find((k) => k > at) : marks.findLast((k) => k < at);
    this.toStop(to ?? (by > 0 ? this.stops.value.length - 1 : 0));
  }

  see(viewer: Viewer): void {
    this.viewer.value = viewer;
    this.#show({ ...this.replay.at(this.n.value, viewer), events: [] });
  }

  /** Plays from here to the end, from the beginning if this is the end. */
  readonly play = (): void => {
    if (this.film.playing.value) {
      this.film.stop();
      return;
    }
    if (this.n.value >= this.length) this.goTo(0);
    const here = this.n.value;
    const beats = this.stops.value.flatMap((stop, k) =>
      beatsOf(
        stop.entries.filter((e) => e.n > here),
        k,
      ),
    );
    void this.film.play(beats);
  };

  dispose(): void {
    this.film.stop();
    this.#screen.moment.value = null;
  }
}
