import { type Board, boardOf } from '../../rules/board.ts';
import { type Building, buildings, type Rotation, rawBoards, shapeOf } from '../../rules/data.ts';
import type { Built, TownView, View } from '../../rules/state.ts';
import { cellName } from '../../text/names.ts';
import type { Piece } from '../draw/building.tsx';
import type { Kind } from '../draw/furniture.tsx';
import type { Cell } from '../draw/geometry.ts';
import type { LandMap } from '../draw/land.ts';

const KINDS: Readonly<Record<Building['colour'], Kind>> = { yellow: 'y', red: 'r', blue: 'b', purple: 'k' };

export const buildingAt = (b: number): Building => buildings[b] as Building;
export const kindOf = (b: number): Kind => KINDS[buildingAt(b).colour];

/** The board of the rules as the drawings read it. */
export function landOf(id: string): LandMap {
  const { raw } = boardOf(id);
  const path = raw.river.path?.map((p): Cell => [p[0] as number, p[1] as number]) ?? null;
  return { ...raw, river: { mode: path === null ? 'cells' : 'edges', path } };
}

export const boardName = (id: string, lang: 'de' | 'en'): string =>
  rawBoards.find((b) => b.id === id)?.name[lang] ?? id;

export function rotationOf(b: number, rotation: number): Rotation {
  const shape = shapeOf(b);
  const lowest = shape.lowest[rotation] ?? 0;
  return shape.rotations.find((r) => r.rotation === lowest) ?? (shape.rotations[0] as Rotation);
}

export interface Place {
  readonly rotation: number;
  readonly x: number;
  readonly y: number;
}

export const cellsOf = (b: number, { rotation, x, y }: Place): Cell[] =>
  rotationOf(b, rotation).cells.map(([u, v]): Cell => [x + u, y + v]);

export const pieceOf = (b: number, place: Place): Piece => ({
  id: buildingAt(b).id,
  kind: kindOf(b),
  cells: cellsOf(b, place),
});

export const builtPiece = (built: Built): Piece => pieceOf(built.b, built);
export const piecesOf = (town: TownView): Piece[] => town.built.map(builtPiece);

/** What this seat built in the round before the open one: it stays marked until the seat's next move. */
export function lastPiece(view: View, town: TownView): Piece | null {
  const last = town.built[town.built.length - 1];
  const round = view.phase === 'finished' ? view.round : view.round - 1;
  return last !== undefined && last.round >= round ? builtPiece(last) : null;
}

export const cellIndex = (board: Pick<Board, 'width'>, [x, y]: Cell): number => y * board.width + x;
export const cellAtIndex = (board: Pick<Board, 'width'>, index: number): Cell => [
  index % board.width,
  Math.floor(index / board.width),
];
export const nameOfCell = ([x, y]: Cell): string => cellName(x, y);
