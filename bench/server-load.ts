/** People at our server: plays the given number of matches at a time over real sockets. Prints one line of JSON. */
import { WebSocket } from 'ws';
import { type Decision, type Move, type MoveShapes, notate, SeededRng } from '#kernel';
import type { MatchCard, ServerMessage, TableMessage } from '#server/protocol.ts';
import { games } from './server-games.ts';
import { type Load, lanes } from './server-lanes.ts';

const [url = '', game = '', concurrent = '1', matches = '1'] = process.argv.slice(2);
const rng = new SeededRng('load');
const entry = games.find((g) => g.meta.id === game);
if (entry === undefined) throw new Error(`unknown game ${game}`);
const shapes: MoveShapes = (await entry.load()).module.game.moves;

async function post(cookie: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: url, cookie };
  const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function guest(name: string): Promise<string> {
  const response = await post('', '/guest', { name });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

const cookies = [await guest('Ada'), await guest('Ben')];

/** One person at one table. */
class Player {
  readonly socket: WebSocket;
  readonly #match: string;
  #table: TableMessage | null = null;
  #sentAt = 0;
  /** The version with my move, once it is stored. */
  #madeAt = Number.POSITIVE_INFINITY;
  onTable: (table: TableMessage, latency: number | null) => void = () => {};

  constructor(match: string, cookie: string) {
    this.#match = match;
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { origin: url, cookie } });
    this.socket.on('message', (data) => this.#hear(JSON.parse(data.toString()) as ServerMessage));
  }

  sit(): Promise<void> {
    return new Promise((done) => {
      this.onTable = () => done();
      this.socket.on('open', () => this.socket.send(JSON.stringify({ t: 'watch', match: this.#match })));
    });
  }

  #hear(message: ServerMessage): void {
    if (message.t === 'refused' || message.t === 'error') throw new Error(JSON.stringify(message));
    if (message.t === 'done') this.#madeAt = message.version;
    if (message.t !== 'table') return;
    this.#table = message;
    let latency: number | null = null;
    if (message.version >= this.#madeAt) {
      latency = performance.now() - this.#sentAt;
      this.#sentAt = 0;
      this.#madeAt = Number.POSITIVE_INFINITY;
    }
    this.onTable(message, latency);
  }

  /** Makes a move if the game waits for this seat. */
  play(): void {
    const table = this.#table;
    if (table === null || this.#sentAt !== 0 || !table.waitingFor.includes(table.mySeat ?? -1)) return;
    const [question] = table.decisions as readonly Decision<Move>[];
    if (question === undefined) return;
    const move = notate(shapes, question.options[rng.int('option', question.options.length)] as Move);
    this.#sentAt = performance.now();
    const id = `${table.moves}-${table.mySeat}`;
    this.socket.send(JSON.stringify({ t: 'move', id, match: this.#match, version: table.version, move }));
  }
}

async function seat(): Promise<Player[]> {
  const [ada = '', ben = ''] = cookies;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const card = (await (await post(ada, '/matches', { game, options: {}, seats, listed: false })).json()) as MatchCard;
  await post(ben, `/matches/${card.id}/join`, {});
  const players = [new Player(card.id, ada), new Player(card.id, ben)];
  await Promise.all(players.map((p) => p.sit()));
  return players;
}

/** Plays one match to its end. */
function play(players: readonly Player[], load: Load): Promise<void> {
  return new Promise((done) => {
    for (const player of players)
      player.onTable = (table, latency) => {
        if (latency !== null) load.note(latency);
        if (table.status === 'finished') done();
        else player.play();
      };
    for (const player of players) player.play();
  });
}

await lanes(Number(concurrent), Number(matches), seat, play);
