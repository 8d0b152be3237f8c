/** What the others did, shown: from the position before it, turn by turn, and back to now by itself. */
import type { LogEntry } from '#server/protocol.ts';
import { motionSpeed } from '../app/settings.ts';
import { sayProblem } from '../parts/toast.tsx';
import { type Beat, beatsOf, before, Film } from './film.ts';
import { seatOf } from './log-lines.ts';
import type { Moment, TableStore } from './store.ts';
import type { TurnLine } from './turns.ts';

type Told = Pick<TurnLine, 'seat' | 'from' | 'to'>;

/** How long a line is shown that moves nothing any more: what came by itself with the turn before it. */
const STILL_MS = 2000;

const begins = ({ n, from = n }: LogEntry): number => from;

/**
 * The film of these lines: every line is a turn of it. Where one entry of the log is told in several lines (all answered at once, or
 * something came by itself with it), each moves what is its own.
 */
export function beatsOfLines(lines: readonly Told[], log: readonly LogEntry[]): readonly Beat[] {
  let shown: number | null = null;
  return lines.flatMap((line, turn) => {
    const entries = log.filter((e) => e.n >= line.from && begins(e) <= line.to && e.n > 0);
    const [first] = entries;
    if (first === undefined) return [];
    const shared = lines.some((other) => other !== line && other.to >= line.from && other.from <= line.to);
    const own = shared
      ? entries.map((e) => ({ ...e, events: e.events.filter((event) => seatOf(event) === line.seat) }))
      : entries;
    if (shown !== null && shown >= line.to)
      return [{ n: line.to, events: own.flatMap((e) => [...e.events]), ms: STILL_MS, turn }];
    const lead = shown === begins(first) - 1 ? [] : [before(begins(first) - 1, turn)];
    shown = line.to;
    return [...lead, ...beatsOf(own, turn)];
  });
}

export class Showing {
  readonly film: Film;
  readonly #s: Pick<TableStore, 'moment'>;

  constructor(s: Pick<TableStore, 'moment' | 'live'>) {
    this.#s = s;
    this.film = new Film({
      moment: (n) => s.live.moment(n) as Promise<Pick<Moment, 'view' | 'standing'>>,
      show: (moment) => {
        s.moment.value = moment;
      },
      speed: motionSpeed,
    });
  }

  /** Whoever stops it says where the table stands then. */
  async play(lines: readonly Told[], log: readonly LogEntry[]): Promise<void> {
    try {
      if (await this.film.play(beatsOfLines(lines, log))) this.#s.moment.value = null;
    } catch (e) {
      this.toNow();
      sayProblem(e);
    }
  }

  readonly toNow = (): void => {
    this.film.stop();
    this.#s.moment.value = null;
  };

  /** Any key is enough: Esc ends it, every other one goes on to the next turn. Keys of the browser stay its own. */
  readonly onKey = (e: KeyboardEvent): void => {
    if (e.metaKey || e.ctrlKey || e.altKey || e.key === 'Tab' || e.key === 'Shift') return;
    if (e.target instanceof Element && e.target.closest(OWN) !== null && (e.key === 'Enter' || e.key === ' ')) return;
    this.#instead(e, e.key === 'Escape' ? this.toNow : () => this.film.skip());
  };

  /** Any tap too, except on what has to do with the film itself. */
  readonly onTap = (e: Event): void => {
    if (e.target instanceof Element && e.target.closest(OWN) !== null) return;
    this.#instead(e, () => this.film.skip());
  };

  #instead(e: Event, what: () => void): void {
    e.preventDefault();
    e.stopPropagation();
    what();
  }
}

/** The row of the question holds the lines and the way back to now. */
const OWN = '.fr-row, dialog';
