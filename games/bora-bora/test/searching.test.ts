import { describe, expect, it } from 'vitest';
import { type Brain, type Decision, type Rng, SeededRng, SILENT, settle, step } from '#kernel';
import { outlook as learnedOutlook } from '../bot/assets.ts';
import { brain } from '../bot/brain.ts';
import { mostTiles } from '../bot/ground.ts';
import habits from '../bot/habits/habits.json' with { type: 'json' };
import { habits as learnedHabits } from '../bot/habits/signs.ts';
import outlook from '../bot/outlook.json' with { type: 'json' };
import { FINAL_BONUSES, REGION_IDS, SPACES } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { type GameMove, RUNNING_PARTS, type State } from '../rules/state.ts';
import { Table } from './table.ts';

const searching = brain.searching as Brain<State, GameMove>;

/** A game in which everybody follows the policy; `onTurn` sees every position in which a turn begins. */
function playByHabit(seats: number, seed: string, onTurn: (s: State) => void = () => undefined): State {
  const rng = new SeededRng(seed);
  const s = game.setup({}, seats, rng, SILENT);
  let turn = -1;
  for (let open = settle(game, s, rng, SILENT); open.length > 0; ) {
    if (searching.turn(s) !== turn) onTurn(s);
    turn = searching.turn(s);
    const d = open[0] as Decision<GameMove>;
    open = step(game, s, d.seat, d.options[searching.policy(s, d, rng)] as GameMove, rng, SILENT);
  }
  return s;
}

const totals = (s: State): number[] => game.score(s, 'judge').seats.map((x) => x.total);

describe('levels that look ahead', () => {
  it('know what every sign and every asset is worth, and nothing else', () => {
    for (const [{ names }, { values }] of [
      [learnedHabits, habits],
      [learnedOutlook, outlook],
    ] as const) {
      expect(Object.keys(values).sort()).toEqual([...names].sort());
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('have a policy that looks once at each option', () => {
    const t = Table.fresh(3);
    t.until((x) => x.kind === 'placeDie');
    const d = game.decisions(t.s)[0] as Decision<GameMove>;
    let draws = 0;
    const rng = {
      int: (_: string, n: number) => draws++ % n,
      shuffle: (_: string, x: unknown[]) => x,
    } as unknown as Rng;
    const before = JSON.stringify(t.s);
    expect(d.options[searching.policy(t.s, d, rng)]).toBeDefined();
    expect(draws).toBe(d.options.length);
    expect(JSON.stringify(t.s)).toBe(before);
  });

  for (const [seats, least] of [
    [2, 125],
    [3, 110],
    [4, 100],
  ] as const)
    it(`have a policy that plays well with ${seats} players`, () => {
      const points = [1, 2, 3, 4].flatMap((k) => totals(playByHabit(seats, `habit/${k}`)));
      expect(points.reduce((a, b) => a + b, 0) / points.length).toBeGreaterThan(least);
    });

  it('expect about the points that games end with, the better the later', () => {
    const errors: number[][] = [[], [], []];
    for (let k = 0; k < 8; k++) {
      const guesses: { third: number; points: readonly number[] }[] = [];
      const end = totals(
        playByHabit(2 + (k % 3), `outlook/${k}`, (s) => {
          if (s.phase !== 'setup') guesses.push({ third: (s.round - 1) >> 1, points: searching.evaluate(s) });
        }),
      );
      for (const g of guesses)
        for (const [seat, x] of g.points.entries()) errors[g.third]?.push((x - (end[seat] as number)) ** 2);
    }
    const [early, middle, late] = errors.map((x) => Math.sqrt(x.reduce((a, b) => a + b, 0) / x.length));
    expect(early).toBeLessThan(22);
    expect(middle).toBeLessThan(16);
    expect(late).toBeLessThan(10);
  });

  it('give reasons that add up to what they expect, and count a finished game', () => {
    const t = Table.bare(3).hut(0, 'central-mountain').give(1, { offerings: 2, shells: 3 });
    for (const [seat, x] of searching.evaluate(t.s).entries())
      expect(Object.values(searching.features(t.s, seat)).reduce((a, b) => a + b, 0)).toBeCloseTo(x);
    t.s.phase = 'over';
    expect(searching.evaluate(t.s)).toEqual(totals(t.s));
  });

  it('count a building that stands, a task that is done and a priest that scored with the group that brought them', () => {
    const t = Table.bare(3);
    const before = searching.features(t.s, 0);
    const player = t.s.players[0] as (typeof t.s.players)[number];
    for (const [part, group] of [
      ['buildings', 'ceremony'],
      ['tasks', 'tasks'],
      ['temple', 'temple'],
      ['redFish', 'fish'],
    ] as const) {
      const i = RUNNING_PARTS.indexOf(part);
      player.points[i] = (player.points[i] as number) + 7;
      expect((searching.features(t.s, 0)[group] as number) - (before[group] as number), group).toBeCloseTo(7);
    }
    expect(searching.features(t.s, 0).points).toBe(before.points);
  });

  it('count the region that completes a bonus at the end far more than another one', () => {
    const all = FINAL_BONUSES.find((b) => b.test === 'regions')?.n as number;
    const expects = (n: number): number => {
      const t = Table.bare(3).hut(0, ...REGION_IDS.slice(0, n));
      t.s.round = 6;
      t.s.phase = 'C5';
      t.s.fish.fill(0);
      return searching.evaluate(t.s)[0] as number;
    };
    expect(expects(all) - expects(all - 1)).toBeGreaterThan(expects(all - 1) - expects(all - 2) + 3);
  });

  it('know how many building tiles still fit', () => {
    const whole = (1 << SPACES) - 1;
    expect(mostTiles(whole)).toBe(SPACES / 2);
    // Two corners of one colour of a chessboard: one space stays alone on each side.
    expect(mostTiles(whole & ~1 & ~(1 << 10))).toBe(4);
    expect(mostTiles(0b1)).toBe(0);
  });
});
