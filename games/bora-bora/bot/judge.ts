import type { Seat } from '#kernel';
import type { State } from '../rules/state.ts';
import { evaluate, type Groups, groupsOf } from './evaluate.ts';
import { expected, expectedGroups } from './outlook.ts';
import { WORTH } from './weights.ts';

/** Casual judges by rules of thumb, the levels that look ahead by what they have learned; a finished game needs neither. */
const byThumb = (s: State): boolean => WORTH.outlook === 0 || s.phase === 'over';

/** Expected final points of a seat. */
export const judge = (s: State, seat: Seat): number => (byThumb(s) ? evaluate(s, seat) : expected(s, seat));

export const judgeGroups = (s: State, seat: Seat): Groups => (byThumb(s) ? groupsOf(s, seat) : expectedGroups(s, seat));
