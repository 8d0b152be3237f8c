/** How far wells, churches and veins have come in a town (RULES 9.2). Pure; scoring itself stays with the rules. */
import type { Standing } from '#kernel';
import { type Board, BUILDABLE, boardOf } from '../../rules/board.ts';
import { buildings } from '../../rules/data.ts';
import { thawTown } from '../../rules/imagine.ts';
import { bordering, churchColours } from '../../rules/scoring.ts';
import type { TownView, View } from '../../rules/state.ts';
import { mustEnd } from '../../rules/town.ts';
import type { Cell } from '../draw/geometry.ts';
import { buildingAt, builtPiece, cellAtIndex } from './pieces.ts';

type Ground = Pick<TownView, 'cells' | 'built'>;

export const COLOURS = ['yellow', 'red', 'blue'] as const;

export interface WellProgress {
  readonly at: Cell;
  /** North, east, south, west: the building there, −1 while open, null where nothing can ever stand. */
  readonly sides: readonly (number | null)[];
  /** Different buildings on its sides. */
  readonly built: number;
  /** Four different buildings are still possible, or there. */
  readonly alive: boolean;
}

export interface ChurchProgress {
  readonly b: number;
  readonly cells: readonly Cell[];
  readonly touches: ReadonlySet<string>;
}

export interface Progress {
  readonly wells: readonly WellProgress[];
  readonly churches: readonly ChurchProgress[];
  readonly veins: readonly { readonly at: Cell; readonly covered: boolean }[];
}

const SIDES = 4;

function well(board: Board, town: Ground, cell: number): WellProgress {
  const sides = Array.from({ length: SIDES }, (_, d) => {
    const n = board.neighbours[cell * SIDES + d] as number;
    return n < 0 || !BUILDABLE.has(board.terrain[n] as string) ? null : (town.cells[n] as number) - 1;
  });
  const built = sides.filter((b): b is number => b !== null && b >= 0);
  const different = new Set(built).size;
  return {
    at: cellAtIndex(board, cell),
    sides,
    built: different,
    alive: different === built.length && !sides.includes(null),
  };
}

export function progressOf(view: View, town: Ground): Progress {
  const board = boardOf(view.board);
  const links = bordering(board, town);
  return {
    wells: board.wells.filter((cell) => town.cells[cell] === 0).map((cell) => well(board, town, cell)),
    churches: town.built
      .filter(({ b }) => buildingAt(b).church)
      .map((built) => ({ b: built.b, cells: builtPiece(built).cells, touches: churchColours(links, built.b) })),
    veins: board.gold.map((cell) => ({ at: cellAtIndex(board, cell), covered: town.cells[cell] !== 0 })),
  };
}

/** How a town's game ended: by its own choice, by a card that left nothing else, or with the deck. */
export type Ending = { readonly how: 'stopped' | 'forced'; readonly b: number } | { readonly how: 'deck' };

/**
 * Whoever stops leaves the card of that round and all later ones behind: the first card of the pile that lies turned over was
 * the last question. Null while the town is still being built.
 */
export function endingOf(view: View, seat: number): Ending | null {
  const town = view.towns[seat];
  if (town === undefined) return null;
  if (!town.ended) return view.phase === 'finished' ? { how: 'deck' } : null;
  const b = view.pile.find((card) => card < buildings.length && town.status[card] === 'turned');
  if (b === undefined) return { how: 'deck' };
  const board = boardOf(view.board);
  return { how: mustEnd(board, thawTown(board, town), b) ? 'forced' : 'stopped', b };
}

/** The card that left a town nothing but its end, or null. */
export function forcedBy(view: View, seat: number): number | null {
  const ending = endingOf(view, seat);
  return ending?.how === 'forced' ? ending.b : null;
}

/** Where a tie for the first place was decided: the row of the board, from the top, and the open spaces the tied seats have there. */
export interface TieBreak {
  readonly row: number;
  readonly spaces: readonly { readonly seat: number; readonly open: number }[];
}

/** MC-48: the first row in which those with most points differ; null without a tie, or where it stays one. */
export function tieBreakOf(standing: Standing): TieBreak | null {
  const most = Math.max(...standing.seats.map((s) => s.total));
  const tied = [...standing.seats.entries()].filter(([, s]) => s.total === most);
  if (tied.length < 2) return null;
  const rows = tied[0]?.[1].tieBreak?.length ?? 0;
  for (let row = 0; row < rows; row++) {
    const spaces = tied.map(([seat, s]) => ({ seat, open: s.tieBreak?.[row] ?? 0 }));
    if (new Set(spaces.map((x) => x.open)).size > 1) return { row: row + 1, spaces };
  }
  return null;
}
