/** The data file, read once: buildings, shapes, cards, constants. Boards are in board.ts. */
import raw from '../data/my-city.json' with { type: 'json' };

export type Colour = 'yellow' | 'red' | 'blue' | 'purple';
export type Cell = readonly [x: number, y: number];

/** One of the distinct rotations of a shape: MC-7 keeps only the lowest number of equal ones. */
export interface Rotation {
  readonly rotation: number;
  readonly cells: readonly Cell[];
  readonly width: number;
  readonly height: number;
}

export interface Shape {
  readonly id: string;
  readonly size: number;
  readonly rotations: readonly Rotation[];
  /** Rotation 0..3 → the lowest rotation with the same cells. */
  readonly lowest: readonly number[];
}

export interface Building {
  readonly id: string;
  readonly index: number;
  readonly colour: Colour;
  readonly church: boolean;
  readonly shape: number;
  readonly name: { readonly de: string; readonly en: string };
}

/** One quarter turn clockwise maps (x, y) to (−y, x), moved back to the corner. */
function turn(cells: readonly Cell[]): Cell[] {
  const turned = cells.map(([x, y]): [number, number] => [-y, x]);
  const dx = Math.min(...turned.map((c) => c[0]));
  const dy = Math.min(...turned.map((c) => c[1]));
  return turned.map(([x, y]): Cell => [x - dx, y - dy]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

function readShape(source: (typeof raw.shapes)[number]): Shape {
  let cells: readonly Cell[] = [...source.cells.map((c): Cell => [c[0] as number, c[1] as number])].sort(
    (a, b) => a[1] - b[1] || a[0] - b[0],
  );
  const rotations: Rotation[] = [];
  const lowest: number[] = [];
  for (const rotation of raw.shapeRules.rotationsAllowed) {
    const key = JSON.stringify(cells);
    const same = rotations.find((r) => JSON.stringify(r.cells) === key);
    lowest.push(same?.rotation ?? rotation);
    if (same === undefined)
      rotations.push({
        rotation,
        cells,
        width: Math.max(...cells.map((c) => c[0])) + 1,
        height: Math.max(...cells.map((c) => c[1])) + 1,
      });
    cells = turn(cells);
  }
  if (rotations.length !== source.rotations) throw new Error(`shape ${source.id} has ${rotations.length} rotations`);
  if (cells.length !== source.size) throw new Error(`shape ${source.id} has ${cells.length} cells`);
  return { id: source.id, size: source.size, rotations, lowest };
}

const COLOURS: readonly string[] = ['yellow', 'red', 'blue', 'purple'];

export const shapes: readonly Shape[] = raw.shapes.map(readShape);

export const buildings: readonly Building[] = raw.buildings.map((b, index) => {
  const type = raw.buildingTypes.find((t) => t.id === b.type);
  const shape = shapes.findIndex((s) => s.id === b.shape);
  if (type === undefined || shape < 0 || !COLOURS.includes(b.color))
    throw new Error(`unknown word in building ${b.id}`);
  return { id: b.id, index, colour: b.color as Colour, church: type.mustBuild, shape, name: b.name };
});

/** Cards are numbered like the buildings they show; the blocking card has the number after the last building. */
export const BLOCK = buildings.length;
export const cardCount = raw.cards.length;
if (cardCount !== raw.constants.cards || cardCount !== BLOCK + raw.constants.blockingCards)
  throw new Error('the cards do not fit the buildings');

export const constants = raw.constants;
export const soloRanks = raw.soloRanks.ranks;
export const rawBoards = raw.boards;
export const buildingByIdTable: ReadonlyMap<string, Building> = new Map(buildings.map((b) => [b.id, b]));

export function buildingById(id: string): Building {
  const b = buildingByIdTable.get(id);
  if (b === undefined) throw new Error(`unknown building ${id}`);
  return b;
}

export function shapeOf(building: number): Shape {
  return shapes[(buildings[building] as Building).shape] as Shape;
}
