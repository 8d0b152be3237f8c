import { BARE, FIELDS, LANDS, PRINTED_LAND, PUBLIC, SECRET } from './data.ts';
import type { State } from './state.ts';

/** Every piece of the box, counted over all its places. */
export function census(s: State): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (kind: string, n: number): void => {
    count[kind] = (count[kind] ?? 0) + n;
  };
  add('roof', s.roofs);
  for (const [land, n] of s.soil.entries()) add(`soil-${LANDS[land]}`, n);
  for (let f = 0; f < FIELDS; f++) {
    const owner = s.owner[f] as number;
    if (owner >= 0) add(`floors-${owner}`, s.floors[f] as number);
    add('roof', s.roof[f] as number);
    const land = s.land[f] as number;
    if (PRINTED_LAND[f] === BARE && land !== BARE) add(`soil-${LANDS[land]}`, 1);
  }
  for (let seat = 0; seat < s.seats; seat++) {
    add(`floors-${seat}`, s.supply[seat] as number);
    add(`ploys-${seat}`, (s.ploys[seat] as number) + (s.spentPloys[seat] as number));
  }
  for (const card of [...s.deck, ...s.display, ...s.done.flat()]) if (card >= 0) add(PUBLIC[card]?.id ?? '', 1);
  for (const card of [...s.undealt, ...s.dealt.flat(), ...s.kept.flat(), ...s.rejected.flat()])
    add(SECRET[card]?.id ?? '', 1);
  return count;
}
