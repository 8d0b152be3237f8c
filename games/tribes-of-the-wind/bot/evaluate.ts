import type { Seat } from '#kernel';
import { constants, leaderAt, SPACES, scoring, tribeAt, villageCardAt } from '../rules/data.ts';
import { CAPITAL, NEIGHBOURS } from '../rules/geometry.ts';
import { compares, measure, objectivePoints, pointsFor, tilesInTerrain, villages } from '../rules/metrics.ts';
import { pathHolds } from '../rules/path.ts';
import { countsOf } from '../rules/requirements.ts';
import { pointsOf } from '../rules/scoring.ts';
import type { Land, Player, State } from '../rules/state.ts';
import { canPlantOn, hasTile } from '../rules/terrain.ts';
import type { Ability, Metric, Objective } from '../rules/vocabulary.ts';
import { ridersOf, send, sites } from './flights.ts';
import { W } from './weights.ts';
import { effectsWorth, rackWorth } from './worth.ts';

/** Turns this seat still has after the running one; far when the end is not in sight. */
export function turnsLeft(s: State, seat: Seat): number {
  if (s.lastRound === 0) return Number.POSITIVE_INFINITY;
  return s.lastRound - s.round + (seat > s.active ? 1 : 0);
}

/** What a seat has and what it may make of it. */
export interface Prospect {
  readonly points: number;
  /** Points that come and go all the time (see PASSING). */
  readonly passing: number;
  readonly villages: number;
  /** Parts of villages that stand on the land already: forests, and riders on their way to them. */
  readonly begun: number;
  /** Turns of this seat until its last village, if it does nothing else. */
  readonly turns: number;
  /** What water, land, temples, objectives, leaders and rack promise while there is time to use them. */
  readonly means: Means;
}

interface Means {
  readonly water: number;
  readonly land: number;
  readonly temples: number;
  readonly objectives: number;
  readonly leaders: number;
  readonly rack: number;
}

export function prospect(s: State, seat: Seat): Prospect {
  const p = s.players[seat] as Player;
  const passing = passingPoints(p);
  const built = villages(p);
  const begun = siteValue(p);
  return {
    points: pointsOf(p, s.endTile === seat) + 0.01 * p.water - passing,
    passing,
    villages: built,
    begun,
    turns: Math.max(0, W.turns * (built + p.treehouses - built - begun)),
    means: {
      water: waterValue(p.water),
      land: landValue(p),
      temples: templeValue(p),
      objectives: objectiveValue(p),
      leaders: leaderValue(p),
      rack: W.rack * rackWorth(p, p.rack, countsOf(s, seat)),
    },
  };
}

/** What comes and goes all the time: it counts at the end, but is nothing to hold on to before. */
export const PASSING: ReadonlySet<Metric> = new Set([
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

/** Prospects of all seats; those of the others do not change during a turn. */
export const prospects = (s: State): Prospect[] => s.players.map((_, seat) => prospect(s, seat));

/** Turns a seat still has: until the last round, or until somebody's last village is to be expected. */
function timeOf(s: State, seat: Seat, all: readonly Prospect[]): number {
  if (s.lastRound > 0) return Math.max(0, turnsLeft(s, seat));
  let soonest = Number.POSITIVE_INFINITY;
  for (const x of all) soonest = Math.min(soonest, x.turns);
  return soonest + constants.extraRounds;
}

/** What a seat may expect, by group, in points. */
interface Groups {
  readonly points: number;
  readonly villages: number;
  readonly ending: number;
  readonly water: number;
  readonly land: number;
  readonly temples: number;
  readonly objectives: number;
  readonly leaders: number;
  readonly rack: number;
}

function groupsOf(s: State, seat: Seat, all: readonly Prospect[]): Groups {
  const x = all[seat] as Prospect;
  const time = timeOf(s, seat, all);
  const left = constants.treehouses - x.villages;
  const inTime = s.lastRound > 0 ? Math.min(time, x.begun) : x.begun + time / W.turns;
  // Means are worth something as long as there is time to use them.
  const use = Math.min(1, time / W.useful);
  const stays = time <= 0 ? 1 : W.passing;
  return {
    points: x.points + stays * x.passing + (s.lastRound > 0 ? 0 : W.pace * time),
    villages: time <= 0 ? 0 : W.village * Math.min(left, inTime),
    ending: s.endTile >= 0 ? 0 : scoring.endTile * firstChance(x.turns, seat, all),
    water: use * x.means.water,
    land: use * x.means.land,
    temples: use * x.means.temples,
    objectives: use * x.means.objectives,
    leaders: use * x.means.leaders,
    rack: use * x.means.rack,
  };
}

/** Chance to be the first with all villages. */
function firstChance(turns: number, seat: Seat, all: readonly Prospect[]): number {
  let sum = 0;
  for (let i = 0; i < all.length; i++) {
    const other = i === seat ? turns : (all[i] as Prospect).turns;
    sum += Math.exp((turns - other) / W.race);
  }
  return 1 / sum;
}

function total(s: State, seat: Seat, all: readonly Prospect[]): number {
  const g = groupsOf(s, seat, all);
  return g.points + g.villages + g.ending + g.water + g.land + g.temples + g.objectives + g.leaders + g.rack;
}

/** Expected lead over the best of the others. It is worth more the less can happen to it: whoever leads brings the end about. */
export function margin(s: State, seat: Seat, all: readonly Prospect[]): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < all.length; i++) if (i !== seat) rival = Math.max(rival, total(s, i, all));
  const lead = total(s, seat, all) - rival;
  return lead + W.winning * Math.tanh(lead / (W.sure + W.unsure * timeOf(s, seat, all)));
}

/** So many forests at once are worth having; each is worth less than the one before. */
const SITES = 4;
const shareOf = (i: number): number => [W.site1, W.site2, W.site3, W.site4][i] ?? 0;

/**
 * Riders near a forest are most of the way to a village; whoever helped with one flies again from the capital. In villages: one that
 * only has to be built counts W.site.
 */
function siteValue(p: Player): number {
  const list = sites(p);
  const riders = ridersOf(p);
  let value = 0;
  for (let i = 0; i < list.length && i < SITES && i < p.treehouses; i++) {
    const site = list[i] as (typeof list)[number];
    value += shareOf(i) * Math.max(W.forest, W.site - W.step * send(site.steps, site.need, riders));
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
  value += (open > 0 ? W.space1 : 0) + (open > 1 ? W.space2 : 0) + (open > 2 ? W.space3 : 0);
  return value + cleaningValue(p) + tilesValue(p);
}

/** The best step of the table for clean land within reach, less what the tokens on the way to it cost. */
function cleaningValue(p: Land): number {
  const dirty: number[] = [];
  for (let i = 0; i < SPACES; i++) if ((p.pollution[i] as number) > 0) dirty.push(p.pollution[i] as number);
  dirty.sort((a, b) => a - b);
  const table = scoring.pollutedSpacesTable;
  const now = stepOf(table, dirty.length);
  let best = now;
  let tokens = 0;
  for (let gone = 1; gone <= dirty.length; gone++) {
    tokens += dirty[gone - 1] as number;
    best = Math.max(best, stepOf(table, dirty.length - gone) - W.cleaning * tokens);
  }
  return best - now;
}

/** The same for the table of tiles. */
function tilesValue(p: Land): number {
  const tiles = tilesInTerrain(p);
  const now = stepOf(scoring.tilesTable, tiles);
  let best = now;
  for (let n = tiles + 1; n <= SPACES; n++)
    best = Math.max(best, stepOf(scoring.tilesTable, n) - W.tileCost * (n - tiles));
  return best - now;
}

const stepOf = (table: readonly number[], n: number): number => table[Math.min(n, table.length - 1)] ?? 0;

/** Temples pay only together, so each is a part of the way. */
const templeValue = (p: Land): number => W.temple * (constants.temples - p.unplaced.length);

/** Part of the next tier for being on the way to it. */
function objectiveValue(p: Land): number {
  let value = 0;
  for (const card of p.objectives) value += objectivePromise(p, villageCardAt(card).objective);
  return value;
}

export const objectivePromise = (p: Land, o: Objective): number => promiseFor(o, measure(p, o));

/** The same for whoever has measured already. */
export function promiseFor(o: Objective, value: number): number {
  if (PASSING.has(o.metric)) return 0;
  const points = pointsFor(o, value);
  let best = 0;
  for (const tier of o.tiers) {
    if (tier.vp <= points || compares(value, o.op, tier.at)) continue;
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
export function abilityWorth(p: Land, a: Ability): number {
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
