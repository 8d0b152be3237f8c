/** The quick towns of the levels that look ahead, held against the rules. */
import { describe, expect, it } from 'vitest';
import { type Brain, type Decision, SeededRng, SILENT, settle, step } from '#kernel';
import { brain } from '../bot/brain.ts';
import { judge } from '../bot/judge.ts';
import { lotsOf } from '../bot/lots.ts';
import { SHAPE } from '../bot/plot.ts';
import { Site } from '../bot/site.ts';
import { boardIds } from '../rules/board.ts';
import { constants } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import type { GameMove, State, Town } from '../rules/state.ts';
import { TestMatch } from './table.ts';

const searching = brain.searching as Brain<State, GameMove>;
const RNG = new SeededRng('searching');
const points = (s: State): number[] => game.score(s, 'judge').seats.map((x) => x.total);
const required = (open: readonly Decision<GameMove>[]): Decision<GameMove> | undefined =>
  open.find((d) => d.optional === undefined);

/** Plays on in s, every question answered by `choose`. */
function play(s: State, choose: (s: State, d: Decision<GameMove>) => GameMove): void {
  const rng = new SeededRng('play');
  for (let d = required(settle(game, s, rng, SILENT)); d !== undefined; )
    d = required(step(game, s, d.seat, choose(s, d), rng, SILENT));
}

const random = (d: Decision<GameMove>): GameMove => d.options[RNG.int('move', d.options.length)] as GameMove;
const byPolicy = (s: State, d: Decision<GameMove>): GameMove => d.options[searching.policy(s, d, RNG)] as GameMove;

describe.each(boardIds)('on board %s', (board) => {
  it('lots are the placements of the rules and points are those of the rules, in random towns', () => {
    const site = new Site(lotsOf(board));
    const into = new Int32Array(512);
    for (let k = 0; k < 10; k++)
      play(game.setup({ board }, 1, new SeededRng(`town-${k}`), SILENT), (s, d) => {
        const places = d.options.filter((m) => m.do === 'place');
        site.load(s.towns[0] as Town, !s.goldClaimed);
        site.expect(0, 0);
        const shape = SHAPE[s.current] as number;
        const lots = [...into.subarray(0, site.legal(s.current, into))];
        expect(lots).toEqual(places.map((m) => site.lots.numberOf(shape, m.rotation, m.x, m.y)));
        expect(judge(site, s.current, site.lots.nowhere)).toBe(points(s)[0]);
        const move = places.length > 0 ? (places[RNG.int('place', places.length)] as GameMove) : random(d);
        if (move.do === 'place') {
          const after = game.copy(s);
          game.apply(after, 0, move, RNG, SILENT);
          expect(judge(site, s.current, site.lots.numberOf(shape, move.rotation, move.x, move.y))).toBe(
            points(after)[0],
          );
        }
        return move;
      });
  });

  it('a world ends as its policy would play it move by move', () => {
    for (let k = 0; k < 5; k++) {
      const world = game.setup({ board }, 1, new SeededRng(`world-${k}`), SILENT);
      settle(game, world, RNG, SILENT);
      const ending = searching.endings?.(world, 0).of(world);
      const s = game.copy(world);
      play(s, byPolicy);
      expect(ending?.points).toEqual(points(s));
    }
  });
});

describe('the searching brain', () => {
  it('the gold goes to whoever is first', () => {
    // Seat 1 declines now and covers its second vein with B1; seat 0 covers it now, or waits too.
    const m = new TestMatch('T3', 2, 'Y1 R1 B1').round('Y1 r0 0,0', 'Y1 r0 0,0').play(1, 'decline');
    const endings = searching.endings?.(m.s, 0);
    const rival = (text: string): number => {
      const s = game.copy(m.s);
      game.apply(s, 0, m.move(text), RNG, SILENT);
      const ending = endings?.of(s).points;
      play(s, byPolicy);
      expect(ending?.[0]).toBe(points(s)[0]);
      return ending?.[1] as number;
    };
    expect(rival('decline') - rival('R1 r0 2,0')).toBe(constants.goldBonus);
  });

  it('the policy plays better than Casual', () => {
    let sum = 0;
    const games = 100;
    for (let k = 0; k < games; k++) {
      const s = game.setup({ board: 'valley' }, 1, new SeededRng(`sight-${k}`), SILENT);
      play(s, byPolicy);
      sum += points(s)[0] as number;
    }
    expect(sum / games).toBeGreaterThan(38);
  });
});
