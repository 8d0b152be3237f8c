/** What final scoring sees in a town: the largest groups, the churches, the wells, the open land. */
import { boardOf } from '../../rules/board.ts';
import { constants } from '../../rules/data.ts';
import { bordering, churchColours, groups, type Parts, partsOf, wellBuildings } from '../../rules/scoring.ts';
import type { TownView, View } from '../../rules/state.ts';
import type { Cell } from '../draw/geometry.ts';
import { buildingAt, builtPiece, cellAtIndex } from './pieces.ts';

export type GroupColour = 'yellow' | 'red' | 'blue';

export interface Verdict {
  readonly parts: Parts;
  /** The group that scores, per colour; none if nothing of the colour was built. */
  readonly groups: readonly {
    readonly colour: GroupColour;
    readonly cells: readonly Cell[];
    readonly points: number;
  }[];
  readonly churches: readonly { readonly cells: readonly Cell[]; readonly points: number }[];
  readonly wells: readonly { readonly at: Cell; readonly points: number }[];
  readonly open: readonly { readonly at: Cell; readonly part: 'trees' | 'rocks' | 'empty'; readonly points: number }[];
}

const OPEN = { t: ['trees', 'treeField'], r: ['rocks', 'rockField'], '.': ['empty', 'emptyField'] } as const;

export function verdictOf(view: View, seat: number): Verdict {
  const board = boardOf(view.board);
  const source = view.towns[seat] as TownView;
  const town = { cells: source.cells.slice(), built: source.built.slice(), score: source.score };
  const links = bordering(board, town);
  const cellsOfBuildings = (list: readonly number[]): Cell[] =>
    town.built.filter(({ b }) => list.includes(b)).flatMap((built) => [...builtPiece(built).cells]);
  const found = groups(town, links);
  const best = (['yellow', 'red', 'blue'] as const).flatMap((colour) => {
    const own = found.filter((g) => buildingAt(g[0] as number).colour === colour);
    const largest = own.reduce<readonly number[]>((a, g) => (g.length > a.length ? g : a), []);
    const points = largest.length * constants.scoring.groupPerBuilding;
    return largest.length === 0 ? [] : [{ colour, cells: cellsOfBuildings(largest), points }];
  });
  const free = (cell: number) => town.cells[cell] === 0;
  const open = [...town.cells.keys()].filter(free).flatMap((cell): Verdict['open'][number][] => {
    const ground = board.terrain[cell];
    if (ground !== 't' && ground !== 'r' && ground !== '.') return [];
    const [part, points] = OPEN[ground];
    return [{ at: cellAtIndex(board, cell), part, points: constants.scoring[points] }];
  });
  return {
    parts: partsOf(board, town),
    groups: best,
    churches: town.built
      .filter(({ b }) => buildingAt(b).church)
      .map((built) => ({
        cells: builtPiece(built).cells,
        points: churchColours(links, built.b).size === 3 ? constants.scoring.churchThreeColours : 0,
      })),
    wells: board.wells.filter(free).map((cell) => ({
      at: cellAtIndex(board, cell),
      points: wellBuildings(board, town, cell).size === 4 ? constants.scoring.wellFourBuildings : 0,
    })),
    open,
  };
}
