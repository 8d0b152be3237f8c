import { LiveWeights, type Weights } from '#kernel';
import { TEMPLE_SPACES } from '../rules/data.ts';
import { PREDICATES } from '../rules/requirements.ts';
import { BONUS_TESTS, PERSON_ACTIONS } from '../rules/words.ts';
import raw from './weights.json' with { type: 'json' };
import rawSearching from './weights-searching.json' with { type: 'json' };

export const weights = new LiveWeights(raw);
/** The numbers of the levels that look ahead. */
export const searching: Weights = rawSearching;

/** What things are worth in points to a careful player. */
export const WORTH = weights.named({
  offering: 0,
  /** Offerings beyond this number are worth less. */
  offeringsNeeded: 0,
  godCard: 0,
  godCardsNeeded: 0,
  pair: 0,
  /** On top of the points at the end, while there is time to use it. */
  godTile: 0,
  shellLater: 0,
  materialSingle: 0,
  /** Share of the building points that two neighbouring materials are worth. */
  buildable: 0,
  /** Share of the fish on a held site that survives until the end, a round still to come. */
  siteKept: 0,
  freeField: 0,
  freeFieldMore: 0,
  freeFieldsNeeded: 0,
  region: 0,
  newReach: 0,
  symbol: 0,
  /** A person as such: a choice more, a step towards tasks. */
  person: 0,
  majority: 0,
  turnPlace: 0,
  task: 0,
  taskEffort: 0,
  taskSoon: 0,
  yellow: 0,
  /** Lost by throwing a task away although yellow could fulfil one. */
  thrownAway: 0,
  ready: 0,
  extraKind: 0,
  hutOnReserve: 0,
  /** Share of its points that a bonus within reach is worth. */
  bonusHope: 0,
  /** Share of what a die in hand promises: others may close the card first. */
  diceLater: 0,
  /** Whether positions are judged by the outlook learned for the levels that look ahead. */
  outlook: 0,
});

/** One entry for each of these words. */
function each<K extends string, T>(words: readonly K[], make: (word: K) => T): Readonly<Record<K, T>> {
  return Object.fromEntries(words.map((word) => [word, make(word)])) as Record<K, T>;
}

/** What a die gives on a card: a base and something a pip; for building a share of the round's points. */
export const DIE_GAIN = each(['helper', 'temple', 'build', 'person', 'expand'], (card) =>
  weights.named({ base: 0, more: 0 }, (part) => `die.${card}.${part}`),
);

/** Chance that a priest is still there a round later, by space. */
export const PRIEST_STAYS = weights.row('stays', 1, TEMPLE_SPACES);

/** Worth of one use of a kind in phase B, by number of tiles. */
export const USE = each(PERSON_ACTIONS, (action) => weights.row(`use.${action}`, 1, 3));

/** Effort to gain one missing unit of a requirement, in actions. */
export const EFFORT = weights.named(
  each(PREDICATES, () => 0),
  (predicate) => `effort.${predicate}`,
);

/** Steps towards a final bonus that a good round brings. */
export const PACE = weights.named(
  each(BONUS_TESTS, () => 0),
  (test) => `pace.${test}`,
);
