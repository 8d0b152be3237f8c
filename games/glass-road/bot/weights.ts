import { LiveWeights } from '#kernel';
import raw from './weights.json' with { type: 'json' };

export const weights = new LiveWeights(raw);

/** What the heuristic thinks things are worth, in points. */
export const W = weights.named({
  /** Worth of a product and of a basic good while there is time to use it. */
  glass: 0,
  brick: 0,
  basic: 0,
  /** Each further unit of the same good is worth this share of the one before. */
  decay: 0,
  /** Own cards left at which goods have their full worth. */
  horizon: 0,
  /** Landscape: a forest, another tile, the first and the second empty space; at full time left. */
  forest: 0,
  tile: 0,
  empty: 0,
  emptyNext: 0,
  /** A processing building, and a private tile that is not built, at full time left. */
  engine: 0,
  private: 0,
  /** Share of the best open building that is counted as won already, if it can be paid now; and lost a missing unit. */
  chance: 0,
  missing: 0,
  /** The same share of the second and the third best. */
  chanceNext: 0,
  chanceThird: 0,
  /** A wheel with all but its last good. */
  wheel: 0,
  /** Own cards left at which a processing building has its full worth. */
  engineHorizon: 0,
  /** A missing product counts as this many missing goods. */
  missingProduct: 0,
  /** How much a card played later in the plan counts. */
  later: 0,
  /** Cards of a hand that two players usually do not come to lead. */
  unplayed: 0,
  /** The most a card is liked for no reason when a hand is kept. */
  mood: 0,
  /** What speaks against discarding a landscape tile that nothing replaces. */
  discard: 0,
});

/** Share of the hands of the first and of the last period that hold a specialist: counted in games of the bot. */
export const HELD: Readonly<Record<string, readonly [number, number]>> = {
  woodcutter: [0.06, 0.17],
  'slash-and-burn-farmer': [0.45, 0.33],
  'charcoal-burner': [0.35, 0.22],
  'fuel-collector': [0, 0.02],
  'clay-worker': [0.2, 0.33],
  'water-carrier': [0.05, 0.16],
  supplier: [0.31, 0.49],
  builder: [0.03, 0.36],
  carpenter: [0.43, 0.7],
  'feudal-lord': [0.38, 0.76],
  'fish-farmer': [0.81, 0.38],
  'pond-builder': [0.51, 0.15],
  'pit-worker': [0.95, 0.42],
  forester: [0.25, 0.25],
  'landscape-gardener': [0.19, 0.28],
};

/** No card is quite impossible in a hidden hand, and none quite certain. */
export const SURPRISE = 0.01;
export const SURE = 0.97;
