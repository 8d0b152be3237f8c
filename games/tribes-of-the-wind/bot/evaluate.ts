import type { Seat } from '#kernel';
import { constants, grid, leaderAt, SPACES, scoring, tribeAt, villageCardAt } from '../rules/data.ts';
import { CAPITAL, NEIGHBOURS } from '../rules/geometry.ts';
import { compares, measure, objectivePoints, pollutedSpaces, tilesInTerrain, villages } from '../rules/metrics.ts';
import { pathHolds } from '../rules/path.ts';
import { pointsOf } from '../rules/scoring.ts';
import type { Land, Player, State } from '../rules/state.ts';
import { canPlantOn, hasTile } from '../rules/terrain.ts';
import type { Ability, Metric, Objective } from '../rules/vocabulary.ts';
import { ridersOf, send, sites } from './flights.ts';
import { effectsWorth } from './worth.ts';

/** Rounds without a new village after which the points no longer matter (section 12, "Bound"). */
const STALLED = 30;

/** What a position promises beyond its points. Tuned by play against itself: villages far ahead, for it is a race. */
const W = {
  village: 12,
  site: 11.5,
  step: 0.7,
  siteShare: [1, 0.5, 0.3, 0.15],
  tile: 0.8,
  water: 0.33,
  plentyOfWater: 0.08,
  plenty: 11,
  spaces: [0.9, 0.6, 0.3],
  token: 0.12,
  nearToken: 0.16,
  cleanLand: 0.35,
  temple: 1.6,
  objective: 0.35,
  leader: 1,
  condition: 0.4,
  passing: 0.2,
  lastSite: 6,
  lastStep: 0.35,
} as const;

const WINNING = 40;

/** Turns this seat still has after the running one; far when the end is not in sight. */
function turnsLeft(s: State, seat: Seat): number {
  if (s.lastRound === 0) return Number.POSITIVE_INFINITY;
  return s.lastRound - s.round + (seat > s.active ? 1 : 0);
}

/** What a seat has and what it may still get, taken apart because the end of the game cuts off only the second. */
export interface Prospect {
  readonly points: number;
  readonly promise: number;
}

export function prospect(s: State, seat: Seat): Prospect {
  const p = s.players[seat] as Player;
  const urgency = s.round - s.lastBuilt > STALLED ? 3 : 1;
  const points = pointsOf(p, s.endTile === seat) + 0.01 * p.water;
  if (turnsLeft(s, seat) <= 0) return { points, promise: 0 };
  const passing = passingPoints(p);
  return { points: points - passing, promise: promise(p, urgency) + W.passing * passing };
}

/** What comes and goes all the time: it counts at the end, but is nothing to hold on to before. */
const PASSING: ReadonlySet<Metric> = new Set([
  'water',
  'ridersOnTiles',
  'ridersInCapital',
  'tilesWithRider',
  'cleanEmptySpaces',
]);

function passingPoints(p: Land): number {
  let points = 0;
  for (const card of p.objectives) {
    const { objective } = villageCardAt(card);
    if (PASSING.has(objective.metric)) points += objectivePoints(p, objective);
  }
  return points;
}

/** The share of its promise a seat can still redeem: with one or two turns to go only what is nearly done pays. */
function future(s: State, seat: Seat): number {
  const turns = turnsLeft(s, seat);
  return turns === Number.POSITIVE_INFINITY ? 1 : Math.min(0.5, 0.25 * Math.max(0, turns));
}

/** Prospects of all seats; those of the others do not change during a turn. */
export const prospects = (s: State): Prospect[] => s.players.map((_, seat) => prospect(s, seat));

/** Expected lead over the best of the others, in points. */
export function margin(s: State, seat: Seat, all: readonly Prospect[]): number {
  const total = (i: number): number => {
    const x = all[i] as Prospect;
    return x.points + future(s, i) * x.promise;
  };
  let rival = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < all.length; i++) if (i !== seat) rival = Math.max(rival, total(i));
  const lead = total(seat) - rival;
  // An end that will be won is better than any promise: whoever leads brings it about.
  return s.lastRound > 0 && lead > 0 ? lead + WINNING : lead;
}

export const evaluate = (s: State, seat: Seat): number => margin(s, seat, prospects(s));

function promise(p: Player, urgency: number): number {
  return (
    W.village * urgency * villages(p) +
    urgency * siteValue(p) +
    waterValue(p.water) +
    landValue(p) +
    templeValue(p) +
    objectiveValue(p) +
    leaderValue(p)
  );
}

/** Riders near a forest are most of the way to a village; whoever helped with one flies again from the capital. */
function siteValue(p: Player): number {
  const list = sites(p);
  const riders = ridersOf(p);
  let value = 0;
  for (let i = 0; i < list.length && i < W.siteShare.length && i < p.treehouses; i++) {
    const site = list[i] as (typeof list)[number];
    // The last village also brings the end tile and the end.
    const last = p.treehouses === 1;
    const worth = W.site + (last ? W.lastSite : 0);
    const step = W.step + (last ? W.lastStep : 0);
    value += (W.siteShare[i] ?? 0) * Math.max(0, worth - step * send(site.steps, site.need, riders));
    riders[CAPITAL] = (riders[CAPITAL] as number) + site.need;
  }
  return value;
}

const waterValue = (water: number): number =>
  W.water * Math.min(water, W.plenty) + W.plentyOfWater * Math.max(0, water - W.plenty);

/** Tiles, clean spaces to plant on, and the long way to a clean land. */
function landValue(p: Land): number {
  let open = 0;
  let value = 0;
  for (let i = 0; i < SPACES; i++) {
    if (hasTile(p, i)) {
      value += W.tile;
      continue;
    }
    const tokens = p.pollution[i] as number;
    value -= W.token * tokens;
    if (tokens === 0) {
      if (canPlantOn(p, i)) open++;
    } else if ((NEIGHBOURS[i] as readonly number[]).some((b) => hasTile(p, b))) value -= W.nearToken * tokens;
  }
  for (let i = 0; i < open && i < W.spaces.length; i++) value += W.spaces[i] ?? 0;
  const dirty = pollutedSpaces(p);
  const room = grid.rows * grid.columns - tilesInTerrain(p);
  const most = scoring.pollutedSpacesTable[0] ?? 0;
  return value + (W.cleanLand * most * Math.max(0, room - dirty)) / Math.max(1, room * 2);
}

/** Temples pay only together, so each is a part of the way. */
const templeValue = (p: Land): number => W.temple * (constants.temples - p.unplaced.length);

/** Part of the next tier for being on the way to it. */
function objectiveValue(p: Land): number {
  let value = 0;
  for (const card of p.objectives) value += objectivePromise(p, villageCardAt(card).objective);
  return value;
}

function objectivePromise(p: Land, o: Objective): number {
  const value = measure(p, o);
  const points = objectivePoints(p, o);
  let best = 0;
  for (const tier of o.tiers) {
    if (tier.vp <= points || compares(value, o.op, tier.at) || PASSING.has(o.metric)) continue;
    const way = o.op === 'atLeast' ? value / tier.at : Math.max(0, 1 - (value - tier.at) / (tier.at + 10));
    best = Math.max(best, W.objective * way * way * (tier.vp - points));
  }
  return best;
}

function leaderValue(p: Land): number {
  let value = 0;
  for (const l of p.leaders) value += W.leader * (1 + abilityWorth(p, leaderAt(p.tribe, l).ability));
  if (!p.pathSpent && pathHolds(p)) value += W.condition;
  const { special } = tribeAt(p.tribe);
  if (!p.specialSpent && compares(measure(p, special), special.op, special.at)) value += W.condition;
  return value;
}

/** What an ability will bring in the rest of a usual game. */
function abilityWorth(p: Land, a: Ability): number {
  switch (a.kind) {
    case 'trigger': {
      const worth = effectsWorth(a.effects);
      if (a.on === 'playCard') return 4.5 * worth;
      if (a.on === 'placeTemple') return p.unplaced.length * worth;
      return (a.on === 'buildVillage' ? 1 : 0.5) * p.treehouses * worth;
    }
    case 'immediate':
      return 0;
    case 'slotDiscount':
      return 1.5 * p.treehouses;
    case 'noVillagePollution':
      return 0.8 * p.treehouses;
    case 'substitute':
    case 'freeFirstRow':
      return 3;
    case 'forestDiscount':
      return 2.5;
    case 'countBonus':
      return 2;
    case 'templeAdjacency':
      return 2;
    case 'templeDiscount':
      return 0.5 * p.unplaced.length;
    case 'diagonalPlacement':
    case 'extraObjectiveSlot':
      return 1;
    case 'endScore':
      return a.max / 2;
  }
}
