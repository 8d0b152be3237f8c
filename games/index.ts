import type { GameEntry } from '#kernel';
import { meta as boraBora } from './bora-bora/meta.ts';
import { meta as gardenNation } from './garden-nation/meta.ts';
import { meta as glassRoad } from './glass-road/meta.ts';
import { meta as myCity } from './my-city/meta.ts';
import { meta as tribesOfTheWind } from './tribes-of-the-wind/meta.ts';

export { frozen } from './frozen.ts';

/** The register: one line a game. */
export const games: readonly GameEntry[] = [
  { meta: boraBora, load: () => import('./bora-bora/index.ts') },
  { meta: gardenNation, load: () => import('./garden-nation/index.ts') },
  { meta: glassRoad, load: () => import('./glass-road/index.ts') },
  { meta: myCity, load: () => import('./my-city/index.ts') },
  { meta: tribesOfTheWind, load: () => import('./tribes-of-the-wind/index.ts') },
];

export function gameEntry(id: string): GameEntry | undefined {
  return games.find((g) => g.meta.id === id);
}
