/** How far somebody may take back tells nothing: a move that they do not hear of changes nothing about it. */
import { describe, expect, it } from 'vitest';
import { type GameModule, Match, type Move, type Seat, SeededRng } from '#kernel';
import { games } from '../games/index.ts';

/** How many of the moves that this seat has in its log are still there after the first n. */
function count(match: Match, seat: Seat, n: number): number {
  let sum = 0;
  for (let k = 1; k <= n; k++) if (match.seatOf(k) === seat || match.heard(k, seat).length > 0) sum += 1;
  return sum;
}

/** Where a seat could see by its reach alone that somebody moved; and how many such moves there were to be seen. */
function play({ game }: GameModule, seats: number, seed: string, most: number): { told: string[]; unheard: number } {
  const match = new Match(game, {}, seats, seed);
  const rng = new SeededRng(`undo/${seed}`);
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const told: string[] = [];
  let unheard = 0;
  while (!match.over && match.length < most) {
    const asked = match.open[rng.int('who', match.open.length)];
    if (asked === undefined) break;
    const tables = everyone.flatMap((seat) => [
      // Alone among bots, and among people only.
      {
        seat,
        reach: () =>
          count(
            match,
            seat,
            match.undoableTo(seat, (s) => s === seat),
          ),
      },
      { seat, reach: () => count(match, seat, match.undoableTo(seat)) },
    ]);
    const before = tables.map(({ reach }) => reach());
    const waiting = String(match.waitingFor);
    const move = asked.options[rng.int('what', asked.options.length)] as Move;
    match.play(asked.seat, move);
    const quiet = String(match.waitingFor) === waiting;
    for (const [i, { seat, reach }] of tables.entries()) {
      if (!quiet || seat === asked.seat || match.heard(match.length, seat).length > 0) continue;
      unheard += 1;
      if (reach() !== before[i])
        told.push(`seat ${seat} after move ${match.length}, ${match.step(match.length)?.move}`);
    }
  }
  return { told, unheard };
}

const HIDES = ['glass-road'];

describe.each(games.map((g) => [g.meta.id, g] as const))('%s', (id, entry) => {
  it('the reach of an undo tells nothing of a move that was not heard', async () => {
    const { module } = await entry.load();
    let unheard = 0;
    for (const seats of module.game.seats.filter((n) => n > 1))
      for (const seed of ['a', 'b', 'c', 'd']) {
        const seen = play(module, seats, `${id}/${seats}/${seed}`, 120);
        expect(seen.told).toEqual([]);
        unheard += seen.unheard;
      }
    if (HIDES.includes(id)) expect(unheard).toBeGreaterThan(0);
  });
});
