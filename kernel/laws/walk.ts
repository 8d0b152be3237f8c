import { SeededRng } from '../rng.ts';
import { settle, step } from '../run.ts';
import { SILENT } from '../sink.ts';
import type { AnyGame, Decision, Move } from '../types.ts';

/** A position met during random play. */
export interface Position {
  readonly game: AnyGame;
  readonly s: unknown;
  readonly open: readonly Decision<Move>[];
  readonly rng: SeededRng;
  readonly seats: number;
  /** Number of decisions made so far. */
  readonly n: number;
}

/** A game that takes more decisions than this in random play has no end. */
export const LONGEST_GAME = 20_000;

/** Positions worth a costly look: all at the beginning of a game, then fewer the longer it lasts. */
export function isSample(n: number): boolean {
  if (n <= 60) return true;
  return n <= 400 ? n % 7 === 0 : n % 43 === 0;
}

/**
 * Plays one game at random and shows every position to `visit`. Returns the number of decisions.
 * Standing offers are taken up now and then, so that they are walked through too.
 */
export function walk(
  game: AnyGame,
  options: unknown,
  seats: number,
  seed: string,
  visit: (position: Position) => void,
): number {
  const rng = new SeededRng(seed);
  const choice = new SeededRng(`${seed}/walk`);
  const s = game.setup(options, seats, rng, SILENT);
  let open = settle(game, s, rng, SILENT);
  let n = 0;
  while (open.length > 0) {
    visit({ game, s, open, rng, seats, n });
    if (++n > LONGEST_GAME) throw new Error(`${game.id}: no end after ${LONGEST_GAME} decisions`);
    const asked = choice.int('offer', 8) === 0 ? open : open.filter((d) => d.optional === undefined);
    const d = asked[choice.int('decision', asked.length)] as Decision<Move>;
    const move = d.options[choice.int('option', d.options.length)] as Move;
    open = step(game, s, d.seat, move, rng, SILENT);
  }
  visit({ game, s, open, rng, seats, n });
  return n;
}
