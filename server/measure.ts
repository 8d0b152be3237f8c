import type { Match } from '#kernel';
import type { LogEvent } from './store/log.ts';

/**
 * Lines in vain that one seat may add to the log since the game last went on: about 130 undos of single moves in one turn. Honest
 * fingers try a turn a dozen times.
 */
export const ROUND_MOST = 400;
/** The same for a whole match: eight for every move of the longest game that was played for points. */
export const MATCH_MOST = 5000;

/** Wait until the game has gone on, or this seat has had all of the match. */
export type Enough = 'enough-round' | 'enough-match';

/**
 * A log has an end: taking back, withdrawing an answer, asking, breaks and reminding lead nowhere and could go on for ever. What counts
 * is a function of the log alone, so every process counts the same: each entry that is no move, each move that is taken back, and each that
 * leads to a position that was there before, for the seat that caused it. Seats are counted apart: nobody uses up what belongs to
 * another. Answers for which the game waits, votes and leaving are never refused.
 */
export class Measure {
  /** By seat, in the whole match. */
  readonly #spent: number[];
  /** By move in effect: what had been spent when it was made. */
  readonly #when: (readonly number[])[] = [];
  /** By move in effect: the fingerprint of the position after it; and how often each of them is there. */
  readonly #path: string[] = [];
  readonly #been = new Map<string, number>();

  constructor(seats: number) {
    this.#spent = Array.from({ length: seats }, () => 0);
  }

  count(events: readonly LogEvent[]): void {
    for (const { seat, n, move, hash } of events) {
      if (move !== null) {
        this.#when.push([...this.#spent]);
        if (this.#arrive(hash ?? '') > 1) this.#spend(seat, 1);
      } else {
        const taken = Math.max(0, this.#when.length - n);
        this.#when.length -= taken;
        for (const position of this.#path.splice(n)) this.#been.set(position, (this.#been.get(position) ?? 1) - 1);
        this.#spend(seat, 1 + taken);
      }
    }
  }

  /** How often this position has been there by now. */
  #arrive(position: string): number {
    const times = (this.#been.get(position) ?? 0) + 1;
    this.#path.push(position);
    this.#been.set(position, times);
    return times;
  }

  #spend(seat: number, lines: number): void {
    this.#spent[seat] = (this.#spent[seat] ?? 0) + lines;
  }

  /** Why this seat may do no more that leads nowhere; null where it may. */
  enough(seat: number, match: Match): Enough | null {
    const spent = this.#spent[seat] ?? 0;
    if (spent >= MATCH_MOST) return 'enough-match';
    // A move in effect that nobody can take back alone: with it the game went on for everybody.
    let n = match.length;
    for (let step = match.step(n); n > 0 && step !== null; step = match.step(n)) {
      if (step.reveals || step.forced.length > 0) break;
      n--;
    }
    return spent - (this.#when[n - 1]?.[seat] ?? 0) >= ROUND_MOST ? 'enough-round' : null;
  }
}
