/**
 * How long the hand takes, in milliseconds of this machine: reading a table with a gesture, and the way from moves back to taps, at the
 * beginning of every gesture of the kept games. The best of three, each in a fresh position (warm). Usage: node scripts/touch-times.ts [game]
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '../games/index.ts';
import { type LoggedMove, Match, type MatchRecord, type Move, parseMove } from '../kernel/index.ts';
import { pureBoard } from '../tests/pure-board.ts';
import { reader } from '../web/kit/laws/walk.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TRIES = 3;

const best = (run: () => () => void): number =>
  Math.min(
    ...Array.from({ length: TRIES }, () => {
      const timed = run();
      const began = performance.now();
      timed();
      return performance.now() - began;
    }),
  );

function quantiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (q: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0).toFixed(2);
  return `p50 ${at(0.5)}  p90 ${at(0.9)}  p99 ${at(0.99)}  max ${at(1)}  (${sorted.length})`;
}

for (const entry of games) {
  const { module } = await entry.load();
  const { id } = module.meta;
  if (process.argv[2] !== undefined && process.argv[2] !== id) continue;
  const board = await pureBoard(id);
  if (board === null) continue;
  const back: number[] = [];
  const reads: number[] = [];
  for (const file of globSync(`games/${id}/test/fixtures/*.match.json`, { cwd: ROOT }).sort()) {
    const { record } = JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')) as { record: MatchRecord };
    const match = Match.replay(module.game, record, 0);
    const log: readonly LoggedMove[] = record.moves;
    for (let at = 0; at < log.length; ) {
      const seat = log[at]?.seat ?? 0;
      const wanted: Move[] = [];
      for (let i = at; log[i]?.seat === seat; i++) {
        const move = parseMove(module.game.moves, log[i]?.move ?? '');
        if (move === null) break;
        wanted.push(move);
      }
      const read = () => reader(module, board, match.state, match.open, seat, 'en');
      let made = 1;
      back.push(
        best(() => {
          const fresh = read();
          const { routeTo } = fresh([]);
          return () => {
            const route = routeTo?.(wanted) ?? null;
            made = Math.max(1, Math.min(route?.chain.length ?? 1, wanted.length));
          };
        }),
      );
      const gesture = read()([]).routeTo?.(wanted)?.gesture ?? [];
      reads.push(
        best(() => {
          const fresh = read();
          return () => fresh(gesture);
        }),
      );
      for (const move of wanted.slice(0, made)) match.play(seat, move);
      at += made;
    }
  }
  console.log(`${id.padEnd(20)} moves → taps  ${quantiles(back)}`);
  console.log(`${''.padEnd(20)} a reading     ${quantiles(reads)}`);
}
