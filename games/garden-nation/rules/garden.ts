import { CENTRE, FIELDS, NEIGHBOUR_CELLS, NUMBERS, RING, SLOTS, TERRITORIES, TERRITORY_OF } from './data.ts';
import type { Layout, Table } from './state.ts';

/** Where things lie and what a field costs: pure helpers for rules, bots and the drawn board. */

/** Board direction of a printed slot in a territory turned by `rotation` steps (GN-6). */
export function directionOf(slot: number, rotation: number): number {
  return slot === CENTRE ? CENTRE : ((slot - 1 + rotation) % RING) + 1;
}

/** at: board position → territory; rotation: territory → steps. */
export function makeLayout(at: readonly number[], rotation: readonly number[]): Layout {
  const cell: number[] = Array.from({ length: FIELDS }, () => -1);
  const field: number[] = Array.from({ length: FIELDS }, () => -1);
  for (let position = 0; position < TERRITORIES; position++) {
    const territory = at[position] as number;
    for (let slot = 0; slot < SLOTS; slot++) {
      const c = position * SLOTS + directionOf(slot, rotation[territory] as number);
      const f = territory * SLOTS + slot;
      cell[f] = c;
      field[c] = f;
    }
  }
  return { at, rotation, cell, field };
}

/** Direction of a field as its territory lies on the board. */
export function direction(layout: Layout, field: number): number {
  return (layout.cell[field] as number) % SLOTS;
}

/** Board position of a territory. */
export function positionOf(layout: Layout, territory: number): number {
  return layout.at.indexOf(territory);
}

/** Whether the field lies in the territory at the central position (GN-60). */
export function isCentral(layout: Layout, field: number): boolean {
  return (layout.cell[field] as number) < SLOTS;
}

export function neighbours(layout: Layout, field: number): number[] {
  return (NEIGHBOUR_CELLS[layout.cell[field] as number] as readonly number[]).map((c) => layout.field[c] as number);
}

/** The territory an action on this field sends the crane to (section 5.4). */
export function craneTarget(layout: Layout, field: number): number {
  return layout.at[direction(layout, field)] as number;
}

/** Price of the next floor on this field: its number plus the floors that stand there (GN-10). */
export function cost(t: Readonly<Table>, field: number): number {
  return (NUMBERS[field] as number) + (t.floors[field] as number);
}

/** Twice what the floors cost: for demolishing and invading (table 2.8). */
export function buildingValue(number: number, floors: number): number {
  return 2 * number * floors + floors * (floors - 1);
}

export function value(t: Readonly<Table>, field: number): number {
  return buildingValue(NUMBERS[field] as number, t.floors[field] as number);
}

/** The territories before and after this one, higher number first (GN-35). */
export function besideTerritories(territory: number): readonly [number, number] {
  const up = (territory + 1) % TERRITORIES;
  const down = (territory + TERRITORIES - 1) % TERRITORIES;
  return up > down ? [up, down] : [down, up];
}

/** Floors of each seat in a territory, roofed buildings included (GN-67). */
export function floorsIn(t: Readonly<Table>, territory: number): number[] {
  const count: number[] = [];
  for (let seat = 0; seat < t.seats; seat++) count.push(0);
  const first = territory * SLOTS;
  for (let f = first; f < first + SLOTS; f++) {
    const seat = t.owner[f] as number;
    if (seat >= 0) count[seat] = (count[seat] as number) + (t.floors[f] as number);
  }
  return count;
}

/** Seats with most floors in a territory; none if nobody has a floor there (GN-88). */
export function leaders(t: Readonly<Table>, territory: number): number[] {
  const count = floorsIn(t, territory);
  let most = 1;
  let list: number[] = [];
  for (let seat = 0; seat < count.length; seat++) {
    const n = count[seat] as number;
    if (n > most || (n === most && list.length === 0)) {
      most = n;
      list = [seat];
    } else if (n === most) list.push(seat);
  }
  return list;
}

export function territoryOf(field: number): number {
  return TERRITORY_OF[field] as number;
}
