/** How far somebody is in a course: kept in this browser, so that a lesson needs no server. */
import { signal } from '@preact/signals';
import { type Course, readSaved, type SavedLesson, type TableModule } from '#kernel';
import { type Kept, load, save } from './begun.ts';

const known = signal<Readonly<Record<string, Kept>>>({});

export function progressIn(game: string): Kept {
  return known.value[game] ?? load(game);
}

function store(game: string, kept: Kept): void {
  known.value = { ...known.value, [game]: kept };
  save(game, kept);
}

export function keepStep(game: string, lesson: string, saved: SavedLesson): void {
  const kept = progressIn(game);
  store(game, { ...kept, [lesson]: { ...kept[lesson], saved } });
}

export function keepDone(game: string, lesson: string): void {
  store(game, { ...progressIn(game), [lesson]: { done: true } });
}

export function isDone(kept: Kept, lesson: string): boolean {
  return kept[lesson]?.done === true;
}

/** Whether every lesson is done: there is nothing to go on with, only to do once more. */
export function isLearnt({ lessons }: Pick<Course, 'lessons'>, kept: Kept): boolean {
  return lessons.length > 0 && lessons.every((l) => isDone(kept, l.id));
}

/** Where the course goes on: the lesson that was begun, else the first that is not done, else the first. */
export function nextLesson(course: Course, kept: Kept): number {
  const begun = course.lessons.findIndex((l) => kept[l.id]?.saved !== undefined && !isDone(kept, l.id));
  if (begun >= 0) return begun;
  return Math.max(
    0,
    course.lessons.findIndex((l) => !isDone(kept, l.id)),
  );
}

/** What is kept of one lesson, if it still fits. */
export function savedIn(module: TableModule, course: Course, index: number): SavedLesson | 'old' | null {
  const lesson = course.lessons[index];
  if (lesson === undefined) return null;
  return readSaved(module, lesson, progressIn(module.meta.id)[lesson.id]?.saved ?? null);
}
