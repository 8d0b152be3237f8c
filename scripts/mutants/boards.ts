/** Faults of the five boards: whose things are drawn, what can be touched, what follows. */
import type { Fault } from './fault.ts';

export const boards: readonly Fault[] = [
  {
    what: 'a motion target is misspelt',
    file: 'games/garden-nation/board/places.ts',
    from: "built: (e) => [{ to: `field:${e.field}`, how: 'drop' }]",
    to: "built: (e) => [{ to: `feld:${e.field}`, how: 'drop' }]",
    tests: ['tests/touch.test.ts'],
    named: 'garden-nation',
  },
  {
    what: 'an answer is not drawn',
    file: 'games/garden-nation/board/parts/projects.tsx',
    from: 'thing={projectThing(card)}',
    to: 'thing={`projekt:${card}`}',
    tests: ['tests/drawing.test.ts'],
    named: 'garden-nation',
  },
  {
    what: 'a second action is added past a card that is drawn',
    file: 'games/garden-nation/board/answers.ts',
    from: "if (uncertain) return 'ends';",
    to: '',
    tests: ['games/garden-nation/test/touch.test.ts'],
  },
  {
    what: 'everybody has the population of the first seat',
    file: 'games/garden-nation/board/stock.ts',
    from: 'of[seat] as number;',
    to: 'of[0] as number;',
    tests: ['games/garden-nation/test/board.test.ts'],
  },
  {
    what: 'everybody has the goods of the first seat',
    file: 'games/glass-road/board/stock.ts',
    from: 'view.players[seat]?.stock ?? []',
    to: 'view.players[0]?.stock ?? []',
    tests: ['games/glass-road/test/board.test.ts'],
  },
  {
    what: 'smog is shown as a gain',
    file: 'games/tribes-of-the-wind/board/stock.ts',
    from: "figure('smog', sum(land.pollution), 'bad', w.chip.smog)",
    to: "figure('smog', sum(land.pollution), 'good', w.chip.smog)",
    tests: ['games/tribes-of-the-wind/test/board-gains.test.ts'],
  },
  {
    what: 'a task is called fulfilled one step too early',
    file: 'games/bora-bora/board/stock.ts',
    from: 'state.have >= state.need',
    to: 'state.have >= state.need - 1',
    tests: ['games/bora-bora/test/board.test.ts', 'games/bora-bora/test/tasks.test.ts'],
  },
  {
    what: 'a town shows wells that do not count yet',
    file: 'games/my-city/board/stock.ts',
    from: 'wells.filter((x) => x.built === x.sides.length).length',
    to: 'wells.length',
    tests: ['games/my-city/test/board.test.ts'],
  },
  {
    what: "the ways of Glass Road's markers begin at their end",
    file: 'games/glass-road/board/consequence.ts',
    from: 'before[w.product] = (before[w.product] as number) - n;',
    to: '',
    tests: ['games/glass-road/test/board.test.ts'],
  },
  {
    what: 'a piece cannot be turned to the left',
    file: 'games/my-city/board/answers.ts',
    from: "{ thing: 'turn:left', by: -1 }",
    to: "{ thing: 'turn:left', by: 1 }",
    tests: ['games/my-city/test/board.test.ts'],
  },
];
