/** What earlier results alone say about this one. Pure. */
import type { SoloResults } from '#server/protocol.ts';

/** How many of the latest results are drawn. */
const LATEST = 12;

export type Result = SoloResults['results'][number];

/** What the earlier results say about this one: the best before it, and the latest in order of time. Pure. */
export function compare(results: readonly Result[], id: string): { best: number | null; latest: readonly Result[] } {
  const others = results.filter((r) => r.id !== id).map((r) => r.total);
  return {
    best: others.length === 0 ? null : Math.max(...others),
    latest: results.slice(0, LATEST).toReversed(),
  };
}
