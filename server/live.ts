import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Compile } from 'typebox/compile';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Bots } from './bots.ts';
import type { Asker, Budget } from './budget.ts';
import { writeTexts } from './frames.ts';
import type { Hints } from './hints.ts';
import { readJson } from './json.ts';
import { Doorkeeper, type Limits } from './limits.ts';
import { addressOf, isSecure, type Origins } from './origin.ts';
import { Refused, stuckMessage } from './problems.ts';
import { ClientMessage, type ServerMessage, type SocketProblem } from './protocol.ts';
import { carryOut } from './requests.ts';
import type { Sessions } from './sessions.ts';
import type { SignedIn } from './store/people.ts';
import type { Tables } from './tables.ts';
import type { Client } from './watchers.ts';
import type { Whereabouts } from './whereabouts.ts';

const PATH = '/api/live';
const DRAIN_STEP_MS = 100;
const LAST_WORDS_MS = 1000;
const REQUEST_ID = /"id"\s*:\s*"([A-Za-z0-9_-]{1,40})"/;
const checkMessage = Compile(ClientMessage);

export interface LiveOptions {
  readonly tables: Tables;
  readonly bots: Bots;
  readonly hints: Hints;
  readonly sessions: Sessions;
  readonly origins: Origins;
  readonly limits: Limits;
  readonly budget: Budget;
  readonly whereabouts: Whereabouts;
  readonly proxied: boolean;
  readonly onError: (error: unknown) => void;
}

/** Null for what is no message. */
function read(data: Buffer): ClientMessage | null {
  const message = readJson(data.toString('utf8'));
  return message !== null && message.bad === null && checkMessage.Check(message.value) ? message.value : null;
}

/** Whatever else is wrong with a request: its answer carries its id. */
function idIn(data: Buffer): string | undefined {
  return REQUEST_ID.exec(data.toString('latin1'))?.[1];
}

/** One socket: what it may send, and what it looks at. */
class Visitor implements Client, Asker {
  readonly person: string | null;
  readonly session: string | null;
  watching: string | null = null;
  away = false;
  seen = -1;
  gone = false;
  closing = false;
  /** What was written to it so far. */
  sent = 0;
  readonly network: string;
  /** Under which its messages are counted: with all others of this person. */
  readonly #counted: string;
  readonly #socket: WebSocket;
  readonly #stream: Socket;
  readonly #limits: Limits;
  readonly #budget: Budget;
  #refused = 0;
  /** What the last ping said, until it is answered. */
  #asked: string | null = null;
  #taken = 0;
  readonly #unsent: string[] = [];

  constructor(
    socket: WebSocket,
    stream: Socket,
    who: SignedIn | null,
    network: string,
    { limits, budget }: Pick<LiveOptions, 'limits' | 'budget'>,
  ) {
    this.network = network;
    this.#socket = socket;
    this.#stream = stream;
    this.person = who?.id ?? null;
    this.session = who?.session ?? null;
    this.#counted = who?.id ?? `socket ${randomBytes(8).toString('hex')}`;
    this.#limits = limits;
    this.#budget = budget;
  }

  /** An answer and the table that follows it leave together: half the work for the mover's connection. */
  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#stream.writableLength > this.#limits.backlogBytes) {
      this.#socket.terminate();
      return;
    }
    this.sent += text.length;
    if (this.#unsent.push(text) === 1) process.nextTick(this.#flush);
  }

  /** Past the sender of ws, which writes the head and the text of every message apart. */
  readonly #flush = (): void => {
    if (this.#unsent.length === 0) return;
    if (this.#stream.writable) writeTexts(this.#stream, this.#unsent);
    this.#unsent.length = 0;
  };

  say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  /** The request with this id, if it has one, was not carried out. */
  fail(key: SocketProblem, id: string | undefined): void {
    this.say(id === undefined ? { t: 'error', key } : { t: 'error', key, id });
  }

  /**
   * Whether one more message is welcome; whoever goes on when it is not is shown the door. Not somebody with a name and a measure
   * of their own, for what others of their network have used up.
   */
  mayTalk(data: Buffer): boolean {
    const full = this.#budget.message(this.#counted, this.network);
    if (full === 'welcome') return true;
    this.fail('too-fast', idIn(data));
    if (full === 'network' && this.person !== null) return false;
    this.#refused += 1;
    if (this.#refused >= this.#limits.patience) this.end(1008, 'too-fast');
    return false;
  }

  end(code: number, reason: string): void {
    if (this.closing) return;
    this.closing = true;
    this.#flush();
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), LAST_WORDS_MS).unref();
  }

  /**
   * Lets go of a connection that did not answer the ping before, or took nothing of what was sent since: who answers without
   * reading cannot know what was asked.
   */
  ping(): void {
    const taken = this.#stream.bytesWritten - this.#stream.writableLength;
    const stands = this.#stream.writableLength > 0 && taken === this.#taken;
    this.#taken = taken;
    if (this.#asked !== null || stands) {
      this.#socket.terminate();
      return;
    }
    this.#asked = randomBytes(8).toString('hex');
    this.#socket.ping(this.#asked);
  }

  pong(data: Buffer): void {
    if (data.toString() === this.#asked) this.#asked = null;
  }
}

/** The live socket: tables as they change, moves as they are made. */
export class Live {
  readonly #options: LiveOptions;
  readonly #server: WebSocketServer;
  readonly #door: Doorkeeper;
  readonly #visitors = new Set<Visitor>();
  readonly #heartbeat: NodeJS.Timeout;
  #turned = 0;
  #leaving = false;

  constructor(options: LiveOptions) {
    const { limits, sessions } = options;
    this.#options = options;
    this.#door = new Doorkeeper(limits.sockets, limits.socketsPerAddress);
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: limits.hardMessageBytes,
      perMessageDeflate: false,
    });
    this.#heartbeat = setInterval(() => {
      for (const visitor of this.#visitors) visitor.ping();
    }, limits.heartbeatMs).unref();
    sessions.onEnd((ended) => {
      for (const visitor of this.#visitors)
        if (visitor.session !== null && ended.includes(visitor.session)) visitor.end(4001, 'no-session');
    });
  }

  /** How many were not let in. */
  get turnedAway(): number {
    return this.#turned;
  }

  get sockets(): number {
    return this.#door.all;
  }

  /** An HTTP connection wants to become a socket. */
  upgrade(request: IncomingMessage, stream: Socket, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    this.#admit(request, stream, head).catch((error) => {
      this.#options.onError(error);
      this.#turnAway(stream, '500 Internal Server Error');
    });
  }

  async #admit(request: IncomingMessage, stream: Socket, head: Buffer): Promise<void> {
    const { origins, sessions, proxied } = this.#options;
    const { headers } = request;
    if (request.url?.split('?')[0] !== PATH) return this.#turnAway(stream, '404 Not Found');
    if (this.#leaving) return this.#turnAway(stream, '503 Service Unavailable');
    const secure = isSecure(headers, request.socket, proxied);
    if (!origins.allows(headers.origin, headers.host, secure)) return this.#turnAway(stream, '403 Forbidden');
    const address = addressOf(headers, request.socket.remoteAddress, proxied);
    if (!this.#door.enter(address)) return this.#turnAway(stream, '503 Service Unavailable');
    let inside = true;
    const leave = (): void => {
      if (inside) this.#door.leave(address);
      inside = false;
    };
    stream.once('close', leave);
    const person = await sessions.person(headers.cookie);
    if (stream.destroyed) return leave();
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      this.#welcome(socket, new Visitor(socket, stream, person, address, this.#options));
    });
  }

  #welcome(socket: WebSocket, visitor: Visitor): void {
    this.#visitors.add(visitor);
    socket.on('pong', (data) => visitor.pong(data));
    // ws closes the connection by itself, with the code that fits: 1009 for a message beyond all measure.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#visitors.delete(visitor);
      visitor.gone = true;
      this.#options.tables.leave(visitor);
    });
    socket.on('message', (data, binary) => this.#hear(visitor, data as Buffer, binary));
  }

  #hear(visitor: Visitor, data: Buffer, binary: boolean): void {
    if (visitor.closing || !visitor.mayTalk(data)) return;
    if (visitor.person !== null) this.#options.whereabouts.heard(visitor.person, visitor.network);
    const large = data.length > this.#options.limits.messageBytes;
    const message = large || binary ? null : read(data);
    if (message === null) {
      visitor.fail(large ? 'too-large' : 'bad-message', idIn(data));
      return;
    }
    const fail = (error: unknown): void => {
      if (!(error instanceof Refused)) this.#options.onError(error);
      const id = 'id' in message ? { id: message.id } : {};
      if (error instanceof Refused && error.key === 'rules-changed') visitor.say({ ...stuckMessage(error), ...id });
      else visitor.say({ t: 'error', key: 'unavailable', ...id });
    };
    try {
      this.#answer(visitor, message)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  #answer(visitor: Visitor, message: ClientMessage): Promise<void> | null {
    const { tables, bots, hints } = this.#options;
    switch (message.t) {
      case 'ping':
        visitor.say({ t: 'pong' });
        return null;
      case 'watch':
        return this.#watch(visitor, message.match, message.have);
      case 'look':
        tables.look(visitor, message.away);
        return null;
      case 'hurry':
        return bots.hurry(message.match, visitor.person);
      case 'hint':
        return hints.ask(visitor, message);
      default:
        return carryOut(tables, visitor, message);
    }
  }

  /** The whole table is the dearest thing to ask for: it counts as a look, and by its size. */
  async #watch(visitor: Visitor, match: string, have: number | undefined): Promise<void> {
    const { tables, budget } = this.#options;
    if (budget.wait(visitor, 1) > 0) {
      visitor.fail('too-fast', undefined);
      return;
    }
    const before = visitor.sent;
    const problem = await tables.watch(visitor, match, have);
    if (problem !== null) visitor.say(problem);
    budget.sent(visitor, visitor.sent - before);
  }

  /** Said and closed at once: who is not let in holds nothing open. */
  #turnAway(stream: Socket, status: string): void {
    this.#turned += 1;
    const later = status.startsWith('503') ? 'Retry-After: 5\r\n' : '';
    stream.end(`HTTP/1.1 ${status}\r\n${later}Connection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());
  }

  /** Nobody new comes in; those inside are asked one after the other to come back, so that they do not all knock elsewhere at once. */
  async drain(ms: number): Promise<void> {
    this.#leaving = true;
    const began = performance.now();
    const all = this.#visitors.size;
    for (let left = ms; left > 0 && this.#visitors.size > 0; left = began + ms - performance.now()) {
      const stay = Math.floor((all * left) / ms);
      for (const visitor of [...this.#visitors].slice(stay)) visitor.end(1012, 'restart');
      await sleep(Math.min(left, DRAIN_STEP_MS));
    }
  }

  /** Everybody is asked to come back in a moment. */
  close(): void {
    this.#leaving = true;
    clearInterval(this.#heartbeat);
    for (const visitor of this.#visitors) visitor.end(1012, 'restart');
    this.#server.close();
  }
}
