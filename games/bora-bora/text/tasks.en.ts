/** Requirements of tasks in a few words, in English. */
import type { TaskWords } from './tasks.de.ts';

export const tasks: TaskWords = {
  persons: (n, sex) =>
    `${n} ${sex === 'man' ? (n === 1 ? 'man' : 'men') : sex === 'woman' ? (n === 1 ? 'woman' : 'women') : 'persons'}`,
  personKinds: (n, sex) => `${n} different ${sex === 'man' ? 'men' : sex === 'woman' ? 'women' : 'persons'}`,
  shifted: (n, sex) => (sex === 'man' ? `${n} tattooed` : sex === 'woman' ? `${n} gatherers` : `${n} persons down`),
  priests: (n) => `${n} ${n === 1 ? 'priest' : 'priests'}`,
  turnOrder: (place) => `player ${place}`,
  regions: (n) => `${n} regions`,
  terrain: (n, terrain) => `${n} ${['mountains', 'beaches', 'forests', 'steppes'][terrain] ?? ''}`,
  islands: (n) => `all ${n} islands`,
  fishValue: (n, value) => `${n}× fish ${value}`,
  godCardsSame: (n) => `${n} equal gods`,
  godCardsDifferent: (n) => `${n} kinds of gods`,
  godTiles: (n) => `${n} god tiles`,
  offerings: (n) => `${n} offerings`,
  shells: (n) => `${n} shells`,
  anyMaterial: (n) => `${n} materials`,
  jewels: (n) => `${n} jewellery ${n === 1 ? 'tile' : 'tiles'}`,
  jewelTypes: (n) => `${n} kinds of jewellery`,
  buildings: (n) => `${n} buildings`,
  hutsOnField12: (n) => `${n} on field 12`,
};
