import { LiveWeights } from '#kernel';
import { early, PROSPECTS } from './prospects.ts';
import raw from './weights-searching.json' with { type: 'json' };

export const searching = new LiveWeights(raw);

/** The numbers in use, in the order of PROSPECTS: what each counts when no card is to come, and how much more while all are. */
export const AT_LAST = searching.list(PROSPECTS);
export const EARLY = searching.list(PROSPECTS.map(early));
