/** Faults of the rules, one or two for each game, and of the kernel below them. */
import type { Fault } from './fault.ts';

export const rules: readonly Fault[] = [
  {
    what: 'a shared majority controls a territory',
    file: 'games/garden-nation/rules/scoring.ts',
    from: 'return list.length === 1 && list[0] === seat;',
    to: 'return list.includes(seat);',
    tests: ['games/garden-nation/test/end.test.ts', 'games/garden-nation/test/projects.test.ts'],
  },
  {
    what: 'why an invasion is refused names another ruling',
    file: 'games/garden-nation/rules/guards.ts',
    from: "tooFewFloors: 'GN-44'",
    to: "tooFewFloors: 'GN-4'",
    tests: ['games/garden-nation/test/ploys.test.ts'],
  },
  {
    what: 'a bonus needs one more than it says',
    file: 'games/bora-bora/rules/scoring.ts',
    from: 'if (BONUS[b.test](t, seat, p) >= b.n) bonuses += BONUS_VP;',
    to: 'if (BONUS[b.test](t, seat, p) > b.n) bonuses += BONUS_VP;',
    tests: ['games/bora-bora/test/end.test.ts'],
  },
  {
    what: 'fish belong to everybody in the region',
    file: 'games/bora-bora/rules/scoring.ts',
    from: 'if (siteHolder(t, r) === seat) vp += t.fish[r] as number;',
    to: 'vp += t.fish[r] as number;',
    tests: ['games/bora-bora/test/end.test.ts'],
  },
  {
    what: 'a wheel stops one step early',
    file: 'games/glass-road/rules/wheels.ts',
    from: 'let n = w.productMax - (stock[w.product] as number);',
    to: 'let n = w.productMax - (stock[w.product] as number) - 1;',
    tests: ['games/glass-road/test/wheels.test.ts'],
  },
  {
    what: 'a covered building still gives points',
    file: 'games/glass-road/rules/scoring.ts',
    from: 'return e.cells[b.cell] === startCell(start) ? scoring2(e, b.scoring, b.cell) : 0;',
    to: 'return scoring2(e, b.scoring, b.cell);',
    tests: ['games/glass-road/test/building.test.ts'],
  },
  {
    what: 'an empty field costs nothing',
    file: 'games/my-city/rules/scoring.ts',
    from: 'parts.empty += points.emptyField;',
    to: 'parts.empty += 0;',
    tests: ['games/my-city/test/scoring.test.ts'],
  },
  {
    what: 'a tie of points is not decided by water',
    file: 'games/tribes-of-the-wind/rules/scoring.ts',
    from: 'a.total > b.total || (a.total === b.total && a.water > b.water)',
    to: 'a.total > b.total',
    tests: ['games/tribes-of-the-wind/test/end.test.ts'],
  },
  {
    what: 'the end tile is worth nothing',
    file: 'games/tribes-of-the-wind/rules/scoring.ts',
    from: 'endTile: hasEndTile ? scoring.endTile : 0,',
    to: 'endTile: 0,',
    tests: ['games/tribes-of-the-wind/test/end.test.ts'],
  },
  {
    what: 'a standing offer plays itself',
    file: 'kernel/run.ts',
    from: 'if (d.options.length === 1 && d.optional === undefined) return d;',
    to: 'if (d.options.length === 1) return d;',
    tests: ['kernel/test/match.test.ts'],
  },
  {
    what: 'undo goes back over a reveal',
    file: 'kernel/match.ts',
    from: 'if (last.reveals || passed(last, isPerson)) break;',
    to: 'if (passed(last, isPerson)) break;',
    tests: ['kernel/test/match.test.ts', 'tests/undo-reach.test.ts'],
  },
  {
    what: 'undo goes back over what another person did unheard',
    file: 'kernel/match.ts',
    from: '} else if (isPerson(last.seat) || this.heard(n, seat).length > 0) break;',
    to: '} else if (this.heard(n, seat).length > 0) break;',
    tests: ['kernel/test/match.test.ts', 'tests/undo-reach.test.ts'],
  },
];
