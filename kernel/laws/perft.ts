import { SeededRng } from '../rng.ts';
import { settle, step } from '../run.ts';
import { SILENT } from '../sink.ts';
import type { AnyGame, Decision, Move } from '../types.ts';

/** Number of decision sequences of this length from a seed: the first open question is answered in all ways. */
export function perft(game: AnyGame, options: unknown, seats: number, seed: string, depth: number): number {
  const rng = new SeededRng(seed);
  const s = game.setup(options, seats, rng, SILENT);
  return count(game, s, settle(game, s, rng, SILENT), rng, depth);
}

/** The same from a position of a game: its chance to come is that of one fixed seed. */
export function perftFrom(game: AnyGame, s: unknown, depth: number): number {
  return count(game, s, game.decisions(s), new SeededRng('perft'), depth);
}

function count(game: AnyGame, s: unknown, open: readonly Decision<Move>[], rng: SeededRng, depth: number): number {
  const d = open.find((x) => x.optional === undefined);
  if (d === undefined) return 1;
  if (depth === 1) return d.options.length;
  let n = 0;
  for (const move of d.options) {
    const next = game.copy(s);
    const chance = rng.clone();
    n += count(game, next, step(game, next, d.seat, move, chance, SILENT), chance, depth - 1);
  }
  return n;
}
