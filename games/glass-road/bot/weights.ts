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

/** Share of the hands of the first and of the last period that hold a specialist: counted in games of the bot. */
export const HELD: Readonly<Record<string, readonly [number, number]>> = {
  woodcutter: [0, 0.07],
  'slash-and-burn-farmer': [0.95, 0.4],
  'charcoal-burner': [0.2, 0.15],
  'fuel-collector': [0, 0],
  'clay-worker': [0.2, 0.15],
  'water-carrier': [0.25, 0.15],
  supplier: [0.35, 0.8],
  builder: [0.02, 0.42],
  carpenter: [0.45, 0.8],
  'feudal-lord': [0.05, 0.67],
  'fish-farmer': [0.95, 0.2],
  'pond-builder': [0.1, 0.15],
  'pit-worker': [0.95, 0.35],
  forester: [0.55, 0.3],
  'landscape-gardener': [0.05, 0.45],
};

/** No card is quite impossible in a hidden hand, and none quite certain. */
export const SURPRISE = 0.01;
export const SURE = 0.97;
