/** What each row of the score counts, for whoever asks. */
import type { Category } from './words.ts';

export const counts: Readonly<Record<Category, string>> = {
  projects: 'What your completed public projects have brought.',
  secret:
    'What your two secret projects bring at the end. Until then only you know them; buildings with a roof mostly do not count.',
  population: 'The number beside your space on the population track. Little population loses points here.',
};
