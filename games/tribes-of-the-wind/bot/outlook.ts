import type { Seat } from '#kernel';
import { constants } from '../rules/data.ts';
import { partsOf, pointsOf } from '../rules/scoring.ts';
import type { Player, State } from '../rules/state.ts';
import { KNOTS, noteAssets, outlook, type Way, wayOf } from './assets.ts';
import { turnsLeft } from './evaluate.ts';
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

/** The same for one seat by group: what a village, a temple or a clean land scores already counts with what is hoped for from them. */
export function expectedGroups(s: State, seat: Seat): Readonly<Record<string, number>> {
  const { endTile, treehouses, temples, pollution, tiles, objectives, leaders } = partsOf(
    s.players[seat] as Player,
    s.endTile === seat,
  );
  look(s, seat);
  const groups = {
    villages: treehouses ?? 0,
    ending: endTile ?? 0,
    water: 0,
    land: tiles ?? 0,
    pollution: pollution ?? 0,
    temples: temples ?? 0,
    objectives: objectives ?? 0,
    leaders: leaders ?? 0,
    rack: 0,
    time: 0,
  };
  outlook.addTo(groups);
  return groups;
}
