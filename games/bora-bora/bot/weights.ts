import type { Predicate } from '../rules/requirements.ts';
import type { PersonAction } from '../rules/words.ts';

/** What things are worth in points to a careful player; found by playing many games of level 2 against itself. */
export const WORTH = {
  offering: 1.3,
  /** Offerings beyond this number are worth half. */
  offeringsNeeded: 4,
  godCard: 1.2,
  godCardsNeeded: 5,
  pair: 0.5,
  /** On top of the points at the end, while there is time to use it. */
  godTile: 2,
  shellLater: 1.1,
  materialSingle: 1.1,
  /** Share of the building points that two neighbouring materials are worth. */
  buildable: 0.75,
  /** Share of the fish on a held site that survives until the end, a round still to come. */
  siteKept: 0.93,
  freeField: 2.2,
  freeFieldMore: 0.4,
  freeFieldsNeeded: 2,
  region: 0.9,
  newReach: 0.25,
  symbol: 0.4,
  majority: 2.2,
  turnPlace: 0.7,
  task: 6,
  taskEffort: 0.45,
  taskSoon: 0.4,
  yellow: 3,
  ready: 2,
  extraKind: 0.25,
  hutOnReserve: -0.15,
  bonusNear: 1.5,
  /** Share of what a die in hand promises: others may close the card first. */
  diceLater: 0.92,
} as const;

/** What a die gives on a card: a base and something a pip; for building a share of the round's points. */
export const DIE_GAIN = {
  helper: [0.3, 0.8],
  temple: [4, 0.55],
  build: [2, 0.5],
  person: [3.6, 0.3],
  expand: [3.4, 0.35],
} as const;

/** Chance that a priest on spaces 1 to 6 is still there a round later, by space − 1. */
export const PRIEST_STAYS: readonly number[] = [0.3, 0.47, 0.65, 0.77, 0.88, 0.93];

/** Worth of one use of a kind in phase B, by number of tiles − 1. */
export const USE: Readonly<Record<PersonAction, readonly number[]>> = {
  expandLand: [1.8, 2.9, 3.6],
  expandWater: [1.8, 3.1, 3.8],
  takeWoman: [1.6, 2.2, 2.2],
  takeMan: [1.6, 2.2, 2.2],
  build: [2.4, 3.4, 3.4],
  takeMaterial: [2, 3.6, 5],
  moveHut: [0.6, 0.9, 1.1],
  gainVp: [2.4, 4.8, 7],
  takeGodCard: [1.2, 2.2, 3],
  takeOffering: [1.2, 2.2, 3],
  gainStatus: [1, 2.2, 3.6],
  takeShell: [1.2, 2.4, 3.6],
};

/** Effort to gain one missing unit of a requirement, in actions. */
export const EFFORT: Readonly<Record<Predicate, number>> = {
  persons: 1,
  personKinds: 1,
  personsOfKind: 1.8,
  shifted: 0.7,
  priests: 0.9,
  turnOrder: 1.2,
  regions: 0.9,
  terrain: 1.3,
  islands: 1.2,
  fishValue: 1.3,
  godCardsSame: 0.9,
  godCardsDifferent: 0.7,
  godTiles: 1.6,
  offerings: 0.6,
  shells: 0.5,
  materials: 0.6,
  jewels: 1.3,
  jewelTypes: 1.5,
  jewelsOfType: 2,
  buildings: 1.2,
  hutsOnField12: 0.8,
};
