import { type Match, type Move, NOT_ASKED, type Refusal, SeededRng, stepAlone } from '#kernel';

/** A gesture is refused at one of its moves. */
export interface Stopped {
  /** Its place in the gesture, from 0. */
  readonly at: number;
  readonly refusal: Refusal;
}

/** A world as the player on this seat may imagine it: always the same one for the same view. */
function world({ game, state }: Match, seat: number): { readonly state: unknown; readonly rng: SeededRng } {
  const rng = new SeededRng('foresight');
  return { state: game.imagine(game.view(state, seat), rng), rng };
}

/** Why a move is not possible, in words that depend on nothing but what the player sees. */
export function refusalSeen(match: Match, seat: number, move: Move): Refusal {
  const { state } = world(match, seat);
  return match.game.whyNot(state, seat, match.game.canonical?.(state, seat, move) ?? move) ?? NOT_ASKED;
}

/**
 * Where the player can see beforehand that a gesture is not possible. It looks up to the first move by which something is revealed,
 * drawn or asked of others: whatever comes after that is a guess, and whoever guesses has made the moves that led there. So a
 * gesture that is not made is not made in any world that looks the same, and tells nothing of which one it is.
 */
export function foreseen(match: Match, seat: number, moves: readonly Move[]): Stopped | null {
  const { game } = match;
  const { state, rng } = world(match, seat);
  let open = game.decisions(state);
  for (const [at, wanted] of moves.entries()) {
    const move = game.canonical?.(state, seat, wanted) ?? wanted;
    const refusal = game.whyNot(state, seat, move);
    if (refusal !== null) return { at, refusal };
    const led = stepAlone(game, state, seat, move, rng, open);
    if (!led.alone) return null;
    open = led.open;
  }
  return null;
}
