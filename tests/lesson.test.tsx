/** Every course: each lesson is played to its end, every legal answer is judged, every place it points at is drawn. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { LANGUAGES } from '#kernel';
import { typedNumbers } from '#kernel/laws/handbook.ts';
import { courseFaults, lessonFaults, savingFaults } from '#kernel/laws/lesson.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Courses that are still being written: the list can only get shorter. */
const UNWRITTEN: readonly string[] = ['bora-bora', 'garden-nation', 'glass-road', 'tribes-of-the-wind'];

describe.each(games.filter(({ meta }) => !UNWRITTEN.includes(meta.id)).map((g) => [g.meta.id, g] as const))(
  'the course of %s',
  async (id, entry) => {
    const { module } = await entry.load();
    const course = (await module.course?.())?.course;
    const handbook = (await module.handbook?.())?.handbook;
    if (course === undefined || handbook === undefined) throw new Error(`${id} has no course`);

    it('is whole in both languages', () => expect(courseFaults(module, course, handbook)).toEqual([]));

    it('takes its numbers from the data', () => {
      for (const lang of LANGUAGES)
        expect(typedNumbers(readFileSync(`${ROOT}games/${id}/lesson/${lang}.ts`, 'utf8'))).toEqual([]);
    });

    it('its guide is drawn in the handbook', () => {
      const entries = handbook.text.de.chapters.flatMap((c) =>
        c.blocks.flatMap((b) => ('entries' in b ? b.entries : [])),
      );
      expect(entries.map((e) => e.id)).toContain(course.guide);
    });

    it.each(course.lessons.map((l) => [l.id, l] as const))('lesson %s is played to its end', (_, lesson) => {
      expect(lessonFaults(module, course, lesson)).toEqual([]);
      expect(savingFaults(module, lesson)).toEqual([]);
    });
  },
);

it('the list of unwritten courses is true', () => {
  for (const id of UNWRITTEN) expect(existsSync(`${ROOT}games/${id}/lesson/index.ts`), id).toBe(false);
});
