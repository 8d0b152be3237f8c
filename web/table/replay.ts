import {
  type AnyGame,
  heard,
  Match,
  type MatchRecord,
  parseMove,
  RulesDrift,
  readRecord,
  type Standing,
  type Viewer,
} from '#kernel';
import type { LogEntry } from '#server/protocol.ts';
import type { Moment } from './store.ts';

/** A finished match played again in the browser, with every position kept. */
export class Replay {
  readonly record: MatchRecord;
  readonly #game: AnyGame;
  readonly #states: unknown[];
  readonly #match: Match;

  constructor(game: AnyGame, input: unknown) {
    const record = readRecord(input);
    if (record === null) throw new Error('not a record');
    this.#game = game;
    this.record = record;
    this.#match = new Match(game, record.options, record.seats, record.seed);
    this.#states = [game.copy(this.#match.state)];
    for (const [i, logged] of record.moves.entries()) {
      const move = parseMove(game.moves, logged.move);
      if (move === null || this.#match.play(logged.seat, move) !== null) throw new RulesDrift(i + 1, logged.move);
      this.#states.push(game.copy(this.#match.state));
    }
    const differs = this.#match.log.findIndex((m, i) => m.hash !== record.moves[i]?.hash);
    if (differs >= 0) throw new RulesDrift(differs + 1, 'another state');
  }

  get length(): number {
    return this.record.moves.length;
  }

  at(n: number, viewer: Viewer): Moment {
    const state = this.#states[n];
    const standing: Standing = this.#game.score(state, viewer);
    return { n, view: this.#game.view(state, viewer), standing, events: this.#heard(n, viewer) };
  }

  /** Who made move n. */
  seatOf(n: number): number | null {
    return this.#match.seatOf(n);
  }

  #heard(n: number, viewer: Viewer): readonly unknown[] {
    return this.#match
      .told(n)
      .map((told) => heard(told, viewer))
      .filter((e) => e !== null);
  }

  log(viewer: Viewer): readonly LogEntry[] {
    return Array.from({ length: this.length + 1 }, (_, n) => ({
      n,
      seat: this.seatOf(n),
      events: this.#heard(n, viewer),
    }));
  }
}
