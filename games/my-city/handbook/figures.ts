/** The figures of the handbook as positions: small boards of their own, played by the rules. `draw.tsx` draws them. */
import { type Figure, type Language, parseMove } from '#kernel';
import { addBoard, boardOf, cellsAt } from '../rules/board.ts';
import { buildingById, buildings, constants, shapeOf } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import type { PlaceMove, State, Town } from '../rules/state.ts';
import { cellName } from '../text/names.ts';
import { type Played, played } from './played.ts';

/** A place in the drawing, in cells. */
type Point = readonly [x: number, y: number];

export interface TownFigure extends Figure<State> {
  readonly seat: number;
  /** Where the numbers stand. */
  readonly numbers: readonly Point[];
  /** What the drawing adds to the town. */
  readonly show?: 'scoring' | 'open' | 'rotations';
}

const river = (id: string, rows: readonly string[], path: readonly (readonly number[])[]): string =>
  addBoard({
    id,
    width: (rows[0] as string).length,
    height: rows.length,
    rows,
    river: { mode: 'edges', path },
  }).id;

const straight = (x: number, height: number): readonly (readonly number[])[] => [
  [x, 0],
  [x, height],
];

const ROW = river('fig-row', ['...........', '...........'], straight(3, 2));
const BEND = river(
  'fig-bend',
  ['......', '.t....', '......', '......', '....t.', '......'],
  [
    [2, 0],
    [2, 2],
    [3, 2],
    [3, 6],
  ],
);
const LAND = river('fig-land', ['.t..r', '...w.', '.g..t'], straight(2, 3));
const GROUPS = river('fig-groups', ['..t....', '.......', '.......', '.......', '......t'], straight(3, 5));
const CHURCH = river('fig-church', ['.......', '.......', '.......', '.......', '....t..'], straight(3, 5));
const WELLS = river('fig-wells', ['.......', '.......', '.w.....', '....w..', '.......'], straight(3, 5));
const GOLD = river('fig-gold', ['g..g', '....', '..t.'], straight(2, 3));
const STREAM = addBoard({
  id: 'fig-stream',
  width: 5,
  height: 3,
  rows: ['..~..', '..~..', '.~~..'],
  river: { mode: 'cells', path: null },
}).id;

/** A whole town of an experienced player on the first board. */
const WHOLE: readonly string[] = [
  'Y6 r1 3,1',
  'R1 r0 3,0',
  'K2 r0 4,1',
  'B7 r0 6,0',
  'B3 r1 8,0',
  'Y2 r0 5,3',
  'Y4 r0 4,4',
  'B1 r1 8,2',
  'Y7 r0 7,4',
  'R3 r0 7,6',
  'B8 r1 9,1',
  'R5 r3 2,2',
  'B5 r0 1,6',
  'Y1 r0 3,7',
  'R8 r3 5,5',
  'R6 r0 6,8',
  'R2 r0 5,10',
  'K1 r1 1,4',
  'Y3 r1 2,8',
  'Y8 r0 1,9',
  'R7 r0 0,7',
  'R4 decline',
  'B6 r0 4,8',
  'B2 r1 9,4',
  'Y5 end',
];

/** Cells that a move in notation would cover. */
function cellsOf(s: State, line: string): readonly number[] {
  const move = parseMove(game.moves, line);
  if (move?.do !== 'place') throw new Error(`a figure shows ${line}`);
  const { rotation, x, y } = move as PlaceMove;
  const shape = shapeOf(s.current).rotations.find((r) => r.rotation === rotation);
  return shape === undefined ? [] : cellsAt(boardOf(s.board).width, shape, x, y);
}

/** The town of a figure as rows of letters: + where the open card may go, x where it may not, buildings by their kind. */
function townLines(s: State, seat: number, fig: Pick<Figure, 'possible' | 'refused'>): string[] {
  const board = boardOf(s.board);
  const { cells } = s.towns[seat] as Town;
  const good = (fig.possible ?? []).flatMap((line) => cellsOf(s, line));
  const bad = Object.keys(fig.refused ?? {}).flatMap((line) => cellsOf(s, line));
  const columns = Array.from({ length: board.width }, (_, x) => x);
  return [
    `   ${columns.map((x) => cellName(x, 0)[0]).join(' ')}`,
    ...Array.from({ length: board.height }, (_, y) => {
      const row = columns.map((x) => {
        const c = y * board.width + x;
        if (good.includes(c)) return '+';
        if (bad.includes(c)) return 'x';
        const b = (cells[c] as number) - 1;
        return b < 0 ? board.terrain[c] : buildings[b]?.id[0];
      });
      return `${String(y + 1).padStart(2)} ${row.join(' ')}`;
    }),
  ];
}

/** All rotations of the open card. */
function rotationLines(s: State): string[] {
  return shapeOf(s.current).rotations.flatMap((r) => [
    ...Array.from({ length: r.height }, (_, y) =>
      Array.from({ length: r.width }, (_x, x) => (r.cells.some((c) => c[0] === x && c[1] === y) ? '■' : '·')).join(' '),
    ),
    '',
  ]);
}

type Extra = Omit<Partial<TownFigure>, 'state' | 'numbers'>;

function figure(position: Played, numbers: readonly Point[], extra: Extra = {}): TownFigure {
  const seat = extra.seat ?? 0;
  return {
    state: () => played(position),
    callouts: numbers.length,
    numbers,
    lines: (s: State, _lang: Language) => townLines(s, seat, extra),
    ...extra,
    seat,
  };
}

const townOf = (s: State): Town => s.towns[0] as Town;

export const figures = {
  board: figure({ board: 'valley', rounds: ['Y6 r1 3,1', 'R1 r0 3,0', 'K2 r0 4,1'], next: 'B7' }, [
    [0.9, 1.6],
    [9.9, 9.4],
    [4, 5.6],
    [5.9, 0.25],
    [8.9, 0.25],
    [7.9, 2.2],
    [10.75, 0.25],
  ]),
  kinds: figure({ board: ROW, rounds: ['Y4 r1 0,0', 'R5 r0 3,0', 'B7 r0 6,0', 'K3 r1 8,0'] }, [
    [1.5, 1.5],
    [3.5, 1.5],
    [6.1, 1.9],
    [8.5, 1.5],
  ]),
  turning: figure({ board: 'valley', rounds: [], next: 'Y4' }, [], {
    show: 'rotations',
    lines: rotationLines,
    claims: () => ({
      'four rotations': shapeOf(buildingById('Y4').index).rotations.length === 4,
      'the mirror image is another shape': buildingById('Y4').shape !== buildingById('K1').shape,
    }),
  }),
  first: figure(
    { board: BEND, rounds: [], next: 'Y1' },
    [
      [3, 0.2],
      [0.1, 2.9],
      [4, 5.9],
    ],
    { possible: ['place 1 2 0'], refused: { 'place 0 0 2': 'MC-11', 'place 0 2 5': 'MC-9' } },
  ),
  next: figure(
    { board: BEND, rounds: ['Y1 r1 2,0'], next: 'B1' },
    [
      [1, 0.2],
      [5, 2],
      [5.9, 4],
    ],
    { possible: ['place 1 1 0'], refused: { 'place 0 3 2': 'MC-14', 'place 1 5 4': 'MC-14' } },
  ),
  bend: figure(
    { board: BEND, rounds: [], next: 'R3' },
    [
      [1, 1.2],
      [4, 5.8],
    ],
    { possible: ['place 0 1 1'], refused: { 'place 0 2 4': 'MC-9' } },
  ),
  stream: figure(
    { board: STREAM, rounds: ['Y1 r1 0,1', 'R1 r0 0,0'], next: 'B1' },
    [
      [4, 0.3],
      [5, 2.2],
    ],
    { possible: ['place 1 3 0'], refused: { 'place 0 3 2': 'MC-14' } },
  ),
  gold: figure(
    { board: GOLD, rounds: ['Y1 r0 0,0', 'R1 r0 2,0'], next: 'B4' },
    [
      [0.1, 0.9],
      [3.9, 0.9],
    ],
    {
      claims: (s) => ({
        'the bonus is given': s.goldClaimed,
        'three points more on the track': townOf(s).score === constants.startScore + constants.goldBonus,
      }),
    },
  ),
  open: figure({ board: LAND, rounds: ['Y2 r1 2,0', 'B3 end'] }, [], {
    show: 'open',
    points: {
      trees: 2 * constants.scoring.treeField,
      rocks: constants.scoring.rockField,
      wells: 0,
    },
  }),
  groups: figure(
    { board: GROUPS, rounds: ['R1 r1 2,1', 'R2 r1 3,2', 'K2 r0 3,1', 'R3 r0 5,0', 'B1 end'] },
    [
      [2.1, 3],
      [4.95, 2.95],
      [6.9, 0.9],
    ],
    { show: 'scoring', points: { red: 2 * constants.scoring.groupPerBuilding, churches: 0 } },
  ),
  church: figure(
    { board: CHURCH, rounds: ['K1 r0 1,1', 'Y1 r1 1,1', 'R1 r0 1,4', 'B1 r1 3,1', 'K2 r0 4,1', 'B2 end'] },
    [
      [1.1, 1.1],
      [1.1, 4.9],
      [3.95, 2.9],
      [6.9, 2.95],
    ],
    { show: 'scoring', points: { churches: constants.scoring.churchThreeColours } },
  ),
  well: figure(
    { board: WELLS, rounds: ['Y1 r0 1,1', 'R1 r1 2,2', 'B1 r1 1,3', 'Y2 r1 0,1', 'R8 r0 3,3', 'B2 r0 3,2', 'Y3 end'] },
    [
      [1.1, 2.15],
      [4.1, 3.15],
    ],
    { show: 'scoring', points: { wells: constants.scoring.wellFourBuildings } },
  ),
  whole: figure({ board: 'valley', rounds: WHOLE }, [], {
    show: 'scoring',
    claims: (s) => ({ 'the game is over': s.phase === 'finished' }),
  }),
} satisfies Readonly<Record<string, TownFigure>>;

export type FigureId = keyof typeof figures;
