import { describe, expect, it } from 'vitest';
import { type Decision, SeededRng, SILENT, settle, step } from '#kernel';
import {
  BARE,
  DIRECTION_VECTORS,
  FIELDS,
  LANDS,
  landIndex,
  NEIGHBOUR_CELLS,
  NUMBERS,
  PRINTED_LAND,
  PUBLIC,
  SECRET,
  SECRET_CARDS,
  SLOTS,
} from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { neighbours } from '../rules/garden.ts';
import { SPACE_ACTIONS } from '../rules/numbers.ts';
import type { GameMove, State } from '../rules/state.ts';
import { dealt, reference } from './helpers.ts';

describe('data', () => {
  it('every territory has 2 meadow, 2 straw, 2 leaf and 1 thornbush', () => {
    for (let t = 0; t < 7; t++) {
      const lands = PRINTED_LAND.slice(t * SLOTS, (t + 1) * SLOTS);
      expect([0, 1, 2, BARE].map((land) => lands.filter((x) => x === land).length)).toEqual([2, 2, 2, 1]);
    }
  });

  it('straw and leaf have the same spread of numbers', () => {
    const spread = (land: number) => NUMBERS.filter((_, f) => PRINTED_LAND[f] === land).sort();
    expect(spread(landIndex('straw'))).toEqual(spread(landIndex('leaf')));
    expect(NUMBERS.filter((_, f) => PRINTED_LAND[f] === BARE)).toEqual([5, 5, 5, 5, 5, 5, 5]);
  });

  it('adjacency is hex distance 1 of section 9: 96 pairs, 12 across borders', () => {
    const cell = (c: number): readonly [number, number] => {
      const [pq, pr] = DIRECTION_VECTORS[Math.floor(c / SLOTS)] as readonly [number, number];
      const [q, r] = DIRECTION_VECTORS[c % SLOTS] as readonly [number, number];
      return [3 * pq + q, 3 * pr + r];
    };
    let pairs = 0;
    let across = 0;
    for (let a = 0; a < FIELDS; a++)
      for (let b = 0; b < FIELDS; b++) {
        const [aq, ar] = cell(a);
        const [bq, br] = cell(b);
        const distance = Math.max(Math.abs(aq - bq), Math.abs(ar - br), Math.abs(aq + ar - bq - br));
        expect(NEIGHBOUR_CELLS[a]?.includes(b)).toBe(distance === 1);
        if (distance === 1 && a < b) {
          pairs++;
          if (Math.floor(a / SLOTS) !== Math.floor(b / SLOTS)) across++;
        }
      }
    expect([pairs, across]).toEqual([96, 12]);
  });

  it('adjacency is symmetric in rotated layouts', () => {
    for (let k = 0; k < 20; k++) {
      const { layout } = dealt(2, `layout-${k}`);
      for (let f = 0; f < FIELDS; f++)
        for (const g of neighbours(layout, f)) expect(neighbours(layout, g)).toContain(f);
    }
  });

  it('21 public projects worth 111 and 24 secret cards of 15 kinds', () => {
    expect(PUBLIC).toHaveLength(21);
    expect(PUBLIC.reduce((sum, card) => sum + card.points, 0)).toBe(111);
    expect(SECRET).toHaveLength(15);
    expect(SECRET_CARDS).toHaveLength(24);
    expect(() => landIndex('stone')).toThrow();
    expect(LANDS).toHaveLength(3);
  });

  it('the turn order board shows 1, 2, 2, 2 and 1, 2, 2', () => {
    expect([SPACE_ACTIONS[2], SPACE_ACTIONS[3], SPACE_ACTIONS[4]]).toEqual([
      [1, 2, 2, 2],
      [1, 2, 2],
      [1, 2, 2, 2],
    ]);
  });
});

describe('counts of decision sequences (section 11)', () => {
  function sequences(s: State, depth: number): number {
    const open = settle(game, s, new SeededRng('perft'), SILENT) as readonly Decision<GameMove>[];
    const options = open[0]?.options ?? [];
    if (depth === 1) return options.length;
    let n = 0;
    for (const move of options) {
      const next = game.copy(s);
      step(game, next, open[0]?.seat ?? -1, move, new SeededRng('perft'), SILENT);
      n += sequences(next, depth - 1);
    }
    return n;
  }

  it.each([
    [2, [49, 399, 3202, 25499]],
    [3, [49, 105, 798, 6404]],
  ])('from layout R0 with %i players', (seats, counts) => {
    expect(counts.map((_, i) => sequences(reference(seats), i + 1))).toEqual(counts);
  });
});
