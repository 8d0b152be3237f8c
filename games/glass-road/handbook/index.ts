import type { Handbook } from '#kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { figures } from './figures.ts';

export const handbook: Handbook = { figures, text: { de, en } };
