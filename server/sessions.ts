import { createHash, randomBytes } from 'node:crypto';
import { deviceOf } from './device.ts';
import { cleanName } from './names.ts';
import type { People, SignedIn } from './store/people.ts';
import type { PersonTable, SessionTable } from './store/schema.ts';

export const COOKIE = 'tafelrunde';
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const YEAR_SECONDS = 365 * 24 * 3600;
const COLOURS = 5;

export function newId(bytes = 12): string {
  return randomBytes(bytes).toString('base64url');
}

export function newSecret(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashSecret(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token in a Cookie header. */
function readToken(header: string | undefined): string | null {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== COOKIE) continue;
    const token = pair.slice(at + 1).trim();
    return TOKEN.test(token) ? token : null;
  }
  return null;
}

/** Who is signed in where: a random cookie for each browser, of which only the hash is kept. */
export class Sessions {
  readonly #people: People;
  readonly #ended: ((sessions: readonly string[]) => void)[] = [];

  constructor(people: People) {
    this.#people = people;
  }

  /** The person of this Cookie header; null for no, a foreign or an outdated cookie. */
  async person(cookieHeader: string | undefined): Promise<SignedIn | null> {
    const token = readToken(cookieHeader);
    if (token === null) return null;
    return (await this.#people.bySession(hashSecret(token), Date.now())) ?? null;
  }

  /** A new guest. */
  async open(
    wish: { name: string; colour?: number | undefined },
    agent: string | undefined,
  ): Promise<{ person: PersonTable; token: string }> {
    const person: PersonTable = {
      id: newId(),
      name: cleanName(wish.name),
      colour: wish.colour ?? (randomBytes(1)[0] ?? 0) % COLOURS,
      created_at: Date.now(),
      leaving_at: null,
    };
    const { session, token } = newSession(person.id, agent);
    await this.#people.add(person, session);
    return { person, token };
  }

  /** Another browser of somebody who has proved who they are. */
  async enter(person: string, agent: string | undefined): Promise<string> {
    const { session, token } = newSession(person, agent);
    await this.#people.addSession(session);
    return token;
  }

  /** From now on these cookies open nothing. Says how many there were. */
  async end(person: string, which: { only?: string; except?: string }): Promise<number> {
    const ended = await this.#people.endSessions(person, which);
    this.hear(ended);
    return ended.length;
  }

  /** These sessions have ended, here or in another process. */
  hear(sessions: readonly string[]): void {
    for (const tell of this.#ended) tell(sessions);
  }

  onEnd(tell: (sessions: readonly string[]) => void): void {
    this.#ended.push(tell);
  }
}

function newSession(person: string, agent: string | undefined): { session: SessionTable; token: string } {
  const token = newSecret();
  const now = Date.now();
  return {
    token,
    session: {
      id: newId(),
      person,
      token_hash: hashSecret(token),
      device: deviceOf(agent),
      created_at: now,
      seen_at: now,
    },
  };
}

export function cookieFor(token: string, secure: boolean): string {
  return `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}${secure ? '; Secure' : ''}`;
}

export function noCookie(secure: boolean): string {
  return `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure ? '; Secure' : ''}`;
}
