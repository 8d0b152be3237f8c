/** The laws in eager play: random play seldom builds, so here actions, buildings, conversions and offers are preferred. */
import { describe, expect, it } from 'vitest';
import { type AnyGame, type Decision, type Move, SeededRng, SILENT, settle, step } from '#kernel';
import * as laws from '#kernel/laws/index.ts';
import { EFFECTS, WHEELS } from '../rules/data.ts';
import { game as typed } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { turnsOf } from '../rules/wheels.ts';

const game: AnyGame = typed;
const LAZY = ['done', 'skip', 'stop', 'none', 'decline', 'pass', 'discard'];
const KEEN = ['build', 'convert', 'again', 'draft'];

/** A keen option if there is one, most of the time; the most goods rather than fewer. */
function eager(d: Decision<Move>, rng: SeededRng): Move {
  const keen = d.options.filter((m) => KEEN.includes(m.do));
  const busy = d.options.filter((m) => !LAZY.includes(m.do));
  const pool =
    rng.int('keen', 3) > 0 && keen.length > 0 ? keen : busy.length > 0 && rng.int('lazy', 10) > 0 ? busy : d.options;
  const good = d.kind === 'take' && rng.int('most', 4) > 0 ? pool.slice(-2) : pool;
  return good[rng.int('option', good.length)] as Move;
}

function walk(seats: number, seed: string, visit: (p: laws.Position) => void): State {
  const rng = new SeededRng(seed);
  const choice = new SeededRng(`${seed}/eager`);
  const s = game.setup({ long: false }, seats, rng, SILENT);
  let open = settle(game, s, rng, SILENT);
  for (let n = 0; open.length > 0; n++) {
    visit({ game, s, open, rng, seats, n });
    const asked = choice.int('offer', 3) === 0 ? open : open.filter((d) => d.optional === undefined);
    const d = asked[choice.int('decision', asked.length)] as Decision<Move>;
    open = step(game, s, d.seat, eager(d, choice), rng, SILENT);
  }
  return s as State;
}

describe('laws in eager play', () => {
  it.each(typed.seats)('with %i seats', (seats) => {
    const used = new Set<string>();
    const seen: Move[] = [];
    for (let k = 0; k < 2; k++) {
      const conserve = laws.conservation();
      const end = walk(seats, `eager-${seats}-${k}`, (p) => {
        conserve(p);
        laws.standingIsSound(p);
        laws.optionsAreCanonical(p);
        laws.sealedOrderIsFree(p);
        const s = p.s as State;
        for (const frame of [...s.stack, ...s.aside.flat()]) used.add(frame.f);
        // No wheel rests in a position in which it could turn, except in the middle of a receipt or payment.
        for (const [seat, player] of s.players.entries()) {
          const busy = [...s.stack, ...(s.aside[seat] ?? [])].some(
            (f) => f.seat === seat && (f.f === 'receive' || f.f === 'pay'),
          );
          if (!busy) for (const wheel of WHEELS.keys()) expect(turnsOf(player.stock, wheel)).toBeLessThanOrEqual(0);
        }
        if (p.n % 5 !== k) return;
        laws.nothingLeaks(p);
        laws.copyIsIndependent(p);
        laws.thawedIsEqual(p);
        laws.eventsAreMasked(p);
        laws.whyNotEqualsOptions(seen)(p);
        for (const d of p.open) {
          if (seen.length > 60) seen.shift();
          seen.push(d.options[p.n % d.options.length] as Move);
        }
      });
      expect(end.phase).toBe('over');
      expect(Math.max(...end.players.map((p) => p.built.length))).toBeGreaterThan(0);
    }
    for (const frame of ['resolve', 'pay', 'receive', 'place', 'build']) expect(used).toContain(frame);
  });

  it('knows every effect list by its place', () => {
    expect(EFFECTS.every((ops) => ops.length > 0)).toBe(true);
  });
});

/** Number of ways to go on from a position in the middle of a game: the figures must not change unnoticed. */
function ways(s: State, rng: SeededRng, depth: number): number {
  const open = settle(game, s, rng, SILENT);
  const d = open.find((x) => x.optional === undefined);
  if (d === undefined) return 1;
  if (depth === 1) return d.options.length;
  let n = 0;
  for (const move of d.options) {
    const next = typed.copy(s);
    const chance = rng.clone();
    game.apply(next, d.seat, move, chance, SILENT);
    n += ways(next, chance, depth - 1);
  }
  return n;
}

describe('perft from the middle of eager games', () => {
  const figures = (seats: number): number[] => {
    const counts: number[] = [];
    walk(seats, `perft-${seats}`, (p) => {
      if (p.n % 40 === 30 && counts.length < 4) counts.push(ways(typed.copy(p.s as State), p.rng.clone(), 3));
    });
    return counts;
  };
  it.each([
    [1, [1716, 226]],
    [2, [104, 470, 1716, 359]],
    [3, [255, 59, 75, 270]],
    [4, [1123, 248, 54, 275]],
  ])('with %i seats', (seats, counts) => {
    expect(figures(seats)).toEqual(counts);
  });
});
