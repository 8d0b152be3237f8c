/** Taps a person needs for the kept games of level 2: `node scripts/taps.ts [game] [--write]`. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '../games/index.ts';
import type { MatchRecord } from '../kernel/index.ts';
import { pureBoard } from '../tests/pure-board.ts';
import { countTaps } from '../web/kit/laws/taps.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FIGURES = `${ROOT}tests/taps.json`;
const [wanted, write] = [process.argv[2], process.argv.includes('--write')];
const figures = (existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {}) as Record<string, number>;

for (const entry of games) {
  const { module } = await entry.load();
  const { id } = module.meta;
  if (wanted !== undefined && !wanted.startsWith('--') && wanted !== id) continue;
  const board = await pureBoard(id);
  if (board === null) continue;
  for (const file of globSync(`games/${id}/test/fixtures/level2-*.match.json`, { cwd: ROOT }).sort()) {
    const { record } = JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')) as { record: MatchRecord };
    const taps = countTaps(module, board, record);
    const all = taps.bySeat.reduce((a, b) => a + b, 0);
    const name = `${id}/${record.seats}`;
    console.log(
      `${name}: ${all} taps for ${taps.moves} moves in ${taps.gestures} gestures; by seat ${taps.bySeat.join(', ')}; ` +
        `${(all / taps.turns).toFixed(2)} a turn, ${(all / taps.moves).toFixed(2)} a move` +
        `${figures[name] === undefined ? '' : ` (kept: ${figures[name]})`}`,
    );
    for (const line of taps.unreached.slice(0, 5)) console.log(`  unreached: ${line}`);
    figures[name] = all;
  }
}
if (write) writeFileSync(FIGURES, `${JSON.stringify(Object.fromEntries(Object.entries(figures).sort()), null, 2)}\n`);
