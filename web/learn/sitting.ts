import type { Me } from '#server/protocol.ts';
import { isNameless } from '../app/session.ts';
import type { Sitting } from './local-line.ts';

/** A colour for an opponent that is not mine. */
function othersColour(seat: number, mine: number): number {
  const free = [0, 1, 2, 3, 4].filter((c) => c !== mine);
  return free[seat % free.length] ?? 0;
}

/** Who sits at a lesson's table: whoever has said no name is 'you' there, never a guest. */
export const sittingOf =
  (person: Me | null | undefined, you: string): Sitting =>
  (seat, mine) => {
    const colour = person?.colour ?? 1;
    if (!mine) return { name: null, colour: othersColour(seat, colour) };
    return { name: isNameless(person) ? you : (person?.name ?? you), colour };
  };
