/** Connect four on boardgame.io's own reducer. Prints one line of JSON: { moves, games, seconds }. */
import { createRequire } from 'node:module';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

const WIDTH = 7;
const HEIGHT = 6;

function wins(cells, at, player) {
  const x0 = at % WIDTH;
  const y0 = Math.floor(at / WIDTH);
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ]) {
    let n = 1;
    for (const sign of [1, -1]) {
      let x = x0 + sign * dx;
      let y = y0 + sign * dy;
      while (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && cells[y * WIDTH + x] === player) {
        n++;
        x += sign * dx;
        y += sign * dy;
      }
    }
    if (n >= 4) return true;
  }
  return false;
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
    if (G.last >= 0 && wins(G.cells, G.last, G.cells[G.last])) return { winner: G.cells[G.last] };
    if (ctx.turn > WIDTH * HEIGHT) return { draw: true };
  },
};

const reducer = CreateGameReducer({ game });
const start = InitializeGame({ game, numPlayers: 2 });
let seed = 12345;
function random(n) {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % n;
}

function playGame() {
  let state = start;
  let moves = 0;
  while (state.ctx.gameover === undefined && moves < WIDTH * HEIGHT) {
    const open = [];
    for (let c = 0; c < WIDTH; c++) if (state.G.heights[c] < HEIGHT) open.push(c);
    const playerID = state.ctx.currentPlayer;
    const payload = { type: 'drop', args: [open[random(open.length)]], playerID, credentials: undefined };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
    moves++;
  }
  return moves;
}

function measure(milliseconds) {
  const began = performance.now();
  let moves = 0;
  let games = 0;
  let passed = 0;
  while (passed < milliseconds) {
    for (let i = 0; i < 10; i++) moves += playGame();
    games += 10;
    passed = performance.now() - began;
  }
  return { moves, games, seconds: passed / 1000 };
}

const milliseconds = Number(process.argv[2] ?? 1000);
measure(milliseconds / 2);
console.log(JSON.stringify(measure(milliseconds)));
