import { expect, it } from 'vitest';
import { LessonRun } from '#kernel';
import { module } from '../index.ts';
import { course } from '../lesson/index.ts';

it('wherever the first building stands, the lesson goes on in that town: the other bank is in reach', () => {
  const [lesson] = course.lessons;
  if (lesson === undefined) throw new Error('no lesson');
  const first = new LessonRun(module, lesson);
  first.goTo('first');
  const saved = { ...first.save(), state: JSON.stringify(first.state) };
  const places = first.decisions.flatMap((d) => d.options).filter((m) => (m as { do: string }).do === 'place');
  expect(places.length).toBeGreaterThan(20);
  for (const place of places) {
    const run = new LessonRun(module, lesson, saved);
    run.play([place]);
    run.goTo('across');
    expect(run.isElsewhere).toBe(false);
    run.play(run.show());
    expect([place, run.phase]).toEqual([place, 'done']);
  }
});
