import type { Seat } from '#kernel';
import { constants } from '../rules/data.ts';
import { pointsOf } from '../rules/scoring.ts';
import type { Player, State } from '../rules/state.ts';
import { KNOTS, noteAssets, outlook, type Way, wayOf } from './assets.ts';
import { type Groups, turnsLeft } from './evaluate.ts';
import raw from './outlook.json' with { type: 'json' };

outlook.learn(raw);

export const waysOf = (s: State): Way[] => s.players.map((p) => wayOf(p, constants.treehouses));

/** How far the end is for a seat: turns once it is in sight, before that villages of whoever is nearest to the last. */
export function distanceOf(s: State, seat: Seat, ways: readonly Way[]): number {
  if (s.lastRound > 0) return Math.min(SIGHT, Math.max(0, turnsLeft(s, seat)));
  let most = 0;
  for (const way of ways) most = Math.max(most, way.progress);
  return Math.min(KNOTS - 1, SIGHT + Math.max(0, constants.endTriggerVillages - most));
}
const SIGHT = 2;

/** Notes what a seat has; the points it has already. */
export function look(s: State, seat: Seat, ways: readonly Way[] = waysOf(s)): number {
  noteAssets(s, seat, ways);
  outlook.time = distanceOf(s, seat, ways);
  return pointsOf(s.players[seat] as Player, s.endTile === seat);
}

/** Expected final points of all seats, as games of the policy go on. */
export function expected(s: State): number[] {
  const ways = waysOf(s);
  return s.players.map((_, seat) => look(s, seat, ways) + outlook.worth());
}

/** The same for one seat by group. */
export function expectedGroups(s: State, seat: Seat): Groups {
  const groups = {
    points: look(s, seat),
    villages: 0,
    ending: 0,
    water: 0,
    land: 0,
    temples: 0,
    objectives: 0,
    leaders: 0,
    rack: 0,
  };
  outlook.addTo(groups);
  return groups;
}
