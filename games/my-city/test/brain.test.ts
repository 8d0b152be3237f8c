import { describe, expect, it } from 'vitest';
import { playGame } from '#bots';
import { type Decision, SeededRng, SILENT, settle, step } from '#kernel';
import { brain } from '../bot/brain.ts';
import { module } from '../index.ts';
import { game } from '../rules/game.ts';
import type { GameMove, State } from '../rules/state.ts';
import { ownBoard, TestMatch } from './table.ts';

const SEEDS = 200;
const RNG = new SeededRng('brain');

const asked = (m: TestMatch): Decision<GameMove> => m.open[0] as Decision<GameMove>;
const rating = (m: TestMatch, text: string): number => {
  const move = m.move(text);
  const at = asked(m).options.findIndex((o) => JSON.stringify(o) === JSON.stringify(move));
  return brain.rate(m.s, asked(m), RNG)[at] as number;
};
const best = (m: TestMatch): GameMove => {
  const ratings = brain.rate(m.s, asked(m), RNG);
  return asked(m).options[ratings.indexOf(Math.max(...ratings))] as GameMove;
};

/** Plays alone and tells every position. */
function alone(seed: string, choose: (s: State, d: Decision<GameMove>) => number, watch?: (s: State) => void): number {
  const rng = new SeededRng(seed);
  const s = game.setup({ board: 'valley' }, 1, rng, SILENT);
  let open = settle(game, s, rng, SILENT);
  while (open.length > 0) {
    const d = open[0] as Decision<GameMove>;
    watch?.(s);
    open = step(game, s, d.seat, d.options[choose(s, d)] as GameMove, rng, SILENT);
  }
  return game.score(s, 'judge').seats[0]?.total as number;
}

describe('bots', () => {
  it('level 2 reaches a median of 36 alone on board 1 over 200 seeds', () => {
    const totals = Array.from({ length: SEEDS }, (_, i) => playGame(module, { board: 'valley' }, [2], `median-${i}`))
      .map((r) => r.standing.seats[0]?.total ?? Number.NEGATIVE_INFINITY)
      .sort((a, b) => a - b);
    expect(totals[SEEDS / 2]).toBeGreaterThanOrEqual(36);
  });

  it('level 2 beats level 1', () => {
    let wins = 0;
    for (let i = 0; i < 40; i++) {
      const levels = i % 2 === 0 ? ([2, 1] as const) : ([1, 2] as const);
      const { standing } = playGame(module, { board: 'valley' }, levels, `duel-${i}`);
      if (standing.seats[levels.indexOf(2)]?.rank === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(38);
  });

  it('stops instead of declining when nothing that comes could be built', () => {
    // Six single spaces are left: the open ground looks like room, but no shape is that small.
    ownBoard(
      'islets',
      ['..M.M.M.', 'MMMMMMMM', '.M.M.M..'],
      [
        [1, 0],
        [1, 3],
      ],
    );
    const m = new TestMatch('islets', 1, 'B2 Y4 R4 B4 Y5 R5');
    expect(asked(m).options.map((o) => o.do)).toEqual(['decline', 'end']);
    expect(best(m)).toEqual({ do: 'end' });
    expect(brain.sensible(m.s, asked(m))).toEqual([{ do: 'end' }]);
  });

  it('plays on for 1 point while something can still be built', () => {
    const m = new TestMatch('T1', 1, 'Y1 Y8 R2 B2 R3 B3 Y2').round('Y1 r1 2,0');
    expect(rating(m, 'decline')).toBeGreaterThan(rating(m, 'end'));
  });

  it('keeps room for a church to come', () => {
    // Along the top Y2 would join the yellow group, but K2 fits only while the top row is free.
    ownBoard(
      'strip',
      ['.......', '.......'],
      [
        [2, 0],
        [2, 2],
      ],
    );
    const m = new TestMatch('strip', 1, 'Y1 R1 Y2 K2 B7 B1 R4').round('Y1 r0 0,0').round('R1 r0 0,1');
    expect(rating(m, 'Y2 r0 2,1')).toBeGreaterThan(rating(m, 'Y2 r0 2,0'));
  });

  it('counts the gold of the second vein', () => {
    const m = new TestMatch('T3', 1, 'Y1 R1 B2 B3').round('Y1 r0 0,0');
    const open = rating(m, 'R1 r0 2,0');
    m.s.goldClaimed = true;
    expect(open - rating(m, 'R1 r0 2,0')).toBeCloseTo(3);
  });

  it('evaluates a finished town by its points and sums its groups', () => {
    const m = new TestMatch('T1', 2, 'Y1 R1 B1').round('Y1 r1 2,0', 'Y1 r1 2,1');
    for (const [seat, x] of (brain.evaluate?.(m.s) ?? []).entries()) {
      const groups = brain.features?.(m.s, seat) ?? {};
      expect(Object.values(groups).reduce((a, b) => a + b, 0)).toBeCloseTo(x);
    }
    m.round('end', 'end');
    expect(brain.evaluate?.(m.s)).toEqual(m.finals());
    // What is scored belongs to the group that brought it.
    const parts: Readonly<Record<string, number | null>> = game.score(m.s, 'judge').seats[0]?.parts ?? {};
    const sum = (...names: string[]): number => names.reduce((n, name) => n + (parts[name] ?? 0), 0);
    expect(brain.features(m.s, 0)).toMatchObject({
      track: parts.track,
      ground: sum('trees', 'rocks', 'empty'),
      groups: sum('yellow', 'red', 'blue'),
    });
  });

  it('expects about the points that come', () => {
    const errors: number[][] = [[], [], []];
    for (let k = 0; k < 30; k++) {
      const seen: [number, number][] = [];
      const rate = (s: State, d: Decision<GameMove>): number => {
        const ratings = brain.rate(s, d, RNG);
        return ratings.indexOf(Math.max(...ratings));
      };
      const total = alone(`expect-${k}`, rate, (s) => seen.push([s.deck.length, brain.evaluate?.(s)[0] as number]));
      for (const [cards, x] of seen) errors[Math.min(2, Math.floor((27 - cards) / 9))]?.push(Math.abs(total - x));
    }
    const mean = errors.map((list) => list.reduce((a, b) => a + b, 0) / list.length);
    expect(mean[0]).toBeLessThan(8);
    expect(mean[1]).toBeLessThan(7);
    expect(mean[2]).toBeLessThan(4);
  });

  it('the policy answers with an option and plays nearly as well', () => {
    const games = 40;
    let sum = 0;
    for (let k = 0; k < games; k++)
      sum += alone(`policy-${k}`, (s, d) => {
        const at = brain.policy?.(s, d, RNG) as number;
        expect(d.options[at]).toBeDefined();
        return at;
      });
    expect(sum / games).toBeGreaterThan(33);
  });

  it('believes that others have built where they would like to, and sees no more than its seat', () => {
    const m = new TestMatch('T1', 2, 'Y1 R1 B1').play(0, 'Y1 r1 2,0');
    const view = game.view(m.s, 1);
    const s = brain.believe?.(view, new SeededRng('x')) as State;
    expect(s.towns[0]?.answer?.do).toBe('place');
    expect(game.view(s, 1)).toEqual(view);
  });
});
