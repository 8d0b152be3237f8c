import { type AnyGame, Match, type MatchRecord, readRecord, type Viewer } from '#kernel';
import type { LogEntry } from '#server/protocol.ts';
import type { Moment } from './store.ts';

/** A record played again in the browser: the kernel's timeline as the page shows it. */
export class Replay {
  readonly record: MatchRecord;
  readonly #match: Match;

  constructor(game: AnyGame, input: unknown) {
    const record = readRecord(input);
    if (record === null) throw new Error('not a record');
    this.record = record;
    this.#match = Match.replay(game, record);
  }

  get length(): number {
    return this.#match.length;
  }

  at(n: number, viewer: Viewer): Moment {
    const { game } = this.#match;
    const { state } = this.#match.at(n);
    return {
      n,
      view: game.view(state, viewer),
      standing: game.score(state, viewer),
      events: this.#match.heard(n, viewer),
    };
  }

  /** Who made move n. */
  seatOf(n: number): number | null {
    return this.#match.seatOf(n);
  }

  log(viewer: Viewer): readonly LogEntry[] {
    return Array.from({ length: this.length + 1 }, (_, n) => ({
      n,
      seat: this.seatOf(n),
      events: this.#match.heard(n, viewer),
    }));
  }
}
