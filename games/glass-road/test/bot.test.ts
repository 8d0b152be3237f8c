import { describe, expect, it } from 'vitest';
import { chooseMove, type Level, playGame } from '#bots';
import { type Brain, canonicalJson, type Decision, SeededRng, SILENT, settle, step } from '#kernel';
import { table, tallyGames } from '../../../scripts/balance-glass-road.ts';
import { brain } from '../bot/brain.ts';
import { outlook } from '../bot/outlook.ts';
import { cardsLeft, worthOf } from '../bot/value.ts';
import { module } from '../index.ts';
import { has } from '../rules/cards.ts';
import { CELL_NAMES, SPECIALISTS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import type { GameMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { fill, Table } from './table.ts';

const asked = (t: Table, seat = 0): Decision<GameMove> => t.question(seat) as Decision<GameMove>;
const card = (id: string): number => SPECIALISTS.findIndex((c) => c.id === id);
/** Ratings by notation word, best first. */
function favourite(t: Table): GameMove {
  const d = asked(t);
  const ratings = brain.rate(t.s, d, new SeededRng('rate'));
  return d.options[ratings.indexOf(Math.max(...ratings))] as GameMove;
}

describe('level 1', () => {
  it('does not pass while a gain is free and throws nothing away', () => {
    const t = new Table(1).using(0, 'forester');
    expect(brain.sensible(t.s, asked(t)).map((m) => m.do)).toEqual(['act', 'act']);
    t.play(0, 'act B');
    expect(brain.sensible(t.s, asked(t))).not.toContainEqual({ do: 'take', amount: 0 });
  });

  it('does not pay for building when nothing can be built', () => {
    const t = new Table(1).clearDisplay().stock(0, 'GW(0,2,0,0,0|0)').using(0, 'builder');
    expect(brain.sensible(t.s, asked(t))).toEqual([{ do: 'done' }]);
  });
});

describe('level 2', () => {
  it('builds the best tile it can pay at the end of the game', () => {
    const t = new Table(1).clearDisplay().show('mansion', 'kiln', 'water-tank').stock(0, 'GW(0,0,0,0,0|2) BW(3,0,0|2)');
    t.s.period = t.s.periods;
    t.using(0, 'feudal-lord').play(0, 'act B');
    expect(favourite(t)).toEqual({ do: 'build', building: 'mansion' });
  });

  it('converts in the final window only what scores', () => {
    const t = new Table(1).own(0, 'joinery', 'r3c3').stock(0, 'GW(0,0,0,0,4|0) BW(0,0,0|0)');
    t.s.period = t.s.periods;
    t.using(0, 'builder').play(0, 'done');
    expect(favourite(t)).toEqual({ do: 'convert', building: 'joinery' });
    const bad = new Table(1).own(0, 'office', 'r3c3').stock(0, 'GW(0,0,0,0,0|0) BW(0,0,0|2)');
    bad.s.period = bad.s.periods;
    bad.using(0, 'builder').play(0, 'done');
    expect(favourite(bad)).toEqual({ do: 'pass' });
  });

  it('takes goods on the wheel that turns', () => {
    const t = new Table(1)
      .stock(0, 'GW(1,0,1,1,1|0) BW(0,0,0|0)')
      .clearDisplay()
      .using(0, 'fish-farmer')
      .play(0, 'act A');
    expect(favourite(t)).toMatchObject({ do: 'take', wheel: 'glassworks' });
  });

  it('rates without changing the position', () => {
    const rng = new SeededRng('still');
    const s = game.setup({ long: false }, 2, rng, SILENT);
    let open = settle(game, s, rng, SILENT);
    for (let i = 0; i < 40 && open.length > 0; i++) {
      const d = open.find((x) => x.optional === undefined) as Decision<GameMove>;
      const before = canonicalJson(s);
      const ratings = brain.rate(s, d, rng);
      expect(canonicalJson(s)).toBe(before);
      expect(ratings).toHaveLength(d.options.length);
      expect(ratings.every(Number.isFinite)).toBe(true);
      open = step(game, s, d.seat, d.options[ratings.indexOf(Math.max(...ratings))] as GameMove, rng, SILENT);
    }
  });

  it('rates standing offers and the questions of a conversion beside the game', () => {
    const t = new Table(2).own(1, 'sawmill', 'r3c3').using(0, 'forester');
    const offer = t.open.find((d) => d.seat === 1 && d.optional !== undefined) as Decision<GameMove>;
    const before = canonicalJson(t.s);
    expect(brain.rate(t.s, offer, new SeededRng('offer')).every(Number.isFinite)).toBe(true);
    expect(canonicalJson(t.s)).toBe(before);
    t.play(1, 'convert sawmill', 'remove r1c2');
    const d = asked(t, 1);
    const ratings = brain.rate(t.s, d, new SeededRng('aside'));
    expect(d.options[ratings.indexOf(Math.max(...ratings))]).toEqual({ do: 'take', amount: 3 });
  });

  it('sees only its view: the answer does not depend on what is hidden', () => {
    const t = new Table(3).hands(fill('builder'), fill('forester'), fill('supplier')).play(1, 'choose forester');
    const move = (seed: string): string => {
      const other = game.imagine(game.view(t.s, 0), new SeededRng(seed));
      return canonicalJson(chooseMove(module, 2, game.view(other, 0), 0, 'same'));
    };
    expect(move('a')).toBe(move('b'));
  });

  it('expects popular cards in other hands, but none that is known to be elsewhere', () => {
    const t = new Table(3).hands(fill('builder'), fill('forester'), fill('supplier'));
    const [pit, fuel] = ['pit-worker', 'fuel-collector'].map(card) as [number, number];
    const before = outlook(t.s, 0);
    expect(before.matched[pit]).toBeGreaterThan(before.matched[fuel] as number);
    expect(before.led[pit]).toBeGreaterThan(before.led[fuel] as number);
    for (const seat of [1, 2]) t.player(seat).absent = 1 << pit;
    expect([outlook(t.s, 0).matched[pit], outlook(t.s, 0).led[pit]]).toEqual([0, 0]);
    for (const seat of [1, 2]) t.player(seat).followed = [card('woodcutter'), card('water-carrier')];
    expect(outlook(t.s, 0).matched.every((chance) => chance === 0)).toBe(true);
  });

  it('would rather lead what nobody can follow, with two players as with three', () => {
    const gain = (seats: number): number => {
      const t = new Table(seats).hands(...Array.from({ length: seats }, () => fill('slash-and-burn-farmer')));
      const d = asked(t);
      const at = d.options.findIndex((m) => m.do === 'choose' && m.card === 'slash-and-burn-farmer');
      const rating = (): number => brain.rate(t.s, d, new SeededRng('lead'))[at] as number;
      const held = rating();
      for (let seat = 1; seat < seats; seat++) t.player(seat).absent = 1 << card('slash-and-burn-farmer');
      return rating() - held;
    };
    expect(gain(3)).toBeGreaterThan(0.2);
    expect(gain(2)).toBeGreaterThan(0.2);
  });

  it('knows that the solo neighbour takes cards blindly and follows with none that it has shown', () => {
    const t = new Table(1).hands(fill('pit-worker'));
    const [pit, fuel] = ['pit-worker', 'fuel-collector'].map(card) as [number, number];
    const neighbour = t.s.neighbour as NonNullable<typeof t.s.neighbour>;
    neighbour.row = ['forester', 'builder', 'supplier', 'carpenter', 'clay-worker'].map(card);
    const { matched } = outlook(t.s, 0);
    expect(matched[pit]).toBeGreaterThan(0.1);
    expect(matched[pit]).toBe(matched[fuel]);
    neighbour.absent = 1 << pit;
    expect(outlook(t.s, 0).matched[pit]).toBe(0);
  });

  it('does not keep the same cards in every first hand of two players', () => {
    const always = new Set(SPECIALISTS.map((c) => c.id));
    for (let i = 0; i < 8; i++) {
      const rng = new SeededRng(`hands-${i}`);
      const s = game.setup({ long: false }, 2, rng, SILENT);
      settle(game, s, rng, SILENT);
      const kept = new Set<string>();
      while (kept.size < 5) {
        const move = chooseMove(module, 2, game.view(s, 0), 0, `hand-${i}-${kept.size}`) as GameMove;
        if (move.do === 'keep') kept.add(move.card);
        step(game, s, 0, move, rng, SILENT);
      }
      for (const id of always) if (!kept.has(id)) always.delete(id);
    }
    // A favourite may remain; three cards that everybody kept were followed all the time.
    expect(always.size).toBeLessThan(2);
  });

  it('counts on leading nearly its whole hand with two players', () => {
    const two = new Table(2);
    const three = new Table(3);
    expect(cardsLeft(two.s, 0)).toBeGreaterThan(cardsLeft(three.s, 0));
    two.hands(fill('builder'), fill('forester'));
    const before = cardsLeft(two.s, 0);
    two.player(0).hand &= two.player(0).hand - 1;
    two.player(0).hand &= two.player(0).hand - 1;
    expect(cardsLeft(two.s, 0)).toBeLessThan(before);
  });

  it('does not discard a pit only to put one back', () => {
    const t = new Table(1).using(0, 'pit-worker');
    const { cells } = t.player(0);
    const pit = cells.find((c, i) => c > 0 && CELL_NAMES[i] === 'r2c3') as number;
    for (const [i, c] of cells.entries()) if (c === 0) cells[i] = pit;
    t.settle();
    for (let i = 0; i < 40; i++) {
      const move = chooseMove(module, 2, game.view(t.s, 0), 0, `pit-${i}`) as GameMove;
      if (move.do === 'discard') expect(cells[CELL_NAMES.indexOf(move.cell)]).not.toBe(pit);
    }
  });

  it('beats level 1', () => {
    let won = 0;
    const games = 6;
    for (let i = 0; i < games; i++) {
      const levels: Level[] = i % 2 === 0 ? [2, 1] : [1, 2];
      const { standing } = playGame(module, { long: false }, levels, `match-${i}`);
      if (standing.seats[i % 2]?.rank === 1) won++;
    }
    expect(won).toBeGreaterThanOrEqual(games - 1);
  });

  it('values points at the end and goods before it', () => {
    const t = new Table(1).stock(0, 'GW(0,0,0,0,5|0) BW(0,0,0|0)');
    expect(worthOf(t.s, 0, 0)).toBe(0);
    expect(worthOf(t.s, 0, 6)).toBeGreaterThan(1);
  });
});

describe('what search needs', () => {
  /** Every position of a game that the policy plays. */
  function walk(seats: number, visit: (s: State, d: Decision<GameMove>) => void): void {
    const rng = new SeededRng(`walk-${seats}`);
    const s = game.setup({ long: false }, seats, rng, SILENT);
    let open = settle(game, s, rng, SILENT);
    while (open.length > 0) {
      const d = open.find((x) => x.optional === undefined) as Decision<GameMove>;
      visit(s, d);
      open = step(game, s, d.seat, d.options[thinker.policy(s, d, rng)] as GameMove, rng, SILENT);
    }
  }
  const thinker = brain as Brain<State, GameMove>;

  it('evaluates all seats, in groups that add up, and its turns never go back', () => {
    for (const seats of game.seats) {
      let turn = 0;
      let rounds = 0;
      walk(seats, (s) => {
        const points = thinker.evaluate(s);
        expect(points).toHaveLength(seats);
        for (const [seat, n] of points.entries()) {
          expect(Object.values(thinker.features(s, seat)).reduce((a, b) => a + b, 0)).toBeCloseTo(n, 6);
          expect(Object.keys(module.text.en.reasons ?? {})).toEqual(Object.keys(thinker.features(s, seat)));
        }
        expect(thinker.turn(s)).toBeGreaterThanOrEqual(turn);
        if (thinker.turn(s) > turn) rounds++;
        turn = thinker.turn(s);
      });
      expect(rounds).toBeGreaterThan(8);
    }
  });

  it('believes what is seen, and deals hidden hands by what people like to keep', () => {
    walk(3, (s, d) => {
      const view = game.view(s, d.seat);
      const other = brain.believe?.(view, new SeededRng('believe')) as State;
      expect(canonicalJson(game.view(other, d.seat))).toBe(canonicalJson(view));
    });
    const t = new Table(2).hands(fill('builder'), fill('forester'));
    const view = game.view(t.s, 0);
    const worlds = Array.from({ length: 200 }, (_, i) => brain.believe?.(view, new SeededRng(`b-${i}`)) as State);
    const held = (id: string): number => worlds.filter((s) => has(s.players[1]?.hand ?? 0, card(id))).length;
    expect(held('pit-worker')).toBeGreaterThan(held('fuel-collector') + 80);
  });
});

describe('the report of buildings in play', () => {
  it('counts every building tile once and lists all 92', () => {
    const tally = tallyGames(1);
    expect(tally.boards).toBe(2);
    expect(tally.rows.reduce((a, r) => a + r.built, 0)).toBeGreaterThan(2);
    for (const r of tally.rows) expect(r.built).toBeLessThanOrEqual(r.shown);
    expect(table(tally).match(/^\| \d+ \|/gm)).toHaveLength(92);
  });
});
