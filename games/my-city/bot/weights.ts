import { LiveWeights } from '#kernel';
import { FEATURES } from './features.ts';
import raw from './weights.json' with { type: 'json' };

export const weights = new LiveWeights(raw);

/** The numbers in use, in the order of FEATURES. */
export const W = weights.list(FEATURES);
