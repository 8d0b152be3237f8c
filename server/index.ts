import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { addAccount } from './account-routes.ts';
import { Api, type Ctx } from './app.ts';
import { Bots } from './bots.ts';
import { Budget } from './budget.ts';
import { addHealth } from './health.ts';
import { Hints } from './hints.ts';
import { takeUpLeaving } from './leaving.ts';
import { welcomeBack } from './life.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Live } from './live.ts';
import { nearOrigin } from './near.ts';
import { Origins } from './origin.ts';
import { Readers, type ReadersOptions } from './readers.ts';
import { addRoutes } from './routes.ts';
import { Sessions } from './sessions.ts';
import { Shelf } from './shelf.ts';
import { addPages } from './static.ts';
import { Store } from './store/store.ts';
import { TablePages } from './table-page.ts';
import { Tables } from './tables.ts';
import { Thinkers, type ThinkersOptions } from './thinkers.ts';
import { Whereabouts } from './whereabouts.ts';

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Folder of the embedded database. */
  readonly data?: string;
  /** postgres://… instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** The embedded database is opened although something in it is missing or damaged. */
  readonly acceptLoss?: boolean;
  /** Address of a module that exports the register `games`. */
  readonly games?: string;
  /** Folder of the built web client. */
  readonly web?: string;
  readonly botDelayMs?: number;
  /** How bots think; for tests. */
  readonly thinkers?: Partial<ThinkersOptions>;
  /** How files are read; for tests. */
  readonly readers?: Partial<ReadersOptions>;
  /** A table nobody looks at for so long leaves the memory. */
  readonly idleMs?: number;
  /** How often processes on one database repeat to each other who is at their tables. */
  readonly presenceMs?: number;
  /** Who has been gone for so long does not hold the others up. */
  readonly patienceMs?: number;
  /** The clock that rights at a table are measured by; tests hold one. */
  readonly now?: () => number;
  /** Who runs this server, as the page about it says. */
  readonly imprint?: string | undefined;
  readonly limits?: Partial<Limits>;
  /** Other origins whose pages may use this server. */
  readonly origins?: readonly string[];
  /** A proxy stands in front and says where requests come from. */
  readonly proxied?: boolean;
  readonly onError?: (error: unknown) => void;
}

export interface RunningServer {
  readonly url: string;
  /** The same house for others in the own network; null if they cannot reach it. */
  readonly near: () => Promise<string | null>;
  /** From now on nobody new is to be sent here; sockets are closed one after the other over this time, requests still answered. */
  readonly drain: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Everything is ready, but nobody could come in: the address or the port cannot be used. */
export class NoDoor extends Error {
  readonly code: string;

  constructor(cause: unknown) {
    super('the server cannot listen', { cause });
    this.name = 'NoDoor';
    this.code = (cause as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

const PATIENCE_MS = 5 * 60_000;

const here = (path: string): URL => new URL(path, import.meta.url);

/** Opens the house: storage, tables, bots, HTTP and live socket. */
export async function createServer(options: ServerOptions = {}): Promise<RunningServer> {
  const onError = options.onError ?? ((error: unknown) => console.error(error));
  const limits: Limits = { ...LIMITS, ...options.limits };
  const games = options.games ?? here('../games/index.ts').href;
  const proxied = options.proxied ?? false;
  const origins = new Origins(options.origins ?? []);

  const shelf = await Shelf.from(games);
  const store = await Store.open(
    { data: options.data ?? './data', databaseUrl: options.databaseUrl, acceptLoss: options.acceptLoss },
    onError,
  );
  const sessions = new Sessions(store.people);
  const tables = new Tables(
    store,
    shelf,
    options.idleMs ?? 60_000,
    onError,
    options.presenceMs,
    options.patienceMs ?? PATIENCE_MS,
    options.now ?? Date.now,
  );
  tables.held.most = limits;
  tables.onReturn = (match, person) => welcomeBack(tables, match, person);
  tables.onCleanUp = () => takeUpLeaving({ tables, sessions });
  const thinkers = new Thinkers({ games, onError, ...options.thinkers });
  const whereabouts = new Whereabouts();
  const bots = new Bots(tables, thinkers, whereabouts, options.botDelayMs ?? 500, onError);
  const hints = new Hints(tables, thinkers, whereabouts, onError);
  const readers = new Readers({ games, ...options.readers });
  const budget = new Budget(limits);
  const live = new Live({
    budget,
    whereabouts,
    tables,
    bots,
    hints,
    sessions,
    origins,
    limits,
    proxied,
    onError,
  });
  await store.backend.listen((notice) => {
    if (notice.about === 'sessions') sessions.hear(notice.sessions);
    else tables.hear(notice);
  });

  const api = new Api({
    origins,
    sessions,
    bodyBytes: limits.bodyBytes,
    fileBytes: limits.fileBytes,
    budget,
    whereabouts,
    proxied,
    onError,
  });
  addAccount(api, { tables, sessions, budget, onError });
  let port = 0;
  const near = (): Promise<string | null> => nearOrigin(options.host, port);
  addRoutes(api, { tables, sessions, budget, readers, live, near, imprint: options.imprint ?? null });
  api.finish();
  let leaving = false;
  addHealth({ hono: api.hono, store, leaving: () => leaving });
  const web = options.web ?? fileURLToPath(here('../dist/web'));
  const tablePages = new TablePages(store, shelf, web);
  const head = (path: string, c: Ctx): Promise<string> => {
    const origin = `${api.secure(c) ? 'https' : 'http'}://${c.req.header('host') ?? 'localhost'}`;
    return tablePages.head(path, origin, c.req.header('accept-language'));
  };
  addPages(api.hono, web, head, (c) => api.trusted(c));

  const http = createAdaptorServer({
    fetch: api.hono.fetch,
    serverOptions: {
      requestTimeout: limits.requestMs,
      headersTimeout: Math.min(limits.requestMs, 10_000),
      connectionsCheckingInterval: Math.min(limits.requestMs, 5000),
    },
  }) as Server;
  http.on('upgrade', (request, stream, head) => live.upgrade(request, stream as Socket, head));
  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    live.close();
    const closed = new Promise((done) => http.close(done));
    http.closeIdleConnections();
    bots.close();
    await thinkers.close();
    await readers.close();
    setTimeout(() => http.closeAllConnections(), 1500).unref();
    await closed;
    tables.close();
    await store.close();
  };
  port = await listen(http, options.port ?? 0, options.host).catch(async (error: unknown) => {
    // The database is left as after any other end.
    await close();
    throw new NoDoor(error);
  });
  // Not awaited: the doors are open while old tables are taken up again.
  bots.resume(Date.now()).catch(onError);
  tables.cleanUp().catch(onError);
  return {
    url: `http://${options.host && options.host !== '0.0.0.0' && options.host !== '::' ? options.host : 'localhost'}:${port}`,
    near,
    drain: (ms) => {
      leaving = true;
      return live.drain(ms);
    },
    close: () => {
      leaving = true;
      closing ??= close();
      return closing;
    },
  };
}

function listen(http: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((done, fail) => {
    http.once('error', fail);
    http.listen(port, host, () => {
      http.off('error', fail);
      done((http.address() as AddressInfo).port);
    });
  });
}
