/**
 * Taps for a kept game of level 2 of every board, the one with fewest seats, counted by the laws' own hand: the committed figures may
 * only fall. `node scripts/taps.ts` counts all of them.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import type { MatchRecord } from '#kernel';
import { countTaps, tapsKept } from '#web/kit/laws/taps.ts';
import { pureBoard } from './pure-board.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const figures = JSON.parse(readFileSync(`${ROOT}tests/taps.json`, 'utf8')) as Record<string, number>;

for (const entry of games) {
  const { module } = await entry.load();
  const { id } = module.meta;
  const board = await pureBoard(id);
  if (board === null) continue;
  describe(`taps of ${id}`, () => {
    it.each(globSync(`games/${id}/test/fixtures/level2-*.match.json`, { cwd: ROOT }).sort().slice(0, 1))(
      '%s',
      (file) => {
        const { record } = JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')) as { record: MatchRecord };
        const kept = figures[`${id}/${record.seats}`];
        expect(kept, 'keep the figure with node scripts/taps.ts --write').toBeDefined();
        expect(tapsKept(countTaps(module, board, record), kept ?? 0)).toEqual([]);
      },
    );
  });
}
