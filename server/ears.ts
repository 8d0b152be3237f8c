import type { Decision, Match, Move } from '#kernel';
import type { LogEvent } from './store/log.ts';

/** Whoever listens at a table: the seat, or null for those who look on. */
export type Listener = number | null;

/** What is known before the events of one version are carried out. */
export interface Before {
  readonly waiting: readonly number[];
  readonly open: readonly Decision<Move>[];
}

const questionsTo = (open: readonly Decision<Move>[], seat: Listener): string =>
  JSON.stringify(open.filter((d) => d.seat === seat));

/** What does not say who heard it was heard by all. */
const hasBit = (mask: number | undefined, bit: number): boolean => ((mask ?? bit) & bit) !== 0;

/** The events of one version, which have just been carried out, with who heard them. */
export function withHearers(
  ears: readonly Ear[],
  events: readonly LogEvent[],
  match: Match,
  before: Before,
): LogEvent[] {
  const bits = (hears: (ear: Ear) => boolean): number => ears.reduce((sum, ear) => sum | (hears(ear) ? ear.bit : 0), 0);
  const version = bits((ear) => ear.notices(events, match, before));
  return events.map((event) => ({ ...event, heard: [bits((ear) => ear.has(event, match)), version] }));
}

/**
 * How one listener counts moves and versions: only what they hear, or do themselves. Numbers that went on for what is hidden
 * (a question about a god declined, one more card kept) would tell that it happened.
 */
export class Ear {
  readonly #who: Listener;
  /** Versions up to this one were seen by all: people sitting down. */
  readonly #from: number;
  /** Later versions that changed something for this listener. */
  readonly #versions: number[] = [];
  /** Numbers of the moves this listener has in the log. */
  readonly #moves: number[] = [];

  constructor(who: Listener, from: number) {
    this.#who = who;
    this.#from = from;
  }

  get version(): number {
    return this.#from + this.#versions.length;
  }

  get moves(): number {
    return this.#moves.length;
  }

  get bit(): number {
    return this.#who === null ? 1 : 2 << this.#who;
  }

  /** Takes in the events of one version, which say who heard them. */
  hear(events: readonly LogEvent[]): void {
    for (const { n, move, heard } of events) {
      if (move === null) this.#forget(n);
      else if (hasBit(heard?.[0], this.bit)) this.#moves.push(n);
    }
    const { v, heard } = events.at(-1) as LogEvent;
    if (hasBit(heard?.[1], this.bit)) this.#versions.push(v);
  }

  /** Whether this listener has a move that has just been made in the log. */
  has({ n, seat, move }: LogEvent, match: Match): boolean {
    return move !== null && (seat === this.#who || match.heard(n, this.#who ?? 'spectator').length > 0);
  }

  /** Whether the events of one version, which have just been carried out, change something for this listener. */
  notices(events: readonly LogEvent[], match: Match, before: Before): boolean {
    for (const event of events) {
      const { n, seat, move, more } = event;
      if (seat === this.#who || this.has(event, match)) return true;
      if (move !== null) continue;
      const undo = more?.kind === undefined || more.kind === 'undo';
      if (!undo || (this.#moves.at(-1) ?? 0) > n) return true;
    }
    return match.over || this.#asked(match, before);
  }

  #forget(n: number): void {
    while ((this.#moves.at(-1) ?? 0) > n) this.#moves.pop();
  }

  /** Somebody is asked, or not asked any more; or other things are asked of this listener. */
  #asked(match: Match, { waiting, open }: Before): boolean {
    const now = match.waitingFor;
    if (now.length !== waiting.length || now.some((seat) => !waiting.includes(seat))) return true;
    return this.#who !== null && questionsTo(open, this.#who) !== questionsTo(match.open, this.#who);
  }

  /** The last version of the match at which this listener still had seen only so much; beyond everything if there is no such. */
  lastVersion(heard: number, now: number): number {
    if (heard > this.version) return Number.POSITIVE_INFINITY;
    const next = this.#versions[heard - this.#from];
    return heard < this.#from ? heard : next === undefined ? now : next - 1;
  }

  /** The version of the match that was the listener's version `heard`. */
  firstVersion(heard: number): number {
    if (heard > this.version) return Number.POSITIVE_INFINITY;
    return heard <= this.#from ? heard : (this.#versions[heard - this.#from - 1] as number);
  }

  /** How the listener counts the version of the match. */
  versionAt(version: number): number {
    let k = this.#versions.length;
    while (k > 0 && (this.#versions[k - 1] as number) > version) k--;
    return k === 0 ? Math.min(version, this.#from) : this.#from + k;
  }

  /** How many entries the listener's log has when n moves are in effect. */
  count(n: number): number {
    let k = this.#moves.length;
    while (k > 0 && (this.#moves[k - 1] as number) > n) k--;
    return k;
  }

  /** Number of the move that is the listener's entry k; 0 is the setup. */
  move(k: number): number {
    return k === 0 ? 0 : (this.#moves[k - 1] as number);
  }

  /** The most moves that leave the listener with k entries. */
  upTo(k: number, length: number): number {
    const next = this.#moves[k];
    return next === undefined ? length : next - 1;
  }
}
