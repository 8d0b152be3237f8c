import { BARE, NEIGHBOUR_CELLS, type Need, PUBLIC, type PublicProject } from './data.ts';
import { isCentral } from './garden.ts';
import type { Table } from './state.ts';

/** When is a public project satisfied? (section 5.6) */

/** An own building without roof that is high enough and stands on the right land (GN-56). */
function fits(t: Readonly<Table>, seat: number, field: number, need: Need): boolean {
  return (
    t.land[field] === need.land &&
    t.owner[field] === seat &&
    (t.floors[field] as number) >= need.minFloors &&
    t.roof[field] === 0
  );
}

function hasNeighbour(t: Readonly<Table>, seat: number, field: number, need: Need): boolean {
  const { cell, field: at } = t.layout;
  for (const c of NEIGHBOUR_CELLS[cell[field] as number] as readonly number[])
    if (fits(t, seat, at[c] as number, need)) return true;
  return false;
}

/** A bare thornbush has no land and is never the free field that is asked for (GN-17, GN-18). */
export function hasFreeNeighbour(t: Readonly<Table>, field: number, land: number): boolean {
  const { cell, field: at } = t.layout;
  for (const c of NEIGHBOUR_CELLS[cell[field] as number] as readonly number[]) {
    const f = at[c] as number;
    if (t.land[f] === land && t.owner[f] === -1) return true;
  }
  return false;
}

/** The whole pattern stands with its main building on this field. */
function standsOn(t: Readonly<Table>, seat: number, main: number, card: PublicProject): boolean {
  if (!fits(t, seat, main, card.main)) return false;
  if (card.where !== 'any' && isCentral(t.layout, main) !== (card.where === 'center')) return false;
  if (card.freeField >= 0 && !hasFreeNeighbour(t, main, card.freeField)) return false;
  for (const need of card.neighbours) if (!hasNeighbour(t, seat, main, need)) return false;
  return true;
}

/** Satisfied by a set of own unroofed buildings that contains the one on `field` (GN-53). */
export function isSatisfied(t: Readonly<Table>, seat: number, field: number, card: PublicProject): boolean {
  if (standsOn(t, seat, field, card)) return true;
  for (const need of card.neighbours) {
    if (!fits(t, seat, field, need)) continue;
    const { cell, field: at } = t.layout;
    for (const c of NEIGHBOUR_CELLS[cell[field] as number] as readonly number[])
      if (standsOn(t, seat, at[c] as number, card)) return true;
  }
  return false;
}

/** Face-up projects, in slot order, that the building on this field completes now. Needs a roof in supply (GN-57). */
export function satisfiedProjects(t: Readonly<Table>, seat: number, field: number): number[] {
  const list: number[] = [];
  if (t.roofs === 0) return list;
  for (const card of t.display)
    if (card >= 0 && isSatisfied(t, seat, field, PUBLIC[card] as PublicProject)) list.push(card);
  return list;
}

/** The table after `seat` has put `floors` floors on the field: for previews. */
function withFloors(t: Readonly<Table>, seat: number, field: number, floors: number, land: number): Table {
  return {
    ...t,
    owner: t.owner.with(field, seat),
    floors: t.floors.with(field, floors),
    roof: t.roof.with(field, 0),
    land: t.land.with(field, land),
    roofs: t.roofs + (t.roof[field] as number),
  };
}

/** Projects that one more floor here would complete; for a bare thornbush the soil must be told. */
export function projectsOfBuild(t: Readonly<Table>, seat: number, field: number, soil: number = BARE): number[] {
  const land = t.land[field] === BARE ? soil : (t.land[field] as number);
  return satisfiedProjects(withFloors(t, seat, field, (t.floors[field] as number) + 1, land), seat, field);
}

/** Projects that invading this building would complete (GN-46, GN-84). */
export function projectsOfInvasion(t: Readonly<Table>, seat: number, field: number): number[] {
  return satisfiedProjects(withFloors(t, seat, field, t.floors[field] as number, t.land[field] as number), seat, field);
}
