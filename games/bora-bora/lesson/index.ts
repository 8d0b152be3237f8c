import type { Course } from '#kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { lessons } from './lessons.ts';

export const course: Course = { guide: 'priest', lessons, text: { de, en } };
