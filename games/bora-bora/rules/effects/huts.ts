import type { Seat } from '#kernel';
import { FIELDS, LAND_PATHS, MAX_PLAYERS, type Path, REGIONS, RESERVE, WATER_PATHS } from '../data.ts';
import type { Out } from '../events.ts';
import { NOBODY, type Player, type State } from '../state.ts';
import { receive } from './ceremony.ts';

type HutMap = Pick<State, 'huts'>;

/** Owners of the huts in a region in order of arrival. */
export function hutsIn(s: { readonly huts: readonly number[] }, region: number): Seat[] {
  const list: Seat[] = [];
  for (let i = region * MAX_PLAYERS; i < (region + 1) * MAX_PLAYERS; i++) {
    const seat = s.huts[i] as number;
    if (seat !== NOBODY) list.push(seat);
  }
  return list;
}

/** Owner of the hut on the building site: the last one to settle there (BB-86). */
export function siteHolder(s: HutMap, region: number): Seat {
  for (let i = (region + 1) * MAX_PLAYERS - 1; i >= region * MAX_PLAYERS; i--) {
    const seat = s.huts[i] as number;
    if (seat !== NOBODY) return seat;
  }
  return NOBODY;
}

/** Regions with a hut of the seat, one bit each; pushed huts count (BB-22). */
export function settled(s: HutMap, seat: Seat): number {
  let mask = 0;
  const { huts } = s;
  for (let i = 0; i < huts.length; i++) if (huts[i] === seat) mask |= 1 << Math.floor(i / MAX_PLAYERS);
  return mask;
}

export function bits(mask: number): number {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
}

/** Regions a seat can settle with a path of the allowed kinds up to this value, one bit each (BB-17 to BB-20, BB-95). */
export const reachable = (s: HutMap, seat: Seat, land: boolean, water: boolean, power: number): number =>
  reachableFrom(settled(s, seat), land, water, power);

/** The same from these regions. */
export function reachableFrom(own: number, land: boolean, water: boolean, power: number): number {
  let mask = 0;
  if (land) mask |= along(LAND_PATHS, own, power);
  if (water) mask |= along(WATER_PATHS, own, power);
  return mask & ~own;
}

function along(paths: readonly Path[], own: number, power: number): number {
  let mask = 0;
  for (const p of paths) {
    if (p.value > power) continue;
    if (own & (1 << p.a)) mask |= 1 << p.b;
    if (own & (1 << p.b)) mask |= 1 << p.a;
  }
  return mask;
}

/** The lowest value of a path that leads somewhere new; `never` if there is none. */
export function cheapestPath(s: HutMap, seat: Seat, land: boolean, never: number): number {
  const own = settled(s, seat);
  let best = never;
  for (const p of land ? LAND_PATHS : WATER_PATHS) {
    if (p.value >= best) continue;
    const a = (own >> p.a) & 1;
    if (a !== ((own >> p.b) & 1)) best = p.value;
  }
  return best;
}

/** Whether a hut stands on fields 1–11. */
export function hutOnFields(p: Pick<Player, 'huts'>): boolean {
  for (let i = 0; i < FIELDS; i++) if (i !== RESERVE && (p.huts[i] as number) > 0) return true;
  return false;
}

export function hutOnBoard(p: Pick<Player, 'huts'>): boolean {
  return (p.huts[RESERVE] as number) > 0 || hutOnFields(p);
}

/** Huts leave fields 1–11 first, the reserve field last (BB-26). */
function takeHut(p: Player): void {
  const from = leavingField(p);
  p.huts[from] = (p.huts[from] as number) - 1;
}

/** The field a hut for the map would leave; for boards that show it beforehand. */
export function leavingField(p: Pick<Player, 'huts'>): number {
  for (let i = 0; i < FIELDS; i++) if (i !== RESERVE && (p.huts[i] as number) > 0) return i;
  return RESERVE;
}

/** A hut moves to the reserve field (BB-27). */
export function moveHutToReserve(s: State, seat: Seat, out: Out): void {
  const p = s.players[seat] as Player;
  const from = leavingField(p);
  p.huts[from] = (p.huts[from] as number) - 1;
  p.huts[RESERVE] = (p.huts[RESERVE] as number) + 1;
  out.tell({ e: 'movedHut', seat });
}

/** The new hut takes the site, a hut there is pushed aside but stays (BB-21); then the yield. */
export function settle(s: State, seat: Seat, region: number, start: boolean, out: Out): void {
  const pushed = siteHolder(s, region);
  takeHut(s.players[seat] as Player);
  let i = region * MAX_PLAYERS;
  while (s.huts[i] !== NOBODY) i++;
  s.huts[i] = seat;
  s.lastHut.seat = seat;
  s.lastHut.region = region;
  if (start) out.tell({ e: 'startHut', seat, region });
  else {
    out.tell({ e: 'settled', seat, region, pushed });
    s.stack.push({ f: 'red', region });
  }
  receive(s, seat, (REGIONS[region] as (typeof REGIONS)[number]).yields, out);
}
