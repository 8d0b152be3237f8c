/**
 * Pure helpers for drawing: everything here works on a view as well as on a state, and decides nothing by itself.
 * What is legal comes from the options of the open decision.
 */
import type { Seat } from '#kernel';
import { CARD_IDS, DIE_FACES, PATHS, type Path, REGIONS } from './data.ts';
import { reachable, settled } from './effects/huts.ts';
import type { GameMove, State } from './state.ts';

export { isOpen, lowestDie } from './decisions/place-die.ts';
export { countMaterials, freeSpaces } from './effects/ceremony.ts';
export { hutsIn, leavingField, siteHolder } from './effects/huts.ts';
export { freeField, tilesOfKind } from './effects/persons.ts';
export { statusOrder } from './effects/status.ts';
export { countPriests, templeLeader } from './effects/temple.ts';
export { bonusStandings, finalParts, siteFish } from './scoring.ts';
export { progress, visibleDeficit } from './tasks.ts';

type HutMap = Pick<State, 'huts'>;
export interface Ways {
  readonly land: boolean;
  readonly water: boolean;
}

/** Regions a seat can settle over these ways with this value. */
export function reachableRegions(t: HutMap, seat: Seat, ways: Ways, power: number): number[] {
  const mask = reachable(t, seat, ways.land, ways.water, power);
  return REGIONS.flatMap((_, r) => (mask & (1 << r) ? [r] : []));
}

/** Paths from own huts to a region, the cheapest first; without a limit also those that are too dear. */
export function pathsTo(t: HutMap, seat: Seat, region: number, ways: Ways, power: number = DIE_FACES): Path[] {
  const own = settled(t, seat);
  return PATHS.filter((p) => {
    if (p.value > power || !(p.type === 'land' ? ways.land : ways.water)) return false;
    const from = p.a === region ? p.b : p.b === region ? p.a : -1;
    return from >= 0 && (own & (1 << from)) !== 0;
  }).sort((a, b) => a.value - b.value);
}

/** How a card lies open for a face: free, only with the blue god, or not at all. */
export type CardState = 'open' | 'blue' | 'closed';

export function cardStates(options: readonly GameMove[], face: number): CardState[] {
  const states: CardState[] = CARD_IDS.map(() => 'closed');
  for (const m of options) {
    if (m.do !== 'die' || m.value !== face) continue;
    const card = CARD_IDS.indexOf(m.card);
    if (m.blue === undefined) states[card] = 'open';
    else if (states[card] === 'closed') states[card] = 'blue';
  }
  return states;
}
