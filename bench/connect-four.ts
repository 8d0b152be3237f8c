/** Connect four on the kernel's contract: the smallest honest game, to measure what the contract itself costs. */
import { type Decision, type Game, isListed, NOT_ASKED, type Standing, type Viewer } from '#kernel';

export const WIDTH = 7;
export const HEIGHT = 6;
const IN_A_ROW = 4;
const CELLS = WIDTH * HEIGHT;
/** Steps between neighbours in the four directions of a line, on a board with one empty column between the rows. */
const PITCH = WIDTH + 1;
const DIRECTIONS: readonly number[] = [1, PITCH, PITCH + 1, PITCH - 1];

export type Drop = { readonly do: 'drop'; readonly column: number };

export interface State {
  /** Row by row with an empty column between the rows, so that no line runs around the edge. 0 is empty, seat + 1 a disc. */
  cells: number[];
  heights: number[];
  /** One bit a column that is not full; 0 when the game is over. */
  open: number;
  player: number;
  discs: number;
  winner: number;
}

export interface View extends State {
  readonly viewer: Viewer;
}

const DROPS: readonly Drop[] = Array.from({ length: WIDTH }, (_, column) => ({ do: 'drop', column }));

/** All questions there can be: one for each player and set of open columns. */
const QUESTIONS: readonly (readonly Decision<Drop>[])[] = Array.from({ length: 2 << WIDTH }, (_, i) => {
  const options = DROPS.filter((d) => ((i >> 1) & (1 << d.column)) !== 0);
  return options.length === 0 ? [] : [{ seat: i & 1, kind: 'drop', options, sealed: false }];
});

function endsLine(cells: readonly number[], at: number, disc: number): boolean {
  for (let i = 0; i < DIRECTIONS.length; i++) {
    const step = DIRECTIONS[i] as number;
    let n = 1;
    for (let k = at + step; cells[k] === disc; k += step) n++;
    for (let k = at - step; cells[k] === disc; k -= step) n++;
    if (n >= IN_A_ROW) return true;
  }
  return false;
}

function copy(s: State): State {
  return {
    cells: s.cells.slice(),
    heights: s.heights.slice(),
    open: s.open,
    player: s.player,
    discs: s.discs,
    winner: s.winner,
  };
}

export const game: Game<State, Drop, View, { e: 'dropped'; seat: number; column: number }, unknown> = {
  id: 'connect-four',
  rulesVersion: 1,
  seats: [2],
  options: {},
  moves: { drop: { column: 'int' } },

  setup: () => ({
    cells: Array<number>(PITCH * HEIGHT).fill(0),
    heights: Array<number>(WIDTH).fill(0),
    open: (1 << WIDTH) - 1,
    player: 0,
    discs: 0,
    winner: -1,
  }),

  decisions: (s) => QUESTIONS[(s.open << 1) | s.player] as readonly Decision<Drop>[],

  apply(s, seat, move, _rng, out) {
    const { column } = move;
    const row = s.heights[column] as number;
    const at = row * PITCH + column;
    s.cells[at] = seat + 1;
    s.heights[column] = row + 1;
    s.discs++;
    s.player = 1 - seat;
    if (row + 1 === HEIGHT) s.open &= ~(1 << column);
    if (endsLine(s.cells, at, seat + 1)) {
      s.winner = seat;
      s.open = 0;
    }
    out.tell({ e: 'dropped', seat, column });
  },

  whyNot(s, seat, move) {
    if (seat !== s.player || s.open === 0) return NOT_ASKED;
    return isListed(this.decisions(s), seat, move) ? null : { ruling: 'C4-1', key: 'full' };
  },

  view: (s, viewer) => ({ ...copy(s), viewer }),
  imagine: (view) => copy(view),
  copy,

  score: (s): Standing => ({
    over: s.open === 0,
    seats: [0, 1].map((seat) => {
      const total = s.winner === seat ? 1 : 0;
      return { total, parts: { line: total }, rank: s.winner === 1 - seat ? 2 : 1 };
    }),
  }),

  census: (s) => ({ disc: s.discs + s.cells.reduce((n, c) => n + (c === 0 ? 1 : 0), 0) - (PITCH * HEIGHT - CELLS) }),
};
