/** Connect four as boardgame.io wants a game to be. */
import { createRequire } from 'node:module';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core');

export const WIDTH = 7;
export const HEIGHT = 6;
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

function wins(cells, at) {
  const disc = cells[at];
  const x0 = at % WIDTH;
  const y0 = Math.floor(at / WIDTH);
  for (const [dx, dy] of DIRECTIONS) {
    let n = 1;
    for (const sign of [1, -1]) {
      let x = x0 + sign * dx;
      let y = y0 + sign * dy;
      while (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && cells[y * WIDTH + x] === disc) {
        n++;
        x += sign * dx;
        y += sign * dy;
      }
    }
    if (n >= 4) return true;
  }
  return false;
}

export const game = {
  name: 'connect-four',
  setup: () => ({ cells: Array(WIDTH * HEIGHT).fill(null), heights: Array(WIDTH).fill(0), last: -1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, playerID }, column) {
      const row = G.heights[column];
      if (row === undefined || row >= HEIGHT) return INVALID_MOVE;
      const at = row * WIDTH + column;
      G.cells[at] = playerID;
      G.heights[column] = row + 1;
      G.last = at;
    },
  },
  endIf({ G, ctx }) {
    if (G.last >= 0 && wins(G.cells, G.last)) return { winner: G.cells[G.last] };
    if (ctx.turn > WIDTH * HEIGHT) return { draw: true };
  },
};
