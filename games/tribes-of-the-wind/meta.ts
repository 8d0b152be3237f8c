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
};
