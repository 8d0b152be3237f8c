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
};
