import type { Seat } from '#kernel';
import { PRIEST_VP, TEMPLE_SPACES } from '../data.ts';
import type { Out } from '../events.ts';
import { NOBODY, type Player, type State } from '../state.ts';
import { addPoints } from './points.ts';

/** A priest takes a space from 1; the unbroken row below moves down, the last may fall out (BB-38 to BB-40). */
export function putPriest(s: State, seat: Seat, space: number, out: Out): void {
  (s.players[seat] as Player).priests--;
  out.tell({ e: 'priest', seat, space });
  let moving: number = seat;
  for (let i = space - 1; i >= 0 && moving !== NOBODY; i--) {
    const there = s.temple[i] as number;
    s.temple[i] = moving;
    moving = there;
  }
  if (moving !== NOBODY) {
    (s.players[moving] as Player).priests++;
    out.tell({ e: 'priestOut', seat: moving });
  }
  s.stack.push({ f: 'fire', first: true });
}

export function countPriests(s: Pick<State, 'temple'>, seat: Seat): number {
  let n = 0;
  for (const x of s.temple) if (x === seat) n++;
  return n;
}

/** Most priests; only a tie looks at the highest space (BB-62). NOBODY for an empty temple. */
export function templeLeader(s: Pick<State, 'temple'>): Seat {
  let best = NOBODY;
  let most = 0;
  for (let i = TEMPLE_SPACES - 1; i >= 0; i--) {
    const seat = s.temple[i] as number;
    if (seat === NOBODY) continue;
    const n = countPriests(s, seat);
    if (n > most) {
      best = seat;
      most = n;
    }
  }
  return best;
}

/** C2: points for every priest, a god tile for the majority (BB-63: without priests it leaves the game). */
export function scoreTemple(s: State, out: Out): void {
  for (const seat of s.order) {
    const priests = countPriests(s, seat);
    if (priests === 0) continue;
    const vp = priests * (PRIEST_VP[s.round - 1] as number);
    addPoints(s, seat, 'temple', vp);
    out.tell({ e: 'templeVp', seat, priests, vp });
  }
  const leader = templeLeader(s);
  const tied = s.order.some((seat) => seat !== leader && countPriests(s, seat) === countPriests(s, leader));
  s.templeTiles--;
  if (leader === NOBODY) s.godTilesOut++;
  else (s.players[leader] as Player).godTiles++;
  out.tell({ e: 'templeTile', seat: leader === NOBODY ? null : leader, tied });
}
