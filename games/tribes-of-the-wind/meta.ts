import type { GameMeta } from '#kernel';

export const meta: GameMeta = {
  id: 'tribes-of-the-wind',
  title: { de: 'Tribes of the Wind', en: 'Tribes of the Wind' },
  tagline: {
    de: 'Reinige das Land, pflanze Wälder und fliege mit deinen Windreitern neue Dörfer an',
    en: 'Clean the land, plant forests and fly your windriders to new villages',
  },
  seats: [2, 3, 4, 5],
  minutes: [40, 90],
  weight: 3,
  planning: 0.6,
  credit: { author: 'Joachim Thôme', year: 2022, publisher: 'La Boîte de Jeu' },
  ours: {
    de: 'Der Ablauf und die Wertung sind die des Originals. **Die einzelnen Karten, Anführer und Tempelwerte sind von uns**: Die gedruckten sind nicht öffentlich.',
    en: 'Course of play and scoring are those of the original. **The single cards, leaders and temple values are ours**: the printed ones are not public.',
  },
};
