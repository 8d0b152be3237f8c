/** What whoever looks ahead thinks out on the own estate alone. */
import { describe, expect, it } from 'vitest';
import { type Brain, canonicalJson, type Decision, SeededRng, SILENT, settle, step } from '#kernel';
import { brain } from '../bot/brain.ts';
import { type End, endsOf, fresh } from '../bot/ends.ts';
import { pointsOf, worthOf } from '../bot/judge.ts';
import { lineOf, type Step } from '../bot/line.ts';
import { answer, questionTo, withCard } from '../bot/sandbox.ts';
import { ACTION_COUNT, BUILDINGS, SPECIALISTS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import type { GameMove } from '../rules/moves.ts';
import { pointsNow } from '../rules/scoring.ts';
import { builtCell, copy, EMPTY, isTile, type Player, type State } from '../rules/state.ts';
import { fill, Table } from './table.ts';

const ahead = brain.searching as Brain<State, GameMove>;

/** Every question of a game that the policy plays; returns its final points. */
function walk(seats: number, seed: string, visit: (s: State, d: Decision<GameMove>) => void): number[] {
  const rng = new SeededRng(seed);
  const s = game.setup({ long: false }, seats, rng, SILENT);
  let open = settle(game, s, rng, SILENT);
  while (open.length > 0) {
    const d = open.find((x) => x.optional === undefined) as Decision<GameMove>;
    visit(s, d);
    open = step(game, s, d.seat, d.options[ahead.policy(s, d, rng)] as GameMove, rng, SILENT);
  }
  return s.players.map(pointsNow);
}

function movesOf(end: End): GameMove[] {
  const moves: GameMove[] = [];
  for (let at: Step | null = end.line.last; at !== null; at = at.before) moves.unshift(at.move);
  return moves;
}

/** Plays these moves by the rules; tiles that nobody could know are declined. */
function play(s: State, seat: number, moves: readonly GameMove[]): number {
  let at = 0;
  for (let q = questionTo(s, seat); q !== null; q = questionTo(s, seat)) {
    const drafting = q.kind === 'stack' || q.kind === 'draft';
    const move = drafting || q.options.length === 1 ? (q.options.at(-1) as GameMove) : (moves[at] as GameMove);
    expect(q.options).toContain(move);
    if (!drafting && move === moves[at]) at++;
    answer(s, move);
  }
  return at;
}

describe('the ends of a card', () => {
  it('are what the rules make of their moves', () => {
    let ends = 0;
    for (const seats of [1, 3])
      walk(seats, `ends-${seats}`, (s, d) => {
        if (d.kind !== 'choose') return;
        const p = s.players[d.seat] as Player;
        const display = s.rows.flat();
        for (let card = 0; card < SPECIALISTS.length; card++)
          for (const actions of [1, ACTION_COUNT]) {
            const reach = { conversions: 1, most: 40 };
            const all = endsOf({ display, hand: p.hand & ~(1 << card) }, lineOf(p), fresh(card, actions), 5, reach);
            for (const end of all.filter((_, i) => i % 7 === 0)) {
              const after = withCard(copy(s), d.seat, card, actions);
              const moves = movesOf(end);
              expect(play(after, d.seat, moves)).toBe(moves.length);
              const { stock, cells, built, sites } = after.players[d.seat] as Player;
              expect({ stock, cells, built, sites }).toEqual({
                stock: end.line.stock,
                cells: end.line.cells,
                built: end.line.built,
                sites: end.line.sites,
              });
              ends++;
            }
          }
      });
    expect(ends).toBeGreaterThan(1000);
  });

  it('are counted as the rules count them, and stay within their reach', () => {
    walk(2, 'points', (s, d) => {
      for (const p of s.players) expect(pointsOf(lineOf(p))).toBe(pointsNow(p));
      if (d.kind !== 'choose') return;
      const p = s.players[d.seat] as Player;
      const most = 25;
      for (let card = 0; card < SPECIALISTS.length; card++) {
        const scene = { display: s.rows.flat(), hand: p.hand };
        const boundary = endsOf(scene, lineOf(p), fresh(card, ACTION_COUNT), 5, { conversions: 2, most: 1 }).length;
        const all = endsOf(scene, lineOf(p), fresh(card, ACTION_COUNT), 5, { conversions: 2, most });
        expect(all.length).toBeLessThan(most + 150);
        expect(all.length).toBeGreaterThanOrEqual(boundary);
      }
    });
  });
});

describe('a line', () => {
  it('counts every building as the rules do, on land that grows empty', () => {
    const s = game.setup({ long: false }, 2, new SeededRng('land'), SILENT);
    const { stock, cells, private: own } = s.players[0] as Player;
    const land = cells.slice();
    for (const [cell, content] of cells.entries()) {
      if (!isTile(content)) continue;
      land[cell] = EMPTY;
      for (let b = 0; b < BUILDINGS.length; b++) {
        const estate = { stock, cells: land.with(cell, builtCell(b)), built: [b], sites: [cell], private: own };
        expect(pointsOf(lineOf(estate))).toBe(pointsNow(estate));
      }
    }
  });

  it('hopes for the four best tiles of a display, wherever they lie', () => {
    walk(2, 'display', (s, d) => {
      if (d.kind !== 'choose') return;
      const line = lineOf(s.players[d.seat] as Player);
      const display = s.rows.flat();
      const alone = (tile: number): number => worthOf(line, [tile], 5);
      const best = display
        .filter((tile) => tile >= 0)
        .sort((a, b) => alone(b) - alone(a))
        .slice(0, 4);
      expect(worthOf(line, display, 5)).toBe(worthOf(line, best, 5));
    });
  });
});

describe('looking ahead', () => {
  it('rates every question without changing it, and by nothing that is hidden', () => {
    let n = 0;
    walk(3, 'hidden', (s, d) => {
      if (d.options.length === 1 || d.kind === 'stack' || n++ % 5 !== 0) return;
      const before = canonicalJson(s);
      const ratings = ahead.rate(s, d, new SeededRng('rate'));
      expect(canonicalJson(s)).toBe(before);
      expect(ratings).toHaveLength(d.options.length);
      expect(ratings.every(Number.isFinite)).toBe(true);
      const other = game.imagine(game.view(s, d.seat), new SeededRng(`other-${n}`));
      expect(ahead.rate(other, d, new SeededRng('rate'))).toEqual(ratings);
    });
  });

  it('thinks a card out once and plays it as it was meant', () => {
    const t = new Table(1).stock(0, 'GW(0,0,0,0,4|0) BW(3,0,0|1)').clearDisplay().show('joinery', 'kiln');
    t.using(0, 'carpenter').stock(0, 'GW(0,1,0,0,4|0) BW(3,0,0|1)');
    const rng = new SeededRng('card');
    let open = t.settle().open;
    const played: GameMove[] = [];
    while (open[0]?.kind !== 'choose' && open.length > 0 && played.length < 20) {
      const d = open.find((x) => x.optional === undefined) as Decision<GameMove>;
      if (d.kind === 'choose' || d.kind === 'keep') break;
      const move = d.options[ahead.policy(t.s, d, rng)] as GameMove;
      played.push(move);
      open = step(game, t.s, 0, move, rng, SILENT);
    }
    expect(played).toContainEqual({ do: 'build', building: 'joinery' });
    expect((t.s.players[0] as Player).built).toHaveLength(1);
  });

  it('keeps somebody who builds when a good building can be paid', () => {
    const t = new Table(1).clearDisplay().show('mansion').stock(0, 'GW(0,0,0,0,0|2) BW(0,0,0|2)');
    t.s.period = t.s.periods;
    const d = t.question(0) as Decision<GameMove>;
    const ratings = ahead.rate(t.s, d, new SeededRng('keep'));
    const best = d.options.filter((_, i) => ratings[i] === Math.max(...ratings));
    const builders = ['supplier', 'builder', 'carpenter', 'feudal-lord'];
    expect(best.some((m) => m.do === 'keep' && builders.includes(m.card))).toBe(true);
    const clayWorker = d.options.findIndex((m) => m.do === 'keep' && m.card === 'clay-worker');
    expect(ratings[clayWorker]).toBeLessThan(Math.max(...ratings));
  });

  it('expects about the points that come out, the better the later', () => {
    const misses = [1, 2, 3, 4].map(() => [] as number[]);
    for (let i = 0; i < 12; i++) {
      const expected: number[] = [];
      const [points] = walk(1, `outcome-${i}`, (s) => {
        if (s.phase === 'keep') expected[s.period - 1] ??= ahead.evaluate(s)[0] as number;
      });
      for (const [period, guess] of expected.entries()) misses[period]?.push(Math.abs(guess - (points as number)));
    }
    const mean = misses.map((list) => list.reduce((a, b) => a + b, 0) / list.length);
    expect(mean[2]).toBeLessThan(mean[0] as number);
    expect(mean[3]).toBeLessThan(6);
  });

  it('plays with other numbers beside its own', () => {
    const t = new Table(1).hands(fill('builder')).stock(0, 'GW(0,0,0,0,3|0) BW(0,0,0|0)');
    const usual = ahead.evaluate(t.s)[0] as number;
    const greedy = ahead.retuned?.({ wood: 5 }) as Brain<State, GameMove>;
    expect(greedy.evaluate(t.s)[0]).toBeGreaterThan(usual + 2);
    expect(ahead.evaluate(t.s)[0]).toBe(usual);
  });
});
