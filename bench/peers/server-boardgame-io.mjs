/** boardgame.io's own server with connect four, its storage in memory as it comes. Tells its CPU time when asked. */
import { createRequire } from 'node:module';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const WIDTH = 7;
const HEIGHT = 6;
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

function wins(cells, at) {
  const disc = cells[at];
  const cell = (x, y) => (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT ? cells[y * WIDTH + x] : null);
  return DIRECTIONS.some(([dx, dy]) => {
    let n = 1;
    for (const sign of [1, -1]) {
      let x = (at % WIDTH) + sign * dx;
      let y = Math.floor(at / WIDTH) + sign * dy;
      for (; cell(x, y) === disc; n++) {
        x += sign * dx;
        y += sign * dy;
      }
    }
    return n >= 4;
  });
}

const game = {
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

console.log = () => {};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
process.on('message', () => process.send(process.cpuUsage()));
process.on('disconnect', () => process.exit());
process.send({ url: `http://127.0.0.1:${appServer.address().port}` });
