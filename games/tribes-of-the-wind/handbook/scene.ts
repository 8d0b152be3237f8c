/** Whole positions in a few words: the land of seat 0, the racks of all, and the moves that lead on from there. */
import type { State } from '../rules/state.ts';
import {
  bless,
  type Deal,
  deal,
  forestDisplay,
  go,
  lay,
  lead,
  objectives,
  options,
  player,
  pollute,
  station,
  table,
  villageDisplay,
} from './arranged.ts';

/** The first answer that is possible there. */
export const FIRST = 'first';

type Spaces<T> = Readonly<Record<string, T>>;

export interface Scene extends Deal {
  readonly seats?: number;
  readonly water?: number;
  /** 'teal-01' a forest, 'teal-01!' a village. */
  readonly tiles?: Spaces<string>;
  readonly riders?: Spaces<number>;
  readonly temples?: Spaces<string>;
  /** Tokens where there are any; without it the pollution of the set-up. */
  readonly pollution?: Spaces<number>;
  readonly objectives?: readonly string[];
  readonly villages?: readonly string[];
  readonly leaders?: readonly string[];
  /** The forest display, from left to right. */
  readonly forest?: readonly string[];
  /** What is played from there by the active seat. */
  readonly moves?: readonly string[];
}

/** Seat 0 is asked for an action there, unless moves lead on; what the rules refuse throws. */
export function scene(x: Scene): State {
  const t = table(x.seats ?? 3);
  const me = player(t);
  if (x.pollution !== undefined) pollute(t, 0, x.pollution);
  if (x.tiles !== undefined) lay(t, 0, x.tiles);
  if (x.riders !== undefined) station(t, 0, x.riders);
  if (x.temples !== undefined) bless(t, 0, x.temples);
  if (x.objectives !== undefined) objectives(t, 0, x.objectives);
  if (x.villages !== undefined) villageDisplay(t, x.villages);
  if (x.leaders !== undefined) lead(t, 0, ...x.leaders);
  if (x.water !== undefined) {
    t.s.supply.water += me.water - x.water;
    me.water = x.water;
  }
  if (x.forest !== undefined) forestDisplay(t, x.forest);
  deal(t, x);
  for (const line of x.moves ?? []) go(t, line === FIRST ? (options(t)[0] as string) : line);
  return t.s;
}
