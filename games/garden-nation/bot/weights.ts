import { LiveWeights, type Weights } from '#kernel';
import raw from './weights.json' with { type: 'json' };
import rawSearching from './weights-searching.json' with { type: 'json' };

export const weights = new LiveWeights(raw);
/** The numbers of the levels that look ahead. */
export const searching: Weights = rawSearching;

/** What the bot believes, in points unless said otherwise: no rules, but guesses that held in play. */
export const W = weights.named({
  /** Points for one population while it still buys floors, and for one more than the rounds left can use. */
  population: 0,
  populationMore: 0,
  /** Population a round can use. */
  spent: 0,
  /** Extra points lost for each population below `comfort`. */
  shortage: 0,
  comfort: 0,
  /** Share of the value of a building that demolishing it later may bring. */
  roofedAsset: 0,
  openAsset: 0,
  /** Share of a project that the next player can complete at once where the crane stands. */
  atOnce: 0,
  /** Sole majority of a territory named on a secret card, for a seat that is behind. */
  behind: 0,
  /** What an unroofed floor of an opponent is worth to secret cards nobody else knows. */
  opponentFloor: 0,
  /** The same, more for every floor of a building above the second. */
  opponentTall: 0,
  /** A ploy token while rounds are left: for less than this it waits for a better moment. */
  ploy: 0,
  /** Rounds left from which on a token keeps its full worth. */
  ployRounds: 0,
  /** Lost by a token that only led elsewhere and brought no project. */
  idlePloy: 0,
  /** An invasion for more than this share of the own population costs so much more. */
  rash: 0,
  rashCost: 0,
  /** Tearing down where an own secret card counts the majority just held. */
  heldCost: 0,
  /** Share of actions that place a floor: tells how long the game will last. */
  buildShare: 0,
  /** How much more likely secret cards are with each point they promise already; spread of the choice which to keep, in points. */
  fits: 0,
  keeping: 0,
  /** With so many rounds left, what is unfinished counts half. */
  late: 0,
});
/** Share of a public project that needs n more floors. */
export const REACH = weights.row('reach', 1, 4);
/** Share of the points of a secret project for a building that is n floors too low. */
export const LOWER = weights.row('lower', 1, 3);
/** Sole majority of a territory named on a secret card: share of the points by lead in floors. */
export const LEAD = weights.row('lead', 0, 3);
