import { signal } from '@preact/signals';
import { gameEntry } from '#games';
import type { Course } from '#kernel';

type CourseState = Course | 'none' | 'failed' | undefined;

const loaded = signal<Readonly<Record<string, Exclude<CourseState, undefined>>>>({});
const asked = new Set<string>();

async function load(id: string): Promise<Course | 'none'> {
  const entry = gameEntry(id);
  if (entry === undefined) return 'none';
  const { module } = await entry.load();
  return module.course === undefined ? 'none' : (await module.course()).course;
}

/** The course of a game; reading it starts the loading. */
export function loadedCourse(id: string): CourseState {
  const there = loaded.value[id];
  if (there === undefined && !asked.has(id)) {
    asked.add(id);
    load(id)
      .catch((e: unknown) => {
        console.warn('course does not load', id, e);
        return 'failed' as const;
      })
      .then((course) => {
        loaded.value = { ...loaded.value, [id]: course };
      });
  }
  return there;
}
