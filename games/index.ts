import type { GameEntry } from '#kernel';
import { meta as myCity } from './my-city/meta.ts';

/** The register: one line a game. */
export const games: readonly GameEntry[] = [{ meta: myCity, load: () => import('./my-city/index.ts') }];

export function gameEntry(id: string): GameEntry | undefined {
  return games.find((g) => g.meta.id === id);
}
