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
  weight: 4,
  planning: 0.8,
  credit: { author: 'Stefan Feld', year: 2013, publisher: 'alea / Ravensburger' },
  ours: {
    de: 'Die Regeln sind die des Originals. **Ein Teil der Aufgaben und Wegwerte ist von uns**, ebenso Schmuckpreise, Statusfelder und die Symbole auf den Personen: Die gedruckten sind nicht öffentlich.',
    en: 'The rules are those of the original. **Part of the tasks and path values is ours**, and so are prices of jewellery, status spaces and the symbols on the persons: the printed ones are not public.',
  },
};
