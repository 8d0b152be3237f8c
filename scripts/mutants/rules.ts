/** Faults of the rules of the five games: points, ties, what is allowed. */
import type { Fault } from './fault.ts';

export const rules: readonly Fault[] = [
  {
    what: 'roofed buildings count for secret projects',
    file: 'games/garden-nation/rules/scoring.ts',
    from: 'if (t.owner[f] === seat && t.roof[f] === 0 && t.land[f] === c.land) n += t.floors[f] as number;',
    to: 'if (t.owner[f] === seat && t.land[f] === c.land) n += t.floors[f] as number;',
    tests: ['games/garden-nation/test/projects.test.ts', 'games/garden-nation/test/end.test.ts'],
  },
  {
    what: "a shared majority counts as one's own",
    file: 'games/garden-nation/rules/scoring.ts',
    from: 'return list.length === 1 && list[0] === seat;',
    to: 'return list.includes(seat);',
    tests: ['games/garden-nation/test/projects.test.ts', 'games/garden-nation/test/end.test.ts'],
  },
  {
    what: 'a well with three buildings counts',
    file: 'games/my-city/rules/scoring.ts',
    from: 'wellBuildings(board, town, c).size === 4',
    to: 'wellBuildings(board, town, c).size >= 3',
    tests: ['games/my-city/test/scoring.test.ts'],
  },
  {
    what: 'churches join groups of a colour',
    file: 'games/my-city/rules/scoring.ts',
    from: 'if (church || seen.has(b)) continue;',
    to: 'if (seen.has(b)) continue;',
    tests: ['games/my-city/test/scoring.test.ts'],
  },
  {
    what: 'a building gives more than its maximum',
    file: 'games/glass-road/rules/scoring.ts',
    from: 'return Math.min(part.max2, part.points2 * n);',
    to: 'return part.points2 * n;',
    tests: ['games/glass-road/test/scoring.test.ts', 'games/glass-road/test/buildings.test.ts'],
  },
  {
    what: 'a table of points begins one step too late',
    file: 'games/glass-road/rules/scoring.ts',
    from: 'if (n >= threshold) points2 = row;',
    to: 'if (n > threshold) points2 = row;',
    tests: ['games/glass-road/test/scoring.test.ts', 'games/glass-road/test/buildings.test.ts'],
  },
  {
    what: 'a tie goes to whoever is last in turn order',
    file: 'games/bora-bora/rules/scoring.ts',
    from: 'return [...s.order].sort(',
    to: 'return [...s.order].reverse().sort(',
    tests: ['games/bora-bora/test/end.test.ts'],
  },
  {
    what: 'fish counts for whoever does not hold the site',
    file: 'games/bora-bora/rules/scoring.ts',
    from: 'if (siteHolder(t, r) === seat)',
    to: 'if (siteHolder(t, r) !== seat)',
    tests: ['games/bora-bora/test/end.test.ts'],
  },
  {
    what: 'less water wins a tie',
    file: 'games/tribes-of-the-wind/rules/scoring.ts',
    from: 'a.water > b.water',
    to: 'a.water < b.water',
    tests: ['games/tribes-of-the-wind/test/end.test.ts'],
  },
  {
    what: 'many temples bring nothing any more',
    file: 'games/tribes-of-the-wind/rules/scoring.ts',
    from: 'table[Math.min(n, table.length - 1)] ?? 0',
    to: 'table[n] ?? 0',
    tests: ['games/tribes-of-the-wind/test/end.test.ts', 'games/tribes-of-the-wind/test/metrics.test.ts'],
  },
];
