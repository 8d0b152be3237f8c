import { NUMBERS, PUBLIC, type PublicProject, SECRET, type SecretProject, SLOTS, TERRITORY_OF } from '../rules/data.ts';
import { buildingValue, cost } from '../rules/garden.ts';
import { fieldGuard } from '../rules/guards.ts';
import { FACE_UP, SOLE_MAJORITY, TIED_MAJORITY } from '../rules/numbers.ts';
import type { State } from '../rules/state.ts';
import { completesWith, control, populationWorth, roundsLeft, share } from './evaluate.ts';
import { type Geometry, geometryOf } from './geometry.ts';
import { BLOCKED, distance, distanceWith, HEIGHT, listFields, measure } from './reach.ts';
import { COUNT, GAIN, LOW, MOST, survey } from './survey.ts';
import { REACH, W } from './weights.ts';

/**
 * What an action changes in the expected lead of a seat, counted where it happens and not over the whole garden: dozens of them are
 * compared for every answer of a rollout.
 */

/** The seat whose turn is thought through, and figures that hold for its whole turn. */
let me = 0;
let left = 0;
let hope = 0;
let geometry: Geometry;
/** Slot → floors the seat lacks, before and after the last action; share of the project that an opponent loses with the card. */
const LACK = new Int32Array(FACE_UP);
const THEN = new Int32Array(FACE_UP);
const DENIED = new Float64Array(FACE_UP);
/** Seat and slot → floors the others lack. */
const THEIR_LACK = new Int32Array(MOST * FACE_UP);

/** Has to be called before the actions of a turn are compared. */
export function lookAround(s: State, seat: number): void {
  me = seat;
  left = roundsLeft(s);
  hope = left / (W.late + left);
  geometry = geometryOf(s.layout);
  survey(s);
  listFields(s);
  DENIED.fill(0);
  for (let i = 0; i < s.seats; i++) if (i !== seat) opponentReach(s, i);
  measure(s, seat);
  for (let slot = 0; slot < s.display.length; slot++) {
    const card = s.display[slot] as number;
    if (card >= 0) LACK[slot] = distance(s, geometry, PUBLIC[card] as PublicProject, REACH.length);
  }
}

function opponentReach(s: State, seat: number): void {
  measure(s, seat);
  for (let slot = 0; slot < s.display.length; slot++) {
    const card = s.display[slot] as number;
    if (card < 0) continue;
    const d = distance(s, geometry, PUBLIC[card] as PublicProject, REACH.length);
    THEIR_LACK[seat * FACE_UP + slot] = d;
    DENIED[slot] = Math.max(DENIED[slot] as number, REACH[d] ?? 0);
  }
}

const add = (list: number[] | Int32Array, i: number, n: number): void => {
  list[i] = (list[i] as number) + n;
};

/** What is needed to take an action back. */
export interface Tried {
  /** Points the expected lead grows by. */
  gain: number;
  field: number;
  owner: number;
  floors: number;
  roof: number;
  land: number;
  /** Slot of the project that was completed, or -1, and its card. */
  slot: number;
  card: number;
}

export const untried = (): Tried => ({
  gain: 0,
  field: 0,
  owner: -1,
  floors: 0,
  roof: 0,
  land: 0,
  slot: -1,
  card: -1,
});

function note(s: State, field: number, tried: Tried): void {
  tried.field = field;
  tried.owner = s.owner[field] as number;
  tried.floors = s.floors[field] as number;
  tried.roof = s.roof[field] as number;
  tried.land = s.land[field] as number;
  tried.slot = -1;
}

/** Whether a project is completed with a floor: where it pays, never, or with this slot. */
const IF_WORTH = -1;
export const NO_PROJECT = -2;

/** Puts a floor on a field, and a roof on it if a project is worth it. */
export function build(s: State, field: number, land: number, tried: Tried): void {
  note(s, field, tried);
  const { floors } = tried;
  const territory = TERRITORY_OF[field] as number;
  const before = populationLead(s) + secretsAt(s, territory, field) + assetAt(s, field);
  const price = cost(s, field);
  add(s.population, me, -price);
  add(s.supply, me, -1);
  s.owner[field] = me;
  s.floors[field] = floors + 1;
  s.land[field] = land;
  changeCount(s, territory, me, 1);
  HEIGHT[field] = floors + 1;
  complete(s, field, territory, before, IF_WORTH, tried);
}

/** Judges a floor that has just been placed, with the best project or without one. */
function complete(s: State, field: number, territory: number, before: number, wanted: number, tried: Tried): void {
  let promise = 0;
  let prize = Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < s.display.length; slot++) {
    const card = s.display[slot] as number;
    if (card < 0) continue;
    const project = PUBLIC[card] as PublicProject;
    const old = LACK[slot] as number;
    const lack = distanceWith(s, geometry, project, field, Math.max(old, 1));
    if (lack === 0 && s.roofs > 0 && (wanted === IF_WORTH || wanted === slot)) {
      const x = project.points * (1 + ((DENIED[slot] as number) - (REACH[old] ?? 0)) * hope);
      if (x > prize) {
        prize = x;
        tried.slot = slot;
      }
    }
    const now = Math.max(1, lack);
    THEN[slot] = now;
    if (now < old) promise += project.points * ((REACH[now] as number) - (REACH[old] ?? 0)) * hope;
  }
  const lead = populationLead(s) - before;
  const open = promise + lead + secretsAt(s, territory, field) + assetAt(s, field);
  tried.gain = open;
  if (tried.slot < 0) return;
  s.roof[field] = 1;
  const roofed = prize + lead + secretsAt(s, territory, field) + assetAt(s, field);
  if (roofed <= open && wanted === IF_WORTH) {
    s.roof[field] = 0;
    tried.slot = -1;
    return;
  }
  tried.gain = roofed;
  tried.card = s.display[tried.slot] as number;
  s.display[tried.slot] = -1;
  HEIGHT[field] = BLOCKED;
  s.roofs--;
}

/** A floor stands already: with this project, or without one. */
export function finish(s: State, field: number, slot: number, tried: Tried): void {
  note(s, field, tried);
  const territory = TERRITORY_OF[field] as number;
  const before = populationLead(s) + secretsAt(s, territory, field) + assetAt(s, field);
  complete(s, field, territory, before, slot, tried);
}

/** Tears the own building down. */
export function demolish(s: State, field: number, tried: Tried): void {
  note(s, field, tried);
  const territory = TERRITORY_OF[field] as number;
  const before = populationLead(s) + secretsAt(s, territory, field) + assetAt(s, field);
  changeCount(s, territory, me, -tried.floors);
  add(s.population, me, buildingValue(NUMBERS[field] as number, tried.floors));
  add(s.supply, me, tried.floors);
  s.roofs += tried.roof;
  s.owner[field] = -1;
  s.floors[field] = 0;
  s.roof[field] = 0;
  HEIGHT[field] = 0;
  let lost = 0;
  for (let slot = 0; slot < s.display.length; slot++) {
    const card = s.display[slot] as number;
    if (card < 0) continue;
    const project = PUBLIC[card] as PublicProject;
    const now = tried.roof === 1 ? (LACK[slot] as number) : distance(s, geometry, project, REACH.length);
    THEN[slot] = now;
    lost += project.points * ((REACH[LACK[slot] as number] ?? 0) - (REACH[now] ?? 0)) * hope;
  }
  tried.gain = populationLead(s) + secretsAt(s, territory, field) - lost - before;
}

/** Takes an opponent's building over. */
export function invade(s: State, field: number, tried: Tried): void {
  note(s, field, tried);
  const { owner, floors } = tried;
  const territory = TERRITORY_OF[field] as number;
  const before = populationLead(s) + secretsAt(s, territory, field) - worthToOwner(tried);
  const rash = buildingValue(NUMBERS[field] as number, floors) > (s.population[me] as number) * W.rash ? W.rashCost : 0;
  handOver(s, tried, owner, me);
  s.roofs += tried.roof;
  s.roof[field] = 0;
  HEIGHT[field] = floors;
  complete(s, field, territory, before, IF_WORTH, tried);
  tried.gain -= rash + ployWorth();
}

/** Price, floors and majority of an invaded building. */
function handOver(s: State, { field, floors }: Tried, from: number, to: number): void {
  const price = buildingValue(NUMBERS[field] as number, floors);
  const territory = TERRITORY_OF[field] as number;
  add(s.population, to, -price);
  add(s.population, from, price);
  add(s.supply, to, -floors);
  add(s.supply, from, floors);
  changeCount(s, territory, from, -floors);
  changeCount(s, territory, to, floors);
  s.owner[field] = to;
}

/** What an invaded building was worth to its owner, whose secret cards nobody knows. */
function worthToOwner({ field, floors, roof }: Tried): number {
  const value = buildingValue(NUMBERS[field] as number, floors);
  const asset = value * (roof === 1 ? W.roofedAsset : W.openAsset) * W.population * hope;
  return roof === 1 ? asset : asset + floors * W.opponentFloor + Math.max(0, floors - LOW) * W.opponentTall;
}

/** Undoes the last action that has not been taken back. */
export function takeBack(s: State, tried: Tried): void {
  const { field, floors } = tried;
  const change = floors - (s.floors[field] as number);
  if (tried.slot >= 0) {
    s.display[tried.slot] = tried.card;
    s.roofs++;
  }
  if (tried.owner >= 0 && tried.owner !== me) {
    handOver(s, tried, me, tried.owner);
    s.roofs -= tried.roof;
  } else if (change < 0) {
    add(s.population, me, (NUMBERS[field] as number) + floors);
    add(s.supply, me, 1);
  } else if (change > 0) {
    add(s.population, me, -buildingValue(NUMBERS[field] as number, floors));
    add(s.supply, me, -floors);
    s.roofs -= tried.roof;
  }
  if (change !== 0) changeCount(s, TERRITORY_OF[field] as number, me, change);
  s.owner[field] = tried.owner;
  s.floors[field] = floors;
  s.roof[field] = tried.roof;
  s.land[field] = tried.land;
  HEIGHT[field] = tried.owner === -1 ? 0 : tried.owner === me && tried.roof === 0 ? floors : BLOCKED;
}

const BEFORE = new Int32Array(FACE_UP);

/** The seat goes on after the first action of its turn: what it lacks now is what that left. */
export function goOn(): void {
  BEFORE.set(LACK);
  LACK.set(THEN);
}

export function goBack(): void {
  LACK.set(BEFORE);
}

/** Most points another seat gets from a project with one floor in this territory. */
export function theirsAtOnce(s: State, seat: number, territory: number): number {
  return atOnce(s, seat, territory, THEIR_LACK, seat * FACE_UP);
}

/** The same for the own seat, at the start of the turn or after the action that has just been tried. */
export function ownAtOnce(s: State, territory: number, tried: boolean): number {
  return atOnce(s, me, territory, tried ? THEN : LACK, 0);
}

/** Only where one floor is lacking somewhere a closer look is worth its time. */
function atOnce(s: State, seat: number, territory: number, lacks: Int32Array, first: number): number {
  let best = 0;
  if (s.roofs === 0) return best;
  for (let slot = 0; slot < s.display.length; slot++) {
    const card = s.display[slot] as number;
    if (card < 0 || lacks[first + slot] !== 1) continue;
    const project = PUBLIC[card] as PublicProject;
    if (project.points <= best) continue;
    for (let f = territory * SLOTS; f < (territory + 1) * SLOTS; f++)
      if (fieldGuard(s, seat, f) === null && completesWith(s, seat, f, project)) {
        best = project.points;
        break;
      }
  }
  return best;
}

/** What a token is worth while it waits. */
export function ployWorth(): number {
  return W.ploy * Math.min(1, left / W.ployRounds);
}

/** Population and what majorities will bring, ahead of the others. */
function populationLead(s: State): number {
  let others = 0;
  for (let i = 0; i < s.seats; i++) if (i !== me) others += populationOf(s, i);
  return populationOf(s, me) - others / (s.seats - 1);
}

function populationOf(s: State, seat: number): number {
  const gain = GAIN[seat] as number;
  return populationWorth((s.population[seat] as number) + gain, left) + gain * left * W.population;
}

/** More or fewer floors of a seat in a territory. */
function changeCount(s: State, territory: number, seat: number, floors: number): void {
  shareTerritory(s, territory, -1);
  add(COUNT, territory * MOST + seat, floors);
  shareTerritory(s, territory, 1);
}

function shareTerritory(s: State, territory: number, sign: number): void {
  const first = territory * MOST;
  let most = 0;
  let tied = 0;
  for (let i = first; i < first + s.seats; i++) {
    const n = COUNT[i] as number;
    if (n > most) {
      most = n;
      tied = 1;
    } else if (n === most) tied++;
  }
  if (most === 0) return;
  const gain = sign * (tied === 1 ? SOLE_MAJORITY : TIED_MAJORITY);
  for (let seat = 0; seat < s.seats; seat++) if (COUNT[first + seat] === most) add(GAIN, seat, gain);
}

function assetAt(s: State, field: number): number {
  if (s.owner[field] !== me) return 0;
  const value = buildingValue(NUMBERS[field] as number, s.floors[field] as number);
  return value * (s.roof[field] === 1 ? W.roofedAsset : W.openAsset) * W.population * hope;
}

/** What the own secret cards count of this field and its territory. */
function secretsAt(s: State, territory: number, field: number): number {
  const kept = s.kept[me] as readonly number[];
  const counts = s.owner[field] === me && s.roof[field] === 0;
  let sum = 0;
  for (let k = 0; k < kept.length; k++) {
    const c = SECRET[kept[k] as number] as SecretProject;
    switch (c.family) {
      case 'floorsOnLand':
        if (counts && s.land[field] === c.land) sum += c.points * (s.floors[field] as number);
        break;
      case 'buildingsOnLand':
        if (counts && s.land[field] === c.land)
          sum += c.points * share(c.minFloors - (s.floors[field] as number), hope);
        break;
      case 'tallBuildings':
        sum += c.points * tallest(s, territory, c.minFloors);
        break;
      case 'territoryControl':
        if (c.territories.includes(territory)) {
          const a = control(s, me, c.territories[0] as number, left);
          const b = control(s, me, c.territories[1] as number, left);
          sum += a * b * c.both + (a + b - 2 * a * b) * c.one;
        }
    }
  }
  return sum;
}

function tallest(s: State, territory: number, minFloors: number): number {
  let best = 0;
  for (let f = territory * SLOTS; f < (territory + 1) * SLOTS; f++)
    if (s.owner[f] === me && s.roof[f] === 0) best = Math.max(best, share(minFloors - (s.floors[f] as number), hope));
  return best;
}
