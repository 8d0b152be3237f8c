import {
  type AnyGame,
  type Decision,
  isListed,
  type Move,
  NOT_ASKED,
  RecordingSink,
  type Refusal,
  type Seat,
  SeededRng,
  type Standing,
  settle,
} from '#kernel';
import type { Preview } from './contract.ts';

/**
 * What the client knows of the rules beyond the list of options. Everything works on a state imagined from the view, so it can
 * never know more than the player does.
 */
export class Consequences {
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #state: unknown;
  readonly #open: readonly Decision<Move>[];

  constructor(game: AnyGame, view: unknown, seat: Seat, open: readonly Decision<Move>[]) {
    this.#game = game;
    this.#seat = seat;
    this.#open = open;
    this.#state = game.imagine(view, new SeededRng('imagined'));
  }

  canonical(move: Move): Move {
    return this.#game.canonical?.(this.#state, this.#seat, move) ?? move;
  }

  whyNot(move: Move): Refusal | null {
    if (isListed(this.#open, this.#seat, move)) return null;
    return (
      this.#game.whyNot(this.#state, this.#seat, this.canonical(move)) ?? (this.#open.length === 0 ? NOT_ASKED : null)
    );
  }

  /** Copy, apply, settle, look. Uncertain when chance had a part or something hidden came to light. */
  preview(wanted: Move): Preview<unknown> {
    const game = this.#game;
    const state = game.copy(this.#state);
    const rng = new SeededRng('preview');
    const out = new RecordingSink<unknown>();
    game.apply(state, this.#seat, this.canonical(wanted), rng, out);
    settle(game, state, rng, out);
    return {
      view: game.view(state, this.#seat),
      standing: game.score(state, this.#seat),
      uncertain: rng.draws > 0 || out.committed,
    };
  }
}

export interface Change {
  readonly category: string;
  readonly by: number;
}

/** What a preview changes for one seat, category by category. */
export function changes(before: Standing, after: Standing, seat: Seat): { total: number; parts: readonly Change[] } {
  const a = before.seats[seat];
  const b = after.seats[seat];
  if (a === undefined || b === undefined) return { total: 0, parts: [] };
  const parts: Change[] = [];
  for (const category of new Set([...Object.keys(a.parts), ...Object.keys(b.parts)])) {
    const by = (b.parts[category] ?? 0) - (a.parts[category] ?? 0);
    if (by !== 0) parts.push({ category, by });
  }
  return { total: b.total - a.total, parts };
}

/** Categories in the order of the table: every one that any seat has. */
export function categories(standing: Standing): readonly string[] {
  const names = new Set<string>();
  for (const seat of standing.seats) for (const name of Object.keys(seat.parts)) names.add(name);
  return [...names];
}
