/** How long a jump to any position of a 1,000-move game takes. Usage: node bench/timeline.ts */
import { games } from '#games';
import { Match, type Move, SeededRng } from '#kernel';

const MOVES = 1000;
const JUMPS = 500;
/** Each jump is made so often and the fastest counts: what others do on the machine is not part of it. */
const TRIES = 3;
/** The promise, in milliseconds, after the first look back. */
const MOST_MS = 5;

/** Random play, game after game if one is too short, until a match has so many moves; null where games are shorter. */
function longMatch(game: Match['game']): Match {
  let longest: Match | null = null;
  for (let k = 0; k < 12; k++) {
    const match = new Match(game, {}, game.seats.at(-1) as number, `bench-${k}`);
    const rng = new SeededRng(`bench-${k}`);
    while (!match.over && match.length < MOVES) {
      const asked = match.open.filter((d) => d.optional === undefined);
      const d = asked[rng.int('d', asked.length)];
      if (d === undefined) break;
      match.play(d.seat, d.options[rng.int('o', d.options.length)] as Move);
    }
    if (longest === null || match.length > longest.length) longest = match;
    if (match.length >= MOVES) break;
  }
  return longest as Match;
}

let slow = false;
for (const entry of games) {
  const match = longMatch((await entry.load()).module.game);
  const rng = new SeededRng('jumps');
  const first = performance.now();
  match.at(match.length - 1);
  const load = performance.now() - first;
  const times = Array.from({ length: JUMPS }, () => {
    const n = rng.int('n', match.length);
    const tries = Array.from({ length: TRIES }, () => {
      const began = performance.now();
      match.at(n);
      return performance.now() - began;
    });
    return Math.min(...tries);
  }).sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] as number).toFixed(2);
  slow ||= Number(at(1)) > MOST_MS;
  console.log(
    `${entry.meta.id}: ${match.length} moves, first look ${load.toFixed(1)} ms, then ${JUMPS} jumps: median ${at(0.5)} ms, 99 % ${at(0.99)} ms, worst ${at(1)} ms`,
  );
}
if (slow) process.exitCode = 1;
