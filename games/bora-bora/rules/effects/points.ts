import type { Seat } from '#kernel';
import { type Player, RUNNING_PARTS, type RunningPart, type State } from '../state.ts';

const PART_INDEX = Object.fromEntries(RUNNING_PARTS.map((p, i) => [p, i])) as Readonly<Record<RunningPart, number>>;

export function addPoints(s: State, seat: Seat, part: RunningPart, vp: number): void {
  const { points } = s.players[seat] as Player;
  const i = PART_INDEX[part];
  points[i] = (points[i] as number) + vp;
}

/** Points on the track: all but what is counted at the end. */
export function trackVp(p: { readonly points: readonly number[] }): number {
  let sum = 0;
  for (const x of p.points) sum += x;
  return sum;
}
