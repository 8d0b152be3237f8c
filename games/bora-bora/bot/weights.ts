import type { Weights, WeightValues } from '#kernel';
import { PREDICATES, type Predicate } from '../rules/requirements.ts';
import { BONUS_TESTS, type BonusTest, PERSON_ACTIONS, type PersonAction } from '../rules/words.ts';
import raw from './weights.json' with { type: 'json' };
import rawSearching from './weights-searching.json' with { type: 'json' };

export const weights: Weights = raw;
export const searching: Weights = rawSearching;

/** What things are worth in points to a careful player. */
type Worth = typeof WORTH_NAMES;
const WORTH_NAMES = {
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
};
export const WORTH: Worth = { ...WORTH_NAMES };

/** What a die gives on a card: a base and something a pip; for building a share of the round's points. */
const GAINS = ['helper', 'temple', 'build', 'person', 'expand'] as const;
type Gain = { base: number; more: number };
export const DIE_GAIN = Object.fromEntries(GAINS.map((k) => [k, { base: 0, more: 0 }])) as Record<
  (typeof GAINS)[number],
  Gain
>;

/** Chance that a priest on spaces 1 to 6 is still there a round later, by space − 1. */
export const PRIEST_STAYS: number[] = [0, 0, 0, 0, 0, 0];

/** Worth of one use of a kind in phase B, by number of tiles − 1. */
export const USE = Object.fromEntries(PERSON_ACTIONS.map((a) => [a, [0, 0, 0]])) as Record<PersonAction, number[]>;

/** Effort to gain one missing unit of a requirement, in actions. */
export const EFFORT = Object.fromEntries(PREDICATES.map((p) => [p, 0])) as Record<Predicate, number>;

/** Steps towards a final bonus that a good round brings. */
export const PACE = Object.fromEntries(BONUS_TESTS.map((t) => [t, 1])) as Record<BonusTest, number>;

let current: WeightValues | null = null;

/** Every call of the brain sets its own numbers first; mostly they are there already. */
export function use(values: WeightValues): void {
  if (values === current) return;
  current = values;
  const n = (key: string): number => {
    const x = values[key];
    if (x === undefined) throw new Error(`bora-bora weights: ${key} is missing`);
    return x;
  };
  for (const key of Object.keys(WORTH) as (keyof Worth)[]) WORTH[key] = n(key);
  for (const key of GAINS) {
    DIE_GAIN[key].base = n(`die.${key}.base`);
    DIE_GAIN[key].more = n(`die.${key}.more`);
  }
  for (let i = 0; i < PRIEST_STAYS.length; i++) PRIEST_STAYS[i] = n(`stays.${i + 1}`);
  for (const a of PERSON_ACTIONS) for (let i = 0; i < 3; i++) USE[a][i] = n(`use.${a}.${i + 1}`);
  for (const p of PREDICATES) EFFORT[p] = n(`effort.${p}`);
  for (const t of BONUS_TESTS) PACE[t] = n(`pace.${t}`);
}
use(weights.values);
