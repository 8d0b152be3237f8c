import { type ReadonlySignal, signal } from '@preact/signals';
import type { ClientMessage, ServerMessage, SocketProblem, StuckWhy, TableMessage } from '#server/protocol.ts';
import { api } from './api.ts';

export type Link = 'connecting' | 'open' | 'lost';
/** `failed`: the request was not understood, or belongs to nobody any more; sending it again would not help. */
type Answer =
  | Extract<ServerMessage, { t: 'done' } | { t: 'refused' }>
  | { readonly t: 'failed'; readonly key: SocketProblem };
type Request = Extract<ClientMessage, { t: 'move' } | { t: 'undo' }>;

/** How a table is heard and answered: over a socket, or within this browser (a lesson needs no server). */
export interface Line {
  readonly link: ReadonlySignal<Link>;
  ask(request: Request): Promise<Answer>;
  again(): void;
  close(): void;
  /** The table after n moves. */
  moment(n: number): Promise<{ readonly view: unknown; readonly standing: unknown }>;
  /** Says something that nobody has to answer: what gets lost is asked again by whoever wants it. */
  tell?(message: Extract<ClientMessage, { t: 'hurry' } | { t: 'hint' }>): void;
  /** What is said beside the table: a bot that thinks, a hint. */
  onAside?: (message: Aside) => void;
}

export type Aside = Extract<ServerMessage, { t: 'thinking' } | { t: 'hint' }>;

export type Connect = (
  match: string,
  onTable: (table: TableMessage) => void,
  onError: (key: SocketProblem, why?: StuckWhy) => void,
) => Line;

export type { Answer, Request };

const PING_MS = 20_000;
/** Who touches nothing for so long is taken to look elsewhere. */
const STILL_MS = 120_000;
const SILENCE_MS = 45_000;
/** A request without an answer for so long got lost on an open connection. */
const ANSWER_MS = 30_000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Waiting time before the nth new attempt: doubles up to 15 s, with a little chance so that not all come at once. */
export function backoff(attempt: number, chance: number): number {
  return Math.min(15_000, 400 * 2 ** attempt) * (0.75 + chance / 2);
}

/** Not `randomUUID`: browsers lend it only to pages with https, and a phone in the own network has none. */
export function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');
}

/**
 * One table over one socket. A lost connection is taken up again with the last version seen, and so is one over which
 * the server says that it cannot serve now; a request without an answer is sent again with its own id, which the server
 * carries out once.
 */
export class Live implements Line {
  readonly link = signal<Link>('connecting');
  onAside: (message: Aside) => void = () => {};
  readonly #match: string;
  readonly #onTable: (table: TableMessage) => void;
  readonly #onError: (key: SocketProblem, why?: StuckWhy) => void;
  readonly #waiting = new Map<string, { request: Request; answered: (a: Answer) => void; since: number }>();
  #socket: WebSocket | null = null;
  #version: number | undefined;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #still: ReturnType<typeof setTimeout> | undefined;
  #away = false;
  #closed = false;

  constructor(
    match: string,
    onTable: (table: TableMessage) => void,
    onError: (key: SocketProblem, why?: StuckWhy) => void,
  ) {
    this.#match = match;
    this.#onTable = onTable;
    this.#onError = onError;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    addEventListener('pagehide', this.#freeze);
    addEventListener('pageshow', this.#thaw);
    for (const sign of SIGNS) addEventListener(sign, this.#touched, { passive: true });
    document.addEventListener('visibilitychange', this.#looked);
    this.#touched();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    removeEventListener('pagehide', this.#freeze);
    removeEventListener('pageshow', this.#thaw);
    for (const sign of SIGNS) removeEventListener(sign, this.#touched);
    document.removeEventListener('visibilitychange', this.#looked);
    clearTimeout(this.#still);
    this.#socket?.close(1000);
  }

  ask(request: Request): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.set(request.id, { request, answered: resolve, since: Date.now() });
      this.#send(request);
    });
  }

  moment(n: number): Promise<{ readonly view: unknown; readonly standing: unknown }> {
    return api.moment(this.#match, n);
  }

  tell(message: Extract<ClientMessage, { t: 'hurry' } | { t: 'hint' }>): void {
    this.#send(message);
  }

  /** Starts anew, with a fresh cookie or after sitting down. */
  again(): void {
    this.#version = undefined;
    this.#socket?.close(1000);
  }

  /** The device says that its network is gone, or the server that it cannot serve: the socket is taken for lost. */
  readonly #drop = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(4000);
    clearInterval(this.#pulse);
    this.#lost();
  };

  #lost(): void {
    this.link.value = 'lost';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#attempt++, Math.random()));
  }

  /** The page is put aside, and may come back as it was: an open socket would keep it from that. */
  readonly #freeze = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    socket?.close(1000);
  };

  readonly #thaw = (): void => {
    if (this.#closed || this.#socket !== null) return;
    this.#attempt = 0;
    this.#connect();
  };

  readonly #touched = (): void => {
    clearTimeout(this.#still);
    this.#still = setTimeout(() => this.#look(true), STILL_MS);
    this.#look(document.visibilityState === 'hidden');
  };

  readonly #looked = (): void => {
    this.#touched();
    this.#hurry();
  };

  #look(away: boolean): void {
    if (away === this.#away) return;
    this.#away = away;
    this.#send({ t: 'look', away });
  }

  readonly #hurry = (): void => {
    if (this.#closed || document.visibilityState !== 'visible' || this.link.value !== 'lost') return;
    this.#attempt = 0;
    this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    if (!navigator.onLine) {
      this.#lost();
      return;
    }
    const before = this.#socket;
    if (before !== null && before.readyState < WebSocket.CLOSING) return;
    const url = new URL('/api/live', location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heardAt = Date.now();
      this.#send({
        t: 'watch',
        match: this.#match,
        ...(this.#version === undefined ? {} : { have: this.#version }),
      });
      if (this.#away) this.#send({ t: 'look', away: true });
      for (const waiting of this.#waiting.values()) {
        waiting.since = this.#heardAt;
        this.#send(waiting.request);
      }
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#beat(), PING_MS);
    };
    socket.onmessage = (e: MessageEvent<unknown>) => {
      if (this.#socket === socket) this.#hear(String(e.data));
    };
    socket.onclose = () => {
      clearInterval(this.#pulse);
      if (this.#closed || this.#socket !== socket) return;
      this.#lost();
    };
  }

  #beat(): void {
    const now = Date.now();
    if (now - this.#heardAt > SILENCE_MS) this.#socket?.close(4000);
    else if ([...this.#waiting.values()].some(({ since }) => now - since > ANSWER_MS)) this.#drop();
    else this.#send({ t: 'ping' });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #answered(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.answered(answer);
  }

  #fail(key: SocketProblem, id: string | undefined, why: StuckWhy | undefined): void {
    switch (key) {
      case 'unknown-match':
      case 'rules-changed':
        this.#onError(key, why);
        if (id !== undefined) this.#answered(id, { t: 'failed', key });
        return;
      case 'unavailable':
      case 'too-fast':
        this.#drop();
        return;
      default:
        if (id === undefined) this.#drop();
        else this.#answered(id, { t: 'failed', key });
        // Whoever is signed out looks on.
        if (key === 'no-session') this.again();
        return;
    }
  }

  #hear(line: string): void {
    this.#heardAt = Date.now();
    const message = JSON.parse(line) as ServerMessage;
    switch (message.t) {
      case 'table':
        this.#attempt = 0;
        this.link.value = 'open';
        this.#version = message.version;
        this.#onTable(message);
        return;
      case 'done':
      case 'refused':
        this.#answered(message.id, message);
        return;
      case 'error':
        this.#fail(message.key, message.id, message.why);
        return;
      case 'thinking':
      case 'hint':
        this.onAside(message);
        return;
      case 'pong':
        this.link.value = 'open';
        return;
    }
  }
}
