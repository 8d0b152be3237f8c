/** Faults of course, handbook and the page of a game. */
import type { Fault } from './fault.ts';

const COURSE = ['web/test/course.test.tsx'];

export const learn: readonly Fault[] = [
  {
    what: 'a finished lesson is not remembered',
    file: 'web/learn/lesson.tsx',
    from: "if (run.phase === 'over') keepDone(game, run.lesson.id);",
    to: "if (run.phase === 'over') keepStep(game, run.lesson.id, run.save());",
    tests: COURSE,
  },
  {
    what: "'Skip' goes on without doing what was skipped",
    file: 'web/learn/lesson.tsx',
    from: "else if (what === 'skip') run.skip();",
    to: "else if (what === 'skip') run.next();",
    tests: COURSE,
  },
  {
    what: 'the coach gives another reason for a mistake',
    file: 'web/learn/coach.tsx',
    from: "text.wrong?.[run.mistake ?? ''] ?? ''",
    to: "text.done ?? ''",
    tests: COURSE,
  },
  {
    what: 'the course begins anew instead of going on',
    file: 'web/learn/progress.ts',
    from: 'if (begun >= 0) return begun;',
    to: '',
    tests: COURSE,
  },
  {
    what: 'a ruling that was found leads nowhere',
    file: 'web/learn/results.tsx',
    from: '`/rules/${book.module.meta.id}#${hit.to}` : `#${hit.to}`',
    to: '`#${hit.to}` : `#${hit.to}`',
    tests: ['web/test/handbook.test.tsx'],
  },
  {
    what: 'whoever has never played is not led to the course',
    file: 'web/learn/game-page.tsx',
    from: 'course !== null && (games ?? []).length === 0 &&',
    to: 'course !== null && (games ?? []).length > 0 &&',
    tests: ['web/test/game-page.test.tsx'],
  },
  {
    what: 'a game that was played alone counts as won',
    file: 'web/learn/stand.tsx',
    from: 'g.rank === 1 && g.seats > 1',
    to: 'g.rank === 1',
    tests: ['web/test/learn.test.ts'],
  },
];
