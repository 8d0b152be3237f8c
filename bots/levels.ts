/** The strengths of bots: one list, from which protocol, dialogs, commands and tests take them. No code that plays: pages read it too. */

export const LEVELS = [
  {
    level: 1,
    /** Thinking time for one searched decision; 0 answers at once. */
    ms: 0,
    /**
     * How far a searching level is off when it compares turns, in parts of what the best of them differ by (see `judged`): clear turns are found, close
     * ones are muddled. Time alone makes too small steps in games where good plans are found at once.
     */
    misjudges: 0,
    name: { de: 'Neu dabei', en: 'Beginner' },
    line: { de: 'Hat das Spiel verstanden, plant aber nichts.', en: 'Has understood the game, plans nothing.' },
  },
  {
    level: 2,
    ms: 0,
    misjudges: 0,
    name: { de: 'Locker', en: 'Casual' },
    line: { de: 'Nimmt, was jetzt am meisten bringt.', en: 'Takes what brings most right now.' },
  },
  {
    level: 3,
    ms: 50,
    misjudges: 1.5,
    name: { de: 'Geübt', en: 'Club' },
    line: { de: 'Plant den ganzen Zug und achtet auf dich.', en: 'Plans the whole turn and watches you.' },
  },
  {
    level: 4,
    ms: 300,
    misjudges: 0.9,
    name: { de: 'Stark', en: 'Strong' },
    line: {
      de: 'Spielt in Gedanken hunderte Fortsetzungen durch.',
      en: 'Plays through hundreds of lines in its head.',
    },
  },
  {
    level: 5,
    ms: 2000,
    misjudges: 0,
    name: { de: 'Meisterhaft', en: 'Master' },
    line: { de: 'Unser stärkster Bot, mit viel Bedenkzeit.', en: 'Our strongest bot, with time to think.' },
  },
] as const;

export type Level = (typeof LEVELS)[number]['level'];

export type LevelInfo = (typeof LEVELS)[number];

export function isLevel(x: unknown): x is Level {
  return LEVELS.some((l) => l.level === x);
}

export function levelInfo(level: Level): LevelInfo {
  return LEVELS[level - 1] as LevelInfo;
}

/** What a new table offers first. */
export const USUAL_LEVEL: Level = 2;
