import type { Hints } from '#kernel';

/** What a good beginner looks at, by kind of question. */
export const hints: Hints = {
  de: {
    build:
      'Such einen Platz, der Steine zudeckt, Bäume stehen lässt und an gleiche Farbe grenzt. Das Minus am Anfang ist nur die leere Wiese.',
  },
  en: {
    build:
      'Look for a place that covers rocks, leaves trees in sight and borders on the same colour. The minus at the start is only the empty meadow.',
  },
};
