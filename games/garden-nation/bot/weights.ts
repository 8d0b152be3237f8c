/** What the bot believes, in points unless said otherwise: no rules, but guesses that held against variants in self-play. */
export const WEIGHTS = {
  /** Points for one population while it still buys floors. */
  population: 0.33,
  /** Extra points lost for each population below `comfort`. */
  shortage: 0.25,
  comfort: 12,
  /** Share of the value of a building that demolishing it later may bring. */
  roofedAsset: 0.5,
  openAsset: 0.3,
  /** Share of a public project that needs n more floors. */
  reach: [0, 0.4, 0.18, 0.07, 0.02] as readonly number[],
  /** Share of a project that the next player can complete at once where the crane stands. */
  atOnce: 0.6,
  /** Share of the points of a secret project for a building that is n floors too low. */
  lower: [1, 0.5, 0.2, 0.08] as readonly number[],
  /** Sole majority of a territory named on a secret card: share of the points by lead in floors. */
  lead: [0.25, 0.6, 0.8, 0.9] as readonly number[],
  behind: 0.1,
  /** What an unroofed floor of an opponent is worth to secret cards nobody else knows. */
  opponentFloor: 0.55,
  /** A ploy token while rounds are left: for less than this it waits for a better moment. */
  ploy: 4,
  /** Share of actions that place a floor: tells how long the game will last. */
  buildShare: 0.75,
};
