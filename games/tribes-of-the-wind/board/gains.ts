/** What the row of a card would give now: the sure numbers, worked out without playing it. */
import { forestCost, substituted, triggered } from '../rules/abilities.ts';
import { cardAt, SPACES } from '../rules/data.ts';
import { playerAt } from '../rules/inspect.ts';
import type { Land, View } from '../rules/state.ts';
import { canPlantOn, hasTempleTile } from '../rules/terrain.ts';
import type { Effect, Unit } from '../rules/vocabulary.ts';

export type Gain =
  | { readonly kind: 'water'; readonly from: number; readonly to: number }
  /** Tokens that would go: never more than lie there. */
  | { readonly kind: 'clean'; readonly n: number }
  | { readonly kind: 'move' | 'catapult'; readonly n: number }
  | { readonly kind: 'mix'; readonly of: readonly Unit[]; readonly n: number }
  | {
      readonly kind: 'forest';
      readonly cost: number;
      readonly missing: 'water' | 'space' | null;
      readonly short: number;
    }
  | { readonly kind: 'temple'; readonly left: number };

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** How many units of a kind the effects hold, mixed ones included. */
const unitsOf = (effects: readonly Effect[], unit: Unit): number =>
  sum(effects.map((e) => (e.kind === unit ? e.n : e.kind === 'mix' && e.of.includes(unit) ? e.n : 0)));

/** A space for a forest, if need be after the cleanings of the same card (TW-9: free order). */
function hasSpaceAfter(land: Land, cleanings: number): boolean {
  for (let i = 0; i < SPACES; i++) {
    const n = land.pollution[i] as number;
    if (n > cleanings) continue;
    if (canPlantOn({ ...land, pollution: land.pollution.map((x, at) => (at === i ? 0 : x)) }, i)) return true;
  }
  return false;
}

/** The effects of a row as this player gets them: with substitutes and what leaders add. */
function effectsOf(land: Land, card: number, row: number): readonly Effect[] {
  const { rows, color } = cardAt(card);
  const printed = rows[row]?.effects ?? [];
  return [...printed.map((e) => substituted(land, e)), ...triggered(land, 'playCard', color).map((x) => x.effect)];
}

export function rowGains(view: View, seat: number, card: number, row: number): readonly Gain[] {
  const land = playerAt(view, seat);
  return gainsOf(land, effectsOf(land, card, row));
}

/** What effects would give a land now. */
export function gainsOf(land: Land, effects: readonly Effect[]): readonly Gain[] {
  const gains: Gain[] = [];
  const water = sum(effects.map((e) => (e.kind === 'water' ? e.n : 0)));
  if (water > 0) gains.push({ kind: 'water', from: land.water, to: land.water + water });
  let purse = land.water + unitsOf(effects, 'water');
  const total = (kind: 'clean' | 'move' | 'catapult'): number => sum(effects.map((e) => (e.kind === kind ? e.n : 0)));
  const clean = total('clean');
  if (clean > 0) gains.push({ kind: 'clean', n: Math.min(clean, sum(land.pollution)) });
  for (const kind of ['move', 'catapult'] as const) if (total(kind) > 0) gains.push({ kind, n: total(kind) });
  for (const e of effects) {
    if (e.kind === 'mix') gains.push(e);
    else if (e.kind === 'temple') gains.push({ kind: 'temple', left: hasTempleTile(land) ? land.unplaced.length : 0 });
    else if (e.kind === 'forest') {
      const cost = forestCost(land, e.cost);
      const short = Math.max(0, cost - purse);
      const space = hasSpaceAfter(land, unitsOf(effects, 'clean'));
      gains.push({ kind: 'forest', cost, missing: short > 0 ? 'water' : space ? null : 'space', short });
      if (short === 0 && space) purse -= cost;
    }
  }
  return gains;
}

/** Why an effect would do nothing now; null where it does something. */
export function vainOf(g: Gain): 'water' | 'space' | 'temple' | 'clean' | null {
  switch (g.kind) {
    case 'forest':
      return g.missing;
    case 'temple':
      return g.left === 0 ? 'temple' : null;
    case 'clean':
      return g.n === 0 ? 'clean' : null;
    default:
      return null;
  }
}
