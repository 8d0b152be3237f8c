/** People at a real server: a browser's cookie jar and socket, without the browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Decision, Move } from '#kernel';
import { notate } from '#kernel';
import { createServer, type RunningServer, type ServerOptions } from '../index.ts';
import type { MatchCard, SeatWish, ServerMessage, TableMessage } from '../protocol.ts';
import { game } from './sample/game.ts';

export const GAMES = new URL('./sample/games.ts', import.meta.url).href;
export const NO_WEB = '/nonexistent';

export function tempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tafelrunde-'));
}

export interface House extends Omit<RunningServer, 'close'> {
  readonly close: (how?: { readonly keep: boolean }) => Promise<void>;
  readonly data: string;
  readonly errors: unknown[];
}

/** A server of its own, on a free port, with its own database. */
export async function openHouse(options: ServerOptions = {}): Promise<House> {
  const data = options.data ?? tempFolder();
  const errors: unknown[] = [];
  const server = await createServer({
    host: '127.0.0.1',
    games: GAMES,
    web: NO_WEB,
    botDelayMs: 0,
    onError: (error) => errors.push(error),
    ...options,
    limits: { newPerMinute: 100_000, asksPerMinute: 1e6, ...options.limits },
    data,
  });
  return {
    url: server.url,
    near: server.near,
    drain: server.drain,
    data,
    errors,
    close: async ({ keep } = { keep: false }) => {
      await server.close();
      if (options.data === undefined && !keep) rmSync(data, { recursive: true });
    },
  };
}

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export class Person {
  readonly url: string;
  cookie: string | null;
  /** The address that a proxy in front of the server would name. */
  readonly from: string | null;
  readonly #lines: Line[] = [];

  constructor(url: string, cookie: string | null = null, from: string | null = null) {
    this.url = url;
    this.cookie = cookie;
    this.from = from;
  }

  get #forwarded(): Record<string, string> {
    return this.from === null ? {} : { 'x-forwarded-for': this.from };
  }

  static async guest(url: string, name: string, colour = 0, from: string | null = null): Promise<Person> {
    const person = new Person(url, null, from);
    const { status } = await person.post('/guest', { name, colour });
    if (status !== 200) throw new Error(`no guest: ${status}`);
    return person;
  }

  async send<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const all: Record<string, string> = { origin: this.url, ...this.#forwarded, ...headers };
    if (this.cookie !== null) all.cookie = this.cookie;
    if (body !== undefined && all['content-type'] === undefined) all['content-type'] = 'application/json';
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: all,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] ?? null;
    const text = await response.text();
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as T, headers: response.headers };
  }

  get<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    return this.send<T>('GET', path);
  }

  post<T = Record<string, unknown>>(path: string, body: unknown = {}): Promise<Answer<T>> {
    return this.send<T>('POST', path, body);
  }

  async open(seats: readonly SeatWish[], options: Record<string, unknown> = {}, listed = true): Promise<string> {
    const { status, body } = await this.post<MatchCard>('/matches', { game: game.id, options, seats, listed });
    if (status !== 201) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
    return body.id;
  }

  async line(): Promise<Line> {
    const line = await Line.open(this.url, this.cookie, this.url, this.#forwarded);
    this.#lines.push(line);
    return line;
  }

  /** A socket that looks at this table. */
  async at(match: string, have?: number): Promise<Line> {
    const line = await this.line();
    line.say({ t: 'watch', match, ...(have === undefined ? {} : { have }) });
    await line.table();
    return line;
  }
}

/** A live socket that remembers everything it heard. */
export class Line {
  readonly socket: WebSocket;
  /** Every text as it came over the wire. */
  readonly wire: string[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly #heard: ServerMessage[] = [];
  #wake: () => void = () => {};
  last: TableMessage | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const text = data.toString();
      this.wire.push(text);
      const message = JSON.parse(text) as ServerMessage;
      if (message.t === 'table') this.last = message;
      this.#heard.push(message);
      this.#wake();
    });
    socket.on('error', () => {});
    this.closed = new Promise((done) => {
      socket.on('close', (code, reason) => done({ code, reason: reason.toString() }));
    });
  }

  static open(
    url: string,
    cookie: string | null,
    origin: string | null = url,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Line> {
    const headers: Record<string, string> = { ...more };
    if (cookie !== null) headers.cookie = cookie;
    if (origin !== null) headers.origin = origin;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
    const line = new Line(socket);
    return new Promise((done, fail) => {
      socket.once('open', () => done(line));
      socket.once('error', fail);
    });
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message that fits; those before it are passed over. */
  async next<T extends ServerMessage = ServerMessage>(fits: (m: ServerMessage) => boolean): Promise<T> {
    const until = Date.now() + 20_000;
    for (;;) {
      while (this.#heard.length > 0) {
        const message = this.#heard.shift() as ServerMessage;
        if (fits(message)) return message as T;
      }
      const left = until - Date.now();
      if (left <= 0) throw new Error(`nothing heard; last: ${this.wire.at(-1)?.slice(0, 300)}`);
      await new Promise<void>((done) => {
        const timer = setTimeout(done, left);
        this.#wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  }

  table(fits: (t: TableMessage) => boolean = () => true): Promise<TableMessage> {
    return this.next((m) => m.t === 'table' && fits(m));
  }

  answer(id: string): Promise<Extract<ServerMessage, { t: 'done' | 'refused' }>> {
    return this.next((m) => (m.t === 'done' || m.t === 'refused') && m.id === id);
  }

  move(match: string, version: number, move: string, id: string = newRequest()): string {
    this.say({ t: 'move', id, match, version, move });
    return id;
  }

  gesture(match: string, version: number, moves: readonly string[], id: string = newRequest()): string {
    this.say({ t: 'move', id, match, version, moves: [...moves] });
    return id;
  }

  close(): void {
    this.socket.close();
  }
}

let requests = 0;
export function newRequest(): string {
  requests += 1;
  return `r${requests}-${process.pid}`;
}

/** The notation of the first option of the question to me. */
export function firstOption(table: TableMessage, kind?: string): string {
  const questions = table.decisions as readonly Decision<Move>[];
  const question = questions.find((d) => d.optional === undefined && (kind === undefined || d.kind === kind));
  if (question === undefined) throw new Error('not asked');
  return notate(game.moves, question.options[0] as Move);
}

/** Plays the first option whenever this line's person is asked, until the match is over. */
export async function playOn(line: Line): Promise<TableMessage> {
  let table = line.last ?? (await line.table());
  for (;;) {
    if (table.status === 'finished') return table;
    const { version } = table;
    if (table.mySeat !== null && table.waitingFor.includes(table.mySeat)) {
      const id = line.move(table.match, version, firstOption(table));
      await line.answer(id);
    }
    const newer: TableMessage | null = line.last;
    table = newer !== null && newer.version > version ? newer : await line.table((t) => t.version > version);
  }
}
