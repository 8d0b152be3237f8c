import { constants, leaderAt, tileAt } from './data.ts';
import { measure } from './metrics.ts';
import type { Land, Pending, Piece } from './state.ts';
import { NONE } from './state.ts';
import type { Ability, AbilityKind, AbilityOf, Effect, Trigger, Unit } from './vocabulary.ts';

/** One named function an ability kind (10.4). Abilities last to the end of the game. */

function isKind<K extends AbilityKind>(ability: Ability, kind: K): ability is AbilityOf<K> {
  return ability.kind === kind;
}

function has(land: Land, kind: AbilityKind): boolean {
  for (const l of land.leaders) if (leaderAt(land.tribe, l).ability.kind === kind) return true;
  return false;
}

/** The sum of a number over all leaders in play with this ability. */
function total<K extends AbilityKind>(land: Land, kind: K, value: (ability: AbilityOf<K>) => number): number {
  let n = 0;
  for (const l of land.leaders) {
    const { ability } = leaderAt(land.tribe, l);
    if (isKind(ability, kind)) n += value(ability);
  }
  return n;
}

/** `trigger`: effects that join those of an event (TW-76); `color` only matters for playing a card. */
export function triggered(land: Land, on: Trigger, color: number): Pending[] {
  const list: Pending[] = [];
  for (const leader of land.leaders) {
    const { ability } = leaderAt(land.tribe, leader);
    if (ability.kind !== 'trigger' || ability.on !== on) continue;
    if (on === 'playCard' && ability.color !== color) continue;
    for (const effect of ability.effects) list.push({ effect, leader });
  }
  return list;
}

/** `immediate`: one-time effects of a leader that is laid out now. */
export function immediate(land: Land, leader: Piece): Pending[] {
  const { ability } = leaderAt(land.tribe, leader);
  return ability.kind === 'immediate' ? ability.effects.map((effect) => ({ effect, leader })) : [];
}

/** `templeAdjacency`: own tiles with a temple are next to the capital, not to each other. */
export const templeAdjacency = (land: Land): boolean => has(land, 'templeAdjacency');

/** `substitute`: a printed effect of an element card row as this player may use it. */
export function substituted(land: Land, effect: Effect): Effect {
  let result = effect;
  for (const l of land.leaders) {
    const { ability } = leaderAt(land.tribe, l);
    if (ability.kind === 'substitute') result = withSubstitute(result, ability.from, ability.to);
  }
  return result;
}

function withSubstitute(effect: Effect, from: Unit, to: Unit): Effect {
  if (effect.kind === from) return { kind: 'mix', of: [from, to], n: effect.n };
  if (effect.kind === 'mix' && effect.of.includes(from) && !effect.of.includes(to))
    return { kind: 'mix', of: [...effect.of, to], n: effect.n };
  return effect;
}

/** `forestDiscount`: what a forest costs this player, not below 0. */
export const forestCost = (land: Land, cost: number): number =>
  Math.max(0, cost - total(land, 'forestDiscount', (a) => a.n));

/** `countBonus`: by how much the own count of a colour may be taken higher. */
export const countBonus = (land: Land, color: number): number =>
  total(land, 'countBonus', (a) => (a.color === color ? a.n : 0));

const scored = (land: Land, a: AbilityOf<'endScore'>): number =>
  Math.min(a.max, Math.floor(measure(land, a) / a.per) * a.vp);

/** `endScore`: points of leaders at scoring (TW-77). */
export const endScore = (land: Land): number => total(land, 'endScore', (a) => scored(land, a));

/** The same of one leader in play. */
export function leaderScore(land: Land, leader: Piece): number {
  const { ability } = leaderAt(land.tribe, leader);
  return isKind(ability, 'endScore') ? scored(land, ability) : 0;
}

/** `noVillagePollution`: step 3 of building is skipped. */
export const noVillagePollution = (land: Land): boolean => has(land, 'noVillagePollution');

/** `freeFirstRow`: the first row of cards of that colour has no requirement. */
export const freeFirstRow = (land: Land, color: number): boolean =>
  land.leaders.length > 0 && total(land, 'freeFirstRow', (a) => (a.color === color ? 1 : 0)) > 0;

/** `diagonalPlacement`: a forest may also touch an own tile diagonally only. */
export const diagonalPlacement = (land: Land): boolean => has(land, 'diagonalPlacement');

/** `slotDiscount`: riders needed to turn a tile, and the number that returns (TW-59). */
export function requiredRiders(land: Land, tile: Piece): number {
  const { slots } = tileAt(tile);
  let need = slots;
  for (const l of land.leaders) {
    const { ability } = leaderAt(land.tribe, l);
    if (ability.kind === 'slotDiscount') need = Math.min(need, Math.max(ability.min, need - ability.n));
  }
  return need;
}

/** `templeDiscount`: cards a temple costs by the action, at least 0. */
export const templeCost = (land: Land): number =>
  Math.max(0, constants.templeCost - total(land, 'templeDiscount', (a) => a.n));

/** `extraObjectiveSlot`: places for kept village cards. */
export const objectiveSlots = (land: Land): number =>
  constants.objectiveSlots + total(land, 'extraObjectiveSlot', (a) => a.n);

/** Effects without a leader behind them. */
export const plain = (effects: readonly Effect[]): Pending[] => effects.map((effect) => ({ effect, leader: NONE }));
