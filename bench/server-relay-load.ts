/** Two people at the relay who take turns as long as a game of connect four lasts. */
import { WebSocket } from 'ws';
import { type Load, lanes } from './server-lanes.ts';

const [url = '', , concurrent = '1', matches = '1'] = process.argv.slice(2);
/** Moves in an average game of connect four played at random. */
const MOVES = 21;
let made = 0;

async function seat(): Promise<WebSocket[]> {
  const id = ++made;
  const players = [0, 1].map(() => new WebSocket(`${url}/${id}`));
  await Promise.all(players.map((player) => new Promise((done) => player.on('open', done))));
  return players;
}

function play(players: readonly WebSocket[], load: Load): Promise<void> {
  return new Promise((done) => {
    let sentAt = 0;
    const move = (moves: number): void => {
      sentAt = performance.now();
      players[moves % 2]?.send(JSON.stringify({ moves, id: `${moves}-${moves % 2}`, move: 'drop 3' }));
    };
    for (const [i, player] of players.entries())
      player.on('message', (data) => {
        const { moves } = JSON.parse(data.toString()) as { moves: number };
        if (i === (moves - 1) % 2) load.note(performance.now() - sentAt);
        else if (moves < MOVES) move(moves);
        if (moves === MOVES && i === 0) done();
      });
    move(0);
  });
}

await lanes(Number(concurrent), Number(matches), seat, play);
