import type { Seat } from '#kernel';
import { SPACES } from '../../rules/data.ts';
import { NEIGHBOURS } from '../../rules/geometry.ts';
import type { Player, State } from '../../rules/state.ts';
import { canPlantOn, hasTile } from '../../rules/terrain.ts';
import { type Site, sites } from '../flights.ts';

/** What a player sees at a glance before answering. */
export interface Look {
  readonly p: Player;
  /** Forests to fill, the nearest to completion first. */
  readonly near: readonly Site[];
  /** Steps that are missing at the nearest and the second, -1 without one. */
  readonly first: number;
  readonly second: number;
  /** Spaces that could be planted now, and the fewest tokens on a space that could be planted then. */
  readonly open: number;
  readonly fewest: number;
  readonly phase: number;
}

/** The race, somebody's last village in sight, the last turns. */
export const PHASES = ['race', 'soon', 'end'] as const;

function phaseOf(s: State): number {
  if (s.lastRound > 0) return 2;
  for (const p of s.players) if (p.treehouses <= 1) return 1;
  return 0;
}

const NONE_BESIDE = 9;

export function lookAround(s: State, seat: Seat): Look {
  const p = s.players[seat] as Player;
  const near = sites(p);
  let open = 0;
  let fewest = NONE_BESIDE;
  for (let i = 0; i < SPACES; i++) {
    if (hasTile(p, i)) continue;
    const tokens = p.pollution[i] as number;
    if (tokens === 0) {
      if (canPlantOn(p, i)) open++;
    } else if (tokens < fewest && tilesAround(p, i) > 0) fewest = tokens;
  }
  return {
    p,
    near,
    first: near[0]?.missing ?? -1,
    second: near[1]?.missing ?? -1,
    open,
    fewest,
    phase: phaseOf(s),
  };
}

export function tilesAround(p: Player, space: number): number {
  let n = 0;
  const around = NEIGHBOURS[space] as readonly number[];
  for (let i = 0; i < around.length; i++) if (hasTile(p, around[i] as number)) n++;
  return n;
}
