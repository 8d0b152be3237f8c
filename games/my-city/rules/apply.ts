import type { Rng, Seat, Sink } from '#kernel';
import { waiting } from './decisions.ts';
import { resolve } from './flow.ts';
import type { Event, GameMove, State, Town } from './state.ts';

/** A decision is sealed and takes effect together with the others; until then it can be withdrawn (4.2, MC-61). */
export function apply(s: State, seat: Seat, move: GameMove, _rng: Rng, out: Sink<Event>): void {
  const town = s.towns[seat] as Town;
  if (move.do === 'withdraw') {
    town.answer = null;
    out.tell({ e: 'withdrawn', seat });
    return;
  }
  town.answer = move;
  out.tell({ e: 'decided', seat });
  if (!s.towns.some(waiting)) resolve(s, out);
}
