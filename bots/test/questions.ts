/** Questions of random games, for tests of bots. */
import { type GameModule, readOptions } from '#kernel';
import { walk } from '#kernel/laws/index.ts';
import { questionTo } from '../index.ts';

export interface Met {
  readonly s: unknown;
  readonly view: unknown;
  readonly seat: number;
  readonly options: number;
}

/** Some questions of one random game. */
export function questions(module: GameModule, seats: number, every: number, most: number): Met[] {
  const { game } = module;
  const read = readOptions(game.options, {}, seats);
  if (!read.ok) throw new Error(read.bad);
  const met: Met[] = [];
  walk(game, read.options, seats, 'search', (p) => {
    if (p.n % every !== 0 || met.length >= most) return;
    for (const d of p.open)
      if (questionTo(p.open, d.seat) === d && d.options.length > 1)
        met.push({ s: game.copy(p.s), view: game.view(p.s, d.seat), seat: d.seat, options: d.options.length });
  });
  return met;
}
