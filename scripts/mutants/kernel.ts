/** Faults of what all games stand on: log, undo, secrets, names, lessons. */
import type { Fault } from './fault.ts';

export const kernel: readonly Fault[] = [
  {
    what: 'a secret is told to everybody',
    file: 'kernel/sink.ts',
    from: "viewer === 'judge' || (typeof viewer === 'number' && told.seats?.includes(viewer))",
    to: "viewer === 'judge' || typeof viewer === 'number'",
    tests: ['kernel/test/run-sink.test.ts', 'kernel/test/match.test.ts'],
  },
  {
    what: 'after an undo positions of the past are those of before',
    file: 'kernel/timeline.ts',
    from: '    this.#keyframes.length = Math.min(this.#keyframes.length, Math.floor(n / KEYFRAME_EVERY) + 1);\n',
    to: '',
    tests: ['server/test/asked.test.ts'],
    named: 'a position of the past',
  },
  {
    what: 'you is, you builds',
    file: 'kernel/text.ts',
    from: 'does: (third, second) => (you ? second : third)',
    to: 'does: (third) => third',
    tests: ['tests/voice.test.ts'],
  },
  {
    what: 'a mistake in a lesson cannot be tried anew',
    file: 'kernel/course.ts',
    from: '    this.#restore(this.#before);\n',
    to: '',
    tests: ['kernel/test/lesson.test.ts', 'web/test/course.test.tsx'],
  },
  {
    what: 'a lesson goes on from a harmful mistake',
    file: 'kernel/course.ts',
    from: "if (this.phase === 'wrong' && !this.harmless) return;",
    to: '',
    tests: ['kernel/test/lesson.test.ts'],
  },
];
