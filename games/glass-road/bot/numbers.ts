import type { Weights, WeightValues } from '#kernel';
import raw from './weights-searching.json' with { type: 'json' };

/** What whoever looks ahead thinks things are worth, in points. */
interface Numbers {
  /** A unit of a good while there is time to use it; of glass and brick every unit, of the others the first. */
  glass: number;
  brick: number;
  wood: number;
  charcoal: number;
  water: number;
  food: number;
  clay: number;
  sand: number;
  /** Each further unit of the same good is worth this share of the one before. */
  decay: number;
  /** Own cards left at which goods and land have their full worth. */
  horizon: number;
  /** A tile, the first empty space (or one that can be cleared) and the next two. */
  forest: number;
  grove: number;
  pond: number;
  pit: number;
  empty: number;
  emptyNext: number;
  /** A wheel with all its goods but the last. */
  wheel: number;
  /** A processing building, and the own cards left at which it has its full worth. */
  engine: number;
  engineHorizon: number;
  /** A tile in front of the player, or still to be looked at. */
  private: number;
  draft: number;
  /** Share of the best open building that is counted as won already, and of each further one beside the one before. */
  chance: number;
  chanceDecay: number;
  /** Lost a missing unit; a missing product counts as so many. */
  missing: number;
  missingProduct: number;
  /** A unit of the immediate effect of a building that is not built yet. */
  effect: number;
  /** How much a card played later in a plan counts. */
  later: number;
  /** Share of a card's gain that is lost when somebody follows. */
  toll: number;
  /** How much a card in hand counts that is not led, if it is followed. */
  follow: number;
  /** The most that is lost by keeping a card that the best way through the period does not use. */
  spare: number;
  /** The most a card is liked for no reason when several players keep their hands. */
  mood: number;
  /** What speaks against discarding a landscape tile that nothing replaces. */
  discard: number;
  /** What the rest leaves out on average at the beginning of each quarter of the game. */
  first: number;
  second: number;
  third: number;
  fourth: number;
}

export const searchingWeights: Weights = raw;

/** The numbers in use. */
export let NUMBERS: Numbers = raw.values;
export function useNumbers(values: WeightValues): void {
  NUMBERS = values as unknown as Numbers;
}
