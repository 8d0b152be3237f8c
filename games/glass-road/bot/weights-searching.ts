import { LiveWeights } from '#kernel';
import raw from './weights-searching.json' with { type: 'json' };

export const searching = new LiveWeights(raw);

/** What whoever looks ahead thinks things are worth, in points. */
export const W = searching.named({
  /** A unit of a good while there is time to use it; of glass and brick every unit, of the others the first. */
  glass: 0,
  brick: 0,
  wood: 0,
  charcoal: 0,
  water: 0,
  food: 0,
  clay: 0,
  sand: 0,
  /** Each further unit of the same good is worth this share of the one before. */
  decay: 0,
  /** Own cards left at which goods and land have their full worth. */
  horizon: 0,
  /** A tile, the first empty space (or one that can be cleared) and the next two. */
  forest: 0,
  grove: 0,
  pond: 0,
  pit: 0,
  empty: 0,
  emptyNext: 0,
  /** A wheel with all its goods but the last. */
  wheel: 0,
  /** A processing building, and the own cards left at which it has its full worth. */
  engine: 0,
  engineHorizon: 0,
  /** A tile in front of the player, or still to be looked at. */
  private: 0,
  draft: 0,
  /** Share of the best open building that is counted as won already, and of each further one beside the one before. */
  chance: 0,
  chanceDecay: 0,
  /** Lost a missing unit; a missing product counts as so many. */
  missing: 0,
  missingProduct: 0,
  /** A unit of the immediate effect of a building that is not built yet. */
  effect: 0,
  /** How much a card played later in a plan counts. */
  later: 0,
  /** Share of a card's gain that is lost when somebody follows. */
  toll: 0,
  /** How much a card in hand counts that is not led, if it is followed. */
  follow: 0,
  /** The most that is lost by keeping a card that the best way through the period does not use. */
  spare: 0,
  /** The most a card is liked for no reason when several players keep their hands. */
  mood: 0,
  /** What speaks against discarding a landscape tile that nothing replaces. */
  discard: 0,
  /** What the rest leaves out on average at the beginning of each quarter of the game. */
  first: 0,
  second: 0,
  third: 0,
  fourth: 0,
});
