/** How far somebody may take back, and where a gesture ends, tells nothing of a move that they do not hear of. */
import { describe, expect, it } from 'vitest';
import { type GameModule, Match, type Move, type Seat, SeededRng, type Step } from '#kernel';
import { games } from '../games/index.ts';

/** How many of the moves that this seat has in its log are still there after the first n. */
function count(match: Match, seat: Seat, n: number): number {
  let sum = 0;
  for (let k = 1; k <= n; k++) if (match.seatOf(k) === seat || match.heard(k, seat).length > 0) sum += 1;
  return sum;
}

/**
 * Where a seat could see by its reach alone that somebody moved, or by a bot's gesture that ends there and another that begins; and how
 * many such moves there were to be seen.
 */
function play({ game, brain }: GameModule, seats: number, seed: string, most: number): Seen {
  const match = new Match(game, {}, seats, seed);
  const rng = new SeededRng(`undo/${seed}`);
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const told: string[] = [];
  const cuts: string[] = [];
  let unheard = 0;
  /** What a seat could see: how far it may go back, why no further, and before what it may go back where only bots play with it. */
  const reach = (seat: Seat, isPerson?: (s: Seat) => boolean): string => {
    const to = match.undoableTo(seat, isPerson);
    const mine = match.lastOf(seat);
    const back = [count(match, seat, mine), match.knownSince(seat, Math.max(0, mine - 1))];
    return [count(match, seat, to), match.whyNoUndo(seat, isPerson), ...back].join();
  };
  while (!match.over && match.length < most) {
    const asked = match.open[rng.int('who', match.open.length)];
    if (asked === undefined) break;
    const tables = everyone.flatMap((seat) => [
      // Alone among bots, and among people only.
      { seat, reach: () => reach(seat, (s) => s === seat) },
      { seat, reach: () => reach(seat) },
    ]);
    const before = tables.map(({ reach }) => reach());
    const waiting = String(match.waitingFor);
    const turn = brain.turn(match.state);
    const move = asked.options[rng.int('what', asked.options.length)] as Move;
    match.play(asked.seat, move);
    const quiet = String(match.waitingFor) === waiting;
    const { reveals, forced } = match.last as Step;
    const cut = reveals || forced.length > 0 || brain.turn(match.state) !== turn;
    for (const [i, { seat, reach }] of tables.entries()) {
      if (!quiet || seat === asked.seat || match.heard(match.length, seat).length > 0) continue;
      unheard += 1;
      const where = `seat ${seat} after move ${match.length}, ${match.last?.move}`;
      if (reach() !== before[i]) told.push(where);
      if (cut) cuts.push(where);
    }
  }
  return { told, cuts, unheard };
}

interface Seen {
  readonly told: readonly string[];
  readonly cuts: readonly string[];
  readonly unheard: number;
}

const HIDES = ['glass-road'];

describe.each(games.map((g) => [g.meta.id, g] as const))('%s', (id, entry) => {
  it('the reach of an undo and the end of a gesture tell nothing of a move that was not heard', async () => {
    const { module } = await entry.load();
    let unheard = 0;
    for (const seats of module.game.seats.filter((n) => n > 1))
      for (const seed of ['a', 'b', 'c', 'd']) {
        const seen = play(module, seats, `${id}/${seats}/${seed}`, 120);
        expect(seen.told).toEqual([]);
        expect(seen.cuts).toEqual([]);
        unheard += seen.unheard;
      }
    if (HIDES.includes(id)) expect(unheard).toBeGreaterThan(0);
  });
});
