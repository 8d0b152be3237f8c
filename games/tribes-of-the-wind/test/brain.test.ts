import { describe, expect, it } from 'vitest';
import { playGame } from '#bots/arena.ts';
import { chooseMove } from '#bots/choose.ts';
import { type AnyGame, type Brain, begin, notate, SeededRng, SILENT, step } from '#kernel';
import { walk } from '#kernel/laws/index.ts';
import { brain } from '../bot/brain.ts';
import { send, sites, stepsTo, ways } from '../bot/flights.ts';
import { module } from '../index.ts';
import { scoring, villageCardOf } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { CAPITAL, spaceOf } from '../rules/geometry.ts';
import type { GameMove, State } from '../rules/state.ts';
import { deal, lay, lead, options, player, pollute, read, station, type Table, table } from './table.ts';

const decision = (t: Table) => game.decisions(t.s)[0] as ReturnType<typeof game.decisions>[number];
const best = (t: Table): GameMove => {
  const d = decision(t);
  const ratings = brain.rate(t.s, d, new SeededRng('rate'));
  return d.options[ratings.indexOf(Math.max(...ratings))] as GameMove;
};

describe('the bot', () => {
  it('knows how many steps are missing', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01', r0c2: 'amber-05' });
    station(t, 0, { r0c1: 1 });
    const [near, far] = sites(player(t));
    expect([near?.space, near?.missing]).toEqual([spaceOf('r0c1'), 2]);
    expect([far?.space, far?.missing]).toEqual([spaceOf('r0c2'), 1 + 3 + 3]);
    const riders = [...player(t).riders, player(t).capital];
    expect(send(stepsTo(ways(player(t)), spaceOf('r0c1')), 2, riders)).toBe(2);
    expect([riders[spaceOf('r0c1')], riders[CAPITAL]]).toEqual([0, 5]);
  });

  it('builds a village that is ready, on both levels', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01' });
    station(t, 0, { r0c1: 2 });
    expect(brain.sensible(t.s, decision(t))).toEqual([read('build r0c1')]);
    // A village does not run away while cards bring more; in the last round it does.
    t.s.lastRound = t.s.round;
    t.s.endTile = 1;
    expect(best(t)).toEqual(read('build r0c1'));
  });

  it('flies towards forests and not back home', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01' });
    station(t, 0, { r0c0: 1 });
    deal(t, { racks: ['yellow-01 Y Y G B'] });
    t.s.stack = [{ f: 'move', left: 2, of: 2, leader: -1 }];
    expect(brain.sensible(t.s, decision(t))).toEqual([read('step capital r0c0'), read('step r0c0 r0c1')]);
    expect(options(t)).toContain('step r0c0 capital');
    expect([read('step capital r0c0'), read('step r0c0 r0c1')]).toContainEqual(best(t));
  });

  it('wastes no step of a flight at level 2, whatever the seed', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01' });
    station(t, 0, { r0c0: 1 });
    deal(t, { racks: ['yellow-01 Y Y G B'] });
    t.s.stack = [{ f: 'move', left: 2, of: 2, leader: -1 }];
    const near = ['step capital r0c0', 'step r0c0 r0c1'];
    for (let i = 0; i < 300; i++) {
      const move = chooseMove(module, 2, game.view(t.s, 0), 0, `flight-${i}`);
      expect(near).toContain(notate(game.moves, move));
    }
  });

  it('never throws away a turn while something useful can be played', () => {
    const t = table();
    pollute(t, 0, { r1c0: 1 });
    player(t).water = 0;
    deal(t, { racks: ['green-03 blue-01 B R Y', 'G R R R B', 'R R B B Y'] });
    const moves = brain.sensible(t.s, decision(t)).map((m) => m.do === 'play' && m.card);
    expect(moves).toContain('blue-01');
    expect(moves).not.toContain('green-03');
  });

  it('lays out a leader when it can', () => {
    const t = table(3, ['roots', 'falcons', 'springs']);
    t.s.stack = [{ f: 'leader', condition: 'path' }];
    lay(t, 0, { r0c1: 'teal-01', r0c2: 'amber-01', r0c3: 'violet-01' });
    expect(best(t).do).toBe('leader');
    lead(t, 0, 'roots-3');
    expect(brain.sensible(t.s, decision(t)).some((m) => m.do === 'decline')).toBe(false);
  });

  it('brings the last rider of a village in, whatever the objectives say', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01' });
    station(t, 0, { r0c0: 1, r0c1: 1 });
    player(t).objectives = [villageCardOf('v22')];
    t.s.stack = [{ f: 'move', left: 1, of: 1, leader: -1 }];
    expect(best(t)).toEqual(read('step r0c0 r0c1'));
  });

  it('plants a forest before it flies, and uses every step of a flight', () => {
    const t = table();
    deal(t, { racks: ['green-17 Y Y G B'] });
    player(t).water = 4;
    t.s.stack = [
      {
        f: 'effects',
        source: 'card',
        list: [
          { effect: { kind: 'move', n: 2 }, leader: -1 },
          { effect: { kind: 'forest', cost: 4 }, leader: -1 },
        ],
      },
    ];
    expect(best(t)).toEqual(read('effect 1'));
    // Nothing to fly to yet: a step ahead is better than none.
    t.s.stack = [{ f: 'move', left: 2, of: 2, leader: -1 }];
    for (let i = 0; i < 50; i++) expect(chooseMove(module, 2, game.view(t.s, 0), 0, `step-${i}`).do).toBe('step');
  });

  it('sees the next step of the table for clean land, however many tokens lie on the way', () => {
    const t = table();
    const land = player(t);
    land.pollution.fill(0);
    pollute(t, 0, { r2c1: 1, r2c2: 3, r2c3: 3 });
    t.s.stack = [{ f: 'clean', left: 1, of: 1, leader: -1 }];
    expect(best(t)).toEqual(read('clean r2c1'));
  });

  it('counts what a land scores with what it hopes for: clean land, tiles, temples and villages each in its group', () => {
    const t = table();
    t.s.round = 20;
    t.s.lastRound = 20;
    t.s.endTile = 1;
    t.s.active = 1;
    const land = player(t);
    const groups = (): Readonly<Record<string, number>> => brain.features(t.s, 0);
    land.pollution.fill(0);
    expect(groups().pollution).toBe(12);
    pollute(t, 0, { r2c1: 1, r2c2: 1, r2c3: 1 });
    expect(groups().pollution).toBe(0);
    expect(groups().villages).toBe(0);
    lay(t, 0, { r0c1: 'teal-01' });
    land.village[spaceOf('r0c1')] = 1;
    expect(groups().villages).toBe(scoring.perTreehouse);
    const parts = game.score(t.s, 'judge').seats[0]?.parts ?? {};
    expect(groups()).toMatchObject({ land: parts.tiles, temples: parts.temples, ending: 0, time: 0 });
  });

  it('has no use for water and rack once nothing can be made of them', () => {
    const t = table();
    const worth = (water: number): number => {
      player(t).water = water;
      return brain.features?.(t.s, 0).water as number;
    };
    expect(worth(8)).toBeGreaterThan(worth(2));
    t.s.round = 20;
    t.s.lastRound = 20;
    t.s.endTile = 1;
    t.s.active = 1;
    expect([worth(8), brain.features?.(t.s, 0).rack]).toEqual([0, 0]);
  });

  it('evaluates in points without a step: the end in sight changes little for who leads', () => {
    const t = table();
    const lead = (): number => {
      const [own = 0, other = 0] = (brain as Brain<State, GameMove>).evaluate(t.s);
      return own - other;
    };
    for (const c of ['r0c1', 'r0c2', 'r1c0', 'r1c1']) {
      lay(t, 0, { [c]: `teal-0${1 + ['r0c1', 'r0c2', 'r1c0', 'r1c1'].indexOf(c)}` });
      player(t).village[spaceOf(c)] = 1;
      player(t).treehouses--;
    }
    const before = lead();
    t.s.lastRound = t.s.round + 1;
    expect(Math.abs(lead() - before)).toBeLessThan(15);
  });

  it('evaluates all seats in groups that add up; turns never go back; the policy answers everything', () => {
    const thinker = brain as Brain<State, GameMove>;
    for (const seats of game.seats) {
      const rng = new SeededRng(`policy-${seats}`);
      const s = begin(game, { tribes: Array.from({ length: seats }, () => 'random') }, seats, rng, SILENT);
      let turn = 0;
      for (let open = game.decisions(s); open.length > 0; ) {
        const d = open[0] as (typeof open)[number];
        const points = thinker.evaluate(s);
        for (const [seat, n] of points.entries()) {
          const groups = thinker.features(s, seat);
          expect(Object.values(groups).reduce((a, b) => a + b, 0)).toBeCloseTo(n, 6);
          expect(Object.keys(module.text.de.reasons ?? {})).toEqual(Object.keys(groups));
        }
        expect(thinker.turn(s)).toBeGreaterThanOrEqual(turn);
        turn = thinker.turn(s);
        open = step(game, s, d.seat, d.options[thinker.policy(s, d, rng)] as GameMove, rng, SILENT);
      }
    }
  });

  it('has a sensible option and a rating for every question of random games', () => {
    for (const seats of game.seats) {
      let n = 0;
      walk(game as AnyGame, { tribes: Array.from({ length: seats }, () => 'random') }, seats, `brain-${seats}`, (p) => {
        if (n++ % 97 !== 0) return;
        for (const d of game.decisions(p.s as State)) {
          const before = JSON.stringify(p.s);
          const sensible = brain.sensible(p.s as State, d);
          expect(sensible.length).toBeGreaterThan(0);
          for (const m of sensible) expect(d.options).toContain(m);
          const ratings = brain.rate(p.s as State, d, new SeededRng('rate'));
          expect(ratings.length).toBe(d.options.length);
          for (const r of ratings) expect(Number.isFinite(r)).toBe(true);
          expect(JSON.stringify(p.s)).toBe(before);
        }
      });
    }
  });

  it('level 2 beats level 1 clearly, from both seats', () => {
    let won = 0;
    for (let g = 0; g < 10; g++) {
      const levels = g % 2 === 0 ? ([2, 1] as const) : ([1, 2] as const);
      const { standing } = playGame(module, { tribes: ['random', 'random'] }, levels, `brain-${g}`);
      if (standing.seats[levels.indexOf(2)]?.rank === 1) won++;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  });
});
