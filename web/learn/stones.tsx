import type { Course } from '#kernel';
import { Icon } from '../parts/icon.tsx';
import { lang } from '../text/index.ts';
import { isDone, isLearnt, nextLesson, progressIn } from './progress.ts';
import { w } from './words.ts';

/** At which step a begun lesson waits. */
export function stepOf(kept: ReturnType<typeof progressIn>, lesson: string): number | null {
  const saved = kept[lesson]?.saved as { step?: unknown } | undefined;
  return typeof saved?.step === 'number' ? saved.step : null;
}

/** The lessons as stepping stones: learnt, going on, open. */
export function Stones({ id, course }: { id: string; course: Course }) {
  const kept = progressIn(id);
  const now = nextLesson(course, kept);
  return (
    <section class="lessons" id="lessons">
      <header>
        <h2>{w().lessons(course.lessons.length)}</h2>
        <p>{isLearnt(course, kept) ? w().lessonsLearnt : w().lessonsText}</p>
      </header>
      <ol class="stones" style={{ '--stones': course.lessons.length }}>
        {course.lessons.map((lesson, i) => {
          const done = isDone(kept, lesson.id);
          const step = stepOf(kept, lesson.id);
          const begun = !done && i === now && step !== null;
          return (
            <li key={lesson.id} class={done ? 'done' : i === now ? 'now' : ''}>
              <a href={`/games/${id}/learn/${lesson.id}`}>
                <span class="stone num">{done ? <Icon name="ok" /> : i + 1}</span>
                <span class="lesson-t">
                  <b>{course.text[lang()][lesson.id]?.title}</b>
                  <small>
                    {done ? w().learnt : begun ? w().atStep(step + 1, lesson.steps.length) : w().about(lesson.minutes)}
                  </small>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
