/** Somebody at a house, with a cookie, an address and sockets, and nothing that a browser would not have. */
import { WebSocket } from 'ws';
import { gameEntry } from '#games';
import { type Decision, type Move, notate } from '#kernel';

/** As much of the messages as is needed here; every house that is compared speaks so. */
export interface Heard {
  readonly t: string;
  readonly id?: string;
  readonly key?: string;
  readonly ms?: number;
}
export interface TableHeard extends Heard {
  readonly version: number;
  readonly moves: number;
  readonly status: string;
  readonly mySeat: number | null;
  readonly waitingFor: readonly number[];
  readonly decisions: readonly Decision<Move>[];
  readonly log: readonly {
    readonly n: number;
    readonly seat: number | null;
    readonly note?: { readonly key: string };
  }[];
}
export interface Card {
  readonly id: string;
  readonly status: string;
  readonly seats: readonly { readonly kind: string; readonly standIn?: number }[];
}
export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}
export type Wish = { readonly kind: 'me' | 'open' } | { readonly kind: 'bot'; readonly level: number };

export const ME = { kind: 'me' } as const;
export const bot = (level: number): Wish => ({ kind: 'bot', level });

const PATIENCE_MS = 60_000;
let requests = 0;

/** Addresses as a proxy names them; everybody who is meant to be a stranger to the others has one of their own. */
let networks = 0;
export function newNetwork(): string {
  networks += 1;
  return `198.18.${networks >> 8}.${networks & 255}`;
}

export class Guest {
  /** Another one after the house was started again. */
  url: string;
  from: string;
  cookie = '';

  private constructor(url: string, from: string) {
    this.url = url;
    this.from = from;
  }

  static async come(url: string, from = newNetwork()): Promise<Guest> {
    const guest = new Guest(url, from);
    const { status } = await guest.post('/guest', { name: `Gast ${networks}`, colour: 0 });
    if (status !== 200) throw new Error(`nobody is let in: ${status}`);
    return guest;
  }

  get headers(): Record<string, string> {
    return { origin: this.url, cookie: this.cookie, 'x-forwarded-for': this.from };
  }

  async send<T>(method: string, path: string, body?: string): Promise<Answer<T>> {
    const headers = { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const ask = (): Promise<Response> =>
      fetch(`${this.url}/api${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    // A connection that was idle may be closed by the house just as it is used again.
    const response = await ask().catch(ask);
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as T };
  }

  get<T>(path: string): Promise<Answer<T>> {
    return this.send<T>('GET', path);
  }

  post<T = Card>(path: string, body: object = {}): Promise<Answer<T>> {
    return this.send<T>('POST', path, JSON.stringify(body));
  }

  open(game: string, seats: readonly Wish[]): Promise<Answer<Card>> {
    return this.post('/matches', { game, options: {}, seats, listed: false });
  }

  async table(game: string, seats: readonly Wish[]): Promise<string> {
    const { status, body } = await this.open(game, seats);
    if (status !== 201) throw new Error(`no table: ${status}`);
    return body.id;
  }

  act(match: string, act: object): Promise<Answer<Card>> {
    return this.post(`/matches/${match}/act`, act);
  }

  line(): Promise<Line> {
    return Line.open(this.url, this.headers);
  }

  /** A socket that looks at this table. */
  async at(match: string): Promise<Line> {
    const line = await this.line();
    await line.watch(match);
    return line;
  }
}

export class Line {
  readonly #socket: WebSocket;
  readonly #waiting = new Set<(message: Heard | null) => void>();
  table: TableHeard | null = null;
  onTable: (table: TableHeard) => void = () => {};
  onHeard: (message: Heard) => void = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Heard));
    socket.on('error', () => {});
    socket.on('close', () => {
      for (const wait of this.#waiting) wait(null);
    });
  }

  static open(url: string, headers: Record<string, string>): Promise<Line> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
    const line = new Line(socket);
    return new Promise((done, fail) => {
      socket.once('open', () => done(line));
      socket.once('error', fail);
    });
  }

  #hear(message: Heard): void {
    this.onHeard(message);
    if (message.t === 'table') {
      this.table = message as TableHeard;
      this.onTable(this.table);
    }
    for (const wait of this.#waiting) wait(message);
  }

  /** The first message from now on that fits; null where the socket is closed or nothing comes. */
  next(fits: (message: Heard) => boolean): Promise<Heard | null> {
    return new Promise((done) => {
      const end = (message: Heard | null): void => {
        clearTimeout(timer);
        this.#waiting.delete(hear);
        done(message);
      };
      const timer = setTimeout(() => end(null), PATIENCE_MS);
      const hear = (message: Heard | null): void => {
        if (message === null || fits(message)) end(message);
      };
      this.#waiting.add(hear);
    });
  }

  say(message: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  watch(match: string): Promise<Heard | null> {
    const shown = this.next((m) => m.t === 'table');
    this.say({ t: 'watch', match });
    return shown;
  }

  /** Whether it was made. */
  async move(match: string, version: number, move: string): Promise<boolean> {
    requests += 1;
    const id = `r${requests}`;
    const answer = this.next((m) => m.id === id || m.t === 'error');
    this.say({ t: 'move', id, match, version, move });
    return (await answer)?.t === 'done';
  }

  get open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#socket.close();
  }
}

/** The notation of an option of the question that this seat has to answer; null if it is not asked. */
export async function anOption(game: string, { mySeat, waitingFor, decisions }: TableHeard): Promise<string | null> {
  if (mySeat === null || !waitingFor.includes(mySeat)) return null;
  const question = decisions.find((d) => d.optional === undefined);
  const module = (await gameEntry(game)?.load())?.module;
  const option = question?.options[0];
  return option === undefined || module === undefined ? null : notate(module.game.moves, option);
}
