/** What the heuristic thinks things are worth, in points: estimates, compared in series of solo games. */
export interface Weights {
  /** Worth of a product and of a basic good while there is time to use it. */
  glass: number;
  brick: number;
  basic: number;
  /** Each further unit of the same good is worth this share of the one before. */
  decay: number;
  /** Own cards left at which goods have their full worth. */
  horizon: number;
  /** Landscape: a forest, another tile, the first and the second empty space; at full time left. */
  forest: number;
  tile: number;
  empty: number;
  emptyNext: number;
  /** A processing building, and a private tile that is not built, at full time left. */
  engine: number;
  private: number;
  /** Share of the best open building that is counted as won already, if it can be paid now; and lost a missing unit. */
  chance: number;
  missing: number;
  /** A missing product counts as this many missing goods. */
  missingProduct: number;
  /** How much a card played later in the plan counts. */
  later: number;
}

export const WEIGHTS: Weights = {
  glass: 2.2,
  brick: 1.3,
  basic: 0.42,
  decay: 0.86,
  horizon: 7.5,
  forest: 0.25,
  tile: 0.2,
  empty: 0.8,
  emptyNext: 0.3,
  engine: 0.8,
  private: 0.6,
  chance: 0.35,
  missing: 0.6,
  missingProduct: 2.5,
  later: 0.8,
};
