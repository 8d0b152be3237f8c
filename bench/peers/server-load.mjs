/** People at boardgame.io's server, over bare socket.io: the client library would only slow them down. */
import { createRequire } from 'node:module';
import { lanes } from '../server-lanes.ts';

const require = createRequire(import.meta.url);
const { io } = require('socket.io-client');
const [url, , concurrent, matches] = process.argv.slice(2);
const HEIGHT = 6;
let made = 0;

class Player {
  constructor(match, id) {
    this.match = match;
    this.id = id;
    this.state = null;
    this.sentAt = 0;
    this.onState = () => {};
    this.socket = io(`${url}/connect-four`, { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (_match, { state }) => this.hear(state));
    this.socket.on('update', (_match, state) => this.hear(state));
  }

  sit() {
    return new Promise((done) => {
      this.onState = () => done();
      this.socket.on('connect', () => this.socket.emit('sync', this.match, this.id, undefined, 2));
    });
  }

  hear(state) {
    this.state = state;
    const latency = this.sentAt === 0 ? null : performance.now() - this.sentAt;
    this.sentAt = 0;
    this.onState(state, latency);
  }

  play() {
    const { G, ctx, _stateID } = this.state;
    if (ctx.gameover !== undefined || ctx.currentPlayer !== this.id || this.sentAt !== 0) return;
    const open = G.heights.flatMap((height, column) => (height < HEIGHT ? [column] : []));
    const args = [open[Math.floor(Math.random() * open.length)]];
    this.sentAt = performance.now();
    const action = { type: 'MAKE_MOVE', payload: { type: 'drop', args, playerID: this.id } };
    this.socket.emit('update', action, _stateID, this.match, this.id);
  }
}

async function seat() {
  const match = `match-${++made}`;
  // One after the other: the first one makes the match.
  const first = new Player(match, '0');
  await first.sit();
  const second = new Player(match, '1');
  await second.sit();
  return [first, second];
}

function play(players, load) {
  return new Promise((done) => {
    for (const player of players)
      player.onState = (state, latency) => {
        if (latency !== null) load.note(latency);
        if (state.ctx.gameover !== undefined) done();
        else player.play();
      };
    for (const player of players) player.play();
  });
}

await lanes(Number(concurrent), Number(matches), seat, play);
