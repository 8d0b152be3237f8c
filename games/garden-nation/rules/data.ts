import raw from '../data/garden-nation.json' with { type: 'json' };

/** Reads the data file once, checks its words and derives the tables the rules work with. */

export type Land = 'meadow' | 'straw' | 'leaf';
export const LANDS: readonly Land[] = ['meadow', 'straw', 'leaf'];
/** Land of a thornbush field without soil tile. */
export const BARE = LANDS.length;

function bad(what: string): never {
  throw new Error(`garden-nation.json: ${what}`);
}

export function landIndex(word: string): number {
  const i = LANDS.indexOf(word as Land);
  return i >= 0 ? i : bad(`unknown land ${word}`);
}

// --- the garden: a territory is its number - 1, a field is territory * SLOTS + printed slot ---

export const SLOTS = raw.slots.list.length;
export const TERRITORIES = raw.components.territories;
export const FIELDS = TERRITORIES * SLOTS;
/** Board positions and directions inside a territory share these names. */
export const DIRECTIONS: readonly string[] = raw.slots.list.map((x) => x.direction);
export const DIRECTION_VECTORS: readonly (readonly [number, number])[] = raw.slots.list.map((x) => [x.q, x.r]);
export const CENTRE = DIRECTIONS.indexOf('C');
/** Fields around a centre, and steps of a full turn of a territory. */
export const RING = SLOTS - 1;

if (raw.territories.list.length !== TERRITORIES) bad('number of territories');
raw.territories.list.forEach((t, i) => {
  if (t.number !== i + 1 || t.fields.length !== SLOTS) bad(`territory ${t.number}`);
  t.fields.forEach((f, slot) => {
    if (f.slot !== slot || f.id !== `${t.number}.${slot}`) bad(`field ${f.id}`);
  });
});
const fields = raw.territories.list.flatMap((t) => t.fields);

export const FIELD_IDS: readonly string[] = fields.map((f) => f.id);
const FIELD_BY_ID: ReadonlyMap<string, number> = new Map(FIELD_IDS.map((id, f) => [id, f]));
/** Number of the field, printed or from the soil tile that will lie there. */
export const NUMBERS: readonly number[] = fields.map((f) =>
  f.land === 'thornbush' ? raw.components.soilTileCost : (f.printedCost ?? bad(`cost of ${f.id}`)),
);
export const PRINTED_LAND: readonly number[] = fields.map((f) => (f.land === 'thornbush' ? BARE : landIndex(f.land)));
export const TERRITORY_OF: readonly number[] = fields.map((_, f) => Math.floor(f / SLOTS));

/** Index of a field id like '5.3', or -1. */
export function fieldIndex(id: string): number {
  return FIELD_BY_ID.get(id) ?? -1;
}

// --- cells: board position * SLOTS + board direction; which field lies on a cell depends on the layout ---

function cellIndex(key: string): number {
  const [position = '', direction = ''] = key.split('.');
  const p = DIRECTIONS.indexOf(position);
  const d = DIRECTIONS.indexOf(direction);
  return p >= 0 && d >= 0 ? p * SLOTS + d : bad(`unknown cell ${key}`);
}

const touching: number[][] = Array.from({ length: FIELDS }, () => []);
for (const [a = '', b = ''] of raw.geometry.adjacency) {
  (touching[cellIndex(a)] as number[]).push(cellIndex(b));
  (touching[cellIndex(b)] as number[]).push(cellIndex(a));
}
export const NEIGHBOUR_CELLS: readonly (readonly number[])[] = touching.map((list) => list.sort((a, b) => a - b));

/** Layout R0 of the examples: territory at each position, no rotation. */
export const REFERENCE_LAYOUT: readonly number[] = raw.referenceLayout.positions.map((p) => p.territory - 1);

// --- public projects ---

export interface Need {
  readonly minFloors: number;
  readonly land: number;
}

export interface PublicProject {
  readonly id: string;
  readonly family: string;
  readonly points: number;
  readonly main: Need;
  /** Buildings that must be adjacent to the main one; their lands differ from each other. */
  readonly neighbours: readonly Need[];
  /** Land of the free field next to the main building, or -1. */
  readonly freeField: number;
  readonly where: 'any' | 'outer' | 'center';
}

function whereOf(word: string): PublicProject['where'] {
  return word === 'any' || word === 'outer' || word === 'center' ? word : bad(`unknown place ${word}`);
}

export const PUBLIC: readonly PublicProject[] = raw.publicProjects.list.map((card) => {
  const need = (b: { minFloors: number; land: string }): Need => ({
    minFloors: b.minFloors,
    land: landIndex(b.land),
  });
  const mains = card.buildings.filter((b) => b.role === 'main');
  const neighbours = card.buildings.filter((b) => b.role === 'neighbour').map(need);
  if (mains.length !== 1 || mains.length + neighbours.length !== card.buildings.length) bad(`roles of ${card.id}`);
  if (new Set(neighbours.map((n) => n.land)).size !== neighbours.length) bad(`neighbours of ${card.id}`);
  if (card.copies !== 1) bad(`copies of ${card.id}`);
  return {
    id: card.id,
    family: card.family,
    points: card.victoryPoints,
    main: need(mains[0] ?? bad(card.id)),
    neighbours,
    freeField: card.adjacentFreeField === null ? -1 : landIndex(card.adjacentFreeField.land),
    where: whereOf(card.territory),
  };
});
const PUBLIC_BY_ID: ReadonlyMap<string, number> = new Map(PUBLIC.map((c, i) => [c.id, i]));

/** Index of a public project, or -1. */
export function publicIndex(id: string): number {
  return PUBLIC_BY_ID.get(id) ?? -1;
}

// --- secret projects ---

export type SecretProject = { readonly id: string; readonly copies: number } & (
  | { readonly family: 'floorsOnLand'; readonly land: number; readonly points: number }
  | { readonly family: 'buildingsOnLand'; readonly land: number; readonly minFloors: number; readonly points: number }
  | {
      readonly family: 'tallBuildings';
      readonly minFloors: number;
      readonly points: number;
      readonly perTerritory: number;
    }
  | {
      readonly family: 'territoryControl';
      readonly territories: readonly number[];
      readonly one: number;
      readonly both: number;
    }
);

interface SecretRow {
  readonly id: string;
  readonly family: string;
  readonly copies: number;
  readonly land: string;
  readonly pointsPerFloor?: number | undefined;
  readonly minFloors?: number | undefined;
  readonly pointsPerBuilding?: number | undefined;
  readonly maxBuildingsPerTerritory?: number | undefined;
  readonly territories?: readonly number[] | undefined;
  readonly pointsForOne?: number | undefined;
  readonly pointsForBoth?: number | undefined;
}

function readSecret(row: SecretRow): SecretProject {
  const { id, copies } = row;
  const number = (n: number | undefined): number => n ?? bad(`a number of ${id}`);
  switch (row.family) {
    case 'floorsOnLand':
      return { id, copies, family: row.family, land: landIndex(row.land), points: number(row.pointsPerFloor) };
    case 'buildingsOnLand':
      return {
        id,
        copies,
        family: row.family,
        land: landIndex(row.land),
        minFloors: number(row.minFloors),
        points: number(row.pointsPerBuilding),
      };
    case 'tallBuildings':
      return {
        id,
        copies,
        family: row.family,
        minFloors: number(row.minFloors),
        points: number(row.pointsPerBuilding),
        perTerritory: number(row.maxBuildingsPerTerritory),
      };
    case 'territoryControl': {
      const territories = (row.territories ?? bad(`territories of ${id}`)).map((t) => t - 1);
      if (territories.length !== 2) bad(`territories of ${id}`);
      return {
        id,
        copies,
        family: row.family,
        territories,
        one: number(row.pointsForOne),
        both: number(row.pointsForBoth),
      };
    }
    default:
      return bad(`unknown family ${row.family}`);
  }
}

export const SECRET: readonly SecretProject[] = (raw.secretProjects.list as readonly SecretRow[]).map(readSecret);
const SECRET_BY_ID: ReadonlyMap<string, number> = new Map(SECRET.map((c, i) => [c.id, i]));

/** Index of a secret project, or -1. */
export function secretIndex(id: string): number {
  return SECRET_BY_ID.get(id) ?? -1;
}

/** All secret cards of the box, copies included, as indexes. */
export const SECRET_CARDS: readonly number[] = SECRET.flatMap((c, i) => Array.from({ length: c.copies }, () => i));
