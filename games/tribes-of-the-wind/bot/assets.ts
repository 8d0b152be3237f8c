import { Outlook, type Seat } from '#kernel';
import { leaderAt, SPACES, tileAt, villageCardAt } from '../rules/data.ts';
import { CAPITAL } from '../rules/geometry.ts';
import { measure, pointsFor } from '../rules/metrics.ts';
import { countsOf } from '../rules/requirements.ts';
import type { Player, State } from '../rules/state.ts';
import { canPlantOn, hasTile } from '../rules/terrain.ts';
import { abilityWorth, PASSING, promiseFor, turnsLeft } from './evaluate.ts';
import { ridersOf, type Site, send, sites } from './flights.ts';
import { tilesAround } from './habits/look.ts';
import { rackWorth } from './worth.ts';

/** What a seat has that may still become points, beyond the points it would score now. */

/** What an asset is worth is known for so many distances from the end. */
export const KNOTS = 8;
export const outlook = new Outlook(64, KNOTS);
const asset = (group: string, name: string): number => outlook.asset(name, group);
const note = (at: number, x: number): void => outlook.note(at, x);

const turnsToCome = asset('time', 'turnsToCome');
const toBuild = asset('villages', 'villagesToBuild');
const ready = [0, 1, 2, 3].map((i) => asset('villages', `ready.${i}`));
const full = asset('villages', 'fullForest');
const bonus = asset('villages', 'bonusForest');
const first = asset('ending', 'first');
const ahead = asset('ending', 'ahead');
const behind = asset('ending', 'behind');
const waterLow = asset('water', 'waterLow');
const waterMore = asset('water', 'waterMore');
const waterPlenty = asset('water', 'waterPlenty');
const tiles = asset('land', 'tiles');
const manyTiles = asset('land', 'manyTiles');
const open = [1, 2, 3].map((i) => asset('land', `open.${i}`));
const tokens = asset('pollution', 'tokens');
const nearTokens = asset('pollution', 'nearTokens');
const nearlyClean = asset('pollution', 'nearlyClean');
const temples = [1, 2, 3, 4].map((i) => asset('temples', `temples.${i}`));
const passing = asset('objectives', 'passingPoints');
const kept = asset('objectives', 'keptPoints');
const promise = asset('objectives', 'promise');
const objectives = asset('objectives', 'objectives');
const leaders = asset('leaders', 'leaders');
const abilities = asset('leaders', 'abilities');
const rack = asset('rack', 'rack');

/** Forests of a seat and how far each has come, from 0 to 1, with the riders the nearer ones leave. */
export interface Way {
  readonly sites: readonly Site[];
  readonly ready: readonly number[];
  /** Villages, and part of the next. */
  readonly progress: number;
}

/** So many steps are a whole village away. */
const LONG_WAY = 10;
/** A full forest is not a village yet. */
const TO_BUILD = 0.8;

export function wayOf(p: Player, all: number): Way {
  const list = sites(p);
  const riders = ridersOf(p);
  const ready: number[] = [];
  for (let i = 0; i < list.length && i < 4; i++) {
    const site = list[i] as Site;
    ready.push(Math.max(0, 1 - send(site.steps, site.need, riders) / LONG_WAY));
    riders[CAPITAL] = (riders[CAPITAL] as number) + site.need;
  }
  return { sites: list, ready, progress: all - p.treehouses + TO_BUILD * (ready[0] ?? 0) };
}

const LOW = 5;
const PLENTY = 11;
/** Tiles and polluted spaces count for the tables from here on. */
const MANY = 6;
const NEARLY = 5;

export function noteAssets(s: State, seat: Seat, ways: readonly Way[]): void {
  const p = s.players[seat] as Player;
  outlook.count = 0;
  if (isDone(s, seat)) return;
  noteVillages(p, ways[seat] as Way);
  noteRace(s, seat, ways);
  note(waterLow, Math.min(LOW, p.water));
  note(waterMore, Math.max(0, Math.min(PLENTY, p.water) - LOW));
  note(waterPlenty, Math.max(0, p.water - PLENTY));
  noteLand(p);
  const placed = temples.length - p.unplaced.length;
  if (placed > 0) note(temples[placed - 1] as number, 1);
  noteObjectives(p);
  noteLeaders(p);
  note(rack, rackWorth(p, p.rack, countsOf(s, seat)));
}

/** Whether a seat has had its last turn: its points are all there is. */
const isDone = (s: State, seat: Seat): boolean =>
  s.phase === 'over' || (s.lastRound > 0 && seat !== s.active && turnsLeft(s, seat) <= 0);

function noteVillages(p: Player, way: Way): void {
  note(turnsToCome, 1);
  note(toBuild, p.treehouses);
  for (let i = 0; i < way.ready.length && i < p.treehouses; i++) note(ready[i] as number, way.ready[i] as number);
  if ((way.sites[0]?.missing ?? 1) === 0) note(full, 1);
  let gifts = 0;
  for (const site of way.sites) if (tileAt(p.tiles[site.space] as number).bonus !== null) gifts++;
  note(bonus, Math.min(gifts, p.treehouses));
}

/** A lead of so much of a village makes it likely to be the first to have all. */
const CLEAR = 0.5;

function noteRace(s: State, seat: Seat, ways: readonly Way[]): void {
  const own = (ways[seat] as Way).progress;
  let rival = 0;
  for (let i = 0; i < ways.length; i++) if (i !== seat) rival = Math.max(rival, (ways[i] as Way).progress);
  const lead = own - rival;
  if (s.endTile < 0) note(first, 1 / (1 + Math.exp(-lead / CLEAR)));
  note(lead > 0 ? ahead : behind, Math.abs(lead));
}

function noteLand(p: Player): void {
  let laid = 0;
  let free = 0;
  let lying = 0;
  let near = 0;
  let spaces = 0;
  for (let i = 0; i < SPACES; i++) {
    const n = p.pollution[i] as number;
    if (n > 0) spaces++;
    lying += n;
    if (hasTile(p, i)) laid++;
    else if (n > 0) near += tilesAround(p, i) > 0 ? n : 0;
    else if (canPlantOn(p, i)) free++;
  }
  note(tiles, laid);
  note(manyTiles, Math.max(0, laid - MANY));
  for (let i = 0; i < free && i < open.length; i++) note(open[i] as number, 1);
  note(tokens, lying);
  note(nearTokens, near);
  note(nearlyClean, Math.max(0, NEARLY - spaces));
}

function noteObjectives(p: Player): void {
  let comes = 0;
  let stays = 0;
  let hope = 0;
  for (const card of p.objectives) {
    const { objective } = villageCardAt(card);
    const value = measure(p, objective);
    const points = pointsFor(objective, value);
    if (PASSING.has(objective.metric)) comes += points;
    else stays += points;
    hope += promiseFor(objective, value);
  }
  note(passing, comes);
  note(kept, stays);
  note(promise, hope);
  note(objectives, p.objectives.length);
}

function noteLeaders(p: Player): void {
  let worth = 0;
  for (const l of p.leaders) worth += abilityWorth(p, leaderAt(p.tribe, l).ability);
  note(leaders, p.leaders.length);
  note(abilities, worth);
}
