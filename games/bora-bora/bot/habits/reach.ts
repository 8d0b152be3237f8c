import { CARDS_IN_PLAY, DIE_FACES, REGIONS } from '../../rules/data.ts';
import { cardNeeds } from '../../rules/decisions/feasible.ts';
import { NOBODY } from '../../rules/state.ts';
import { person } from './person.ts';
import { region } from './region.ts';
import { needs, own, s, seat } from './scene.ts';
import { habits } from './signs.ts';

/** How much the habits like the best person, by sex and die. */
export const bestPerson = [new Float64Array(DIE_FACES + 1), new Float64Array(DIE_FACES + 1)];
const bestRegion = new Float64Array(REGIONS.length);

/** Looks at all persons and regions once, for all dice and uses that could reach them. */
export function fillReach(): void {
  for (let sex = 0; sex < 2; sex++) {
    const best = bestPerson[sex] as Float64Array;
    let most = Number.NEGATIVE_INFINITY;
    best[0] = most;
    for (let slot = 1; slot <= DIE_FACES; slot++) {
      if (s.slots[sex]?.[slot - 1] !== NOBODY) {
        habits.count = 0;
        person(sex, slot);
        most = Math.max(most, habits.liking());
      }
      best[slot] = most;
    }
  }
  for (const card of CARDS_IN_PLAY[s.seats] as readonly number[]) needs[card] = cardNeeds(s, seat, card);
  for (let r = 0; r < REGIONS.length; r++) {
    if (own & (1 << r)) continue;
    habits.count = 0;
    region(r);
    bestRegion[r] = habits.liking();
  }
}

/** How much they like the best of some regions. */
export function bestOf(mask: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let r = 0; r < REGIONS.length; r++) if (mask & (1 << r)) most = Math.max(most, bestRegion[r] as number);
  return most;
}
