/** The closed vocabulary of the data (section 10). Whatever is not listed here is an error when the data is loaded. */

export const REQUIREMENT_KINDS = ['own', 'ownNone', 'ownAllColors', 'neighbour', 'more', 'fewer', 'group'] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

export const WHO = ['one', 'both', 'left', 'right'] as const;
/** Which of the two neighbours a comparison asks. */
export type Who = (typeof WHO)[number];

/** 10.1. `color` is an index into `elements`. */
export type Requirement =
  | { readonly kind: 'own'; readonly color: number; readonly min: number }
  | { readonly kind: 'ownNone'; readonly color: number }
  | { readonly kind: 'ownAllColors' }
  | { readonly kind: 'neighbour'; readonly color: number; readonly who: Who; readonly min: number }
  | { readonly kind: 'more'; readonly color: number; readonly who: Who }
  | { readonly kind: 'fewer'; readonly color: number; readonly who: Who }
  | { readonly kind: 'group'; readonly color: number; readonly min: number };

export const UNITS = ['water', 'move', 'clean'] as const;
/** What a mix can be made of. */
export type Unit = (typeof UNITS)[number];

export const EFFECT_KINDS = ['water', 'move', 'clean', 'forest', 'mix', 'catapult', 'temple'] as const;

/** 10.2 */
export type Effect =
  | { readonly kind: 'water'; readonly n: number }
  | { readonly kind: 'move'; readonly n: number }
  | { readonly kind: 'clean'; readonly n: number }
  | { readonly kind: 'forest'; readonly cost: number }
  | { readonly kind: 'mix'; readonly of: readonly Unit[]; readonly n: number }
  | { readonly kind: 'catapult'; readonly n: number }
  | { readonly kind: 'temple' };

export const COLOR_METRICS = ['villagesOfColor', 'tilesOfColor', 'largestColorGroup'] as const;
export const METRICS = [
  ...COLOR_METRICS,
  'villageLine',
  'villageSquares',
  'largestVillageGroup',
  'isolatedVillages',
  'cornerVillages',
  'temples',
  'templesOnVillages',
  'templesOnForests',
  'colorsWithTemple',
  'water',
  'ridersOnTiles',
  'ridersInCapital',
  'tilesWithRider',
  'completeRows',
  'completeColumns',
  'columnsWithVillage',
  'cleanEmptySpaces',
  'pollutionTokens',
  'bonusVillages',
  'activeLeaders',
  'villageCardsUsed',
  'objectiveCards',
] as const;
/** 10.3 */
export type Metric = (typeof METRICS)[number];

/** A metric and, where it asks for one, the forest colour (index into `forestColors`, else -1). */
export interface Measure {
  readonly metric: Metric;
  readonly color: number;
}

export const OPS = ['atLeast', 'atMost'] as const;
export type Op = (typeof OPS)[number];

export interface Tier {
  readonly at: number;
  readonly vp: number;
}

export interface Objective extends Measure {
  readonly op: Op;
  readonly tiers: readonly Tier[];
}

export interface Condition extends Measure {
  readonly op: Op;
  readonly at: number;
}

export const TRIGGERS = ['playCard', 'buildVillage', 'placeTemple', 'useVillageCard'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const ABILITY_KINDS = [
  'trigger',
  'immediate',
  'templeAdjacency',
  'substitute',
  'forestDiscount',
  'countBonus',
  'endScore',
  'noVillagePollution',
  'freeFirstRow',
  'diagonalPlacement',
  'slotDiscount',
  'templeDiscount',
  'extraObjectiveSlot',
] as const;
export type AbilityKind = (typeof ABILITY_KINDS)[number];

/** 10.4. `color` of a trigger is -1 unless it is about playing a card. */
export type Ability =
  | { readonly kind: 'trigger'; readonly on: Trigger; readonly color: number; readonly effects: readonly Effect[] }
  | { readonly kind: 'immediate'; readonly effects: readonly Effect[] }
  | { readonly kind: 'templeAdjacency' }
  | { readonly kind: 'substitute'; readonly from: Unit; readonly to: Unit }
  | { readonly kind: 'forestDiscount'; readonly n: number }
  | { readonly kind: 'countBonus'; readonly color: number; readonly n: number }
  | ({ readonly kind: 'endScore'; readonly per: number; readonly vp: number; readonly max: number } & Measure)
  | { readonly kind: 'noVillagePollution' }
  | { readonly kind: 'freeFirstRow'; readonly color: number }
  | { readonly kind: 'diagonalPlacement' }
  | { readonly kind: 'slotDiscount'; readonly n: number; readonly min: number }
  | { readonly kind: 'templeDiscount'; readonly n: number }
  | { readonly kind: 'extraObjectiveSlot'; readonly n: number };

export type AbilityOf<K extends AbilityKind> = Extract<Ability, { kind: K }>;

export const BONUSES = ['turbine', 'catapult', 'portal'] as const;
export type Bonus = (typeof BONUSES)[number];

export interface Named {
  readonly de: string;
  readonly en: string;
}
