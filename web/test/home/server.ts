/** The server of a test: what is asked over HTTP and over the socket, and what it says. */
import type { ClientMessage, ServerMessage } from '#server/protocol.ts';

type Said = object | number | ((body: Record<string, unknown>, path: string) => object | number);

export interface Asked {
  readonly way: string;
  readonly body: unknown;
}

/** By 'GET /lobby': what is answered. A number is a status without words. */
export class FakeServer {
  readonly asked: Asked[] = [];
  readonly #says = new Map<string, Said>();
  /** The network is gone. */
  isGone = false;

  constructor(says: Readonly<Record<string, Said>> = {}) {
    for (const [way, said] of Object.entries(says)) this.#says.set(way, said);
    Object.assign(globalThis, { fetch: this.#fetch });
  }

  says(way: string, said: Said): void {
    this.#says.set(way, said);
  }

  /** What was asked this way. */
  bodies(way: string): unknown[] {
    return this.asked.filter((a) => a.way === way).map((a) => a.body);
  }

  readonly #fetch = async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (this.isGone) throw new TypeError('no network');
    const path = url.replace(/^\/api/, '');
    const way = `${method} ${path}`;
    const sent = body === undefined ? undefined : (JSON.parse(body) as Record<string, unknown>);
    this.asked.push({ way, body: sent });
    const said = this.#says.get(way);
    const answer = typeof said === 'function' ? said(sent ?? {}, path) : (said ?? { key: 'not-found', status: 404 });
    if (typeof answer === 'number') return new Response(null, { status: answer });
    const { status } = answer as { status?: unknown };
    return new Response(JSON.stringify(answer), { status: typeof status === 'number' ? status : 200 });
  };
}

/** A refusal, as the server words it. */
export const refusal = (key: string, status = 409): object => ({ key, error: key, status });

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly CLOSING = 2;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  /** From now on pages find this instead of a network. */
  static install(): void {
    FakeSocket.all = [];
    Object.assign(globalThis, { WebSocket: FakeSocket });
  }

  readyState = 0;
  readonly sent: ClientMessage[] = [];
  onopen: () => void = () => {};
  onmessage: (e: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor() {
    FakeSocket.all.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  hear(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}
