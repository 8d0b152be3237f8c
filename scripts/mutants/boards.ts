/** Faults of the boards: what is drawn, and what can be touched. */
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
];
