import type { Weights, WeightValues } from '#kernel';
import { FEATURES } from './features.ts';
import raw from './weights.json' with { type: 'json' };
import rawSearching from './weights-searching.json' with { type: 'json' };

export const weights: Weights = raw;
/** The numbers of the levels that look ahead, of PROSPECTS. */
export const searching: Weights = rawSearching;

/** The numbers in use, in the order of FEATURES. */
export const W = new Float64Array(FEATURES.length);
let current: WeightValues | null = null;

/** Every call of the brain sets its own numbers first; mostly they are there already. */
export function use(values: WeightValues): void {
  if (values === current) return;
  current = values;
  for (const [i, name] of FEATURES.entries()) W[i] = values[name] ?? 0;
}
use(weights.values);
