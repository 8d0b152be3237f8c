import { describe, expect, it } from 'vitest';
import { FastRng } from '#bots/fast-rng.ts';
import { begin, type Decision, SeededRng, SILENT, settle } from '#kernel';
import { outlook } from '../bot/assets.ts';
import { brain } from '../bot/brain.ts';
import learnedHabits from '../bot/habits/habits.json' with { type: 'json' };
import { habits } from '../bot/habits/signs.ts';
import learnedOutlook from '../bot/outlook.json' with { type: 'json' };
import { likings, policy } from '../bot/policy.ts';
import { game } from '../rules/game.ts';
import { spaceOf } from '../rules/geometry.ts';
import type { GameMove, State } from '../rules/state.ts';
import { deal, lay, player, pollute, read, station, type Table, table } from './table.ts';

const question = (s: State): Decision<GameMove> => game.decisions(s)[0] as Decision<GameMove>;

/** How often the policy gives each answer. */
function answers(t: Table, n = 60): Map<GameMove, number> {
  const d = question(t.s);
  const rng = new FastRng(7);
  const given = new Map<GameMove, number>();
  for (let i = 0; i < n; i++) {
    const move = d.options[policy(t.s, d, rng)] as GameMove;
    given.set(move, (given.get(move) ?? 0) + 1);
  }
  return given;
}

describe('habits of the rollouts', () => {
  it('have learned something about every sign, and nothing about signs that are gone', () => {
    for (const [{ names }, { values }] of [
      [habits, learnedHabits],
      [outlook, learnedOutlook],
    ] as const) {
      expect(Object.keys(values).sort()).toEqual([...names].sort());
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('build what is ready when it is now or never', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01' });
    station(t, 0, { r0c1: 2 });
    deal(t, { racks: ['yellow-01 Y Y G B'] });
    t.s.lastRound = t.s.round;
    t.s.endTile = 1;
    const built = [...answers(t)].filter(([m]) => m.do === 'build').reduce((sum, [, n]) => sum + n, 0);
    expect(built).toBeGreaterThan(50);
  });

  it('fly towards the forest that lacks riders and to nowhere else', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01' });
    station(t, 0, { r0c0: 1, r0c1: 1 });
    t.s.stack = [{ f: 'move', left: 2, of: 2, leader: -1 }];
    expect([...answers(t).keys()]).toEqual([read('step r0c0 r0c1')]);
  });

  it('leave the position as it was, whatever they imagine on it', () => {
    const rng = new SeededRng('unchanged');
    const s = begin(game, { tribes: ['random', 'random', 'random'] }, 3, rng, SILENT);
    for (let open = game.decisions(s); open.length > 0; open = settle(game, s, rng, SILENT)) {
      const d = open[0] as Decision<GameMove>;
      const before = JSON.stringify(s);
      const choice = policy(s, d, rng);
      likings(s, d);
      brain.evaluate(s);
      expect(JSON.stringify(s)).toBe(before);
      game.apply(s, d.seat, d.options[choice] as GameMove, rng, SILENT);
    }
  });

  it('rate what nobody would do below everything else', () => {
    const t = table();
    player(t).water = 8;
    player(t).pollution.fill(0);
    t.s.stack = [{ f: 'forest', cost: 4, leader: -1 }];
    const d = question(t.s);
    const ratings = likings(t.s, d) ?? [];
    expect(d.options.at(-1)?.do).toBe('decline');
    expect(ratings.at(-1)).toBeLessThan(Math.min(...ratings.slice(0, -1)) - 10);
  });

  it('win against a player who only knows what is sensible', () => {
    let lead = 0;
    const GAMES = 12;
    for (let k = 0; k < GAMES; k++) {
      const rng = new SeededRng(`habits/${k >> 1}`);
      const whim = new FastRng(k);
      const s = begin(game, { tribes: ['random', 'random'] }, 2, rng, SILENT);
      for (let open = game.decisions(s); open.length > 0; open = settle(game, s, rng, SILENT)) {
        const d = open[0] as Decision<GameMove>;
        const sensible = brain.sensible(s, d);
        const move = d.seat === k % 2 ? d.options[policy(s, d, whim)] : sensible[whim.int('sensible', sensible.length)];
        game.apply(s, d.seat, move as GameMove, rng, SILENT);
      }
      const [own = 0, other = 0] = [k % 2, 1 - (k % 2)].map((i) => game.score(s, 'judge').seats[i]?.total ?? 0);
      lead += own - other;
    }
    expect(lead / GAMES).toBeGreaterThan(8);
  });
});

describe('the outlook', () => {
  it('prefers cleaner land, a nearer rider and more water, as long as there is time', () => {
    const worth = (change: (t: Table) => void): number => {
      const t = table();
      lay(t, 0, { r0c1: 'teal-01', r1c0: 'amber-01' });
      station(t, 0, { r0c0: 1 });
      pollute(t, 0, { r2c2: 2 });
      player(t).water = 2;
      change(t);
      const [own = 0, other = 0] = brain.evaluate(t.s);
      return own - other;
    };
    const now = worth(() => {});
    expect(worth((t) => pollute(t, 0, { r2c2: 1 }))).toBeGreaterThanOrEqual(now);
    expect(worth((t) => station(t, 0, { r0c1: 1 }))).toBeGreaterThan(now);
    expect(
      worth((t) => {
        player(t).water = 6;
      }),
    ).toBeGreaterThan(now);
  });

  it('is the score itself for whoever has had the last turn', () => {
    const t = table();
    player(t).water = 9;
    player(t).village[spaceOf('r0c0')] = 0;
    t.s.round = 20;
    t.s.lastRound = 20;
    t.s.endTile = 1;
    t.s.active = 1;
    expect(brain.evaluate(t.s)[0]).toBe(game.score(t.s, 'judge').seats[0]?.total);
  });
});
