import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Asker, Budget } from './budget.ts';
import { describeLive } from './described.ts';
import { readJson } from './json.ts';
import { isOwnName } from './near.ts';
import { complete, describe, type Route } from './openapi.ts';
import { addressOf, isSecure, type Origins } from './origin.ts';
import { paramCheck } from './params.ts';
import { Refused } from './problems.ts';
import type { Sessions } from './sessions.ts';
import { isOutage } from './store/outage.ts';
import type { SignedIn } from './store/people.ts';
import type { Whereabouts } from './whereabouts.ts';

export type Ctx = Context<{ Bindings: HttpBindings }>;

export interface Border {
  readonly origins: Origins;
  readonly sessions: Sessions;
  readonly bodyBytes: number;
  readonly budget: Budget;
  readonly whereabouts: Whereabouts;
  /** A match from a file is longer than anything else that comes. */
  readonly fileBytes: number;
  /** Forwarded addresses and protocols are believed. */
  readonly proxied: boolean;
  readonly onError: (error: unknown) => void;
}

const YEAR_SECONDS = 365 * 24 * 3600;
const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** What is written has to reach the disk and is told to others: where nothing is said, it counts for as many looks. */
const WRITE_COST = 2;

/** The HTTP border: every request is checked here before a room of the house hears of it. */
export class Api {
  readonly hono = new Hono<{ Bindings: HttpBindings }>();
  readonly #border: Border;
  readonly #routes: Route[] = [];
  /** Asked for by the border and again by the room behind it. */
  readonly #people = new WeakMap<Ctx, Promise<SignedIn | null>>();

  constructor(border: Border) {
    this.#border = border;
    const { hono } = this;
    hono.onError((error, c) => {
      if (!(error instanceof Refused)) border.onError(error);
      const refused = error instanceof Refused ? error : new Refused(isOutage(error) ? 'unavailable' : 'internal');
      if (refused.retryAfter !== null) c.header('Retry-After', String(refused.retryAfter));
      return c.json(refused.body, refused.status);
    });
    // Who has come over TLS once is not to be led back to plain text.
    hono.use('*', async (c, next) => {
      await next();
      if (this.secure(c)) c.header('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
    });
    hono.use('/api/*', async (c, next) => {
      const secure = isSecure(c.env.incoming.headers, c.env.incoming.socket, border.proxied);
      if (UNSAFE.has(c.req.method) && !border.origins.allows(c.req.header('origin'), c.req.header('host'), secure))
        throw new Refused('bad-origin');
      await next();
      if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');
      c.header('X-Content-Type-Options', 'nosniff');
    });
    const tooLarge = (): never => {
      throw new Refused('too-large');
    };
    const usual = bodyLimit({ maxSize: border.bodyBytes, onError: tooLarge });
    const files = bodyLimit({ maxSize: border.fileBytes, onError: tooLarge });
    hono.use('/api/*', (c, next) => (c.req.path === '/api/matches/import' ? files : usual)(c, next));
  }

  /** A request without a body. */
  on<A extends TSchema>(route: Route & { answer: A }, handle: (c: Ctx) => Promise<Static<A>>): void;
  on(route: Route & { answer: null }, handle: (c: Ctx) => Promise<void>): void;
  on(route: Route, handle: (c: Ctx) => Promise<unknown>): void {
    this.#add(route, handle);
  }

  #add(route: Route, handle: (c: Ctx) => Promise<unknown>): void {
    const border = this.#border;
    this.#routes.push(route);
    const misformed = paramCheck(route.path);
    this.hono.on(route.method.toUpperCase(), `/api${route.path}`, async (c) => {
      const problem = misformed((name) => c.req.param(name));
      if (problem !== null) throw new Refused(problem);
      const who = await this.#admit(c, route).catch(async (refused: unknown) => {
        // Whoever still sends would lose the connection, and with it the answer that says how long to wait.
        await c.req.raw.arrayBuffer().catch(() => {});
        throw refused;
      });
      const answer = await handle(c);
      if (route.answer === null) return c.body(null, 204);
      if (route.repeated === true) return unchanged(c, JSON.stringify(answer));
      const text = JSON.stringify(answer);
      border.budget.sent(who, text.length);
      return c.body(text, route.status === 201 ? 201 : 200, { 'content-type': 'application/json' });
    });
  }

  /** Whoever asks, once it is known that they may: every request of every kind has its price. */
  async #admit(c: Ctx, { method, nameless, cost = method === 'get' ? 1 : WRITE_COST }: Route): Promise<Asker> {
    const { budget, whereabouts } = this.#border;
    const network = this.address(c);
    budget.knock(network);
    // Without a database nobody is known; the room says so, if it needs to know.
    const person = nameless === true ? null : ((await this.person(c).catch(() => null))?.id ?? null);
    if (person !== null) whereabouts.heard(person, network);
    const who = { person, network };
    budget.ask(who, cost);
    return who;
  }

  /** A request with a body, which is checked before anything is done. */
  with<B extends TSchema, A extends TSchema>(
    route: Route & { body: B; answer: A },
    handle: (c: Ctx, body: Static<B>) => Promise<Static<A>>,
  ): void {
    const check = Compile(route.body);
    this.on(route, async (c) => {
      const body = await readBody(c);
      if (!check.Check(body)) {
        const at = check.Errors(body)[0]?.instancePath ?? '';
        throw new Refused('bad-body', { at });
      }
      return handle(c, body as Static<B>);
    });
  }

  /** A request of somebody who is signed in; whoever is not hears so. */
  mine<A extends TSchema>(route: Route & { answer: A }, handle: (person: SignedIn, c: Ctx) => Promise<Static<A>>): void;
  mine(route: Route & { answer: null }, handle: (person: SignedIn, c: Ctx) => Promise<void>): void;
  mine(route: Route, handle: (person: SignedIn, c: Ctx) => Promise<unknown>): void {
    this.#add(forSomebody(route), async (c) => handle(await this.needPerson(c), c));
  }

  /** The same with a body. */
  mineWith<B extends TSchema, A extends TSchema>(
    route: Route & { body: B; answer: A },
    handle: (person: SignedIn, body: Static<B>, c: Ctx) => Promise<Static<A>>,
  ): void {
    this.with(forSomebody(route), async (c, body) => handle(await this.needPerson(c), body, c));
  }

  /** Whoever asks; null without a valid cookie. */
  person(c: Ctx): Promise<SignedIn | null> {
    let person = this.#people.get(c);
    if (person === undefined) {
      person = this.#border.sessions.person(c.req.header('cookie'));
      this.#people.set(c, person);
    }
    return person;
  }

  async needPerson(c: Ctx): Promise<SignedIn> {
    const person = await this.person(c);
    if (person === null) throw new Refused('no-session');
    return person;
  }

  address(c: Ctx): string {
    const { incoming } = c.env;
    return addressOf(incoming.headers, incoming.socket.remoteAddress, this.#border.proxied);
  }

  /** Whether whoever asks sits at this computer and calls it by a name of its own. */
  fromHere(c: Ctx): boolean {
    return !this.#border.proxied && calledByOwnName(c) && isOwnName(c.env.incoming.socket.remoteAddress ?? '');
  }

  /** Whether browsers may take this page for one that nobody has changed on its way: they say so in the console where it is not. */
  trusted(c: Ctx): boolean {
    const secure = isSecure(c.env.incoming.headers, c.env.incoming.socket, this.#border.proxied);
    return secure !== false || calledByOwnName(c);
  }

  /** Whether the browser speaks https with us, or with the proxy in front of us. */
  secure(c: Ctx): boolean {
    return isSecure(c.env.incoming.headers, c.env.incoming.socket, this.#border.proxied) === true;
  }

  /** To be called when all requests are known. */
  finish(): void {
    const description = describe(this.#routes);
    const live = describeLive(complete);
    this.hono.get('/api/openapi.json', (c) => c.json(description));
    this.hono.get('/api/live.json', (c) => c.json(live));
    this.hono.all('/api/*', () => {
      throw new Refused('not-found');
    });
  }
}

function calledByOwnName(c: Ctx): boolean {
  return isOwnName((c.req.header('host') ?? '').replace(/:\d+$/, ''));
}

function forSomebody<R extends Route>(route: R): R {
  return { ...route, problems: ['no-session', ...(route.problems ?? [])] };
}

/** What is asked for again and again: an answer that has not changed is not sent again, and a changed one is packed. */
async function unchanged(c: Ctx, text: string): Promise<Response> {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  c.header('Cache-Control', 'private, no-cache');
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding, Cookie');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  c.header('Content-Type', 'application/json; charset=utf-8');
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(text);
  c.header('Content-Encoding', 'gzip');
  return c.body(new Uint8Array(await promisify(gzip)(text)));
}

async function readBody(c: Ctx): Promise<unknown> {
  const kind = c.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(kind)) throw new Refused('bad-json');
  const read = readJson(await c.req.text());
  if (read === null) throw new Refused('bad-json');
  if (read.bad !== null) throw new Refused('bad-body', { at: read.bad });
  return read.value;
}
