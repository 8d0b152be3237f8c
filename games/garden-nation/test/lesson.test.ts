import { expect, it } from 'vitest';
import { LessonRun } from '#kernel';
import { module } from '../index.ts';
import { course } from '../lesson/index.ts';
import type { State } from '../rules/state.ts';

it('no floor of the first lesson completes a project: it speaks of none yet', () => {
  const [lesson] = course.lessons;
  if (lesson === undefined) throw new Error('no lesson');
  for (const step of ['first', 'stack']) {
    const at = new LessonRun(module, lesson);
    at.goTo(step);
    const saved = { ...at.save(), state: JSON.stringify(at.state) };
    for (const option of at.decisions.flatMap((d) => d.options)) {
      const run = new LessonRun(module, lesson, saved);
      run.play([option]);
      const { points, phase } = run.state as State;
      expect([step, option, points[0], phase === 'project']).toEqual([step, option, 0, false]);
    }
  }
});
