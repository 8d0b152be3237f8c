/**
 * Puts faults into boards, kit and shell, one at a time, and runs the unit tests that stand near: every fault must be noticed.
 * `node scripts/mutants.ts [number]`. Not a part of `npm test`; the sources are put back whatever happens.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Fault {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Files of the unit step that may notice it. */
  readonly tests: readonly string[];
  /** Of those, the tests whose titles say this. */
  readonly named?: string;
}

const FAULTS: readonly Fault[] = [
  {
    what: 'whoever asks what an answer is has chosen it',
    file: 'web/kit/hand.ts',
    from: 'if (hand.asking === true) return',
    to: 'if (hand.asking === undefined && hand.gesture.length > 99) return',
    tests: ['web/kit'],
  },
  {
    what: 'a second tap no longer plays',
    file: 'web/kit/hand.ts',
    from: 'return reading.ready ? { ...at(gesture), play: true } : at(gesture.slice(0, -1));',
    to: 'return at(gesture.slice(0, -1));',
    tests: ['web/kit'],
  },
  {
    what: 'a selection outlives its question',
    file: 'web/table/hand-store.ts',
    from: 'return question === this.question.value ? hand : this.#kept();',
    to: "return question === '' ? this.#kept() : hand;",
    tests: ['web/test'],
  },
  {
    what: 'a motion target is misspelt',
    file: 'games/garden-nation/board/places.ts',
    from: "built: (e) => [{ to: `field:${e.field}`, how: 'drop' }]",
    to: "built: (e) => [{ to: `feld:${e.field}`, how: 'drop' }]",
    tests: ['tests/touch.test.ts'],
    named: 'garden-nation',
  },
  {
    what: 'Esc does not leave the mode of a ploy',
    file: 'web/kit/hand.ts',
    from: 'export function letGo(): Hand {\n  return EMPTY;',
    to: "export function letGo(): Hand {\n  return { ...EMPTY, gesture: ['ploy:roof'] };",
    tests: ['web/kit'],
  },
  {
    what: 'the table no longer says how many sit at it',
    file: 'web/table/page-class.ts',
    from: 'frame ${gameClass(game)} seats-${seats} lay-',
    to: 'frame ${gameClass(game)} lay-',
    tests: ['web/test'],
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
    what: 'looking at the past, an answer can still be given',
    file: 'web/table/hand-store.ts',
    from: 's.pending.value || s.moment.value !== null',
    to: 's.pending.value',
    tests: ['web/test'],
  },
  {
    what: "'done' stays when it is no longer true",
    file: 'web/table/asked-together.ts',
    from: 'if (goesOn) return together;',
    to: 'if (goesOn || together.length > 0) return together;',
    tests: ['web/test'],
  },
  {
    what: 'a move that is no longer possible stays in the chain',
    file: 'web/kit/ahead.ts',
    from: 'if (!from.open.some((d) => d.seat === seat && d.options.some((o) => sameMove(o, move)))) return null;',
    to: '',
    tests: ['web/kit', 'web/test'],
  },
  {
    what: 'what is no answer no longer explains itself',
    file: 'web/kit/hand.ts',
    from: 'explained: hand.explained === id ? null : id }, play: false }',
    to: 'explained: null }, play: false }',
    tests: ['web/kit'],
  },
  {
    what: 'a second action is added past a card that is drawn',
    file: 'games/garden-nation/board/answers.ts',
    from: "if (uncertain) return 'ends';",
    to: '',
    tests: ['games/garden-nation/test/touch.test.ts'],
  },
  {
    what: 'what opens beside a card covers the garden',
    file: 'web/kit/at-thing.tsx',
    from: 'if (isRight ? fitsRight : isLeft && fitsLeft) {',
    to: 'if (isRight && isLeft) {',
    tests: ['web/kit'],
  },
];

const passes = ({ tests, named }: Pick<Fault, 'tests' | 'named'>): boolean =>
  spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'unit', '--bail', '1', ...tests, ...(named === undefined ? [] : ['-t', named])],
    { cwd: ROOT },
  ).status === 0;

for (const [tests, named] of new Map(FAULTS.map((f) => [f.tests.join(' '), f.named])))
  if (!passes({ tests: tests.split(' '), ...(named === undefined ? {} : { named }) }))
    throw new Error(`without any fault these fail: ${tests}`);

const only = process.argv[2] === undefined ? null : Number(process.argv[2]);
let survived = 0;
for (const [i, fault] of FAULTS.entries()) {
  const { what, file, from, to } = fault;
  if (only !== null && only !== i + 1) continue;
  const path = `${ROOT}${file}`;
  const source = readFileSync(path, 'utf8');
  if (!source.includes(from)) throw new Error(`fault ${i + 1} has lost its place in ${file}`);
  try {
    writeFileSync(path, source.replace(from, to));
    const unnoticed = passes(fault);
    if (unnoticed) survived++;
    console.log(`${i + 1}. ${what}: ${unnoticed ? 'SURVIVED' : 'noticed'}`);
  } finally {
    writeFileSync(path, source);
  }
}
console.log(`${survived} of ${only === null ? FAULTS.length : 1} survived`);
process.exitCode = survived === 0 ? 0 : 1;
