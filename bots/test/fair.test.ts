import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { determinize, type Move, notate, readOptions, SeededRng } from '#kernel';
import { walk } from '#kernel/laws/index.ts';
import { answer, LEVELS, questionTo } from '../index.ts';

/** Moves in imagined worlds for one question: enough for a few worlds of every game. */
const NODES = 200;
/** Questions compared: fewer where each costs two searches. */
const most = (ms: number): number => (ms > 0 ? 10 : 40);

describe('a bot cannot use what it cannot see', () => {
  for (const entry of games) {
    for (const { level, ms } of LEVELS) {
      it(`${entry.meta.id}, level ${level}: permuted hidden information, same move`, async () => {
        const { module } = await entry.load();
        const { game } = module;
        const seats = game.seats.at(-1) as number;
        const read = readOptions(game.options, {}, seats);
        if (!read.ok) throw new Error(read.bad);
        let compared = 0;
        const ask = (s: unknown, seat: number, seed: string): Move =>
          answer({ module, level, view: game.view(s, seat), seat, seed, budget: { nodes: NODES } }).move;
        walk(game, read.options, seats, `fair-${level}`, (p) => {
          if (p.n % 11 !== 0 || compared >= most(ms)) return;
          for (const d of p.open) {
            if (questionTo(p.open, d.seat) !== d) continue;
            const other = determinize(game, p.s, d.seat, new SeededRng(`permuted-${p.n}`));
            const seed = `bot-${p.n}`;
            const a = ask(p.s, d.seat, seed);
            const b = ask(other, d.seat, seed);
            expect(notate(game.moves, b)).toBe(notate(game.moves, a));
            expect(game.whyNot(p.s, d.seat, a)).toBeNull();
            compared++;
          }
        });
        expect(compared).toBeGreaterThan(0);
      });
    }
  }
});
