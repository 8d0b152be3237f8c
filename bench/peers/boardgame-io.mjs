/** Connect four on boardgame.io's own reducer. Usage: boardgame-io.mjs MILLISECONDS */
import { createRequire } from 'node:module';
import { random, report } from '../measure.ts';
import { game, HEIGHT, WIDTH } from './connect-four.mjs';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const reducer = CreateGameReducer({ game });
const start = InitializeGame({ game, numPlayers: 2 });

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

report(playGame, Number(process.argv[2] ?? 1000), 10);
