import type { Seat } from '#kernel';
import { ROUNDS } from '../rules/data.ts';
import type { Player, State } from '../rules/state.ts';
import { noteAssets, outlook } from './assets.ts';
import { STEPS, stepOf } from './clock.ts';
import { addPointsNow, type Groups, noGroups, pointsNow } from './evaluate.ts';
import raw from './outlook.json' with { type: 'json' };

outlook.learn(raw);

/** How far the game has come, in rounds. */
function timeOf(s: State): number {
  if (s.phase === 'setup') return 0;
  if (s.phase === 'end' || s.phase === 'over') return ROUNDS;
  return s.round - 1 + (stepOf(s) + s.at / s.seats) / STEPS;
}

/** Notes what a seat has; the points it has already. */
export function look(s: State, seat: Seat): number {
  noteAssets(s, seat);
  outlook.time = timeOf(s);
  return pointsNow(s.players[seat] as Player);
}

/** Expected final points of a seat, as games of the levels that look ahead go on. */
export const expected = (s: State, seat: Seat): number => look(s, seat) + outlook.worth();

/** The same by group. */
export function expectedGroups(s: State, seat: Seat): Groups {
  const groups = noGroups();
  look(s, seat);
  addPointsNow(s.players[seat] as Player, groups);
  outlook.addTo(groups);
  return groups;
}
