import type { Seat } from '#kernel';
import { freeFirstRow, requiredRiders } from './abilities.ts';
import { cardAt, constants, SPACES, tileAt, tribeAt, villageCardAt } from './data.ts';
import { CAPITAL, type Place } from './geometry.ts';
import { compares, measure, objectivePoints } from './metrics.ts';
import { type PathProgress, pathHolds, pathProgress } from './path.ts';
import { bonusCounts, type Counts, countColors, neighbourSeats, requirementHolds } from './requirements.ts';
import { type Land, NONE, type PlayerView, type SeenCard, type View } from './state.ts';
import { adjacent } from './terrain.ts';
import type { Requirement, Tier } from './vocabulary.ts';

/** Pure helpers for the drawn board and the texts: everything that can be read off a view. */

/** The three racks a requirement of this seat looks at; a seat of -1 is the market (TW-3). */
export interface Racks {
  readonly own: readonly SeenCard[];
  readonly left: { readonly seat: number; readonly cards: readonly SeenCard[] };
  readonly right: { readonly seat: number; readonly cards: readonly SeenCard[] };
}

export const playerAt = (v: View, seat: Seat): PlayerView => v.players[seat] as PlayerView;

/** The market of a two-player game: the display and then the top of the deck. */
export const marketCards = (v: View): readonly SeenCard[] =>
  v.element.top === null ? v.element.display : [...v.element.display, v.element.top];

export function racksOf(v: View, seat: Seat): Racks {
  const { left, right } = neighbourSeats(seat, v.players.length);
  return {
    own: playerAt(v, seat).rack,
    left: { seat: left, cards: playerAt(v, left).rack },
    right: { seat: right, cards: right < 0 ? marketCards(v) : playerAt(v, right).rack },
  };
}

/** Backs by colour as requirements of this seat count them now. */
export function viewCounts(v: View, seat: Seat): Counts {
  const racks = racksOf(v, seat);
  const count = (cards: readonly SeenCard[]): number[] => countColors(cards.map((c) => c.color));
  return {
    own: count(racks.own),
    left: count(racks.left.cards),
    right: count(racks.right.cards),
    bonus: bonusCounts(playerAt(v, seat)),
  };
}

/** One requirement of a row, with the numbers that decide it and the backs that count. */
export interface RequirementReport {
  readonly requirement: Requirement;
  readonly holds: boolean;
  /** Colour asked about, -1 when all four are. */
  readonly color: number;
  readonly own: number;
  /** What a leader may add to the own count. */
  readonly bonus: number;
  readonly left: number;
  readonly right: number;
  /** Positions on the racks whose back has the colour asked about. */
  readonly backs: { readonly own: number[]; readonly left: number[]; readonly right: number[] };
}

export interface RowReport {
  readonly playable: boolean;
  /** A leader waives the requirement of this row. */
  readonly free: boolean;
  readonly requirements: readonly RequirementReport[];
}

/** Which rows of a card this seat could play now and why (not). */
export function rowReports(v: View, seat: Seat, card: number): readonly RowReport[] {
  const racks = racksOf(v, seat);
  const counts = viewCounts(v, seat);
  return cardAt(card).rows.map((row, i) => {
    const free = i === 0 && freeFirstRow(playerAt(v, seat), cardAt(card).color);
    const requirements = row.require.map((r) => report(r, counts, racks));
    return { playable: free || requirements.every((r) => r.holds), free, requirements };
  });
}

function report(requirement: Requirement, c: Counts, racks: Racks): RequirementReport {
  const color = requirement.kind === 'ownAllColors' ? NONE : requirement.color;
  const at = (counts: readonly number[]): number => counts[color] ?? 0;
  const positions = (cards: readonly SeenCard[]): number[] =>
    cards.flatMap((card, i) => (color === NONE || card.color === color ? [i] : []));
  const asksOthers =
    requirement.kind !== 'ownAllColors' && requirement.kind !== 'own' && requirement.kind !== 'ownNone';
  return {
    requirement,
    holds: requirementHolds(requirement, c),
    color,
    own: at(c.own),
    bonus: at(c.bonus),
    left: at(c.left),
    right: at(c.right),
    backs: {
      own: requirement.kind === 'neighbour' ? [] : positions(racks.own),
      left: asksOthers ? positions(racks.left.cards) : [],
      right: asksOthers ? positions(racks.right.cards) : [],
    },
  };
}

export interface ObjectiveProgress {
  readonly value: number;
  /** Points if the game ended now. */
  readonly points: number;
  /** The cheapest tier that is not fulfilled yet and pays more. */
  readonly next: Tier | null;
}

export function objectiveProgress(land: Land, card: number): ObjectiveProgress {
  const { objective } = villageCardAt(card);
  const value = measure(land, objective);
  const points = objectivePoints(land, objective);
  const open = objective.tiers
    .filter((t) => t.vp > points && !compares(value, objective.op, t.at))
    .sort((a, b) => a.vp - b.vp);
  return { value, points, next: open[0] ?? null };
}

export interface LeaderProgress {
  readonly path: { readonly spent: boolean; readonly holds: boolean; readonly progress: PathProgress | null };
  readonly special: { readonly spent: boolean; readonly holds: boolean; readonly value: number; readonly at: number };
  /** How many leaders can still come. */
  readonly left: number;
}

export function leaderProgress(land: Land): LeaderProgress {
  const { special, leaders } = tribeAt(land.tribe);
  const value = measure(land, special);
  return {
    path: { spent: land.pathSpent, holds: pathHolds(land), progress: pathProgress(land) },
    special: { spent: land.specialSpent, holds: compares(value, special.op, special.at), value, at: special.at },
    left: Math.min(constants.maxLeaders, leaders.length) - land.leaders.length,
  };
}

/** Steps from one place to every place (the capital is the last); -1 where no rider can get to. */
export function stepCosts(land: Land, from: Place): number[] {
  const costs = Array.from({ length: SPACES + 1 }, () => -1);
  costs[from] = 0;
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (let to = 0; to <= CAPITAL; to++) {
      if (costs[to] !== -1 || !adjacent(land, at, to)) continue;
      costs[to] = (costs[at] as number) + 1;
      queue.push(to);
    }
  return costs;
}

/** Riders a tile needs to become a village; 0 where no village can be built. */
export function ridersNeeded(land: Land, space: number): number {
  const tile = land.tiles[space] as number;
  if (tile < 0 || land.village[space] === 1 || tileAt(tile).slots === 0) return 0;
  return requiredRiders(land, tile);
}
