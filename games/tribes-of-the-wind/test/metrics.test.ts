import { describe, expect, it } from 'vitest';
import { forestColors, tileOf, tribeOf } from '../rules/data.ts';
import { COLUMNS, placeOf, ROWS } from '../rules/geometry.ts';
import { compares, measure } from '../rules/metrics.ts';
import type { Land } from '../rules/state.ts';
import { METRICS, type Metric } from '../rules/vocabulary.ts';

/**
 * A terrain in three lines of four: . polluted space, _ clean space; T A V a forest (teal, amber, violet) without
 * bonus, t a v the same as a village, p a portal village in teal; S the start tile (teal). A digit after it: riders; + a temple.
 */
function land(rows: readonly string[], more: Partial<Land> = {}): Land {
  const spaces = (value: number): number[] => Array.from({ length: 12 }, () => value);
  const l: Land = {
    tribe: tribeOf('falcons'),
    water: 0,
    capital: 7,
    riders: spaces(0),
    tiles: spaces(-1),
    village: spaces(0),
    pollution: spaces(0),
    temple: spaces(-1),
    unplaced: [],
    treehouses: 0,
    objectives: [],
    used: [],
    leaders: [],
    pathSpent: false,
    specialSpent: false,
    ...more,
  };
  const tiles: Record<string, string> = {
    S: 'start-1',
    T: 'teal-01',
    A: 'amber-01',
    V: 'violet-01',
    t: 'teal-01',
    a: 'amber-01',
    v: 'violet-01',
    p: 'teal-08',
  };
  for (const [r, row] of rows.entries())
    for (const [c, cell] of row.trim().split(/\s+/).entries()) {
      const i = r * 4 + c;
      const kind = cell[0] as string;
      if (kind === '.') l.pollution[i] = 1;
      if (kind in tiles) l.tiles[i] = tileOf(tiles[kind] as string);
      if ('tavp'.includes(kind)) l.village[i] = 1;
      const riders = Number(/\d/.exec(cell)?.[0] ?? 0);
      l.riders[i] = riders;
      l.capital -= riders;
      if (cell.includes('+')) l.temple[i] = 0;
    }
  return l;
}

const TEAL = forestColors.findIndex((c) => c.id === 'teal');
const EMPTY = land(['S _ _ _', '_ _ _ _', '_ _ _ _']);

/** Metric, terrain and value; the numbers were counted by hand. */
const CASES: [Metric, Land, number][] = [
  ['villagesOfColor', land(['S t a T', 't . . .', 'v . . p']), 3],
  ['tilesOfColor', land(['S t a T', 't . . .', 'v . . p']), 5],
  ['largestColorGroup', land(['S t A T', 't . T T', 'v . . A']), 3],
  ['largestColorGroup', land(['S A T T', 'A . T .', 'T . . .']), 3],
  ['villageLine', land(['S t a v', 't T a .', 'v . a .']), 3],
  ['villageLine', land(['S . . .', 't t a v', '. . . .']), 4],
  ['villageLine', land(['S t a T', 't . . .', 'a v . v']), 2],
  ['villageSquares', land(['S t a .', 't a v .', 'v t . .']), 2],
  ['villageSquares', land(['S t a .', 't a T .', 'v T . .']), 0],
  ['largestVillageGroup', land(['S t . t', 't a . v', '. . T .']), 3],
  ['isolatedVillages', land(['S t . t', '. . t .', 't a . .']), 3],
  ['cornerVillages', land(['S . . t', '. t . .', 'a . . v']), 3],
  ['cornerVillages', land(['S t . T', '. t . .', 'a . . .']), 1],
  ['temples', land(['S+ T+ . t+', '. . . .', '. . . .']), 3],
  ['templesOnVillages', land(['S+ T+ . t+', 'v+ . . .', '. . . .']), 2],
  ['templesOnForests', land(['S+ T+ . t+', 'v+ . . .', '. . . .']), 2],
  ['colorsWithTemple', land(['S+ T+ . a+', 'V . . .', '. . . .']), 2],
  ['water', land(['S . . .', '. . . .', '. . . .'], { water: 9 }), 9],
  ['ridersOnTiles', land(['S1 T2 . .', '. . . .', '. . . .']), 3],
  ['ridersInCapital', land(['S1 T2 . .', '. . . .', '. . . .']), 4],
  ['tilesWithRider', land(['S1 T2 A .', '. . . .', '. . . .']), 2],
  ['completeRows', land(['S T A v', 'T . . T', 'A A A A']), 2],
  ['completeColumns', land(['S T A v', 'T . A T', 'A . v .']), 2],
  ['columnsWithVillage', land(['S t t .', '. t . .', '. . . v']), 3],
  ['cleanEmptySpaces', land(['S _ _ T', '. . _ .', '. . . .']), 3],
  ['pollutionTokens', land(['S _ . .', '. T . _', '_ _ _ .']), 5],
  ['bonusVillages', land(['S p t .', '. p . .', '. . . .']), 2],
  ['activeLeaders', land(['S . . .', '. . . .', '. . . .'], { leaders: [2, 0] }), 2],
  ['villageCardsUsed', land(['S . . .', '. . . .', '. . . .'], { used: [1, 2, 3] }), 3],
  ['objectiveCards', land(['S . . .', '. . . .', '. . . .'], { objectives: [5, 6] }), 2],
];

describe('each word of the metrics', () => {
  for (const [i, [metric, terrain, value]] of CASES.entries())
    it(`${metric} is ${value} in case ${i + 1}`, () => expect(measure(terrain, { metric, color: TEAL })).toBe(value));

  it('has a case for every word', () => {
    expect(METRICS.filter((m) => !CASES.some(([metric]) => metric === m))).toEqual([]);
  });

  it('is 0 on an empty terrain, but for what the start brings', () => {
    const values = METRICS.filter((m) => measure(EMPTY, { metric: m, color: TEAL }) !== 0);
    expect(values).toEqual(['tilesOfColor', 'largestColorGroup', 'ridersInCapital', 'cleanEmptySpaces']);
  });

  it('compares at least and at most', () => {
    expect([compares(3, 'atLeast', 3), compares(2, 'atLeast', 3)]).toEqual([true, false]);
    expect([compares(3, 'atMost', 3), compares(4, 'atMost', 3)]).toEqual([true, false]);
  });

  it('knows the grid', () => {
    expect(ROWS.map((r) => r.length)).toEqual([4, 4, 4]);
    expect(COLUMNS[1]).toEqual(['r0c1', 'r1c1', 'r2c1'].map(placeOf));
  });
});
