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
  weight: 2,
  planning: 0.55,
  credit: { author: 'Reiner Knizia', year: 2020, publisher: 'Kosmos' },
  ours: {
    de: 'Regeln und Punkte sind die des Originals. **Spielpläne, die meisten Gebäudeformen und die Namen der Gebäude sind von uns**: Die gedruckten sind nicht öffentlich.',
    en: 'Rules and points are those of the original. **The boards, most building shapes and the names of the buildings are ours**: the printed ones are not public.',
  },
};
