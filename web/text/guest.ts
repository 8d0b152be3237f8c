import type { Language } from '#kernel';

/** Who has not said a name yet is called this, in whichever language they came. */
export const guestNames: Readonly<Record<Language, string>> = { de: 'Gast', en: 'Guest' };
