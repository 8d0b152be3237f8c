/** The register as it was before the first kept version of each game was followed by another one. */
import { frozen, games as now } from '#games';
import type { GameEntry } from '#kernel';

export const games: readonly GameEntry[] = now.flatMap(({ meta }) => {
  const first = frozen.find((f) => f.game === meta.id);
  return first === undefined ? [] : [{ meta, load: first.load }];
});
