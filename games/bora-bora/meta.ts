import type { GameMeta } from '#kernel';

export const meta: GameMeta = {
  id: 'bora-bora',
  title: { de: 'Bora Bora', en: 'Bora Bora' },
  tagline: {
    de: 'Würfel, Götter und Hütten auf fünf Inseln',
    en: 'Dice, gods and huts on five islands',
  },
  seats: [2, 3, 4],
  minutes: [60, 120],
};
