import type { GameMeta } from '#kernel';

export const meta: GameMeta = {
  id: 'my-city',
  title: { de: 'My City', en: 'My City' },
  tagline: {
    de: 'Das ewige Spiel: eine Stadt am Fluss, Karte für Karte',
    en: 'The eternal game: a town by the river, card by card',
  },
  seats: [1, 2, 3, 4],
  minutes: [10, 25],
};
