import { diagonalPlacement, requiredRiders, templeAdjacency } from './abilities.ts';
import { grid, SPACES, tileAt } from './data.ts';
import { CAPITAL, DIAGONALS, NEIGHBOURS, type Place, TOUCHES } from './geometry.ts';
import type { Land } from './state.ts';

export const hasTile = (land: Land, space: number): boolean => (land.tiles[space] as number) >= 0;

/** A portal works only on a village side (TW-21). */
export const hasPortal = (land: Land, space: number): boolean =>
  land.village[space] === 1 && tileAt(land.tiles[space] as number).bonus === 'portal';

/** Tiles next to the capital: start (TW-19), portal villages (TW-20), with a leader tiles with a temple. */
export const nextToCapital = (land: Land, space: number, temples: boolean): boolean =>
  space === grid.start || hasPortal(land, space) || (temples && (land.temple[space] as number) >= 0);

/** Whether one step leads from one place to the other (5.3). */
export function adjacent(land: Land, from: Place, to: Place): boolean {
  if (from === to) return false;
  if (from === CAPITAL) return hasTile(land, to) && nextToCapital(land, to, templeAdjacency(land));
  if (to === CAPITAL) return hasTile(land, from) && nextToCapital(land, from, templeAdjacency(land));
  if (!hasTile(land, from) || !hasTile(land, to)) return false;
  return (TOUCHES[from * SPACES + to] as boolean) || (hasPortal(land, from) && hasPortal(land, to));
}

export const ridersAt = (land: Land, place: Place): number =>
  place === CAPITAL ? land.capital : (land.riders[place] as number);

/** Calls back for every step a rider can make: the capital first, then row by row. */
export function eachStep(land: Land, visit: (from: Place, to: Place) => void): void {
  const temples = templeAdjacency(land);
  if (land.capital > 0)
    for (let to = 0; to < SPACES; to++) if (hasTile(land, to) && nextToCapital(land, to, temples)) visit(CAPITAL, to);
  for (let from = 0; from < SPACES; from++) {
    if (land.riders[from] === 0) continue;
    if (nextToCapital(land, from, temples)) visit(from, CAPITAL);
    if (hasPortal(land, from)) {
      for (let to = 0; to < SPACES; to++)
        if (to !== from && hasTile(land, to) && (TOUCHES[from * SPACES + to] || hasPortal(land, to))) visit(from, to);
    } else {
      for (const to of NEIGHBOURS[from] as readonly number[]) if (hasTile(land, to)) visit(from, to);
    }
  }
}

/** TW-32: clean, empty, touching an own tile (with a leader also diagonally). */
export function canPlantOn(land: Land, space: number): boolean {
  if (hasTile(land, space) || (land.pollution[space] as number) > 0) return false;
  for (const b of NEIGHBOURS[space] as readonly number[]) if (hasTile(land, b)) return true;
  if (!diagonalPlacement(land)) return false;
  for (const b of DIAGONALS[space] as readonly number[]) if (hasTile(land, b)) return true;
  return false;
}

/** All spaces a forest may be planted on now. */
export function legalSpaces(land: Land): number[] {
  const spaces: number[] = [];
  for (let i = 0; i < SPACES; i++) if (canPlantOn(land, i)) spaces.push(i);
  return spaces;
}

export function hasLegalSpace(land: Land): boolean {
  for (let i = 0; i < SPACES; i++) if (canPlantOn(land, i)) return true;
  return false;
}

/** A forest tile without treehouse and with enough riders, and a treehouse left (TW-24, TW-31, TW-73). */
export function canBuildOn(land: Land, space: number): boolean {
  const tile = land.tiles[space] as number;
  if (tile < 0 || land.village[space] === 1 || land.treehouses === 0) return false;
  if (tileAt(tile).slots === 0) return false;
  return (land.riders[space] as number) >= requiredRiders(land, tile);
}

/** TW-16: an own tile of any kind without a temple. */
export const canTakeTemple = (land: Land, space: number): boolean =>
  hasTile(land, space) && (land.temple[space] as number) < 0;

export function hasTempleTile(land: Land): boolean {
  for (let i = 0; i < SPACES; i++) if (canTakeTemple(land, i)) return true;
  return false;
}
