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
};
