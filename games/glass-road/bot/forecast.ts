/** Expected final points: the worth of an estate, on the scale of what comes out in the end. */
import type { Player, State } from '../rules/state.ts';
import { type Groups, groupsOf, worthOf } from './judge.ts';
import { lineOf } from './line.ts';
import { displayOf } from './planner.ts';
import { cardsLeft, leadsPerPeriod } from './value.ts';
import { W } from './weights-searching.ts';

/**
 * Worth compares estates at one time of the game. What it leaves out or counts too high on average depends on the time alone, here between
 * the beginnings of four quarters.
 */
function correction(s: State, left: number): number {
  const { first, second, third, fourth } = W;
  const at = [0, fourth, third, second, first];
  const quarters = (4 * left) / (s.periods * leadsPerPeriod(s));
  const low = Math.min(3, Math.floor(quarters));
  const share = Math.min(1, quarters - low);
  return (at[low] as number) * (1 - share) + (at[low + 1] as number) * share;
}

export function evaluate(s: State): number[] {
  const display = displayOf(s);
  return s.players.map((p, seat) => {
    const left = cardsLeft(s, seat);
    return worthOf(lineOf(p), display, left) + correction(s, left);
  });
}

export function features(s: State, seat: number): Readonly<Record<keyof Groups, number>> {
  const left = cardsLeft(s, seat);
  const groups = groupsOf(lineOf(s.players[seat] as Player), displayOf(s), left);
  return { ...groups, plans: groups.plans + correction(s, left) };
}
