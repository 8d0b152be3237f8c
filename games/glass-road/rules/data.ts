/** The components, read once from the data file and checked; everywhere else goods, tiles and cards are places in these tables. */
import raw from '../data/glass-road.json' with { type: 'json' };
import {
  BUILDING_OPS,
  bad,
  bits,
  CONVERSION_OPS,
  type Cost,
  doubled,
  type Names,
  type Op,
  readCost,
  readEffect,
  readScoring,
  type Scoring,
  SPECIALIST_OPS,
  whole,
  word,
} from './vocabulary.ts';

export interface Name {
  readonly de: string;
  readonly en: string;
}

export interface Good {
  readonly id: string;
  readonly name: Name;
  readonly basic: boolean;
  /** The markers of this good: one, or one on each wheel. */
  readonly markers: readonly number[];
}

export interface Tile {
  readonly id: string;
  readonly name: Name;
  readonly boxCount: number;
  readonly removableAnytime: boolean;
  readonly placeable: boolean;
}

/** One good on one wheel. */
export interface Marker {
  readonly wheel: number;
  readonly good: number;
  readonly max: number;
}

export interface Wheel {
  readonly id: string;
  readonly name: Name;
  /** Markers of the basic goods, and of the product. */
  readonly basics: readonly number[];
  readonly product: number;
  readonly productMax: number;
}

export interface Specialist {
  readonly id: string;
  readonly name: Name;
  readonly cost: Cost;
  /** Effect lists of A and B: places in EFFECTS. */
  readonly actions: readonly number[];
}

export interface StartingBuilding {
  readonly id: string;
  readonly slot: string;
  readonly name: Name;
  readonly cell: number;
  readonly scoring: Scoring;
}

export interface Building {
  readonly id: string;
  readonly no: number;
  readonly name: Name;
  /** Place in ROWS. */
  readonly type: number;
  readonly cost: Cost;
  /** Wood pattern: on an empty space. Brick pattern: over one of these starting buildings. */
  readonly pattern: 'wood' | 'brick';
  readonly covers: readonly number[];
  readonly points2: number;
  readonly conversion: { readonly pay: Cost; readonly effect: number } | null;
  /** Place in EFFECTS, or -1. */
  readonly immediate: number;
  readonly scoring: Scoring;
  readonly designed: boolean;
}

const NO_SCORING: Scoring = { parts: [], keepsCovered: false };

export const ROWS: readonly string[] = raw.display.rows;
export const NAMES: Names = {
  goods: raw.goods.map((g) => g.id),
  tiles: raw.landscapeTiles.map((t) => t.id),
  types: ROWS,
};
export const TILES: readonly Tile[] = raw.landscapeTiles;

const markers: Marker[] = [];
export const WHEELS: readonly Wheel[] = raw.wheels.map((w, wheel) => {
  const add = (id: string, max: number): number => markers.push({ wheel, good: word(w.id, NAMES.goods, id), max }) - 1;
  const basics = w.basics.map((id) => add(id, whole(w.id, w.basicMax)));
  return { id: w.id, name: w.name, basics, product: add(w.product, w.productMax), productMax: w.productMax };
});
export const MARKERS: readonly Marker[] = markers;

export const START_STOCK: readonly number[] = MARKERS.map((m) => {
  const start: Readonly<Record<string, number>> = raw.wheels[m.wheel]?.start ?? {};
  return whole('start', start[NAMES.goods[m.good] as string]);
});

export const GOODS: readonly Good[] = raw.goods.map((g, good) => ({
  ...g,
  markers: MARKERS.flatMap((m, at) => (m.good === good ? [at] : [])),
}));

/** Every effect list of cards and tiles; frames of the state name a list by its place here. */
const effects: (readonly Op[])[] = [];
export const EFFECTS: readonly (readonly Op[])[] = effects;

export const SPECIALISTS: readonly Specialist[] = raw.specialists.map((c) => ({
  id: c.id,
  name: c.name,
  cost: readCost(c.id, c.cost, NAMES),
  actions: [c.actions.A, c.actions.B].map(
    (ops, i) => effects.push(readEffect(`${c.id} ${actionName(i)}`, ops, NAMES, SPECIALIST_OPS)) - 1,
  ),
}));

function actionName(action: number): string {
  return action === 0 ? 'A' : 'B';
}

// ---- landscape ----

export const ROW_COUNT: number = raw.landscapeBoard.rows;
export const COLUMN_COUNT: number = raw.landscapeBoard.columns;
export const CELL_COUNT: number = ROW_COUNT * COLUMN_COUNT;
export const CELL_NAMES: readonly string[] = Array.from(
  { length: CELL_COUNT },
  (_, i) => `r${Math.floor(i / COLUMN_COUNT) + 1}c${(i % COLUMN_COUNT) + 1}`,
);

export const STARTING_BUILDINGS: readonly StartingBuilding[] = raw.landscapeBoard.startingBuildings.map((b) => ({
  id: b.id,
  slot: b.slot,
  name: b.name,
  cell: word(b.id, CELL_NAMES, b.cell),
  scoring: readScoring(b.id, b.scoring, NAMES),
}));
const SLOTS = STARTING_BUILDINGS.map((b) => b.slot);

/** The printed layout: what lies on every cell at the start (see state.ts for the numbers). */
export const LAYOUT: readonly { readonly tile: number; readonly start: number }[] = raw.landscapeBoard.cells
  .flat()
  .map((id, cell) => {
    if (id === 'empty') return { tile: -1, start: -1 };
    if (!id.startsWith('start:')) return { tile: word('landscapeBoard', NAMES.tiles, id), start: -1 };
    const start = word('landscapeBoard', SLOTS, id.slice('start:'.length));
    if (STARTING_BUILDINGS[start]?.cell !== cell) bad('landscapeBoard', `${id} is on another cell`);
    return { tile: -1, start };
  });

/** Cells sharing an edge (GR-43). */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: CELL_COUNT }, (_, i) => {
  const column = i % COLUMN_COUNT;
  const near: number[] = [];
  if (i >= COLUMN_COUNT) near.push(i - COLUMN_COUNT);
  if (column > 0) near.push(i - 1);
  if (column < COLUMN_COUNT - 1) near.push(i + 1);
  if (i + COLUMN_COUNT < CELL_COUNT) near.push(i + COLUMN_COUNT);
  return near;
});

// ---- building tiles ----

interface RawBuilding {
  readonly no: number;
  readonly id: string;
  readonly name: Name;
  readonly type: string;
  readonly cost: unknown;
  readonly pattern: string;
  readonly points: number;
  readonly upgradeOf?: string;
  readonly conversion?: { readonly pay: unknown; readonly effect: unknown };
  readonly immediate?: unknown;
  readonly scoring?: unknown;
  readonly provenance: { readonly costEffectPoints?: string };
}

function readBuilding(b: RawBuilding): Building {
  if (b.pattern !== 'wood' && b.pattern !== 'brick') bad(b.id, `unknown pattern ${b.pattern}`);
  if ((b.pattern === 'brick') !== (b.upgradeOf !== undefined)) bad(b.id, 'pattern and upgradeOf do not fit');
  const covers =
    b.upgradeOf === undefined ? [] : b.upgradeOf === 'any' ? SLOTS.map((_, i) => i) : [word(b.id, SLOTS, b.upgradeOf)];
  return {
    id: b.id,
    no: b.no,
    name: b.name,
    type: word(b.id, ROWS, b.type),
    cost: readCost(b.id, b.cost, NAMES),
    pattern: b.pattern,
    covers,
    points2: doubled(b.id, b.points),
    conversion:
      b.conversion === undefined
        ? null
        : {
            pay: readCost(b.id, b.conversion.pay, NAMES),
            effect: effects.push(readEffect(b.id, b.conversion.effect, NAMES, CONVERSION_OPS)) - 1,
          },
    immediate: b.immediate === undefined ? -1 : effects.push(readEffect(b.id, b.immediate, NAMES, BUILDING_OPS)) - 1,
    scoring: b.scoring === undefined ? NO_SCORING : readScoring(b.id, b.scoring, NAMES),
    designed: b.provenance.costEffectPoints === 'designed',
  };
}

/** The overview tile for one player is not a building and never in a stack. */
const REFERENCE = 'reference';
export const BUILDINGS: readonly Building[] = (raw.buildings as readonly RawBuilding[])
  .filter((b) => b.type !== REFERENCE)
  .map(readBuilding);

export const OF_TYPE: readonly (readonly number[])[] = ROWS.map((_, type) =>
  BUILDINGS.flatMap((b, i) => (b.type === type ? [i] : [])),
);

// ---- structure ----

export const STRUCTURE = raw.structure;
/** Titles for a game alone, lowest first. */
export const SOLO_RANKS: readonly { readonly from: number | null; readonly name: Name }[] = raw.soloRanks.ranks;
export const SEATS: readonly number[] = Object.keys(raw.display.slotsPerRow).map(Number);
export const SLOTS_PER_ROW: Readonly<Record<number, number>> = raw.display.slotsPerRow;
/** All specialists as a set of bits. */
export const ALL_CARDS: number = bits(SPECIALISTS.map((_, i) => i));
export const ACTION_COUNT: number = SPECIALISTS[0]?.actions.length ?? 0;
