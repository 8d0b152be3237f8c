import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { determinize, type Move, notate, readOptions, SeededRng, SILENT, step } from '#kernel';
import { walk } from '#kernel/laws/index.ts';
import { gesture, LEVELS, questionTo } from '../index.ts';

/** Moves in imagined worlds for one question: enough for a few worlds of every game. */
const NODES = 200;
/** Questions compared: fewer where each costs two searches. */
const most = (ms: number): number => (ms > 0 ? 10 : 40);

describe('a bot cannot use what it cannot see', () => {
  for (const entry of games) {
    for (const { level, ms } of LEVELS) {
      it(`${entry.meta.id}, level ${level}: permuted hidden information, same gesture, possible in both`, async () => {
        const { module } = await entry.load();
        const { game } = module;
        const seats = game.seats.at(-1) as number;
        const read = readOptions(game.options, {}, seats);
        if (!read.ok) throw new Error(read.bad);
        let compared = 0;
        let longest = 0;
        const ask = (s: unknown, seat: number, seed: string): readonly Move[] =>
          gesture({ module, level, view: game.view(s, seat), seat, seed, budget: { nodes: NODES } }).moves;
        const play = (from: unknown, seat: number, moves: readonly Move[]): void => {
          const s = game.copy(from);
          for (const move of moves) {
            expect(game.whyNot(s, seat, move)).toBeNull();
            step(game, s, seat, move, new SeededRng('fair'), SILENT);
          }
        };
        walk(game, read.options, seats, `fair-${level}`, (p) => {
          if (p.n % 11 !== 0 || compared >= most(ms)) return;
          for (const d of p.open) {
            if (questionTo(p.open, d.seat) !== d) continue;
            const other = determinize(game, p.s, d.seat, new SeededRng(`permuted-${p.n}`));
            const seed = `bot-${p.n}`;
            const a = ask(p.s, d.seat, seed);
            const b = ask(other, d.seat, seed);
            expect(b.map((m) => notate(game.moves, m))).toEqual(a.map((m) => notate(game.moves, m)));
            for (const world of [p.s, other]) play(world, d.seat, a);
            longest = Math.max(longest, a.length);
            compared++;
          }
        });
        expect(compared).toBeGreaterThan(0);
        // My City asks one question a turn.
        if (game.id !== 'my-city') expect(longest).toBeGreaterThan(1);
      });
    }
  }
});
