import type { GameMeta } from '#kernel';

export const meta: GameMeta = {
  id: 'garden-nation',
  title: { de: 'Kleine Völker, großer Garten', en: 'Garden Nation' },
  tagline: {
    de: 'Wo du baust, entscheidet, wohin der Kran als Nächstes kriecht.',
    en: 'Where you build decides where the crane crawls next.',
  },
  seats: [2, 3, 4],
  minutes: [60, 75],
  weight: 3,
  planning: 0.75,
  credit: { author: 'Nathalie Saunier, Rémi Saunier', year: 2021, publisher: 'Bombyx' },
  ours: {
    de: 'Regeln, Garten und Bauvorhaben sind die des Originals. **Von uns sind nur Entscheidungen, wo die Anleitung schweigt**, etwa bei Gleichstand.',
    en: 'Rules, garden and projects are those of the original. **Only decisions where the rulebook is silent are ours**, ties for example.',
  },
};
