import type { AnyBrain, Course } from '#kernel';
import { partsOf } from '../app/game-parts.ts';
import { loading } from '../app/loading.ts';

/** The course of a game. */
export const loadedCourse = loading<Course | 'none'>('course', async (id, lang) => {
  const course = partsOf(id, lang).course;
  return course === undefined ? 'none' : (await course()).course;
}).read;

/** Who answers for the others in a lesson where nothing is written for them. Nowhere else does a browser think. */
export const loadedBrain = loading<AnyBrain | 'none'>(
  'brain',
  async (id, lang) => (await partsOf(id, lang).brain?.()) ?? 'none',
).read;
