/** How far a seat is with a public project, at the place where least is missing. Pure. */
import { BARE, NEIGHBOUR_CELLS, type Need, PUBLIC, type PublicProject } from '../../rules/data.ts';
import { isCentral } from '../../rules/garden.ts';
import { hasFreeNeighbour } from '../../rules/projects.ts';
import type { Table } from '../../rules/state.ts';
import { allFields } from './model.ts';

interface Part {
  readonly land: number;
  readonly have: number;
  readonly need: number;
}

export interface Progress {
  /** The main building first. */
  readonly parts: readonly Part[];
  /** Floors still to be built: at least one, for only an action completes a project (GN-53). */
  readonly missing: number;
}

/** Own floors that count here, 0 where one could begin, null where this building can never stand. */
function floorsHere(t: Readonly<Table>, seat: number, field: number, need: Need): number | null {
  const owner = t.owner[field] as number;
  const land = t.land[field] as number;
  const soiled = land === BARE && (t.soil[need.land] as number) > 0;
  if ((land !== need.land && !soiled) || (owner !== seat && owner !== -1) || t.roof[field] === 1) return null;
  return t.floors[field] as number;
}

function partAt(t: Readonly<Table>, seat: number, fields: readonly number[], need: Need): Part | null {
  let have: number | null = null;
  for (const field of fields) {
    const here = floorsHere(t, seat, field, need);
    if (here !== null && here >= (have ?? 0)) have = here;
  }
  return have === null ? null : { land: need.land, have: Math.min(have, need.minFloors), need: need.minFloors };
}

function partsAt(t: Readonly<Table>, seat: number, main: number, card: PublicProject): Part[] | null {
  if (card.where !== 'any' && isCentral(t.layout, main) !== (card.where === 'center')) return null;
  if (card.freeField >= 0 && !hasFreeNeighbour(t, main, card.freeField)) return null;
  const around = (NEIGHBOUR_CELLS[t.layout.cell[main] as number] as readonly number[]).map(
    (cell) => t.layout.field[cell] as number,
  );
  const parts: Part[] = [];
  for (const part of [
    partAt(t, seat, [main], card.main),
    ...card.neighbours.map((need) => partAt(t, seat, around, need)),
  ]) {
    if (part === null) return null;
    parts.push(part);
  }
  return parts;
}

/** Null where no place in the garden is left for it. */
export function progress(t: Readonly<Table>, seat: number, card: number): Progress | null {
  let best: Progress | null = null;
  for (const main of allFields) {
    const parts = partsAt(t, seat, main, PUBLIC[card] as PublicProject);
    if (parts === null) continue;
    const missing = Math.max(
      1,
      parts.reduce((n, p) => n + p.need - p.have, 0),
    );
    if (best === null || missing < best.missing) best = { parts, missing };
  }
  return best;
}
