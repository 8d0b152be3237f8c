import type { Seat } from '#kernel';
import { BUILD_VP, BUILDING_TILES, MATERIAL_IDS, NEIGHBOURS, OFFERING, SPACE_MATERIAL, SPACES } from '../data.ts';
import type { Out } from '../events.ts';
import { FREE, type Player, STORED, type State } from '../state.ts';
import { addPoints } from './points.ts';

type Ceremony = Pick<Player, 'ceremony' | 'surplus'>;

/** Free spaces for a material. */
export function freeSpaces(p: Pick<Player, 'ceremony'>, material: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < SPACES; i++) if (p.ceremony[i] === FREE && SPACE_MATERIAL[i] === material) list.push(i);
  return list;
}

/** A material or an offering arrives. A material that has a choice of spaces waits for S2 (BB-45, BB-46). */
export function receive(s: State, seat: Seat, good: number, out: Out): void {
  const p = s.players[seat] as Player;
  if (good === OFFERING) {
    gainOfferings(s, seat, 1, out);
    return;
  }
  const free = freeSpaces(p, good);
  if (free.length > 1) s.stack.push({ f: 'store', material: good });
  else if (free.length === 1) storeMaterial(s, seat, free[0] as number, out);
  else {
    p.surplus[good] = (p.surplus[good] as number) + 1;
    out.tell({ e: 'surplus', seat, material: good });
  }
}

export function gainOfferings(s: State, seat: Seat, n: number, out: Out): void {
  (s.players[seat] as Player).offerings += n;
  out.tell({ e: 'gained', seat, what: 'offering', n });
}

export function gainShells(s: State, seat: Seat, n: number, out: Out): void {
  (s.players[seat] as Player).shells += n;
  out.tell({ e: 'gained', seat, what: 'shell', n });
}

export function storeMaterial(s: State, seat: Seat, space: number, out: Out): void {
  (s.players[seat] as Player).ceremony[space] = STORED;
  out.tell({ e: 'stored', seat, material: SPACE_MATERIAL[space] as number, space });
}

/** Materials of one kind, or of all kinds: on the ceremony place and beside the board, not under tiles (BB-76). */
export function countMaterials(p: Ceremony, material: number): number {
  let n = 0;
  for (let i = 0; i < SPACES; i++)
    if (p.ceremony[i] === STORED && (material === MATERIAL_IDS.length || SPACE_MATERIAL[i] === material)) n++;
  for (let m = 0; m < MATERIAL_IDS.length; m++)
    if (material === MATERIAL_IDS.length || m === material) n += p.surplus[m] as number;
  return n;
}

/** Whether the pair of neighbours holds two materials (BB-43). */
export function canBuildOn(p: Pick<Player, 'ceremony'>, pair: number): boolean {
  const [a, b] = NEIGHBOURS[pair] as readonly [number, number];
  return p.ceremony[a] === STORED && p.ceremony[b] === STORED;
}

export function hasBuildingGround(p: Pick<Player, 'ceremony'>): boolean {
  for (let i = 0; i < NEIGHBOURS.length; i++) if (canBuildOn(p, i)) return true;
  return false;
}

export function countBuildings(p: Pick<Player, 'built'>): number {
  let n = 0;
  for (const x of p.built) n += x;
  return n;
}

export function countCovered(p: Pick<Player, 'ceremony'>): number {
  let n = 0;
  for (const x of p.ceremony) if (x !== FREE) n++;
  return n;
}

/** A building covers two spaces for good and scores by round, whatever its number (BB-44); then the fire bonus. */
export function putBuilding(s: State, seat: Seat, tile: number, a: number, b: number, out: Out): void {
  const p = s.players[seat] as Player;
  p.ceremony[a] = tile;
  p.ceremony[b] = tile;
  p.built[BUILDING_TILES.indexOf(tile)] = 1;
  const vp = BUILD_VP[s.round - 1] as number;
  addPoints(s, seat, 'buildings', vp);
  out.tell({ e: 'built', seat, tile, a, b, vp });
  s.stack.push({ f: 'fire', first: true });
}
