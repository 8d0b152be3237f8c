import { sameMove } from './notation.ts';
import type { SeededRng } from './rng.ts';
import { RecordingSink } from './sink.ts';
import type { Decision, Game, Move, Refusal, Rng, Seat, Sink } from './types.ts';

/** A game that plays more forced moves than this in a row has lost its way. */
const FORCED_BOUND = 10_000;

/**
 * Plays every forced option and returns the questions that are really open. A single option plays itself;
 * standing offers are never forced. `forcedOn` hears whose moves played themselves.
 */
export function settle<S, M extends Move, V, E, O>(
  game: Game<S, M, V, E, O>,
  s: S,
  rng: Rng,
  out: Sink<E>,
  forcedOn?: (seat: Seat) => void,
): readonly Decision<M>[] {
  for (let n = 0; n < FORCED_BOUND; n++) {
    const open = game.decisions(s);
    const forced = firstForced(open);
    if (forced === null) return open;
    forcedOn?.(forced.seat);
    game.apply(s, forced.seat, forced.options[0] as M, rng, out);
  }
  throw new Error(`${game.id}: forced moves do not end`);
}

/** A plain loop: it runs after every move of every search. */
function firstForced<M>(open: readonly Decision<M>[]): Decision<M> | null {
  for (let i = 0; i < open.length; i++) {
    const d = open[i] as Decision<M>;
    if (d.options.length === 1 && d.optional === undefined) return d;
  }
  return null;
}

/** One move and all that follows from it by itself. */
export function step<S, M extends Move, V, E, O>(
  game: Game<S, M, V, E, O>,
  s: S,
  seat: Seat,
  move: M,
  rng: Rng,
  out: Sink<E>,
): readonly Decision<M>[] {
  game.apply(s, seat, move, rng, out);
  return settle(game, s, rng, out);
}

/** What a move leads to in a world that its player imagines. */
export interface Led<M> {
  readonly open: readonly Decision<M>[];
  /** Nothing was revealed or drawn, nobody else moved, and the same others are asked as before: so it is in every world that looks the same. */
  readonly alone: boolean;
}

/** One move in an imagined world; `before` are the questions that were open there. */
export function stepAlone<S, M extends Move, V, E, O>(
  game: Game<S, M, V, E, O>,
  s: S,
  seat: Seat,
  move: M,
  rng: SeededRng,
  before: readonly Decision<M>[],
): Led<M> {
  const { draws } = rng;
  const out = new RecordingSink<E>();
  let forced = false;
  game.apply(s, seat, move, rng, out);
  const open = settle(game, s, rng, out, (other) => {
    forced ||= other !== seat;
  });
  const others = before.filter((d) => d.seat !== seat);
  const now = open.filter((d) => d.seat !== seat);
  const same = now.length === others.length && now.every((d, i) => d.seat === others[i]?.seat);
  return { open, alone: !out.committed && rng.draws === draws && !forced && same };
}

/** Setup and the forced moves after it. */
export function begin<S, M extends Move, V, E, O>(
  game: Game<S, M, V, E, O>,
  options: O,
  seats: number,
  rng: Rng,
  out: Sink<E>,
): S {
  const s = game.setup(options, seats, rng, out);
  settle(game, s, rng, out);
  return s;
}

/** A state that this seat or viewer cannot tell from s. */
export function determinize<S, M extends Move, V, E, O>(
  game: Game<S, M, V, E, O>,
  s: S,
  viewer: Seat | 'spectator',
  rng: Rng,
): S {
  return game.imagine(game.view(s, viewer), rng);
}

export const NOT_ASKED: Refusal = { ruling: 'T-1', key: 'notAsked' };

/**
 * The listed option that equals the move, looked up in the open decisions of a seat: a helper for `whyNot`.
 */
export function isListed<M extends Move>(open: readonly Decision<M>[], seat: Seat, move: M): boolean {
  return open.some((d) => d.seat === seat && d.options.some((o) => sameMove(o, move)));
}
