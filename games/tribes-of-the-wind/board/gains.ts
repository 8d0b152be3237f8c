/** What the row of a card would give now: the sure numbers, worked out without playing it. */
import { forestCost, substituted, triggered } from '../rules/abilities.ts';
import { cardAt, SPACES } from '../rules/data.ts';
import { NEIGHBOURS } from '../rules/geometry.ts';
import { leaderProgress, playerAt, rowReports } from '../rules/inspect.ts';
import { type Land, NONE, type PlayerView, type SeenCard, type View } from '../rules/state.ts';
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

/**
 * The own cards, first whichever can do least now: by rows that would bring something, then the weaker ones (a single row asks for more and
 * gives more), then the colours with fewest cards.
 */
export function leastUseful(view: View, seat: number): readonly number[] {
  const { rack } = playerAt(view, seat);
  const known = rack.filter(({ card }) => card >= 0);
  const use = ({ card, color }: SeenCard): readonly number[] => {
    const rows = rowReports(view, seat, card).flatMap((r, i) => (r.playable ? [i] : []));
    const good = rows.filter((row) => rowGains(view, seat, card, row).every((g) => vainOf(g) === null));
    return [good.length, rows.length, -cardAt(card).rows.length, rack.filter((c) => c.color === color).length];
  };
  return known
    .map((c) => ({ card: c.card, use: use(c) }))
    .sort((a, b) => a.use.map((n, i) => n - (b.use[i] ?? 0)).find((n) => n !== 0) ?? 0)
    .map(({ card }) => card);
}

/** The space to clean first: where a forest could grow next, and with the least to do; -1 where all is clean. */
export function bestCleaned(land: Land): number {
  let [best, worth] = [-1, Number.POSITIVE_INFINITY];
  for (let i = 0; i < SPACES; i++) {
    const n = land.pollution[i] as number;
    if (n === 0) continue;
    const grows = canPlantOn({ ...land, pollution: land.pollution.map((x, at) => (at === i ? 0 : x)) }, i);
    const w = n + (grows ? 0 : SPACES);
    if (w < worth) [best, worth] = [i, w];
  }
  return best;
}

/** The space for a tile: where the path of the tribe wants it, then where least smog lies around; -1 where none is free. */
export function bestPlanted(land: PlayerView, tile: number, spaces: readonly number[]): number {
  const matches = (space: number): number =>
    leaderProgress({ ...land, tiles: land.tiles.map((t, at) => (at === space ? tile : t)) }).path.progress?.matches ??
    0;
  const smog = (space: number): number =>
    sum(
      (NEIGHBOURS[space] as readonly number[]).map((b) =>
        (land.tiles[b] ?? NONE) >= 0 ? 0 : (land.pollution[b] ?? 0),
      ),
    );
  const worth = (space: number): number => (land.pathSpent ? 0 : matches(space) * SPACES * SPACES) - smog(space);
  return spaces.toSorted((a, b) => worth(b) - worth(a))[0] ?? -1;
}
