import type { GameMeta } from '#kernel';

export const meta: GameMeta = {
  id: 'glass-road',
  title: { de: 'Die Glasstraße', en: 'Glass Road' },
  tagline: {
    de: 'Wald roden, Räder drehen, Glas und Ziegel verbauen',
    en: 'Clear the forest, let the wheels turn, build with glass and brick',
  },
  seats: [1, 2, 3, 4],
  minutes: [20, 80],
  weight: 3,
  planning: 0.8,
  credit: { author: 'Uwe Rosenberg', year: 2013, publisher: 'Feuerland Spiele' },
  ours: {
    de: 'Der Ablauf, die Räder und die Namen sind die des Originals. **Kosten, Wirkungen und Punkte der meisten Gebäude und vieler Personen sind von uns**: Die gedruckten sind nicht öffentlich.',
    en: 'Course of play, wheels and names are those of the original. **Costs, effects and points of most buildings and many specialists are ours**: the printed ones are not public.',
  },
};
