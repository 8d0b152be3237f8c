import { BARE, FIELDS, LANDS, type Need, type PublicProject } from '../rules/data.ts';
import type { Table } from '../rules/state.ts';
import type { Geometry } from './geometry.ts';

/** How far a seat is from completing a public project. */

/** Fields by land, as the soil lies now: land → its first place in FIELD_LIST. */
const FIELD_LIST = new Int32Array(FIELDS * LANDS.length);
const LISTED = new Int32Array(LANDS.length);
/** Field → floors one seat may build on; nothing where another or a roof stands. */
export const HEIGHT = new Int32Array(FIELDS);
export const BLOCKED = -1;

export function listFields(t: Readonly<Table>): void {
  LISTED.fill(0);
  for (let f = 0; f < FIELDS; f++) {
    const land = t.land[f] as number;
    if (land === BARE) continue;
    const n = LISTED[land] as number;
    FIELD_LIST[land * FIELDS + n] = f;
    LISTED[land] = n + 1;
  }
}

export function measure(t: Readonly<Table>, seat: number): void {
  const { owner, floors, roof } = t;
  for (let f = 0; f < FIELDS; f++) {
    const who = owner[f] as number;
    HEIGHT[f] = who === -1 ? 0 : who === seat && roof[f] === 0 ? (floors[f] as number) : BLOCKED;
  }
}

/** Floors needed to complete a project; `far` if it is as many or more. After `listFields` and `measure`. */
export function distance(t: Readonly<Table>, g: Geometry, card: PublicProject, far: number): number {
  const first = card.main.land * FIELDS;
  const end = first + (LISTED[card.main.land] as number);
  let best = far;
  for (let i = first; i < end; i++) {
    best = lackOn(t, g, card, FIELD_LIST[i] as number, best);
    // A pattern that stands already still needs a floor on it.
    if (best <= 1) return 1;
  }
  return best;
}

/** The same for patterns this field is part of: 0 if one stands. */
export function distanceWith(t: Readonly<Table>, g: Geometry, card: PublicProject, field: number, far: number): number {
  const { main, neighbours } = card;
  const land = t.land[field] as number;
  let best = far;
  if (land === main.land) best = lackOn(t, g, card, field, best);
  for (let n = 0; n < neighbours.length; n++) {
    if ((neighbours[n] as Need).land !== land) continue;
    const touching = g.touching[field] as readonly number[];
    for (let k = 0; k < touching.length && best > 0; k++) {
      const f = touching[k] as number;
      if (t.land[f] === main.land) best = lackOn(t, g, card, f, best);
    }
  }
  return best;
}

/** Floors a pattern with its main building on this field lacks, if fewer than `best`. */
function lackOn(t: Readonly<Table>, g: Geometry, card: PublicProject, field: number, best: number): number {
  const { main, neighbours, freeField, where } = card;
  const height = HEIGHT[field] as number;
  if (height === BLOCKED) return best;
  let sum = height >= main.minFloors ? 0 : main.minFloors - height;
  if (sum >= best) return best;
  if (where !== 'any' && g.central[field] !== (where === 'center')) return best;
  const touching = g.touching[field] as readonly number[];
  if (freeField >= 0 && !hasFree(t, touching, freeField)) return best;
  for (let n = 0; n < neighbours.length && sum < best; n++) sum += nearest(t, touching, neighbours[n] as Need, best);
  return Math.min(sum, best);
}

/** Floors the best of these fields still needs to be a building of this kind. */
function nearest(t: Readonly<Table>, fields: readonly number[], need: Need, far: number): number {
  const { land } = t;
  let least = far;
  for (let k = 0; k < fields.length; k++) {
    const f = fields[k] as number;
    if (land[f] !== need.land) continue;
    const height = HEIGHT[f] as number;
    if (height === BLOCKED) continue;
    if (height >= need.minFloors) return 0;
    if (need.minFloors - height < least) least = need.minFloors - height;
  }
  return least;
}

function hasFree(t: Readonly<Table>, fields: readonly number[], land: number): boolean {
  for (let k = 0; k < fields.length; k++) {
    const f = fields[k] as number;
    if (t.land[f] === land && t.owner[f] === -1) return true;
  }
  return false;
}
