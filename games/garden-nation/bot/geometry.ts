import { FIELDS, NEIGHBOUR_CELLS } from '../rules/data.ts';
import { craneTarget, isCentral } from '../rules/garden.ts';
import type { Layout } from '../rules/state.ts';

/** What follows from where the territories lie, worked out once a layout. */
export interface Geometry {
  /** Field → fields that touch it. */
  readonly touching: readonly (readonly number[])[];
  /** Field → whether it lies in the central territory. */
  readonly central: readonly boolean[];
  /** Field → territory an action on it sends the crane to. */
  readonly target: readonly number[];
}

const known = new WeakMap<Layout, Geometry>();
let last: { readonly layout: Layout; readonly geometry: Geometry } | null = null;

function work(layout: Layout): Geometry {
  const fields = Array.from({ length: FIELDS }, (_, f) => f);
  return {
    touching: fields.map((f) =>
      (NEIGHBOUR_CELLS[layout.cell[f] as number] as readonly number[]).map((c) => layout.field[c] as number),
    ),
    central: fields.map((f) => isCentral(layout, f)),
    target: fields.map((f) => craneTarget(layout, f)),
  };
}

export function geometryOf(layout: Layout): Geometry {
  if (last?.layout === layout) return last.geometry;
  let geometry = known.get(layout);
  if (geometry === undefined) {
    geometry = work(layout);
    known.set(layout, geometry);
  }
  last = { layout, geometry };
  return geometry;
}
